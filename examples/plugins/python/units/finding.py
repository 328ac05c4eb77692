"""What checks and passes find out about a module."""

from dataclasses import dataclass

from .text import Op

ERROR, WARNING, REMARK = 0, 1, 2


@dataclass
class Finding:
    severity: int
    op: Op
    message: str
