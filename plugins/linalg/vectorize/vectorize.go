package vectorize

import (
	"slices"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/linalg"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
	"github.com/mlirc/mlirc/plugins/std/dialects/vector"
	"github.com/mlirc/mlirc/plugins/std/dialects/view"
)

// vectorizer turns one operation into operations on vectors.
type vectorizer struct {
	*ir.Builder
	s        *linalg.Structured
	sizes    []int64 // of the dimensions of the space
	kept     []bool
	output   []int // the kept dimensions of the output, in its order
	contract bool  // the body multiplies and adds
	places   []place
	zero     *ir.Value
}

// place is where the elements of an operand lie: a dimension of the space for each of its own,
// -1 where it has none, and the distance of neighbours in units of its own.
type place struct {
	dims    []int
	strides []int64
}

// newVectorizer looks at an operation. It says why vectors cannot take its place.
func newVectorizer(s *linalg.Structured, most int64) (*vectorizer, string) {
	v := &vectorizer{s: s, contract: isContraction(s)}
	if !s.OnMemory() || s.Op.NumOperands() != s.Inputs+1 {
		return nil, "it does not write to one memref"
	}
	if !v.measure() {
		return nil, "sizes are not known"
	}
	points := int64(1)
	for _, n := range v.sizes {
		if points *= n; points < 1 || points > most {
			return nil, "it has too many points"
		}
	}
	v.keep()
	for i, m := range s.Maps {
		p, ok := v.placeOf(m)
		if !ok {
			return nil, "subscripts are more than a multiple of a dimension"
		}
		if !isVectorElement(ir.ElementOrSelf(s.Op.OperandType(i))) {
			return nil, "vectors are not made of elements of its type"
		}
		v.places = append(v.places, p)
	}
	for _, d := range v.places[s.Inputs].dims {
		if d >= 0 {
			v.output = append(v.output, d)
		}
	}
	for d, kept := range v.kept {
		if kept && s.Iterators[d] == linalg.Parallel != slices.Contains(v.output, d) {
			return nil, "a dimension is not one of its output"
		}
	}
	if len(v.output) == 0 {
		return nil, "its output is one element"
	}
	if reason := v.bodyProblem(); !v.contract && reason != "" {
		return nil, reason
	}
	return v, ""
}

// measure finds the sizes of all dimensions; false where one is not known.
func (v *vectorizer) measure() bool {
	places, ok := v.s.Extents()
	if !ok {
		return false
	}
	for _, p := range places {
		n := v.s.Op.OperandType(p.Operand).(ir.ShapedType).Shape()[p.Dim]
		if n == ir.Dynamic {
			return false
		}
		v.sizes = append(v.sizes, n)
	}
	return true
}

// keep decides which dimensions vectors have. A contraction without one that it sums up over is
// made of its body.
func (v *vectorizer) keep() {
	v.kept = make([]bool, len(v.sizes))
	contracts := false
	for d, n := range v.sizes {
		v.kept[d] = n > 1
		if v.contract && v.s.Iterators[d] != linalg.Parallel && isPlain(v.s.Maps[0], d) && isPlain(v.s.Maps[1], d) {
			v.kept[d], contracts = true, true
		}
	}
	if !contracts {
		v.contract = false
	}
	// The dimensions of a contraction as MLIR 13 has them: all, where each is a subscript.
	if v.contract && !slices.ContainsFunc(v.s.Maps, func(m affine.Map) bool { return !m.IsProjectedPermutation() }) {
		for d, kind := range v.s.Iterators {
			v.kept[d] = v.kept[d] || kind == linalg.Parallel && allFixed(v.sizes)
		}
	}
}

// allFixed reports whether no dimension is but one point long.
func allFixed(sizes []int64) bool { return !slices.Contains(sizes, 1) }

// isPlain reports whether a dimension is a subscript, and in no other one.
func isPlain(m affine.Map, d int) bool {
	n := 0
	for _, e := range m.Results {
		if e == affine.Expr(affine.Dim(d)) {
			n++
		} else if affine.Uses(e, affine.Dim(d)) {
			return false
		}
	}
	return n == 1
}

// placeOf reads a map; false where a subscript is more than a multiple of one kept dimension, or
// two have the same.
func (v *vectorizer) placeOf(m affine.Map) (place, bool) {
	var p place
	at := make([]affine.Expr, m.NumDims)
	for d := range at {
		at[d] = affine.Constant(0)
		if v.kept[d] {
			at[d] = affine.Dim(d)
		}
	}
	for _, e := range m.Results {
		e := affine.Simplify(affine.ReplaceDimsAndSymbols(e, at, nil), m.NumDims, 0)
		dim, stride, ok := multiple(e)
		if !ok || dim >= 0 && slices.Contains(p.dims, dim) {
			return place{}, false
		}
		p.dims, p.strides = append(p.dims, dim), append(p.strides, stride)
	}
	return p, true
}

// multiple takes an expression apart that is a dimension times a number, or 0.
func multiple(e affine.Expr) (dim int, stride int64, ok bool) {
	switch e := e.(type) {
	case affine.Dim:
		return int(e), 1, true
	case affine.Constant:
		return -1, 1, e == 0
	case *affine.Binary:
		d, isDim := e.LHS().(affine.Dim)
		n, isConstant := e.RHS().(affine.Constant)
		return int(d), int64(n), e.Op() == affine.OpMul && isDim && isConstant && n > 0
	}
	return 0, 0, false
}

func isVectorElement(t ir.Type) bool {
	switch t := t.(type) {
	case *ir.IntegerType:
		return t.Signedness() == ir.Signless
	case *ir.FloatType:
		return true
	}
	return false
}

// run replaces the operation.
func (v *vectorizer) run() {
	v.Builder = ir.BuilderBefore(v.s.Op)
	v.SetLoc(v.s.Op.Loc())
	v.zero = std.NewConstant(v.Builder, v.Context().IndexType(), v.Context().IndexAttr(0)).Result()
	result := v.ofBody
	if v.contract {
		result = v.contraction
	}
	v.write(result())
	v.s.Op.Erase()
}

// base is the memref of an operand, in which neighbours are one element apart.
func (v *vectorizer) base(i int) *ir.Value {
	m, p := v.s.Op.Operand(i), v.places[i]
	if !slices.ContainsFunc(p.strides, func(n int64) bool { return n != 1 }) {
		return m
	}
	zeros, sizes := make([]int64, len(p.dims)), make([]int64, len(p.dims))
	for r, d := range p.dims {
		if sizes[r] = 1; d >= 0 {
			sizes[r] = v.sizes[d]
		}
	}
	form, _ := view.Of(m.Type())
	t := form.Slice(zeros, sizes, p.strides).Like(m.Type())
	return memref.NewSubview(v.Builder, m, nil, nil, nil, t, zeros, sizes, p.strides).Op.Result(0)
}

// read is the vector of an operand with dimensions of the space; it is repeated along those that
// the operand does not have.
func (v *vectorizer) read(i int, dims []int) *ir.Value {
	t := v.vectorType(dims, ir.ElementOrSelf(v.s.Op.OperandType(i)))
	x := v.s.Op.Operand(i)
	if _, isMemory := x.Type().(*ir.MemRefType); !isMemory {
		return vector.NewBroadcast(v.Builder, x, t).Op.Result(0)
	}
	base := v.base(i)
	indices := slices.Repeat([]*ir.Value{v.zero}, len(v.places[i].dims))
	if len(indices) == 0 {
		x = memref.NewLoad(v.Builder, base, nil).Result()
		return vector.NewBroadcast(v.Builder, x, t).Op.Result(0)
	}
	padding := std.NewConstant(v.Builder, t.Elem(), v.Context().ZeroAttr(t.Elem())).Result()
	return vector.NewTransferRead(v.Builder, base, indices, padding, nil, t, v.transfer(i, dims)...).Op.Result(0)
}

func (v *vectorizer) vectorType(dims []int, elem ir.Type) *ir.VectorType {
	shape := make([]int64, len(dims))
	for i, d := range dims {
		shape[i] = v.sizes[d]
	}
	return v.Context().VectorType(shape, elem)
}

// transfer are the attributes of a transfer between an operand and a vector with dimensions of
// the space.
func (v *vectorizer) transfer(i int, dims []int) []ir.NamedAttr {
	ctx, p := v.Context(), v.places[i]
	results, within := make([]affine.Expr, len(dims)), make([]ir.Attribute, len(dims))
	for k, d := range dims {
		results[k], within[k] = affine.Constant(0), ctx.BoolAttr(true)
		if r := slices.Index(p.dims, d); r >= 0 {
			results[k] = affine.Dim(r)
		}
	}
	return []ir.NamedAttr{
		{Name: "permutation_map", Value: ctx.AffineMapAttr(affine.NewMap(len(p.dims), 0, results...))},
		{Name: "in_bounds", Value: ctx.ArrayAttr(within)},
	}
}

// write writes the vector that the output becomes.
func (v *vectorizer) write(result *ir.Value) {
	i := v.s.Inputs
	base := v.base(i)
	indices := slices.Repeat([]*ir.Value{v.zero}, len(v.places[i].dims))
	vector.NewTransferWrite(v.Builder, result, base, indices, nil, v.transfer(i, v.output)...)
}
