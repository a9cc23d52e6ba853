"""Effects of cards that other effects use: of Dragon Balls, and of this card (TYP-2, ATK-14)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from dbz_desktop.cards import CardType
from dbz_desktop.rules.flow import critical, moving, uses
from dbz_desktop.rules.kernel import door
from dbz_desktop.rules.kernel.cardtext import Section, every, holds
from dbz_desktop.rules.kernel.decisions import Act, Ask, Option
from dbz_desktop.rules.kernel.deed import CardVerb, Deed
from dbz_desktop.rules.kernel.events import CardUsed
from dbz_desktop.rules.kernel.game import Game, Source, Steps
from dbz_desktop.rules.kernel.lending import lent
from dbz_desktop.rules.language.deeds.handling import Handling
from dbz_desktop.rules.language.frames.repeating import Repeat
from dbz_desktop.rules.language.nouns.doing import Doer, does
from dbz_desktop.rules.language.nouns.kinds import AnyCard
from dbz_desktop.rules.language.nouns.places import MINE, THEIRS, Controlled, In, Located, Zones
from dbz_desktop.rules.language.nouns.terms import Pile
from dbz_desktop.rules.language.references.cards import Cards, OfKind, Some, This
from dbz_desktop.rules.language.references.ends_of_zones import in_sight
from dbz_desktop.rules.language.references.said_before import (
    PronounWord,
    SomeOfThose,
    ThatOne,
    Those,
)
from dbz_desktop.rules.language.references.whole_zones import Whole
from dbz_desktop.wording import phrase

_UNUSED = "without using (its|their) [immediate] (effect|effects)"


def _is_hidden(what: Cards) -> bool:
    """Whether these lie only where not everybody sees them, or as a whole partly there."""
    if isinstance(what, Whole):
        return Pile.HAND in (what.pile, what.other)
    where = what.where if isinstance(what, Some) else None
    zones = where.zones if isinstance(where, In) else None
    return isinstance(zones, Zones) and all(pile.zone.is_hidden for pile in zones.piles)


@phrase(
    *does("capture", "{what}", uses=True),
    *does("capture", "{what} without using (its|their) immediate effects", uses=False),
    *does("capture", f"{{what}} {_UNUSED}", quiet=True, uses=False),
)
@dataclass(frozen=True, slots=True)
class Capture(Handling):
    """Dragon Balls that the other player controls are captured, and used or not (ATK-14)."""

    rules: ClassVar[str] = "ATK-14 WIN-3"
    prompt: ClassVar[str] = "Capture which Dragon Ball?"
    rule: ClassVar[str] = "ATK-14"
    takes_away = False

    what: Cards
    who: Doer = Doer.YOU
    uses: bool = True

    def __post_init__(self) -> None:
        if not isinstance(self.what, OfKind | ThatOne | Those):
            raise ValueError("only Dragon Balls are captured")
        kind = self.what.cards if isinstance(self.what, OfKind | ThatOne) else AnyCard()
        if not isinstance(self.what, Those) and (
            not kind.allows(CardType.DRAGON_BALL) or kind.allows(CardType.DRILL)
        ):
            raise ValueError("only Dragon Balls are captured")
        where = self.what.where if isinstance(self.what, OfKind) else None
        if where is not None and not isinstance(where, Controlled):
            raise ValueError("Dragon Balls in play are captured")

    @property
    def deeds(self) -> tuple[str, ...]:
        return ("capture",) if self.who is Doer.YOU else ()

    def default(self) -> Located:
        return THEIRS if self.who is Doer.YOU else MINE

    def usable(self, game: Game, card: int, source: Source) -> bool:
        by = self._named_by(source)
        held = game.state.players[1 - self.who.seat(source)].play
        return card in held and critical.can_be_captured(game, card, by, by_critical=False)

    def carry_out(self, game: Game, cards: list[int], source: Source) -> Steps:
        by, seat = self._named_by(source), self.who.seat(source)
        done = []
        for card in cards:
            # What was spoken of may be no longer, or never have been, in play on the other side.
            able = self.usable(game, card, source)
            if able and (yield from moving.capture(game, card, seat, by, self.uses)):
                done.append(card)
        return done


_AGAIN = (
    "again this (turn|combat)",
    "(once|one) more [time] [this (turn|combat)]",
    "(an additional|a second|another) time [this (turn|combat)]",
)

_AS_ONES_OWN = (
    "as if it were yours",
    "as though it were yours",
    "as if you controlled it",
    "as though you controlled it",
    "as (if|though) it were your own",
    "as (if|though) it was yours",
    "as (if|though) it were this card's [Power]",
)


_OF_A_CARD: dict[str, Any] = {"of_mp": False, "again": False}
_POWER: dict[str, Any] = {"power": True, "of_mp": False}
_NO_POWER: dict[str, Any] = {"power": False, "of_mp": False, "again": False}
_OF_MP: dict[str, Any] = {"power": True, "of_mp": True}
_ITS: dict[str, Any] = {**_POWER, "what": Those(PronounWord.IT)}
_ONCE: dict[str, Any] = {"again": False}
_MORE: dict[str, Any] = {"again": True}


_SPOKEN_OF = (Those, ThatOne, SomeOfThose)


@phrase(
    *does("use", "its effect", what=Those(PronounWord.IT), **_NO_POWER),
    *(
        spec
        for effects in ("its (effects|immediate effects|immediate effect)", "the effect of it")
        for spec in does("use", effects, quiet=True, what=Those(PronounWord.IT), **_NO_POWER)
    ),
    *does("use", "the effect of {what}", power=False, **_OF_A_CARD),
    *does("use", "the immediate effects of {what}", quiet=True, power=False, **_OF_A_CARD),
    *does("use", "the immediate effect of {what}", quiet=True, power=False, **_OF_A_CARD),
    *does("use", "[all] [of] the effects of {what}", quiet=True, power=False, **_OF_A_CARD),
    *does("use", "all effects of {what}", quiet=True, power=False, **_OF_A_CARD),
    *does("use", "the HIT effects of {what}", power=False, hits=True, **_OF_A_CARD),
    *(
        spec
        for verb in ("use", "copy")
        for part in ("the HIT effect of {what}", "all [of the] HIT effects of {what}")
        for spec in does(verb, part, quiet=True, power=False, hits=True, **_OF_A_CARD)
    ),
    *(
        spec
        for its in ("its HIT effect", "its HIT effects")
        for spec in does("use", its, quiet=True, what=Those(PronounWord.IT), hits=True, **_NO_POWER)
    ),
    *(
        spec
        for way in _AS_ONES_OWN[:-1]
        for spec in does("use", f"it {way}", quiet=True, what=Those(PronounWord.IT), **_NO_POWER)
    ),
    *does("use", "its Power", **_ITS, **_ONCE),
    *does("use", "its Power again", **_ITS, **_MORE),
    *(
        spec
        for power in ("(that Power|the Power)", "it as a Power")
        for spec in does("use", power, quiet=True, **_ITS, **_ONCE)
    ),
    *does("use", "(a|one) Power (of|on) {what}", quiet=True, **_POWER, **_ONCE),
    *does("use", "the Power on {what}", quiet=True, **_POWER, **_ONCE),
    *does("use", "the Power of {what}", **_POWER, **_ONCE),
    *does("use", "the Power of {what:@mp}", **_OF_MP, **_ONCE),
    *does("use", "the Power of {what} again", **_POWER, **_MORE),
    *does("use", "the Power of {what:@mp} again", **_OF_MP, **_MORE),
    *(
        spec
        for power in ("a Power (of|on)", "the Power on")
        for spec in does("use", f"{power} {{what}} again", quiet=True, **_POWER, **_MORE)
    ),
    *does("copy", "the Power of {what}", quiet=True, **_POWER, **_ONCE),
    *does("copy", "the Power of {what:@mp}", quiet=True, **_OF_MP, **_ONCE),
    *(
        spec
        for ways, told in ((_AGAIN, _MORE), (_AS_ONES_OWN, _ONCE))
        for way in ways
        for spec in (
            *does("use", f"its Power {way}", quiet=True, **_ITS, **told),
            *does("use", f"(the|a) Power (of|on) {{what}} {way}", quiet=True, **_POWER, **told),
            *does("use", f"the Power of {{what:@mp}} {way}", quiet=True, **_OF_MP, **told),
        )
    ),
)
@dataclass(frozen=True, slots=True)
class UseEffects(Handling):
    """The immediate effects of a Dragon Ball are used, or those of this card (TYP-2).

    Who uses this card's effects does so as its player would, but doesn't let it be used again. Or
    the `power` of a card in play is used besides its own use (COM-3), an MP's as well: by whom it
    says, as though the card were his; `again`, one that its controller has used already. An attack
    is performed like a copy (ATK-16). The effect of a card that was spoken of is its Power, too. Or
    the `hits` of the attack of a card are, once, as though they were said by the text that uses
    them (ATK-1).
    """

    what: Cards
    who: Doer = Doer.YOU
    power: bool = False
    of_mp: bool = False
    hits: bool = False
    again: bool = False
    moves = False
    takes_away = False
    hangs_on_user: ClassVar[bool] = True

    @property
    def rules(self) -> str:
        """The rule of what is used."""
        if self.hits:
            return "ATK-1"
        return "COM-3" if self.power else "TYP-2"

    @property
    def prompt(self) -> str:  # type: ignore[override]
        """What is asked."""
        if self.hits:
            return "Use the HIT effects of which card?"
        return "Use the Power of which card?" if self.power else "Use which Dragon Ball?"

    def __post_init__(self) -> None:
        if isinstance(self.what, This):
            if self.hits:
                raise ValueError("its own HIT effects are used by its attack")
            return
        if self.hits and in_sight(self.what):
            return
        if _is_hidden(self.what):
            raise ValueError("of what not everybody sees nothing is used (ZON-1)")
        if self.power or self.hits:
            if not isinstance(self.what, OfKind | ThatOne | Those | SomeOfThose | Whole):
                raise ValueError("Powers are those of cards in play")
            return
        if self.what == Those(PronounWord.IT) or isinstance(self.what, SomeOfThose):
            return
        kind = self.what.cards if isinstance(self.what, OfKind | ThatOne) else AnyCard()
        if isinstance(self.what, OfKind) and not kind.allows(CardType.DRAGON_BALL):
            # What any other card does as it is used is its Power.
            object.__setattr__(self, "power", True)
        elif not kind.allows(CardType.DRAGON_BALL) or kind.allows(CardType.DRILL):
            raise ValueError("only Dragon Balls have immediate effects")

    @property
    def deeds(self) -> tuple[str, ...]:
        if self.hits:
            return ("copy",)
        return () if self.power or isinstance(self.what, This) else ("dragon-ball",)

    def usable(self, game: Game, card: int, source: Source) -> bool:
        if self.hits:
            attack = game.programs[card].attack
            if attack is None or not attack.hits or not self._seen(game, card, source):
                return False
            # Two that use HIT effects would use each other without end.
            return not any(each.hits for s in attack.hits for each in every(s.line, UseEffects))
        if self.power:
            # Where it lies is said: in play, or in a pile, as what was spoken of.
            return self._seen(game, card, source) and bool(self._powers(game, card, source))
        if card == source.card or game.programs[card].immediate is not None:
            return True
        # Of what was spoken of the effect is whatever there is to be used.
        there = isinstance(self.what, Those | SomeOfThose) and self._seen(game, card, source)
        return there and bool(self._powers(game, card, source))

    def _seen(self, game: Game, card: int, source: Source) -> bool:
        """Whether everybody sees the card, or the text spoke of it wherever it is (ZON-1)."""
        spoken = isinstance(self.what, _SPOKEN_OF) and card in source.memory.chosen
        return spoken or not game.state.where[card].is_hidden

    def carry_out(self, game: Game, cards: list[int], source: Source) -> Steps:
        seat = self.who.seat(source)
        hidden = tuple(card for card in cards if game.state.where[card].is_hidden)
        if hidden:
            # Whoever uses what a card says shows the card.
            game.reveal(seat, hidden, cause=source.card)
        if self.hits:
            for card in (c for c in cards if self.usable(game, c, source)):
                yield from _use_hits(game, card, seat, source)
            return cards
        for card in cards:
            immediate = game.programs[card].immediate
            if self.power or (card != source.card and immediate is None):
                yield from self._use_power(game, card, source)
                continue
            if card != source.card:
                yield from moving.use_dragon_ball(game, card, seat)
                continue
            section = game.section(card, source.section)
            own = Source(seat, card, section.index, definitions=section.definitions)
            # Neither is it used again by that, nor done again: that would have no end.
            ends = (UseEffects, Repeat)
            rest = tuple(s for s in section.sentences if not any(holds(s.line, e) for e in ends))
            yield from game.run(rest, own)
        return cards

    def _powers(self, game: Game, card: int, source: Source) -> list[Section]:
        """The Powers of a card that need no moment, of attacks those that can be performed now.

        None that uses Powers in its turn: two of those would use each other without end.
        """
        attacks = source.attack is None and source.event is None
        whose = moving.controller(game, card)
        return [
            section
            for section in (*game.programs[card].sections, *lent(game, card))
            if section.power and section.icon in ("", "attack")
            if attacks or not section.is_attack
            if not any(each.power for s in section.sentences for each in every(s.line, UseEffects))
            if not self.again or uses.was_used(game, whose, card, section)
        ]

    def _use_power(self, game: Game, card: int, source: Source) -> Steps:
        """Carry a Power of a card out, asking which where it has several."""
        seat, able = self.who.seat(source), self._powers(game, card, source)
        if not able:
            return
        index = 0
        if len(able) > 1:
            options = tuple(
                Option(Act.PICK, " ".join(each.text for each in section.sentences), card, value=i)
                for i, section in enumerate(able)
            )
            index = yield from game.ask(
                seat, Ask.CHOOSE_OPTION, "Which Power?", "COM-3", options, source
            )
        section = able[index]
        if section.is_attack:
            source.memory.copy = (card, section.index)
            return
        if self.again and seat == moving.controller(game, card):
            if (yield from _is_cancelled(game, card, section, source)):
                return
        own = Source(seat, card, section.index, definitions=section.definitions)
        yield from game.run(section.sentences, own)


def _is_cancelled(game: Game, card: int, section: Section, source: Source) -> Steps:
    """Tell that a player uses a Power of his once more; returns whether that is cancelled (ATK-1).

    It is told as any use is, but for what is itself done as something is used, which would never
    come to an end.
    """
    if isinstance(source.event, CardUsed):
        return False
    game.take(("cancelled", card))
    seat = moving.controller(game, card)
    game.emit(CardUsed(seat, card, section.index, "power", False, "COM-3"))
    yield from game.settle()
    return game.take(("cancelled", card)) is not None


def _use_hits(game: Game, card: int, seat: int, source: Source) -> Steps:
    """Use the HIT effects of the attack of a card, of this attack or of none."""
    section = game.programs[card].attack
    if section is None or not door.may(game, Deed(CardVerb.USE, seat, (card,), seat, hit=True)):
        return
    own = Source(
        seat,
        card,
        section.index,
        source.attack,
        performer=source.performer,
        definitions=section.definitions,
    )
    yield from game.run(section.hits, own)
