"""What there is in the plugin."""

import pkgutil

from .passes import lower_units, verify
from .service import Option, Pass, Plugin

PLUGIN = Plugin(
    name="units",
    version="0.1.0",
    doc="Quantities with units of measurement.",
    dialect="units",
    dialect_version="0.1.0",
    definition=pkgutil.get_data(__package__, "units.dialect"),
    verify=verify,
    passes=[Pass(
        name="lower-units",
        summary="replace quantities by their numbers, and what is done with them by operations of std",
        run=lower_units,
        options={"dropped": Option("string", "warn", "what to do where a number is taken out of its unit",
                                   ["ignore", "warn", "error"])},
        builds={"std": "^0.1"},
        converts=["units"],
    )],
)
