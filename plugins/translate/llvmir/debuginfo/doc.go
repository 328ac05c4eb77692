// Package debuginfo writes LLVM's metadata about functions and types, for debuggers.
//
// # Vocabulary
//
//   - A unit is the debug information of a module: a compile unit, the subprograms of functions
//     that have a place, their files, and descriptions of types. All of it is numbered when the
//     unit is made, so that numbers do not depend on who writes what first.
//   - An origin is the place in a file that a location leads to first. A site is where what is
//     there was inlined.
//   - A memref descriptor is a literal struct of the shape that conversions give a ranked
//     memref. Its members have names: allocated, aligned, offset, sizes, strides.
//
// Types that a debugger could not show have no description: tokens, functions, vectors of
// scalable length or of elements that are no whole bytes, opaque structs.
//
// # Example
//
//	unit := debuginfo.New(functions, debuginfo.Options{Full: true, First: 10})
//	scope, file, ok := unit.Subprogram(function)
//	out = unit.AppendNodes(out)
package debuginfo
