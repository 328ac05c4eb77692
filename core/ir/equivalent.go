package ir

import "slices"

// Equivalent reports whether two operations are the same but for operands, successors,
// locations, and what is in regions: their names, attributes, types of results, and how many
// there are of each.
func Equivalent(a, b *Operation) bool {
	if a.Name() != b.Name() || a.NumOperands() != b.NumOperands() || a.NumResults() != b.NumResults() ||
		a.NumSuccessors() != b.NumSuccessors() || a.NumRegions() != b.NumRegions() {
		return false
	}
	for i := range a.NumResults() {
		if a.Result(i).Type() != b.Result(i).Type() {
			return false
		}
	}
	return slices.Equal(a.Attrs(), b.Attrs())
}
