// Package view tells the types of views: what is left of a shaped value's type when
// a part of it is taken, its dimensions are put in another order, or some of
// them are joined. Verifiers ask it what a definition cannot say.
//
// # Vocabulary
//
//   - A form is a shape with the layout that goes with it: of a tensor that is
//     none.
//   - A slice is an offset, a size and a stride for each dimension, Dynamic
//     where only an operand tells it.
//   - A group lists neighbouring dimensions that become one.
//   - A part is a slice as an operation has it: numbers, and values that tell them.
//   - A caster makes a dialect's casts, for patterns that make types more precise.
//
// # Example
//
//	f, ok := view.Of(source)
//	part := f.Slice(offsets, sizes, strides)
//	if !part.Fits(result) { ... }
package view
