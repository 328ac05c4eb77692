package randfunc

import (
	"fmt"
	"strings"
)

// Structured writes loops and conditionals of scf. Every loop counts to a small
// number.
func Structured() Family {
	return Family{Name: "structured", Ops: []Op{
		{Name: "for", Write: scfFor}, {Name: "for", Write: scfFor},
		{Name: "if", Write: scfIf}, {Name: "if", Write: scfIf},
		{Name: "while", Write: scfWhile},
		{Name: "parallel", Write: scfParallel},
		{Name: "execute_region", Write: executeRegion},
	}}
}

// smallIndex is a number that is known, or not until then, and its limit.
func (f *Func) smallIndex(most int) (*Value, int) {
	if f.IntN(2) == 0 {
		n := f.IntN(most + 1)
		return f.aux(indexType(), "constant %d : index", n), n
	}
	return f.below(f.Need(indexType()), most+1), most
}

func scfFor(f *Func) {
	const most = 5
	if !f.canNest(most) {
		return
	}
	lower := f.aux(indexType(), "constant %d : index", f.IntN(3)-1)
	upper, n := f.smallIndex(most - 1)
	step := f.aux(indexType(), "constant %d : index", 1+f.IntN(3))
	values := f.structured(2)
	head, results := f.results(values)
	args := f.arguments(values)
	iv := f.fresh(indexType())
	f.Linef("%sscf.for %s = %s to %s step %s%s {", head, iv.Name, lower.Name, upper.Name, step.Name, carry(args, values))
	f.times(n+1, func() { f.region(append(args, iv), 4, yield("scf.yield"), args) })
	f.Linef("}")
	f.values = append(f.values, results...)
}

func scfIf(f *Func) {
	if !f.canNest(1) {
		return
	}
	c := f.condition()
	values := f.structured(2)
	head, results := f.results(values)
	types := ""
	if len(values) > 0 {
		types = " -> (" + list(typesOf(values)) + ")"
	}
	f.Linef("%sscf.if %s%s {", head, c.Name, types)
	f.region(nil, 3, yield("scf.yield"), values)
	if len(values) > 0 || f.IntN(2) == 0 {
		f.Linef("} else {")
		f.region(nil, 3, yield("scf.yield"), values)
	}
	f.Linef("}")
	f.values = append(f.values, results...)
}

// scfWhile counts in its first region, or its second one.
func scfWhile(f *Func) {
	const most = 3
	if !f.canNest(most + 1) {
		return
	}
	bound, _ := f.smallIndex(most)
	zero := f.aux(indexType(), "constant 0 : index")
	one := f.aux(indexType(), "constant 1 : index")
	values := append([]*Value{zero}, f.structured(2)...)
	head, results := f.results(values)
	before, after := f.arguments(values), f.arguments(values)
	texts := make([]string, len(before))
	for i, a := range before {
		texts[i] = a.Name + " = " + values[i].Name
	}
	types := "(" + list(typesOf(values)) + ")"
	f.Linef("%sscf.while (%s) : %s -> %s {", head, strings.Join(texts, ", "), types, types)
	f.times(most+1, func() {
		f.region(before, 3, func(passed []*Value) string {
			more := f.aux(intType(1), "cmpi ult, %s, %s : index", before[0].Name, bound.Name)
			return fmt.Sprintf("scf.condition(%s) %s : %s", more.Name, names(append(before[:1:1], passed...)), list(typesOf(values)))
		}, before[1:])
		f.Linef("} do {")
		f.begin("^bb0", after...)
		f.region(after, 3, func(passed []*Value) string {
			next := f.aux(indexType(), "addi %s, %s : index", after[0].Name, one.Name)
			return fmt.Sprintf("scf.yield %s : %s", names(append([]*Value{next}, passed...)), list(typesOf(values)))
		}, after[1:])
	})
	f.Linef("}")
	f.values = append(f.values, results...)
}

// scfParallel combines elements of a memref, which no iteration writes.
func scfParallel(f *Func) {
	const most = 4
	m := f.memref(func(t *Type) bool { return t.Kind == Int })
	if m == nil || !f.canNest(most*most) {
		return
	}
	t := m.Type.Elem
	inits := []*Value{f.Need(t), f.Need(t)}[:1+f.IntN(2)]
	var ivs, lowers, uppers, steps []string
	var args []*Value
	for range 1 + f.IntN(2) {
		iv := f.fresh(indexType())
		upper, _ := f.smallIndex(most)
		args, ivs, uppers = append(args, iv), append(ivs, iv.Name), append(uppers, upper.Name)
		lowers = append(lowers, f.aux(indexType(), "constant %d : index", f.IntN(2)).Name)
		steps = append(steps, f.aux(indexType(), "constant %d : index", 1+f.IntN(2)).Name)
	}
	head, results := f.results(inits)
	f.Linef("%sscf.parallel (%s) = (%s) to (%s) step (%s) init (%s) -> (%s) {", head, strings.Join(ivs, ", "),
		strings.Join(lowers, ", "), strings.Join(uppers, ", "), strings.Join(steps, ", "), names(inits), list(typesOf(inits)))
	f.times(most*most, func() {
		f.regions++
		f.Scope(func() {
			f.values = append(f.values, args...)
			for range inits {
				load(f)
				f.reduce(f.aux(t, "memref.load %s[%s] : %s", m.Name, f.indices(m), m.Type))
			}
		})
		f.regions--
	})
	f.Linef("}")
	f.values = append(f.values, results...)
}

// reduce combines a value of each iteration of a parallel loop.
func (f *Func) reduce(v *Value) {
	t := v.Type
	a, b := f.fresh(t), f.fresh(t)
	f.Linef("scf.reduce(%s) : %s {", v.Name, t)
	f.begin("^bb0", a, b)
	f.regions++
	sum := f.aux(t, "%s %s, %s : %s", pick(f.Tape, []string{"addi", "muli", "xor"}), a.Name, b.Name, t)
	f.Linef("scf.reduce.return %s : %s", sum.Name, t)
	f.regions--
	f.Linef("}")
}

// executeRegion writes a region of one block, or of three of which one may be left
// out.
func executeRegion(f *Func) {
	if !f.canNest(1) {
		return
	}
	values := f.structured(2)
	if len(values) == 0 {
		return
	}
	branches := f.IntN(2) == 0
	head, results := f.results(values)
	types := "(" + list(typesOf(values)) + ")"
	if len(values) == 1 {
		types = values[0].Type.String()
	}
	f.Linef("%sscf.execute_region -> %s {", head, types)
	if branches {
		f.Scope(func() { f.executeBlocks(values) })
	} else {
		f.region(nil, 3, yield("scf.yield"), values)
	}
	f.Linef("}")
	f.values = append(f.values, results...)
}

func (f *Func) executeBlocks(values []*Value) {
	left, next := f.block(), f.block()
	args := f.arguments(values)
	f.regions++
	c := f.condition()
	f.Linef("cond_br %s, %s, %s", c.Name, left, branch(next, f.pass(args, values)...))
	f.regions--
	f.begin(left)
	f.region(nil, 3, func(passed []*Value) string { return "br " + branch(next, passed...) }, values)
	f.begin(next, args...)
	f.Linef("  scf.yield %s : %s", names(args), list(typesOf(args)))
}
