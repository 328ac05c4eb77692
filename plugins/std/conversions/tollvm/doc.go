// Package tollvm converts the dialects std and memref, and functions, to the
// LLVM dialect.
//
// # Vocabulary
//
//   - A [Lowering] is all that the patterns share: types, the memref convention,
//     the kit that makes operations. Other conversions to the LLVM dialect use it
//     so that they agree with this one on what an index or a memref is.
//   - What maps one to one is a row of a conversion in a dialect file; what does not is
//     a pattern here, in a file named after the operation or what it works on.
//   - How memrefs become values is package convention's affair: a pattern asks for
//     parts and knows no form.
//   - A wrapper is a function beside another one: C calls it, or defines it.
//   - An operation that a pattern takes apart, and the one that ends it, which is
//     converted later, share what is in a sync.Map of the Lowering.
//
// # Attributes of functions
//
//   - llvm.emit_c_interface asks for a wrapper, llvm.linkage for a linkage ("weak"),
//     std.varargs for a function that takes more arguments than its type tells.
//   - Attributes of a memref argument go to all that it becomes; those about
//     pointers to the pointers among these.
//
// # Example
//
//	l, err := tollvm.NewLowering(ctx, tollvm.Options{})
//	ok := convert.Apply(module, convert.Config{
//		Target: l.Target(), Types: l.Types(), Patterns: l.Patterns(), Sink: sink,
//	})
package tollvm
