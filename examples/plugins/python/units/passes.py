"""What the plugin does: a check of products, and the pass `lower-units`."""

import re

from .finding import ERROR, WARNING, Finding
from .text import STRING, Block, Op, walk

QUANTITY = re.compile(r"!units\.quantity<\s*([\w.]+)\s*,\s*"
                      r"#units\.unit<\s*m\s*(-?\d+)\s*s\s*(-?\d+)\s*kg\s*(-?\d+)\s*>\s*>")
QUANTITY_OR_STRING = re.compile(STRING + "|" + QUANTITY.pattern)


def unit(type):
    """The powers of metre, second and kilogram; None: no quantity."""
    found = QUANTITY.fullmatch(type)
    return found and tuple(int(power) for power in found.groups()[1:])


def spelled(powers):
    """A unit as people write it."""
    return " ".join(f"{name}^{power}" for name, power in zip(("m", "s", "kg"), powers) if power) or "no unit"


def verify(module):
    """What no definition can say: units multiply by adding their powers."""
    for op in walk(module.ops):
        if op.name != "units.mul":
            continue
        units = [unit(type) for type in op.takes + op.gives]
        if len(units) != 3 or None in units:
            continue  # the definitions have more to say about it
        wanted = tuple(l + r for l, r in zip(units[0], units[1]))
        if units[2] != wanted:
            yield Finding(ERROR, op, f"the product has {spelled(wanted)}, not {spelled(units[2])}")


def lower_units(module, options):
    """Replaces quantities by their numbers; yields what it finds."""
    lowering = Lowering(options)
    for op in module.ops:
        lowering.op(op, "")
    if not any(finding.severity == ERROR for finding in lowering.findings):
        for op in walk(module.ops):
            forget(op)
    yield from lowering.findings


def number(text):
    """A text without units, in which quantities are their numbers."""
    return QUANTITY_OR_STRING.sub(lambda found: found[1] or found[0], text)


def forget(op):
    op.takes = [number(type) for type in op.takes]
    op.gives = [number(type) for type in op.gives]
    op.successors = [number(text) for text in op.successors]
    op.attributes = {name: text and number(text) for name, text in op.attributes.items()}
    for blocks in op.regions:
        for block in blocks:
            block.args = [[name, number(type), location] for name, type, location in block.args]


class Lowering:
    # What is another operation and nothing else.
    SAME = {
        "units.constant": "std.constant", "units.add": "std.addf", "units.mul": "std.mulf",
        "units.of": "unrealized_conversion_cast", "units.number": "unrealized_conversion_cast",
    }

    def __init__(self, options):
        self.options, self.findings, self.made = options, [], 0

    def op(self, op, parent):
        """Lowers what is in an operation, and it, unless it is a sum."""
        if op.name == "units.number":
            self.dropped(op)
        if op.name == "units.sum" and parent not in ("func", "units.sum"):
            self.findings.append(Finding(
                ERROR, op, f"a sum becomes several blocks, which '{parent}' may not have; convert '{parent}' first"))
        op.regions = [self.blocks(blocks, op.name) for blocks in op.regions]
        op.name = self.SAME.get(op.name, op.name)

    def dropped(self, op):
        powers = unit(op.takes[0]) if op.takes else None
        severity = {"ignore": None, "warn": WARNING, "error": ERROR}[self.options["dropped"]]
        if severity is not None and powers and any(powers):
            self.findings.append(Finding(severity, op, f"a unit is dropped: {spelled(powers)}"))

    def blocks(self, blocks, parent):
        done = []
        for block in blocks:
            done.append(Block(block.label, block.args))
            for op in block.ops:
                self.op(op, parent)
                if op.name == "units.sum":
                    self.sum(op, done)
                else:
                    done[-1].ops.append(op)
        return done

    def name(self, sigil):
        self.made += 1
        return f"{sigil}units.{self.made}"

    def sum(self, op, done):
        """Ends the last block of done with a loop, after which another begins."""
        first, *others = op.regions[0]
        (index, index_type, where), last = first.args[0], (others or [first])[-1]
        quantity, loc = op.gives[0], op.location
        head, body, after = self.name("^"), self.name("^"), self.name("^")
        total, zero, one, more, next_index, next_total = (self.name("%") for _ in range(6))

        def make(name, results, operands, takes, gives, attributes=None, successors=()):
            return Op(name, results, operands, list(successors), [], attributes or {}, takes, gives, loc)

        def to_head(i, t):
            return make("std.br", [], [i, t], [index_type, quantity], [], successors=[head])

        done[-1].ops += [
            make("std.constant", [zero], [], [], [quantity], {"value": f"0.0 : {quantity}"}),
            make("std.constant", [one], [], [], ["index"], {"value": "1 : index"}),
            to_head(op.operands[0], zero),
        ]
        done.append(Block(head, [[index, index_type, where], [total, quantity, loc]], [
            make("std.cmpi", [more], [index, op.operands[1]], ["index", "index"], ["i1"], {"predicate": "2 : i64"}),
            make("std.cond_br", [], [more, total], ["i1", quantity], [],
                 {"operand_segment_sizes": "dense<[1, 0, 1]> : vector<3xi32>"}, [body, after]),
        ]))
        done += [Block(body, [], first.ops), *others]
        if first is last:
            last = done[-1]
        yielded = last.ops.pop()
        last.ops += [
            make("std.addf", [next_total], [total, yielded.operands[0]], [quantity, quantity], [quantity]),
            make("std.addi", [next_index], [index, one], ["index", "index"], ["index"]),
            to_head(next_index, next_total),
        ]
        done.append(Block(after, [[op.results[0], quantity, loc]], []))
