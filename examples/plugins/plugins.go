// Package plugins has those files of the examples in other languages that any plugin in that
// language can use: `mlirc plugins new` copies them.
package plugins

import "embed"

// Python has the protocol, a reader of generic text, and the packer.
//
//go:embed python/plugin.proto python/pack.py
//go:embed python/units/finding.py python/units/service.py python/units/text.py
var Python embed.FS

// TypeScript has the protocol, a reader of generic text, and the build.
//
//go:embed typescript/plugin.proto typescript/build.mjs typescript/tsconfig.json
//go:embed typescript/package.json typescript/package-lock.json
//go:embed typescript/src/files.d.ts typescript/src/main.ts typescript/src/messages.ts
//go:embed typescript/src/pass.ts typescript/src/run.ts typescript/src/service.ts typescript/src/text.ts
var TypeScript embed.FS
