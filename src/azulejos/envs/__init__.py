"""The games as environments for research.

`vector` steps many games in one call and needs nothing but NumPy; `pettingzoo`, `gymnasium` and `openspiel` are thin
adapters to those libraries, each with an extra of its own: `pip install azulejos[pettingzoo]`.
"""
