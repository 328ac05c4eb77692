// Package check finds what cannot be right in a compiled item: parts that cannot be
// distinguished, groups whose sizes do not follow, formats that cannot be read back,
// forms that do not belong to their operation.
//
// # Vocabulary
//
//   - A part is an operand, result, attribute, region or successor.
//   - A format spells a part where it mentions it; what it spells in an optional group
//     only may be missing.
//   - A type follows when it can be built from what the format spells.
//
// # Example
//
//	if problem := check.Op(op); problem != "" { ... }
package check
