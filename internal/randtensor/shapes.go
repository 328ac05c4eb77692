package randtensor

import (
	"fmt"
	"slices"
	"strings"
)

// window is where a slice lies in a tensor.
type window struct {
	text    string // behind the tensor: [offsets] [sizes] [strides]
	sizes   []int
	open    []bool
	offsets []func(env) int
	strides []int
}

// window chooses a slice of a shape with given sizes, or of sizes of its own where they are nil.
func (k *maker) window(shape, sizes []int) *window {
	w := &window{sizes: sizes}
	if sizes == nil {
		for _, n := range shape {
			w.sizes = append(w.sizes, 1+k.IntN(n))
		}
	}
	var offsets, lengths, strides []string
	for i, n := range shape {
		stride := 1
		if k.IntN(4) == 0 && (w.sizes[i]-1)*2 < n {
			stride = 2
		}
		offset, at := k.within(n - (w.sizes[i]-1)*stride)
		length := fmt.Sprint(w.sizes[i])
		open := k.IntN(4) == 0
		if open {
			length = k.subscript(w.sizes[i])
		}
		by := fmt.Sprint(stride)
		if k.IntN(8) == 0 {
			by = k.subscript(stride)
		}
		offsets, lengths, strides = append(offsets, offset), append(lengths, length), append(strides, by)
		w.offsets, w.strides, w.open = append(w.offsets, at), append(w.strides, stride), append(w.open, open)
	}
	w.text = fmt.Sprintf("[%s] [%s] [%s]", strings.Join(offsets, ", "), strings.Join(lengths, ", "), strings.Join(strides, ", "))
	return w
}

// in is where an element of the slice lies in the whole.
func (w *window) in(e env, at []int) []int {
	list := make([]int, len(at))
	for i, x := range at {
		list[i] = w.offsets[i](e) + x*w.strides[i]
	}
	return list
}

// inside is the element of the slice that lies at a place of the whole, if one does.
func (w *window) inside(e env, at []int) ([]int, bool) {
	list := make([]int, len(at))
	for i, x := range at {
		x -= w.offsets[i](e)
		if x < 0 || x%w.strides[i] != 0 || x/w.strides[i] >= w.sizes[i] {
			return nil, false
		}
		list[i] = x / w.strides[i]
	}
	return list, true
}

// slice takes a part of a tensor, sometimes without some of the dimensions of size one.
func (k *maker) slice() {
	t := k.recent()
	if len(t.shape) == 0 {
		return
	}
	w := k.window(t.shape, nil)
	kept := k.kept(w)
	r := k.add(t.elem, chosen(w.sizes, kept), chosen(w.open, kept))
	k.linef("%s = tensor.extract_slice %s%s : %s to %s", r.name, t.name, w.text, t, r)
	k.computes(r, func(e env, at []int) int64 { return e.of(t, w.in(e, spread(at, kept))) })
}

// kept says which dimensions of a window a slice of lower rank has.
func (k *maker) kept(w *window) []bool {
	kept := make([]bool, len(w.sizes))
	drop := k.IntN(3) == 0
	for i, n := range w.sizes {
		kept[i] = !drop || n != 1 || w.open[i]
	}
	return kept
}

func chosen[T any](list []T, kept []bool) []T {
	var some []T
	for i, x := range list {
		if kept[i] {
			some = append(some, x)
		}
	}
	return some
}

// spread has the subscripts of the dimensions that are kept, and 0 for the others.
func spread(at []int, kept []bool) []int {
	list := make([]int, len(kept))
	n := 0
	for i := range kept {
		if kept[i] {
			list[i] = at[n]
			n++
		}
	}
	return list
}

// inserted puts a tensor into another of the same rank, or a slice of it back into a slice.
func (k *maker) inserted() {
	to := k.recent()
	if len(to.shape) == 0 {
		return
	}
	var fit []*tensor
	for _, t := range k.scope.tensors {
		if t.elem == to.elem && len(t.shape) == len(to.shape) && fits(t.shape, to.shape) {
			fit = append(fit, t)
		}
	}
	t := fit[k.IntN(len(fit))]
	w := k.window(to.shape, t.shape)
	t = k.typed(t, w.open)
	r := k.like(to)
	k.linef("%s = tensor.insert_slice %s into %s%s : %s into %s", r.name, t.name, to.name, w.text, t, to)
	k.computes(r, func(e env, at []int) int64 {
		if inner, ok := w.inside(e, at); ok {
			return e.of(t, inner)
		}
		return e.of(to, at)
	})
}

func fits(small, large []int) bool {
	for i, n := range small {
		if n > large[i] {
			return false
		}
	}
	return true
}

// largest is how many elements a tensor has at most that grows.
const largest = 4000

func (k *maker) padded() {
	t := k.recent()
	low, high := make([]int, len(t.shape)), make([]int, len(t.shape))
	shape, open := slices.Clone(t.shape), slices.Clone(t.open)
	var lows, highs, params []string
	for i := range t.shape {
		low[i], high[i] = k.IntN(3), k.IntN(3)
		shape[i] += low[i] + high[i]
		lows, highs = append(lows, k.width(low[i], &open[i])), append(highs, k.width(high[i], &open[i]))
		params = append(params, k.name()+": index")
	}
	if len(t.shape) == 0 || count(shape) > largest {
		return
	}
	with := k.scalar(t.elem)
	r := k.add(t.elem, shape, open)
	k.linef("%s = linalg.pad_tensor %s low[%s] high[%s] {\n^bb0(%s):\nlinalg.yield %s : %s\n} : %s to %s", r.name, t.name,
		strings.Join(lows, ", "), strings.Join(highs, ", "), strings.Join(params, ", "), with.name, t.elem.name, t, r)
	k.computes(r, func(e env, at []int) int64 {
		inner := make([]int, len(at))
		for i, x := range at {
			if inner[i] = x - low[i]; inner[i] < 0 || inner[i] >= t.shape[i] {
				return e[with.name][0]
			}
		}
		return e.of(t, inner)
	})
}

// width is how much is added to a side; where it is not a number, the size of the result is open.
func (k *maker) width(n int, open *bool) string {
	if k.IntN(4) > 0 {
		return fmt.Sprint(n)
	}
	*open = true
	return k.subscript(n)
}

// collapsed makes one dimension of two.
func (k *maker) collapsed() {
	t := k.recent()
	if len(t.shape) < 2 {
		return
	}
	at := k.IntN(len(t.shape) - 1)
	shape := slices.Delete(slices.Clone(t.shape), at, at+1)
	open := slices.Delete(slices.Clone(t.open), at, at+1)
	shape[at], open[at] = t.shape[at]*t.shape[at+1], t.open[at] || t.open[at+1]
	r := k.add(t.elem, shape, open)
	k.linef("%s = linalg.tensor_collapse_shape %s %s : %s into %s", r.name, t.name, groups(len(t.shape), at), t, r)
	k.does(func(e env) bool { e.set(r, e[t.name]); return true })
}

// expanded makes two dimensions of one.
func (k *maker) expanded() {
	t := k.recent()
	if len(t.shape) == 0 || len(t.shape) > 3 {
		return
	}
	at := k.IntN(len(t.shape))
	n := t.shape[at]
	first := 1 + k.IntN(n)
	if n%first != 0 {
		return
	}
	shape := slices.Insert(slices.Clone(t.shape), at, first)
	shape[at+1] = n / first
	open := slices.Insert(slices.Clone(t.open), at, false)
	if open[at+1] && k.IntN(2) == 0 {
		open[at], open[at+1] = true, false
	}
	r := k.add(t.elem, shape, open)
	k.linef("%s = linalg.tensor_expand_shape %s %s : %s into %s", r.name, t.name, groups(len(shape), at), t, r)
	k.does(func(e env) bool { e.set(r, e[t.name]); return true })
}

// groups is the reassociation of a rank in which dimension `at` and the next belong together.
func groups(rank, at int) string {
	var list []string
	for i := 0; i < rank; i++ {
		if i == at {
			list = append(list, fmt.Sprintf("[%d, %d]", i, i+1))
			i++
			continue
		}
		list = append(list, fmt.Sprintf("[%d]", i))
	}
	return "[" + strings.Join(list, ", ") + "]"
}

// cast leaves other sizes of a type open.
func (k *maker) cast() {
	t := k.recent()
	k.typed(t, k.open(t.shape, 2))
}

// extracted takes a number out of a tensor.
func (k *maker) extracted() {
	t := k.recent()
	texts, values := k.subscripts(t)
	s := scalar{k.name(), t.elem}
	k.linef("%s = tensor.extract %s[%s] : %s", s.name, t.name, strings.Join(texts, ", "), t)
	k.scope.scalars = append(k.scope.scalars, s)
	k.does(func(e env) bool { e[s.name] = []int64{e.of(t, values(e))}; return true })
}

// put puts a number into a tensor.
func (k *maker) put() {
	t := k.recent()
	texts, values := k.subscripts(t)
	s := k.scalar(t.elem)
	r := k.like(t)
	k.linef("%s = tensor.insert %s into %s[%s] : %s", r.name, s.name, t.name, strings.Join(texts, ", "), t)
	k.does(func(e env) bool {
		numbers := slices.Clone(e[t.name])
		numbers[t.offset(values(e))] = e[s.name][0]
		e.set(r, numbers)
		return true
	})
}

func (k *maker) subscripts(t *tensor) (texts []string, values func(env) []int) {
	var each []func(env) int
	for _, n := range t.shape {
		text, value := k.operand(n)
		texts, each = append(texts, text), append(each, value)
	}
	return texts, func(e env) []int {
		at := make([]int, len(each))
		for i, value := range each {
			at[i] = value(e)
		}
		return at
	}
}

// scalar is a number of an element type: one that was extracted, or a constant.
func (k *maker) scalar(elem *element) scalar {
	var fit []scalar
	for _, s := range k.scope.scalars {
		if s.elem == elem {
			fit = append(fit, s)
		}
	}
	if len(fit) > 0 && k.IntN(3) > 0 {
		return fit[k.IntN(len(fit))]
	}
	s := scalar{k.name(), elem}
	n := k.number(elem)
	k.linef("%s = constant %s : %s", s.name, elem.literal(n), elem.name)
	k.does(func(e env) bool { e[s.name] = []int64{n}; return true })
	return s
}

// fill fills a tensor that has another's shape.
func (k *maker) fill() {
	t := k.recent()
	k.filled(k.init(t.elem, t.shape, t.open), k.scalar(t.elem))
}

func (k *maker) filled(into *tensor, with scalar) *tensor {
	r := k.like(into)
	k.linef("%s = linalg.fill(%s, %s) : %s, %s -> %s", r.name, with.name, into.name, with.elem.name, into, r)
	k.computes(r, func(e env, _ []int) int64 { return e[with.name][0] })
	return r
}

// init is a tensor whose elements are not yet known. It is not in the scope.
func (k *maker) init(elem *element, shape []int, open []bool) *tensor {
	var sizes []string
	for i, n := range shape {
		if open[i] {
			sizes = append(sizes, k.subscript(n))
		} else {
			sizes = append(sizes, fmt.Sprint(n))
		}
	}
	t := &tensor{name: k.name(), elem: elem, shape: shape, open: open}
	k.linef("%s = linalg.init_tensor [%s] : %s", t.name, strings.Join(sizes, ", "), t)
	return t
}
