"""Bots think in processes of their own, so that the game's process stays free for people.

- `thoughts`: what a bot is asked, and the pure function that answers.
- `fairness`: who comes first, and how long each may take.
- `process`: one worker process, and how it settles down.
- `local`: workers of this server alone; `shared`: a queue in PostgreSQL, from which workers of any machine take.
"""
