// Generic text of MLIR as a tree of operations, and back. The reader knows no
// operation and no type: it finds out where things begin and end. What it does
// not look into, such as attributes and locations, stays the text that it is.

export class TextError extends Error {
  constructor(message: string, readonly line: number, readonly column: number) {
    super(message);
  }
}

export interface Argument {
  name: string;
  type: string;
  location: string;
}

export interface Block {
  label: string; // empty: the entry, which no operation branches to
  args: Argument[];
  ops: Op[];
}

export type Region = Block[];

export interface Op {
  name: string;
  results: string[]; // `%a:2` is one
  operands: string[];
  successors: string[];
  regions: Region[];
  attributes: Map<string, string | undefined>; // undefined: a unit
  takes: string[]; // types of operands
  gives: string[]; // types of results
  location: string; // `loc(...)`
  line: number; // in the text, from 1
  column: number;
}

export interface Module {
  ops: Op[];
  aliases: Map<string, string>;
}

const mostNested = 100; // regions in regions
const blanks = /(?:\s+|\/\/[^\n]*)+/y;
const quoted = /"(?:\\.|[^"\\\n])*"/y;
const name = /[\w$.-]+/y;
const value = /%[\w$.-]+(?:#\d+)?/y;
const label = /\^[\w$.-]+/y;
const word = /[!#@]?[\w$.-]+/y;
const alias = /([#!][\w$.-]+)\s*=(?!=)/y;
// What matters on the way to the end of something: brackets, commas, and what
// looks like one of them and is none.
const marks = /"(?:\\.|[^"\\\n])*"|\/\/[^\n]*|->|>=|<=|[()[\]{}<>,]/g;
const closing: Record<string, string> = { "(": ")", "[": "]", "{": "}", "<": ">" };

export function read(text: string): Module {
  return new Reader(text).module();
}

class Reader {
  private at = 0;
  private depth = 0;
  private line = 1;
  private begin = 0; // of that line
  private seen = 0; // how far lines are counted
  private readonly aliases = new Map<string, string>();

  constructor(private readonly text: string) {}

  private fail(message: string): never {
    const [line, column] = this.place();
    throw new TextError(message, line, column);
  }

  private place(): [number, number] {
    for (let next = this.text.indexOf("\n", this.seen); next >= 0 && next < this.at; ) {
      this.line++;
      this.begin = this.seen = next + 1;
      next = this.text.indexOf("\n", this.seen);
    }
    return [this.line, this.at - this.begin + 1];
  }

  private take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text) ?? undefined;
    if (found) this.at = pattern.lastIndex;
    return found;
  }

  private peek(token: string): boolean {
    this.take(blanks);
    return this.text.startsWith(token, this.at);
  }

  private has(token: string): boolean {
    if (!this.peek(token)) return false;
    this.at += token.length;
    return true;
  }

  private want(token: string): void {
    if (!this.has(token)) this.fail(`expected '${token}'`);
  }

  private match(pattern: RegExp, what: string): string {
    this.take(blanks);
    return this.take(pattern)?.[0] ?? this.fail(`expected ${what}`);
  }

  /** The text up to one of stops that stands in no brackets. */
  private upto(stops: string): string {
    this.take(blanks);
    const begin = this.at;
    const inside: string[] = [];
    for (;;) {
      marks.lastIndex = this.at;
      const found = marks.exec(this.text);
      if (!found) {
        this.at = this.text.length;
        this.fail(`expected one of '${stops}'`);
      }
      const mark = found[0];
      const close = closing[mark];
      if (inside.length === 0 && stops.includes(mark)) {
        this.at = found.index;
        return this.text.slice(begin, this.at).trim();
      }
      if (close) inside.push(close);
      else if (")]}>".includes(mark) && inside.pop() !== mark) {
        this.at = found.index;
        this.fail(`'${mark}' closes nothing`);
      }
      this.at = marks.lastIndex;
    }
  }

  /** What stands in the brackets that begin here, with them. */
  private brackets(): string {
    const begin = this.at;
    const close = closing[this.text.charAt(this.at)] ?? this.fail("expected a bracket");
    this.at++;
    while (!this.has(close)) {
      this.upto("," + close);
      this.has(",");
    }
    return this.text.slice(begin, this.at);
  }

  private list<T>(close: string, item: () => T): T[] {
    const found: T[] = [];
    while (!this.has(close)) {
      if (found.length > 0) this.want(",");
      found.push(item());
    }
    return found;
  }

  private type(): string {
    let text = "";
    while (this.peek("(")) {
      text += this.brackets();
      if (!this.has("->")) return text;
      text += " -> ";
    }
    text += this.match(word, "a type");
    return this.text.startsWith("<", this.at) ? text + this.brackets() : text;
  }

  private location(): string {
    if (!this.peek("loc(")) return "";
    this.at += "loc".length;
    return "loc" + this.brackets();
  }

  module(): Module {
    const ops: Op[] = [];
    for (;;) {
      this.take(blanks);
      if (this.at >= this.text.length) return { ops, aliases: this.aliases };
      const named = this.take(alias);
      if (named) this.aliases.set(named[1] ?? "", this.alias());
      else ops.push(this.op());
    }
  }

  /** An alias ends with its line, unless brackets go on. */
  private alias(): string {
    this.take(blanks);
    const begin = this.at;
    const lineEnd = (from: number) => {
      const end = this.text.indexOf("\n", from);
      return end < 0 ? this.text.length : end;
    };
    let end = lineEnd(begin);
    for (;;) {
      marks.lastIndex = this.at;
      const found = marks.exec(this.text);
      if (!found || found.index >= end) break;
      this.at = found.index;
      if (closing[found[0]]) {
        this.brackets();
        end = lineEnd(this.at);
      } else this.at += found[0].length;
    }
    this.at = end;
    return this.text.slice(begin, end).trim();
  }

  private op(): Op {
    this.take(blanks);
    const [line, column] = this.place();
    const results = this.peek("%") ? this.results() : [];
    const op: Op = {
      name: this.match(quoted, "the name of an operation in quotes").slice(1, -1),
      results, operands: [], successors: [], regions: [], attributes: new Map(),
      takes: [], gives: [], location: "", line, column,
    };
    this.want("(");
    op.operands = this.list(")", () => this.match(value, "a value"));
    if (this.has("[")) op.successors = this.list("]", () => this.match(label, "a successor"));
    if (this.has("(")) op.regions = this.list(")", () => this.region());
    if (this.has("{")) op.attributes = new Map(this.list("}", () => this.attribute()));
    this.want(":");
    this.want("(");
    op.takes = this.list(")", () => this.type());
    this.want("->");
    op.gives = this.has("(") ? this.list(")", () => this.type()) : [this.type()];
    op.location = this.location();
    return op;
  }

  private results(): string[] {
    const results: string[] = [];
    do {
      const result = this.match(value, "a result");
      results.push(this.has(":") ? `${result}:${this.match(name, "a number")}` : result);
    } while (this.has(","));
    this.want("=");
    return results;
  }

  private attribute(): [string, string | undefined] {
    const key = this.match(this.peek('"') ? quoted : name, "the name of an attribute");
    return [key, this.has("=") ? this.upto(",}") : undefined];
  }

  private region(): Region {
    this.want("{");
    if (++this.depth > mostNested) this.fail(`more than ${mostNested} regions in each other`);
    const blocks: Region = [];
    if (!this.peek("}") && !this.peek("^")) blocks.push({ label: "", args: [], ops: this.ops() });
    while (this.peek("^")) {
      const block: Block = { label: this.match(label, "a label"), args: [], ops: [] };
      if (this.has("(")) block.args = this.list(")", () => this.argument());
      this.want(":");
      block.ops = this.ops();
      blocks.push(block);
    }
    this.want("}");
    this.depth--;
    return blocks;
  }

  private argument(): Argument {
    const argument = this.match(value, "an argument");
    this.want(":");
    return { name: argument, type: this.type(), location: this.location() };
  }

  private ops(): Op[] {
    const ops: Op[] = [];
    while (!this.peek("}") && !this.peek("^")) ops.push(this.op());
    return ops;
  }
}

/** The text of a module, with or without locations. */
export function write(module: Module, locations: boolean): string {
  const out: string[] = [];
  for (const [name, text] of module.aliases) out.push(`${name} = ${text}\n`);
  for (const op of module.ops) writeOp(out, op, "", locations);
  return out.join("");
}

function writeOp(out: string[], op: Op, indent: string, locations: boolean): void {
  out.push(indent, op.results.join(", "), op.results.length > 0 ? " = " : "", `"${op.name}"(${op.operands.join(", ")})`);
  if (op.successors.length > 0) out.push(`[${op.successors.join(", ")}]`);
  op.regions.forEach((blocks, i) => {
    out.push(i === 0 ? " ({\n" : ", {\n");
    for (const block of blocks) writeBlock(out, block, indent, locations);
    out.push(indent, "}");
  });
  if (op.regions.length > 0) out.push(")");
  const attributes = [...op.attributes].map(([name, text]) => (text === undefined ? name : `${name} = ${text}`));
  if (attributes.length > 0) out.push(` {${attributes.join(", ")}}`);
  out.push(` : (${op.takes.join(", ")}) -> (${op.gives.join(", ")})`);
  out.push(locations && op.location ? ` ${op.location}\n` : "\n");
}

function writeBlock(out: string[], block: Block, indent: string, locations: boolean): void {
  const args = block.args.map((a) => `${a.name}: ${a.type}${locations && a.location ? " " + a.location : ""}`);
  if (block.label) out.push(indent, block.label, args.length > 0 ? `(${args.join(", ")})` : "", ":\n");
  for (const op of block.ops) writeOp(out, op, indent + "  ", locations);
}

export interface Position {
  file: string;
  line: number;
  column: number;
}

const mostAliases = 16; // on the way to a place

/** Where an operation is for the user. */
export function positionOf(module: Module, op: Op, file: string): Position {
  let text = op.location;
  for (let i = 0; i < mostAliases; i++) {
    const found = /"((?:\\.|[^"\\\n])*)":(\d+):(\d+)/.exec(text);
    if (found) return { file: found[1] ?? file, line: Math.max(1, Number(found[2])), column: Math.max(1, Number(found[3])) };
    const next = module.aliases.get(/#[\w$.-]+/.exec(text)?.[0] ?? "");
    if (next === undefined) break;
    text = next;
  }
  return { file, line: op.line, column: op.column };
}

export function* walk(ops: Iterable<Op>): Generator<Op> {
  for (const op of ops) {
    yield op;
    for (const block of op.regions.flat()) yield* walk(block.ops);
  }
}
