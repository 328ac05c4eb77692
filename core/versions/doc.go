// Package versions turns modules as they are in memory into what they are in
// another profile, such as mlir-19, and back.
//
// # Vocabulary
//
//   - A profile is a version of MLIR whose names and forms a text or bytecode has,
//     see [ods.Profiles]. Memory is always in [ods.OwnProfile].
//     One of an earlier version of a dialect, such as `shapes@0.1`, is the same but
//     for that dialect, see [ods.VersionProfile].
//   - A form is what one operation looks like in a profile, as items `form` and
//     clauses `versions` of its definition tell, see [ods.Form].
//
// What has been turned keeps its values, blocks and regions. Its operations have
// names whose definitions are the profile's side of their forms, so that the
// printer, the parser and bytecode need not know of profiles. Between [Downgrade] and
// [Upgrade] nothing else may look at it.
//
// No operation is known here by name: what differs is data.
//
// # Example
//
//	newer := versions.Downgrade(module, "mlir-19", syntax.Values(), sink)
//	if newer == nil {
//		return sink.Diagnostics() // with the operations that mlir-19 cannot say
//	}
//	text := syntax.AppendOp(nil, newer, syntax.PrintOptions{Profile: "mlir-19"})
package versions
