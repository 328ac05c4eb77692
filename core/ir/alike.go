package ir

import (
	"slices"
)

// Alikes is a table of operations without regions: two are alike if they have the same name,
// attributes, types, and number of successors. A caller that depends on nothing else need not
// look at the second one. An operation may evict another one. The operations must not change
// meanwhile.
type Alikes struct {
	seen [alikeSlots]*Operation
}

const alikeSlots = 256

// Seen reports whether an operation like this one is remembered; if not, this one is from
// now on, unless it has regions.
func (a *Alikes) Seen(op *Operation) bool {
	if op.NumRegions() > 0 {
		return false
	}
	slot := &a.seen[op.kind()%alikeSlots]
	if *slot != nil && areAlike(*slot, op) {
		return true
	}
	*slot = op
	return false
}

// kind is a number that operations have in common that are alike.
func (op *Operation) kind() uint32 {
	name := op.name.name
	h := uint32(len(name)) * 5
	if len(name) > 0 {
		h += uint32(name[len(name)-1]) + uint32(name[len(name)/2])<<2
	}
	if attrs := op.attrList(); len(attrs) > 0 {
		h += AttrID(attrs[len(attrs)-1].Value) * 31
	}
	if operands := op.operandList(); len(operands) > 0 && operands[0].value != nil {
		h += TypeID(operands[0].value.typ) * 7
	}
	if results := op.resultList(); len(results) > 0 {
		h += TypeID(results[0].typ) * 13
	}
	return h
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
