"""Effects on both players or on several personalities."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dbz_desktop.rules.kernel import floating
from dbz_desktop.rules.kernel.base import CardFilter, Game, Source, Steps
from dbz_desktop.rules.kernel.decisions import Act, Ask, Option
from dbz_desktop.rules.kernel.deed import CardVerb
from dbz_desktop.rules.language.bans import Cannot
from dbz_desktop.rules.language.handling import Take, TakeVerb
from dbz_desktop.rules.language.happenings import CardsDone
from dbz_desktop.rules.language.joining import Clause
from dbz_desktop.rules.language.kinds import CopyOf, TitleOf
from dbz_desktop.rules.language.nouns import ALL, Held
from dbz_desktop.rules.language.people import Person, Player
from dbz_desktop.rules.language.places import THEIRS
from dbz_desktop.rules.language.sentences import grammar, sentence_text
from dbz_desktop.rules.language.terms import Duration
from dbz_desktop.rules.language.things import SomeCards
from dbz_desktop.rules.language.windows import until_of
from dbz_desktop.wording import phrase


@phrase("destroy all of your opponent's {one:pl} or all of his {other:pl}")
@dataclass(frozen=True, slots=True)
class DestroyAllOfEither(Clause):
    """Every card of one of two kinds that the opponent controls is destroyed."""

    rules: ClassVar[str] = "EFF-14"

    one: CardFilter
    other: CardFilter

    def resolve(self, game: Game, source: Source) -> Steps:
        options = tuple(
            Option(Act.PICK, f"All {grammar().show(kind, plural=True)}", value=i)
            for i, kind in enumerate((self.one, self.other))
        )
        index = yield from game.ask(
            source.player, Ask.CHOOSE_OPTION, "Destroy which?", "EFF-14", options, source
        )
        kind = (self.one, self.other)[options[index].value]
        yield from Take(TakeVerb.DESTROY, Held(ALL, kind, THEIRS)).resolve(game, source)


@phrase("{who} cannot play that card {duration}", "~{who} cannot play that card for the {duration}")
@dataclass(frozen=True, slots=True)
class CannotPlayNamed(Clause):
    """The named card can't be played for a time."""

    rules: ClassVar[str] = "EFF-4 EFF-10"

    who: Person
    duration: Duration

    def do(self, game: Game, source: Source) -> None:
        for name in source.memory.names:
            floating.begin(
                game,
                Cannot(
                    CardsDone((CardVerb.PLAY,), SomeCards(CopyOf(TitleOf(name))), Player(self.who))
                ),
                source,
                until_of(game, self.duration, source),
                sentence_text(self),
            )
