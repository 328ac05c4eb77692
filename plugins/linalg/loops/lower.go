package loops

import (
	"slices"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/linalg"
	dialect "github.com/mlirc/mlirc/plugins/std/dialects/affine"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/dialects/scf"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

// kind is what a nest is made of.
type kind interface {
	// loops makes the loops over sizes from dimension d on, stands in the innermost one, and
	// returns the induction variables.
	loops(n *nest, sizes []*ir.Value) []*ir.Value
	load(n *nest, m *ir.Value, subscripts affine.Map, ivs []*ir.Value) *ir.Value
	store(n *nest, v, m *ir.Value, subscripts affine.Map, ivs []*ir.Value)
}

// nest is one that is being made.
type nest struct {
	*ir.Builder
	s         *linalg.Structured
	constants map[int64]*ir.Value
	applied   map[string]*ir.Value // subscripts that are more than an induction variable
}

// lower replaces an operation on memrefs by loops.
func lower(s *linalg.Structured, k kind) {
	n := &nest{Builder: ir.BuilderBefore(s.Op), s: s, constants: map[int64]*ir.Value{}, applied: map[string]*ir.Value{}}
	extents, ok := s.Extents()
	if !ok {
		panic("BUG: linalg: the size of a dimension is not known")
	}
	sizes := make([]*ir.Value, len(extents))
	for _, d := range linalg.InOrder(extents) {
		sizes[d] = n.size(s.Op.Operand(extents[d].Operand), extents[d].Dim)
	}
	n.constant(0)
	n.constant(1)
	if _, isAffine := k.(affineLoops); isAffine && slices.ContainsFunc(sizes, isNoBound) {
		k = scfLoops{}
	}
	n.body(k, k.loops(n, sizes))
	s.Op.Erase()
}

// isNoBound reports whether loops of affine cannot have a size as a bound: it changes from one iteration of a
// loop around them to the next.
func isNoBound(size *ir.Value) bool { return !dialect.IsSymbol(size) }

func (n *nest) constant(c int64) *ir.Value {
	if n.constants[c] == nil {
		n.constants[c] = std.NewConstant(n.Builder, n.Context().IndexType(), n.Context().IndexAttr(c)).Op.Result(0)
	}
	return n.constants[c]
}

// size is that of a dimension of a memref.
func (n *nest) size(m *ir.Value, dim int) *ir.Value {
	if c := m.Type().(ir.ShapedType).Shape()[dim]; c != ir.Dynamic {
		return n.constant(c)
	}
	return memref.NewDim(n.Builder, m, n.constant(int64(dim))).Result()
}

// body makes what one point computes: it loads the elements that the region uses, computes, and
// stores what the region yields.
func (n *nest) body(k kind, ivs []*ir.Value) {
	s, block := n.s, n.s.Body()
	mapping := ir.NewMapping()
	for i, arg := range block.Args() {
		if !arg.HasUses() {
			continue
		}
		v := s.Op.Operand(i)
		if _, memory := v.Type().(*ir.MemRefType); memory {
			v = k.load(n, v, s.Maps[i], ivs)
		}
		mapping.MapValue(arg, v)
	}
	for op := range block.WithoutTerminator() {
		if index, ok := linalg.AsIndex(op); ok {
			mapping.MapValue(index.Result(), ivs[index.Dim()])
			continue
		}
		made := n.Clone(op, mapping)
		n.placeIndices(made, ivs)
	}
	for i, v := range s.Yields() {
		at := s.Inputs + i
		k.store(n, mapping.Value(v), s.Op.Operand(at), s.Maps[at], ivs)
	}
}

// placeIndices puts induction variables for linalg.index inside of a copied operation.
func (n *nest) placeIndices(made *ir.Operation, ivs []*ir.Value) {
	var inside []linalg.Index
	ir.WalkPostOrder(made, func(op *ir.Operation) {
		if index, ok := linalg.AsIndex(op); ok {
			inside = append(inside, index)
		}
	})
	for _, index := range inside {
		index.Op.ReplaceAllUsesWith(ivs[index.Dim():][:1])
		index.Op.Erase()
	}
}

// subscript is the value of an expression over induction variables.
func (n *nest) subscript(e affine.Expr, dims int, ivs []*ir.Value) *ir.Value {
	switch e := e.(type) {
	case affine.Dim:
		return ivs[e]
	case affine.Constant:
		return n.constant(int64(e))
	}
	key := affine.NewMap(dims, 0, e).String()
	if n.applied[key] == nil {
		m, used := onlyUsed(e, ivs)
		n.applied[key] = dialect.NewApply(n.Builder, used, m).Op.Result(0)
	}
	return n.applied[key]
}

// onlyUsed is an expression as a map of those induction variables that it has.
func onlyUsed(e affine.Expr, ivs []*ir.Value) (affine.Map, []*ir.Value) {
	dims := make([]affine.Expr, len(ivs))
	var used []*ir.Value
	for d, iv := range ivs {
		dims[d] = affine.Dim(d)
		if affine.Uses(e, affine.Dim(d)) {
			dims[d] = affine.Dim(len(used))
			used = append(used, iv)
		}
	}
	return affine.NewMap(len(used), 0, affine.ReplaceDimsAndSymbols(e, dims, nil)), used
}

func (n *nest) subscripts(m affine.Map, ivs []*ir.Value) []*ir.Value {
	list := make([]*ir.Value, len(m.Results))
	for i, e := range m.Results {
		list[i] = n.subscript(e, m.NumDims, ivs)
	}
	return list
}

// scfLoops are scf.for.
type scfLoops struct{}

func (scfLoops) loops(n *nest, sizes []*ir.Value) []*ir.Value {
	ivs := make([]*ir.Value, len(sizes))
	for d := range sizes {
		ivs[d] = n.scfFor(sizes[d])
	}
	return ivs
}

// scfFor makes a loop and stands in it.
func (n *nest) scfFor(size *ir.Value) *ir.Value {
	loop := scf.NewFor(n.Builder, n.constant(0), size, n.constant(1), nil)
	block := n.CreateBlock(loop.Region(), nil, n.Context().IndexType())
	n.SetInsertionPoint(scf.NewYield(n.Builder, nil).Op)
	return block.Arg(0)
}

func (scfLoops) load(n *nest, m *ir.Value, subscripts affine.Map, ivs []*ir.Value) *ir.Value {
	return memref.NewLoad(n.Builder, m, n.subscripts(subscripts, ivs)).Result()
}

func (scfLoops) store(n *nest, v, m *ir.Value, subscripts affine.Map, ivs []*ir.Value) {
	memref.NewStore(n.Builder, v, m, n.subscripts(subscripts, ivs))
}

// parallelLoops are scf.parallel where neighbouring iterators are parallel, else scf.for.
type parallelLoops struct{ scfLoops }

func (parallelLoops) loops(n *nest, sizes []*ir.Value) []*ir.Value {
	ivs := make([]*ir.Value, 0, len(sizes))
	for d := 0; d < len(sizes); {
		end := d
		for end < len(sizes) && n.s.Iterators[end] == linalg.Parallel {
			end++
		}
		if end == d {
			ivs = append(ivs, n.scfFor(sizes[d]))
			d++
			continue
		}
		ivs = append(ivs, n.scfParallel(sizes[d:end])...)
		d = end
	}
	return ivs
}

func (n *nest) scfParallel(sizes []*ir.Value) []*ir.Value {
	zeros, ones, types := make([]*ir.Value, len(sizes)), make([]*ir.Value, len(sizes)), make([]ir.Type, len(sizes))
	for i := range sizes {
		zeros[i], ones[i], types[i] = n.constant(0), n.constant(1), n.Context().IndexType()
	}
	loop := scf.NewParallel(n.Builder, zeros, sizes, ones, nil)
	block := n.CreateBlock(loop.Region(), nil, types...)
	n.SetInsertionPoint(scf.NewYield(n.Builder, nil).Op)
	return block.Args()
}

// affineLoops are affine.for; subscripts are maps of affine.load and affine.store.
type affineLoops struct{}

func (affineLoops) loops(n *nest, sizes []*ir.Value) []*ir.Value {
	ivs := make([]*ir.Value, len(sizes))
	for d, size := range sizes {
		upper := dialect.ValueMap{Map: affine.NewMap(0, 1, affine.Symbol(0)), Operands: []*ir.Value{size}}
		if c, ok := rewrite.ConstantInt(size); ok {
			upper = dialect.ValueMap{Map: affine.ConstantMap(c)}
		}
		loop := dialect.NewLoop(n.Builder, dialect.ValueMap{Map: affine.ConstantMap(0)}, upper, 1)
		ivs[d] = loop.InductionVar()
		n.SetInsertionPoint(loop.Yield())
	}
	return ivs
}

func (affineLoops) load(n *nest, m *ir.Value, subscripts affine.Map, ivs []*ir.Value) *ir.Value {
	return dialect.NewLoad(n.Builder, m, ivs, subscripts).Op.Result(0)
}

func (affineLoops) store(n *nest, v, m *ir.Value, subscripts affine.Map, ivs []*ir.Value) {
	dialect.NewStore(n.Builder, v, m, ivs, subscripts)
}
