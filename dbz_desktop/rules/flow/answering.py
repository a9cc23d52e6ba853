"""What may answer an attack, and why the rest may not (ATK-3, COM-5)."""

from __future__ import annotations

from dbz_desktop.cards.model import ALLY, DRILL, SETUP
from dbz_desktop.rules.flow import allies, elsewhere, stages
from dbz_desktop.rules.flow.attacks import in_force, why_unanswered
from dbz_desktop.rules.flow.legality import (
    FROM_HAND,
    barred,
    card_is_barred,
    lent_powers,
    note_forbids,
    unusable_now,
    used_up,
)
from dbz_desktop.rules.kernel.attack_events import AttackUnstopped
from dbz_desktop.rules.kernel.cardtext import Section
from dbz_desktop.rules.kernel.decisions import Act, Option, WhyNot
from dbz_desktop.rules.kernel.events import HAND, NOBODY
from dbz_desktop.rules.kernel.game import Attack, Game, Source
from dbz_desktop.rules.kernel.matters import DEFENSES


def defenders(game: Game, player: int) -> list[int]:
    """The personalities whose [defense] Powers may be used, the MP first (COM-6).

    Defending is no action (COM-5), so what lets or forbids Allies to make actions says nothing of
    it (HSE-7).
    """
    side = game.state.players[player]
    able = stages.personalities(game, player)
    if side.stages <= 1 or len(able) == 1:
        return able
    return [c for c in able if c == side.mp_card or allies.may_defend_anyway(game, player, c)]


def defense_options(game: Game, attack: Attack) -> list[Option]:
    """The [defense] cards that may answer an attack (ATK-3)."""
    player = attack.defender
    side = game.state.players[player]
    options: list[Option] = []
    programs = game.programs
    for card in (*side.hand, *elsewhere.as_in_hand(game, player), *side.in_use):
        if not programs[card].defense_sections:
            continue
        if card not in side.in_use or card in game.state.remaining:
            _add_defenses(game, attack, card, options)
    for card in (side.mp_card, side.mastery, *lent_powers(game, player)):
        if programs[card].defense_sections:
            _add_defenses(game, attack, card, options, side.mp_card)
    able = defenders(game, player)
    for card in side.play:
        if not programs[card].defense_sections:
            continue
        kind = game.cards[card].type
        if kind in (SETUP, DRILL) or (kind is ALLY and card in able):
            _add_defenses(game, attack, card, options)
    return options


def _add_defenses(
    game: Game, attack: Attack, card: int, options: list[Option], by: int = NOBODY
) -> None:
    """Add the ways in which a card answers an attack, used `by` its player's MP or by itself."""
    player = attack.defender
    facts = game.cards[card]
    for section in game.programs[card].defense_sections:
        if why_not_defend(game, attack, card, section, by) is None:
            verb = "Play" if game.state.where[card] is HAND else "Use"
            performer = _performer(game, player, card, by)
            options.append(
                Option(Act.DEFEND, f"{verb} {facts.name}", card, section.index, performer)
            )


def _performer(game: Game, player: int, card: int, by: int) -> int:
    """Whose stages an answer costs: an Ally pays for its own Power (COM-6)."""
    alone = game.cards[card].type is ALLY and by == NOBODY
    return card if alone else game.state.players[player].mp_card


def why_not_defend(
    game: Game, attack: Attack, card: int, section: Section, by: int = NOBODY
) -> WhyNot | None:
    """Why a [defense] section can't answer this attack, used `by` its player's MP or by itself."""
    player = attack.defender
    if game.state.where[card] is HAND:
        if game.cards[card].type not in FROM_HAND:
            return WhyNot("It must be in play to be used.", "TYP-6")
        reason = barred(game, player, card) or unusable_now(game, player, card)
    else:
        reason = used_up(game, player, card, section) or card_is_barred(game, player, card)
    source = Source(player, card, section.index, attack, definitions=section.definitions)
    source.performer = _performer(game, player, card, by)
    reason = reason or note_forbids(game, player, card, attack)
    reason = reason or why_unanswered(game, attack, source)
    if reason is not None:
        return reason
    waits = section.when.on if section.when is not None else None
    if waits is not None and AttackUnstopped in waits.before_damage:
        # Used when one would take so much, it answers an attack that deals that (ATK-3).
        if not waits.matches(game, AttackUnstopped(attack.number, attack.player), source):
            return WhyNot("It isn't the time that its text names.", "EFF-2")
    first = section.sentences[0].line if section.sentences else None
    answered = first is None or first.answers(game, attack, source)
    if answered is False:
        return WhyNot(f"“{section.sentences[0].text}” can't be done now.", "EFF-5")
    if answered is not True:
        return WhyNot(f"It stops {answered} only.", "COM-5")
    return None


def allowed(game: Game, attack: Attack) -> int:
    """How many [defense] cards may answer an attack."""
    most = 1
    for says, source in in_force(game, attack, DEFENSES):
        most = says.allowed(game, attack, most, source)
    return most
