"""What something costs, which player does it, and what else is done with cards: cells of one meaning.

Written as `natural_cards` is, and tried with it.
"""

from __future__ import annotations

from collections.abc import Iterator

from dbz_desktop.wording import paradigm
from tests.rules.natural_cards import Cell

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


# Other things done with cards.
OTHERS: dict[str, tuple[str, ...]] = {
    "exchange hands": (
        "POWER: Exchange your hand with your opponent's hand.",
        "POWER: Switch your hand with your opponent's hand.",
        "POWER: Exchange hands with your opponent.",
        "POWER: You and your opponent exchange hands."),
    "exchange with pile": (
        "POWER: Exchange a card in your hand with a card in your discard pile.",
        "POWER: Exchange a card from your hand with a card from your discard pile.",
        "POWER: Switch a card in your hand with a card in your discard pile."),
    "exchange Drills": (
        "POWER: Exchange a Drill you control with a Drill in your discard pile.",
        "POWER: Exchange one of your Drills with a Drill in your discard pile.",
        "POWER: Switch a Drill you control with a Drill in your discard pile."),
    "exchange control": (
        "POWER: Exchange control of a Drill you control and a Drill your opponent controls.",
        "POWER: Exchange control of one of your Drills and one of your opponent's Drills.",
        "POWER: Switch control of a Drill you control and a Drill your opponent controls."),
    "take control": (
        "POWER: Take control of one of your opponent's Allies.",
        "POWER: Take control of an Ally your opponent controls.",
        "POWER: Gain control of one of your opponent's Allies.",
        "POWER: Choose one of your opponent's Allies and take control of it."),
    "take control for a time": (
        "POWER: Take control of one of your opponent's Allies until the end of combat.",
        "POWER: Until the end of combat, take control of one of your opponent's Allies.",
        "POWER: Take control of one of your opponent's Allies this combat.",
        "POWER: Gain control of one of your opponent's Allies for the remainder of combat."),
    "take control of Drills": (
        "POWER: Take control of a Drill.", "POWER: Take control of one of your opponent's Drills.",
        "POWER: Gain control of one of your opponent's Drills.",
        "POWER: Take control of a Drill your opponent controls."),
    "capture": (
        "POWER: Capture one of your opponent's Dragon Balls.",
        "POWER: Capture a Dragon Ball your opponent controls.",
        "POWER: Capture a Dragon Ball from your opponent."),
    "capture any": ("POWER: Capture a Dragon Ball.", "POWER: You capture a Dragon Ball.",
                    "POWER: Capture 1 Dragon Ball."),
    "capture all": (
        "POWER: Capture all of your opponent's Dragon Balls.",
        "POWER: Capture all Dragon Balls your opponent controls.",
        "POWER: Capture every Dragon Ball your opponent controls."),
    "capture Namek": (
        "POWER: Capture a Namek Dragon Ball.", "POWER: Capture one of your opponent's Namek Dragon Balls."),
    "name and reveal": (
        "POWER: Name a card. Reveal the top card of your opponent's Life Deck. If it is the named card, draw a card.",
        "POWER: Name a card. Reveal the top card of your opponent's Life Deck. If it is the card you named, draw a card.",
        "POWER: Name a card and reveal the top card of your opponent's Life Deck. If it is the named card, draw a card.",
        "POWER: Name a card. Your opponent reveals the top card of his Life Deck. If it is the card you named, draw a card.",
        "POWER: Name a card, then reveal the top card of your opponent's Life Deck. If it is the named card, draw a card."),
    "name and discard": (
        "POWER: Name a card. Your opponent discards all copies of that card from his hand.",
        "POWER: Name a card. Your opponent discards all copies of the named card from his hand.",
        "POWER: Name a card. Your opponent discards each copy of that card from his hand.",
        "POWER: Name a card. Your opponent discards every copy of that card in his hand."),
    "name a type": (
        "POWER: Name a card type. Reveal the top card of your Life Deck. If it is of that type, draw a card.",
        "POWER: Name a card type. Reveal the top card of your Life Deck. If it is a card of that type, draw a card.",
        "POWER: Choose a card type. Reveal the top card of your Life Deck. If it is of that type, draw a card.",
        "POWER: Name a type of card. Reveal the top card of your Life Deck. If it is of that type, draw a card.",
        "POWER: Name a card type. Reveal the top card of your Life Deck. If it is of the named type, draw a card."),
    "name a number": (
        "POWER: Name a number. Your opponent reveals his hand. If he has exactly that many cards in his hand, draw 2 cards.",
        "POWER: Choose a number. Your opponent reveals his hand. If he has exactly that many cards in his hand, draw 2 cards."),
    "rearrange": (
        "POWER: Rearrange the top 4 cards of your Life Deck.",
        "POWER: Rearrange the top 4 cards of your Life Deck in any order.",
        "POWER: Look at the top 4 cards of your Life Deck and rearrange them in any order.",
        "POWER: Look at the top 4 cards of your Life Deck and place them back in any order.",
        "POWER: Look at the top 4 cards of your Life Deck. Place them back in any order.",
        "POWER: Look at the top 4 cards of your Life Deck and put them back in any order.",
        "POWER: Look at the top 4 cards of your Life Deck and return them in any order."),
    "rearrange pile": (
        "POWER: Rearrange your discard pile.", "POWER: Rearrange your discard pile in any order.",
        "POWER: Rearrange the cards in your discard pile in any order.",
        "POWER: Rearrange the cards in your discard pile."),
    "look at hand": (
        "POWER: Look at your opponent's hand. Choose a card in it and discard it.",
        "POWER: Look at your opponent's hand and discard a card from it.",
        "POWER: Look at your opponent's hand. Choose a card from it and discard it.",
        "POWER: Look at your opponent's hand and choose a card. Discard that card.",
        "POWER: Look at your opponent's hand. Discard a card from it.",
        "POWER: Look at your opponent's hand. Discard one of those cards."),
    "reveals hand": (
        "POWER: Your opponent reveals his hand. Discard a Drill from it.",
        "POWER: Your opponent reveals his hand. Choose a Drill in it and discard it.",
        "POWER: Your opponent reveals his hand. Discard a Drill revealed this way.",
        "POWER: Your opponent reveals his hand. He discards a Drill from it."),
    "random": (
        "POWER: Your opponent discards a random card from his hand.",
        "POWER: Your opponent discards a card at random from his hand.",
        "POWER: Your opponent discards a card from his hand at random.",
        "POWER: Your opponent randomly discards a card from his hand.",
        "POWER: Choose a card in your opponent's hand at random. He discards it."),
    "use from pile": (
        "POWER: Use the effects of a Drill in your discard pile.",
        "POWER: Choose a Drill in your discard pile and use its effects.",
        "POWER: Use a Drill's effects in your discard pile."),
    "use Event from pile": (
        "POWER: Choose an Event in your discard pile and use its effect.",
        "POWER: Use the effect of an Event in your discard pile.",
        "POWER: Choose an Event in your discard pile. Use its effect.",
        "POWER: Choose an Event from your discard pile and use its effects."),
    "use his HIT": (
        "POWER: Use the HIT effect of an attack in your discard pile.",
        "POWER: Choose an attack in your discard pile and use its HIT effect.",
        "POWER: Choose an attack in your discard pile. Use its HIT effect."),
    "play from pile": (
        "POWER: Play a Drill from your discard pile.",
        "POWER: You may play a Drill from your discard pile.",),
    "may play pile": (
        "[constant] You may play Drills from your discard pile.",
        "[constant] You may play Drills in your discard pile.",
        "[constant] You may play Drills from your discard pile as if they were in your hand."),
    "play from top": (
        "[constant] You may play the top card of your Life Deck.",
        "[constant] You may play the top card of your Life Deck as if it were in your hand."),
    "revealed top": (
        "[constant] Play with the top card of your Life Deck revealed.",
        "[constant] You play with the top card of your Life Deck revealed.",
        "[constant] Keep the top card of your Life Deck revealed.",
        "[constant] The top card of your Life Deck is revealed.",
        "[constant] Your Life Deck's top card is revealed."),
    "his revealed top": (
        "[constant] Your opponent plays with the top card of his Life Deck revealed.",
        "[constant] The top card of your opponent's Life Deck is revealed.",
        "[constant] Your opponent keeps the top card of his Life Deck revealed."),
    "revealed hand": (
        "[constant] Your opponent plays with his hand revealed.",
        "[constant] Your opponent's hand is revealed.",
        "[constant] Your opponent keeps his hand revealed."),
    "copy": (
        "POWER: Copy an attack in your discard pile.",
        "POWER: Choose an attack in your discard pile and copy it.",
        "POWER: Perform a copy of an attack in your discard pile."),
    "swap ends": (
        "POWER: Place the top card of your Life Deck at the bottom of your Life Deck.",
        "POWER: Put the top card of your Life Deck on the bottom of your Life Deck.",
        "POWER: Move the top card of your Life Deck to the bottom of your Life Deck."),
    "turn over": (
        "POWER: Place the top card of your discard pile on top of your Life Deck.",
        "POWER: Put the top card of your discard pile on top of your Life Deck.",
        "POWER: Return the top card of your discard pile to the top of your Life Deck."),
    "pile to deck": (
        "POWER: Shuffle your discard pile into your Life Deck.",
        "POWER: Shuffle all cards in your discard pile into your Life Deck.",
        "POWER: Shuffle all cards from your discard pile into your Life Deck.",
        "POWER: Shuffle your entire discard pile into your Life Deck."),
    "hand to deck": (
        "POWER: Shuffle your hand into your Life Deck. Draw 3 cards.",
        "POWER: Shuffle your hand into your Life Deck and draw 3 cards.",
        "POWER: Shuffle all cards in your hand into your Life Deck. Draw 3 cards.",
        "POWER: Shuffle your hand into your Life Deck, then draw 3 cards."),
    "discard hand": (
        "POWER: Discard your hand. Draw that many cards.",
        "POWER: Discard your hand and draw that many cards.",
        "POWER: Discard your hand. Draw the same number of cards.",
        "POWER: Discard all cards from your hand. Draw that many cards.",
        "POWER: Discard your hand, then draw that many cards.",
        "POWER: Discard your hand. Draw as many cards as you discarded."),
    "discard any": (
        "POWER: Discard any number of cards from your hand. Draw that many cards.",
        "POWER: Discard any number of cards from your hand and draw that many cards.",
        "POWER: Discard any number of cards from your hand. Draw a card for each card discarded this way.",
        "POWER: Discard any number of cards from your hand to draw that many cards.",
        "POWER: Discard any number of cards from your hand, then draw that many cards."),
    "draw up to": (
        "POWER: Draw cards until you have 5 cards in your hand.",
        "POWER: Draw until you have 5 cards in your hand.",
        "POWER: Draw cards until you have 5 cards in hand."),
    "discard down": (
        "POWER: Your opponent discards cards until he has 2 cards in his hand.",
        "POWER: Your opponent discards down to 2 cards.",
        "POWER: Your opponent discards cards from his hand until he has 2 cards in his hand."),
    "if on top": (
        "POWER: If the top card of your discard pile is a Drill, draw a card.",
        "POWER: Draw a card if the top card of your discard pile is a Drill.",
        "POWER: If there is a Drill on top of your discard pile, draw a card.",
        "POWER: If a Drill is on top of your discard pile, draw a card."),
    "if there is": (
        "POWER: If there is a Drill in your discard pile, draw a card.",
        "POWER: If you have a Drill in your discard pile, draw a card.",
        "POWER: If a Drill is in your discard pile, draw a card.",
        "POWER: Draw a card if there is a Drill in your discard pile.",
        "POWER: If your discard pile contains a Drill, draw a card.",
        "POWER: If there is at least one Drill in your discard pile, draw a card."),
    "if there are N": (
        "POWER: If there are 5 or more Styled cards in your discard pile, draw a card.",
        "POWER: If you have 5 or more Styled cards in your discard pile, draw a card.",
        "POWER: If your discard pile contains 5 or more Styled cards, draw a card.",
        "POWER: If 5 or more Styled cards are in your discard pile, draw a card.",
        "POWER: If there are at least 5 Styled cards in your discard pile, draw a card.",
        "POWER: If your discard pile has 5 or more Styled cards in it, draw a card."),
    "if none": (
        "POWER: If there are no Drills in your discard pile, draw a card.",
        "POWER: If you have no Drills in your discard pile, draw a card.",
        "POWER: If no Drills are in your discard pile, draw a card.",
        "POWER: If your discard pile contains no Drills, draw a card.",
        "POWER: If there is no Drill in your discard pile, draw a card."),
    "if more": (
        "POWER: If there are more Drills in your discard pile than in your opponent's discard pile, draw a card.",
        "POWER: If you have more Drills in your discard pile than your opponent, draw a card.",
        "POWER: If your discard pile contains more Drills than your opponent's, draw a card."),
    "same Style as discarded": (
        "POWER: Discard a Styled card from your hand. Search your Life Deck for a card of the same Style and place it into your hand.",
        "POWER: Discard a Styled card from your hand. Search your Life Deck for a card of the same Style as the discarded card and place it into your hand.",
        "POWER: Discard a Styled card from your hand. Search your Life Deck for a card of the discarded card's Style and place it into your hand."),
    "same type as discarded": (
        "POWER: Discard a card from your hand. Search your Life Deck for a card of the same type and place it into your hand.",
        "POWER: Discard a card from your hand. Search your Life Deck for a card of the same type as the discarded card and place it into your hand.",
        "POWER: Discard a card from your hand. Search your Life Deck for a card with the same type as the discarded card and place it into your hand.",
        "POWER: Discard a card from your hand. Search your Life Deck for a card of the discarded card's type and place it into your hand."),
    "same title": (
        "POWER: Choose a Drill in play. Search your Life Deck for a card with the same title and place it into play.",
        "POWER: Choose a Drill in play. Search your Life Deck for a card with the same title as that Drill and place it into play.",
        "POWER: Choose a Drill in play. Search your Life Deck for a copy of that card and place it into play.",
        "POWER: Choose a Drill in play. Search your Life Deck for another copy of it and place it into play."),
    "all that share": (
        "POWER: Banish all cards in your opponent's discard pile with the same title as the banished card.",),
    "or if": (
        "POWER: Draw a card or, if you control a Dragon Ball, draw 2 cards.",
        "POWER: Draw a card. If you control a Dragon Ball, draw 2 cards instead.",
        "POWER: Draw a card, or draw 2 cards if you control a Dragon Ball.",
        "POWER: Draw a card or, if you control a Dragon Ball, 2 cards."),
    "choose one": (
        "POWER: Draw a card or raise your anger 1 level.",
        "POWER: Either draw a card or raise your anger 1 level.",
        "POWER: Choose one: Draw a card; or raise your anger 1 level.",
        "POWER: You may draw a card or raise your anger 1 level.",
        "POWER: Choose to draw a card or raise your anger 1 level."),
    "attach": (
        "POWER: Attach this card to one of your opponent's Drills.",
        "POWER: Attach this card to a Drill your opponent controls.",
        "POWER: Attach to one of your opponent's Drills.",
        "POWER: Attach this card to an opponent's Drill."),
    "attach from hand": (
        "POWER: Attach a card from your hand to your MP.",
        "POWER: Choose a card in your hand and attach it to your MP."),
    "remove attached": (
        "POWER: Destroy all cards attached to your MP.",
        "POWER: Destroy every card attached to your MP.",
        "POWER: Destroy all cards that are attached to your MP.",
        "POWER: Destroy each card attached to your MP."),
    "used this turn": (
        "POWER: Shuffle a card you played this turn from your discard pile into your Life Deck.",
        "POWER: Shuffle a card that you played this turn from your discard pile into your Life Deck.",
        "POWER: Shuffle a card played by you this turn from your discard pile into your Life Deck."),
    "discarded this turn": (
        "POWER: Rejuvenate all cards discarded from your hand this turn.",
        "POWER: Rejuvenate all cards that were discarded from your hand this turn.",
        "POWER: Rejuvenate each card discarded from your hand this turn.",
        "POWER: Rejuvenate all cards you discarded from your hand this turn."),
    "destroyed this combat": (
        "POWER: Place a Drill destroyed this combat into play.",
        "POWER: Place a Drill that was destroyed this combat into play.",
        "POWER: Choose a Drill that was destroyed this combat and place it into play."),
    "that stopped": (
        "POWER: Banish the card that stopped your last attack.",
        "POWER: Banish the card used to stop your last attack.",
        "POWER: Banish the card that was used to stop your last attack."),
    "all of kinds": (
        "POWER: Destroy all Drills, Setups and Allies.",
        "POWER: Destroy all Drills, Setups, and Allies.",
        "POWER: Destroy all Drills, all Setups, and all Allies.",
        "POWER: Destroy all Drills, Setups and Allies in play.",
        "POWER: Destroy each Drill, Setup, and Ally in play."),
    "all of his kinds": (
        "POWER: Destroy all of your opponent's Drills and Setups.",
        "POWER: Destroy all Drills and Setups your opponent controls.",
        "POWER: Destroy all of your opponent's Setups and Drills.",
        "POWER: Destroy all your opponent's Drills and Setups."),
    "but one": (
        "POWER: Your opponent destroys all but one of his Drills.",
        "POWER: Your opponent chooses one of his Drills and destroys the rest.",
        "POWER: Your opponent chooses one of his Drills and destroys the others."),
    "half": (
        "POWER: Your opponent destroys half of his Drills, rounded up.",
        "POWER: Your opponent destroys half of his Drills (rounded up).",
        "POWER: Your opponent destroys half his Drills, rounded up."),
    "all except": (
        "POWER: Destroy all Drills except Styled Drills.",
        "POWER: Destroy all Drills that are not Styled.",
        "POWER: Destroy all non-Styled Drills."),
    "each other": (
        "POWER: Destroy all other Drills you control.", "POWER: Destroy your other Drills.",
        "POWER: Destroy all of your other Drills.", "POWER: Destroy each other Drill you control."),
    "another": (
        "[constant] Whenever another Drill enters play under your control, draw a card.",
        "[constant] Whenever another of your Drills enters play, draw a card.",
        "[constant] Whenever another Drill you control enters play, draw a card."),
    "the first": (
        "[constant] Each turn, the first Drill you play draws you a card.",),
    "discard then find": (
        "POWER: Discard a Drill from your hand. Search your Life Deck for another Drill and place it into play.",
        "POWER: Discard a Drill from your hand. Search your Life Deck for a different Drill and place it into play.",
        "POWER: Discard a Drill from your hand. Search your Life Deck for a Drill with a different title and place it into play."),
    "if it is, else": (
        "POWER: Reveal the top card of your Life Deck. If it is a Drill, place it into play. Otherwise, place it into your hand.",
        "POWER: Reveal the top card of your Life Deck. If it is a Drill, place it into play. If it is not, place it into your hand.",
        "POWER: Reveal the top card of your Life Deck. If that card is a Drill, place it into play. If not, place it into your hand.",
        "POWER: Reveal the top card of your Life Deck. If a Drill is revealed, place it into play. Otherwise, place it into your hand.",
        "POWER: Reveal the top card of your Life Deck. If the revealed card is a Drill, place it into play. If it isn't, place it into your hand."),
    "drawn": (
        "POWER: Draw a card. If it is a Drill, you may place it into play.",
        "POWER: Draw a card. If that card is a Drill, you may place it into play.",
        "POWER: Draw a card. If you drew a Drill, you may place it into play.",
        "POWER: Draw a card. If the drawn card is a Drill, you may place it into play."),
    "draw and show": (
        "POWER: Draw a card and reveal it. If it is Styled, Rejuvenate 2.",
        "POWER: Draw a card. Reveal it. If it is Styled, Rejuvenate 2.",
        "POWER: Reveal the top card of your Life Deck and draw it. If it is Styled, Rejuvenate 2."),
    "for each revealed": (
        "POWER: Reveal the top 4 cards of your Life Deck. Raise your anger 1 level for each Drill revealed this way.",
        "POWER: Reveal the top 4 cards of your Life Deck. Raise your anger 1 level for each revealed Drill.",
        "POWER: Reveal the top 4 cards of your Life Deck. Raise your anger 1 level for each Drill revealed.",
        "POWER: Reveal the top 4 cards of your Life Deck. For each Drill revealed this way, raise your anger 1 level.",
        "POWER: Reveal the top 4 cards of your Life Deck. Raise your anger 1 level for each Drill among them."),
    "if at least one": (
        "POWER: Reveal the top 4 cards of your Life Deck. If at least one of them is a Drill, draw a card.",
        "POWER: Reveal the top 4 cards of your Life Deck. If one or more of them is a Drill, draw a card.",
        "POWER: Reveal the top 4 cards of your Life Deck. If a Drill is revealed this way, draw a card.",
        "POWER: Reveal the top 4 cards of your Life Deck. If any of those cards are Drills, draw a card.",
        "POWER: Reveal the top 4 cards of your Life Deck. If any of them is a Drill, draw a card."),
    "if all": (
        "POWER: Reveal the top 3 cards of your Life Deck. If all of them are Styled, draw a card.",
        "POWER: Reveal the top 3 cards of your Life Deck. If they are all Styled, draw a card.",
        "POWER: Reveal the top 3 cards of your Life Deck. If all of those cards are Styled, draw a card.",
        "POWER: Reveal the top 3 cards of your Life Deck. If each of them is Styled, draw a card."),
    "if none of them": (
        "POWER: Reveal the top 3 cards of your Life Deck. If none of them are Styled, draw a card.",
        "POWER: Reveal the top 3 cards of your Life Deck. If none of those cards are Styled, draw a card.",
        "POWER: Reveal the top 3 cards of your Life Deck. If none of them is Styled, draw a card.",
        "POWER: Reveal the top 3 cards of your Life Deck. If no Styled cards are revealed this way, draw a card."),
    "his pile from top": (
        "POWER: Banish the top Drill in your opponent's discard pile.",
        "POWER: Banish the top Drill of your opponent's discard pile.",
        "POWER: Banish the topmost Drill in your opponent's discard pile.",
        "POWER: Banish the top Drill from your opponent's discard pile."),
    "may stages to": (
        "POWER: You may pay up to 4 stages to have your opponent's MP lose that many stages.",
        "POWER: You may pay up to 4 stages. If you do, your opponent's MP loses that many stages.",),
    "his shuffle": (
        "POWER: Your opponent shuffles 3 cards from his discard pile into his Life Deck.",
        "POWER: Your opponent chooses 3 cards in his discard pile and shuffles them into his Life Deck.",
        "POWER: Your opponent shuffles 3 cards of his choice from his discard pile into his Life Deck."),
    "choice of his": (
        "POWER: Your opponent discards a card of your choice from his hand.",
        "POWER: Your opponent discards a card from his hand of your choice.",),
    "own choice": (
        "POWER: Your opponent discards a card of his choice from his hand.",
        "POWER: Your opponent discards a card from his hand.",
        "POWER: Your opponent discards a card from his hand of his choice."),
}  # fmt: skip


def others() -> Iterator[Cell]:
    """Each by itself."""
    for name, ways in OTHERS.items():
        yield Cell("other", name, ways[:1], ways[1:])


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
