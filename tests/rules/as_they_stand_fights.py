"""What is done in fights, in other words than those that are printed."""

from __future__ import annotations

from dbz_desktop.cards import CardType
from tests.rules.happening import ALLY, EVENT, PHYSICAL

FIGHTS: list[tuple[CardType, str, str]] = [
    (
        PHYSICAL,
        "[attack] Physical attack. This attack cannot be prevented. DAMAGE: 4 stages.",
        "[attack] Physical attack. This attack cannot have its damage prevented. DAMAGE: 4 stages.",
    ),
    (
        PHYSICAL,
        "[attack] Physical attack. It cannot be redirected. DAMAGE: 4 stages.",
        "[attack] Physical attack. It cannot have its damage redirected. DAMAGE: 4 stages.",
    ),
    (
        PHYSICAL,
        "[attack] Physical attack. This attack cannot be redirected and cannot be stopped. DAMAGE: 4 stages.",
        "[attack] Physical attack. This attack cannot have its damage redirected and cannot be stopped. DAMAGE: 4 stages.",
    ),
    (
        PHYSICAL,
        "[attack] Physical attack. This attack cannot be stopped or prevented. DAMAGE: 4 stages.",
        "[attack] Physical attack. This attack cannot be stopped or have its damage prevented. DAMAGE: 4 stages.",
    ),
    (
        PHYSICAL,
        "[attack] Physical attack. It cannot be stopped by cards from his hand. DAMAGE: 4 stages.",
        "[attack] Physical attack. It cannot be stopped by cards played from the hand. DAMAGE: 4 stages.",
    ),
    (
        PHYSICAL,
        "[attack] Physical attack. Redirect an attack to one of your Allies. DAMAGE: 4 stages.",
        "[attack] Physical attack. That attack deals its stages of damage to one of your Allies. DAMAGE: 4 stages.",
    ),
    (
        PHYSICAL,
        "[attack] Physical attack. Redirect the damage from that attack to one of your Allies. DAMAGE: 4 stages.",
        "[attack] Physical attack. That attack deals its stages of damage to one of your Allies. DAMAGE: 4 stages.",
    ),
    (
        PHYSICAL,
        "[attack] Physical attack. Redirect that attack to one of your Allies. DAMAGE: 4 stages.",
        "[attack] Physical attack. That attack deals its stages of damage to one of your Allies. DAMAGE: 4 stages.",
    ),
    (
        PHYSICAL,
        "[attack] Physical attack. That attack deals its damage to one of your Allies instead. DAMAGE: 4 stages.",
        "[attack] Physical attack. That attack deals its stages of damage to one of your Allies. DAMAGE: 4 stages.",
    ),
    (
        PHYSICAL,
        "[attack] Physical attack. Redirect all damage from that attack to the attacker. DAMAGE: 4 stages.",
        "[attack] Physical attack. That attack deals its damage to the attacker. DAMAGE: 4 stages.",
    ),
    (
        PHYSICAL,
        "[attack] Physical attack. The attacker takes the damage from that attack instead. DAMAGE: 4 stages.",
        "[attack] Physical attack. That attack deals its damage to the attacker. DAMAGE: 4 stages.",
    ),
    (
        PHYSICAL,
        "[attack] Physical attack. Damage from that attack is dealt to your opponent instead. DAMAGE: 4 stages.",
        "[attack] Physical attack. That attack deals its damage to the attacker. DAMAGE: 4 stages.",
    ),
    (
        PHYSICAL,
        "[attack] Physical attack. Reduce the cost of this attack by 1 for each Ally you control. "
        "DAMAGE: 4 stages.",
        "(This attack costs -1 stage to perform for each Ally you control.) [attack] Physical "
        "attack. DAMAGE: 4 stages.",
    ),
    (
        PHYSICAL,
        "[attack] Physical attack. This attack's damage is banished. DAMAGE: 4 life cards.",
        "[attack] Physical attack. Life card damage from this attack is banished. DAMAGE: 4 life "
        "cards.",
    ),
    (
        PHYSICAL,
        "[attack] Physical attack. DAMAGE: AT plus 3 stages.",
        "[attack] Physical attack. DAMAGE: AT +3 stages.",
    ),
    (
        PHYSICAL,
        "[attack] Physical attack. DAMAGE: AT times 2 stages.",
        "[attack] Physical attack. DAMAGE: Twice AT stages.",
    ),
    (
        EVENT,
        "POWER: Your Allies' next 2 attacks this combat cannot be stopped.",
        "POWER: The next 2 attacks performed by your Allies this combat cannot be stopped.",
    ),
    (
        EVENT,
        "POWER: Your next attack this combat has its stage cost increased by 2.",
        "POWER: Your next attack this combat costs +2 stages to perform.",
    ),
    (
        EVENT,
        "POWER: Your attacks have their stage costs increased by 1.",
        "POWER: Your attacks cost +1 stage to perform.",
    ),
    (
        EVENT,
        "POWER: All Styled attacks performed by your opponent cost +1 stage.",
        "POWER: Your opponent's Styled attacks cost +1 stage to perform.",
    ),
    (
        EVENT,
        "POWER: Energy attacks you perform cost +1 stage.",
        "POWER: Your energy attacks cost +1 stage to perform.",
    ),
    (
        EVENT,
        "POWER: Energy attacks performed by your opponent this combat deal -2 life cards of damage.",
        "POWER: Your opponent's energy attacks this combat deal -2 life cards of damage.",
    ),
    (
        EVENT,
        "POWER: Your attacks have their stage costs reduced by 1 stage.",
        "POWER: Your attacks cost -1 stage to perform.",
    ),
    (
        EVENT,
        "POWER: Your attacks cannot be prevented or redirected.",
        "POWER: Your attacks cannot have their damage prevented or redirected.",
    ),
    (
        EVENT,
        "POWER: Your opponent cannot stop this attack with cards from his hand.",
        "POWER: Your opponent cannot stop this attack with cards played from the hand.",
    ),
    (
        EVENT,
        "POWER: If your opponent's last attack was successful, draw a card.",
        "POWER: If your opponent's last attack was successful, draw a card.",
    ),
    (
        EVENT,
        "POWER: If your opponent's last attack was stopped, draw a card.",
        "POWER: If your opponent's last attack was stopped, draw a card.",
    ),
    (
        EVENT,
        "POWER: Reduce the damage of the next physical attack performed against you this combat by "
        "4 stages and 2 life cards.",
        "POWER: Your opponent's next physical attack this combat deals -4 stages and -2 life cards "
        "of damage.",
    ),
    (
        EVENT,
        "POWER: All damage from energy attacks this combat is reduced by 1 life card.",
        "POWER: All energy attacks this combat deal -1 life card of damage.",
    ),
    (
        EVENT,
        "POWER: Increase the cost of your opponent's attacks this combat by 2 stages.",
        "POWER: Your opponent's attacks this combat cost +2 stages to perform.",
    ),
    (
        EVENT,
        "POWER: Increase the damage of your Styled attacks by 1 stage this combat.",
        "POWER: Your Styled attacks deal +1 stage of damage this combat.",
    ),
    (
        EVENT,
        "POWER: Increase the Endurance of your cards by 1 this combat.",
        "POWER: Your cards have their Endurance increased by 1 this combat.",
    ),
    (
        EVENT,
        "POWER: Players cannot use Powers this combat.",
        "POWER: Players cannot use Masteries, Drills, Setups, or personalities this combat.",
    ),
    (
        EVENT,
        "POWER: Energy attacks cannot be performed by players.",
        "POWER: Players cannot perform energy attacks.",
    ),
    (
        EVENT,
        "POWER: Critical damage effects cannot be used by your opponent this combat.",
        "POWER: Your opponent cannot use a critical damage effect this combat.",
    ),
    (
        EVENT,
        "POWER: Endurance cannot be used by your opponent this combat.",
        "POWER: Your opponent cannot use Endurance this combat.",
    ),
    (
        ALLY,
        "POWER: Damage from attacks cannot be redirected to this Ally.",
        "POWER: This Ally cannot have damage redirected to it.",
    ),
    (
        EVENT,
        "POWER: Your attacks deal an additional 2 stages of damage.",
        "POWER: Your attacks deal +2 stages of damage.",
    ),
    (
        EVENT,
        "POWER: Allies cannot be chosen to have damage redirected to them.",
        "POWER: Allies cannot have damage redirected to them.",
    ),
    (EVENT, "POWER: Your attacks cost 0.", "POWER: Your attacks cost no stages to perform."),
    (
        EVENT,
        "POWER: Your attacks deal 2 more stages of damage.",
        "POWER: Your attacks deal +2 stages of damage.",
    ),
    (
        EVENT,
        "POWER: Your attacks deal 2 fewer stages of damage.",
        "POWER: Your attacks deal -2 stages of damage.",
    ),
    (
        EVENT,
        "POWER: Your attacks deal an additional life card of damage.",
        "POWER: Your attacks deal +1 life card of damage.",
    ),
    (
        EVENT,
        "POWER: Whenever your opponent initiates combat, draw a card.",
        "POWER: Whenever your opponent declares combat, draw a card.",
    ),
    (
        EVENT,
        "POWER: Your next attack this combat cannot be stopped except by Events.",
        "POWER: Your next attack this combat can only be stopped by Events.",
    ),
    (EVENT, "POWER: Allies cannot take control of combat.", "POWER: Allies cannot make actions."),
    (
        EVENT,
        "POWER: Your attacks cost an additional stage.",
        "POWER: Your attacks cost +1 stage to perform.",
    ),
    (
        EVENT,
        "POWER: Whenever an opponent's energy attack hits you, draw a card.",
        "POWER: Whenever your opponent performs a successful energy attack, draw a card.",
    ),
    (
        EVENT,
        "POWER: Whenever an energy attack is successful against you, draw a card.",
        "POWER: Whenever your opponent performs a successful energy attack, draw a card.",
    ),
    (
        EVENT,
        "POWER: Whenever a successful physical attack is performed against you, draw a card.",
        "POWER: Whenever your opponent performs a successful physical attack, draw a card.",
    ),
    (
        EVENT,
        "POWER: Your attacks that deal life cards of damage cost 1 less stage.",
        "POWER: Your attacks that deal 1 or more life cards of damage cost -1 stage to perform.",
    ),
    (
        EVENT,
        "POWER: Your attacks that cost 2 or more stages to perform deal +1 stage.",
        "POWER: Your attacks that cost 2 or more stages deal +1 stage of damage.",
    ),
    (
        EVENT,
        "POWER: Whenever your opponent's energy attack is successful, draw a card.",
        "POWER: Whenever your opponent performs a successful energy attack, draw a card.",
    ),
    (EVENT, "POWER: Physical attack that costs 2 stages.", "POWER: [attack] 2: Physical attack."),
    (EVENT, "POWER: Physical attack, costing 2 stages.", "POWER: [attack] 2: Physical attack."),
    (EVENT, "POWER: Energy attack costing no stages.", "POWER: [attack] Energy attack."),
    (
        EVENT,
        "POWER: Your attacks cannot be redirected to Allies.",
        "POWER: Your attacks cannot have their damage redirected to Allies.",
    ),
    (
        EVENT,
        "POWER: Your opponent's next action this combat is skipped.",
        "POWER: Your opponent skips his next action this combat.",
    ),
    (
        EVENT,
        "POWER: Your opponent's next attack this combat is stopped.",
        "POWER: Stop your opponent's next attack this combat.",
    ),
    (
        EVENT,
        "POWER: All damage from your opponent's next attack this combat is prevented.",
        "POWER: Prevent all damage from your opponent's next attack this combat.",
    ),
    (
        EVENT,
        "POWER: Reduce the damage you take from energy attacks by 1 stage.",
        "POWER: Your opponent's energy attacks deal -1 stage of damage.",
    ),
    (
        EVENT,
        "POWER: The damage your opponent takes from attacks is increased by 1 stage.",
        "POWER: Your attacks deal +1 stage of damage.",
    ),
    (
        EVENT,
        "POWER: You take -1 stage of damage from physical attacks.",
        "POWER: Your opponent's physical attacks deal -1 stage of damage.",
    ),
    (
        EVENT,
        "POWER: Your opponent takes +1 stage of damage from attacks.",
        "POWER: Your attacks deal +1 stage of damage.",
    ),
    (
        EVENT,
        "POWER: Players take -1 stage of damage from attacks.",
        "POWER: All attacks deal -1 stage of damage.",
    ),
    (
        EVENT,
        "POWER: Reduce the damage each player takes from attacks by 1 stage.",
        "POWER: All attacks deal -1 stage of damage.",
    ),
    (
        EVENT,
        "POWER: Your Allies cannot take damage for your MP.",
        "POWER: Your Allies cannot have damage redirected to them.",
    ),
    (
        EVENT,
        "POWER: Prevent 2 life cards of damage from the next attack.",
        "POWER: Prevent 2 life cards of damage from your opponent's next attack.",
    ),
    (
        EVENT,
        "POWER: Whenever you take stages of damage from an attack, draw a card.",
        "POWER: Whenever you take stage damage from an attack, draw a card.",
    ),
    (
        EVENT,
        "POWER: After each of your successful attacks, draw a card.",
        "POWER: Whenever you perform a successful attack, draw a card.",
    ),
    (
        EVENT,
        "POWER: Whenever one of your opponent's attacks is successful, draw a card.",
        "POWER: Whenever your opponent performs a successful attack, draw a card.",
    ),
    (
        EVENT,
        "POWER: Your next attack cannot be stopped during your next action.",
        "POWER: Your next attack cannot be stopped in your next action.",
    ),
    (
        EVENT,
        "POWER: During your next turn, your attacks cannot be stopped.",
        "POWER: Your attacks cannot be stopped during your next turn.",
    ),
    (
        EVENT,
        "POWER: Use during combat. Draw a card.",
        "POWER: Use when needed if combat goes on. Draw a card.",
    ),
    (
        EVENT,
        "POWER: Use only when entering combat. Draw a card.",
        "[instant] POWER: Use when entering combat. Draw a card.",
    ),
    (
        EVENT,
        "POWER: You may choose an Ally you control. If you do, that Ally's attacks cost 0 stages to perform this combat.",
        "POWER: You may choose an Ally you control. If you do, attacks performed by that Ally cost no stages to perform this combat.",
    ),
    (
        ALLY,
        "POWER: This Ally's attacks deal +1 stage.",
        "POWER: Attacks performed by this Ally deal +1 stage of damage.",
    ),
    (
        EVENT,
        "POWER: Your Saiyan Allies' physical attacks deal +1 stage.",
        "POWER: Physical attacks performed by your Saiyan Allies deal +1 stage of damage.",
    ),
    (
        EVENT,
        "POWER: Your attacks cost -1 stage (to a minimum of 0).",
        "POWER: Your attacks cost -1 stage to perform.",
    ),
    (
        EVENT,
        "POWER: Its physical attacks deal no damage.",
        "POWER: Physical attacks performed by that personality deal no damage.",
    ),
    (
        EVENT,
        "POWER: Use when you are dealt critical damage.",
        "POWER: Use when you take critical damage.",
    ),
    (
        EVENT,
        "POWER: Whenever you take 5 or more life cards of damage from a single attack, draw a card.",
        "POWER: Whenever you take 5 or more life cards of damage from an attack, draw a card.",
    ),
    (
        EVENT,
        "POWER: Use when you prevent all of the damage from an attack. Draw a card.",
        "POWER: Use when you take no damage from an attack. Draw a card.",
    ),
    (
        EVENT,
        "POWER: Your next attack this combat becomes Red.",
        "POWER: Your next attack this combat is considered Red.",
    ),
    (
        EVENT,
        "POWER: Your opponent's next attack this combat has its damage reduced by half.",
        "POWER: Your opponent's next attack this combat deals half damage.",
    ),
    (
        EVENT,
        "POWER: Your opponent's attacks this combat do not deal any damage.",
        "POWER: Your opponent's attacks this combat deal no damage.",
    ),
    (
        EVENT,
        "POWER: Swap your MP's power stage with that of one of your opponent's Allies.",
        "POWER: Switch the stages of your MP and one of your opponent's Allies.",
    ),
    (
        EVENT,
        "POWER: Your MP and one of your Allies exchange stages.",
        "POWER: Switch the stages of your MP and one of your Allies.",
    ),
    (
        PHYSICAL,
        "(Use only against an energy attack costing 2 or more stages.) [defense] Stops an attack.",
        "(Use only if that attack was an energy attack that costs 2 or more stages.) [defense] Stops an attack.",
    ),
    (
        PHYSICAL,
        "(Cannot be used to stop attacks with no HIT effects.) [defense] Stops an attack.",
        "(Use only if that attack had a HIT effect.) [defense] Stops an attack.",
    ),
    (
        PHYSICAL,
        "(Use only to block a Styled physical attack performed by an Ally.) [defense] Stops a physical attack.",
        "(Use only if that attack was a Styled physical attack performed by an Ally.) [defense] Stops a physical attack.",
    ),
    (
        PHYSICAL,
        "[defense] Prevent 3 stages of damage. If some of the damage was not prevented, draw a card.",
        "[defense] Prevent 3 stages of damage from that attack. If you take damage from that attack, draw a card.",
    ),
    (
        PHYSICAL,
        "[defense] Prevent 3 stages of damage. If this prevents all the damage, draw a card.",
        "[defense] Prevent 3 stages of damage from that attack. If you take no damage from that attack, draw a card.",
    ),
    (
        PHYSICAL,
        "[attack] Physical attack. This attack deals its damage as life cards instead of stages. DAMAGE: 2 stages.",
        "[attack] Physical attack. This attack deals stages of damage as life card damage. DAMAGE: 2 stages.",
    ),
    (
        EVENT,
        "POWER: Set your opponent's MP's stages to 0. Draw a card.",
        "POWER: Set your opponent's MP to stage 0. Draw a card.",
    ),
    (
        PHYSICAL,
        "[defense] Stops a physical attack that was not performed by an Ally.",
        "[defense] Stops a physical attack performed by an MP.",
    ),
    (
        EVENT,
        "POWER: Your attacks this combat that were played from your discard pile cannot be stopped.",
        "POWER: Your attacks performed from your discard pile this combat cannot be stopped.",
    ),
    (
        EVENT,
        "POWER: One of your Allies may perform an attack.",
        "POWER: One of your Allies may perform another attack after this action.",
    ),
    (
        EVENT,
        "POWER: Choose one of your Allies to perform an energy attack.",
        "POWER: One of your Allies may perform another energy attack after this action.",
    ),
]
