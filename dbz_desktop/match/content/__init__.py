"""What matches are played with: editions, rulings, the pool of cards and the starter decks."""
