// Package std is the plugin of the standard dialects (std, memref, scf, affine,
// vector, math, tensor) and their conversions.
//
// # Vocabulary
//
//   - Each dialect is a package below this one: its definition file, and views and
//     builders of its operations.
//   - A conversion is a package below this one, too: expand, then lower, which takes
//     affine and scf apart, vectortollvm and tollvm, which goes to the LLVM dialect as
//     a calling convention (package convention) says. Package cheader writes what C
//     includes to call the functions.
//   - So are passes over affine loops: loops changes them, fusion joins them, normalize
//     changes the layout of what they access. Package dependence says what must stay in
//     order, and package llvmhints adds what LLVM needs to know of loops and of memory, by
//     attributes that conversions take along (package hints).
//
// # Example
//
//	sdk.Serve(std.Plugin())
package std
