"""A bot in 30 lines: it plays any legal move. What is legal it asks `azulejos engine`, which knows the rules.

azulejos arena greedy "mine=cmd:python examples/random_bot.py" --games 10
"""

import random
import subprocess
import sys

command = [sys.executable, "-m", "azulejos", "engine"]
rules = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)

for line in sys.stdin:
    word = line.split(" ")[0].strip()
    if word == "azulejos":
        print("id name Random\nready", flush=True)
    elif word == "isready":
        print("readyok", flush=True)
    elif word in ("newgame", "position", "moves"):
        rules.stdin.write(line)
    elif word == "go":
        rules.stdin.write("legal\n")
        _, *moves = rules.stdout.readline().split()
        print("bestmove", random.choice(moves), flush=True)
    elif word == "quit":
        break
rules.communicate("quit\n")
