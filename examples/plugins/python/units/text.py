"""Generic text of MLIR as a tree of operations, and back.

The reader knows no operation and no type: it finds out where things begin and
end. What it does not look into, such as attributes and locations, stays the
text that it is.
"""

import re
from dataclasses import dataclass, field

STRING = r'"(?:\\.|[^"\\\n])*"'
BLANKS = re.compile(r"(?:\s+|//[^\n]*)+")
NAME = re.compile(r"[\w$.-]+")
QUOTED = re.compile(STRING)
VALUE = re.compile(r"%[\w$.-]+(?:#\d+)?")
LABEL = re.compile(r"\^[\w$.-]+")
WORD = re.compile(r"[!#@]?[\w$.-]+")
ALIAS = re.compile(r"([#!][\w$.-]+)\s*=(?!=)")
# What matters on the way to the end of something: brackets, commas, and what
# looks like one of them and is none.
MARKS = re.compile(STRING + r"|//[^\n]*|->|>=|<=|[()\[\]{}<>,]")
OPEN, CLOSE = "([{<", ")]}>"
PLACE = re.compile("(" + STRING + r"):(\d+):(\d+)")
LOCATION_ALIAS = re.compile(r"#[\w$.-]+")

MOST_NESTED = 100  # regions in regions
MOST_ALIASES = 16  # on the way to a place


class TextError(Exception):
    """The text makes no sense at a place, which counts from 1."""

    def __init__(self, message, line, column):
        super().__init__(message)
        self.message, self.line, self.column = message, line, column


@dataclass
class Block:
    label: str = ""  # empty: the entry, which no operation branches to
    args: list = field(default_factory=list)  # [name, type, location]
    ops: list = field(default_factory=list)


@dataclass
class Op:
    name: str
    results: list = field(default_factory=list)  # names; `%a:2` is one
    operands: list = field(default_factory=list)
    successors: list = field(default_factory=list)  # a label, with arguments and types
    regions: list = field(default_factory=list)  # lists of blocks
    attributes: dict = field(default_factory=dict)  # text; None: a unit
    takes: list = field(default_factory=list)  # types of operands
    gives: list = field(default_factory=list)  # types of results
    location: str = ""  # `loc(...)`
    place: tuple = (1, 1)  # in the text: line, column


def walk(ops):
    """Operations and those in their regions, an operation before what is in it."""
    for op in ops:
        yield op
        for blocks in op.regions:
            for block in blocks:
                yield from walk(block.ops)


@dataclass
class Module:
    ops: list
    aliases: dict

    def position(self, op, file):
        """Where an operation is for the user: file, line, column."""
        text = op.location
        for _ in range(MOST_ALIASES):
            if found := PLACE.search(text):
                return found[1][1:-1], max(1, int(found[2])), max(1, int(found[3]))
            alias = LOCATION_ALIAS.search(text)
            if alias is None or alias[0] not in self.aliases:
                break
            text = self.aliases[alias[0]]
        return file, *op.place


class Reader:
    """Reads a text. `tick` is called for each operation, and may raise."""

    def __init__(self, text, tick=lambda: None):
        self.text, self.at, self.tick, self.depth = text, 0, tick, 0
        self.seen, self.line, self.begin = 0, 1, 0  # how far lines are counted
        self.aliases = {}

    def fail(self, message):
        raise TextError(message, *self.place())

    def place(self):
        self.line += self.text.count("\n", self.seen, self.at)
        if (last := self.text.rfind("\n", self.seen, self.at)) >= 0:
            self.begin = last + 1
        self.seen = self.at
        return self.line, self.at - self.begin + 1

    def blanks(self):
        if found := BLANKS.match(self.text, self.at):
            self.at = found.end()

    def has(self, token):
        self.blanks()
        if not self.text.startswith(token, self.at):
            return False
        self.at += len(token)
        return True

    def peek(self, token):
        self.blanks()
        return self.text.startswith(token, self.at)

    def want(self, token):
        if not self.has(token):
            self.fail(f"expected '{token}'")

    def match(self, pattern, what):
        self.blanks()
        found = pattern.match(self.text, self.at)
        if found is None:
            self.fail(f"expected {what}")
        self.at = found.end()
        return found[0]

    def upto(self, stops):
        """The text up to one of stops that stands in no brackets."""
        self.blanks()
        begin, inside = self.at, []
        while True:
            found = MARKS.search(self.text, self.at)
            if found is None:
                self.at = len(self.text)
                self.fail(f"expected one of '{stops}'")
            mark = found[0]
            if not inside and mark in stops:
                self.at = found.start()
                return self.text[begin:self.at].strip()
            if mark in OPEN:
                inside.append(CLOSE[OPEN.index(mark)])
            elif mark in CLOSE and (not inside or inside.pop() != mark):
                self.at = found.start()
                self.fail(f"'{mark}' closes nothing")
            self.at = found.end()

    def brackets(self):
        """What stands in the brackets that begin here, with them."""
        begin, close = self.at, CLOSE[OPEN.index(self.text[self.at])]
        self.at += 1
        while not self.has(close):
            self.upto("," + close)
            self.has(",")
        return self.text[begin:self.at]

    def list(self, close, item):
        found = []
        while not self.has(close):
            if found:
                self.want(",")
            found.append(item())
        return found

    def type(self):
        self.blanks()
        if not self.text.startswith("(", self.at):
            word = self.match(WORD, "a type")
            return word + (self.brackets() if self.text.startswith("<", self.at) else "")
        text = self.brackets()
        return text + " -> " + self.type() if self.has("->") else text

    def location(self):
        self.blanks()
        if not self.text.startswith("loc(", self.at):
            return ""
        self.at += 3
        return "loc" + self.brackets()

    def module(self):
        ops = []
        while True:
            self.blanks()
            if self.at >= len(self.text):
                return Module(ops, self.aliases)
            alias = ALIAS.match(self.text, self.at)
            if alias is None:
                ops.append(self.op())
                continue
            self.at = alias.end()
            self.aliases[alias[1]] = self.alias()

    def alias(self):
        """An alias ends with its line, unless brackets go on."""
        self.blanks()
        begin = self.at
        end = self.text.find("\n", begin)
        end = len(self.text) if end < 0 else end
        while (found := MARKS.search(self.text, self.at)) and found.start() < end:
            self.at = found.start()
            if found[0] in OPEN:
                self.brackets()
                end = max(end, self.at)
            else:
                self.at = found.end()
        self.at = max(end, self.at)
        return self.text[begin:self.at].strip()

    def op(self):
        self.tick()
        self.blanks()
        op = Op("", place=self.place())
        if self.peek("%"):
            op.results.append(self.result())
            while self.has(","):
                op.results.append(self.result())
            self.want("=")
        op.name = self.match(QUOTED, "the name of an operation in quotes")[1:-1]
        self.want("(")
        op.operands = self.list(")", lambda: self.match(VALUE, "a value"))
        if self.has("["):
            op.successors = self.list("]", self.successor)
        if self.peek("("):
            self.want("(")
            op.regions = self.list(")", self.region)
        if self.has("{"):
            op.attributes = dict(self.list("}", self.attribute))
        self.want(":")
        self.want("(")
        op.takes = self.list(")", self.type)
        self.want("->")
        op.gives = self.list(")", self.type) if self.has("(") else [self.type()]
        op.location = self.location()
        return op

    def result(self):
        name = self.match(VALUE, "a result")
        return name + ":" + self.match(NAME, "a number") if self.has(":") else name

    def successor(self):
        label = self.match(LABEL, "a successor")
        self.blanks()
        return label + (self.brackets() if self.text.startswith("(", self.at) else "")

    def attribute(self):
        self.blanks()
        quoted = self.text.startswith('"', self.at)
        name = self.match(QUOTED if quoted else NAME, "the name of an attribute")
        return name, self.upto(",}") if self.has("=") else None

    def region(self):
        self.want("{")
        self.depth += 1
        if self.depth > MOST_NESTED:
            self.fail(f"more than {MOST_NESTED} regions in each other")
        blocks = []
        if not self.peek("}") and not self.peek("^"):
            blocks.append(Block())
            self.ops(blocks[-1])
        while self.peek("^"):
            blocks.append(Block(self.match(LABEL, "a label")))
            if self.has("("):
                blocks[-1].args = self.list(")", self.argument)
            self.want(":")
            self.ops(blocks[-1])
        self.want("}")
        self.depth -= 1
        return blocks

    def argument(self):
        name = self.match(VALUE, "an argument")
        self.want(":")
        return [name, self.type(), self.location()]

    def ops(self, block):
        while not self.peek("}") and not self.peek("^"):
            block.ops.append(self.op())


def write(module, locations):
    """The text of a module, with or without locations."""
    out = [f"{name} = {text}\n" for name, text in module.aliases.items()]
    for op in module.ops:
        _write_op(out, op, "", locations)
    return "".join(out)


def _write_op(out, op, indent, locations):
    out.append(indent)
    if op.results:
        out.append(", ".join(op.results) + " = ")
    out.append(f'"{op.name}"({", ".join(op.operands)})')
    if op.successors:
        out.append(f'[{", ".join(op.successors)}]')
    if op.regions:
        out.append(" (")
        for i, blocks in enumerate(op.regions):
            out.append(", {\n" if i else "{\n")
            for block in blocks:
                _write_block(out, block, indent, locations)
            out.append(indent + "}")
        out.append(")")
    if op.attributes:
        entries = (name if text is None else f"{name} = {text}" for name, text in op.attributes.items())
        out.append(" {" + ", ".join(entries) + "}")
    out.append(f' : ({", ".join(op.takes)}) -> ({", ".join(op.gives)})')
    out.append(f" {op.location}\n" if locations and op.location else "\n")


def _write_block(out, block, indent, locations):
    if block.label:
        args = (f"{name}: {type}" + (f" {location}" if locations and location else "")
                for name, type, location in block.args)
        out.append(f'{indent}{block.label}({", ".join(args)}):\n' if block.args else f"{indent}{block.label}:\n")
    for op in block.ops:
        _write_op(out, op, indent + "  ", locations)
