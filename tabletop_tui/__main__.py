"""`python -m tabletop_tui`, the same as the command `tabletop`."""

import sys

from tabletop_tui.cli import main

sys.exit(main())
