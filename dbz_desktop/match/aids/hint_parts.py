"""What an answer is expected to bring, part by part, the weightiest first: see `hints`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dbz_desktop.cards.icon_words import in_words
from dbz_desktop.match.aids.consequences import counted, effect_of
from dbz_desktop.match.seats.seat import Seat
from dbz_desktop.players.advice import COUNTED, Advice, Advised, Amount
from dbz_desktop.rules.insight.forecast import Forecast
from dbz_desktop.rules.kernel.decisions import Act, Ask, Decision, Option
from dbz_desktop.rules.kernel.events import NOBODY

MOST_PARTS = 4
"""More parts than this are not told."""


def parts_of(seat: Seat, decision: Decision, advised: Advised, advice: Advice) -> list[str]:
    """What an answer brings, the weightiest first."""
    option = decision.options[advice.index]
    kept = _kept(seat, decision, advised, advice)
    parts = _ending(seat, option, advice, advised.left)
    if advice.won == 1:
        # What else it brings doesn't count any more.
        return parts
    parts += _last_draws(seat, decision, option, advice)
    if decision.ask is Ask.DECLARE and option.act is Act.YES:
        parts += _to_begin_with(seat)
    if decision.ask in _TOLD_BY_RULE or (option.leaves and decision.ask is not Ask.DEFEND):
        effect = effect_of(seat, decision, option)
        parts += [effect] if effect else []
    if decision.ask is not Ask.DECLARE and not (option.leaves and decision.ask in _OF_A_TURN):
        parts += _of_other(advice, _unstopped(seat, decision, advice))
        if not option.leaves or decision.ask in _AGAINST:
            parts += of_own(decision, advice, advised.left, _met(seat, decision, advice))
    parts = [*parts[: MOST_PARTS - len(kept)], *kept]
    if not parts and decision.ask is Ask.DISCARD and not option.leaves:
        parts = ["gives it up"]
    return parts


_TOLD_BY_RULE = (Ask.DECLARE, Ask.CRITICAL)
"""Questions whose answers do what a rule says, whatever cards there are."""

_OF_A_TURN = (Ask.PLANNING, Ask.ACTION, Ask.DISCARD, Ask.REJUVENATE)
"""Questions of a turn: who leaves them goes on with it, and nothing comes of that by itself."""

_AGAINST = (Ask.DEFEND, Ask.ENDURANCE)
"""Questions at which something comes in if nothing is done."""


def _ending(seat: Seat, option: Option, advice: Advice, left: Advice | None) -> list[str]:
    if advice.won == 1:
        # So many worlds are few: what any hand may hold may be in this one.
        if option.leaves and seat.view().theirs.runs_out:
            return ["wins the game: your opponent loses at his next Draw Step (HSE-2)"]
        stopped = option.act is Act.ATTACK and seat.view().theirs.hand
        return ["wins the game unless it is stopped" if stopped else "wins the game"]
    parts = ["may win the game"] if advice.won else []
    if advice.lost == 1:
        parts.append("loses the game")
    elif advice.lost:
        parts.append("may lose the game")
    elif left is not None and left.lost:
        parts.append("saves you from losing now")
    return parts


def _last_draws(seat: Seat, decision: Decision, option: Option, advice: Advice) -> list[str]:
    """Whose next Draw Step loses him the game after an answer (HSE-2): where that changes by it,
    and of who might fight on and doesn't, as it stands."""
    parts = []
    resting = option.leaves and decision.ask in (Ask.DECLARE, Ask.ACTION)
    table = seat.view()
    sides = ((table.mine, advice.mine), (table.theirs, advice.theirs))
    for (side, amounts), words in zip(sides, _LAST_DRAWS, strict=True):
        change = _rounded(_named(amounts)["ending"])
        if change > 0 or (resting and side.runs_out and not change):
            parts.append(words.format("lose", "loses"))
        elif change < 0:
            parts.append(words.format("no longer lose", "no longer loses"))
    return parts


_LAST_DRAWS = (
    "you {0} at your next Draw Step (HSE-2)",
    "your opponent {1} at his next Draw Step (HSE-2)",
)
"""Said of who has no card left then, one's own side first."""


def _to_begin_with(seat: Seat) -> list[str]:
    """What combat could be begun with: the attack that does most, if nothing stops it."""
    actions = seat.first_actions()
    attacks = [option for option in actions if option.act is Act.ATTACK]
    told = ((option.card, seat.forecast(option.card)) for option in attacks)
    most: tuple[tuple[int, int], int] = ((0, 0), NOBODY)
    for card, seen in told:
        if seen is not None and seen.calculated is not None:
            most = max(most, (_comes_in(seen), card))
    if most[1] == NOBODY:
        # Nothing is told of them where something else would be asked first.
        return ["you have no attack to begin with"] if actions and not attacks else []
    costs = f"would cost your opponent {_both(most[0])} if it isn't stopped"
    return [f"{seat.card(most[1]).title} {costs}"]


def _unstopped(seat: Seat, decision: Decision, advice: Advice) -> str:
    """What an attack does by the engine's forecast if nothing stops it, where that is more than is
    to be expected; "" for anything else."""
    option = decision.options[advice.index]
    told = seat.forecast(option) if option.act is Act.ATTACK else None
    if told is None or told.calculated is None:
        return ""
    theirs = _named(advice.theirs)
    # No more than there are: the whole Life Deck is lost then (WIN-1).
    parts = [(min(told.life_cards, told.life_deck), "life card"), (told.stages_lost, "stage")]
    expected = (-_rounded(theirs["life"]), -_rounded(theirs["stages"]))
    if all(number <= most for (number, _), most in zip(parts, expected, strict=True)):
        return ""
    return " and ".join(counted(number, what) for number, what in parts if number)


def _of_other(advice: Advice, unstopped: str) -> list[str]:
    """What changes on the other side."""
    theirs = _named(advice.theirs)
    losses = _amounts(theirs, -1)
    parts = []
    if losses:
        parts.append(f"costs your opponent {losses}")
    if unstopped and not losses:
        parts.append(f"your opponent may well stop it; else it costs {unstopped}")
    elif unstopped:
        parts.append(f"{unstopped} if it isn't stopped")
    parts += _standing(theirs, "your opponent's", "your opponent")
    removed = _lost_cards(theirs)
    if removed:
        parts.append(f"costs your opponent {removed}")
    fewer = theirs["hand"]
    if fewer.sure and fewer.mean < 0:
        parts.append(f"costs your opponent {counted(round(-fewer.mean), 'card')} in hand")
    drawn = _rounded(theirs["drawn"])
    if drawn > 0:
        parts.append(f"your opponent draws {_amount(theirs['drawn'], 'card')}")
    return parts


@dataclass(frozen=True, slots=True)
class _Met:
    """What an answer does to the attack that comes in, by the engine's forecast: how much of it is
    `stopped`, and how much still goes `through`; life cards, then stages. With what goes through
    comes critical damage, if it is `critical`, and what the `hits` say (ATK-1)."""

    stopped: tuple[int, int]
    through: tuple[int, int]
    critical: bool
    hits: tuple[str, ...]

    @property
    def besides(self) -> list[str]:
        """What comes with the damage."""
        parts = ["that is critical damage"] if self.critical else []
        if self.hits:
            parts.append(f"its HIT effects: “{shortened(' '.join(self.hits))}”")
        return parts

    def remains(self, mine: dict[str, Amount]) -> str:
        """What is lost in the end of the life cards that go through, where some of them are saved;
        "" where none are."""
        lost = -_rounded(mine["life"])
        if not 0 <= lost < self.through[0]:
            return ""
        return f" (about {lost} in the end)" if lost else " (none in the end)"

    def price(self, mine: dict[str, Amount]) -> str:
        """What is lost besides."""
        lost = (-_rounded(mine["life"]), -_rounded(mine["stages"]))
        return _both([one - other for one, other in zip(lost, self.through, strict=True)])


def _met(seat: Seat, decision: Decision, advice: Advice) -> _Met | None:
    """How an attack is met by an answer; None where it is about none, or it can't be foretold.

    What is looked up in worlds is what is lost in the end, where Endurance has saved some of it:
    that would say less than the question does.
    """
    option = decision.options[advice.index]
    coming = seat.incoming() if decision.ask is Ask.DEFEND else None
    if coming is None or coming.calculated is None:
        return None
    told = coming if option.leaves else seat.forecast(option)
    if told is None or not (told.stopped or told.calculated is not None):
        return None
    came, through = _comes_in(coming), _comes_in(told)
    stopped = (came[0] - through[0], came[1] - through[1])
    return _Met(stopped, through, told.critical, told.hits)


def _comes_in(told: Forecast) -> tuple[int, int]:
    """The life cards and stages that an attack takes, as far as there are any."""
    return min(told.life_cards, told.life_deck), told.stages_lost


def shortened(text: str) -> str:
    """Part of a card's text without signs, its end cut off where it is long."""
    plain = in_words(text)
    return plain if len(plain) <= _LONGEST else f"{plain[:_LONGEST].rpartition(' ')[0]} …"


_LONGEST = 110
"""More letters of a text than this are cut."""


def _both(numbers: Sequence[int]) -> str:
    """An amount of life cards and one of stages, without what is none."""
    units = zip(numbers, ("life card", "stage"), strict=True)
    return " and ".join(counted(number, what) for number, what in units if number > 0)


def of_own(
    decision: Decision, advice: Advice, left: Advice | None, met: _Met | None = None
) -> list[str]:
    """What changes on one's own side; where the thing can be left, beside what would then.

    What an attack does is told as it is `met`, where that can be foretold.
    """
    mine, option = _named(advice.mine), decision.options[advice.index]
    leaves = left is None or left.index == advice.index
    was = _named(left.mine) if left is not None and not leaves else {}
    beside = {name: _less(now, was.get(name, Amount())) for name, now in mine.items()}
    lost, gained = (
        {
            name: _less(_part(now, sign), _part(was.get(name, Amount()), sign))
            for name, now in mine.items()
        }
        for sign in (-1, 1)
    )
    lost["level"] = gained["level"] = beside["level"]
    if met is not None:
        parts = _of_met(met, option, mine)
    else:
        parts = _of_losses(decision, advice, lost, leaves)
    brings = _amounts(gained, 1)
    parts += [f"brings you {brings}"] if brings else []
    parts += _standing_beside(mine, beside)
    parts += [
        f"brings you {_article(what)} {what}"
        for name, what in _IN_PLAY
        if beside[name].sure and beside[name].mean > 0
    ]
    removed = _lost_cards(beside)
    if removed:
        parts.append(f"costs you {removed}")
    if _rounded(beside["drawn"]) > 0:
        parts.append(f"you draw {_amount(beside['drawn'], 'card')}")
    return parts


def _of_met(met: _Met, option: Option, mine: dict[str, Amount]) -> list[str]:
    """What becomes of an attack that comes in, and what is lost besides."""
    stopped, through, price = _both(met.stopped), _both(met.through), met.price(mine)
    remains = met.remains(mine)
    if option.leaves:
        return ([f"lets {through} through{remains}"] if through else []) + met.besides
    parts = [f"stops {stopped}"] if stopped else []
    parts += [f"you still lose {through}{remains}"] if through else []
    return parts + met.besides + ([f"costs you {price}"] if price else [])


def _of_losses(
    decision: Decision, advice: Advice, lost: dict[str, Amount], leaves: bool
) -> list[str]:
    """What an answer saves of one's own life cards and stages, and what it costs; `lost` is how
    much more is lost than if nothing is done."""
    mine, defends = _named(advice.mine), decision.ask is Ask.DEFEND
    saved, costs, remains = _amounts(lost, -1), _amounts(lost, 1), ""
    if decision.ask is Ask.ENDURANCE:
        # What it prevents is sure; what is lost of the rest depends on the cards still to come.
        prevents = 0 if leaves else decision.options[advice.index].value
        saved = counted(prevents, "life card") if prevents else ""
        remains = "" if mine["life"].sure else " in the end"
    still = _amounts(mine, -1) if saved or (decision.ask in _AGAINST and not leaves) else ""
    parts = [f"{'stops' if defends else 'saves you'} {saved}"] if saved else []
    parts += [f"you still lose {still}{remains}"] if still else []
    lets = defends and leaves
    words = f"lets {costs} through" if lets else f"costs you {costs}{remains}"
    return parts + ([words] if costs else [])


_IN_PLAY = (
    ("balls", "Dragon Ball"),
    ("allies", "Ally"),
    ("drills", "Drill"),
    ("setups", "Setup"),
)


def _standing(side: dict[str, Amount], whose: str, who: str) -> list[str]:
    """How the Main Personality of a side rises or falls."""
    level, anger = side["level"], side["anger"]
    if _rounded(level):
        verb = "takes" if level.sure else "may take"
        return [f"{verb} {who} {'up' if level.mean > 0 else 'down'} a level"]
    if not _rounded(anger):
        return []
    about = "" if anger.sure else "about "
    verb = "raises" if anger.mean > 0 else "lowers"
    return [f"{verb} {whose} anger by {about}{abs(_rounded(anger))}"]


def _standing_beside(mine: dict[str, Amount], beside: dict[str, Amount]) -> list[str]:
    """How one's own Main Personality rises or falls beside what would be if nothing were done.

    What is only kept from happening is told as that: an attack that is stopped lowers no anger.
    """
    for name, other in (("level", "anger"), ("anger", "level")):
        more = _rounded(beside[name])
        if not more:
            continue
        if _rounded(mine[name]) * more > 0:
            return _standing({**mine, other: Amount()}, "your", "you")
        what = "a level" if name == "level" else f"{abs(more)} anger"
        return [f"saves you {what}" if more > 0 else f"forgoes {what}"]
    return []


def _amounts(side: dict[str, Amount], sign: int) -> str:
    """The life cards and stages of a side that are more than none, or with -1 less; "" for none."""
    parts = [("life", "life card")]
    if not _rounded(side["level"]):
        # Another level has its own stages.
        parts.append(("stages", "stage"))
    return " and ".join(
        _amount(side[name], what) for name, what in parts if _rounded(side[name]) * sign > 0
    )


def _lost_cards(side: dict[str, Amount]) -> str:
    return " and ".join(
        f"{_article(what)} {what}"
        for name, what in _IN_PLAY
        if side[name].sure and side[name].mean < 0
    )


def _kept(seat: Seat, decision: Decision, advised: Advised, advice: Advice) -> list[str]:
    """The cards that other answers would take out of the hand, and this one doesn't."""
    option = decision.options[advice.index]
    if not option.leaves and decision.ask not in (Ask.DEFEND, Ask.DISCARD):
        return []
    others = {card for other in advised.best for card in other.spent}
    names = [
        seat.card(card).title for card in sorted(others - set(advice.spent)) if seat.knows(card)
    ]
    return [f"keeps {' and '.join(names)}"] if 0 < len(names) < 3 else []


def _named(amounts: Sequence[Amount]) -> dict[str, Amount]:
    return dict(zip(COUNTED, amounts, strict=True))


def _part(amount: Amount, sign: int) -> Amount:
    """What of an amount is gained, or with -1 lost."""
    return Amount(max(0.0, amount.mean * sign), amount.sure)


def _less(one: Amount, other: Amount) -> Amount:
    return Amount(one.mean - other.mean, one.sure and other.sure)


def _rounded(amount: Amount) -> int:
    """The whole number that is nearest, halves away from zero, so that a half is told."""
    return int(amount.mean + (0.5 if amount.mean >= 0 else -0.5))


def _amount(amount: Amount, what: str) -> str:
    words = counted(abs(_rounded(amount)), what)
    return words if amount.sure else f"about {words}"


def _article(what: str) -> str:
    return "an" if what[0] in "AEIOU" else "a"
