package verify

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/irdl"
)

// alike remembers operations that are as their definitions want them. Another one
// with the same name, attributes, and types is, too, unless the definition looks at more:
// regions, symbols, or what operands are made by. An operation may push another one out.
type alike struct {
	seen [alikeSlots]*ir.Operation
}

const alikeSlots = 256

// fits checks an operation against its definition.
func (v *verifier) fits(op *ir.Operation, def *irdl.Op) bool {
	v.repeated = false
	if !v.quick {
		return v.definition(op, def)
	}
	slot := v.alike.slot(op, def)
	if slot == nil {
		return v.definition(op, def)
	}
	if *slot != nil && areAlike(*slot, op) {
		v.repeated = true
		return true
	}
	*slot = op
	return v.definition(op, def)
}

// slot is where an operation like this one is remembered; nil for one whose definition
// looks at more.
func (a *alike) slot(op *ir.Operation, def *irdl.Op) **ir.Operation {
	if def.ReadsValues || len(def.References) > 0 || op.NumRegions() > 0 {
		return nil
	}
	name := op.Name().String()
	h := uint32(len(name)) * 5
	if len(name) > 0 {
		h += uint32(name[len(name)-1]) + uint32(name[len(name)/2])<<2
	}
	if attrs := op.Attrs(); len(attrs) > 0 {
		h += ir.AttrID(attrs[len(attrs)-1].Value) * 31
	}
	if op.NumOperands() > 0 {
		h += ir.TypeID(op.OperandType(0)) * 7
	}
	if op.NumResults() > 0 {
		h += ir.TypeID(op.ResultType(0)) * 13
	}
	return &a.seen[h%alikeSlots]
}

// areAlike reports whether what definitions say of two operations without regions is the
// same.
func areAlike(a, b *ir.Operation) bool {
	if a.Name() != b.Name() || a.NumOperands() != b.NumOperands() || a.NumResults() != b.NumResults() ||
		a.NumSuccessors() != b.NumSuccessors() || b.NumRegions() > 0 || !sameAttrs(a.Attrs(), b.Attrs()) {
		return false
	}
	for i := range a.NumOperands() {
		if a.OperandType(i) != b.OperandType(i) {
			return false
		}
	}
	for i := range a.NumResults() {
		if a.ResultType(i) != b.ResultType(i) {
			return false
		}
	}
	return true
}

func sameAttrs(a, b ir.AttrList) bool {
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
