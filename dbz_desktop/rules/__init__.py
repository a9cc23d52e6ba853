"""The game: state, events, decisions, the turn, combat, the attack sequence, winning."""
