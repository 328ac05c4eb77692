// Package loops has the passes that change loops of the affine dialect: unrolling, jamming,
// interchange, tiling, hoisting, and what they share.
//
// # Vocabulary
//
//   - An iteration of a loop is one execution of its body; the trip count is the number of
//     iterations. A loop does step by step what [affine.For] says.
//   - A band is loops of which each is all that the one around it does.
//   - To promote a loop of one iteration is to put its body in its place.
//
// # Example
//
//	pipeline := pass.NewRegistry(loops.Passes()...)
package loops
