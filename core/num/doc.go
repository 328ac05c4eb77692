// Package num has the numbers that constants are made of: integers of any bit
// width and floats of any builtin kind, both kept as bits.
//
// # Vocabulary
//
//   - An [Int] is a two's complement pattern; it has no sign of its own, the
//     operations that care say which reading they take.
//   - A [Float] is the bit pattern of one [Kind]; a signalling NaN stays one until
//     arithmetic touches it.
//
// Both are comparable values: == is equality of bits, and both may be keys
// of a map. Integers up to 64 bits and all floats live without allocation.
//
// Text is that of MLIR 13. Floats print through [Float.AppendText] and read
// through [ParseFloat]; integers through [Int.AppendDecimal] and [ParseInt].
//
// # Example
//
//	v, err := num.ParseInt(8, num.Signless, "255")
//	text := v.AppendDecimal(nil, true) // "-1"
//
//	f := num.FromFloat64(num.F32, 0.1)
//	text = f.AppendText(nil) // "1.000000e-01"
package num
