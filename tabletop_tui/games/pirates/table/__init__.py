"""How boards of pirate games are drawn and steered; what tiles mean and what is said about them is each game's own."""
