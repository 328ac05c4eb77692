// Packs the plugin, with what it imports, into one program, and its tests.
import { chmodSync } from "node:fs";
import { build } from "esbuild";

const common = {
  bundle: true,
  platform: "node",
  target: "node20",
  loader: { ".proto": "text", ".dialect": "text" },
  logLevel: "warning",
};
const program = "mlirc-plugin-color";

await build({
  ...common,
  entryPoints: ["src/main.ts"],
  format: "cjs",
  outfile: program,
  banner: { js: "#!/usr/bin/env node" },
});
chmodSync(program, 0o755);
await build({ ...common, entryPoints: ["src/test.ts"], format: "esm", outfile: "build/test.mjs" });
