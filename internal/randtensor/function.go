package randtensor

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// maker writes the steps of one function.
type maker struct {
	*module
	text  strings.Builder
	scope scope
	steps []step
	names int
	depth int // how many more loops and conditionals may be in one another
}

// scope is what may be used at a place.
type scope struct {
	tensors []*tensor
	scalars []scalar
	indices []index
}

// scalar is a number of an element type.
type scalar struct {
	name string
	elem *element
}

// index is a value of type index that is at least 0 and below `bound`; where `fixed`, it is bound-1.
type index struct {
	name  string
	bound int
	fixed bool
}

// function makes a function, or nil where a float gets too large.
func (m *module) function(name string) *function {
	f := &function{name: name}
	k := &maker{module: m, depth: 2}
	e := env{}
	var params []string
	for i := range 1 + m.IntN(3) {
		given := m.args[m.IntN(len(m.args))]
		t := &tensor{name: fmt.Sprintf("%%t%d", i), elem: given.elem, shape: given.shape, open: m.open(given.shape, 3)}
		f.args, f.given = append(f.args, t), append(f.given, given)
		e.set(t, m.inputs[given.name])
		params = append(params, fmt.Sprintf("%s: %s", t.name, t))
	}
	k.scope.tensors = slices.Clone(f.args)
	for i := range scalars {
		n := fmt.Sprintf("%%n%d", i)
		params = append(params, n+": index")
		e[n] = []int64{int64(i)}
		k.scope.indices = append(k.scope.indices, index{n, i + 1, true})
	}
	k.body(3 + m.IntN(6))
	if !run(k.steps, e) {
		return nil
	}
	for range 1 + m.IntN(2) {
		f.outs = append(f.outs, k.recent())
	}
	var names, types []string
	for _, t := range f.outs {
		f.results = append(f.results, e[t.name])
		names, types = append(names, t.name), append(types, t.String())
	}
	f.steps = k.steps
	f.text = fmt.Sprintf("func private @%s(%s) -> (%s) {\n%sreturn %s : %s\n}\n", name, strings.Join(params, ", "),
		strings.Join(types, ", "), k.text.String(), strings.Join(names, ", "), strings.Join(types, ", "))
	return f
}

// open chooses sizes of a shape that a type leaves open: one in `of`.
func (m *module) open(shape []int, of int) []bool {
	open := make([]bool, len(shape))
	for i := range open {
		open[i] = m.IntN(of) == 0
	}
	return open
}

// run computes steps. Numbers that some of them set stay in e.
func run(steps []step, e env) bool {
	for _, s := range steps {
		if !s(e) {
			return false
		}
	}
	return true
}

func (k *maker) linef(format string, args ...any) { fmt.Fprintf(&k.text, format+"\n", args...) }

func (k *maker) name() string {
	k.names++
	return fmt.Sprintf("%%v%d", k.names)
}

func (k *maker) does(s step) { k.steps = append(k.steps, s) }

// pick is a tensor in scope, and recent one of the last.
func (k *maker) pick() *tensor { return k.scope.tensors[k.IntN(len(k.scope.tensors))] }

func (k *maker) recent() *tensor {
	list := k.scope.tensors
	return list[len(list)-1-k.IntN(min(2, len(list)))]
}

// add puts a new tensor into the scope.
func (k *maker) add(elem *element, shape []int, open []bool) *tensor {
	t := &tensor{name: k.name(), elem: elem, shape: slices.Clone(shape), open: slices.Clone(open)}
	k.scope.tensors = append(k.scope.tensors, t)
	return t
}

// like is add for a value of the type of another.
func (k *maker) like(t *tensor) *tensor { return k.add(t.elem, t.shape, t.open) }

// computes adds a step that computes each element of a tensor by its subscripts.
func (k *maker) computes(t *tensor, value func(e env, at []int) int64) {
	k.does(func(e env) bool {
		numbers := make([]int64, 0, t.count())
		ok := each(t.shape, func(at []int) bool {
			n, ok := t.elem.wrapped(value(e, at))
			numbers = append(numbers, n)
			return ok
		})
		e.set(t, numbers)
		return ok
	})
}

// of is the number of a tensor at some subscripts.
func (e env) of(t *tensor, at []int) int64 { return e[t.name][t.offset(at)] }

func (k *maker) body(n int) {
	for range n {
		k.statement()
	}
}

// statement writes an operation, or what belongs together. Kinds that do not suit the tensors that
// are chosen write nothing.
func (k *maker) statement() {
	kinds := []func(){
		k.generic, k.generic, k.generic, k.reduction, k.named, k.named, k.elementwise, k.slice, k.slice, k.inserted, k.inserted,
		k.padded, k.collapsed, k.expanded, k.extracted, k.put, k.cast, k.generated, k.fill, k.called,
	}
	if k.depth > 0 {
		kinds = append(kinds, k.loop, k.loop, k.conditional)
	}
	kinds[k.IntN(len(kinds))]()
}

// inner writes a block with a scope of its own, and returns its steps and what it could yield.
func (k *maker) inner(n int, more ...*tensor) ([]step, scope) {
	outer, steps := k.scope, k.steps
	k.scope = scope{
		append(slices.Clone(outer.tensors), more...), slices.Clone(outer.scalars), slices.Clone(outer.indices),
	}
	k.steps = nil
	k.depth--
	k.body(n)
	k.depth++
	made, inside := k.steps, k.scope
	k.scope, k.steps = outer, steps
	return made, inside
}

// yields chooses a tensor of each type from a scope. Those that it changes last come first.
func (k *maker) yields(from scope, types []*tensor) []*tensor {
	var list []*tensor
	for _, want := range types {
		var fit []*tensor
		for _, t := range from.tensors {
			if t.String() == want.String() && slices.Equal(t.shape, want.shape) {
				fit = append(fit, t)
			}
		}
		list = append(list, fit[len(fit)-1-k.IntN(min(3, len(fit)))])
	}
	return list
}

func listed(tensors []*tensor) (names, types string) {
	var n, t []string
	for _, x := range tensors {
		n, t = append(n, x.name), append(t, x.String())
	}
	return strings.Join(n, ", "), strings.Join(t, ", ")
}

// some chooses a few tensors of the scope.
func (k *maker) some() []*tensor {
	list := []*tensor{k.recent()}
	if k.IntN(2) == 0 {
		list = append(list, k.pick())
	}
	return list
}

// copies sets the numbers of some tensors to those of others, all at once.
func copies(e env, to, from []*tensor) {
	numbers := make([][]int64, len(from))
	for i, t := range from {
		numbers[i] = e[t.name]
	}
	for i, t := range to {
		e.set(t, numbers[i])
	}
}

// results adds tensors of the types of others, which are results of one operation.
func (k *maker) results(operation string, types []*tensor) []*tensor {
	list := make([]*tensor, len(types))
	for i, t := range types {
		c := *t
		c.name = fmt.Sprintf("%s#%d", operation, i)
		list[i] = &c
	}
	k.scope.tensors = append(k.scope.tensors, list...)
	return list
}

func (k *maker) loop() {
	inits := k.some()
	args := make([]*tensor, len(inits))
	var assigned []string
	for i, t := range inits {
		c := *t
		c.name = k.name()
		args[i] = &c
		assigned = append(assigned, fmt.Sprintf("%s = %s", c.name, t.name))
	}
	trips := k.IntN(5)
	r, iv := k.name(), k.name()
	zero, end, one := k.constant(0), k.subscript(trips), k.constant(1)
	_, types := listed(args)
	k.linef("%s:%d = scf.for %s = %s to %s step %s iter_args(%s) -> (%s) {", r, len(args), iv, zero, end, one, strings.Join(assigned, ", "), types)
	outer := k.scope
	k.scope.indices = append(slices.Clone(outer.indices), index{iv, max(1, trips), false})
	steps, inside := k.inner(1+k.IntN(3), args...)
	k.scope = outer
	values := k.yields(inside, args)
	names, _ := listed(values)
	k.linef("scf.yield %s : %s\n}", names, types)
	outs := k.results(r, args)
	k.does(func(e env) bool {
		copies(e, args, inits)
		for i := range trips {
			e[iv] = []int64{int64(i)}
			if !run(steps, e) {
				return false
			}
			copies(e, args, values)
		}
		copies(e, outs, args)
		return true
	})
}

func (k *maker) conditional() {
	shapes := k.some()
	a, b := k.scope.indices[k.IntN(len(k.scope.indices))], k.scope.indices[k.IntN(len(k.scope.indices))]
	less := k.IntN(2) == 0
	predicate := map[bool]string{true: "slt", false: "eq"}[less]
	condition, r := k.name(), k.name()
	_, types := listed(shapes)
	k.linef("%s = cmpi %s, %s, %s : index", condition, predicate, a.name, b.name)
	k.linef("%s:%d = scf.if %s -> (%s) {", r, len(shapes), condition, types)
	var steps [2][]step
	var values [2][]*tensor
	for i, next := range []string{"} else {", "}"} {
		var inside scope
		steps[i], inside = k.inner(k.IntN(3))
		values[i] = k.yields(inside, shapes)
		names, _ := listed(values[i])
		k.linef("scf.yield %s : %s\n%s", names, types, next)
	}
	outs := k.results(r, shapes)
	k.does(func(e env) bool {
		x, y := e[a.name][0], e[b.name][0]
		way := 1
		if less && x < y || !less && x == y {
			way = 0
		}
		ok := run(steps[way], e)
		copies(e, outs, values[way])
		return ok
	})
}

// called calls a function that was made before, with what suits it.
func (k *maker) called() {
	if len(k.made) == 0 {
		return
	}
	f := k.made[k.IntN(len(k.made))]
	given := make([]*tensor, len(f.args))
	var operands []string
	for i, p := range f.args {
		var fit []*tensor
		for _, t := range k.scope.tensors {
			if t.is(p.elem, p.shape) {
				fit = append(fit, t)
			}
		}
		if len(fit) == 0 {
			return
		}
		given[i] = k.typed(fit[k.IntN(len(fit))], p.open)
		operands = append(operands, given[i].name)
	}
	var indices []string
	for i := range scalars {
		indices = append(indices, fmt.Sprintf("%%n%d", i))
	}
	call, ins, outs := f.call(operands, indices)
	r := k.name()
	k.linef("%s:%d = call %s : %s -> %s", r, len(f.outs), call, ins, outs)
	results := k.results(r, f.outs)
	k.does(func(e env) bool {
		own := env{}
		maps.Copy(own, e) // %n0 and the others are the same in each function
		copiesTo(own, f.args, e, given)
		ok := run(f.steps, own)
		copiesTo(e, results, own, f.outs)
		return ok
	})
}

// copiesTo sets numbers of tensors in one function to those of tensors in another.
func copiesTo(to env, targets []*tensor, from env, sources []*tensor) {
	for i, t := range targets {
		to.set(t, from[sources[i].name])
	}
}

// typed is a tensor with some sizes open, by a cast where its type is another.
func (k *maker) typed(t *tensor, open []bool) *tensor {
	if slices.Equal(t.open, open) {
		return t
	}
	r := k.add(t.elem, t.shape, open)
	k.linef("%s = tensor.cast %s : %s to %s", r.name, t.name, t, r)
	k.does(func(e env) bool { e.set(r, e[t.name]); return true })
	return r
}

// constant is an index that shows in the text.
func (k *maker) constant(n int) string {
	name := k.name()
	k.linef("%s = constant %d : index", name, n)
	return name
}

// subscript is an index of a value that the generator knows: a constant, an argument, or a size.
func (k *maker) subscript(n int) string {
	if n < scalars && k.IntN(2) == 0 {
		return fmt.Sprintf("%%n%d", n)
	}
	for _, t := range k.scope.tensors {
		for i, s := range t.shape {
			if s == n && k.IntN(4) == 0 {
				at, name := k.constant(i), k.name()
				k.linef("%s = tensor.dim %s, %s : %s", name, t.name, at, t)
				return name
			}
		}
	}
	return k.constant(n)
}

// within is a subscript below a bound: text, whether it is a number in the text, and what it is.
func (k *maker) within(bound int) (text string, value func(env) int) {
	var fit []index
	for _, i := range k.scope.indices {
		if i.bound <= bound {
			fit = append(fit, i)
		}
	}
	if len(fit) > 0 && k.IntN(2) == 0 {
		i := fit[len(fit)-1-k.IntN(len(fit))]
		return i.name, func(e env) int { return int(e[i.name][0]) }
	}
	n := k.IntN(bound)
	return fmt.Sprint(n), func(env) int { return n }
}

// operand is within as an SSA value.
func (k *maker) operand(bound int) (string, func(env) int) {
	text, value := k.within(bound)
	if !strings.HasPrefix(text, "%") {
		text = k.constant(value(nil))
	}
	return text, value
}
