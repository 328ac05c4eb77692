package versioning

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/analysis/alias"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
)

// function is what one does to memory that others may name.
type function struct {
	op      *ir.Operation
	hasLoop bool
	objects map[alias.Object]*memory
	order   []*memory // as in the text
	pairs   [][2]*memory
}

// memory is an argument, or a global.
type memory struct {
	object alias.Object
	memref *ir.Value // the argument, or the result of a memref.get_global
	stored bool
}

// collect finds the memory that a function accesses; ok is false if there is any of which that
// is not known, or whose addresses are not.
func (f *function) collect(aliases *alias.Analysis, most uint64) (ok bool) {
	n := uint64(0)
	return ir.Walk(f.op, func(op *ir.Operation) ir.WalkResult {
		if n++; n > most || op != f.op && !f.note(op, aliases) {
			return ir.Interrupt
		}
		f.hasLoop = f.hasLoop || op.Traits().Loop || appliesRegion(op)
		return ir.Advance
	})
}

// note notes what an operation itself accesses.
func (f *function) note(op *ir.Operation, aliases *alias.Analysis) (ok bool) {
	traits := op.Traits()
	if leavesRange(op) {
		return false
	}
	if _, assumes := memref.AsAssumeAlignment(op); assumes || traits.OnlyInside() || !ir.MayHaveEffects(op) {
		return true
	}
	if !traits.EffectsKnown || op.NumRegions() > 0 && !appliesRegion(op) {
		return false
	}
	for _, e := range ir.Effects(op) {
		if e.Effect == ir.EffectAllocate {
			continue
		}
		start, end, known := ir.OperandGroup(op, e.Group)
		if !known || start == end && !appliesRegion(op) {
			return false
		}
		for i := start; i < end; i++ {
			if _, shaped := op.OperandType(i).(ir.ShapedType); !shaped && appliesRegion(op) {
				continue // a number
			}
			if !f.touch(op.Operand(i), e.Effect, aliases) {
				return false
			}
		}
	}
	return true
}

// appliesRegion reports whether an operation has a region and is itself all that has effects: it
// applies the region to elements, as those of linalg do.
func appliesRegion(op *ir.Operation) bool { return op.Traits().EffectsKnown && op.NumRegions() == 1 }

// leavesRange reports whether an operation makes a view that may have elements outside of the
// range of addresses of what it views.
func leavesRange(op *ir.Operation) bool { return op.Is("memref.reinterpret_cast") }

func (f *function) touch(v *ir.Value, effect ir.Effect, aliases *alias.Analysis) (ok bool) {
	if !alias.IsMemRef(v.Type()) {
		return false
	}
	o := aliases.ObjectOf(v)
	switch o.Kind {
	case alias.Allocation, alias.Private, alias.Constant, alias.NoAlias:
		return true
	case alias.Unknown:
		return false
	}
	if effect == ir.EffectFree {
		return false
	}
	m := f.objects[o]
	if m == nil {
		m = &memory{object: o, memref: rootOf(v)}
		if t, ranked := m.memref.Type().(*ir.MemRefType); !ranked || !isStrided(t) {
			return false
		}
		f.objects[o] = m
		f.order = append(f.order, m)
	}
	m.stored = m.stored || effect != ir.EffectRead
	return true
}

// rootOf is the memref at the end of a chain of views.
func rootOf(v *ir.Value) *ir.Value {
	for {
		def := v.DefiningOp()
		if def == nil || alias.Viewed(def) == nil {
			return v
		}
		v = alias.Viewed(def)
	}
}

func isStrided(t *ir.MemRefType) bool {
	_, ok := t.Strides()
	return ok
}

// pairsToCheck are those of which one is stored to and one is an argument. Globals are
// different memory.
func (f *function) pairsToCheck() (pairs [][2]*memory) {
	for i, m := range f.order {
		for _, other := range f.order[:i] {
			isArgument := m.object.Kind == alias.Argument || other.object.Kind == alias.Argument
			if isArgument && (m.stored || other.stored) {
				pairs = append(pairs, [2]*memory{other, m})
			}
		}
	}
	return pairs
}
