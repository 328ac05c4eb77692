// Package structure compares modules up to names, or by what they do.
//
// # Vocabulary
//
//   - The structure of a module is its generic form with values, blocks and
//     private symbols numbered in the order in which they are defined. Two modules
//     that differ in nothing but such names have the same structure. What the
//     module does not define keeps its name: others know it by that.
//   - The effects of a module are its operations with an effect, one line for
//     each, whose operands are expressions. Two conversions of one input have the
//     same effects though they compute in another order, twice or in vain.
//   - An expression is an operation without effect, with the numbers of its
//     operands; equal ones have one number. It is described where it is first
//     needed. So is memory of fixed size on the stack, wherever it is reserved; no two
//     operations reserve the same.
//
// # Example
//
//	if d := structure.Difference(structure.Of(a), structure.Of(b)); d != "" {
//		t.Error(d)
//	}
//	assert.Equal(t, structure.Effects(theirs), structure.Effects(ours))
package structure
