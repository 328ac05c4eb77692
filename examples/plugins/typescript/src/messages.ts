// The messages of plugin.proto as far as they are used here.
import { fromJSON } from "@grpc/proto-loader";
import { loadPackageDefinition, type ServiceDefinition } from "@grpc/grpc-js";
import protobuf from "protobufjs";
import proto from "../plugin.proto";
import type { Position } from "./text.ts";

export interface Payload {
  kind: string;
  text: boolean;
  generic: boolean;
  debug_info: boolean;
  size: number;
}

export interface PassCall {
  stage: string;
  pass: string;
  options: string[];
}

export interface RunHeader {
  passes: PassCall[];
  file: string;
  input: Payload | null;
  output: Payload | null;
}

export interface RunRequest {
  part?: "header" | "chunk";
  header?: RunHeader;
  chunk?: Uint8Array;
}

export interface Failure {
  stage?: string;
  pass?: string;
  message?: string;
  crashed?: boolean;
  stack?: string;
}

export type RunReply =
  | { diagnostic: { severity: number; message: string; position: Position } }
  | { output: Payload }
  | { chunk: Uint8Array }
  | { result: { failure?: Failure } };

/** The service, made of the file that the build packs. */
export function service(): ServiceDefinition {
  const { root } = protobuf.parse(proto, { keepCase: true });
  const loaded = loadPackageDefinition(
    fromJSON(root.toJSON(), { keepCase: true, longs: Number, defaults: true, oneofs: true }),
  );
  // What is loaded at run time has no types: a package is a tree of names.
  const tree = loaded as unknown as { mlirc: { plugin: { v1: { Plugin: { service: ServiceDefinition } } } } };
  return tree.mlirc.plugin.v1.Plugin.service;
}
