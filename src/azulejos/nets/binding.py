"""The tree's functions of a box, bound to its rules; still rule functions, which run plain, compiled or on a GPU."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from ..envs import plug as envs_plug
from ..envs.rewards import WIN, Ranking, pay, pay_margins
from ..kernel import Generator, bind
from ..rules.box import Box
from ..search import plug as search_plug
from . import tree
from .plug import plug
from .tree import Rules, Tree, Walking


class TreeRules(NamedTuple):
    """What `tree.py` has for a box."""

    rules: Rules
    follow: Callable[[Tree, Any, int, Generator, int], None]
    add_node: Callable[[Tree, Any, int, int, float], int]
    look: Callable[[Tree, Any, int, Any, list[int]], int]
    walk_by_puct: Callable[[Tree, Any, Generator, int, float], tuple[int, int]]


@cache
def tree_rules(box: Box) -> TreeRules:
    """The functions of a box; those that are not bound are the same for all."""
    searched, name = search_plug.plug(box), f"{box.name}.nets"
    ranking = Ranking(envs_plug.plug(box).standing)
    rules = Rules(
        apply=box.apply,
        deal=box.deal,
        candidates=searched.candidates,
        rests=searched.rests,
        pay=bind(pay, f"{name}.pay", ranking=ranking),
        pay_margins=pay_margins,
        describe=plug(box).describe,
        reward=WIN,
    )
    follow = bind(tree.follow, f"{name}.follow", rules=rules)
    return TreeRules(
        rules=rules,
        follow=follow,
        add_node=bind(tree.add_node, f"{name}.add_node", rules=rules),
        look=bind(tree.look, f"{name}.look", rules=rules),
        walk_by_puct=bind(tree.walk_by_puct, f"{name}.walk_by_puct", walking=Walking(follow)),
    )
