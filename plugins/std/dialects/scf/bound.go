package scf

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

// CountsIndices reports whether the induction variable is an index that is compared as a signed number, as in MLIR 13.
func (o For) CountsIndices() bool {
	_, isIndex := o.Step().Type().(*ir.IndexType)
	return isIndex && !o.UnsignedCmp()
}

// Less compares the induction variable with the upper bound, which is above it as long as there are iterations.
func (o For) Less() std.CmpIPredicate {
	if o.UnsignedCmp() {
		return std.CmpIPredicateUlt
	}
	return std.CmpIPredicateSlt
}

// A Bound of a loop, or its step, is a value or a number.
type Bound struct {
	Value  *ir.Value // nil: the number
	Number int64
}

// Make is the bound as a value.
func (b Bound) Make(at *ir.Builder) *ir.Value {
	if b.Value != nil {
		return b.Value
	}
	return std.NewConstant(at, at.Context().IndexType(), at.Context().IndexAttr(b.Number)).Result()
}

// MakeBounds are bounds as values.
func MakeBounds(at *ir.Builder, bounds []Bound) []*ir.Value {
	list := make([]*ir.Value, len(bounds))
	for i, b := range bounds {
		list[i] = b.Make(at)
	}
	return list
}

// Bounds has those of a nest of loops, for each dimension.
type Bounds struct{ Lower, Upper, Step []Bound }

// BoundsOf are those of a loop that is valid.
func BoundsOf(op Forall) Bounds {
	return Bounds{
		Lower: boundList(op.StaticLowerBound(), op.DynamicLowerBound()),
		Upper: boundList(op.StaticUpperBound(), op.DynamicUpperBound()),
		Step:  boundList(op.StaticStep(), op.DynamicStep()),
	}
}

func boundList(static []int64, dynamic []*ir.Value) []Bound {
	list := make([]Bound, len(static))
	for i, n := range static {
		list[i].Number = n
		if n == ir.Dynamic {
			list[i].Value, dynamic = dynamic[0], dynamic[1:]
		}
	}
	return list
}

// split is the way in which an operation has a list.
func split(list []Bound) (dynamic []*ir.Value, static []int64) {
	static = make([]int64, len(list))
	for i, b := range list {
		static[i] = b.Number
		if b.Value != nil {
			static[i] = ir.Dynamic
			dynamic = append(dynamic, b.Value)
		}
	}
	return dynamic, static
}

// iterations says how often a dimension is run: never, once, or perhaps more often.
type iterations uint8

const (
	many iterations = iota
	never
	once
)

// iterationsOf counts those of dimension i.
func (b Bounds) iterationsOf(i int) iterations {
	lower, upper, step := b.Lower[i], b.Upper[i], b.Step[i]
	switch {
	case lower.Value != nil && lower.Value == upper.Value:
		return never
	case lower.Value != nil || upper.Value != nil:
		return many
	case lower.Number >= upper.Number:
		return never
	case step.Value == nil && uint64(upper.Number)-uint64(lower.Number) <= uint64(step.Number):
		return once
	}
	return many
}

// withConstants has numbers for values that are constants; false when there is none.
func (b Bounds) withConstants() (Bounds, bool) {
	changed := false
	known := func(list []Bound, least int64) []Bound {
		fresh := make([]Bound, len(list))
		for i, bound := range list {
			if bound.Value != nil {
				if n, ok := rewrite.ConstantInt(bound.Value); ok && n >= least {
					bound, changed = Bound{Number: n}, true
				}
			}
			fresh[i] = bound
		}
		return fresh
	}
	return Bounds{known(b.Lower, ir.Dynamic+1), known(b.Upper, ir.Dynamic+1), known(b.Step, 1)}, changed
}
