"""What a player must do where he could leave it: the attack he performs, the one he stops (EFF-4).

What he may not do, or can't, he need not do: then nothing is asked of him but what always is.
"""

from __future__ import annotations

from dbz_desktop.rules.flow.attacks import answering, prepare
from dbz_desktop.rules.flow.legality import COPY_AGAIN
from dbz_desktop.rules.kernel import door
from dbz_desktop.rules.kernel.base import AttackFilter
from dbz_desktop.rules.kernel.decisions import Option, WhyNot
from dbz_desktop.rules.kernel.deed import PERFORM, AttackVerb, CombatVerb, Deed
from dbz_desktop.rules.kernel.game import Attack, Game, Source

_PASS = CombatVerb.PASS


def attacks(game: Game, player: int, able: list[Option]) -> list[Option]:
    """The attacks that a player must perform as his action, of all that he is `able` to do."""
    if not door.answered(game, PERFORM):
        return []
    return [option for option in able if _must_perform(game, player, option)]


def only_attacks(
    game: Game, player: int, able: list[Option], given: bool | AttackFilter
) -> list[Option]:
    """Of all that a player is `able` to do what is such an attack: he has been `given` no more."""
    attacks = [option for option in able if _is_attack(game, option)]
    if isinstance(given, bool):
        return attacks
    source = Source(player)
    return [each for each in attacks if given.fits(game, _as_attack(game, player, each), source)]


def _is_attack(game: Game, option: Option) -> bool:
    # What a sentence lets be done is an action of its own.
    return option.section >= 0 and game.section(option.card, option.section).is_attack


def _as_attack(game: Game, player: int, option: Option) -> Attack:
    """An attack as it would be performed."""
    section = game.section(option.card, option.section)
    copy = option.value == COPY_AGAIN
    return prepare(game, player, option.card, section, option.performer, copy)


def never_passes(game: Game, player: int) -> bool:
    """Whether a player may not pass, as long as there is something else that he can do (COM-2)."""
    return _PASS in game.spoken and not door.may(game, Deed(_PASS, player))


def why_pass(game: Game, player: int) -> WhyNot | None:
    """Why a player must pass, whatever else he could do (COM-2)."""
    source = door.demand(game, Deed(_PASS, player)) if _PASS in game.spoken else None
    if source is None:
        return None
    return WhyNot(f"{door.named(game, source)} has the player pass.", "COM-2")


def must_stop(game: Game, attack: Attack) -> bool:
    """Whether the defender must answer an attack with what he has for it (ATK-3)."""
    if not door.answered(game, AttackVerb.STOP):
        return False
    return door.must(game, answering(AttackVerb.STOP, attack, Source(attack.defender)))


def _must_perform(game: Game, player: int, option: Option) -> bool:
    if not _is_attack(game, option):
        return False
    attack = _as_attack(game, player, option)
    where = game.state.where[option.card]
    deed = Deed(PERFORM, player, (option.card,), player, where, attack=attack)
    return door.must(game, deed)
