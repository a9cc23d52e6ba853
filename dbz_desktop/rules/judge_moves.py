"""A judge's move as plain data: what may be done by hand, why not, and how the log tells it.

A move is judged by what the table itself allows, no more (`why_not`): the players know why they
do it. `judge` carries moves out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from typing import Any

from dbz_desktop.rules.flow import anger, moving, stages
from dbz_desktop.rules.kernel.decisions import Ask, WhyNot
from dbz_desktop.rules.kernel.events import BOTH, NOBODY, Zone
from dbz_desktop.rules.kernel.game import Game
from dbz_desktop.rules.kernel.state import ANGER_GOAL

RULE = "EFF-1"
LONGEST_WORDS = 400
"""How many characters players may say about what they did."""
ANEW = "anew"
"""The kind of the move that follows an answer which was taken back; see `unknown`."""
PICKS = ("", "top", "bottom", "random")


class JudgeRefused(ValueError):
    """A move that can't be made; the message says why, and nothing has changed."""


@dataclass(frozen=True, slots=True)
class JudgeMove:
    """One thing that players do by hand. `kind` is one of `KINDS`, `by` the seat that does it.

    Which card: `card`, or by `pick` ("top", "bottom", "random") one out of `from_player`'s
    `from_zone`, so that nobody has to know which it is. Where to: `player`'s `zone`, with `place`
    cards above it (below it with `bottom`), in play attached to `host`. `amount` is a stage, an
    anger, a level, a number of cards, the number of a floating effect, or which time it is that
    what nobody knows is shuffled anew. `seen` is the seat mask of who is shown cards.
    """

    kind: str
    by: int = 0
    card: int = NOBODY
    pick: str = ""
    from_player: int = 0
    from_zone: Zone = Zone.LIFE_DECK
    player: int = 0
    zone: Zone = Zone.DISCARD
    place: int = 0
    bottom: bool = False
    host: int = NOBODY
    amount: int = 0
    seen: int = BOTH
    text: str = ""

    def table(self) -> dict[str, Any]:
        """The move as a table of plain values, without what it leaves as usual."""
        table: dict[str, Any] = {}
        for field in fields(self):
            value = getattr(self, field.name)
            if field.name == "kind" or value != field.default:
                table[field.name] = int(value) if isinstance(value, Zone) else value
        return table


def move_from(table: object) -> JudgeMove:
    """The move out of such a table. Raises ValueError, saying what is wrong with it."""
    if not isinstance(table, Mapping):
        raise ValueError("a judge's move must be a table")
    values: dict[str, Any] = {}
    known = {field.name: field for field in fields(JudgeMove)}
    for key, value in table.items():
        if key not in known:
            raise ValueError(f'a judge\'s move has no "{key}"')
        wanted = {"kind": str, "pick": str, "text": str, "bottom": bool}.get(key, int)
        if type(value) is not wanted:
            raise ValueError(f'"{key}" of a judge\'s move must be of the kind {wanted.__name__}')
        values[key] = value
    if "kind" not in values:
        raise ValueError("a judge's move must say its kind")
    for key in ("zone", "from_zone"):
        if key in values:
            values[key] = Zone(values[key])
    return JudgeMove(**values)


# ---------------------------------------------------------------------------- validating


def why_not(game: Game, move: JudgeMove) -> WhyNot | None:
    """Why a judge's move can't be made now, or None; the table's own limits, no card's text."""
    rule = _RULES.get(move.kind)
    if rule is None:
        return _no(f'There is no judge\'s move "{move.kind}".')
    if game.state.winner is not None or game.decision is None:
        return _no("The game is over; take the last answer back first.", "HSE-1")
    if not (move.by in (0, 1) and move.player in (0, 1) and move.from_player in (0, 1)):
        return _no("There are two players, 0 and 1.")
    return rule(game, move)


def _no(reason: str, rule: str = RULE) -> WhyNot:
    return WhyNot(reason, rule)


def picked(game: Game, move: JudgeMove) -> int:
    """The card that a move is about; NOBODY where there is none, or chance decides."""
    if not move.pick or move.kind != "move":
        return move.card if _is_card(game, move.card) else NOBODY
    cards = game.state.players[move.from_player].zone(move.from_zone)
    if not cards or move.pick == "random":
        return NOBODY
    return cards[-1] if move.pick == "top" else cards[0]


def _is_card(game: Game, card: int) -> bool:
    """Whether a card has that number now."""
    return 0 <= card < len(game.cards) and card not in game.state.gone


def _why_no_card(game: Game, move: JudgeMove) -> WhyNot | None:
    """Why there is no such card to be moved."""
    if move.pick:
        if move.pick not in PICKS:
            return _no(
                f'A card is picked from the top, the bottom or at random, not "{move.pick}".'
            )
        if not game.state.players[move.from_player].zone(move.from_zone):
            return _no(f"There is no card in that {move.from_zone.label}.", "ZON-1")
        return None
    if move.card in game.state.gone:
        return _no("That card was shuffled in since; nobody knows where it lies.", "ZON-1")
    if not _is_card(game, move.card):
        return _no("Choose a card first.")
    if not game.cards[move.card].type.in_life_deck:
        return _no(f"{game.cards[move.card].name} stays on the table all game.", "SET-1")
    return None


def _why_not_move(game: Game, move: JudgeMove) -> WhyNot | None:
    why = _why_no_card(game, move)
    if why is not None:
        return why
    if move.zone is Zone.IN_USE:
        return _no("A card lies on the table only while it is used.", "ATK-1")
    card = picked(game, move)
    owner = game.owners[card] if card >= 0 else move.from_player
    if move.zone is not Zone.IN_PLAY and owner != move.player:
        return _no("Outside of play a card is always among its owner's.", "ZON-2")
    size = len(game.state.players[move.player].zone(move.zone))
    if not 0 <= move.place <= size:
        return _no(f"There are {size} cards; it can't lie under {move.place}.", "ZON-1")
    if move.zone is Zone.IN_PLAY:
        if not 0 <= move.amount <= stages.TOP:
            return _no("There are stages 0 to 10.", "TYP-1")
        if move.host != NOBODY:
            why = _why_not_host(game, card, move.host)
            if why is not None:
                return why
    return _why_asked_about(game, card)


def _why_asked_about(game: Game, card: int) -> WhyNot | None:
    """Why a card must stay: everything that can be answered now is about it."""
    decision = game.decision
    assert decision is not None
    if decision.again or decision.ask is Ask.BY_HAND or card < 0:
        return None
    if all(card in (option.card, option.performer) for option in decision.options):
        return _no("The question that is asked is about this card; answer it first.")
    return None


def _why_not_host(game: Game, card: int, host: int) -> WhyNot | None:
    if host == card:
        return _no("A card can't be attached to itself.", "TYP-7")
    standing = [c for side in game.state.players for c in (side.mp_card, side.mastery)]
    if host not in game.state.permanents and host not in standing:
        return _no("A card can only be attached to a card in play.", "TYP-7")
    seen = host
    while seen in game.state.permanents:
        seen = game.state.permanents[seen].attached_to
        if seen == card:
            return _no("That card is attached to this one.", "TYP-7")
    return None


def _why_not_in_play(game: Game, move: JudgeMove) -> WhyNot | None:
    if move.card not in game.state.permanents:
        return _no("Choose a card in play.", "ZON-1")
    return None


def _why_not_stages(game: Game, move: JudgeMove) -> WhyNot | None:
    if move.card not in stages.personalities(game, 0) + stages.personalities(game, 1):
        return _no("Choose a personality in play: a Main Personality or an Ally.", "TYP-8")
    if not 0 <= move.amount <= stages.TOP:
        return _no("There are stages 0 to 10.", "TYP-1")
    return None


def _why_not_anger(game: Game, move: JudgeMove) -> WhyNot | None:
    most = max(ANGER_GOAL, anger.needed(game, move.player))
    return None if 0 <= move.amount <= most else _no(f"Anger goes from 0 to {most}.", "ANG-2")


def _why_not_level(game: Game, move: JudgeMove) -> WhyNot | None:
    most = len(game.state.players[move.player].mp)
    return None if 1 <= move.amount <= most else _no(f"There are levels 1 to {most}.", "ANG-1")


def _why_not_control(game: Game, move: JudgeMove) -> WhyNot | None:
    why = _why_not_in_play(game, move)
    if why is None and game.state.permanents[move.card].controller == move.player:
        return _no("That player controls it already.", "ATK-14")
    return why


def _why_not_attach(game: Game, move: JudgeMove) -> WhyNot | None:
    why = _why_not_in_play(game, move)
    if why is None and move.host != NOBODY:
        return _why_not_host(game, move.card, move.host)
    return why


def _why_not_effect(game: Game, move: JudgeMove) -> WhyNot | None:
    if all(effect.ident != move.amount for effect in game.state.floating):
        return _no("Choose an effect that is in force.", "EFF-4")
    return None


def _why_not_shuffle(game: Game, move: JudgeMove) -> WhyNot | None:
    return None


def _why_not_anew(game: Game, move: JudgeMove) -> WhyNot | None:
    return None if move.amount > 0 else _no("Count the times from 1.", "HSE-1")


def _why_not_reveal(game: Game, move: JudgeMove) -> WhyNot | None:
    if not move.from_zone.is_hidden:
        return _no("Both players see these cards.", "ZON-1")
    if move.seen not in (1, 2, BOTH) or move.amount < 0:
        return _no("Say how many cards, and who may see them.", "ZON-1")
    if not game.state.players[move.from_player].zone(move.from_zone):
        return _no("There is no card there.", "ZON-1")
    return None


def _why_not_combat(game: Game, move: JudgeMove) -> WhyNot | None:
    if game.state.combat is None or game.state.phase not in ("combat", "declare"):
        return _no("There is no combat to end.", "COM-2")
    return None


def _why_not_stop(game: Game, move: JudgeMove) -> WhyNot | None:
    if game.attack is None or game.attack.stopped:
        return _no("There is no attack that could be stopped.", "ATK-4")
    if game.attack.phase not in ("costs", "immediate", "defense"):
        return _no("Its damage has been dealt; it can't be stopped any more.", "ATK-4")
    return None


def _why_not_say(game: Game, move: JudgeMove) -> WhyNot | None:
    if not move.text.strip():
        return _no("Say in words what was done.")
    if len(move.text) > LONGEST_WORDS:
        return _no(f"Say it in at most {LONGEST_WORDS} characters.")
    return None


# ---------------------------------------------------------------------------- in words


def shown_by(game: Game, move: JudgeMove) -> tuple[int, ...]:
    """The cards that a move shows, of a Life Deck from the top; amount 0 is all of them."""
    cards = game.state.players[move.from_player].zone(move.from_zone)
    return tuple(reversed(cards))[: move.amount or None]


def words(game: Game, move: JudgeMove, card: int) -> str:
    """A move as the log tells both players: "moves …". {0} and {1} stand for their names."""
    if move.kind == ANEW:
        return "takes an answer back; what nobody knows of the Life Decks is shuffled anew."
    if move.kind == "say":
        return f"says: {' '.join(move.text.split())}"
    whose = f"{{{move.player}}}'s"
    name = game.cards[card].name if card >= 0 else "a card"
    match move.kind:
        case "move":
            return _move_words(game, move, card)
        case "stages":
            return f"sets {name} to Stage {move.amount}."
        case "anger":
            return f"sets {whose} anger to {move.amount}."
        case "level":
            return f"sets {whose} Main Personality to level {move.amount}."
        case "control":
            return f"gives {{{move.player}}} control of {name}."
        case "attach":
            if move.host == NOBODY:
                return f"detaches {name}."
            return f"attaches {name} to {game.cards[move.host].name}."
        case "effect":
            effect = next(f for f in game.state.floating if f.ident == move.amount)
            return f"ends an effect: {effect.text or game.cards[effect.source.card].name}"
        case "shuffle":
            return f"shuffles {whose} Life Deck."
        case "reveal":
            return _reveal_words(game, move)
        case "combat":
            return "ends combat after this action."
    return "stops the attack."


def _move_words(game: Game, move: JudgeMove, card: int) -> str:
    source = game.state.where[card]
    leaves = moving.controller(game, card)
    hidden = source.is_hidden and move.zone.is_hidden
    name = "a card" if hidden else game.cards[card].name
    origin = "play" if source is Zone.IN_PLAY else f"{{{leaves}}}'s {source.label}"
    if source is Zone.IN_USE:
        origin = "the table"
    if move.pick in ("top", "bottom"):
        origin = f"the {move.pick} of {origin}"
    if move.zone is Zone.IN_PLAY:
        target = f"play under {{{move.player}}}'s control"
        if move.host != NOBODY:
            target += f", attached to {game.cards[move.host].name}"
    elif move.zone is Zone.ASIDE:
        return f"sets {name} aside, from {origin}."
    else:
        target = f"{{{move.player}}}'s {move.zone.label}"
        if move.zone is Zone.LIFE_DECK:
            end = "bottom" if move.bottom else "top"
            side = "from the bottom" if move.bottom else "from the top"
            at = f"place {move.place + 1} {side}" if move.place else f"the {end}"
            target = f"{at} of {target}"
    return f"moves {name} from {origin} to {target}{' at random' * (move.pick == 'random')}."


def _reveal_words(game: Game, move: JudgeMove) -> str:
    count = len(shown_by(game, move))
    cards = "1 card" if count == 1 else f"{count} cards"
    zone = f"{{{move.from_player}}}'s {move.from_zone.label}"
    where = f"the top of {zone}" if move.from_zone is Zone.LIFE_DECK else zone
    viewer = "both players" if move.seen == BOTH else f"{{{move.seen - 1}}}"
    return f"shows {viewer} {cards} of {where}."


_RULES: dict[str, Callable[[Game, JudgeMove], WhyNot | None]] = {
    "move": _why_not_move,
    "stages": _why_not_stages,
    "anger": _why_not_anger,
    "level": _why_not_level,
    "control": _why_not_control,
    "attach": _why_not_attach,
    "effect": _why_not_effect,
    "shuffle": _why_not_shuffle,
    "reveal": _why_not_reveal,
    "combat": _why_not_combat,
    "stop": _why_not_stop,
    "say": _why_not_say,
    ANEW: _why_not_anew,
}
KINDS = tuple(kind for kind in _RULES if kind != ANEW)
"""Every kind of move that players can make, in the order in which a window offers them."""
