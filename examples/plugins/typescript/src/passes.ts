// What the plugin does: a check of factors, and the pass `lower-color`.
import { severities, type Finding, type Options } from "./pass.ts";
import { walk, type Block, type Module, type Op, type Region } from "./text.ts";

const error = (op: Op, message: string): Finding => ({ severity: severities.error, op, message });

function factorOf(op: Op): [numerator: number, denominator: number] | undefined {
  const found = /^#color\.factor<\s*(-?\d+)\s*(?:over\s*(-?\d+)\s*)?>$/.exec(op.attributes.get("by") ?? "");
  return found ? [Number(found[1]), Number(found[2] ?? 1)] : undefined;
}

// A channel times the numerator must fit into an integer of 32 bits.
const mostNumerator = 2 ** 23;

/** What no definition can say: factors that can be computed with. */
export function* verify(module: Module): Generator<Finding> {
  for (const op of walk(module.ops)) {
    const factor = op.name === "color.scale" ? factorOf(op) : undefined;
    if (!factor) continue;
    const [numerator, denominator] = factor;
    if (denominator <= 0) yield error(op, `the denominator of a factor must be above 0, not ${denominator}`);
    if (numerator < 0 || numerator > mostNumerator) {
      yield error(op, `the numerator of a factor must be from 0 to ${mostNumerator}, not ${numerator}`);
    }
  }
}

/** Replaces colors by integers, and what is done with them by operations of std. */
export function* lowerColor(module: Module, options: Options): Generator<Finding> {
  const lowering = new Lowering(options.get("saturate") === "true");
  for (const op of module.ops) lowering.inside(op);
  yield* lowering.findings;
  for (const op of walk(module.ops)) forget(op);
}

/** A text in which colors are integers; strings stay as they are. */
function plain(text: string): string {
  return text.replace(/"(?:\\.|[^"\\])*"|!color\.rgba\b/g, (found) => (found.startsWith('"') ? found : "i32"));
}

function forget(op: Op): void {
  op.takes = op.takes.map(plain);
  op.gives = op.gives.map(plain);
  for (const [name, text] of op.attributes) op.attributes.set(name, text && plain(text));
  for (const arg of op.regions.flat().flatMap((block) => block.args)) arg.type = plain(arg.type);
}

/** The blocks that are made of a region; operations go to the last one. */
class Blocks {
  readonly done: Region = [];
  location = "";

  constructor(private readonly fresh: (sigil: string) => string) {}

  begin(block: Block): void {
    this.done.push(block);
  }

  add(op: Op): void {
    this.done.at(-1)?.ops.push(op);
  }

  make(name: string, operands: [string, string][], gives: string[], more: Partial<Op> = {}): string {
    const results = more.results ?? gives.map(() => this.fresh("%"));
    this.add({
      name, results, operands: operands.map(([value]) => value), takes: operands.map(([, type]) => type), gives,
      successors: [], regions: [], attributes: new Map(), location: this.location, line: 1, column: 1, ...more,
    });
    return results[0] ?? "";
  }

  constant(value: number, type = "i32"): string {
    return this.make("std.constant", [], [type], { attributes: new Map([["value", `${value} : ${type}`]]) });
  }

  binary(name: string, lhs: string, rhs: string, results?: string[]): string {
    return this.make("std." + name, [[lhs, "i32"], [rhs, "i32"]], ["i32"], results && { results });
  }

  compare(predicate: number, lhs: string, rhs: string, type: string): string {
    const attributes = new Map([["predicate", `${predicate} : i64`]]);
    return this.make("std.cmpi", [[lhs, type], [rhs, type]], ["i1"], { attributes });
  }
}

const lessThan = 2; // predicates of std.cmpi
const moreThanUnsigned = 8;
const most = 255;

class Lowering {
  readonly findings: Finding[] = [];
  private made = 0;

  constructor(private readonly saturate: boolean) {}

  private readonly fresh = (sigil: string): string => `${sigil}color.${++this.made}`;

  inside(op: Op): void {
    op.regions = op.regions.map((region) => this.region(region, op.name));
  }

  private region(region: Region, parent: string): Region {
    const blocks = new Blocks(this.fresh);
    for (const block of region) {
      blocks.begin({ ...block, ops: [] });
      for (const op of block.ops) {
        blocks.location = op.location;
        this.lower(op, parent, blocks);
      }
    }
    return blocks.done;
  }

  private lower(op: Op, parent: string, to: Blocks): void {
    this.inside(op);
    const [first = "", second = ""] = op.operands;
    switch (op.name) {
      case "color.of":
      case "color.bits":
        to.add({ ...op, name: "unrealized_conversion_cast" });
        return;
      case "color.add":
        this.channels(op, to, (nth) => to.binary("addi", nth(first), nth(second)));
        return;
      case "color.scale":
        this.scale(op, first, to);
        return;
      case "color.map":
        this.map(op, parent, to);
        return;
      default:
        to.add(op);
    }
  }

  private scale(op: Op, color: string, to: Blocks): void {
    const [numerator, denominator] = factorOf(op) ?? [1, 1];
    if (numerator > denominator && !this.saturate) {
      const message = `a factor of ${numerator}/${denominator} takes channels beyond ${most}, where they begin again at 0`;
      this.findings.push({ severity: severities.warning, op, message });
    }
    const by = to.constant(numerator);
    const over = to.constant(denominator);
    this.channels(op, to, (nth) => to.binary("divi_unsigned", to.binary("muli", nth(color), by), over));
  }

  /** Computes each channel by itself, with what takes one out of a color, and puts them together. */
  private channels(op: Op, to: Blocks, compute: (nth: (color: string) => string) => string): void {
    const mask = to.constant(most);
    let whole = "";
    for (let i = 0; i < 4; i++) {
      const shift = to.constant(8 * i);
      const channel = compute((color) => to.binary("and", to.binary("shift_right_unsigned", color, shift), mask));
      const placed = to.binary("shift_left", this.fit(channel, mask, to), shift);
      whole = i === 0 ? placed : to.binary("or", whole, placed, i === 3 ? op.results : undefined);
    }
  }

  /** Makes a channel one of 8 bits. */
  private fit(channel: string, mask: string, to: Blocks): string {
    if (!this.saturate) return to.binary("and", channel, mask);
    const beyond = to.compare(moreThanUnsigned, channel, mask, "i32");
    return to.make("std.select", [[beyond, "i1"], [mask, "i32"], [channel, "i32"]], ["i32"]);
  }

  /** Ends the last block with a loop over an image, after which another begins. */
  private map(op: Op, parent: string, to: Blocks): void {
    if (parent !== "func" && parent !== "color.map") {
      this.findings.push(error(op, `a map becomes several blocks, which '${parent}' may not have; convert '${parent}' first`));
      return;
    }
    const [image, type] = [op.operands[0] ?? "", op.takes[0] ?? ""];
    const [first, ...others] = op.regions[0] ?? [];
    const yielded = (others.at(-1) ?? first)?.ops.pop();
    if (!first || !yielded) return; // the host has verified that there are
    const [head, body, after] = [this.fresh("^"), this.fresh("^"), this.fresh("^")];
    const index = this.fresh("%");
    const [zero, one] = [to.constant(0, "index"), to.constant(1, "index")];
    const size = to.make("memref.dim", [[image, type], [zero, "index"]], ["index"]);
    to.make("std.br", [[zero, "index"]], [], { successors: [head] });
    to.begin({ label: head, args: [{ name: index, type: "index", location: op.location }], ops: [] });
    const more = to.compare(lessThan, index, size, "index");
    const attributes = new Map([["operand_segment_sizes", "dense<[1, 0, 0]> : vector<3xi32>"]]);
    to.make("std.cond_br", [[more, "i1"]], [], { successors: [body, after], attributes });
    to.begin({ label: body, args: [], ops: [] });
    to.make("memref.load", [[image, type], [index, "index"]], ["i32"], { results: first.args.map((arg) => arg.name) });
    first.ops.forEach((inner) => to.add(inner));
    others.forEach((block) => to.begin(block));
    to.make("memref.store", [[yielded.operands[0] ?? "", "i32"], [image, type], [index, "index"]], []);
    const next = to.make("std.addi", [[index, "index"], [one, "index"]], ["index"]);
    to.make("std.br", [[next, "index"]], [], { successors: [head] });
    to.begin({ label: after, args: [], ops: [] });
  }
}
