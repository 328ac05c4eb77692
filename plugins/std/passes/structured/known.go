package structured

import (
	"slices"

	core "github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/presburger"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
	"github.com/mlirc/mlirc/plugins/std/dialects/scf"
)

// maxKnown bounds the values of which something is known: what is known of one is said by others.
const maxKnown = 32

// known is what holds for values inside of loops: induction variables are between the bounds, sizes
// are not negative, and what affine operations make of others is linear in them.
type known struct {
	system *presburger.System
	forms  map[*ir.Value]presburger.Linear
}

func newKnown() *known {
	return &known{presburger.NewSystem(0), map[*ir.Value]presburger.Linear{}}
}

// form is a value as a linear form.
func (k *known) form(v *ir.Value) presburger.Linear {
	if n, ok := rewrite.ConstantInt(v); ok {
		return presburger.Number(n)
	}
	if l, ok := k.forms[v]; ok {
		return l
	}
	l := presburger.Variable(k.system.AddVar())
	k.forms[v] = l
	if len(k.forms) <= maxKnown {
		k.learn(v, l)
	}
	return l
}

// learn adds what is known of a value.
func (k *known) learn(v *ir.Value, l presburger.Linear) {
	def := v.DefiningOp()
	switch {
	case def == nil:
		k.learnArgument(v, l)
	case isSize(v):
		k.system.NotNegative(l)
	default:
		k.learnResult(def, l)
	}
}

func (k *known) learnArgument(v *ir.Value, l presburger.Linear) {
	op, i := v.Region().Op(), v.Index()
	if loop, ok := scf.AsFor(op); ok && i == 0 && loop.CountsIndices() {
		k.between(l, k.form(loop.LowerBound()), loop.UpperBound(), loop.Step())
	}
	if loop, ok := scf.AsParallel(op); ok && i < len(loop.Step()) {
		k.between(l, k.form(loop.LowerBound()[i]), loop.UpperBound()[i], loop.Step()[i])
	}
	if loop, ok := scf.AsForall(op); ok {
		bounds := scf.BoundsOf(loop)
		if i < len(bounds.Step) {
			lower, upper, step := bounds.Lower[i], bounds.Upper[i], bounds.Step[i]
			k.system.NotNegative(k.bound(upper).Sub(l).Sub(presburger.Number(1)))
			k.steps(l, k.bound(lower), step.Number)
		}
	}
}

func (k *known) bound(b scf.Bound) presburger.Linear {
	if b.Value != nil {
		return k.form(b.Value)
	}
	return presburger.Number(b.Number)
}

// between is what holds for an induction variable.
func (k *known) between(iv, lower presburger.Linear, upper, step *ir.Value) {
	k.system.NotNegative(k.form(upper).Sub(iv).Sub(presburger.Number(1)))
	by, _ := rewrite.ConstantInt(step)
	k.steps(iv, lower, by)
}

// steps is what holds for an induction variable of a step, which is not above zero if it is not known.
func (k *known) steps(iv, lower presburger.Linear, by int64) {
	if by < 1 {
		k.system.NotNegative(iv.Sub(lower))
		return
	}
	count := presburger.Variable(k.system.AddVar())
	k.system.NotNegative(count)
	k.system.Zero(iv.Sub(lower).Sub(count.Times(by)))
}

// learnResult adds what is known of what an affine operation computes.
func (k *known) learnResult(def *ir.Operation, l presburger.Linear) {
	if op, ok := affine.AsApply(def); ok {
		for _, e := range k.results(op.ValueMap()) {
			if e != nil {
				k.system.Zero(l.Sub(*e))
			}
		}
	}
	if op, ok := affine.AsMin(def); ok {
		for _, e := range k.results(op.ValueMap()) {
			if e != nil {
				k.system.NotNegative(e.Sub(l))
			}
		}
	}
	if op, ok := affine.AsMax(def); ok {
		for _, e := range k.results(op.ValueMap()) {
			if e != nil {
				k.system.NotNegative(l.Sub(*e))
			}
		}
	}
}

// results are those of a map as linear forms; nil where one is not linear.
func (k *known) results(m affine.ValueMap) []*presburger.Linear {
	m = m.Composed()
	forms := func(values []*ir.Value) []presburger.Linear {
		list := make([]presburger.Linear, len(values))
		for i, v := range values {
			list[i] = k.form(v)
		}
		return list
	}
	dims, symbols := forms(m.Dims()), forms(m.Symbols())
	list := make([]*presburger.Linear, len(m.Map.Results))
	for i, e := range m.Map.Results {
		if l, ok := k.system.Linearize(e, dims, symbols); ok {
			list[i] = &l
		}
	}
	return list
}

// atMost reports whether a is never greater than b.
func (k *known) atMost(a, b presburger.Linear) bool {
	s := k.system.Clone()
	s.NotNegative(a.Sub(b).Sub(presburger.Number(1)))
	return s.Emptiness() == presburger.Empty
}

// choice is affine.min or affine.max: the least or the greatest of several results.
type choice struct {
	m     affine.ValueMap
	least bool
}

func choiceOf(op *ir.Operation) (choice, bool) {
	if min, ok := affine.AsMin(op); ok {
		return choice{min.ValueMap(), true}, true
	}
	max, ok := affine.AsMax(op)
	if !ok {
		return choice{}, false
	}
	return choice{max.ValueMap(), false}, true
}

// eligible lists the results of a choice that may be the one; of equal ones the first.
func (k *known) eligible(c choice) []int {
	forms := k.results(c.m)
	var kept []int
	precedes := func(a, b *presburger.Linear) bool {
		if !c.least {
			a, b = b, a
		}
		return k.atMost(*a, *b)
	}
	for i, form := range slices.Backward(forms) {
		if form != nil && slices.ContainsFunc(forms, func(other *presburger.Linear) bool {
			return other != nil && other != form && precedes(other, form)
		}) {
			forms[i] = nil
			continue
		}
		kept = append(kept, i)
	}
	slices.Reverse(kept)
	return kept
}

// among makes what a choice is among the results that may be the one.
func among(b *ir.Builder, c choice, kept []int) *ir.Value {
	left := affine.ValueMap{Map: c.m.Map.SubMap(kept...), Operands: c.m.Operands}.Composed()
	switch {
	case len(kept) == 1:
		return applied(b, left)
	case c.least:
		return affine.NewMin(b, left.Operands, left.Map).Result()
	}
	return affine.NewMax(b, left.Operands, left.Map).Result()
}

// chosen makes a choice of what may be the one.
func chosen(b *ir.Builder, c choice) *ir.Value { return among(b, c, newKnown().eligible(c)) }

// applied makes the only result of a map.
func applied(b *ir.Builder, m affine.ValueMap) *ir.Value {
	m = m.Composed()
	switch e := m.Map.Results[0].(type) {
	case core.Constant:
		return constant(b, int64(e))
	case core.Dim:
		return m.Dims()[e]
	case core.Symbol:
		return m.Symbols()[e]
	}
	return affine.NewApply(b, m.Operands, m.Map).Result()
}
