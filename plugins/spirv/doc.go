// Package spirv is the SPIR-V dialect.
//
// # Vocabulary
//
//   - [Dialect] is the definition file; spv_gen.go has views and builders of its
//     operations.
//   - The plugin is package plugin, the conversion to the LLVM dialect
//     conversions/tollvm.
//
// # Example
//
//	load, ok := spirv.AsLoad(op)
package spirv
