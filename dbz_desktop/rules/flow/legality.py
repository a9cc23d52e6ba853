"""Legality: one source of truth for what may be done, and the reason where it may not.

The options of a decision, the reasons of `whynot`, and the refusal of an answer all come from
here.
"""

from __future__ import annotations

from dbz_desktop.cards.model import (
    ALLY,
    DRAGON_BALL,
    DRILL,
    ENERGY_COMBAT,
    EVENT,
    PHYSICAL_COMBAT,
    SETUP,
)
from dbz_desktop.rules.flow import allies, control, elsewhere, moving, prices, stages, uses
from dbz_desktop.rules.flow.attacks import prepare, why_unanswered
from dbz_desktop.rules.kernel import door
from dbz_desktop.rules.kernel.abilities import WAITS_IN, is_idle
from dbz_desktop.rules.kernel.attack_events import AttackKind
from dbz_desktop.rules.kernel.cardtext import Section
from dbz_desktop.rules.kernel.decisions import Act, Option, WhyNot
from dbz_desktop.rules.kernel.deed import NO_SEAT, PAY, PERFORM, PLAY, USE, Deed
from dbz_desktop.rules.kernel.events import HAND, IN_PLAY, IN_USE, NOBODY
from dbz_desktop.rules.kernel.game import Attack, Game, Source
from dbz_desktop.rules.kernel.lending import lent, lent_text
from dbz_desktop.rules.kernel.matters import (
    COST,
    FREE,
    LEVELS_LENT,
    ONLY_ATTACKS,
    PERFORMERS,
    POWERS_LENT,
    TOLL,
)
from dbz_desktop.rules.kernel.quantities import Weighing
from dbz_desktop.rules.kernel.silence import has_lost_effects

PLANNING_TYPES = (ALLY, SETUP, DRILL, DRAGON_BALL)


# ---------------------------------------------------------------------------- planning


def planning_options(game: Game, player: int) -> list[Option]:
    """The cards that a player may play in the Planning Step (TRN-2)."""
    return [
        Option(Act.PLAY, f"Play {game.cards[card].name}", card)
        for card in (*game.state.players[player].hand, *elsewhere.as_in_hand(game, player))
        if game.cards[card].type in PLANNING_TYPES and why_not_plan(game, player, card) is None
    ]


def why_not_plan(game: Game, player: int, card: int) -> WhyNot | None:
    """Why a card can't be played in the Planning Step."""
    facts = game.cards[card]
    if facts.type not in PLANNING_TYPES:
        return WhyNot(f"{facts.type.value} cards are played in combat.", "COM-2")
    return barred(game, player, card) or moving.may_enter_play(game, card, player)


def barred(game: Game, player: int, card: int, source: Source | None = None) -> WhyNot | None:
    """Whether a text keeps a player from playing this card, by himself or by an effect."""
    if card in game.with_notes:
        for note in game.programs[card].notes:
            reason = note.keeps_from_play(game, Source(player, card))
            if reason:
                return WhyNot(reason, "EFF-12")
    if prices.has_price(game, card):
        unpaid = prices.why_unpaid(game, prices.of_playing(game, player, card))
        if unpaid is not None:
            return unpaid
    if PLAY not in game.spoken:
        return None
    cause, by = (NOBODY, NO_SEAT) if source is None else (source.card, source.player)
    where = game.state.where[card]
    owner = game.owners[card]
    deed = Deed(PLAY, player, (card,), owner, where, to=player, cause=cause, by=by)
    return door.why_not(game, deed, "keeps you from playing it")


def unusable_now(game: Game, player: int, card: int) -> WhyNot | None:
    """Whether an effect keeps a player from using this card."""
    where = game.state.where[card]
    in_use = where in (IN_PLAY, IN_USE) and prices.asks_again(game, card)
    if in_use or (TOLL in game.spoken and where is IN_PLAY):
        unpaid = prices.why_unpaid(game, prices.of_using(game, player, card))
        if unpaid is not None:
            return unpaid
    if USE not in game.spoken:
        return None
    deed = prices.of_using(game, player, card)
    return door.why_not(game, deed, "keeps it from being used")


# ---------------------------------------------------------------------------- actions


def performers(game: Game, player: int) -> list[int]:
    """The personalities that may act: the MP; Allies too while it is at stage 0 or 1 (COM-6)."""
    return _able(game, player, stages.personalities(game, player))


def may_use(game: Game, player: int, card: int, performer: int) -> bool:
    """Whether a personality may use a card: as it acts, or as its own Power (COM-6, EFF-12)."""
    if performer in performers(game, player):
        return True
    return performer == card and allies.may_use_power_anyway(game, player, card)


def _able(game: Game, player: int, people: list[int]) -> list[int]:
    """Those of a player's personalities that may act."""
    if len(people) == 1:
        return people
    side = game.state.players[player]
    able = [c for c in people if not allies.is_barred(game, c)]
    if side.stages <= 1 or len(able) == 1:
        return able
    return [c for c in able if c == side.mp_card or control.may_act_anyway(game, player, c)]


def action_options(game: Game, player: int) -> list[Option]:
    """Every attack and Power that a player may use as his action (COM-2)."""
    people = stages.personalities(game, player)
    able = _able(game, player, people)
    options: list[Option] = []
    side = game.state.players[player]
    cards, programs, lends = game.cards, game.programs, POWERS_LENT in game.spoken
    for card in (*side.hand, *elsewhere.as_in_hand(game, player)):
        if programs[card].action_sections and cards[card].type in FROM_HAND:
            _add_uses(game, player, card, people, able, options)
    for card in side.in_use:
        if card in game.state.remaining:
            _add_uses(game, player, card, people, able, options)
    options += _copies_left(game, player, able[0])
    for card, performer in _own_powers(game, player, able):
        if programs[card].action_sections or lends:
            # An attack that a Mastery makes may be an acting Ally's (COM-6).
            acting = able if card == side.mastery and programs[card].made else [performer]
            _add_uses(game, player, card, people, acting, options)
    for ally in (each for each in people if each not in able):
        if allies.may_use_power_anyway(game, player, ally):
            _add_uses(game, player, ally, people, [ally], options)
        elif ally in attackers(game, player, ally, people, able):
            _add_uses(game, player, ally, people, [ally], options, attacks_only=True)
    for card in side.play:
        if cards[card].type in (SETUP, DRILL) and (programs[card].action_sections or lends):
            _add_uses(game, player, card, people, able, options)
    return options


ATTACK, USES = Act.ATTACK, Act.USE

COPY_AGAIN = 1
"""The value of an option that uses a copied attack once more."""


def _copies_left(game: Game, player: int, performer: int) -> list[Option]:
    """The copied attacks that a player may use again (ATK-16)."""
    combat = game.state.combat
    if combat is None or not combat.copies:
        return []
    return [
        Option(
            Act.ATTACK,
            f"Use the copy of {game.cards[card].title} again",
            card,
            section,
            performer,
            COPY_AGAIN,
        )
        for (owner, card, section), left in combat.copies.items()
        if owner == player and left > 0 and can_copy(game, player, card, section) is None
    ]


FROM_HAND = (PHYSICAL_COMBAT, ENERGY_COMBAT, EVENT)


def _own_powers(game: Game, player: int, able: list[int]) -> list[tuple[int, int]]:
    """Cards with Powers of their own, with the personality that uses each."""
    side = game.state.players[player]
    mp = side.mp_card
    found = []
    if mp in able:
        found.append((mp, mp))
        found += [(card, mp) for card in lent_powers(game, player)]
    found.append((side.mastery, mp))
    found += [(card, card) for card in able if card != mp]
    return found


def lent_powers(game: Game, player: int) -> list[int]:
    """Cards of other MP levels, and others in play, whose Powers an MP may also use."""
    if LEVELS_LENT not in game.spoken:
        return []
    side, found = game.state.players[player], list[int]()
    for clause, source in game.holding(LEVELS_LENT):
        if source.player != player or not clause.powers_too:
            continue
        if clause.level is not None:
            found.append(side.mp[clause.level - 1])
        else:
            found += [c for c in game.state.permanents if clause.covers(game, c, source)]
    return [card for card in dict.fromkeys(found) if card != side.mp_card]


def attackers(game: Game, player: int, card: int, people: list[int], able: list[int]) -> list[int]:
    """Those of a player's people that may perform an attack of a card, who may act included."""
    if len(people) == len(able):
        return able
    return [
        each
        for each in people
        if each in able
        or (
            not allies.is_barred(game, each)
            and (
                allies.may_attack_anyway(game, player, each, card)
                or allies.is_told_to(game, player, each, card, actions(game, card))
            )
        )
    ]


def _add_uses(
    game: Game,
    player: int,
    card: int,
    people: list[int],
    able: list[int],
    options: list[Option],
    attacks_only: bool = False,
) -> None:
    facts = game.cards[card]
    acting = able
    for section in actions(game, card):
        if attacks_only and not section.is_attack:
            continue
        able = acting
        if section.is_attack and not facts.type.is_personality:
            able = attackers(game, player, card, people, acting)
        alike = len(able) > 1 and not section.is_attack and not section.hangs_on_user
        alike = alike and not prices.has_price(game, card)
        for performer in able:
            if why_not_use(game, player, card, section, performer) is not None:
                continue
            act = ATTACK if section.is_attack else USES
            if facts.type in FROM_HAND:
                label = f"Play {facts.title}"
            else:
                label = f"Use {facts.name}{lent_text(game.programs[card], section)}"
            side = game.state.players[player]
            lent_to = performer == side.mp_card != card and facts.type is ALLY
            if len(able) > 1 or lent_to:
                label += f" with {game.cards[performer].name}"
            options.append(Option(act, label, card, section.index, performer, alike=alike))


def actions(game: Game, card: int) -> tuple[Section, ...]:
    """What of a card can be used as an action, and what of the texts that it has from others."""
    own = game.programs[card].action_sections
    if POWERS_LENT not in game.spoken:
        return own
    return (*own, *(section for section in lent(game, card) if section.is_action))


def why_not_use(
    game: Game, player: int, card: int, section: Section, performer: int
) -> WhyNot | None:
    """Why a section of a card can't be used as an action by this personality now."""
    if game.state.where[card] is HAND:
        reason = barred(game, player, card) or unusable_now(game, player, card)
        if reason is not None:
            return reason
    else:
        reason = used_up(game, player, card, section) or card_is_barred(game, player, card)
        if reason is not None:
            return reason
    reason = _note_forbids_use(game, player, card, section, performer)
    if reason is not None:
        return reason
    if section.is_attack:
        return _why_not_attack(game, player, card, section, performer)
    reason = only_attacks(game, player)
    if reason is not None:
        return reason
    return _stipulation_fails(game, player, card, section, performer)


def only_attacks(game: Game, player: int) -> WhyNot | None:
    """Whether something keeps a player from acting otherwise than by attacking."""
    for clause, source in game.holding(ONLY_ATTACKS):
        if clause.opens(player, source):
            return WhyNot(f"{door.named(game, source)} allows attacks only.", "COM-2")
    return None


def why_not_wait(
    game: Game,
    player: int,
    card: int,
    section: Section,
    performer: int,
    moment: Source | None = None,
) -> WhyNot | None:
    """Why an [instant] section of a card can't be used, though its moment has come.

    `moment` knows the happening that it answers.
    """
    if game.state.where[card] is HAND:
        reason = barred(game, player, card) or unusable_now(game, player, card)
    else:
        reason = card_is_barred(game, player, card)
    mine = performer == card
    reason = reason or allies.why_waits(game, player, performer, section.is_attack, mine)
    reason = reason or _note_forbids_use(game, player, card, section, performer)
    if moment is not None and moment.attack is not None:
        own = Source(player, card, section.index)
        reason = reason or why_unanswered(game, moment.attack, own)
    if reason is not None:
        return reason
    if section.is_attack:
        return _why_not_attack(game, player, card, section, performer)
    return _stipulation_fails(game, player, card, section, performer, moment)


def why_not_freely(
    game: Game, player: int, card: int, section: Section, performer: int
) -> WhyNot | None:
    """Why a Power that is used when it is needed can't be used now (EFF-2)."""
    waits_in = WAITS_IN.get(game.cards[card].type)
    if waits_in is not None and game.state.where[card] is not waits_in:
        there = "in your hand" if waits_in is HAND else "in play"
        return WhyNot(f"It must be {there} to be used.", "TYP-6")
    given = section.when.condition if section.when is not None else None
    if given is not None and not given.holds(game, Source(player, card, section.index)):
        return WhyNot("It isn't the time that its text names.", "EFF-2")
    reason = used_up(game, player, card, section)
    return reason or why_not_wait(game, player, card, section, performer)


def card_is_barred(game: Game, player: int, card: int) -> WhyNot | None:
    """Why nothing of a card is in force or to be used, wherever its text speaks of (EFF-4)."""
    if is_idle(game, card) and card not in lent_powers(game, player):
        return WhyNot("It was attached to something, and does nothing there.", "TYP-7")
    permanent = game.state.permanents.get(card)
    if permanent is not None and permanent.attached_to != NOBODY:
        if game.cards[card].type is SETUP:
            return WhyNot("It was activated, and is attached since.", "TYP-6")
    if has_lost_effects(game, card):
        return WhyNot("It has lost its effects.", "EFF-4")
    return unusable_now(game, player, card)


def note_forbids(game: Game, player: int, card: int, attack: Attack | None = None) -> WhyNot | None:
    """Whether a note of a card keeps a player from using it, perhaps against an attack (EFF-12)."""
    if card not in game.with_notes:
        return None
    program = game.programs[card]
    source = Source(player, card, attack=attack)
    for note in program.notes:
        reason = note.keeps_from_use(game, source)
        if reason:
            return WhyNot(reason, "EFF-12")
    return None


def _note_forbids_use(
    game: Game, player: int, card: int, section: Section, performer: int
) -> WhyNot | None:
    """The same of one of its texts; "this attack" is the one that it would perform."""
    if card not in game.with_notes or not any(note.guards for note in game.programs[card].notes):
        return None
    attack = prepare(game, player, card, section, performer) if section.is_attack else None
    return note_forbids(game, player, card, attack)


def _stipulation_fails(
    game: Game,
    player: int,
    card: int,
    section: Section,
    performer: int,
    moment: Source | None = None,
) -> WhyNot | None:
    """A Power that does nothing without "do A to do B" needs the whole of A (EFF-5).

    Sentences that don't depend on A happen all the same, so with one of them it may be used; with
    one that asks for something as long as that is so.
    """
    first = section.sentences[0].line if section.sentences else None
    if first is None or first.stipulation is None:
        return None
    source = Source(
        player, card, section.index, performer=performer, definitions=section.definitions
    )
    if moment is not None:
        source.attack, source.event = moment.attack, moment.event
    rest = (each.line for each in section.sentences[1:])
    if any(line is None or line.happens_anyway(game, source) for line in rest):
        return None
    if (PAY, card) not in game.weighing:
        with Weighing(game, PAY, card):
            if first.payable(game, source):
                return None
    # Else it would pay for what pays for it: of two cards each plays the other.
    return WhyNot(f"“{prices.printed(game, first.stipulation)}” can't be done now.", "EFF-5")


def _why_not_attack(
    game: Game, player: int, card: int, section: Section, performer: int
) -> WhyNot | None:
    kind: AttackKind = section.header.kind
    cost = section.header.cost
    spoken = game.spoken
    said = COST in spoken or FREE in spoken or TOLL in spoken or PERFORM in spoken
    said = said or PERFORMERS in spoken or PAY in spoken
    attack = None
    if said or section.header.varies or game.programs[card].binds:
        attack = prepare(game, player, card, section, performer)
        cost = attack.cost
        deed = Deed(PERFORM, player, (card,), player, game.state.where[card], attack=attack)
        reason = door.why_not(game, deed, f"forbids {kind} attacks")
        reason = reason or prices.why_unpaid(game, deed) or allies.why_not_performed(game, attack)
        if reason is not None:
            return reason
    if cost and stages.current(game, performer) < cost:
        if prices.may_pay_otherwise(game, player, card):
            return None
        return WhyNot(
            f"It costs {cost} stage{'' if cost == 1 else 's'}; {game.cards[performer].title} is at "
            f"Stage {stages.current(game, performer)}.",
            "ATK-2",
        )
    if cost and not stages.may_pay(game, performer, cost, Source(player, card), attack):
        if prices.may_pay_otherwise(game, player, card):
            return None
        return WhyNot("It costs stages, and these cannot be paid now.", "EFF-4")
    return None


def can_copy(
    game: Game, player: int, card: int, index: int, by: Source | None = None
) -> WhyNot | None:
    """Why a copy of an attack can't be performed now, by the text that does (ATK-16).

    It is treated as though he played the card: what keeps him from that does so, too.
    """
    section = game.section(card, index)
    performer = copier(game, player, by)
    reason = None
    if section.made is None:
        reason = barred(game, player, card)
        reason = reason or _note_forbids_use(game, player, card, section, performer)
    return reason or _why_not_attack(game, player, card, section, performer)


def copiers(game: Game, player: int, card: int, index: int) -> list[int]:
    """Those who may perform a copy as their player's action (ATK-16, COM-6)."""
    return [
        each
        for each in performers(game, player)
        if can_copy(game, player, card, index, Source(player, card, performer=each)) is None
    ]


def copier(game: Game, player: int, by: Source | None) -> int:
    """The personality that performs a copy, or an attack that a text makes (ATK-16, COM-6).

    It is whom the text says, else who acts by using the text, else the MP.
    """
    if by is not None and by.memory.performer >= 0:
        return by.memory.performer
    if by is not None and by.performer in stages.personalities(game, player):
        return by.performer
    return performers(game, player)[0]


# ---------------------------------------------------------------------------- use limits


def used_up(game: Game, player: int, card: int, section: Section) -> WhyNot | None:
    """Why a text can't be used once more: it was, as often as it may be (COM-3, COM-4)."""
    key = uses.use_key(game, player, card, section)
    if key is None or key not in game.state.used:
        return None
    most = uses.uses_allowed(game, card)
    if game.state.used[key] >= most:
        facts = game.cards[card]
        if uses.is_remembered(key):
            return WhyNot("A Drill of this title was used this turn.", "COM-4")
        period = "before" if key[0] == "game" else f"this {key[0]}"
        if most > 1:
            period = f"{most} times {period}"
        return WhyNot(f"Its Power was used {period}.", "COM-4" if facts.type is DRILL else "COM-3")
    return None
