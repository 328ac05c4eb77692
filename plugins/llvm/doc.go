// Package llvm holds the LLVM dialect: its definition file and typed views of
// its types, for conversions that build it and for the emitter of LLVM IR.
//
// # Vocabulary
//
//   - [Types] makes the dialect's types in one context.
//   - The functions beside it ([IsPtr], [Elem], [Member], ...) look at a type of
//     any context. They also answer for the builtin types that the dialect
//     uses as its own: signless integers, floats, one-dimensional vectors.
//
// # Example
//
//	types, err := llvm.TypesOf(ctx)
//	descriptor := types.Struct(types.Ptr(ctx.F32(), 0), ctx.I64())
//	llvm.Elem(llvm.Member(descriptor, 0)) // f32
package llvm
