"""Print a random game of every preset, for the tests of the web app: each position, and the events that led to it."""

import json
import random
import sys

import azulejos
from azulejos.rules.boxes import all_presets

rng = random.Random(6)
games = {}
for name in all_presets():
    position = azulejos.game(name, 2 + len(games) % 3).start()
    frames = games[name] = [{"events": [], "position": position.to_json()}]
    while not position.is_over:
        transition = position.play(rng.choice(position.legal_actions()))
        position = transition.position
        events = [event.to_json() for event in transition.events]
        frames.append({"events": events, "position": position.to_json()})
json.dump(games, sys.stdout)
