package ir

import "slices"

// Effects are those that the definition of an operation lists, but for those on
// operands that are tensors: these are values, so that nothing happens to them.
func Effects(op *Operation) []EffectOn {
	listed := op.Traits().Effects
	if len(listed) == 0 || !hasTensor(op) {
		return listed
	}
	return slices.DeleteFunc(slices.Clone(listed), func(e EffectOn) bool { return isOnTensors(op, e) })
}

func hasTensor(op *Operation) bool {
	for i := range op.NumOperands() {
		if isTensor(op.OperandType(i)) {
			return true
		}
	}
	return false
}

func isTensor(t Type) bool {
	switch t.(type) {
	case *RankedTensorType, *UnrankedTensorType:
		return true
	}
	return false
}

func isOnTensors(op *Operation, e EffectOn) bool {
	start, end, ok := OperandGroup(op, e.Group)
	if !ok || start == end {
		return false
	}
	for i := start; i < end; i++ {
		if !isTensor(op.OperandType(i)) {
			return false
		}
	}
	return true
}

// MayHaveEffects reports whether removing or repeating an operation could be
// noticed; what is inside of it does not count.
func MayHaveEffects(op *Operation) bool {
	f := op.Traits()
	return f.mayHaveEffects() && !(f.EffectsKnown && len(Effects(op)) == 0)
}

// HasNoEffects reports whether an operation has no effect but its results, including the
// operations inside of it. Reading counts as an effect.
func HasNoEffects(op *Operation) bool {
	f := op.Traits()
	if f.RecursiveEffects {
		return len(f.Effects) == 0 && allInside(op, HasNoEffects)
	}
	return !MayHaveEffects(op)
}

// OnlyReads reports whether an operation, those inside of it included, has no
// effects but that it reads memory.
func OnlyReads(op *Operation) bool {
	f := op.Traits()
	for _, e := range Effects(op) {
		if e.Effect != EffectRead {
			return false
		}
	}
	if f.RecursiveEffects {
		return allInside(op, OnlyReads)
	}
	return f.Pure || f.EffectsKnown
}

// IsTriviallyDead reports whether an operation can be erased: it has no uses and no effects
// that matter.
func IsTriviallyDead(op *Operation) bool {
	return !op.HasUses() && WouldBeTriviallyDead(op)
}

// WouldBeTriviallyDead reports whether an operation could be erased if its results had no uses:
// it is not a terminator and not a symbol, and at most reads, or allocates its own result.
func WouldBeTriviallyDead(op *Operation) bool {
	f := op.Traits()
	if f.Terminator || f.Symbol && SymbolName(op) != "" {
		return false
	}
	return isRemovable(op, f)
}

func isRemovable(op *Operation, f *Traits) bool {
	for _, e := range Effects(op) {
		if e.Effect == EffectRead || e.Effect == EffectAllocate && e.Group != "" {
			continue
		}
		return false
	}
	if f.RecursiveEffects {
		return allInside(op, func(o *Operation) bool { return isRemovable(o, o.Traits()) })
	}
	return f.Pure || f.EffectsKnown
}

// allInside reports whether a condition holds for each operation directly
// inside.
func allInside(op *Operation, holds func(*Operation) bool) bool {
	regions := op.regionList()
	for i := range regions {
		for b := regions[i].first; b != nil; b = b.next {
			for o := b.first; o != nil; o = o.next {
				if !holds(o) {
					return false
				}
			}
		}
	}
	return true
}
