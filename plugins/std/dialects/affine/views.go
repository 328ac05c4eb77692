package affine

import (
	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
)

func intOf(a ir.Attribute) (int64, bool) {
	if n, ok := a.(*ir.IntegerAttr); ok {
		return n.Int()
	}
	return 0, false
}

// mapOf is the map of an attribute that holds one, which verification sees to.
func mapOf(a ir.Attribute) affine.Map { return a.(*ir.AffineMapAttr).Map() }

// ValueMap is the map with the operands.
func (o Apply) ValueMap() ValueMap { return ValueMap{o.Map(), o.Operands()} }

// ValueMap is the map with the operands.
func (o Min) ValueMap() ValueMap { return ValueMap{o.Map(), o.Operands()} }

// ValueMap is the map with the operands.
func (o Max) ValueMap() ValueMap { return ValueMap{o.Map(), o.Operands()} }

// ValueSet is the condition with the operands.
func (o If) ValueSet() ValueSet {
	return ValueSet{o.ConditionAttr().(*ir.IntegerSetAttr).Set(), o.Operands()}
}

// SetValueSet changes the condition.
func (o If) SetValueSet(v ValueSet) {
	o.Op.SetOperands(v.Operands)
	o.Op.SetAttr("condition", o.Op.Context().IntegerSetAttr(v.Set))
}

// NewConditional builds an affine.if with its branches. Without results they end with
// terminators; with some, the caller adds those.
func NewConditional(b *ir.Builder, condition ValueSet, withElse bool, results ...ir.Type) If {
	o := NewIf(b, condition.Operands, results, b.Context().IntegerSetAttr(condition.Set))
	for i := range o.Op.NumRegions() {
		if i == 1 && !withElse {
			break
		}
		block := o.Op.Region(i).AddBlock()
		if len(results) == 0 {
			addYield(b, block)
		}
	}
	return o
}
