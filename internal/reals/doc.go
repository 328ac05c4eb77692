// Package reals computes elementary functions with as many bits as are asked for, to
// measure the errors of what computes them with few.
//
// # Vocabulary
//
//   - A result is a big.Float whose relative error is below 2^-160, whatever the argument.
//   - An ulp is the distance of neighbouring floats of a format around a result; where
//     results are subnormal, that of subnormal numbers.
//
// # Example
//
//	want := reals.Sin(big.NewFloat(1e300))
//	ulps := reals.Float64.Error(math.Sin(1e300), want)
package reals
