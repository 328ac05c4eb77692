// Package lowerproof proves rows and rules of conversions right on small integers.
//
// An operation whose definition names a kernel (`eval`) has a value for each value of its
// operands, and so have those that a row or rule makes of it, if they have kernels. On
// integers of 1 to 4 bits all values can be tried: where the operation is defined, what it
// becomes must be defined, and be the same.
//
// # Vocabulary
//
//   - A subject is an operation of a dialect with rows or rules in a conversion.
//   - An instance of it has types, all of 1 to 4 bits, and attributes.
//   - A result that does not exist is poison, as the shift by too many places; that of a
//     division is undefined behaviour, which what is not defined here only may cause.
//
// # Example
//
//	outcome := lowerproof.Prove(ctx, conversion, op)
//	fmt.Println(outcome.Tried, outcome.Wrong, outcome.Why)
package lowerproof
