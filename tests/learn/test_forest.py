"""Games that play themselves: the search keeps to what can be seen, and both forms do the same."""

import random

import numpy as np
import pytest

import azulejos
from azulejos.kernel import Generator, seed

torch = pytest.importorskip("torch", reason="torch is not installed: pip install 'azulejos[learn]'")

from azulejos.learn.forest import CERTAIN, CHOICES, IS_DONE, IS_ODD, MOVER, PLAYERS, VIEWER  # noqa: E402
from azulejos.learn.groups import share_out  # noqa: E402
from azulejos.learn.hands import new_net  # noqa: E402
from azulejos.learn.loops import game_functions  # noqa: E402
from azulejos.learn.runners import CompiledRunner, PlainRunner  # noqa: E402
from azulejos.learn.selfplay import SelfPlay  # noqa: E402
from azulejos.learn.settings import Settings  # noqa: E402
from azulejos.nets.plug import plug  # noqa: E402
from azulejos.nets.tree import Node  # noqa: E402
from learn.small import tiny  # noqa: E402

ALL = ("azul/2", "azul-grey/3", "azul-jokers/4", "azul-grey-jokers/2", "azul-express/3")
HISTORY = ("actions", "shares", "found", "results", "marks", "stats")


def forest(settings: Settings, seed: int = 1) -> SelfPlay:
    torch.manual_seed(seed)
    net = new_net(settings, "teacher").requires_grad_(False)
    with torch.no_grad():  # opinions, so that it matters what is seen
        net.policy.weight.mul_(30)
        net.value.weight.mul_(30)
    return SelfPlay(settings, share_out(settings.groups, settings.play.games), net, 7, torch.device("cpu"))


@pytest.fixture(autouse=True)
def _plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AZULEJOS_RULES", "plain")


@pytest.mark.compiled
@pytest.mark.parametrize("games", [ALL, ("pavilion/2", "pavilion-mono/3")])
def test_plain_and_compiled_games_are_the_same(games: tuple[str, ...]) -> None:
    settings = tiny(*games, moves=24)
    plain, compiled = forest(settings), forest(settings)
    compiled.runner = CompiledRunner(settings.box)
    assert isinstance(plain.runner, PlainRunner)
    for each in (plain, compiled):
        each.play_chunk(4)
    for name in ("states", "randoms", "edges"):
        assert torch.equal(plain.forest[name], compiled.forest[name]), name
    for name in HISTORY:
        assert torch.allclose(plain.history[name], compiled.history[name], rtol=0, atol=1e-6), name


@pytest.mark.parametrize("games", [ALL, ("pavilion/2", "pavilion/4")])
def test_what_is_kept_of_a_move_is_whole(games: tuple[str, ...]) -> None:
    """Actions are legal, shares are a policy, chances are odds, and every game goes on."""
    settings = tiny(*games, moves=30)
    played = forest(settings)
    chunk = played.play_chunk(4)
    choices = played.history["marks"][..., CHOICES].flatten()
    assert choices.min() >= 1
    for row in range(len(chunk.inputs)):
        count = int(choices[row])
        assert len(set(chunk.actions[row, :count].tolist())) == count
        assert chunk.shares[row, :count].sum().item() == pytest.approx(CERTAIN, abs=count)
    players = chunk.players.long()
    assert torch.allclose(chunk.targets[:, :4].sum(1), torch.ones(len(players)), atol=1e-4)
    empty = torch.arange(4) >= players[:, None]
    assert not chunk.targets[:, :4][empty].any()
    assert not chunk.targets[:, 4:][empty].any()
    seats = [game.players for game in settings.games]
    assert players.view(30, -1)[0].tolist() == [seats[group] for group in played.groups]
    assert played.history["marks"][..., MOVER].min() >= 0
    assert played.take_stats()[:, 0].tolist() == [30 * len(played.groups) // len(games)] * len(games)


def test_every_simulation_is_a_visit() -> None:
    settings = tiny(*ALL, moves=2)
    played = forest(settings)
    for _ in range(3):
        played.ask()
        for simulation in range(4):
            played.runner.grow(played.trees, played.calls, played.taste, played._schedules[4], simulation)
            played.ask()
        roots = played.forest["nodes"].numpy().view(Node.dtype())[:, 0]
        assert roots["visits"].tolist() == [4] * len(ALL)  # the fifth is still being judged
        played.runner.finish(played.trees, played.calls, played.starts, played.kept, played.taste)


def test_a_search_does_not_see_what_will_be_dealt() -> None:
    """Another generator of the deals changes what is dealt, and nothing that was found before."""
    settings = tiny("azul/2", moves=40, games=3)
    one, other = forest(settings), forest(settings)
    for each in (one, other):
        each.history["clock"].zero_()
    is_changed = False
    for move in range(40):
        if not is_changed:
            other.forest["randoms"][:, 0] += 12345
        for each in (one, other):
            each.play_move(4)
        for name in ("actions", "shares", "found"):
            assert torch.equal(one.history[name][move], other.history[name][move]), (name, move)
        dealt = one.history["marks"][move, :, VIEWER] > 0
        if dealt.any():
            is_changed = True
            game = int(dealt.nonzero()[0])
            assert not torch.equal(one.inputs[game], other.inputs[game])
            assert torch.equal(one.history["undealt"][game], other.history["undealt"][game])
            break
        other.forest["randoms"][:, 0] -= 12345
    assert is_changed


def test_tiles_of_the_supply_are_drawn_one_by_one_and_the_next_round_stays_in_the_bag() -> None:
    """In Summer Pavilion tiles are drawn inside a round, by the generator that is given: in a search, its own."""
    game = azulejos.game("pavilion", 2)
    box, rng = game.box, random.Random(3)
    act = game_functions(box).act
    refills, ends = 0, 0
    while refills < 3:
        position = game.new(rng)
        while not position.is_over:
            if position.is_chance:
                position = position.deal(rng)
                continue
            move = rng.choice(position.legal_actions())
            after = position.apply(move)
            if after.is_chance:
                drawn = []
                for number in (1, 2, 3):
                    state, generator = position.state(), Generator()
                    seed(generator, number)
                    act(state, move.id, generator)
                    assert state.to_act >= 0 or state.phase == box.phases.index("deal")
                    drawn.append(state.supply)
                    if state.to_act < 0:
                        assert state.available == 0
                is_refill = after.phase == "refill"
                refills += is_refill and not all(each == drawn[0] for each in drawn)
                ends += not is_refill
            position = after
    assert ends > 0


def test_a_tree_without_room_looks_no_further() -> None:
    settings = tiny("azul/2", moves=8, simulations=[12], room=0)
    played = forest(settings)
    chunk = played.play_chunk(12)
    assert chunk.choices.min() >= 1
    assert played.forest["used"][:, 1].max() <= plug(settings.box).MOST_CHOICES


def test_odd_moves_are_marked_and_are_as_many_as_asked_for() -> None:
    settings = tiny("azul/2", moves=40, games=10, odd=2)
    played = forest(settings)
    played.play_chunk(4)
    share = (played.history["marks"][..., IS_ODD] > 0).float().mean().item()
    assert 0.4 < share < 0.6


def test_a_game_that_is_over_is_paid_and_begins_anew() -> None:
    settings = tiny("azul/3;max_rounds=1", moves=40)
    played = forest(settings)
    played.play_chunk(4)
    marks, results = played.history["marks"], played.history["results"]
    over = marks[..., IS_DONE] > 0
    assert over.sum() >= 4
    assert torch.allclose(results[over][:, :3].sum(1), torch.ones(int(over.sum())))
    assert (marks[..., PLAYERS] == 3).all()
    margins = results[over][:, 4:7]
    assert ((margins > 0).sum(1) <= 1).all()
    assert ((margins >= 0) == (margins == margins.max(1, keepdim=True).values)).all()
    kind = settings.box.state.dtype()
    assert np.all(played.forest["states"].numpy().view(kind)[:, 0]["round"] == 1)
