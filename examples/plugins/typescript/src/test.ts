// Tests of what needs no host: reading, writing, the check, the pass, and the
// replies to a run.
import assert from "node:assert/strict";
import { test } from "node:test";
import { lowerColor, verify } from "./passes.ts";
import { answer } from "./run.ts";
import type { RunHeader, RunReply } from "./messages.ts";
import { positionOf, read, TextError, walk, write } from "./text.ts";

const func = (body: string) => `"module"() ( {
  "func"() ( {
  ^bb0(%arg0: !color.rgba loc("in.mlir":1:9), %arg1: memref<?xi32>):  // no predecessors
${body}
  }) {sym_name = "f", type = (!color.rgba, memref<?xi32>) -> ()} : () -> () loc(#loc1)
}) : () -> ()
#loc1 = loc("in.mlir":7:3)
`;
const scale = (factor: string) =>
  func(`    %0 = "color.scale"(%arg0) {by = #color.factor<${factor}>} : (!color.rgba) -> !color.rgba loc("in.mlir":4:2)`);
const map = `    "color.map"(%arg1) ( {
    ^bb0(%arg2: !color.rgba):
      "color.yield"(%arg0) : (!color.rgba) -> ()
    }) : (memref<?xi32>) -> () loc(#loc1)`;

function lowered(text: string, saturate = "true") {
  const module = read(text);
  const findings = [...lowerColor(module, new Map([["saturate", saturate]]))];
  return { module, findings, text: write(module, false) };
}

function replies(text: string | Uint8Array, passes: RunHeader["passes"]): RunReply[] {
  const data = typeof text === "string" ? new TextEncoder().encode(text) : text;
  return [...answer({ file: "user.mlir", passes, input: null, output: null }, data, true)];
}

test("what it does not know stays as it is", () => {
  const text = `#set = affine_set<(d0) : (d0 - 1 >= 0, d0 == 0)>
"a.b"() ( {
  %0:2 = "a.c"() {s = "}\\"{", "odd name" = [1, {x}], m = #set, u} : () -> (i1, tuple<i2, (i3) -> (i4)>)
  "a.br"(%0#1)[^bb1, ^bb2] : (tuple<i2, (i3) -> (i4)>) -> ()
^bb1:  // pred: ^bb0
  "a.d"() : () -> ()
^bb2:
  "a.e"(%0#0) ({}, {}) : (i1) -> ()
}) : () -> memref<?xf32, affine_map<(d0) -> (d0)>>
`;
  const once = write(read(text), true);
  assert.equal(write(read(once), true), once);
  for (const part of ['"odd name" = [1, {x}], m = #set, u}', "(i1, tuple<i2, (i3) -> (i4)>)", "[^bb1, ^bb2]", "(d0 - 1 >= 0, d0 == 0)"]) {
    assert.ok(once.includes(part), part);
  }
});

test("what makes no sense has a place", () => {
  const cases: [string, number, number][] = [
    ['"a"() : () -> ()\n  oops', 2, 3],
    ['"a"() {x = [1} : () -> ()', 1, 14],
    ['"a"(', 1, 5],
    ['"a"() ({'.repeat(1000), 1, 809],
  ];
  for (const [text, line, column] of cases) {
    assert.throws(() => read(text), (e) => e instanceof TextError && e.line === line && e.column === column, text.slice(0, 40));
  }
});

test("factors that cannot be computed with", () => {
  const said = (factor: string) => [...verify(read(scale(factor)))].map((finding) => finding.message);
  assert.deepEqual(said("3 over 2"), []);
  assert.deepEqual(said("3 over 0"), ["the denominator of a factor must be above 0, not 0"]);
  assert.deepEqual(said("-3"), ["the numerator of a factor must be from 0 to 8388608, not -3"]);
});

test("colors become integers, but not in strings", () => {
  const { text, findings } = lowered(func('    "std.x"() {s = "!color.rgba"} : () -> !color.rgba'));
  assert.deepEqual(findings, []);
  assert.ok(text.includes('s = "!color.rgba"'));
  assert.equal(text.split("!color").length, 2);
  assert.ok(text.includes("type = (i32, memref<?xi32>) -> ()"));
});

test("a map becomes a loop", () => {
  const { module, text } = lowered(func(map));
  assert.ok(!text.includes('"color.'));
  const function_ = [...walk(module.ops)].find((op) => op.name === "func");
  assert.deepEqual(function_?.regions[0]?.map((block) => block.ops.at(-1)?.name), ["std.br", "std.cond_br", "std.br", undefined]);
});

test("a map needs room for blocks", () => {
  const { findings } = lowered(func(`    "scf.if"() ( {\n${map}\n    }) : () -> ()`));
  assert.match(findings[0]?.message ?? "", /may not have; convert 'scf.if' first$/);
});

test("a factor above one is worth a warning where channels wrap", () => {
  const { module, findings } = lowered(scale("3 over 2"), "false");
  assert.equal(findings[0]?.severity, 1);
  assert.deepEqual(findings[0] && positionOf(module, findings[0].op, "?"), { file: "in.mlir", line: 4, column: 2 });
  assert.deepEqual(lowered(scale("3 over 2"), "true").findings, []);
});

test("a run that fails says why", () => {
  const call = (pass: string, ...options: string[]) => [{ stage: "s", pass, options }];
  const failure = (list: RunReply[]) => {
    const last = list.at(-1);
    assert.ok(last && "result" in last);
    return last.result.failure;
  };
  assert.equal(failure(replies(func(map), call("lower-color", "saturate=false"))), undefined);
  assert.match(failure(replies(func(map), call("none")))?.message ?? "", /has no pass 'none'/);
  assert.match(failure(replies(func(map), call("lower-color", "x=1")))?.message ?? "", /has no option 'x'/);
  assert.match(failure(replies(func(map), call("lower-color", "saturate=2")))?.message ?? "", /'2' is no bool/);
  assert.match(failure(replies(Uint8Array.of(0x4d, 0x4c, 0xef, 0x52), []))?.message ?? "", /not bytecode/);
  assert.ok(failure(replies(Uint8Array.of(0xff), [])));
});
