// Package cheader writes a header of C, or bindings of Go, for the functions of a module, as they can be
// called when convert-std-to-llvm has converted them under the memref convention of
// the run. It knows no convention: what it needs is in the schema.
//
// # Vocabulary
//
//   - A prototype declares a function, or its wrapper for C (attribute
//     llvm.emit_c_interface, option emit-c-wrappers).
//   - A record is a struct of the header: a memref whose address is passed, or several
//     results.
//   - Bindings are a file of Go that calls the functions by cgo; a view is a memref there, of a
//     slice. They are declared to cgo by the same prototypes.
//   - What LLVM passes otherwise than C does has no prototype: a struct by value,
//     several results, half floats. The reason stands in the header, and is a warning.
//
// # Example
//
//	// func @scale(memref<?x?xf32>, f32), convention vla
//	void scale(int64_t arg0_size0, int64_t arg0_size1, float *arg0, float arg1);
package cheader
