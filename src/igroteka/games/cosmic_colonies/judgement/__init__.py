"""What bots and review judge a position of Cosmic Colonies by; the rules never import it."""
