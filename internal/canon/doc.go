// Package canon describes what a module does, so that two conversions of the same
// input can be compared that name things otherwise, compute them in another order,
// twice or in vain.
//
// # Vocabulary
//
//   - An expression is an operation without effect, with the numbers of its
//     operands; equal ones have one number. It is described where it is first
//     needed.
//   - Everything else stays where it is, one line for each operation.
//
// # Example
//
//	assert.Equal(t, canon.Of(theirs), canon.Of(ours))
package canon
