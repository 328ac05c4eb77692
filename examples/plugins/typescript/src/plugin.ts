// What there is in the plugin.
import definition from "./color.dialect";
import type { Plugin } from "./pass.ts";
import { lowerColor, verify } from "./passes.ts";

export const plugin: Plugin = {
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
  ],
};
