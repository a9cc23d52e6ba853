"""What holds while a card is in play: of quantities, of attacks, and of what cards count as."""
