"""What something costs, which player does it, and what else is done with cards: cells of one meaning.

Written as `natural_cards` is, and tried with it.
"""

from __future__ import annotations

from collections.abc import Iterator

from dbz_desktop.wording import paradigm
from tests.rules.natural_kinds import Cell
from tests.rules.natural_others import others

COSTS: dict[str, tuple[str, ...]] = {
    "discard": ("discard a card from your hand",),
    "discard 2": ("discard 2 cards from your hand", "discard two cards from your hand"),
    "discard a kind": ("discard a Styled card from your hand",),
    "destroy": ("destroy a Drill you control",),
    "banish": ("banish the top card of your Life Deck",),
    "top 2": ("destroy the top 2 cards of your Life Deck",
              "destroy 2 cards from the top of your Life Deck"),
    "discard pile": ("banish 3 cards from your discard pile",),
    "pay": ("pay 2 stages",),
    "lose": ("lose 3 stages",),
    "anger": ("lower your anger 1 level", "lower your anger 1", "lower your anger by 1"),
    "level": ("lower your MP 1 level", "lower your MP a level"),
    "return": ("return a Drill you control to your hand",),
    "shuffle": ("shuffle a Dragon Ball you control into its owner's Life Deck",),
    "reveal": ("reveal a Styled card from your hand",),
    "Rejuvenate": ("Rejuvenate 2",),
    "either": ("discard a card from your hand or destroy a Drill you control",
               "either discard a card from your hand or destroy a Drill you control"),
    "two": ("discard a card from your hand and pay 2 stages",
            "pay 2 stages and discard a card from your hand"),
}  # fmt: skip


_ORDERED = ("two",)


COST_FRAMES: dict[str, tuple[str, ...]] = {
    "must to play": (
        "(You must {C} to play this card.) POWER: Rejuvenate 1.",
        "(To play this card, you must {C}.) POWER: Rejuvenate 1.",
        "(You must {C} in order to play this card.) POWER: Rejuvenate 1.",
        "(As an additional cost to play this card, {C}.) POWER: Rejuvenate 1.",
        "(As an additional cost to play this card, you must {C}.) POWER: Rejuvenate 1.",
        "({CC} to play this card.) POWER: Rejuvenate 1.",
    ),
    "to": ("POWER: {CC} to draw 2 cards.", "POWER: {CC} in order to draw 2 cards."),
    "do": ("POWER: {CC}. If you do, draw 2 cards.", "POWER: {CC}. If you did, draw 2 cards."),
    "may to": (
        "POWER: You may {C} to draw 2 cards.",
        "POWER: You may {C} in order to draw 2 cards.",
        "POWER: You may draw 2 cards by {G}.",
        "POWER: By {G}, you may draw 2 cards.",
        "POWER: To draw 2 cards, you may {C}.",
    ),
    "if not": (
        "POWER: You may {C}. If you do not, your opponent draws a card.",
        "POWER: You may {C}. If you don't, your opponent draws a card.",
        "POWER: You may {C}. Otherwise, your opponent draws a card.",
    ),
    "unless": (
        "POWER: Your opponent draws 2 cards unless you {C}.",
        "POWER: Unless you {C}, your opponent draws 2 cards.",
    ),
    "unless he": (
        "POWER: Raise your anger 3 levels unless your opponent {P}.",
        "POWER: Unless your opponent {P}, raise your anger 3 levels.",
        "POWER: Raise your anger 3 levels unless he {P}.",
    ),
    "he may, else": (
        "POWER: Your opponent may {H}. If he does not, raise your anger 3 levels.",
        "POWER: Your opponent may {H}. If he doesn't, raise your anger 3 levels.",
        "POWER: Your opponent may {H}. Otherwise, raise your anger 3 levels.",
    ),
    "prevent": (
        "POWER: Raise your anger 3 levels. Your opponent may {H} to prevent this.",
        "POWER: Raise your anger 3 levels. Your opponent may {H} to prevent this effect.",
    ),
    "he must or": (
        "POWER: Your opponent must {H} or lose 4 stages.",
        "POWER: Your opponent must either {H} or lose 4 stages.",
        "POWER: Your opponent {P} or loses 4 stages.",
        "POWER: Your opponent chooses to {H} or lose 4 stages.",
        "POWER: Your opponent chooses to either {H} or lose 4 stages.",
    ),
    "instead of cost": (
        "[attack] Energy attack costing 2 stages. (You may {C} instead of paying this attack's cost.) DAMAGE: 4 life cards.",
        "[attack] Energy attack costing 2 stages. (You may {C} instead of paying its cost.) DAMAGE: 4 life cards.",
        "[attack] Energy attack costing 2 stages. (Instead of paying this attack's cost, you may {C}.) DAMAGE: 4 life cards.",
        "[attack] Energy attack costing 2 stages. (You may {C} rather than pay this attack's cost.) DAMAGE: 4 life cards.",
    ),
    "as an action": (
        "[constant] As an action, you may {C} to raise your anger 2 levels.",
        "[constant] You may {C} as an action to raise your anger 2 levels.",
        "[constant] You may, as an action, {C} to raise your anger 2 levels.",
        "[constant] As an action, you may raise your anger 2 levels by {G}.",
    ),
    "once": (
        "[constant] Once per combat, you may {C} to raise your anger 1 level.",
        "[constant] You may {C} to raise your anger 1 level once per combat.",
        "[constant] Once per combat, you may raise your anger 1 level by {G}.",
        "[constant] Once each combat, you may {C} to raise your anger 1 level.",
    ),
    "whenever": (
        "[constant] Whenever you play an Ally, you may {C} to gain 2 stages.",
        "[constant] When you play an Ally, you may {C} to gain 2 stages.",
        "[constant] Whenever you play an Ally, you may gain 2 stages by {G}.",
    ),
    "cannot play unless": (
        "[constant] Your opponent cannot play Events unless he {P}.",
        "[constant] Your opponent must {H} to play Events.",
        "[constant] Your opponent must {H} to play an Event.",
        "[constant] To play an Event, your opponent must {H}.",
        "[constant] Unless he {P}, your opponent cannot play Events.",
        "[constant] Your opponent can only play Events by {GH}.",
    ),
    "must to perform": (
        "POWER: Your opponent must {H} to perform an attack this combat.",
        "POWER: Your opponent must {H} to perform attacks this combat.",
        "POWER: Your opponent cannot perform attacks this combat unless he {P}.",
        "POWER: This combat, your opponent must {H} to perform an attack.",
    ),
    "must to declare": (
        "[constant] Your opponent must {H} to declare combat.",
        "[constant] Your opponent cannot declare combat unless he {P}.",
        "[constant] To declare combat, your opponent must {H}.",
    ),
    "must to use": (
        "[constant] Your opponent must {H} to use Setups.",
        "[constant] Your opponent cannot use Setups unless he {P}.",
        "[constant] To use a Setup, your opponent must {H}.",
    ),
    "cannot be stopped unless": (
        "POWER: Your attacks cannot be stopped this combat unless your opponent {P}.",
        "POWER: Your opponent must {H} to stop your attacks this combat.",
        "POWER: Unless your opponent {P}, your attacks cannot be stopped this combat.",
    ),
    "effect may be had by": (
        "[attack] Physical attack. You may {C} to have this attack deal +3 stages of damage. DAMAGE: AT stages.",
        "[attack] Physical attack. You may {C}. If you do, this attack deals +3 stages of damage. DAMAGE: AT stages.",
    ),
}  # fmt: skip


_SEPARATE = ("effect may be had by",)


_NO_HIS = {"cannot be stopped unless": ("Rejuvenate", "shuffle")}


_HIS = {
    "your hand": "his hand", "you control": "he controls", "your Drills": "his Drills",
    "your Life Deck": "his Life Deck", "your discard pile": "his discard pile",
    "your anger": "his anger", "your MP": "his MP",
}  # fmt: skip


def _his(cost: str) -> str:
    for mine, his in _HIS.items():
        cost = cost.replace(mine, his)
    return cost


def _inflected(cost: str, form: str) -> str:
    """A cost with its verbs in another form; "either" stays where it is."""
    first = "either " if cost.startswith("either ") else ""
    cost = cost.removeprefix("either ")
    for joint in (" or ", " and "):
        if joint in cost:
            return first + joint.join(_inflected(part, form) for part in cost.split(joint))
    verb, rest = cost.split(" ", 1)
    forms = paradigm(verb)
    word = {"present": forms["present"], "gerund": forms["gerund"]}[form]
    return first + word.split("(")[0] * 0 + _single(word) + " " + rest


def _single(word: str) -> str:
    """ "discards(discard)" is "discards" of a single doer."""
    return word.split("(")[0]


def costs() -> Iterator[Cell]:
    """Each price in each frame that asks for one."""
    for name, said in COSTS.items():
        for frame, texts in COST_FRAMES.items():
            if name in _ORDERED:
                said = said[:1]
            if name in ("either", "two") and frame in ("he must or", "cannot play unless"):
                continue
            ways = [texts[0]] * len(said) + list(texts[1:])
            prices = list(said) + [said[0]] * (len(texts) - 1)
            if frame in _SEPARATE:
                for text in texts:
                    yield Cell(f"cost: {frame}", name, tuple(_cost(text, each) for each in said))
                continue
            made = tuple(_cost(text, each) for text, each in zip(ways, prices, strict=True))
            yield Cell(f"cost: {frame}", name, made[: len(said)], made[len(said) :])


def _cost(text: str, cost: str) -> str:
    his = _his(cost)
    return (
        text.replace("{C}", cost)
        .replace("{CC}", cost[0].upper() + cost[1:])
        .replace("{H}", his)
        .replace("{P}", _inflected(his, "present"))
        .replace("{G}", _inflected(cost, "gerund"))
        .replace("{GH}", _inflected(his, "gerund"))
    )


# Players: singular ways (his) and plural ways (their), each followed by what they do.
PLAYERS: dict[str, tuple[tuple[str, str], ...]] = {
    "each": (("each player", "s"), ("both players", "p"), ("you and your opponent each", "p"),
             ("all players", "p"), ("each player must", "b")),
    "each may": (("each player may", "b"), ("either player may", "b"), ("both players may", "pb")),
    "with Drills": (
        ("each player with 3 or more Drills", "s"), ("each player who controls 3 or more Drills", "s"),
        ("each player that controls at least 3 Drills", "s"), ("any player with 3 or more Drills", "s"),
        ("any player who controls 3 or more Drills", "s"), ("each player controlling 3 or more Drills", "s")),
    "without Drills": (
        ("each player with no Drills", "s"), ("each player who controls no Drills", "s"),
        ("each player who does not control a Drill", "s"), ("each player without a Drill", "s")),
    "whose anger": (
        ("each player whose anger is 3 or higher", "s"), ("each player whose anger is 3 or more", "s"),
        ("any player whose anger is 3 or higher", "s")),
    "with anger": (
        ("each player with 3 or more anger", "s"), ("each player with an anger of 3 or more", "s"),
        ("each player at 3 or more anger", "s"), ("any player with 3 or more anger", "s")),
    "with a hand": (
        ("each player with 2 or more cards in his hand", "s"),
        ("each player who has 2 or more cards in his hand", "s"),
        ("each player with at least 2 cards in his hand", "s")),
    "with a level": (
        ("each player whose MP is level 2 or higher", "s"), ("each player with a level 2 or higher MP", "s"),
        ("each player whose MP is at level 2 or higher", "s")),
    "who did": (
        ("each player who performed an attack this combat", "s"),
        ("each player who has performed an attack this combat", "s"),
        ("any player who performed an attack this combat", "s"),
        ("each player that performed an attack this combat", "s")),
    "most Drills": (
        ("the player with the most Drills", "s"), ("the player who controls the most Drills", "s"),
        ("the player with more Drills", "s"), ("the player who controls more Drills", "s"),
        ("the player that controls the most Drills", "s"), ("whoever controls the most Drills", "s")),
    "fewest cards": (
        ("the player with the fewest cards in his hand", "s"), ("the player with fewer cards in his hand", "s"),
        ("the player who has the fewest cards in his hand", "s"),
        ("the player with the least cards in his hand", "s")),
    "higher anger": (
        ("the player with the higher anger", "s"), ("the player with the highest anger", "s"),
        ("the player whose anger is higher", "s")),
    "more anger": (("the player with more anger", "s"), ("the player who has more anger", "s")),
    "lower power": (
        ("the player whose MP has the lower power level", "s"),
        ("the player whose MP has the lowest power level", "s"),
        ("the player with the MP with the lower power level", "s")),
    "declared": (
        ("the player who declared combat", "s"), ("the player that declared combat", "s"),
        ("whoever declared combat", "s")),
    "of choice": (("a player of your choice", "s"), ("a player", "s"), ("any player", "s"),
                  ("choose a player. He", "s")),
    "your opponent may": (("your opponent may", "b"), ("your opponent may choose to", "b")),
}  # fmt: skip


DEEDS: dict[str, str] = {
    "draws": "draw a card",
    "discards": "discard a card from his hand",
    "top": "destroy the top 2 cards of his Life Deck",
    "anger": "raise his anger 1 level",
    "lowers": "lower his anger 1 level",
    "Rejuvenates": "Rejuvenate 2",
    "loses": "lose 2 stages",
    "gains": "gain 2 stages",
    "destroys": "destroy a Drill he controls",
    "returns": "return one of his Allies to his hand",
    "searches": "search his Life Deck for a Drill and place it into play",
    "shuffles": "shuffle his discard pile into his Life Deck",
    "banishes": "banish 3 cards from his discard pile",
}  # fmt: skip


PLAYER_FRAMES = {
    "at once": "POWER: {}.",
    "at the end": "[constant] At the end of combat, {}.",
    "whenever": "[constant] Whenever a Dragon Ball is captured, {}.",
}


_THEIR = (("his hand", "their hands"), ("his Life Deck", "their Life Decks"),
          ("his discard pile", "their discard piles"), ("his anger", "their anger"),
          ("he controls", "they control"), ("his Allies", "their Allies"))  # fmt: skip


def _done(deed: str, form: str) -> str:
    if form == "s":
        parts = [_inflected(part, "present") for part in deed.split(" and ")]
        return " and ".join(parts)
    if "p" in form:
        for his, their in _THEIR:
            deed = deed.replace(his, their)
    return deed


def players() -> Iterator[Cell]:
    """Which players, and what they do."""
    for who, said in PLAYERS.items():
        for deed, base in DEEDS.items():
            for frame, text in PLAYER_FRAMES.items():
                if frame != "at once" and (deed not in ("draws", "discards", "anger", "loses")):
                    continue
                if who == "of choice" and frame != "at once":
                    continue
                ways = []
                for subject, form in said:
                    clause = f"{subject} {_done(base, form)}"
                    if text.startswith("POWER"):
                        clause = clause[0].upper() + clause[1:]
                    ways.append(text.format(clause))
                yield Cell(f"player: {frame}", f"{who} / {deed}", tuple(ways))


def cells() -> Iterator[Cell]:
    """All of them."""
    yield from costs()
    yield from players()
    yield from others()


if __name__ == "__main__":
    every = list(cells())
    print(len(every), sum(len(c.ways) for c in every))
    for c in every[:: len(every) // 70]:
        print(c.frame, "|", c.axis, "|", c.ways[-1])
