package alias

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
)

// escapes reports whether something other than views, accesses and deallocations uses a
// memref, so that other values may name its memory, in this activation or in another.
func escapes(v *ir.Value) bool {
	for use := range v.Uses() {
		op := use.Owner()
		if Viewed(op) == v {
			for _, view := range op.AllResults() {
				if IsMemRef(view.Type()) && escapes(view) {
					return true
				}
			}
			continue
		}
		if op.Is("memref.extract_aligned_pointer_as_index") {
			return true // the address is a number, of which others make pointers
		}
		if _, assumes := memref.AsAssumeAlignment(op); !assumes && !onlyTouches(op, use.Index()) {
			return true
		}
	}
	return false
}

// onlyTouches reports whether an operation does nothing with the memory that an operand
// names but to read, write or free it, and hands it to no one.
func onlyTouches(op *ir.Operation, operand int) bool {
	f := op.Traits()
	if !f.EffectsKnown || f.Terminator || f.Cast || op.NumRegions() > 0 {
		return false
	}
	for _, v := range op.AllResults() {
		if mayHoldMemRef(v.Type()) {
			return false
		}
	}
	if f.Pure || len(f.Effects) == 0 {
		return true
	}
	for _, e := range f.Effects {
		start, end, ok := ir.OperandGroup(op, e.Group)
		if ok && start <= operand && operand < end && e.Effect != ir.EffectAllocate {
			return true
		}
	}
	return false
}

// mayHoldMemRef reports whether a value of a type may name memory that an operand of its
// operation names. Numbers and what consists of them do not.
func mayHoldMemRef(t ir.Type) bool {
	switch t := t.(type) {
	case *ir.IntegerType, *ir.IndexType, *ir.FloatType:
		return false
	case *ir.VectorType:
		return mayHoldMemRef(t.Elem())
	}
	return true
}
