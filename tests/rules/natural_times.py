"""Times in natural words: when a text acts, for how long, and how often it may be used."""

from __future__ import annotations

from collections.abc import Iterator

from tests.rules.natural_states import Cell

MOMENTS = (
    ("start of each turn", ("At the start of each turn, {e}.", "At the beginning of each turn, {e}.", "{E} at the start of each turn.", "At the start of every turn, {e}.")),
    ("start of each player's turn", ("At the start of each player's turn, {e}.", "At the beginning of each player's turn, {e}.")),
    ("start of your turn", ("At the start of your turn, {e}.", "At the beginning of your turn, {e}.", "{E} at the start of your turn.", "At the start of each of your turns, {e}.", "When your turn begins, {e}.", "At the start of your turns, {e}.")),
    ("start of his turn", ("At the start of your opponent's turn, {e}.", "At the beginning of your opponent's turn, {e}.", "At the start of each of your opponent's turns, {e}.")),
    ("end of each turn", ("At the end of each turn, {e}.", "{E} at the end of each turn.", "At the end of every turn, {e}.")),
    ("end of your turn", ("At the end of your turn, {e}.", "{E} at the end of your turn.", "At the end of each of your turns, {e}.", "When your turn ends, {e}.")),
    ("end of his turn", ("At the end of your opponent's turn, {e}.", "At the end of each of your opponent's turns, {e}.")),
    ("start of combat", ("At the start of combat, {e}.", "At the beginning of combat, {e}.", "At the start of each combat, {e}.", "{E} at the start of each combat.", "When combat begins, {e}.")),
    ("end of combat", ("At the end of combat, {e}.", "At the end of each combat, {e}.", "{E} at the end of each combat.", "When combat ends, {e}.", "Whenever combat ends, {e}.")),
    ("end of your combats", ("At the end of each combat you declared, {e}.", "At the end of each combat in which you were the attacker, {e}.", "At the end of any combat you declared, {e}.")),
    ("entering combat", ("When entering combat, {e}.", "Whenever you enter combat, {e}.", "Upon entering combat, {e}.", "{E} when entering combat.", "When you enter combat, {e}.")),
    ("entering as attacker", ("When entering combat as the attacker, {e}.", "When you enter combat as the attacker, {e}.", "Whenever you declare combat, {e}.", "When you declare combat, {e}.")),
    ("entering as defender", ("When entering combat as the defender, {e}.", "When you enter combat as the defender, {e}.", "Whenever your opponent declares combat, {e}.")),
    ("before Draw Step", ("Before your Draw Step, {e}.", "Before each of your Draw Steps, {e}.", "Before you draw cards during your Draw Step, {e}.")),
    ("after Draw Step", ("After your Draw Step, {e}.", "{E} after your Draw Step.", "After each of your Draw Steps, {e}.")),
    ("start of Draw Step", ("At the start of your Draw Step, {e}.", "At the beginning of your Draw Step, {e}.", "When entering your Draw Step, {e}.", "When you enter your Draw Step, {e}.", "During your Draw Step, {e}.")),
    ("end of Draw Step", ("At the end of your Draw Step, {e}.", "{E} at the end of your Draw Step.", "At the end of each of your Draw Steps, {e}.")),
    ("start of Planning Step", ("At the start of your Planning Step, {e}.", "At the beginning of your Planning Step, {e}.", "When you enter your Planning Step, {e}.", "During your Planning Step, {e}.", "When entering your Planning Step, {e}.")),
    ("end of Planning Step", ("At the end of your Planning Step, {e}.", "{E} at the end of your Planning Step.", "After your Planning Step, {e}.")),
    ("start of Combat Step", ("At the start of your Combat Step, {e}.", "At the beginning of your Combat Step, {e}.", "When you enter your Combat Step, {e}.")),
    ("before Combat Step", ("Before your Combat Step, {e}.",)),
    ("start of Discard Step", ("At the start of your Discard Step, {e}.", "At the beginning of your Discard Step, {e}.", "When you enter your Discard Step, {e}.", "When entering your Discard Step, {e}.", "During your Discard Step, {e}.")),
    ("end of Discard Step", ("At the end of your Discard Step, {e}.", "After your Discard Step, {e}.")),
    ("start of Rejuvenation Step", ("At the start of your Rejuvenation Step, {e}.", "At the beginning of your Rejuvenation Step, {e}.", "When you enter your Rejuvenation Step, {e}.", "When entering your Rejuvenation Step, {e}.", "During your Rejuvenation Step, {e}.")),
    ("end of Rejuvenation Step", ("At the end of your Rejuvenation Step, {e}.", "After your Rejuvenation Step, {e}.")),
    ("his Draw Step", ("At the start of your opponent's Draw Step, {e}.", "At the beginning of your opponent's Draw Step, {e}.", "During your opponent's Draw Step, {e}.", "When your opponent enters his Draw Step, {e}.")),
    ("end of his Planning Step", ("At the end of your opponent's Planning Step, {e}.", "After your opponent's Planning Step, {e}.")),
    ("each Draw Step", ("At the start of each Draw Step, {e}.", "At the start of each player's Draw Step, {e}.", "During each player's Draw Step, {e}.")),
    ("after attack", ("After you perform an attack, {e}.", "Whenever you perform an attack, {e}.", "After performing an attack, {e}.", "Each time you perform an attack, {e}.", "{E} whenever you perform an attack.", "When you perform an attack, {e}.", "Every time you perform an attack, {e}.")),
    ("after each attack of his", ("After your opponent performs an attack, {e}.", "Each time your opponent performs an attack, {e}.", "Whenever an attack is performed by your opponent, {e}.", "{E} each time your opponent performs an attack.")),
    ("after successful", ("After you perform a successful attack, {e}.", "After each of your successful attacks, {e}.", "Whenever one of your attacks is successful, {e}.", "Whenever you perform a successful attack, {e}.", "After one of your attacks is successful, {e}.")),
    ("after stopping", ("After you stop an attack, {e}.", "Whenever you stop an attack, {e}.", "Each time you stop an attack, {e}.", "After stopping an attack, {e}.", "Whenever an attack is stopped by you, {e}.")),
    ("first attack", ("The first time each combat you perform an attack, {e}.", "The first time you perform an attack each combat, {e}.", "The first time in each combat that you perform an attack, {e}.", "After your first attack each combat, {e}.", "When you perform your first attack each combat, {e}.", "Once per combat, when you perform an attack, {e}.")),
    ("first attack each turn", ("The first time each turn you perform an attack, {e}.", "The first time you perform an attack each turn, {e}.", "Whenever you perform an attack for the first time each turn, {e}.")),
    ("second time", ("The second time each combat you stop an attack, {e}.", "The second time you stop an attack each combat, {e}.")),
    ("first critical", ("The first time each combat you deal critical damage, {e}.", "The first time you deal critical damage each combat, {e}.", "Once per combat, when you deal critical damage, {e}.")),
    ("once per turn", ("Once per turn, whenever you stop an attack, {e}.", "Once each turn, when you stop an attack, {e}.", "Whenever you stop an attack, {e}. (Once per turn.)")),
    ("during his action", ("Whenever you raise your anger during your opponent's action, {e}.", "Whenever you raise your anger during one of your opponent's actions, {e}.", "Whenever you raise your anger during your opponent's actions, {e}.")),
    ("after his action", ("After each of your opponent's actions, {e}.", "At the end of each of your opponent's actions, {e}.", "After your opponent's actions, {e}.")),
    ("before your action", ("At the start of each of your actions, {e}.", "At the beginning of each of your actions, {e}.", "Before each of your actions, {e}.")),
    ("start of your first action", ("At the start of your first action each combat, {e}.", "At the beginning of your first action each combat, {e}.", "At the start of your first action in each combat, {e}.")),
    ("becomes", ("Whenever your anger reaches 4, {e}.", "Whenever your anger becomes 4, {e}.", "When your anger reaches 4, {e}.")),
    ("becomes 0", ("Whenever your MP's power stage becomes 0, {e}.", "Whenever your MP reaches 0, {e}.", "Whenever your MP reaches 0 stages, {e}.", "Whenever your MP is lowered to 0, {e}.")),
    ("level reached", ("Whenever your MP reaches level 3, {e}.", "When your MP becomes level 3, {e}.", "Whenever your MP advances to level 3, {e}.")),
    ("new level", ("Whenever your MP advances a level, {e}.", "Whenever you advance a level, {e}.", "When your MP advances to a new level, {e}.", "After your MP advances a level, {e}.")),
    ("change", ("Whenever your MP changes levels, {e}.", "Whenever you change levels, {e}.", "Whenever your MP's level changes, {e}.", "When you change personality levels, {e}.")),
)  # fmt: skip
"""What a text that stays in force says of when it acts."""

DELAYED = (
    ("end of this combat", ("At the end of combat, {e}.", "At the end of this combat, {e}.", "{E} at the end of combat.", "When this combat ends, {e}.")),
    ("end of this turn", ("At the end of the turn, {e}.", "At the end of this turn, {e}.", "{E} at the end of the turn.", "{E} at the end of this turn.")),
    ("start of next turn", ("At the start of your next turn, {e}.", "At the beginning of your next turn, {e}.", "{E} at the start of your next turn.")),
    ("end of next turn", ("At the end of your next turn, {e}.", "{E} at the end of your next turn.")),
    ("start of his next turn", ("At the start of your opponent's next turn, {e}.", "At the beginning of your opponent's next turn, {e}.", "{E} at the start of your opponent's next turn.")),
    ("next combat", ("At the start of the next combat, {e}.", "At the beginning of the next combat, {e}.", "When the next combat begins, {e}.")),
    ("his next combat", ("The next time you enter combat, {e}.", "When you next enter combat, {e}.", "The next time you would enter combat, {e}.")),
    ("next Draw Step", ("At the start of your next Draw Step, {e}.", "At the beginning of your next Draw Step, {e}.", "{E} at the start of your next Draw Step.", "Before your next Draw Step, {e}.")),
    ("his next Planning Step", ("At the start of your opponent's next Planning Step, {e}.", "At the beginning of your opponent's next Planning Step, {e}.")),
    ("Rejuvenation Step", ("At the start of your next Rejuvenation Step, {e}.", "During your next Rejuvenation Step, {e}.", "{E} during your next Rejuvenation Step.")),
    ("discard step", ("At the start of your Discard Step this turn, {e}.", "At the start of this turn's Discard Step, {e}.", "At the start of the Discard Step, {e}.")),
    ("next action start", ("At the start of your next action, {e}.", "At the beginning of your next action, {e}.", "{E} at the start of your next action.")),
    ("next action end", ("At the end of your next action, {e}.", "After your next action, {e}.", "{E} at the end of your next action.")),
    ("his next action", ("At the start of your opponent's next action, {e}.", "At the beginning of your opponent's next action, {e}.")),
    ("his next action end", ("At the end of your opponent's next action, {e}.", "After your opponent's next action, {e}.")),
    ("after next attack", ("After your next attack, {e}.", "After you perform your next attack, {e}.", "The next time you perform an attack, {e}.", "After your next attack this combat, {e}.")),
    ("whenever this combat", ("Whenever you stop an attack this combat, {e}.", "For the remainder of combat, whenever you stop an attack, {e}.", "Each time you stop an attack this combat, {e}.", "For the rest of combat, whenever you stop an attack, {e}.", "This combat, whenever you stop an attack, {e}.")),
    ("whenever this turn", ("Whenever you stop an attack this turn, {e}.", "For the remainder of the turn, whenever you stop an attack, {e}.", "For the rest of this turn, whenever you stop an attack, {e}.")),
    ("whenever till", ("Until the start of your next turn, whenever you stop an attack, {e}.", "Whenever you stop an attack until the start of your next turn, {e}.", "Until your next turn, whenever you stop an attack, {e}.")),
    ("next stop", ("The next time you stop an attack this combat, {e}.", "When you next stop an attack this combat, {e}.", "The next time this combat you stop an attack, {e}.")),
    ("each action", ("At the start of each of your actions this combat, {e}.", "At the beginning of each of your actions this combat, {e}.", "For the remainder of combat, at the start of each of your actions, {e}.")),
    ("end of each combat", ("At the end of each combat this turn, {e}.",)),
)  # fmt: skip
"""What a Power says of when what it promises happens."""

LASTING = (
    ("this combat", ("{e} this combat.", "{e} for the remainder of combat.", "For the remainder of combat, {l}.", "{e} for the rest of combat.", "Until the end of combat, {l}.", "{e} until the end of combat.", "This combat, {l}.")),
    ("this turn", ("{e} this turn.", "{e} for the remainder of the turn.", "For the remainder of the turn, {l}.", "{e} until the end of the turn.", "Until the end of this turn, {l}.", "{e} for the rest of the turn.")),
    ("till next turn", ("{e} until the start of your next turn.", "Until the start of your next turn, {l}.", "{e} until your next turn.", "{e} until the beginning of your next turn.", "Until your next turn, {l}.")),
    ("till end of next turn", ("{e} until the end of your next turn.", "Until the end of your next turn, {l}.")),
    ("till his next turn", ("{e} until the start of your opponent's next turn.", "Until the start of your opponent's next turn, {l}.", "{e} until your opponent's next turn.")),
    ("till end of his next turn", ("{e} until the end of your opponent's next turn.", "Until the end of your opponent's next turn, {l}.")),
    ("till next action", ("{e} until your next action.", "{e} until the start of your next action.", "Until your next action, {l}.", "{e} until the beginning of your next action.")),
    ("his next action", ("{e} during your opponent's next action.", "During your opponent's next action, {l}.", "{e} in your opponent's next action.")),
    ("next combat", ("{e} during the next combat.", "{e} in the next combat.", "During the next combat, {l}.", "{e} next combat.")),
    ("his next turn", ("{e} during your opponent's next turn.", "During your opponent's next turn, {l}.", "{e} on your opponent's next turn.")),
    ("this game", ("{e} for the remainder of the game.", "{e} for the rest of the game.", "For the remainder of the game, {l}.", "{e} until the end of the game.", "{e} this game.")),
)  # fmt: skip
LASTS = (
    "Your attacks deal +1 stage of damage",
    "Your attacks cannot be stopped",
    "Your opponent cannot play Events",
    "Your anger cannot be lowered",
    "Your Drills cannot be destroyed",
    "Your opponent's MP loses all effects",
    "Your attacks cost 1 less stage",
    "Your opponent cannot use Endurance",
)
EFFECTS = ("draw a card", "your opponent discards a card", "you may destroy a Drill",
           "if you control a Drill, raise your anger 1 level", "lower your opponent's anger 1 level")  # fmt: skip

LIMITS = (
    ("once per combat", "DRILL", ("(Use only once per combat.) POWER: Draw a card.", "POWER: Use only once per combat. Draw a card.", "(This Power may only be used once per combat.) POWER: Draw a card.", "(You may only use this Power once per combat.) POWER: Draw a card.")),
    ("once per game", "DRILL", ("(Use only once per game.) POWER: Draw a card.", "POWER: Use only once per game. Draw a card.", "(This Power may only be used once per game.) POWER: Draw a card.", "(You may only use this Power once per game.) POWER: Draw a card.")),
    ("twice per combat", "DRILL", ("(This Power may be used twice per combat.) POWER: Draw a card.", "(You may use this Power twice per combat.) POWER: Draw a card.", "(You may use this Power two times per combat.) POWER: Draw a card.", "(This Power can be used twice per combat.) POWER: Draw a card.")),
    ("twice per turn", "DRILL", ("(This Power may be used twice per turn.) POWER: Draw a card.", "(You may use this Power twice per turn.) POWER: Draw a card.", "(You may use this Power twice each turn.) POWER: Draw a card.")),
    ("first action", "EVENT", ("(Use only as your first action.) POWER: Draw a card.", "(Use only as your first action this combat.) POWER: Draw a card.", "POWER: Use only as your first action. Draw a card.", "(Use only as your first action in combat.) POWER: Draw a card.", "(You may only use this card as your first action.) POWER: Draw a card.")),
    ("play first action", "ATTACK", ("(Play only as your first action.) [attack] Physical attack. DAMAGE: 3 life cards.", "(You may only play this card as your first action.) [attack] Physical attack. DAMAGE: 3 life cards.", "(Use only as your first action.) [attack] Physical attack. DAMAGE: 3 life cards.", "(You may only perform this attack as your first action.) [attack] Physical attack. DAMAGE: 3 life cards.")),
    ("not first action", "EVENT", ("(You cannot use this card as your first action.) POWER: Draw a card.", "(This card cannot be used as your first action.) POWER: Draw a card.", "(You may not use this card as your first action.) POWER: Draw a card.")),
    ("one per combat", "EVENT", ("(You may only use one copy of this card per combat.) POWER: Draw a card.", "(Only one copy of this card may be used per combat.) POWER: Draw a card.", "(You may only play one copy of this card each combat.) POWER: Draw a card.")),
    ("your turn", "EVENT", ("(Use only during your turn.) POWER: Draw a card.", "(Use only on your turn.) POWER: Draw a card.", "POWER: Use only during your turn. Draw a card.", "(You may only use this card during your turn.) POWER: Draw a card.")),
    ("his turn", "EVENT", ("(Use only during your opponent's turn.) POWER: Draw a card.", "(Use only on your opponent's turn.) POWER: Draw a card.", "(You can only use this card during your opponent's turn.) POWER: Draw a card.")),
    ("you declared", "EVENT", ("(Use only if you declared combat.) POWER: Draw a card.", "(Use only when you are the attacker.) POWER: Draw a card.", "(Use only as the attacker.) POWER: Draw a card.", "(Use only if you are the attacker.) POWER: Draw a card.")),
    ("defender", "EVENT", ("(Use only if your opponent declared combat.) POWER: Draw a card.", "(Use only as the defender.) POWER: Draw a card.", "(Use only when you are the defender.) POWER: Draw a card.")),
    ("entering combat", "EVENT", ("[instant] POWER: Use when entering combat. Draw a card.", "[instant] POWER: Use when you enter combat. Draw a card.", "[instant] POWER: Use only when entering combat. Draw a card.", "[instant] POWER: When entering combat, draw a card.")),
    ("end of combat", "EVENT", ("[instant] POWER: Use at the end of combat. Draw a card.", "[instant] POWER: Use only at the end of combat. Draw a card.", "[instant] POWER: Use when combat ends. Draw a card.")),
    ("start of turn", "EVENT", ("[instant] POWER: Use at the start of your turn. Draw a card.", "[instant] POWER: Use at the beginning of your turn. Draw a card.", "[instant] POWER: Use only at the start of your turn. Draw a card.")),
    ("start of his turn", "EVENT", ("[instant] POWER: Use at the start of your opponent's turn. Draw a card.", "[instant] POWER: Use at the beginning of your opponent's turn. Draw a card.")),
    ("planning", "EVENT", ("[instant] POWER: Use during your Planning Step. Draw a card.", "[instant] POWER: Use only during your Planning Step. Draw a card.", "[instant] POWER: Use in your Planning Step. Draw a card.")),
    ("draw step", "EVENT", ("[instant] POWER: Use during your Draw Step. Draw a card.", "[instant] POWER: Use at the start of your Draw Step. Draw a card.", "[instant] POWER: Use when entering your Draw Step. Draw a card.")),
    ("after draw step", "EVENT", ("[instant] POWER: Use after your Draw Step. Draw a card.", "[instant] POWER: Use at the end of your Draw Step. Draw a card.")),
    ("rejuvenation step", "EVENT", ("[instant] POWER: Use during your Rejuvenation Step. Draw a card.", "[instant] POWER: Use at the start of your Rejuvenation Step. Draw a card.", "[instant] POWER: Use when entering your Rejuvenation Step. Draw a card.")),
    ("discard step", "EVENT", ("[instant] POWER: Use during your Discard Step. Draw a card.", "[instant] POWER: Use at the start of your Discard Step. Draw a card.", "[instant] POWER: Use when entering your Discard Step. Draw a card.")),
    ("his draw step", "EVENT", ("[instant] POWER: Use during your opponent's Draw Step. Draw a card.", "[instant] POWER: Use at the start of your opponent's Draw Step. Draw a card.")),
    ("after passing", "EVENT", ("[instant] POWER: Use after your opponent passes. Draw a card.", "[instant] POWER: Use when your opponent passes. Draw a card.")),
    ("after stop", "EVENT", ("[instant] POWER: Use after you stop an attack. Draw a card.", "[instant] POWER: Use after stopping an attack. Draw a card.", "[instant] POWER: Use when you stop an attack. Draw a card.")),
    ("each combat once as action", "DRILL", ("[constant] Once per combat as an action, you may draw a card.", "[constant] Once per combat, as an action, you may draw a card.", "[constant] You may draw a card once per combat as an action.", "[constant] As an action once per combat, you may draw a card.")),
    ("once each turn", "DRILL", ("[constant] Once per turn during your Planning Step, you may draw a card.", "[constant] Once during your Planning Step, you may draw a card.", "[constant] During your Planning Step, you may draw a card.")),
    ("once per game trigger", "DRILL", ("[constant] Once per game, when you stop an attack, draw a card.", "[constant] The first time each game you stop an attack, draw a card.", "[constant] Once per game, whenever you stop an attack, draw a card.")),
    ("start of game", "MASTERY", ("[constant] At the start of the game, draw a card.", "[constant] At the beginning of the game, draw a card.", "[constant] When the game begins, draw a card.")),
)  # fmt: skip

SKIPS = (
    *((f"constant skip {s}", (f"[constant] Your opponent skips his {s}.", f"[constant] Your opponent must skip his {s}.", f"[constant] Skip your opponent's {s}.", f"[constant] Your opponent skips each of his {s}s.", f"[constant] Your opponent does not have a {s}."))
      for s in ("Draw Step", "Planning Step", "Combat Step", "Discard Step", "Rejuvenation Step")),
    *((f"own skip {s}", (f"[constant] Skip your {s}.", f"[constant] You skip your {s}.", f"[constant] You must skip your {s}."))
      for s in ("Draw Step", "Planning Step", "Combat Step", "Discard Step", "Rejuvenation Step")),
    *((f"skip next {s}", (f"POWER: Your opponent skips his next {s}.", f"POWER: Your opponent must skip his next {s}.", f"POWER: Skip your opponent's next {s}."))
      for s in ("Draw Step", "Planning Step", "Combat Step", "Discard Step", "Rejuvenation Step", "turn")),
    *((f"skip own next {s}", (f"POWER: Skip your next {s}.", f"POWER: You skip your next {s}.", f"POWER: You must skip your next {s}."))
      for s in ("Draw Step", "Planning Step", "Combat Step", "Discard Step", "Rejuvenation Step", "turn")),
    *((f"skip this turn {s}", (f"POWER: Your opponent skips his {s} this turn.", f"POWER: This turn, your opponent skips his {s}."))
      for s in ("Discard Step", "Rejuvenation Step")),
    *((f"both skip {s}", (f"[constant] Players skip their {s}s.", f"[constant] Each player skips his {s}.", f"[constant] Both players skip their {s}s.", f"[constant] All players skip their {s}s."))
      for s in ("Rejuvenation Step", "Discard Step")),
    *((f"while skip {s}", (f"[constant] While you control no Allies, your opponent skips his {s}.", f"[constant] Your opponent skips his {s} while you control no Allies.", f"[constant] If you control no Allies, your opponent skips his {s}."))
      for s in ("Rejuvenation Step", "Draw Step")),
    ("attached skip", ("[attack] Physical attack. DAMAGE: 3 life cards. Attach to your opponent's MP. While attached, your opponent skips his Rejuvenation Step.", "[attack] Physical attack. DAMAGE: 3 life cards. Attach to your opponent's MP. While attached, your opponent must skip his Rejuvenation Step.")),
    ("skip till", ("POWER: Your opponent skips his Rejuvenation Step until the start of your next turn.", "POWER: Until the start of your next turn, your opponent skips his Rejuvenation Step.")),
    ("skip next action", ("POWER: Your opponent skips his next action.", "POWER: Your opponent must skip his next action.", "POWER: Your opponent skips his next action this combat.", "POWER: Skip your opponent's next action.")),
    ("skip next 2 actions", ("POWER: Your opponent skips his next 2 actions.", "POWER: Your opponent skips his next 2 actions this combat.", "POWER: Your opponent must skip his next two actions.")),
    ("skip own next action", ("POWER: Skip your next action.", "POWER: You skip your next action.", "POWER: You must skip your next action.", "POWER: Skip your next action this combat.")),
    ("must pass", ("POWER: Your opponent must pass in his next action.", "POWER: Your opponent must pass during his next action.", "POWER: Your opponent must pass his next action.", "POWER: In his next action, your opponent must pass.")),
    ("cannot pass", ("POWER: Your opponent cannot pass in his next action.", "POWER: Your opponent cannot pass during his next action.", "POWER: Your opponent may not pass in his next action.", "POWER: During his next action, your opponent cannot pass.")),
    ("cannot pass this combat", ("POWER: Your opponent cannot pass this combat.", "POWER: Your opponent may not pass this combat.", "POWER: For the remainder of combat, your opponent cannot pass.")),
    ("cannot pass constant", ("[constant] Your opponent cannot pass.", "[constant] Your opponent may not pass.", "[constant] Your opponent cannot pass during combat.")),
    ("must perform", ("POWER: Your opponent must perform an attack in his next action.", "POWER: Your opponent must perform an attack in his next action, if able.", "POWER: In his next action, your opponent must perform an attack.", "POWER: Your opponent must perform an attack during his next action if able.", "POWER: Your opponent must perform an attack with his next action.", "POWER: Your opponent must attack in his next action.")),
    ("must perform each", ("[constant] Your opponent must perform an attack with each of his actions.", "[constant] Your opponent must perform an attack in each of his actions.", "[constant] Your opponent must perform an attack during each of his actions, if able.", "[constant] Each of your opponent's actions must be an attack.")),
    ("must perform this combat", ("POWER: Your opponent must perform an attack in each of his actions this combat.", "POWER: Your opponent must perform an attack with each of his actions this combat.", "POWER: For the remainder of combat, your opponent must perform an attack in each of his actions.")),
    ("must pass or perform", ("POWER: Your opponent must pass or perform a physical attack in his next action.", "POWER: Your opponent must perform a physical attack or pass in his next action.", "POWER: In his next action, your opponent must pass or perform a physical attack.")),
    ("only attacks", ("POWER: Your opponent can only perform physical attacks this combat.", "POWER: Your opponent may only perform physical attacks this combat.", "POWER: For the remainder of combat, your opponent can only perform physical attacks.")),
    ("only next action", ("POWER: Your opponent can only perform a physical attack in his next action.", "POWER: Your opponent may only perform a physical attack in his next action.", "POWER: Your opponent can only perform physical attacks in his next action.")),
    ("must declare", ("POWER: Your opponent must declare combat in his next turn.", "POWER: Your opponent must declare combat during his next turn.", "POWER: Your opponent must declare combat on his next turn, if able.", "POWER: During his next turn, your opponent must declare combat.")),
    ("must declare constant", ("[constant] Your opponent must declare combat.", "[constant] Your opponent must declare combat each turn.", "[constant] Your opponent must declare combat during each of his turns.", "[constant] Your opponent must declare combat on each of his turns.")),
    ("cannot declare", ("POWER: Your opponent cannot declare combat in his next turn.", "POWER: Your opponent cannot declare combat during his next turn.", "POWER: Your opponent may not declare combat on his next turn.")),
    ("extra action", ("POWER: You may take another action.", "POWER: You may take an additional action.", "POWER: Take another action.", "POWER: Take an additional action.")),
    ("two actions", ("POWER: You may take 2 actions in a row.", "POWER: Take 2 actions in a row.")),
)  # fmt: skip


def _upper(text: str) -> str:
    return text[0].upper() + text[1:]


def _said(text: str, effect: str) -> str:
    said = text.replace("{e}", effect).replace("{E}", _upper(effect))
    return said.replace("{l}", effect[0].lower() + effect[1:])


def cells() -> Iterator[Cell]:
    """Each time with each of a few effects; each length with what lasts; limits and duties."""
    for frame, mark, rows in (("moment", "[constant] ", MOMENTS), ("delayed", "POWER: ", DELAYED)):
        for name, ways in rows:
            for i, effect in enumerate(EFFECTS):
                frames = [w for w in ways if not (w.startswith("{E}") and effect.startswith("if"))]
                said = [mark + _said(w, effect) for w in (frames[:3] if i else frames)]
                yield Cell(frame, f"{name}: {effect}", tuple(said), APART.get(name, 1))
    for name, ways in LASTING:
        for effect in LASTS:
            said = ["POWER: " + _said(w, effect) for w in ways]
            yield Cell("lasting", f"{name}: {effect}", tuple(said))
    for name, kind, ways in LIMITS:
        yield Cell(f"limit {kind}", name, ways, APART.get(name, 1))
    for name, ways in SKIPS:
        yield Cell("duty", name, ways, APART.get(name, 1))


APART: dict[str, int] = {
    **dict.fromkeys(
        (
            "end of your combats",
            "entering as attacker",
            "entering as defender",
            "start of Draw Step",
            "start of Discard Step",
            "start of Rejuvenation Step",
            "his Draw Step",
            "after attack",
            "after each attack of his",
            "after stopping",
            "first critical",
            "new level",
            "change",
            "end of this combat",
            "Rejuvenation Step",
            "you declared",
            "defender",
            "draw step",
            "rejuvenation step",
            "discard step",
            "his draw step",
            "once each turn",
            "once per game trigger",
            "cannot pass constant",
            "only next action",
            "must declare",
            "extra action",
            "two actions",
        ),
        2,
    ),
    **dict.fromkeys(
        (
            "each Draw Step",
            "first attack",
        ),
        3,
    ),
}
"""Times that are printed in more than one way, for the language keeps how they are told apart."""
