"""The program: a plugin that mlirc starts."""

import sys

from units.plugin import PLUGIN
from units.service import serve

sys.exit(serve(PLUGIN))
