"""The games in OpenSpiel, with explicit chance: every tile drawn is a chance node of its own.

    import pyspiel
    import azulejos.envs.openspiel
    game = pyspiel.load_game("azulejos_azul(players=3,reward=margin)")

Importing this module registers every preset, under its name with underscores.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np

from ..extras import needed

with needed("openspiel", __name__):
    import pyspiel
    from open_spiel.python.observation import IIGObserverForPublicInfoGame

from ..rules.boxes import all_presets
from ..rules.chance import CHANCE, NOBODY
from ..rules.engine import ILLEGAL
from ..rules.game import Position
from .capped import MAX_ROUNDS, capped_game, has_last_round
from .core import Core, core_of
from .plug import plug
from .rewards import Reward

PLAYER_IDS = {CHANCE: pyspiel.PlayerId.CHANCE, NOBODY: pyspiel.PlayerId.TERMINAL}


def game_type(preset: str, players: int = 2, reward: Reward = Reward.WIN) -> pyspiel.GameType:
    """What kind of game it is. Margins add up to nothing between two players only."""
    is_zero_sum = reward is Reward.WIN or players == 2
    parameters: dict[str, Any] = {"players": 2, "reward": Reward.WIN.value}
    if has_last_round(preset):
        parameters["max_rounds"] = MAX_ROUNDS
    return pyspiel.GameType(
        short_name=f"azulejos_{preset.replace('-', '_')}",
        long_name=f"Azulejos {preset.replace('-', ' ').title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if is_zero_sum else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=4,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


class AzulejosGame(pyspiel.Game):  # type: ignore[misc]
    """The base of a class for each preset."""

    preset: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        parameters = {"players": 2, "reward": Reward.WIN.value, **(params or {})}
        players, self.reward = parameters["players"], Reward.of(parameters["reward"])
        cap = {"max_rounds": parameters["max_rounds"]} if "max_rounds" in parameters else {}
        self.core = core_of(capped_game(self.preset, players, **cap))
        game, view = self.core.game, plug(self.core.game.box)
        bag = self.core.engine.read(self.core.start).bag
        kind = game_type(self.preset, players, self.reward)
        self._most_draws = view.most_draws(players, game.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.num_actions,
            max_chance_outcomes=sum(count > 0 for count in bag),
            num_players=players,
            min_utility=-1 / (players - 1) if self.reward is Reward.WIN else -float(view.MOST_POINTS),
            max_utility=1.0 if self.reward is Reward.WIN else float(view.MOST_POINTS),
            utility_sum=0.0 if kind.utility == pyspiel.GameType.Utility.ZERO_SUM else None,
            max_game_length=view.most_turns(players, game.options),
        )
        super().__init__(kind, info, params or {})

    def new_initial_state(self) -> AzulejosState:
        return AzulejosState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self._most_draws

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return TableObserver(self.core, params)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


class AzulejosState(pyspiel.State):  # type: ignore[misc]
    """A position; at chance nodes, outcomes are the colors in the order of the box."""

    def __init__(self, game: AzulejosGame) -> None:
        super().__init__(game)
        self.core = game.core
        self.reward = game.reward
        self.words = game.core.start
        self.to_act = CHANCE

    @property
    def position(self) -> Position:
        return self.core.position(self.words)

    def current_player(self) -> int:
        return int(PLAYER_IDS.get(self.to_act, self.to_act))

    def is_terminal(self) -> bool:
        return self.to_act == NOBODY

    def _legal_actions(self, player: int) -> list[int]:
        return self.core.engine.legal(self.words)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        bag = self.words.view(self.core.engine.dtype)[0]["bag"].tolist()
        return [(color, count / sum(bag)) for color, count in enumerate(bag) if count]

    def _apply_action(self, action: int) -> None:
        number = self._number(self.to_act, action)
        words, to_act = self.core.engine.advance(self.words, number)
        if to_act == ILLEGAL:
            self.position.apply(number)  # which raises, and says why
        self.words, self.to_act = words, to_act

    def _number(self, player: int, action: int) -> int:
        """The action's number in the rules."""
        return self.core.game.box.first_draw + action if player < 0 else action

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.core.game.box.action(self._number(player, action)))

    def returns(self) -> list[float]:
        if self.to_act != NOBODY:
            return [0.0] * self.core.game.players
        return self.core.returns(self.position, self.reward)

    def __str__(self) -> str:
        return str(self.position)


class TableObserver:
    """What a player sees: the planes of `azulejos.envs.layout`, by name."""

    def __init__(self, core: Core, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations, but these were given: {params}")
        self._core = core
        self.tensor = np.zeros(core.layout.size, np.float32)
        self.dict = core.layout.split(self.tensor)

    def set_from(self, state: AzulejosState, player: int) -> None:
        self._core.observe(state.words, player, self.tensor)

    def string_from(self, state: AzulejosState, player: int) -> str:
        return str(state)


# A class for each, as of OpenSpiel's own games: the registry outlives Python, where it may not free a function.
GAMES = {
    preset: type(f"{preset.title().replace('-', '')}Game", (AzulejosGame,), {"preset": preset})
    for preset in all_presets()
}
for _preset, _game in GAMES.items():
    pyspiel.register_game(game_type(_preset), _game)
