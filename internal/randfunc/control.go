package randfunc

import (
	"fmt"
	"slices"
	"strings"
)

// Control branches, switches and loops. Every loop counts to a small number.
func Control() Family {
	return Family{Name: "control", Ops: []Op{
		{Name: "if", Write: branches}, {Name: "if", Write: branches},
		{Name: "switch", Write: switches},
		{Name: "loop", Write: loops}, {Name: "loop", Write: loops},
		{Name: "return", Write: early},
		{Name: "same successor", Write: sameSuccessor},
	}}
}

// canBranch reports whether blocks may begin here, and nest deeper.
func (f *Func) canBranch() bool { return f.regions == 0 && f.depth < maxDepth }

// carried decides for values whose types blocks pass on.
func (f *Func) carried() []*Value {
	var values []*Value
	for range f.IntN(4) {
		if v := f.Pick(anything); v != nil && v.Life < f.depth+1 && !slices.Contains(values, v) {
			values = append(values, v)
		}
	}
	return values
}

// arguments are fresh values that stand for some, and for what other edges pass.
func (f *Func) arguments(values []*Value) []*Value {
	args := make([]*Value, len(values))
	for i, v := range values {
		args[i] = f.fresh(v.Type)
		args[i].Life = v.Life
		args[i].Cost = v.Cost
		args[i].inner = v.inner
		args[i].Inexact = v.Inexact || !f.exact && hasFloats(v.Type)
	}
	return args
}

// hasFloats reports whether a value of a type may hold a NaN.
func hasFloats(t *Type) bool {
	return t.Kind == Float || t.Elem != nil && hasFloats(t.Elem)
}

// pass chooses what an edge forwards to each argument: a value that satisfies what is known of
// the argument.
func (f *Func) pass(args, instead []*Value) []*Value {
	values := make([]*Value, len(args))
	for i, a := range args {
		v := f.NeedWhere(a.Type, func(v *Value) bool {
			return v.Life <= a.Life && v.Cost <= a.Cost && (v.Type.Kind != Unranked || v.inner.is(a.inner))
		})
		if v == nil {
			v = instead[i]
		}
		values[i] = v
	}
	return values
}

// branches writes two blocks, either of which may be empty, that meet.
func branches(f *Func) {
	if !f.canBranch() {
		return
	}
	c := f.condition()
	instead := f.carried()
	args := f.arguments(instead)
	left, right, next := f.block(), f.block(), f.block()
	if f.IntN(3) == 2 {
		right = next
	}
	to := branch(right)
	if right == next {
		to = branch(next, f.pass(args, instead)...)
	}
	f.Linef("cond_br %s, %s, %s", c.Name, branch(left), to)
	f.arm(left, next, args, instead, false)
	if right != next {
		f.arm(right, next, args, instead, true)
	}
	f.begin(next, args...)
	f.values = append(f.values, args...)
}

// arm writes a block that ends with a branch. One that need not stay may return
// instead; of the arms that meet somewhere one stays, so that there is a way.
func (f *Func) arm(block, next string, args, instead []*Value, stays bool) {
	outer := f.stays
	defer func() { f.stays = outer }()
	f.stays = 0
	if stays {
		f.stays = f.depth + 1
	}
	f.begin(block)
	var passed []*Value
	f.Scope(func() {
		f.statements(4)
		if !f.ended {
			passed = f.pass(args, instead)
		}
	})
	if !f.ended {
		f.Linef("br %s", branch(next, passed...))
	}
}

// sameSuccessor branches to one block either way, with different values.
func sameSuccessor(f *Func) {
	if !f.canBranch() {
		return
	}
	instead := f.carried()
	args := f.arguments(instead)
	next := f.block()
	c := f.condition()
	f.Linef("cond_br %s, %s, %s", c.Name, branch(next, f.pass(args, instead)...), branch(next, f.pass(args, instead)...))
	f.begin(next, args...)
	f.values = append(f.values, args...)
}

// switches writes a switch with blocks that meet. Several cases may go to one
// block.
func switches(f *Func) {
	if !f.canBranch() {
		return
	}
	flag := f.flag()
	instead := f.carried()
	args := f.arguments(instead)
	next := f.block()
	blocks := []string{next}
	for range 1 + f.IntN(2) {
		blocks = append(blocks, f.block())
	}
	reached := map[string]bool{blocks[1]: true}
	to := func() string {
		b := pick(f.Tape, blocks)
		reached[b] = true
		if b == next {
			return branch(next, f.pass(args, instead)...)
		}
		return branch(b)
	}
	edges := []string{"default: " + branch(blocks[1])}
	for i := range 1 + f.IntN(3) {
		edges = append(edges, fmt.Sprintf("%d: %s", i, to()))
	}
	f.switchOn(flag, strings.Join(edges, ", "))
	for i, b := range blocks[1:] {
		if reached[b] {
			f.arm(b, next, args, instead, i == 0)
		}
	}
	f.begin(next, args...)
	f.values = append(f.values, args...)
}

// flag decides for a number that is not known, and less than 4.
func (f *Func) flag() *Value {
	t := intType(pick(f.Tape, []int{32, 32, 64, 8, 16, 100}))
	flag := f.NeedWhere(t, func(v *Value) bool { return v.opaque })
	if flag == nil {
		flag = f.anyByte()
		if t.Width > 8 {
			flag = f.aux(t, "zexti %s : i8 to %s", flag.Name, t)
		}
	}
	return f.below(flag, 4)
}

// switchOn writes a switch. mlir-opt-13 knows those of 32 bits.
func (f *Func) switchOn(flag *Value, edges string) {
	f.either(func() {
		f.Linef("switch %s : %s, [%s]", flag.Name, flag.Type, edges)
	}, func() {
		switch {
		case flag.Type.Width > 32:
			flag = f.aux(intType(32), "trunci %s : %s to i32", flag.Name, flag.Type)
		case flag.Type.Width < 32:
			flag = f.aux(intType(32), "zexti %s : %s to i32", flag.Name, flag.Type)
		}
		f.Linef("switch %s : i32, [%s]", flag.Name, edges)
	})
}

// loops writes a loop that carries values.
func loops(f *Func) {
	bound, most := f.bound()
	f.Loop(bound, most, f.carried(), func(*Value) { f.statements(5) })
}

// bound is a number of iterations, known or not until then, and its limit.
func (f *Func) bound() (*Value, int) {
	const most = 4
	if f.IntN(2) == 0 {
		n := f.IntN(most + 1)
		return f.aux(indexType(), "constant %d : index", n), max(n, 1)
	}
	return f.below(f.Need(indexType()), most), most
}

// Loop writes a loop that runs as often as bound says, and at most so often. It carries the
// values; the last ones are visible behind it.
func (f *Func) Loop(bound *Value, most int, carried []*Value, body func(iv *Value)) {
	if !f.canBranch() || f.work*most > maxWork {
		return
	}
	zero := f.aux(indexType(), "constant 0 : index")
	one := f.aux(indexType(), "constant 1 : index")
	head, inside, next := f.block(), f.block(), f.block()
	args := f.arguments(carried)
	iv := f.fresh(indexType())
	f.Linef("br %s", branch(head, append([]*Value{zero}, carried...)...))
	f.begin(head, append([]*Value{iv}, args...)...)
	f.times(most, func() {
		more := f.aux(intType(1), "cmpi ult, %s, %s : index", iv.Name, bound.Name)
		f.Linef("cond_br %s, %s, %s", more.Name, inside, next)
		f.begin(inside)
		var passed []*Value
		f.Scope(func() {
			f.values = append(append(f.values, iv), args...)
			body(iv)
			if !f.ended {
				passed = f.pass(args, args)
			}
		})
		if f.ended {
			return
		}
		step := f.aux(indexType(), "addi %s, %s : index", iv.Name, one.Name)
		f.Linef("br %s", branch(head, append([]*Value{step}, passed...)...))
	})
	f.begin(next)
	f.values = append(append(f.values, iv), args...)
}

// early returns from inside a branch.
func early(f *Func) {
	if f.depth < 2 || f.depth == f.stays || f.regions > 0 || !f.OneIn(3) {
		return
	}
	f.leave()
}
