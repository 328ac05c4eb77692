// One run: a payload through passes. It has a thread of its own, so that the
// program sees the host's end, and cancellation, while a pass works.
import { writeSync } from "node:fs";
import { plugin } from "./plugin.ts";
import { severities, type Finding, type Option, type Options, type Pass } from "./pass.ts";
import type { PassCall, RunHeader, RunReply } from "./messages.ts";
import { positionOf, read, TextError, write, type Module } from "./text.ts";

const chunkSize = 1 << 20;

/** A run cannot be done, for a reason without a position. */
class Refused extends Error {}

/** The replies to a run; `passes` is false for a mere verification. */
export function* answer(header: RunHeader, data: Uint8Array, passes: boolean): Generator<RunReply> {
  let call: PassCall | undefined;
  const calls = passes ? header.passes : [];
  try {
    const module = moduleOf(header, data);
    let bad = yield* report(module, header.file, plugin.verify?.(module) ?? []);
    for (const next of bad ? [] : calls) {
      call = next;
      const pass = passOf(call);
      noteStage(call.stage);
      bad = yield* report(module, header.file, pass.run(module, optionsOf(pass, call)));
      if (bad) break;
    }
    if (bad) {
      yield failed(call, {});
      return;
    }
    if (calls.length > 0) yield* output(module, header.output?.debug_info ?? false);
    yield { result: {} };
  } catch (thrown) {
    if (thrown instanceof TextError) {
      const position = { file: header.file, line: thrown.line, column: thrown.column };
      yield { diagnostic: { severity: severities.error, message: thrown.message, position } };
      yield failed(undefined, {});
      return;
    }
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    if (thrown instanceof Refused) yield failed(call, { message });
    else yield failed(call, { message: `BUG: ${message}`, crashed: true, stack: thrown instanceof Error ? thrown.stack : "" });
  } finally {
    if (call) noteStage("");
  }
}

/** Notes what is at work, or nothing, where the host reads it when this program has died. */
function noteStage(stage: string): void {
  const file = process.env["PLUGIN_STAGE_FD"];
  if (file) writeSync(Number(file), stage + "\n", 0);
}

function failed(call: PassCall | undefined, failure: object): RunReply {
  return { result: { failure: { stage: call?.stage, pass: call?.pass, ...failure } } };
}

function moduleOf(header: RunHeader, data: Uint8Array): Module {
  const kind = header.input?.kind || "module";
  if (kind !== "module") throw new Refused(`plugin '${plugin.name}' takes modules, not '${kind}'`);
  if (Buffer.from(data.subarray(0, 4)).toString("latin1") === "ML\xefR") {
    throw new Refused(`plugin '${plugin.name}' takes generic text, not bytecode`);
  }
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(data);
  } catch {
    throw new TextError("the text is no UTF-8", 1, 1);
  }
  return read(text);
}

function passOf(call: PassCall): Pass {
  const pass = plugin.passes.find((pass) => pass.name === call.pass);
  if (!pass) throw new Refused(`plugin '${plugin.name}' has no pass '${call.pass}'`);
  return pass;
}

function optionsOf(pass: Pass, call: PassCall): Options {
  const options = new Map(pass.options.map((option) => [option.name, option.default_text]));
  for (const given of call.options) {
    const end = given.indexOf("=");
    const [name, text] = end < 0 ? [given, ""] : [given.slice(0, end), given.slice(end + 1)];
    const option = pass.options.find((option) => option.name === name);
    if (!option) throw new Refused(`pass '${pass.name}' has no option '${name}'`);
    if (!fits(option, text)) throw new Refused(`option '${name}' of pass '${pass.name}': '${text}' is no ${option.type}`);
    options.set(name, text);
  }
  return options;
}

function fits(option: Option, text: string): boolean {
  if (option.type === "bool") return text === "true" || text === "false";
  return option.type === "string" || /^-?\d+$/.test(text);
}

/** Tells findings and returns whether one of them is an error. */
function* report(module: Module, file: string, findings: Iterable<Finding>): Generator<RunReply, boolean> {
  let bad = false;
  for (const { severity, op, message } of findings) {
    yield { diagnostic: { severity, message, position: positionOf(module, op, file) } };
    bad ||= severity === severities.error;
  }
  return bad;
}

function* output(module: Module, locations: boolean): Generator<RunReply> {
  const data = new TextEncoder().encode(write(module, locations));
  yield { output: { kind: "module", text: true, generic: true, debug_info: locations, size: data.length } };
  for (let at = 0; at < data.length; at += chunkSize) yield { chunk: data.subarray(at, at + chunkSize) };
}
