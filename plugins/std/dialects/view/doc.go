// Package view computes the types of views: of a part of a shaped value, of its dimensions in
// another order, or of some of them collapsed. Verifiers use it for rules that a definition
// cannot express.
//
// # Vocabulary
//
//   - A form is a shape with the layout that goes with it: of a tensor that is
//     none.
//   - A slice is an offset, a size and a stride for each dimension, Dynamic where only an
//     operand gives it.
//   - A group lists neighbouring dimensions that become one.
//   - A part is a slice as an operation has it: numbers, and values that give them.
//   - A caster makes a dialect's casts, for patterns that make types more precise.
//
// # Example
//
//	f, ok := view.Of(source)
//	part := f.Slice(offsets, sizes, strides)
//	if !part.Fits(result) { ... }
package view
