"""`python -m dbz_desktop` is the same as the `dbz-desktop` command."""

import sys

from dbz_desktop import bundle
from dbz_desktop.cli import main

if __name__ == "__main__":
    bundle.settle()
    sys.exit(main())
