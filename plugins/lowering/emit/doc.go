// Package emit makes operations of the LLVM dialect for conversions that make
// many of them.
//
// # Vocabulary
//
//   - A [Kit] is what it takes to make them in one context: names, types and
//     attributes, found once. It may be shared by goroutines.
//   - An [Emitter] is a Kit and a place to put operations. It is small; make one
//     where it is needed.
//
// Operations that are rare are made with the builders of package llvm.
//
// # Example
//
//	kit, err := emit.NewKit(ctx, emit.Widths{Pointer: 64, Index: 64})
//	e := kit.At(rw.Builder)
//	sum := e.Add(e.Index(4), x)
//	pair := e.Insert(e.Undef(pairType), sum, 0)
package emit
