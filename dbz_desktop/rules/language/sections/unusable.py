"""Texts that are read, but that no game would ever come to: they are no program of the card.

An icon says when a text is used (RB3, Icons). Where icon and text don't go together, or the text
doesn't say when it is used, what stands there would never happen.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, pairwise
from typing import Any

from dbz_desktop.cards import Card, CardType
from dbz_desktop.rules.kernel.attack_events import DamageDealt
from dbz_desktop.rules.kernel.base import Continuous, Effect, Line
from dbz_desktop.rules.kernel.cardtext import Section, Sentence, every, flat, holds
from dbz_desktop.rules.kernel.deed import AttackVerb, CardVerb, DamageVerb
from dbz_desktop.rules.kernel.events import CombatBegan, CombatEnding
from dbz_desktop.rules.kernel.matters import Matter
from dbz_desktop.rules.language.attacks.attack_states import AttackIsSo
from dbz_desktop.rules.language.attacks.attacks import THIS_ATTACK, BoundAttack, TheAttack
from dbz_desktop.rules.language.deeds.handling import Handling
from dbz_desktop.rules.language.deeds.looking import Draw
from dbz_desktop.rules.language.deeds.performing import performs
from dbz_desktop.rules.language.deeds.taking import Discard, Take
from dbz_desktop.rules.language.effects.attaching import Attach, IntoPlayAttached
from dbz_desktop.rules.language.effects.clash import cancels_other
from dbz_desktop.rules.language.effects.copied_attacks import (
    copies_itself,
    copies_nothing,
    never_performs,
    repeats_nothing,
    tells_of_no_attack,
)
from dbz_desktop.rules.language.effects.defense import PreventNow, Stops
from dbz_desktop.rules.language.effects.ending import ends_no_attack
from dbz_desktop.rules.language.effects.finding import Finder
from dbz_desktop.rules.language.effects.playing import PlayCards
from dbz_desktop.rules.language.frames.always import Always
from dbz_desktop.rules.language.frames.conditional import If, Otherwise
from dbz_desktop.rules.language.frames.lasting import WhileAttached
from dbz_desktop.rules.language.frames.named_before import of_what_was_said
from dbz_desktop.rules.language.frames.this_attack import MoreCriticalEffects, OfThisAttack
from dbz_desktop.rules.language.frames.unsaid_amounts import why_no_amount
from dbz_desktop.rules.language.frames.when import (
    AtMoment,
    IfThisAttack,
    Triggered,
    Waiting,
    about_this_attack,
)
from dbz_desktop.rules.language.happenings.amounts_done import AmountDone, AmountVerb, is_said
from dbz_desktop.rules.language.happenings.damage_done import DamageDone, taken_by_one
from dbz_desktop.rules.language.happenings.happenings import plain
from dbz_desktop.rules.language.happenings.moments import AtSpan
from dbz_desktop.rules.language.happenings.occasions import Whenever
from dbz_desktop.rules.language.happenings.past import Did
from dbz_desktop.rules.language.happenings.was_done import WasDone
from dbz_desktop.rules.language.nouns.gained import Gained
from dbz_desktop.rules.language.nouns.kinds import comparing
from dbz_desktop.rules.language.nouns.people import Others
from dbz_desktop.rules.language.nouns.places import Owner
from dbz_desktop.rules.language.nouns.terms import Duration
from dbz_desktop.rules.language.nouns.things import THIS_CARD
from dbz_desktop.rules.language.references.cards import OfKind
from dbz_desktop.rules.language.references.said_before import SomeOfThose, Those
from dbz_desktop.rules.language.sections.instant_use import lies_nowhere, waits_for_amount
from dbz_desktop.rules.language.sections.ways import PlayableOnce
from dbz_desktop.rules.language.standing.barring import MoreUses
from dbz_desktop.rules.language.values.holdings import Controls
from dbz_desktop.rules.language.values.joining import Clause
from dbz_desktop.rules.language.values.membership import SpokenOf
from dbz_desktop.rules.language.values.personalities import Some, Word
from dbz_desktop.rules.language.values.personalities import ThatOne as ThatPersonality
from dbz_desktop.rules.language.values.subjects import Mentioned
from dbz_desktop.rules.language.values.values import CardsAt, Symbol

UNSAID = 'it doesn\'t say what X is; add "X = …"'
_OF_THIS_ATTACK = (IfThisAttack, OfThisAttack)
FROM_HAND = (CardType.PHYSICAL_COMBAT, CardType.ENERGY_COMBAT, CardType.EVENT)


def why_unusable(card: Card, section: Section, attaches: bool) -> str | None:
    """Why a section of this card could never be used, or would never do what it says.

    `attaches` says whether another part of the text attaches the card, so that it stays in play.
    """
    if any(not sentence.understood for sentence in (*section.sentences, *section.hits)):
        # Both players carry it out by hand, whatever it is.
        return None
    wrong = (
        compares_nothing(section) or _wrong_icon(section) or _wrong_card(card, section, attaches)
    )
    return wrong or _unknown_x(section) or _unsaid(section) or why_no_amount(section)


def _unsaid(section: Section) -> str | None:
    """Why a [constant] text knows nothing of what was named: that came to nothing before it.

    What holds does so from when something was named (EFF-10); what waits remembers nothing.
    """
    if not section.is_constant:
        return None
    waits = False
    for line in (sentence.line for sentence in section.sentences):
        waiting = isinstance(line, Waiting)
        asks = line.trigger if waiting else line
        counts = isinstance(line, Always) and any(x is Symbol.X for x in every(line, Symbol))
        if of_what_was_said(asks) and (waiting or not waits):
            return "what is named isn't known there; say it in a sentence before that holds"
        if counts and any(map(is_said, every(section.definitions.get("X"), AmountDone))):
            return "X is named only later than it holds; say the amount itself"
        waits = waits or waiting
    return None


def _unknown_x(section: Section) -> str | None:
    """Why X would be nothing: the text doesn't say what it is."""
    if "X" in section.definitions:
        return None
    said = [section.header, section.damage, section.when, *_lines(section)]
    # Quoted text tells its own.
    quoted = [*every(said, Gained)]
    of_own = sum(each is Symbol.X for each in every(quoted, Symbol))
    if sum(each is Symbol.X for each in every(said, Symbol)) <= of_own:
        return None
    return UNSAID


_HOLDER = Card("", "", CardType.DRILL, "")


def why_never_lent(section: Section) -> str | None:
    """Why a card could never have such a text from another one, or it would do nothing there."""
    if section.icon not in ("", "attack", "constant"):
        return "only what is used as an action or always holds is lent"
    held = (sentence.line for sentence in section.sentences)
    lasting = (clause for line in held for clause in flat((*line.always, *line.always_if)))
    if any(clause.matter in _OF_FACES for clause in lasting):
        return "what takes texts away, or lends them, isn't lent itself"
    return why_unusable(_HOLDER, section, False)


_OF_FACES = (
    Matter.EFFECTS_LOST,
    Matter.LEVELS_LENT,
    Matter.POWERS_LENT,
    Matter.HAND_REVEALED,
    Matter.TOP_REVEALED,
)


def compares_nothing(part: Any) -> str | None:
    """Why nothing is compared: only of cards that are taken hold of, or counted, it is known."""
    known = [each for noun in _nouns(part) for each in comparing(noun)]
    if len(comparing(part)) <= len(known):
        return None
    return "of which cards it is the highest or the lowest isn't said"


def _nouns(part: Any) -> Iterator[Any]:
    """The nouns that are gathered from all the cards that they may mean."""
    return chain.from_iterable(every(part, kind) for kind in (OfKind, SomeOfThose, Some, CardsAt))


def a_card(kind: CardType) -> str:
    """A card of a type: "an Event card"."""
    return f"{'an' if kind.value[0] in 'AE' else 'a'} {kind.value} card"


def right_icon(section: Section) -> str:
    """The icon that a text was meant to have, where the one printed contradicts it (HSE-5).

    An attack has swords, what stops the attack that is performed a shield, and what names no
    moment waits for none.
    """
    lines = [sentence.line for sentence in section.sentences]
    if section.is_defense and section.is_attack:
        return "attack"
    if section.icon == "attack" and not section.is_attack and any(map(_stops, lines)):
        return "defense"
    if section.icon == "instant" and not section.is_attack and not section.waits:
        return "" if section.power else "instant"
    return section.icon


def _wrong_icon(section: Section) -> str | None:
    attacks = bool(section.is_attack)
    if not section.is_constant and any(_holds_if(line, attacks) for line in _lines(section)):
        return "what holds as long as something is so is a [constant] text, or said for a time"
    if section.is_constant and any(each.next for each in every(_lines(section), AtSpan)):
        return "a [constant] text isn't said in any turn, so that none is the next one"
    if not section.is_attack and any(map(_waits_for_own_attack, _waiting(section))):
        return 'it waits for "this attack", but performs none; begin with "Physical attack."'
    if section.is_constant and any(map(_asks_of_card, _lines(section))):
        return (
            "what is so of the card that was spoken of is no condition of what holds all the time"
        )
    if section.is_constant and any(map(_asks_of_attack, _lines(section))):
        return "what is so of one attack is no condition of what holds all the time"
    if section.is_constant and any(map(_waits_once, _lines(section))):
        return "what holds all the time has a first time in each combat or turn, and no next one"
    if section.is_constant and section.is_attack:
        return "a [constant] text can't perform an attack; its icon is [attack]"
    if not section.is_attack and (section.damage is not None or section.hits):
        return 'only an attack has DAMAGE and HIT; begin with "Physical attack." or the like'
    lines = _lines(section)
    # What goes on from a contextual effect speaks of the attack that sets that off.
    said = (*section.sentences, *section.hits)
    own = [sentence.line for sentence in said if not sentence.later]
    if any(isinstance(line, Waiting) and performs([line]) for line in lines):
        return "an attack is performed by a text that is used as an action, not by one that waits"
    if section.icon in ("attack", "") and any(_stops_another(line, attacks) for line in own):
        return "only a [defense] text can stop the attack that is performed"
    if hits_too_late(section):
        return "HIT comes after the damage; what changes this attack stands before it"
    if _changes_dealt_damage(section):
        return "the damage is dealt then; nothing of it can be changed any more"
    if never_performs(section):
        return 'one attack goes on at a time (ATK-1); say "for your next action"'
    if copies_itself(section):
        return "an attack can't perform a copy of itself, but of one that is answered or waited for"
    if not section.is_attack and (copies_nothing(section, own) or repeats_nothing(section)):
        return 'it speaks of a copy of "that attack", but of no attack before'
    if section.icon in ("attack", "") and not section.is_attack and _lacks_attack(own):
        return 'it speaks of "this attack", but performs none; begin with "Physical attack."'
    if tells_of_no_attack(section, own):
        return "it speaks of the damage of another attack, but of none before"
    if not section.is_attack and not section.is_defense and ends_no_attack(section, own):
        return "it speaks of the end of an attack, but of no attack before"
    if section.icon == "attack" and not section.is_attack and not performs(lines):
        return 'an [attack] text says which attack; begin with "Physical attack." or the like'
    at_use = [sentence.line for sentence in section.sentences if not sentence.later]
    if _counts_prevented(section, at_use):
        return "how much damage is prevented isn't known before the damage; wait for that"
    if holds(section.sentences, PreventNow) and taken_by_one(section.when):
        return 'by then it is dealt; say "when you take damage", before anybody takes it'
    if section.is_defense and any(map(_asks_of_damage_taken, at_use)):
        return "what is taken from that attack isn't known before the damage; wait for that"
    if any(line.changes_amount for line in lines) and not waits_for_amount(section.when):
        return "nothing asks then how much of it is done, so that it can't be changed"
    if any(_destroys_outside(each) for each in (section.sentences, section.hits)):
        return "what is in a hand or a pile is discarded or banished; what is in play is destroyed"
    waits = section.when is not None or any(isinstance(line, Waiting) for line in own)
    # What may be played is used later, if at all.
    waits = waits or any(every(own, PlayableOnce))
    if not waits and any(each.of_used for each in every(own, Clause)):
        return "no card is being used then: say what becomes of it, or what waits for its use"
    if cancels_other(said, section.when):
        return "a critical damage effect that is used is cancelled by that name, and a card by its"
    if _fights_nobody(section):
        return "it speaks of the attacker or the defender, but no attack goes on"
    if section.icon == "instant" and not section.is_attack and not section.waits:
        return 'an [instant] text must say when it is used: "Use when …"'
    return None


_TAKEN = (CardVerb.DESTROY, CardVerb.BANISH, CardVerb.RETURN)


def _unless_done(line: Any) -> bool:
    """Whether it comes where what the sentence before says wasn't done."""
    return isinstance(line, Otherwise) or any(not each.so for each in every(line, WasDone))


def _destroys_outside(sentences: tuple[Sentence, ...]) -> bool:
    """Whether it destroys "it", which was drawn just before, or taken off the table (EFF-14)."""
    done: list[Any] = []
    spoken = 0
    for sentence in sentences:
        if _unless_done(sentence.line):
            # Where that wasn't done it brought up no card.
            del done[spoken:]
        spoken = len(done)
        if isinstance(sentence.line, If) and holds(sentence.line.condition, Controls):
            done.append(None)  # "It" is what somebody has in play.
        said = every(sentence.line, Effect)
        done += [each for each in said if isinstance(each, Draw | Handling | Finder)]
    return any(
        isinstance(then, Take)
        and then.card_verb is CardVerb.DESTROY
        and isinstance(then.what, Those)
        and then.what.by is None
        and not then.what.word.left
        and (isinstance(first, Draw | Discard) or getattr(first, "card_verb", None) in _TAKEN)
        for first, then in pairwise(done)
    )


_FIGHTERS = (Owner.ATTACKER, Owner.DEFENDER, Others.ATTACKER, Others.DEFENDER)


def _fights_nobody(section: Section) -> bool:
    """Whether a text speaks of the attacker or the defender where no attack goes on (ATK-1)."""
    if section.is_attack or section.is_defense:
        return False
    for sentence in section.sentences:
        said = (*every(sentence.line, Owner), *every(sentence.line, Others))
        # Of what holds all the time who attacks is asked as an attack goes on.
        attacks = not section.is_constant and any(x.fights for x in every(sentence.line, SpokenOf))
        if sentence.later or not (attacks or any(each in _FIGHTERS for each in said)):
            continue
        waits = sentence.line.trigger if isinstance(sentence.line, Waiting) else section.when
        heard = getattr(waits, "verbs", ()) or getattr(getattr(waits, "on", None), "verbs", ())
        told = getattr(getattr(waits, "moment", waits), "listens", ())
        if {CombatBegan, CombatEnding}.intersection(told):
            continue
        if not any(isinstance(verb, AttackVerb | DamageVerb) for verb in heard):
            return True
    return False


def _waits_once(line: Any) -> bool:
    """Whether it waits for the next time, and then no more."""
    if isinstance(line, AtMoment):
        return getattr(line.trigger, "upcoming", None) is not None
    return isinstance(line, Triggered) and line.once


def _asks_of_damage_taken(line: Any) -> bool:
    """Whether it asks at once what was taken from the attack that a [defense] text answers."""
    if isinstance(line, Waiting):
        return False
    told = (plain(each.deed) for each in every(line, Did))
    return any(
        isinstance(deed, DamageDone) and isinstance(deed.attack, BoundAttack) for deed in told
    )


def _counts_prevented(section: Section, own: list[Any]) -> bool:
    """Whether a text counts what it prevents as it is used, which is before the damage (ATK-1)."""
    if section.when is not None or section.is_constant:
        return False
    at_once = [line for line in own if not isinstance(line, Waiting)]
    counted = [*at_once, *(section.definitions.values() if at_once == own else ())]
    if any(each.verb is AmountVerb.PREVENT for each in every(counted, AmountDone)):
        return True
    after = [then for line, then in pairwise(at_once) if holds(line, PreventNow)]
    return any(each.verb is None for each in every(after, AmountDone))


def _waiting(section: Section) -> list[Any]:
    """What a text waits for as long as it lies there: all that a [constant] one does."""
    said = [section.when.on] if section.when is not None else []
    if section.is_constant:
        said += [line.trigger for line in _lines(section) if isinstance(line, Waiting)]
    return said


def _waits_for_own_attack(trigger: Any) -> bool:
    return any(about_this_attack(each.deed) for each in every(trigger, Whenever))


def _asks_of_attack(line: Any) -> bool:
    if not isinstance(line, Always):
        return False
    return any(each.attack == THIS_ATTACK for each in every(line.condition, AttackIsSo))


def _asks_of_card(line: Any) -> bool:
    return isinstance(line, Always) and any(every(line.condition, Mentioned))


def _holds_if(line: Any, attacks: bool) -> bool:
    """Whether it would hold for as long as something is so; of "this attack" it is asked once."""
    if not isinstance(line, Always) or line.condition is None:
        return False
    return not (attacks and all(THIS_ATTACK in every(each, TheAttack) for each in line.clauses))


def _lines(section: Section) -> list[Any]:
    return [sentence.line for sentence in (*section.sentences, *section.hits)]


def _speaks_of_itself(section: Section) -> bool:
    """Whether a text speaks of its own card as a personality (TYP-8); what it gives to others in
    quotes may do that."""
    said = [section.header, section.damage, section.when, *_lines(section)]
    quoted = [*every(said, Gained)]
    found, within = (
        sum(each.word is Word.THIS for each in every(part, ThatPersonality))
        + sum(each is SpokenOf.THIS for each in every(part, SpokenOf))
        for part in (said, quoted)
    )
    return found > within


def _wrong_card(card: Card, section: Section, attaches: bool) -> str | None:
    kind = card.type
    if not kind.is_personality and _speaks_of_itself(section):
        return "this card is no personality; say which one is meant"
    if kind is CardType.DRAGON_BALL:
        if section.icon in ("attack", "defense") or (section.power and not section.icon):
            return "the effects of a Dragon Ball are used when it is played; it has no Power"
        return None
    if not section.icon and not section.power:
        return 'the text must say how it is used: "POWER:", [attack], [defense], [constant]'
    passing = kind in FROM_HAND or kind is CardType.SETUP
    if passing and not attaches and _until_it_leaves(section):
        return f"{a_card(kind)} is in play for nothing that holds until it leaves"
    if any(each.what == THIS_CARD for each in every(_lines(section), MoreUses)):
        if passing or section.is_constant:
            return "this Power is used once, or never: it isn't used again"
    if not attaches and _is_never_attached(section):
        return "nothing is attached here, so nothing holds while it is"
    if kind is CardType.SETUP and section.is_instant and section.offers and section.when is None:
        return 'a Setup is used once, at its moment: "Use when … would …"'
    if section.is_instant and lies_nowhere(section.when):
        return 'by then its card has left play, so that no Power of it is used; say "you may"'
    if section.is_constant:
        if kind is CardType.SETUP:
            return "a Setup does nothing until it is activated, so nothing of it is [constant]"
        if kind in FROM_HAND and not attaches:
            return f"{a_card(kind)} is never in play for anything [constant]"
    return None


def _is_never_attached(section: Section) -> bool:
    """Whether it says what holds while something is attached, and attaches nothing (TYP-7)."""
    lines = _lines(section)
    attached = not section.is_constant and any(isinstance(each, WhileAttached) for each in lines)
    return attached and not any(every(lines, Attach)) and not any(every(lines, IntoPlayAttached))


def _until_it_leaves(section: Section) -> bool:
    """Whether something holds until its card leaves play."""
    timed = (getattr(part, "duration", None) for part in every(_lines(section), Line))
    return any(duration is Duration.IN_PLAY for duration in timed)


def _stops(line: Any) -> bool:
    """Whether it stops the attack that is performed as soon as it is carried out."""
    later = sum(1 for each in every(line, Waiting) for _ in every(each, Stops))
    return len([*every(line, Stops)]) > later


def _stops_another(line: Any, attacks: bool) -> bool:
    """Whether it stops an attack other than its own, which it may stop in some case."""
    stops = getattr(line, "effect", None) if isinstance(line, If | Otherwise) else None
    own = attacks and isinstance(stops, Stops) and stops.what == THIS_ATTACK
    return _stops(line) and not own


def hits_too_late(section: Section) -> bool:
    """Whether a HIT changes its attack in a way that is over once the damage is dealt (ATK-1)."""
    return any(_comes_too_late(sentence.line) for sentence in section.hits if not sentence.later)


def _changes_dealt_damage(section: Section) -> bool:
    """Whether it is used once an attack's damage is dealt, and changes that attack (ATK-1)."""
    moment = getattr(section.when, "moment", None)
    if moment is None or DamageDealt not in moment.listens or moment.before_damage:
        return False
    return any(_comes_too_late(sentence.line) for sentence in section.sentences)


def _comes_too_late(line: Any) -> bool:
    if isinstance(line, Waiting) or holds(line, MoreCriticalEffects):
        return False
    if isinstance(line, Always) and any(x.attack == THIS_ATTACK for x in every(line, DamageDone)):
        return True
    said = [each for of in every(line, OfThisAttack) for each in of.says if each.alters]
    if said and all(each.matter is Matter.CRITICAL for each in said):
        # The critical damage effect is still to come (ATK-13).
        return False
    return isinstance(line, Line) and line.changes_damage


def _lacks_attack(lines: list[Any]) -> bool:
    """Whether a text changes "this attack" without performing one."""
    if performs(lines) or any(x.awaits is not None for x in every(lines, Continuous)):
        return False
    said = zip((None, *lines), lines, strict=False)
    lines = [line for before, line in said if not _of_what_is_played(before, line)]
    return any(
        isinstance(line, Line)
        and (isinstance(line, IfThisAttack) or not isinstance(line, Waiting))
        and (line.changes_damage or any(_says_itself(line, kind) for kind in _OF_THIS_ATTACK))
        for line in lines
    )


def _of_what_is_played(before: Any, line: Any) -> bool:
    """Whether a line speaks of the attack that the line before it plays."""
    played = getattr(before, "task", before)
    attacks = isinstance(played, PlayCards) and played.performs
    return attacks and isinstance(line, OfThisAttack)


def _says_itself(line: Any, kind: type[Any]) -> bool:
    """Whether a line speaks so, outside of a text that it gives to attacks."""
    given = [each for quoted in every(line, Gained) for each in every(quoted, kind)]
    return len([*every(line, kind)]) > len(given)
