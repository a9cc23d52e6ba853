"""Being asked in whole games: which bans, changes and replacements are asked about by the door.

What is in force answers for deeds before they are done (see `kernel.door`). A text that is never
asked would do nothing: so here many of them stand in every game at once, are asked about all that
is tried in it, and note which of them would answer; none of them does.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from dbz_desktop.rules.kernel import door, telling
from dbz_desktop.rules.kernel.base import Line
from dbz_desktop.rules.kernel.deed import Deed, Verb
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.kernel.memory import Memory
from dbz_desktop.rules.language.compiler import grammar, sentence_text
from dbz_desktop.rules.language.frames.instead import Instead
from dbz_desktop.rules.language.happenings.bans import Cannot
from dbz_desktop.rules.language.happenings.happening import Happening
from dbz_desktop.rules.language.happenings.replacements import AmountChange, Changes, Shift
from dbz_desktop.rules.language.values.values import Number
from tests.rules.probe import FOR_A_TIME, IN_ATTACK, IN_NOTE, places

_VERBS = door.FORBIDDABLE | door.CHANGEABLE | door.REPLACEABLE
_MORE = AmountChange(Shift.INCREASE, Number(1))


def answers(deed: Happening) -> Iterator[Any]:
    """The texts about a happening that something in the game has to ask for."""
    effect: Any = grammar().parse(Line, "Draw a card")
    for make in (
        lambda: Cannot(deed),
        lambda: Instead(deed, effect, must=True),
        lambda: Changes(deed, _MORE),
    ):
        try:
            text = make()
            sentence_text(text)
        except (ValueError, TypeError):
            # Nobody can say so.
            continue
        yield text


class Asked:
    """What stands in force everywhere, answers nothing, and notes of which texts it is asked.

    `left` are those that haven't been asked so far, by the verb of their deeds.
    """

    matter = None
    answers = ()

    def __init__(self, texts: Iterable[Any]) -> None:
        self.left: dict[tuple[type[Any], Verb], list[tuple[Any, tuple[str, ...]]]]
        self.left = defaultdict(list)
        for text in texts:
            key = type(text), text.deed.verbs_meant[0]
            self.left[key].append((text, places(text.deed)))

    @property
    def never(self) -> list[Any]:
        """All that wasn't asked."""
        return [text for texts in self.left.values() for text, _ in texts]

    def forbids(self, game: Game, deed: Deed, source: Source) -> bool:
        self._note(Cannot, game, deed, source)
        return False

    def replaces(self, game: Game, deed: Deed, source: Source) -> bool:
        self._note(Instead, game, deed, source)
        return False

    def change(self, game: Game, deed: Deed, source: Source) -> int:
        self._note(Cannot, game, deed, source)
        self._note(Changes, game, deed, source)
        return deed.amount

    def demands(self, game: Game, deed: Deed, source: Source) -> bool:
        return False

    takes_over = demands

    def _note(self, kind: type[Any], game: Game, deed: Deed, source: Source) -> None:
        left = self.left.get((kind, deed.verb))
        if left:
            self.left[kind, deed.verb] = [
                (text, where)
                for text, where in left
                if not any(
                    _answers(text, game, deed, own) for own in _sources(where, game, deed, source)
                )
            ]


def _answers(text: Any, game: Game, deed: Deed, source: Source) -> bool:
    if isinstance(text, Instead):
        return text.replaces(game, deed, source)
    if isinstance(text, Cannot) and text.forbids(game, deed, source):
        return True
    return bool(text.change(game, deed, source) != deed.amount)


def _sources(where: tuple[str, ...], game: Game, deed: Deed, source: Source) -> Iterator[Source]:
    """Where such a text can stand: on a card in play, on the very card, in an attack."""
    if FOR_A_TIME in where:
        memory = Memory(chosen=tuple(card for card in deed.cards if card >= 0))
        memory.names = tuple(game.cards[card].title for card in memory.chosen)
        source = replace(source, memory=memory)
    if IN_ATTACK not in where:
        yield source
    elif game.attack is not None:
        for player in (0, 1):
            yield replace(source, attack=game.attack, card=game.attack.card, player=player)
    if IN_NOTE in where and deed.cards:
        yield replace(source, card=deed.cards[0])


@contextmanager
def asking(asked: Asked) -> Iterator[None]:
    """Let it stand in every game that is played meanwhile, on both sides."""
    plain = telling.look_up

    def look_up(game: Any, speeches: Any) -> Any:
        found = plain(game, speeches)
        for player, side in enumerate(game.state.players):
            for card in (side.mp_card, *side.play[:1]):
                for verb in _VERBS:
                    found.continuous.setdefault(verb, []).append((asked, Source(player, card)))
        return found

    telling.look_up = look_up
    try:
        yield
    finally:
        telling.look_up = plain
