package randtensor

import (
	"fmt"
	"slices"
	"strings"
)

// expression is a number in the body of an operation: its name, and what it is.
type expression struct {
	name  string
	elem  *element
	value func(*point) int64
}

// point is an iteration of a loop nest.
type point struct {
	env env
	at  []int   // of the loops
	in  []int64 // elements of the operands
	bad bool    // a float is too large
}

// operator is an operation on numbers.
type operator struct {
	whole, float string // its names; "" where it has none
	does         func(a, b int64) int64
}

var operators = []operator{
	{"addi", "addf", func(a, b int64) int64 { return a + b }},
	{"subi", "subf", func(a, b int64) int64 { return a - b }},
	{"muli", "mulf", func(a, b int64) int64 { return a * b }},
	{"maxsi", "maximumf", func(a, b int64) int64 { return max(a, b) }},
	{"minsi", "minimumf", func(a, b int64) int64 { return min(a, b) }},
	{"and", "", func(a, b int64) int64 { return a & b }},
	{"xor", "", func(a, b int64) int64 { return a ^ b }},
	{"or", "", func(a, b int64) int64 { return a | b }},
}

func (o *operator) of(e *element) string {
	if e.float {
		return o.float
	}
	return o.whole
}

// operator chooses one that an element type has.
func (k *maker) operator(e *element) *operator {
	for {
		if o := &operators[k.IntN(len(operators))]; o.of(e) != "" {
			return o
		}
	}
}

// expressions writes operations on what is in the list, and returns one of the type.
func (k *maker) expressions(list []expression, want *element) expression {
	for range 1 + k.IntN(4) {
		a, b := list[k.IntN(len(list))], list[k.IntN(len(list))]
		list = append(list, k.applied(a, k.converted(b, a.elem)))
	}
	return k.converted(list[len(list)-1], want)
}

// applied writes an operation on two numbers of a type.
func (k *maker) applied(a, b expression) expression {
	r := expression{name: k.name(), elem: a.elem}
	if k.IntN(5) == 0 {
		c := k.name()
		if a.elem.float {
			k.linef("%s = cmpf olt, %s, %s : %s", c, a.name, b.name, a.elem.name)
		} else {
			k.linef("%s = cmpi slt, %s, %s : %s", c, a.name, b.name, a.elem.name)
		}
		k.linef("%s = select %s, %s, %s : %s", r.name, c, b.name, a.name, a.elem.name)
		r.value = func(p *point) int64 { return max(a.value(p), b.value(p)) }
		return r
	}
	o := k.operator(a.elem)
	k.linef("%s = %s %s, %s : %s", r.name, o.of(a.elem), a.name, b.name, a.elem.name)
	r.value = func(p *point) int64 { return p.wrapped(a.elem, o.does(a.value(p), b.value(p))) }
	return r
}

func (p *point) wrapped(e *element, n int64) int64 {
	n, ok := e.wrapped(n)
	p.bad = p.bad || !ok
	return n
}

// converted is a number as another type has it. Integers become small before they become floats.
func (k *maker) converted(x expression, to *element) expression {
	from := x.elem
	if from == to {
		return x
	}
	r := expression{name: k.name(), elem: to, value: func(p *point) int64 { return p.wrapped(to, x.value(p)) }}
	op := ""
	switch {
	case from.float && to.float && from.bits < to.bits:
		op = "fpext"
	case from.float && to.float:
		op = "fptrunc"
	case from.float && to.bits == 8: // which are too small for some
		wide := elements[1]
		return k.converted(k.converted(x, wide), to)
	case from.float:
		op = "fptosi"
	case to.float && from.bits > 8:
		return k.converted(k.converted(x, elements[0]), to)
	case to.float:
		op = "sitofp"
	case from.bits < to.bits:
		op = "sexti"
	default:
		op = "trunci"
	}
	k.linef("%s = %s %s : %s to %s", r.name, op, x.name, from.name, to.name)
	return r
}

// generic writes linalg.generic whose loops are all parallel.
func (k *maker) generic() {
	lead := k.recent()
	k.nest(lead, make([]bool, len(lead.shape)))
}

// reduction writes linalg.generic with loops whose results are combined.
func (k *maker) reduction() {
	t := k.recent()
	if len(t.shape) == 0 {
		return
	}
	kinds := make([]bool, len(t.shape))
	for i := range kinds {
		kinds[i] = k.IntN(2) == 0
	}
	kinds[k.IntN(len(kinds))] = true
	k.nest(t, kinds)
}

// nest writes a linalg.generic that iterates over the shape of a tensor, in some order. `reduces`
// says which of the loops are reductions.
func (k *maker) nest(lead *tensor, reduces []bool) {
	loops := lead.shape
	if len(loops) == 0 {
		return
	}
	ins := []*access{{lead, plain(every(loops))}}
	for range k.IntN(3) {
		if a := k.reads(k.pick(), loops); a != nil {
			ins = append(ins, a)
		}
	}
	var dims []int
	for i := range loops {
		if !reduces[i] {
			dims = append(dims, i)
		}
	}
	k.Shuffle(len(dims), func(i, j int) { dims[i], dims[j] = dims[j], dims[i] })
	shape := make([]int, len(dims))
	for i, d := range dims {
		shape[i] = loops[d]
	}
	elem := lead.elem
	if k.IntN(3) == 0 {
		elem = k.element()
	}
	combines := slices.Contains(reduces, true)
	out := k.destination(elem, shape, combines)
	k.structured(loops, reduces, ins, &access{out, plain(dims)}, combines)
}

// access is a tensor with the subscripts at which an operation reads or writes it.
type access struct {
	t    *tensor
	dims []subscript
}

// subscript is an affine expression of loops.
type subscript struct {
	text  string
	value func(at []int) int
}

func plain(dims []int) []subscript {
	list := make([]subscript, len(dims))
	for i, d := range dims {
		list[i] = subscript{fmt.Sprintf("d%d", d), func(at []int) int { return at[d] }}
	}
	return list
}

// every has the number of each loop.
func every(loops []int) []int {
	all := make([]int, len(loops))
	for i := range all {
		all[i] = i
	}
	return all
}

// reads finds subscripts for each dimension of a tensor: a loop of its size, two loops that add up
// to it as those of a convolution do, a loop backwards, or zero.
func (k *maker) reads(t *tensor, loops []int) *access {
	a := &access{t: t}
	for i, n := range t.shape {
		var fit []subscript
		for d, size := range loops {
			if size == n {
				fit = append(fit, plain([]int{d})...)
				if !t.open[i] && k.IntN(4) == 0 {
					fit = append(fit, subscript{fmt.Sprintf("%d - d%d", n-1, d), func(at []int) int { return n - 1 - at[d] }})
				}
			}
			for d2, other := range loops[:d] {
				if size+other-1 == n {
					fit = append(fit, subscript{fmt.Sprintf("d%d + d%d", d2, d), func(at []int) int { return at[d2] + at[d] }})
				}
			}
		}
		if n == 1 {
			fit = append(fit, subscript{"0", func([]int) int { return 0 }})
		}
		if len(fit) == 0 {
			return nil
		}
		a.dims = append(a.dims, fit[k.IntN(len(fit))])
	}
	return a
}

// destination is the tensor that an operation writes to: one with numbers, or, unless it reads
// them, one without.
func (k *maker) destination(elem *element, shape []int, read bool) *tensor {
	for _, t := range slices.Backward(k.scope.tensors) {
		if t.is(elem, shape) && k.IntN(3) == 0 {
			return t
		}
	}
	out := k.init(elem, shape, k.open(shape, 4))
	if read {
		return k.filled(out, k.scalar(elem))
	}
	return out
}

// known tells whether the numbers of a tensor are known: it is in the scope.
func (k *maker) known(t *tensor) bool { return slices.Contains(k.scope.tensors, t) }

// structured writes a linalg.generic.
func (k *maker) structured(loops []int, reduces []bool, ins []*access, out *access, combines bool) {
	var maps, names, types, params, iterators, dims []string
	var list []expression
	for i := range loops {
		dims = append(dims, fmt.Sprintf("d%d", i))
		iterators = append(iterators, map[bool]string{true: `"reduction"`, false: `"parallel"`}[reduces[i]])
	}
	all := append(slices.Clone(ins), out)
	for i, a := range all {
		var texts []string
		for _, d := range a.dims {
			texts = append(texts, d.text)
		}
		maps = append(maps, fmt.Sprintf("affine_map<(%s) -> (%s)>", strings.Join(dims, ", "), strings.Join(texts, ", ")))
		x := expression{k.name(), a.t.elem, func(p *point) int64 { return p.in[i] }}
		params = append(params, x.name+": "+x.elem.name)
		list = append(list, x)
		names, types = append(names, a.t.name), append(types, a.t.String())
	}
	old, known := list[len(ins)], k.known(out.t)
	if !known || combines || k.IntN(2) == 0 {
		list = list[:len(ins)]
	}
	r := &tensor{name: k.name(), elem: out.t.elem, shape: out.t.shape, open: out.t.open}
	for _, s := range k.scope.scalars {
		if k.IntN(4) == 0 {
			list = append(list, expression{s.name, s.elem, func(p *point) int64 { return p.env[s.name][0] }})
		}
	}
	k.linef("%s = linalg.generic {indexing_maps = [%s], iterator_types = [%s]} ins(%s : %s) outs(%s : %s) {\n^bb0(%s):", r.name,
		strings.Join(maps, ", "), strings.Join(iterators, ", "), strings.Join(names[:len(ins)], ", "),
		strings.Join(types[:len(ins)], ", "), out.t.name, out.t, strings.Join(params, ", "))
	if d := k.IntN(len(loops)); k.IntN(3) == 0 {
		list = append(list, k.position(d))
	}
	x := k.expressions(list, r.elem)
	if combines {
		x = k.applied(old, x)
	}
	k.linef("linalg.yield %s : %s\n} -> %s", x.name, r.elem.name, r)
	k.scope.tensors = append(k.scope.tensors, r)
	k.does(func(e env) bool {
		numbers := make([]int64, r.count())
		if known {
			copy(numbers, e[out.t.name])
		}
		e.set(r, numbers)
		return each(loops, func(at []int) bool {
			p := &point{env: e, at: at, in: make([]int64, len(all))}
			for i, a := range ins {
				p.in[i] = e.of(a.t, a.subscripts(at))
			}
			place := r.offset(out.subscripts(at))
			p.in[len(ins)] = numbers[place]
			numbers[place] = x.value(p)
			return !p.bad
		})
	})
}

func (a *access) subscripts(at []int) []int {
	list := make([]int, len(a.dims))
	for i, d := range a.dims {
		list[i] = d.value(at)
	}
	return list
}

// position is the number of an iteration.
func (k *maker) position(loop int) expression {
	i, x := k.name(), k.name()
	k.linef("%s = linalg.index %d : index\n%s = index_cast %[1]s : index to i32", i, loop, x)
	return expression{x, elements[1], func(p *point) int64 { return int64(p.at[loop]) }}
}

// elementwise writes an operation of std on whole tensors.
func (k *maker) elementwise() {
	a := k.recent()
	var fit []*tensor
	for _, t := range k.scope.tensors {
		if t.is(a.elem, a.shape) {
			fit = append(fit, t)
		}
	}
	b := k.typed(fit[k.IntN(len(fit))], a.open)
	o := k.operator(a.elem)
	r := k.like(a)
	k.linef("%s = %s %s, %s : %s", r.name, o.of(a.elem), a.name, b.name, a)
	k.computes(r, func(e env, at []int) int64 { return o.does(e.of(a, at), e.of(b, at)) })
}

// generated writes tensor.generate.
func (k *maker) generated() {
	elem, shape := k.element(), k.shape(1+k.IntN(2))
	open := k.open(shape, 2)
	var sizes, params, names []string
	for i, n := range shape {
		if open[i] {
			sizes = append(sizes, k.subscript(n))
		}
		names = append(names, k.name())
		params = append(params, names[i]+": index")
	}
	s := k.scalar(elem)
	t := &tensor{name: k.name(), elem: elem, shape: shape, open: open}
	k.linef("%s = tensor.generate %s {\n^bb0(%s):", t.name, strings.Join(sizes, ", "), strings.Join(params, ", "))
	d := k.IntN(len(shape))
	i := k.name()
	k.linef("%s = index_cast %s : index to i32", i, names[d])
	x := k.expressions([]expression{
		{i, elements[1], func(p *point) int64 { return int64(p.at[d]) }},
		{s.name, elem, func(p *point) int64 { return p.env[s.name][0] }},
	}, elem)
	k.linef("tensor.yield %s : %s\n} : %s", x.name, elem.name, t)
	k.scope.tensors = append(k.scope.tensors, t)
	k.does(func(e env) bool {
		var numbers []int64
		ok := each(shape, func(at []int) bool {
			p := &point{env: e, at: at}
			numbers = append(numbers, x.value(p))
			return !p.bad
		})
		e.set(t, numbers)
		return ok
	})
}
