"""A bot as a Python object in the arena: how it does against two of ours, with the same deals for all.

python examples/measure_bot.py
"""

from python_bot import LineFiller

from azulejos import arena

if __name__ == "__main__":
    report = arena.play([LineFiller(), "random", "greedy"], game="azul/2", games=10, start="random")
    print(report.to_markdown())
