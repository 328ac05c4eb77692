// The service of a plugin whose modules are generic text, as docs/protocol.md of
// mlirc has it.
import { createHash } from "node:crypto";
import { closeSync, mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import {
  Server, ServerCredentials, status, type sendUnaryData, type ServerDuplexStream, type ServerUnaryCall,
  type ServerWritableStream,
} from "@grpc/grpc-js";
import { service, type RunHeader, type RunReply, type RunRequest } from "./messages.ts";
import { plugin } from "./plugin.ts";

const mostMessage = 16 << 20;
const patience = 60_000; // until a program without a session ends

/** What a thread is given. */
export interface Task {
  header: RunHeader;
  data: Uint8Array;
  passes: boolean;
}

type RunStream = ServerDuplexStream<RunRequest, RunReply>;

const definition = Buffer.from(plugin.dialect.definition);
const digest = createHash("sha256").update(definition).digest("hex");

const manifest = {
  name: plugin.name, version: plugin.version, doc: plugin.doc, features: ["generic-text"],
  dialects: [{ name: plugin.dialect.name, version: plugin.dialect.version, digest, has_hooks: plugin.verify !== undefined }],
  passes: plugin.passes,
};

function describe(_: ServerUnaryCall<object, object>, reply: sendUnaryData<object>): void {
  reply(null, manifest);
}

function definitions(call: ServerUnaryCall<{ digest: string }, object>, reply: sendUnaryData<object>): void {
  if (call.request.digest !== digest) {
    reply({ code: status.NOT_FOUND, details: `there is no dialect file with the digest '${call.request.digest}'` });
    return;
  }
  const { name, version } = plugin.dialect;
  reply(null, { file: { name, version, digest, path: name + ".dialect", content: definition } });
}

function session(met: () => void, gone: () => void): (call: ServerWritableStream<object, object>) => void {
  return (call) => {
    met();
    // Whatever is going on, the host is gone when the stream is.
    for (const end of ["cancelled", "close", "error"]) call.on(end, gone);
    call.write({ pid: process.pid });
  };
}

function run(program: string, passes: boolean): (call: RunStream) => void {
  return (call) => {
    let header: RunHeader | undefined;
    let worker: Worker | undefined;
    const chunks: Uint8Array[] = [];
    const misled = () => call.emit("error", { code: status.INVALID_ARGUMENT, details: "a run begins with a header" });
    call.on("data", (request) => {
      if (request.header) header = request.header;
      else if (header && request.chunk) chunks.push(request.chunk);
      else if (!header) misled();
    });
    call.on("end", () => {
      if (!header) misled();
      else if (!call.cancelled) worker = work(program, { header, data: Buffer.concat(chunks), passes }, call);
    });
    call.on("cancelled", () => void worker?.terminate());
  };
}

/** Does a run in a thread of its own and hands on its replies. */
function work(program: string, task: Task, call: RunStream): Worker {
  const worker = new Worker(program, { workerData: task });
  let ended = false;
  const crash = (why: string, stack = "") => {
    if (ended) return;
    ended = true;
    call.write({ result: { failure: { message: `BUG: ${why}`, crashed: true, stack } } });
    call.end();
  };
  worker.on("message", (reply: RunReply) => {
    call.write(reply);
    if (!("result" in reply)) return;
    ended = true;
    call.end();
  });
  worker.on("error", (why) => crash(String(why), why instanceof Error ? why.stack : ""));
  worker.on("exit", () => crash("the thread of the run ended"));
  return worker;
}

/** Makes standard output, which is not read any more, a copy of standard error. */
function redirect(): void {
  closeSync(1); // the next file gets the number
  try {
    openSync("/dev/stderr", "w");
  } catch {
    openSync("/dev/null", "w"); // standard error is a socket, or out of reach
  }
}

/** Listens at a socket, and calls what comes next. */
function listen(program: string, socket: string, met: () => void, gone: () => void, next: () => void): void {
  const server = new Server({ "grpc.max_receive_message_length": mostMessage, "grpc.max_send_message_length": mostMessage });
  server.addService(service(), {
    Describe: describe,
    Definitions: definitions,
    Session: session(met, gone),
    Run: run(program, true),
    Verify: run(program, false),
  });
  server.bindAsync("unix:" + socket, ServerCredentials.createInsecure(), (problem) => {
    if (problem) {
      console.error(`no socket at '${socket}': ${problem.message}`);
      process.exit(1);
    }
    next();
  });
}

/** Waits for hosts until Ctrl-C, as under a debugger. */
function debug(program: string): void {
  const folder = mkdtempSync(join(tmpdir(), "mlirc-debug-"));
  const socket = join(folder, "socket");
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.on(signal, () => {
      rmSync(folder, { recursive: true, force: true });
      process.exit(0);
    });
  }
  const stay = () => {}; // for the next host
  listen(program, socket, stay, stay, () => {
    const place = JSON.stringify({ plugin: plugin.name, protocol: 1, pid: process.pid, socket });
    console.error(`Plugin '${plugin.name}' ${plugin.version} waits for mlirc, until Ctrl-C. In another shell:\n\n` +
      `\texport MLIRC_REATTACH_${plugin.name.toUpperCase().replaceAll("-", "_")}='${place}'\n\n` +
      "mlirc then works with this process, outside of its sandbox and without a deadline.");
  });
}

/** Serves until the host is gone; program is the file that threads are started from. */
export function serve(program: string): void {
  if (process.argv[2] === "--debug") {
    debug(program);
    return;
  }
  if (process.env["MLIRC_PLUGIN"] !== "mlirc-plugin-process") {
    console.error(`this is plugin '${plugin.name}' of mlirc, which starts it by itself; with --debug it waits for mlirc`);
    process.exit(1);
  }
  if (!process.env["PLUGIN_PROTOCOL_VERSIONS"]?.split(",").includes("1")) {
    console.error("the host speaks no major version of the protocol that this plugin does (1)");
    process.exit(1);
  }
  const lonely = setTimeout(() => {
    console.error("no host has opened a session");
    process.exit(1);
  }, patience);
  const socket = join(process.env["PLUGIN_UNIX_SOCKET_DIR"] ?? ".", `plugin${process.pid}`);
  listen(program, socket, () => clearTimeout(lonely), () => process.exit(0), () => {
    process.stdout.write(`1|1|unix|${socket}|grpc\n`, redirect);
  });
}
