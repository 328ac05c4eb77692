// What a plugin is to the service: a dialect, passes with options, and what they find.
import type { Module, Op } from "./text.ts";

export const severities = { error: 0, warning: 1, remark: 2 } as const;

export interface Finding {
  severity: number;
  op: Op;
  message: string;
}

/** The options of a call by name; each has a value, if only its default. */
export type Options = ReadonlyMap<string, string>;

export interface Option {
  name: string;
  type: "bool" | "int" | "string";
  default_text: string;
  doc: string;
}

export interface Pass {
  name: string;
  summary: string;
  options: Option[];
  builds: { name: string; range: string }[];
  converts: string[];
  run(module: Module, options: Options): Iterable<Finding>;
}

export interface Plugin {
  name: string;
  version: string;
  doc: string;
  dialect: { name: string; version: string; definition: string };
  /** What no definition can say, if there is such a thing. */
  verify?(module: Module): Iterable<Finding>;
  passes: Pass[];
}
