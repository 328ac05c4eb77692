package randfunc

import (
	"fmt"
	"strings"
)

// Affine writes affine loops, conditionals and accesses of memrefs of known sizes.
// Loops access what others have written, and may overlap.
func Affine() Family {
	return Family{Name: "affine", Ops: []Op{
		{Name: "for", Write: affineFor}, {Name: "for", Write: affineFor}, {Name: "for", Write: affineFor},
		{Name: "if", Write: affineIf},
		{Name: "parallel", Write: affineParallel},
		{Name: "load", Write: affineLoad}, {Name: "load", Write: affineLoad},
		{Name: "store", Write: affineStore}, {Name: "store", Write: affineStore},
		{Name: "update", Write: affineUpdate}, {Name: "update", Write: affineUpdate},
		{Name: "apply", Write: affineApply},
		{Name: "symbol", Write: rangedSymbol},
	}}
}

// maxNest bounds how often what is inside of structured loops runs.
const maxNest = 800

// rangedSymbol makes an index that affine expressions may use, as small as a size.
func rangedSymbol(f *Func) {
	if f.regions > 0 {
		return
	}
	n := 2 + f.IntN(9)
	v := f.add(f.below(f.Need(indexType()), n))
	f.axis(v, 0, n-1)
}

// axis lets affine expressions have a value.
func (f *Func) axis(v *Value, low, high int) {
	v.axis, v.low, v.high = true, low, high
	v.symbol = f.regions == 0
}

// structured are values that loops and conditionals hand on.
func (f *Func) structured(most int) []*Value {
	var list []*Value
	for range f.IntN(most + 1) {
		if v := f.Pick(isScalarType); v != nil {
			list = append(list, v)
		}
	}
	return list
}

func isScalarType(t *Type) bool {
	return t.Kind == Int || t.Kind == Index || t.Kind == Float
}

// results are names for what an operation with regions gives.
func (f *Func) results(values []*Value) (head string, results []*Value) {
	if len(values) == 0 {
		return "", nil
	}
	results = f.arguments(values)
	if len(values) == 1 {
		return results[0].Name + " = ", results
	}
	group := results[0].Name
	for i, r := range results {
		r.Name = fmt.Sprintf("%s#%d", group, i)
	}
	return fmt.Sprintf("%s:%d = ", group, len(values)), results
}

// region writes what is inside of an operation, in front of its last line, and
// returns what that hands on: a value of the type of each argument.
func (f *Func) region(args []*Value, statements int, end func(passed []*Value) string, handed []*Value) {
	f.regions++
	var passed []*Value
	f.Scope(func() {
		f.values = append(f.values, args...)
		f.statements(statements)
		passed = f.pass(handed, handed)
	})
	if line := end(passed); line != "" {
		f.Linef("%s", line)
	}
	f.regions--
}

// yield is the line that hands values on.
func yield(operation string) func([]*Value) string {
	return func(values []*Value) string {
		if len(values) == 0 {
			return ""
		}
		return fmt.Sprintf("%s %s : %s", operation, names(values), list(typesOf(values)))
	}
}

// carry is `iter_args(...)` of a loop.
func carry(args, values []*Value) string {
	if len(args) == 0 {
		return ""
	}
	texts := make([]string, len(args))
	for i, a := range args {
		texts[i] = a.Name + " = " + values[i].Name
	}
	return fmt.Sprintf(" iter_args(%s) -> (%s)", strings.Join(texts, ", "), list(typesOf(args)))
}

// affineBound is a bound of a loop: expressions of which one counts.
type affineBound struct {
	exprs     []*expr
	low, high int
}

// lowerBound decides for the greatest of some expressions.
func (f *Func) lowerBound() affineBound {
	b := affineBound{exprs: []*expr{numberExpr(0)}}
	switch f.IntN(6) {
	case 3:
		b.exprs = []*expr{numberExpr(f.IntN(6) - 2)}
	case 4:
		b.exprs = []*expr{f.affineExpr()}
	case 5:
		b.exprs = []*expr{f.affineExpr(), f.affineExpr()}
	}
	b.low, b.high = b.exprs[0].low, b.exprs[0].high
	for _, e := range b.exprs[1:] {
		b.low, b.high = max(b.low, e.low), max(b.high, e.high)
	}
	return b
}

// upperBound decides for the least of some expressions.
func (f *Func) upperBound(lower affineBound) affineBound {
	b := affineBound{exprs: []*expr{numberExpr(lower.low + 2 + f.IntN(9))}}
	switch f.IntN(6) {
	case 3, 4:
		b.exprs = []*expr{f.affineExpr()}
	case 5:
		b.exprs = append(b.exprs, f.affineExpr())
	}
	b.low, b.high = b.exprs[0].low, b.exprs[0].high
	for _, e := range b.exprs[1:] {
		b.low, b.high = min(b.low, e.low), min(b.high, e.high)
	}
	return b
}

// boundText is a bound as an operation has it.
func (f *Func) boundText(b affineBound, several string) string {
	if len(b.exprs) > 1 {
		return several + " " + f.mapText(b.exprs...)
	}
	if e := b.exprs[0]; e.op == "" && e.v == nil {
		return fmt.Sprint(e.n)
	}
	return f.mapText(b.exprs...)
}

// tripCount is an upper bound of the trip count of a loop between bounds.
func tripCount(lower, upper affineBound, step int) int {
	return max(0, upper.high-lower.low+step-1) / step
}

// canNest reports whether an operation that runs n times may begin here. An alloca_scope must
// not contain the blocks of a loop.
func (f *Func) canNest(n int) bool {
	return f.regions < 4 && f.work*n <= maxNest && f.stack.depth == 1
}

func affineFor(f *Func) {
	lower := f.lowerBound()
	upper := f.upperBound(lower)
	step := pick(f.Tape, []int{1, 1, 1, 2, 3})
	n := tripCount(lower, upper, step)
	if !f.canNest(max(n, 1)) {
		return
	}
	values := f.structured(2)
	head, results := f.results(values)
	args := f.arguments(values)
	iv := f.iv(lower.low, max(lower.low, upper.high-1))
	text := ""
	if step > 1 {
		text = fmt.Sprintf(" step %d", step)
	}
	f.Linef("%saffine.for %s = %s to %s%s%s {", head, iv.Name,
		f.boundText(lower, "max"), f.boundText(upper, "min"), text, carry(args, values))
	f.times(max(n, 1), func() { f.region(append(args, iv), 4, yield("affine.yield"), args) })
	f.Linef("}")
	f.values = append(f.values, results...)
}

// iv is the induction variable of an affine loop.
func (f *Func) iv(low, high int) *Value {
	v := f.fresh(indexType())
	v.axis, v.low, v.high = true, low, high
	return v
}

func affineIf(f *Func) {
	if !f.canNest(1) {
		return
	}
	var exprs []*expr
	var kinds []string
	for range 1 + f.IntN(2) {
		exprs = append(exprs, f.affineExpr())
		kinds = append(kinds, pick(f.Tape, []string{">=", ">=", ">=", "=="}))
	}
	a := f.spaceOf(exprs...)
	var set []string
	for i, e := range exprs {
		set = append(set, fmt.Sprintf("%s %s 0", e.text(a.name), kinds[i]))
	}
	values := f.structured(2)
	head, results := f.results(values)
	types := ""
	if len(values) > 0 {
		types = " -> (" + list(typesOf(values)) + ")"
		if len(values) == 1 {
			types = " -> " + values[0].Type.String()
		}
	}
	f.Linef("%saffine.if affine_set<%s : (%s)>%s%s {", head, a.space(), strings.Join(set, ", "), a.operands(), types)
	f.region(nil, 3, yield("affine.yield"), values)
	if len(values) > 0 || f.IntN(2) == 0 {
		f.Linef("} else {")
		f.region(nil, 3, yield("affine.yield"), values)
	}
	f.Linef("}")
	f.values = append(f.values, results...)
}

// knownMemRef decides for a memref of known sizes.
func (f *Func) knownMemRef() *Value {
	return f.Pick(func(t *Type) bool { return t.Kind == MemRef && t.isStatic() && t.Layout == nil })
}

// subscripts decides for an element of a memref of known sizes.
func (f *Func) subscripts(m *Value) string {
	texts := make([]string, len(m.Type.Shape))
	for i, n := range m.Type.Shape {
		texts[i] = f.inside(n).text(func(v *Value) string { return v.Name })
	}
	return strings.Join(texts, ", ")
}

func affineLoad(f *Func) {
	if m := f.knownMemRef(); m != nil {
		f.affineLoadOf(m, f.subscripts(m))
	}
}

func (f *Func) affineLoadOf(m *Value, at string) *Value {
	v := f.Define(m.Type.Elem, "affine.load %s[%s] : %s", m.Name, at, m.Type)
	v.Inexact = !f.exact && hasFloats(v.Type)
	v.opaque = true
	return v
}

func affineStore(f *Func) {
	m := f.knownMemRef()
	if m == nil {
		return
	}
	v := f.Need(m.Type.Elem)
	f.Linef("affine.store %s, %s[%s] : %s", v.Name, m.Name, f.subscripts(m), m.Type)
}

// affineUpdate combines an element with a value and stores it where it was, or
// elsewhere.
func affineUpdate(f *Func) {
	m := f.knownMemRef()
	if m == nil || m.Type.Elem.Kind != Int && (m.Type.Elem.Kind != Float || f.exact) {
		return
	}
	t := m.Type.Elem
	op := pick(f.Tape, []string{"addi", "muli", "subi", "xor"})
	if t.Kind == Float {
		op = pick(f.Tape, []string{"addf", "mulf", "subf"})
	}
	at := f.subscripts(m)
	old := f.affineLoadOf(m, at)
	v := f.Need(t)
	sum := f.Define(t, "%s %s, %s : %s", op, old.Name, v.Name, t)
	sum.Inexact = t.Kind == Float
	if f.IntN(3) == 2 {
		at = f.subscripts(m)
	}
	f.Linef("affine.store %s, %s[%s] : %s", sum.Name, m.Name, at, m.Type)
}

// affineApply computes an expression; what it is made of decides whether it is a
// symbol.
func affineApply(f *Func) {
	e := f.affineExpr()
	if e.high > 1000 || e.low < -1000 {
		return
	}
	v := f.fresh(indexType())
	operation := "affine.apply " + f.mapText(e)
	if f.IntN(3) == 2 {
		other := f.affineExpr()
		operation = pick(f.Tape, []string{"affine.min ", "affine.max "}) + f.mapText(e, other)
		e = &expr{low: min(e.low, other.low), high: max(e.high, other.high)}
	}
	f.Linef("%s = %s", v.Name, operation)
	if strings.HasPrefix(operation, "affine.apply") || f.regions == 0 {
		f.axis(v, e.low, e.high)
	}
	f.add(v)
}

// affineParallel reduces over elements that no iteration writes.
func affineParallel(f *Func) {
	m := f.knownMemRef()
	if m == nil || m.Type.Elem.Kind != Int {
		return
	}
	var ivs, lowers, uppers []string
	var args []*Value
	n := 1
	for range 1 + f.IntN(2) {
		lower := f.lowerBound()
		upper := f.upperBound(lower)
		if len(lower.exprs)+len(upper.exprs) > 2 {
			return
		}
		n *= max(1, tripCount(lower, upper, 1))
		iv := f.iv(lower.low, max(lower.low, upper.high-1))
		args, ivs = append(args, iv), append(ivs, iv.Name)
		plain := func(v *Value) string { return v.Name }
		lowers, uppers = append(lowers, lower.exprs[0].text(plain)), append(uppers, upper.exprs[0].text(plain))
	}
	if !f.canNest(n) {
		return
	}
	t := m.Type.Elem
	kind := pick(f.Tape, []string{"addi", "muli"})
	result := f.fresh(t)
	f.Linef("%s = affine.parallel (%s) = (%s) to (%s) reduce (%q) -> (%s) {", result.Name,
		strings.Join(ivs, ", "), strings.Join(lowers, ", "), strings.Join(uppers, ", "), kind, t)
	f.times(n, func() {
		f.regions++
		f.Scope(func() {
			f.values = append(f.values, args...)
			v := f.affineLoadOf(m, f.subscripts(m))
			f.Linef("affine.yield %s : %s", v.Name, t)
		})
		f.regions--
	})
	f.Linef("}")
	f.add(result)
}
