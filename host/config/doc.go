// Package config reads the configuration of a compilation: what to do in which
// order, with which plugins and tools.
//
// # Vocabulary
//
//   - A [Layer] is a source of settings. Lowest first: defaults, pipeline files
//     (one may extend another), the project's mlirc.toml, environment variables
//     `MLIRC_*`, flags. A higher layer wins, setting by setting.
//   - A [Setting] is a row of the schema: key, type, default, and whether a file that the
//     user does not trust may say it.
//   - A [Value] is the text of a setting and its [Origin]: the layer and the
//     place that it comes from.
//   - A [Claim] is what a file says that takes effect only where the user trusts it.
//   - A [Stage] is a step of the pipeline. It has an id (the name of its pass
//     unless the file gives one), by which a layer changes it.
//
// # Example
//
//	extends = "cpu"
//
//	[plugins]
//	std = "^0.1"
//
//	[memref]
//	convention = "bare-ptr"
//
//	[[stage]]                 # before the stage `llc` of cpu
//	pass = "opt"
//	before = "llc"
//	opt-level = 3
//
//	[stage-options.llc]
//	opt-level = 3
//
// Options of passes are text here; the plan checks them against what the plugins
// declare.
package config
