"""What tables are built from: blocks of styled text, dice and cards."""
