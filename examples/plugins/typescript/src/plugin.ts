// What there is in the plugin.
import definition from "./color.dialect";
import { lowerColor, verify, type Finding, type Options } from "./passes.ts";
import type { Module } from "./text.ts";

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

export const plugin = {
  name: "color",
  version: "0.1.0",
  doc: "Colors and images.",
  dialect: { name: "color", version: "0.1.0", definition },
  verify,
  passes: [
    {
      name: "lower-color",
      summary: "replace colors by integers, and what is done with them by operations of std",
      options: [{
        name: "saturate", type: "bool", default_text: "true",
        doc: "keep channels at 255 that would go beyond, in place of beginning again at 0",
      }],
      builds: [{ name: "std", range: "^0.1" }, { name: "memref", range: "^0.1" }],
      converts: ["color"],
      run: lowerColor,
    },
  ] satisfies Pass[] as Pass[],
};
