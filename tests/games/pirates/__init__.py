"""What the pirate games share."""
