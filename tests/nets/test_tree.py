"""The tree on hand-made examples: choosing, backing up, solving, and the two ways to search."""

from __future__ import annotations

import math
import random
from collections import Counter

import pytest

from azulejos.nets.forward import SEATS
from azulejos.nets.gumbel import considered_visits
from azulejos.nets.tree import OVER, REST, TURN, chance_of, utility_of, win_of
from nets.trees import COMPILED, PLAIN, Garden

SHARE = 0.6
EVEN = (0.0,) * 8


@pytest.fixture(params=[PLAIN, pytest.param(COMPILED, marks=pytest.mark.compiled)])
def garden(request: pytest.FixtureRequest) -> Garden:
    made = Garden(request.param)
    made.plant(0)
    return made


def judged(garden: Garden, node: int, win: float = 0.0, margin: float = 0.0, players: int = 2) -> None:
    """The network's word, as seen from the node's seat: its logit of winning over the others', and its margin."""
    outputs = [win, *[0.0] * (SEATS - 1), margin, *[-margin] * (SEATS - 1)]
    garden.judge(node, garden.numbers(*outputs), players, SHARE)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_winning_counts_from_one_down_and_equal_chances_count_nothing(players: int) -> None:
    assert win_of(1.0, players) == 1
    assert win_of(1 / players, players) == pytest.approx(0)
    assert win_of(0.0, players) == pytest.approx(-1 / (players - 1))
    assert chance_of(win_of(0.3, players), players) == pytest.approx(0.3)


def test_first_comes_winning_then_points_of_which_the_first_count_most() -> None:
    assert utility_of(1.0, 0.0, 0.6) == 0.6
    assert utility_of(0.0, 1.0, 0.6) == pytest.approx(0.4 * math.tanh(1))
    assert utility_of(0.0, 2.0, 0.6) - utility_of(0.0, 1.0, 0.6) < utility_of(0.0, 1.0, 0.6)


@pytest.mark.parametrize(("players", "seat"), [(2, 1), (3, 2), (4, 1)])
def test_outputs_are_counted_from_the_viewer_clockwise(garden: Garden, players: int, seat: int) -> None:
    garden.plant(seat)
    logits = [0.5, -1.0, 2.0, 0.25]
    garden.judge(0, garden.numbers(*logits, 0.1, 0.2, 0.3, 0.4), players, SHARE)
    root = garden.nodes[0]
    total = sum(map(math.exp, logits[:players]))
    for i in range(players):
        there = (seat + i) % players
        assert chance_of(root.win[there], players) == pytest.approx(math.exp(logits[i]) / total, abs=1e-6)
        assert root.margin[there] == pytest.approx((i + 1) / 10)
        assert root.utility[there] == pytest.approx(utility_of(root.win[there], root.margin[there], SHARE), abs=1e-6)
    assert sum(root.win[i] for i in range(SEATS)) == pytest.approx(0, abs=1e-6)
    for there in range(players, SEATS):
        assert (root.win[there], root.margin[there], root.utility[there]) == (0, 0, 0)
    assert root.judged == pytest.approx(root.utility[seat])


def test_priors_are_the_softmax_of_the_legal_actions_logits(garden: Garden) -> None:
    garden.add_edges(0, [1.0, 2.0, 3.0])
    total = sum(map(math.exp, (1, 2, 3)))
    assert [garden.edges[i].prior for i in range(3)] == pytest.approx([math.exp(i) / total for i in (1, 2, 3)])
    garden.write_priors_of_all(0, garden.numbers(*range(20)))
    assert [garden.edges[i].prior for i in range(3)] == pytest.approx([math.exp(i) / total for i in (1, 2, 3)])


def test_a_temperature_divides_the_logits_before_the_softmax(garden: Garden) -> None:
    garden.add_edges(0, [2.0, 4.0, 6.0])
    garden.write_priors(0, garden.numbers(2.0, 4.0, 6.0), 2.0)
    total = sum(map(math.exp, (1, 2, 3)))
    assert [garden.edges[i].prior for i in range(3)] == pytest.approx([math.exp(i) / total for i in (1, 2, 3)])


def test_a_visit_counts_for_every_node_above(garden: Garden) -> None:
    judged(garden, 0)
    garden.add_edges(0, [0.0, 0.0])
    child = garden.grow(0, 0, 1, TURN)
    judged(garden, child, margin=0.5)
    garden.back_up(child)
    garden.add_edges(child, [0.0])
    last = garden.grow(child, 2, 0, TURN)
    judged(garden, last, margin=0.25)
    garden.back_up(last)
    nodes = garden.nodes
    assert [nodes[i].visits for i in range(3)] == [3, 2, 1]
    assert nodes[0].margin[0] == pytest.approx(0 - 0.5 + 0.25)
    assert nodes[child].margin[1] == pytest.approx(0.5 - 0.25)
    garden.visit_again(last, 1)
    assert [nodes[i].visits for i in range(3)] == [4, 3, 2]
    assert nodes[last].margin[0] == pytest.approx(0.5)
    assert nodes[0].margin[0] == pytest.approx(0.25 - 0.5 + 0.25)


def test_a_node_is_solved_when_its_children_are_and_takes_the_best_of_them(garden: Garden) -> None:
    judged(garden, 0)
    garden.add_edges(0, [0.0, 0.0])
    first = garden.grow(0, 0, 1, TURN)
    judged(garden, first, margin=9.0)
    garden.back_up(first)
    garden.add_edges(first, [0.0, 0.0])
    nodes = garden.nodes
    for edge, margin in ((2, 0.5), (3, 0.75)):
        leaf = garden.grow(first, edge, 0, REST)
        judged(garden, leaf, margin=margin)
        garden.back_up(leaf)
        assert nodes[leaf].solved
    # Seat 1 acts in `first`, and prefers that seat 0 is ahead by less.
    assert nodes[first].solved
    assert nodes[first].margin[0] / nodes[first].visits == pytest.approx(0.5)
    assert not nodes[0].solved
    assert nodes[0].closed == 1
    second = garden.grow(0, 1, 1, REST)
    judged(garden, second, margin=-0.6)
    garden.back_up(second)
    assert nodes[0].solved
    assert nodes[0].margin[0] / nodes[0].visits == pytest.approx(0.6)
    assert garden.best_edge(0) == 1


def test_puct_prefers_priors_at_first_and_values_later(garden: Garden) -> None:
    judged(garden, 0)
    garden.add_edges(0, [2.0, 0.0])
    assert garden.choose_by_puct(0, 1.0) == 0
    bad = garden.grow(0, 0, 1, TURN)
    judged(garden, bad, margin=3.0)
    garden.back_up(bad)
    assert garden.choose_by_puct(0, 0.1) == 1
    assert garden.choose_by_puct(0, 50.0) == 0


def test_what_waits_for_the_network_is_worth_less_until_it_answers(garden: Garden) -> None:
    judged(garden, 0)
    garden.add_edges(0, [0.1, 0.0])
    assert garden.choose_by_puct(0, 0.5) == 0
    waits = garden.grow(0, 0, 1, TURN)
    garden.expect(waits, 1)
    assert garden.nodes[0].pending == 1
    assert garden.choose_by_puct(0, 0.5) == 1
    garden.expect(waits, -1)
    assert [garden.nodes[i].pending for i in range(2)] == [0, 0]


def test_puct_leaves_solved_children_alone_that_are_not_the_best(garden: Garden) -> None:
    judged(garden, 0)
    garden.add_edges(0, [9.0, 0.0, 0.0])
    for edge, margin in ((0, 0.5), (1, 0.1)):
        leaf = garden.grow(0, edge, 1, REST)
        judged(garden, leaf, margin=margin)
        garden.back_up(leaf)
    # Both are bad for seat 0, the first one more so, whatever its prior.
    assert garden.choose_by_puct(0, 0.0) in (1, 2)
    assert garden.choose_by_puct(0, 100.0) in (1, 2)


@pytest.mark.parametrize(("actions", "simulations"), [(1, 5), (2, 7), (4, 16), (5, 16), (16, 32), (16, 200), (16, 8)])
def test_sequential_halving_gives_the_better_half_more_visits(actions: int, simulations: int) -> None:
    """Played out on actions whose worth is their number: at the end the best one has most visits."""
    visits: Counter[int] = Counter()
    sequence = considered_visits(actions, simulations)
    assert len(sequence) == simulations
    for wanted in sequence:
        tried = [action for action in range(actions) if visits[action] == wanted]
        assert tried, "an action with so many visits must be there"
        visits[max(tried)] += 1
    assert max(visits.values()) == visits[actions - 1]
    if simulations >= actions:
        assert len(visits) == actions


def test_gumbel_search_goes_by_noise_prior_and_value(garden: Garden) -> None:
    judged(garden, 0)
    garden.add_edges(0, [0.0, 1.0, 0.0])
    assert garden.choose_at_root(garden.numbers(0, 0, 0), 0) == 1
    assert garden.choose_at_root(garden.numbers(0, 0, 5), 0) == 2
    child = garden.grow(0, 2, 1, TURN)
    judged(garden, child, margin=-2.0)
    garden.back_up(child)
    assert garden.choose_at_root(garden.numbers(0, 0, 5), 0) == 1, "edge 2 has a visit already"
    assert garden.choose_at_root(garden.numbers(0, 0, 0), 1) == 2
    assert garden.find_by_gumbel(garden.numbers(0, 0, 5), 0) == (0, 1)
    out = garden.numbers(0, 0, 0)
    garden.write_policy(0, out)
    assert sum(out) == pytest.approx(1, abs=1e-5)
    assert out[2] > 0.97, "seat 0 is far ahead after it"


def test_visits_follow_the_improved_policy(garden: Garden) -> None:
    """Below the root, visits come to be shared out as the policy is."""
    judged(garden, 0)
    garden.add_edges(0, [0.0, 0.7, 1.4])
    for _ in range(60):
        edge = garden.choose_by_policy(0)
        child = garden.edges[edge].child or garden.grow(0, edge, 1, OVER)
        if garden.nodes[child].visits:
            garden.visit_again(child, 1)
        else:
            judged(garden, child)
            garden.back_up(child)
    out = garden.numbers(0, 0, 0)
    garden.write_policy(0, out)
    shares = [garden.visits_of(edge) / 60 for edge in range(3)]
    assert shares == pytest.approx(list(out), abs=0.03)


def test_what_was_not_tried_is_worth_a_mixture_of_what_was_seen(garden: Garden) -> None:
    judged(garden, 0, margin=1.0)
    garden.add_edges(0, [0.0, 0.0])
    root = garden.nodes[0]
    assert garden.mixed_value(0) == pytest.approx(root.judged)
    child = garden.grow(0, 0, 1, TURN)
    judged(garden, child, margin=0.5)
    garden.back_up(child)
    seen = garden.nodes[child].utility[0]
    assert garden.mixed_value(0) == pytest.approx((root.judged + seen) / 2)


@pytest.mark.compiled
def test_plain_and_compiled_trees_are_alike_to_the_last_bit() -> None:
    """The same answers of a network, chosen at random, grow the same tree in both forms."""
    grown = []
    for form in (PLAIN, COMPILED):
        rng, garden = random.Random(8), Garden(form, 400, 4000)
        garden.plant(0)
        for simulation in range(300):
            n, e = walk(garden, ("puct", "policy")[simulation % 2])
            if e < 0 and garden.nodes[n].visits:
                garden.visit_again(n, 1 + simulation % 3)
                continue
            if e >= 0:
                n = garden.grow(n, e, 1 - garden.nodes[n].seat, REST if rng.random() < 0.4 else TURN)
            outputs = garden.numbers(*(rng.gauss(0, 1) for _ in range(8)))
            garden.judge(n, outputs, 2, SHARE)
            garden.back_up(n)
            if garden.nodes[n].kind == TURN:
                garden.add_edges(n, [rng.gauss(0, 1) for _ in range(rng.randrange(1, 6))])
        grown.append((list(garden.tree.used), bytes(garden.nodes), bytes(garden.edges)))
    assert grown[0] == grown[1]


def walk(garden: Garden, way: str) -> tuple[int, int]:
    n, nodes = 0, garden.nodes
    while nodes[n].kind == TURN and not nodes[n].solved and nodes[n].visits:
        e = garden.choose_by_puct(n, 0.8) if way == "puct" else garden.choose_by_policy(n)
        if not garden.edges[e].child:
            return n, e
        n = garden.edges[e].child
    return n, -1
