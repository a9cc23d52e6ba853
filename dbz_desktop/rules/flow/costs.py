"""What an attack costs as it is performed: what is chosen, and what is said of it then (ATK-2)."""

from __future__ import annotations

from dbz_desktop.rules.flow import stages
from dbz_desktop.rules.flow.attacks import cost_of, in_force
from dbz_desktop.rules.kernel.decisions import Act, Ask, Option
from dbz_desktop.rules.kernel.deed import PERFORM, Deed
from dbz_desktop.rules.kernel.game import Attack, Game, Steps
from dbz_desktop.rules.kernel.matters import FREE


def announced(game: Game, attack: Attack, otherwise: bool) -> Steps:
    """Let what waits for the attack say what it costs, unless that is met `otherwise` (ATK-2)."""
    before = cost_of(game, attack)
    player, origin = attack.player, attack.origin
    yield from game.herald(Deed(PERFORM, player, (attack.card,), player, origin, attack=attack))
    if not otherwise:
        attack.cost = max(0, attack.cost + cost_of(game, attack) - before)


def chosen(game: Game, attack: Attack) -> Steps:
    """The stages that the player of an attack chooses to pay, where its cost is open (ATK-2)."""
    most = attack.section.header.most
    if most is None or in_force(game, attack, FREE):
        return 0
    # What it costs at least is paid besides.
    least: int = attack.section.header.cost
    most = max(0, min(most - least, stages.current(game, attack.performer) - attack.cost))
    options = tuple(Option(Act.NUMBER, str(least + n), value=n) for n in range(most + 1))
    prompt = "Pay how many stages for it?"
    number = yield from game.ask(attack.player, Ask.NUMBER, prompt, "ATK-2", options, attack.source)
    # What else changes the cost doesn't change the number that was chosen.
    attack.source.memory.feature = least + options[number].value
    return options[number].value
