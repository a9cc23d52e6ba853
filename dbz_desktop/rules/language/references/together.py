"""Several nouns joined to one: "this card and the bottom card of your discard pile" (EFF-1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from dbz_desktop.rules.kernel.decisions import Act, Ask, Option
from dbz_desktop.rules.kernel.game import Game, Source, Steps
from dbz_desktop.rules.language.nouns.in_common import Key, common, keys_of_all
from dbz_desktop.rules.language.references.cards import ByTitle, Cards, Held, How, OfKind, Some
from dbz_desktop.rules.language.references.said_before import SomeOfThose
from dbz_desktop.rules.language.text.sentences import shown
from dbz_desktop.rules.language.values.howmany import ALL
from dbz_desktop.wording import phrase


@phrase(("{parts:and:2}", {"either": False}), ("{parts:or:2}", {"either": True}))
@dataclass(frozen=True, slots=True)
class Together(Cards):
    """Several such nouns at once: "this card and the bottom card of your discard pile".

    Or one of several, as one chooses: "all of your Drills or all of your Setups".

    Cards that are chosen are there where the last says: "1 Drill and 2 Setups from your hand".
    """

    parts: tuple[Cards, ...]
    either: bool = False

    def __post_init__(self) -> None:
        if self.either:
            if not all(isinstance(each, Held) and each.quantity == ALL for each in self.parts):
                raise ValueError("one of several is all cards of a kind")
            return
        *before, last = self.parts
        if any(isinstance(each, ByTitle | SomeOfThose | Together) for each in self.parts):
            raise ValueError("what these words speak of is one thing")
        placed = isinstance(last, Some | Held) and last.where is not None
        for each in before:
            chosen = isinstance(each, Some) and each.where is None and placed
            if isinstance(each, OfKind) and not (chosen or isinstance(last, OfKind)):
                raise ValueError("what is chosen first is said in a sentence of its own")
        # What can't lie where the last says is no part of them.
        self._placed()

    def _placed(self) -> list[Cards]:
        where = getattr(self.parts[-1], "where", None)
        if where is None:
            return list(self.parts)
        return [each.at(where) if isinstance(each, Some) else each for each in self.parts]

    def _key(self, source: Source) -> Key | None:
        """What they have in common with each other: "a Setup and a Drill of the same Style"."""
        last = self.parts[-1]
        return common(last.cards, source) if isinstance(last, OfKind) else None

    def _all_alike(
        self, game: Game, source: Source, how: How, key: Key, found: Sequence[int] = ()
    ) -> How:
        """How to take hold of those only of which all parts can have that in common."""
        groups = [found[:1]] if found else [p.able(game, source, how) for p in self._placed()]
        keys = keys_of_all(game, groups, key, source)
        return replace(
            how, usable=lambda card: how.usable(card) and key(game, card, source) in keys
        )

    def able(self, game: Game, source: Source, how: How) -> list[int]:
        key = self._key(source)
        how = how if key is None else self._all_alike(game, source, how, key)
        found = (card for each in self._placed() for card in each.able(game, source, how))
        return list(dict.fromkeys(found))

    def least(self, game: Game, source: Source) -> int:
        return sum(each.least(game, source) for each in self.parts)

    def gather(self, game: Game, source: Source, how: How) -> Steps:
        if self.either:
            part = yield from self._choose(game, source, how)
            return (yield from part.gather(game, source, how))
        found: list[int] = []
        left = replace(how, usable=lambda card: card not in found and how.usable(card))
        key = self._key(source)
        for each in self._placed():
            alike = left if key is None else self._all_alike(game, source, left, key, found)
            found += yield from each.gather(game, source, alike)
        return found

    def _choose(self, game: Game, source: Source, how: How) -> Steps:
        # Of what isn't there nothing could be done.
        able = [part for part in self.parts if part.able(game, source, how)]
        if len(able) < 2:
            return (able or self.parts)[0]
        kinds = (getattr(part, "cards", part) for part in able)
        options = tuple(
            Option(Act.PICK, f"All {shown(kind, plural=True)}", value=i)
            for i, kind in enumerate(kinds)
        )
        prompt = how.prompt.replace("which card", "which")
        index = yield from game.ask(how.seat, Ask.CHOOSE_OPTION, prompt, how.rule, options, source)
        return able[options[index].value]
