// Package std is the plugin of the standard dialects (std, memref, scf, affine,
// vector, math, tensor) and their conversions.
//
// # Vocabulary
//
//   - Each dialect is a package below this one: its definition file, and views and
//     builders of its operations.
//   - A conversion is a package below this one, too; lower takes affine and scf
//     apart, and tollvm goes to the LLVM dialect, as a calling convention (package
//     convention) says.
//
// # Example
//
//	sdk.Serve(std.Plugin())
package std
