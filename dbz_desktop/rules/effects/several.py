"""Effects on both players or on several personalities."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from dbz_desktop.rules import floating, moving, stages
from dbz_desktop.rules.decisions import Act, Ask, Option
from dbz_desktop.rules.deed import CardVerb
from dbz_desktop.rules.effects.base import CardFilter, Source, Steps
from dbz_desktop.rules.effects.choosing import pick
from dbz_desktop.rules.effects.terms import Duration, Pronoun
from dbz_desktop.rules.events import Why
from dbz_desktop.rules.language.bans import Cannot
from dbz_desktop.rules.language.handling import Take, TakeVerb, at_random
from dbz_desktop.rules.language.happenings import CardsDone
from dbz_desktop.rules.language.joining import Clause
from dbz_desktop.rules.language.kinds import Exactly
from dbz_desktop.rules.language.nouns import ALL, Held
from dbz_desktop.rules.language.people import Person, Player
from dbz_desktop.rules.language.places import THEIRS
from dbz_desktop.rules.language.things import SomeCards
from dbz_desktop.rules.language.windows import until_of
from dbz_desktop.wording import phrase

if TYPE_CHECKING:
    from dbz_desktop.rules.game import Game


@phrase(
    ("your opponent's personalities lose {n} stage(s)", {"theirs": True, "allies": False}),
    ("~all of your opponent's personalities lose {n} stage(s)", {"theirs": True, "allies": False}),
    ("all Allies in play lose {n} stage(s)", {"theirs": False, "allies": True}),
)
@dataclass(frozen=True, slots=True)
class AllLoseStages(Clause):
    """Several personalities lose stages each; past zero Life Deck cards go (EFF-7, TYP-8)."""

    rules: ClassVar[str] = "TYP-8 EFF-7"

    n: int
    theirs: bool
    allies: bool

    def do(self, game: Game, source: Source) -> None:
        seats = (source.opponent,) if self.theirs else (source.opponent, source.player)
        for seat in seats:
            for who in stages.personalities(game, seat):
                if who in game.state.permanents or not self.allies:
                    stages.lose_with(game, who, self.n, source)


@phrase("your opponent pays {n} stage(s) or discards a card from his hand")
@dataclass(frozen=True, slots=True)
class PaysOrDiscards(Clause):
    """The opponent pays stages, or discards a card, as he chooses and is able to."""

    rules: ClassVar[str] = "EFF-7"

    n: int

    def resolve(self, game: Game, source: Source) -> Steps:
        player = source.opponent
        mp = game.state.players[player].mp_card
        hand = game.state.players[player].hand
        able = []
        if stages.current(game, mp) >= self.n:
            able.append(Option(Act.PICK, f"Pay {self.n} stages", value=0))
        if hand:
            able.append(Option(Act.PICK, "Discard a card", value=1))
        if not able:
            return
        index = 0
        if len(able) > 1:
            index = yield from game.ask(
                player, Ask.CHOOSE_OPTION, "Pay or discard?", "EFF-1", tuple(able), source
            )
        if able[index].value == 0:
            stages.pay(game, mp, self.n, source)
            return
        if at_random(game, source.player):
            card = game.chance.shuffled(list(hand))[0]
        else:
            own = Source(player, source.card)
            (card,) = yield from pick(game, player, list(hand), 1, 1, "Discard a card.", own)
        yield from moving.discard_from_hand(game, card, source, Why.DISCARD, "EFF-1")


@phrase("destroy all of your opponent's {one:pl} or all of his {other:pl}")
@dataclass(frozen=True, slots=True)
class DestroyAllOfEither(Clause):
    """Every card of one of two kinds that the opponent controls is destroyed."""

    rules: ClassVar[str] = "EFF-14"

    one: CardFilter
    other: CardFilter

    def resolve(self, game: Game, source: Source) -> Steps:
        from dbz_desktop.rules.compiler import grammar
        from dbz_desktop.rules.decisions import Act, Ask, Option

        options = tuple(
            Option(Act.PICK, f"All {grammar().show(kind, plural=True)}", value=i)
            for i, kind in enumerate((self.one, self.other))
        )
        index = yield from game.ask(
            source.player, Ask.CHOOSE_OPTION, "Destroy which?", "EFF-14", options, source
        )
        kind = (self.one, self.other)[options[index].value]
        yield from Take(TakeVerb.DESTROY, Held(ALL, kind, THEIRS)).resolve(game, source)


@phrase("raise {what} to its highest power stage", "~raise that Ally to its highest power stage")
@dataclass(frozen=True, slots=True)
class RaiseThemToHighest(Clause):
    """The Ally of the sentence before goes to its top stage."""

    rules: ClassVar[str] = "ANG-3"

    what: Pronoun = Pronoun.IT

    def do(self, game: Game, source: Source) -> None:
        for card in source.memory.chosen:
            if card in game.state.permanents:
                stages.change(game, card, stages.TOP, Why.RAISE, source, "EFF-1")


@phrase("{who} cannot play that card {duration}", "~{who} cannot play that card for the {duration}")
@dataclass(frozen=True, slots=True)
class CannotPlayNamed(Clause):
    """The named card can't be played for a time."""

    rules: ClassVar[str] = "EFF-4 EFF-10"

    who: Person
    duration: Duration

    def do(self, game: Game, source: Source) -> None:
        from dbz_desktop.rules.compiler import sentence_text

        for name in source.memory.names:
            floating.begin(
                game,
                Cannot(CardsDone((CardVerb.PLAY,), SomeCards(Exactly(name)), Player(self.who))),
                source,
                until_of(game, self.duration, source),
                sentence_text(self),
            )
