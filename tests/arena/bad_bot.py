"""A program that greets as it should and then, when it is to move, does what its argument says."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time


def crash() -> None:
    raise ZeroDivisionError("division\rby\x1b[31m zero")


def hang() -> None:
    time.sleep(3600)


def hang_with_a_child() -> None:
    """A child that would hold the pipes open if it lived on."""
    subprocess.run([sys.executable, "-c", "import time; time.sleep(3600)"], check=True)


def flood() -> None:
    while True:
        print("info still thinking")


def long_line() -> None:
    while True:
        print("x" * 100_000, end="")


TRICKS = {
    "crash": crash,
    "leave": sys.exit,
    "die": lambda: os.kill(os.getpid(), signal.SIGSEGV),
    "hang": hang,
    "hang-with-a-child": hang_with_a_child,
    "flood": flood,
    "long-line": long_line,
    "close": lambda: (os.close(1), time.sleep(3600)),
    "illegal": lambda: print("bestmove 9r1"),
    "tile": lambda: print("bestmove =r"),
    "garbage": lambda: print("\x00 hello\nbestmove \xff\xfe{}"),
    "nothing": lambda: print("bestmove"),
    "error": lambda: print("error I do not know this game"),
}

for line in sys.stdin:
    word = line.split()[0]
    if word == "azulejos":
        print("hello\nid name Bad\nready")
    elif word == "isready":
        print("readyok")
    elif word == "go":
        TRICKS[sys.argv[1]]()
    elif word == "quit":
        break
    sys.stdout.flush()
