// Package environment is about where SPIR-V runs: which version, capabilities and extensions a
// device has, or a module declares.
//
// # Vocabulary
//
//   - A [Triple] is a version with capabilities and extensions, as `#spv.vce` has it. What its
//     capabilities imply belongs to it: who declares Shader has Matrix.
//   - [Words] are the enumerations of the dialect in which triples are written.
//   - The target of an operation is what the closest attribute `spv.target_env` around it says.
//
// # Example
//
//	target := environment.Of(op)
//	if !target.Has("Int64") {
//		...
//	}
package environment
