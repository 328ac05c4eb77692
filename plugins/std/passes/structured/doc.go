// Package structured has passes over loops of scf: parallel ones are tiled, and loops whose ends
// are minima get a version for the constant among them.
//
// # Vocabulary
//
//   - A bound is full where the loop ends with the constant of its minimum.
//
// # Example
//
//	r := pass.NewRegistry(structured.Passes()...)
package structured
