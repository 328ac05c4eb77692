// Package randtensor makes functions on tensors from a seed, and computes by itself what they
// return: linalg on random shapes, slices, paddings, reshapes, loops, conditionals and calls.
//
// # Vocabulary
//
//   - A [Program] is a module, the arguments of its entry, and what that returns.
//   - A tensor has a shape that the generator knows. Its type leaves some of the sizes open.
//   - A step is an operation that the generator has written, as a function that computes it.
//   - A number is an int64 for each type of elements. Numbers of floats are whole, and small
//     enough that sums and products of them are exact in any order: a function in which one
//     gets larger is left out and another put into its place.
//
// # Example
//
//	p := randtensor.New(7, 20)
//	// run p.Text with p.Arguments, and compare what the entry prints with p.Results
package randtensor
