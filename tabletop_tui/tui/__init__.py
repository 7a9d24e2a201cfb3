"""The screens of the house, and the widgets games build their tables from."""
