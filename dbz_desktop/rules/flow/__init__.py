"""The flow of a game: its turn, combat, the attack, damage, anger, stages, winning."""
