// Package verifydiff compares what our verifier accepts and refuses with what
// mlir-opt-13 does, on modules that are nearly valid.
//
// # Vocabulary
//
//   - A seed is a valid module: made from a definition by package irgen, or
//     written by hand.
//   - A mutant is a seed with one thing changed at an operation: a type, an
//     attribute, a count, a successor, a region, its place. It is printed in generic
//     form, so that no parser of a custom form gets in the way.
//   - A difference is a mutant on which the two verdicts differ. testdata/differences.txt lists
//     those that are intended, with the reason; a crash of the oracle is not a verdict.
//
// # Example
//
//	m, err := verifydiff.New(ctx, 1)
//	for _, text := range m.Mutants(seed, "std.", 100) {
//		fmt.Println(text)
//	}
package verifydiff
