"""In other words, attacks, their damage and their costs: one example of every row."""

from __future__ import annotations

BACK = "That attack deals its damage to the attacker."
TO_ALLY = "That attack deals its stages of damage to one of your Allies."

FIGHTS = [
    (
        "This card may also stop your opponent's next energy attack.",
        "The next time your opponent performs an energy attack this combat, you may stop that attack.",
    ),
    (
        "Your opponent cannot perform critical damage effects.",
        "Your opponent cannot use critical damage effects.",
    ),
    (
        "Your attacks that cost stages cost -1 stage to perform.",
        "Your attacks that cost 1 or more stages cost -1 stage to perform.",
    ),
    ("You may reduce that damage by 2 stages.", "You may prevent 2 stages of that damage."),
    ("Energy combat cards cost 1 less stage.", "Energy combat attacks cost 1 less stage."),
    (
        "Your opponent cannot use critical damage to capture your Dragon Balls.",
        "Your opponent cannot capture your Dragon Balls with critical damage.",
    ),
    (
        "This attack gains that card's HIT effect.",
        "This attack gains the HIT effects of that card.",
    ),
    ("Banish the cards destroyed by this attack.", "Banish all cards destroyed by this attack."),
    (
        "Your Allies cannot take damage from attacks this combat.",
        "Your Allies cannot have damage redirected to them this combat.",
    ),
    (
        "Your opponent's next attack costs him 2 additional stages.",
        "Your opponent's next attack costs +2 stages.",
    ),
    (
        "If this attack dealt stages of damage equal to or greater than 5, pass.",
        "If this attack dealt 5 or more stages of damage, pass.",
    ),
    (
        "Whenever an attack is performed against your MP, pass.",
        "Whenever an attack is performed against you, pass.",
    ),
    (
        "If your next action is to pass, draw a card.",
        "The next time you pass in your next action, draw a card.",
    ),
    (
        "If the damage from this attack was not prevented, pass.",
        "If your opponent did not prevent damage from this attack, pass.",
    ),
    ("Your opponent's Allies lose 2 stages each.", "Your opponent's Allies lose 2 stages."),
    (
        "Your opponent's attacks next turn deal -1 stage of damage.",
        "Your opponent's attacks during his next turn deal -1 stage of damage.",
    ),
    (
        "The first attack your opponent performs next turn deals -1 stage of damage.",
        "Your opponent's first attack during his next turn deals -1 stage of damage.",
    ),
    ("If he has a [defense] card, pass.", "If he has a [defense] card in his hand, pass."),
    (
        "Each of your MP's attacks deals +1 stage of damage.",
        "Your MP's attacks deals +1 stage of damage.",
    ),
    (
        "Each attack performed by your MP costs 1 less stage.",
        "Attacks performed by your MP costs 1 less stage.",
    ),
    (
        "This attack deals +2 stages of damage if not stopped.",
        "This attack deals +2 stages of damage if this attack is not stopped.",
    ),
    (
        "This attack cannot be stopped while your MP is at 0 stages.",
        "This attack cannot be stopped if your MP is at 0 stages.",
    ),
    (
        "The attacker's next attack deals -2 stages of damage.",
        "Your opponent's next attack deals -2 stages of damage.",
    ),
    (
        "The personality that performed the attack loses 2 stages.",
        "The attacking personality loses 2 stages.",
    ),
    (
        "The Ally that performed the attack loses 2 stages.",
        "If that attack is performed by an Ally, that Ally loses 2 stages.",
    ),
    ("Choose a critical damage effect and use it.", "Use a critical damage effect."),
    (
        "Your physical attacks that are not stopped deal +1 stage of damage.",
        "Your successful physical attacks deal +1 stage of damage.",
    ),
    (
        "If 3 or more life cards of damage were dealt, pass.",
        "If this attack dealt 3 or more life cards of damage, pass.",
    ),
    (
        "Your opponent's next action this combat cannot be an attack.",
        "Your opponent cannot perform an attack in his next action.",
    ),
    (
        "Reduce an energy attack's damage by 2 stages and 1 life card.",
        "Prevent 2 stages and 1 life card of damage from an energy attack.",
    ),
    ("Reduce its damage by 2 stages.", "That attack deals -2 stages of damage."),
    (
        "The damage from an attack is reduced to 2 life cards.",
        "Reduce the damage of an attack to 2 life cards.",
    ),
    (
        "Whenever one of your opponent's energy attacks would deal 4 or more life cards of damage to "
        "you, prevent 1 life card of that damage.",
        "Whenever you take 4 or more life cards of damage from an energy attack, prevent 1 life card "
        "of that damage.",
    ),
    (
        "Use when your MP would take damage from an attack.",
        "Use when you take damage from an attack.",
    ),
    (
        "Whenever you take 4 or more life cards of damage, prevent 2 of it.",
        "Whenever you take 4 or more life cards of damage, prevent 2 life cards of that damage.",
    ),
    (
        "Prevent the first 3 life cards of damage you take this combat.",
        "Prevent the next 3 life cards of damage dealt to you this combat.",
    ),
    (
        "If an attack would deal 5 or more life cards of damage to you, it deals 1 less.",
        "Your opponent's attacks that deal 5 or more life cards of damage deal -1 life card of "
        "damage.",
    ),
    (
        "Your opponent must perform an attack if able this turn.",
        "Your opponent must perform an attack this turn.",
    ),
    (
        "That Ally may make actions this combat regardless of your MP's power stage.",
        "That Ally may make actions regardless of your MP's power stage this combat.",
    ),
    ("Styled Allies cannot make actions.", "All Styled Allies cannot make actions."),
    (
        'Allies with "Android" in the title cannot make actions.',
        'All Allies with "Android" in the title cannot make actions.',
    ),
    (
        "Whenever a card would be discarded by this attack, banish it instead.",
        "Life card damage from this attack is banished.",
    ),
    (
        "Your opponent must block this attack if able.",
        "Your opponent must block this attack.",
    ),
    ("He must use a [defense] card if able.", "He must stop an attack."),
    ("Your opponent must attack with that Ally.", "That Ally must perform an attack."),
    ("Your opponent must attack this turn.", "Your opponent must perform an attack this turn."),
    (
        "You cannot take more than 4 life cards of damage from an energy attack.",
        "Your opponent's energy attacks cannot deal more than 4 life cards of damage.",
    ),
    (
        "Damage you take from each attack cannot exceed 4 life cards.",
        "Your opponent's attacks cannot deal more than 4 life cards of damage.",
    ),
    ("If successful, end combat.", "If this attack is successful, end combat."),
    ("You take no damage from that attack.", "Prevent all damage from that attack."),
    (
        "If this is the first attack performed this combat, pass.",
        "If exactly 1 attack has been performed this combat, pass.",
    ),
    ("If your opponent dealt no damage, pass.", "If your opponent did not deal damage, pass."),
    ("If you took no damage, pass.", "If you did not take damage, pass."),
    (
        "If he performed an attack last action, pass.",
        "If he performed an attack in his last action, pass.",
    ),
    ("He must declare combat each turn, if able.", "He must declare combat."),
    (
        "Your Allies may use their Powers even if your MP is above 0 stages.",
        "Your Allies can use Powers regardless of your MP's power stage.",
    ),
    ("Your opponents' attacks cost +1 stage.", "Your opponent's attacks cost +1 stage."),
    ("He loses 2 stages before damage is dealt.", "He loses 2 stages."),
    (
        "Use 2 critical damage effects instead of one.",
        "If this attack deals critical damage, you may use 2 critical damage effects instead of one.",
    ),
    ("That Ally cannot attack this turn.", "That Ally cannot perform attacks this turn."),
    ("If it does critical damage, pass.", "If it deals critical damage, pass."),
    (
        'Your attacks this combat that are not banished after use gain "Shuffle into your Life '
        'Deck after use."',
        'Your attacks that are not banished after use this combat gain "Shuffle into your Life '
        'Deck after use."',
    ),
    (
        "Whenever an opponent's energy attack deals 3 life cards of damage to you, draw a card.",
        "Whenever one of your opponent's energy attacks deals 3 life cards of damage to you, "
        "draw a card.",
    ),
    (
        "If this is your second or later attack this combat, draw a card.",
        "If you have performed 2 or more attacks this combat, draw a card.",
    ),
    (
        "If this is at least your third attack this combat, draw a card.",
        "If you have performed 3 or more attacks this combat, draw a card.",
    ),
    ("Opponents cannot prevent damage from this attack.", "This attack cannot have its damage …"),
    ("It cannot pass as his next action.", "It cannot pass in his next action."),
    (
        "Your attacks that were performed from anywhere other than your hand cost 1 stage.",
        "Your attacks that were not played from your hand cost 1 stage.",
    ),
    ("This card may not be stopped by Events.", "This attack cannot be stopped by Events."),
    ("If it was Styled, your opponent's attack deals no damage.", "… that attack deals no damage."),
    (
        "If a Drill was discarded as damage, draw a card.",
        "If a Drill was discarded as a player takes damage, draw a card.",
    ),
    (
        "X = the number of Drills discarded as damage from this attack.",
        "X = the number of Drills discarded by this attack.",
    ),
    (
        "X = the number of times he used Endurance during this attack.",
        "X = the number of times he used Endurance on this attack.",
    ),
    ("If it is discarded as damage, draw it.", "If it is discarded as you take damage, draw it."),
    (
        "If this card would be discarded as you take damage, draw it and discard another card.",
        "If this card would be discarded as you take damage, draw it instead.",
    ),
    (
        "Your Allies may make actions and use Powers regardless of your MP's power stage.",
        "Your Allies may make actions regardless of your MP's power stage.",
    ),
    (
        "Copy your opponent's last attack this combat.",
        "Perform the last attack your opponent used this combat.",
    ),
    ("If the attack was stopped, draw it.", "If that attack was stopped, draw it."),
    (
        "This attack gains the HIT effects of the top card of your hand if it is an attack.",
        "This attack gains the HIT effects of the top card of your hand.",
    ),
    (
        "Redirect a physical attack to one of your Allies.",
        "If that attack is a physical attack, that attack deals its stages of damage to one of your "
        "Allies.",
    ),
    ("Treat this attack as an energy attack.", "This attack becomes an energy attack."),
    (
        "Prevent half the damage from that attack, rounded up.",
        "Prevent half of the stages and half of the life cards of damage from that attack.",
    ),
    (
        "Cancel that attack's immediate effects.",
        "Cancel the immediate effects of that attack.",
    ),
    ("If this attack was successful, pass.", "If this attack is successful, pass."),
    ("If your opponent does not stop this attack, …", "If this attack is successful, …"),
    ("If this attack was stopped, pass.", "If this attack is stopped, pass."),
    (
        "Each of your Saiyan Allies deals +1 stage of damage with its physical attacks.",
        "Your physical attacks performed by Saiyan Allies deal +1 stage of damage.",
    ),
    (
        "Your Allies deal +1 stage of damage.",
        "Your attacks performed by Allies deal +1 stage of damage.",
    ),
    (
        "Use after he performs an attack that was not stopped.",
        "Use after he performs a successful …",
    ),
    (
        "If your opponent's last action was to pass, draw a card.",
        "If your opponent passed in his last action, draw a card.",
    ),
    ("Prevent all life card damage from it.", "Prevent all life cards of damage from it."),
    ("If the stopped attack was Styled, draw a card.", "If that attack was Styled, draw a card."),
    ("If stopped, draw a card.", "If this attack is stopped, draw a card."),
    (
        "If your next action is a Styled attack, it stays in play.",
        "Your next Styled attack in your next action stays in play.",
    ),
    (
        "It may perform an attack in your next action regardless of your MP's power stage.",
        "It may perform an attack regardless of your MP's power stage in your next action.",
    ),
    ("If your opponent's attack was a Red attack, …", "If that attack was a Red attack, …"),
    ("Attacks that are performed by Allies cost +1 stage.", "Attacks performed by Allies cost …"),
    (
        "[defense] cards cannot be played from the discard pile.",
        "[defense] cards cannot be played from a discard pile.",
    ),
    (
        "You may choose for that attack to be considered an energy attack.",
        "You may choose for that attack to become an energy attack.",
    ),
    (
        "This attack cannot be stopped and its damage cannot be prevented or redirected.",
        "This attack cannot be stopped and cannot be prevented or redirected.",
    ),
    ("Banish the stopped attack instead of discarding it.", "Banish that attack card."),
    ("That attack card is banished instead of being discarded.", "That attack card is banished."),
    ("This attack can only be performed by Vegeta.", "Vegeta only."),
    ("AT x2 stages.", "Double AT stages."),
    (
        "Your opponent cannot use Endurance this attack.",
        "Your opponent cannot use Endurance against this attack.",
    ),
    (
        "Reduce the damage of an energy attack by 4 life cards.",
        "Prevent 4 life cards of damage from an energy attack.",
    ),
    (
        "If your opponent loses 4 or more stages from this attack, pass.",
        "If this attack deals 4 or more stages of damage, pass.",
    ),
    (
        "Whenever your opponent performs his first attack of combat, pass.",
        "Whenever your opponent performs his first attack this combat, pass.",
    ),
    (
        "Whenever your opponent performs a physical attack that is not Styled, pass.",
        "Whenever your opponent performs a non-Styled physical attack, pass.",
    ),
    (
        "Your Allies may make actions even if your MP's power level is not 0.",
        "Your Allies may make actions regardless of your MP's power stage.",
    ),
    (
        "Your Allies can be used even while your MP has 2 or more stages.",
        "Your Allies may make actions regardless of your MP's power stage.",
    ),
    (
        "Your Allies may make actions even if your MP is at full power.",
        "Your Allies may make actions regardless of your MP's power stage.",
    ),
    (
        "Your opponent cannot use critical damage effects to capture Dragon Balls.",
        "Your opponent cannot capture Dragon Balls by critical damage effects.",
    ),
    (
        "Cannot be stopped.",
        "This attack cannot be stopped.",
    ),
    ("Deals +2 stages of damage.", "This attack deals +2 stages of damage."),
    (
        "Your attacks deal +1 stage of damage against Heroes.",
        "While your opponent's MP is a Hero, Your attacks deal +1 stage of damage.",
    ),
    (
        "Your Allies can make actions while your MP is at 5 or less stages above 0.",
        "While your MP is at 5 or less stages above 0, Your Allies may make actions regardless of "
        "your MP's power stage.",
    ),
    (
        "Your Saiyans' attacks deal +1 stage of damage.",
        "Attacks performed by Your Saiyans deal +1 stage of damage.",
    ),
    (
        "Stops a Red physical or Styled energy attack.",
        "Stops a Red physical attack or a Styled energy attack.",
    ),
    ("If it was an Ally's attack, pass.", "If that attack was performed by an Ally, pass."),
    (
        "Energy attacks cost your opponent 1 more stage.",
        "Your opponent's Energy attacks cost 1 more stages.",
    ),
    (
        "After you deal damage with an energy attack, pass.",
        "After one of your energy attacks deals damage, pass.",
    ),
    (
        "All stage damage from your attacks cannot be prevented.",
        "Your attacks cannot have its stage damage prevented.",
    ),
    (
        "Whenever you would take damage from an attack, prevent 1 stage of that damage.",
        "Whenever you take damage from an attack, prevent 1 stage of that damage.",
    ),
    (
        "The first attack you stop each combat is banished.",
        "The first time you stop a attack each combat, banish it.",
    ),
    (
        "Attacks you stop are shuffled into their owner's Life Deck.",
        "Whenever you stop a Attack, shuffle it into its owner's Life Deck.",
    ),
    (
        "The first Styled attack you stop each turn is returned to your hand.",
        "The first time you stop a Styled attack each turn, return it to your hand.",
    ),
    (
        "Your physical attacks against Saiyans deal +2 stages.",
        "While your opponent's MP is a Saiyan, Your physical attacks deal +2 stages.",
    ),
    (
        "Against Heroes, your attacks deal +1 stage of damage.",
        "While your opponent's MP is a Hero, your attacks deal +1 stage of damage.",
    ),
    (
        "Your opponent must pay 1 stage to perform each attack this combat.",
        "Your opponent's attacks cost +1 stage to perform this combat.",
    ),
    ("All Styled attacks you stop are banished.", "Whenever you stop a Styled attack, banish it."),
    ("Each attack you stop is banished.", "Whenever you stop a attack, banish it."),
    ("This attack may deal 2 life cards of damage instead.", "You may have …"),
    (
        "After use, shuffle this card into your Life Deck.",
        "Shuffle this card into your Life Deck after use.",
    ),
    ("Energy attack (costs 2 stages).", "Energy attack costing 2 stages."),
    ("Prevent 3 stages of its damage.", "Prevent 3 stages of damage from it."),
    (
        "If your next attack this combat is successful, draw a card.",
        'Your next attack this combat gains "HIT: draw a card."',
    ),
    (
        "If your next attack this combat is stopped, draw a card.",
        'Your next attack this combat gains "If this attack is stopped, draw a card."',
    ),
    (
        "Draw a card if your next attack this combat is successful.",
        'Your next attack this combat gains "HIT: Draw a card."',
    ),
    (
        "Draw a card if your next attack this combat is stopped.",
        'Your next attack this combat gains "If this attack is stopped, Draw a card."',
    ),
    (
        "Whenever you deal critical damage, you may use two critical damage effects instead of one.",
        "Your attacks gain …",
    ),
    (
        "Whenever you deal critical damage, you may choose an additional critical damage effect.",
        "Whenever you deal critical damage, you may use an additional critical damage effect.",
    ),
    (
        "Endurance cannot be used to prevent damage from your attacks.",
        "Endurance cannot be used against your attacks.",
    ),
    (
        "Remains in play to be used a second time this combat.",
        "This attack remains in play to be used a second time this combat.",
    ),
    (
        "If successful, this card remains in play to be used a second time.",
        "If this attack is successful, it stays in play to be used a second time.",
    ),
    (
        "The first time you take damage each combat, reduce it by 1 life card.",
        "The first time you take damage each combat, prevent 1 life card of that damage.",
    ),
    (
        "If that attack was the second attack performed this combat, draw a card.",
        "If exactly 2 attacks have been performed this combat, draw a card.",
    ),
    (
        "If you did not attack during your last turn, draw a card.",
        "If you did not perform an attack during your last turn, draw a card.",
    ),
    (
        "You take damage from the bottom of your Life Deck.",
        "Your opponent's attacks deal their life card damage from the bottom of the Life Deck.",
    ),
    (
        "Life card damage dealt to you is discarded from the bottom of your Life Deck.",
        "Your opponent's attacks deal their life card damage from the bottom of the Life Deck.",
    ),
    (
        "Your opponent discards life cards of damage from the bottom of his Life Deck for this attack.",
        "Your opponent takes damage from this attack from the bottom of his Life Deck.",
    ),
    (
        "This attack's stages of damage cannot be prevented.",
        "This attack cannot have its stage damage prevented.",
    ),
    (
        "If the damage from this attack discards a Drill, draw a card.",
        "If this attack discards a Drill, draw a card.",
    ),
    (
        "If a Drill is discarded by this attack, draw a card.",
        "If this attack discards a Drill, draw a card.",
    ),
    (
        "As your next action, you may perform an attack in your discard pile.",
        "In your next action, you may perform an attack in your discard pile as if it were in "
        "your hand.",
    ),
    (
        "Your opponent cannot perform copies of that attack this combat.",
        "Your opponent cannot perform attacks with the same title as that attack this combat.",
    ),
    (
        "You may change the damage of this attack to life cards.",
        "You may have this attack deal its damage as life cards.",
    ),
    (
        "If the card you named is destroyed by this attack's damage, draw a card.",
        "If the card you named was discarded by this attack, draw a card.",
    ),
    (
        "Use when an attack would deal damage to your MP.",
        "Use when you take damage from an attack.",
    ),
    (
        "Your opponent draws one less card when you declare combat.",
        "Your opponent draws one less card when entering combat.",
    ),
    (
        "If a card was banished for Endurance during this attack, draw a card.",
        "If your opponent used Endurance during this attack, draw a card.",
    ),
    (
        "If that attack has a printed HIT effect, draw a card.",
        "If that attack has a HIT effect, draw a card.",
    ),
    (
        "You may use that HIT effect as though you had performed the attack.",
        "You may use its HIT effects.",
    ),
    (
        "If that attack was performed by an Ally or a personality's POWER, draw a card.",
        "If that attack was performed by an Ally or that attack was from a personality's POWER, draw a card.",
    ),
    (
        "If that attack was performed with a card from your opponent's hand, draw a card.",
        "If that attack was performed from the hand, draw a card.",
    ),
    (
        "Use after your opponent plays his first attack this combat.",
        "Use when your opponent performs his first attack each combat.",
    ),
    (
        "You do not have to pay stage costs for your next energy attack this combat and it cannot be stopped.",
        "Your next energy attack this combat costs no stages and cannot be stopped.",
    ),
    (
        'Your Styled attacks deal +1 stage of damage this combat and gain "HIT: Draw a card."',
        'Your Styled attacks deal +1 stage of damage and gain "HIT: Draw a card." this combat.',
    ),
    (
        "You may discard a card to reduce the damage of that attack by half.",
        "You may discard a card to halve the damage of that attack.",
    ),
    (
        "Stages of damage from this attack cannot be redirected to Allies.",
        "Damage from this attack cannot be redirected to Allies.",
    ),
    (
        "Your opponent cannot perform the same attack again this combat.",
        "Your opponent cannot perform that attack this combat.",
    ),
    (
        "Prevent the remaining damage from that attack.",
        "Prevent all damage from that attack.",
    ),
    ("This attack deals double damage after all modifiers.", "This attack deals double damage."),
    (
        "After all modifiers are applied, this attack deals double damage.",
        "this attack deals double damage.",
    ),
    (
        "If an Ally was the performing personality of that attack, draw a card.",
        "If that attack was performed by an Ally, draw a card.",
    ),
    (
        "Prevent 2 cards of damage from your opponent's next attack.",
        "Prevent 2 life cards of damage from your opponent's next attack.",
    ),
    (
        "Your MP cannot perform attacks with his Power.",
        "Attacks from the POWER of your MP cannot be performed.",
    ),
    (
        "Your opponent needs to deal 7 or more life cards of damage with an attack to capture one of your Dragon Balls with a critical damage effect.",
        "Your opponent's attacks that deal 6 or less life cards of damage cannot have their critical damage used to capture Dragon Balls.",
    ),
    (
        "Each player's first attack this combat cannot be stopped by Events.",
        "The first attack each player performs each combat cannot be stopped by Events this combat.",
    ),
    (
        "Your attacks cannot be stopped by Events nor deal more than 6 life cards of damage.",
        "Your attacks cannot be stopped by Events and cannot deal more than 6 life cards of damage.",
    ),
    (
        "Your opponent's attacks are not considered to deal critical damage unless they deal 8 or more life cards of damage.",
        "Your opponent needs to deal 8 or more life cards to use a critical damage effect.",
    ),
    (
        "If a total of 8 or more life cards were discarded as damage this combat, draw a card.",
        "If MPs have taken 8 or more life cards of damage this combat, draw a card.",
    ),
    (
        "Banish this card when the attached personality deals critical damage.",
        "Banish this card when an attack performed by the attached personality deals critical damage.",
    ),
    (
        "Whenever damage is redirected to one of your Allies, reduce it by 3 stages.",
        "Whenever one of your Allies would lose stages of damage from an attack, reduce that amount by 3.",
    ),
    (
        "If that attack was performed by an Ally, prevent all of its damage instead.",
        "If that attack was performed by an Ally, prevent all damage from it instead.",
    ),
    (
        "Banish this card when the attached personality deals critical damage.",
        "Banish this card when an attack performed by that personality deals critical damage.",
    ),
    (
        "You may use this POWER a second time each turn if its first use dealt critical damage.",
        "You may use this POWER a second time each turn if this attack has dealt critical "
        "damage this turn.",
    ),
    (
        "If your MP is at its highest power stage, your AT damage for this attack is doubled.",
        "If your MP is at its highest power stage, this attack deals +AT stages of damage.",
    ),
]
