package ir

import (
	"slices"
)

// Alikes is a table of operations without regions: two are alike if they have the same name,
// attributes, types, and number of successors. A caller that depends on nothing else need not
// look at the second one. Of the operations of one hash it remembers the last two that were not alike.
// The operations must not change meanwhile.
type Alikes struct {
	seen [alikeHashes][2]*Operation
}

const alikeHashes = 512

// Seen reports whether an operation like this one is remembered; if not, this one is from
// now on, unless it has regions.
func (a *Alikes) Seen(op *Operation) bool {
	if op.NumRegions() > 0 {
		return false
	}
	known := &a.seen[op.kind()%alikeHashes]
	for _, other := range known {
		if other != nil && areAlike(other, op) {
			return true
		}
	}
	known[0], known[1] = op, known[0]
	return false
}

// kind is a hash of what operations that are alike have in common.
func (op *Operation) kind() uint32 {
	const prime = 16777619
	h := op.name.ID() * prime
	for _, a := range op.attrList() {
		h = (h ^ AttrID(a.Value)) * prime
	}
	for _, o := range op.operandList() {
		if o.value != nil {
			h = (h ^ TypeID(o.value.typ)) * prime
		}
	}
	for _, r := range op.resultList() {
		h = (h ^ TypeID(r.typ)) * prime
	}
	return h ^ h>>15
}

// areAlike compares two operations without regions.
func areAlike(a, b *Operation) bool {
	if a.name != b.name || a.numResults != b.numResults || a.NumSuccessors() != b.NumSuccessors() ||
		!sameAttrs(a.attrList(), b.attrList()) {
		return false
	}
	for i, r := range a.resultList() {
		if r.typ != b.resultList()[i].typ {
			return false
		}
	}
	return sameOperandTypes(a.operandList(), b.operandList())
}

// sameOperandTypes is false where an operand is missing.
func sameOperandTypes(a, b []Operand) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i].value == nil || b[i].value == nil || a[i].value.typ != b[i].value.typ {
			return false
		}
	}
	return true
}

func sameAttrs(a, b AttrList) bool {
	if len(a) != len(b) {
		return false
	}
	if len(a) == 0 || &a[0] == &b[0] {
		return true
	}
	for i := range a {
		if a[i].Value != b[i].Value || a[i].Name != b[i].Name {
			return false
		}
	}
	return true
}

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
