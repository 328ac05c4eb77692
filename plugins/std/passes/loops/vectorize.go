package loops

import (
	"slices"

	core "github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/plugins/analysis/dependence"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
	"github.com/mlirc/mlirc/plugins/std/dialects/vector"
)

// vectorizer makes the counterpart of a nest on vectors.
type vectorizer struct {
	root  affine.For
	sizes []int64
	dims  map[*ir.Operation]int // which dimension of vectors a loop counts

	inBounds bool // mark transfers as in bounds

	b       *ir.Builder
	vectors map[*ir.Value]*ir.Value // what stands for values of the nest, or outside
	scalars *ir.Mapping             // what stands for induction variables
	mask    map[*ir.Operation]*ir.Value
}

func newVectorizer(found match, m *matcher) *vectorizer {
	v := &vectorizer{
		root: found.loop, sizes: m.sizes, dims: map[*ir.Operation]int{},
		b: ir.NewBuilder(found.loop.Op.Context()), vectors: map[*ir.Value]*ir.Value{},
		scalars: ir.NewMapping(), mask: map[*ir.Operation]*ir.Value{},
	}
	v.assign(found, 0)
	return v
}

func (v *vectorizer) assign(found match, dim int) {
	v.dims[found.loop.Op] = dim
	for _, inner := range found.inner {
		v.assign(inner, dim+1)
	}
}

// replace puts the counterpart in the place of the nest.
func (v *vectorizer) replace() {
	v.b.SetInsertionPointAfter(v.root.Op)
	results := v.loop(v.root)
	v.root.Op.ReplaceAllUsesWith(results)
	v.root.Op.Erase()
}

// typeOf is the vector of elements of a type.
func (v *vectorizer) typeOf(elem ir.Type) ir.Type { return v.b.Context().VectorType(v.sizes, elem) }

// loop makes the counterpart of a loop, and returns what stands for its results:
// numbers, if the loop is vectorized, and else vectors.
func (v *vectorizer) loop(old affine.For) []*ir.Value {
	dim, vectorized := v.dims[old.Op]
	step := old.Step()
	var init []*ir.Value
	var reductions []dependence.Reduction
	if vectorized {
		step *= v.sizes[dim]
		reductions, _ = dependence.Reductions(old)
		for _, r := range reductions {
			init = append(init, v.splat(neutral(r.Kind, r.Value.Type(), v.b.Context())))
		}
	} else {
		init = v.all(old.Init())
	}
	v.b.SetLoc(old.Op.Loc())
	fresh := affine.NewLoop(v.b, v.mapped(old.Lower()), v.mapped(old.Upper()), step, init...)
	v.scalars.MapValue(old.InductionVar(), fresh.InductionVar())
	for i, arg := range old.IterArgs() {
		v.vectors[arg] = fresh.IterArgs()[i]
	}
	results := fresh.Op.Results()
	for i, r := range reductions {
		results[i] = v.reduced(r.Kind, fresh.Op.Result(i), old.Init()[i])
	}
	after := v.b.InsertionPoint()
	v.body(old, fresh)
	v.b.RestoreInsertionPoint(after)
	if !vectorized {
		for i, r := range old.Op.AllResults() {
			v.vectors[r] = results[i]
		}
	}
	return results
}

// body fills the body of a counterpart.
func (v *vectorizer) body(old, fresh affine.For) {
	if fresh.Op.NumResults() == 0 {
		fresh.Yield().Erase()
	}
	v.b.SetInsertionPointToEnd(fresh.Body())
	if _, vectorized := v.dims[old.Op]; vectorized && old.Op.NumResults() > 0 {
		v.maskRest(fresh)
	}
	for op := range old.Body().WithoutTerminator() {
		v.operation(op)
	}
	v.b.SetLoc(old.Yield().Loc())
	yielded := v.all(old.Yield().Operands())
	if mask := v.mask[fresh.Op]; mask != nil {
		for i, arg := range fresh.IterArgs() {
			yielded[i] = std.NewSelect(v.b, mask, yielded[i], arg).Op.Result(0)
		}
	}
	affine.NewYield(v.b, yielded)
}

func (v *vectorizer) operation(op *ir.Operation) {
	v.b.SetLoc(op.Loc())
	switch {
	case op.Is("affine.for"):
		v.loop(affine.For{Op: op})
	case op.Is("affine.load"):
		v.load(mustAccess(op))
	case op.Is("affine.store"):
		v.store(mustAccess(op))
	case op.Is("std.constant"):
		v.vector(op.Result(0))
	default:
		v.elementwise(op)
	}
}

func (v *vectorizer) elementwise(op *ir.Operation) {
	operands := v.all(op.Operands())
	v.b.SetLoc(op.Loc())
	types := make([]ir.Type, op.NumResults())
	for i, t := range op.ResultTypes() {
		types[i] = v.typeOf(t)
	}
	fresh := v.b.CreateOp(op.Name(), operands, types, op.Attrs())
	for i, r := range op.AllResults() {
		v.vectors[r] = fresh.Result(i)
	}
}

func (v *vectorizer) load(a affine.Access) {
	elem := a.MemrefType().Elem()
	indices := v.indices(a)
	padding := std.NewConstant(v.b, elem, v.b.Context().ZeroAttr(elem))
	v.vectors[a.Result(0)] = vector.NewTransferRead(v.b, a.Memref(), indices, padding.Op.Result(0), nil,
		v.typeOf(elem), v.places(a)...).Op.Result(0)
}

func (v *vectorizer) store(a affine.Access) {
	value := v.vector(a.StoredValue())
	v.b.SetLoc(a.Loc())
	indices := v.indices(a)
	vector.NewTransferWrite(v.b, value, a.Memref(), indices, nil, v.places(a)...)
}

// indices are the coordinates of an access.
func (v *vectorizer) indices(a affine.Access) []*ir.Value {
	at := v.mapped(a.ValueMap())
	if at.Map.IsIdentity() && at.Map.NumSymbols == 0 {
		return at.Operands
	}
	indices := make([]*ir.Value, len(at.Map.Results))
	for i := range indices {
		indices[i] = affine.NewApply(v.b, at.Operands, at.Map.SubMap(i)).Op.Result(0)
	}
	return indices
}

// places gives for each dimension of the vector the dimension of the memref that it runs along,
// 0 where it is a broadcast, and whether it is in bounds. It is where each element is accessed
// by an iteration, because accesses are within bounds.
func (v *vectorizer) places(a affine.Access) []ir.NamedAttr {
	ctx, rank := v.b.Context(), len(a.MemrefType().Shape())
	results, within := make([]core.Expr, len(v.sizes)), make([]ir.Attribute, len(v.sizes))
	for i, loop := range v.around(a.Operation) {
		results[i] = core.Constant(0)
		dim, _ := varying(a, loop.InductionVar())
		if dim >= 0 {
			results[i] = core.Dim(rank - 1 - int(dim))
		}
		within[i] = ctx.BoolAttr(dim < 0 || v.fillsVectors(loop))
	}
	attrs := []ir.NamedAttr{{Name: "permutation_map", Value: ctx.AffineMapAttr(core.NewMap(rank, 0, results...))}}
	if v.inBounds {
		attrs = append(attrs, ir.NamedAttr{Name: "in_bounds", Value: ctx.ArrayAttr(within)})
	}
	return attrs
}

// mapped is a map on what stands for induction variables.
func (v *vectorizer) mapped(m affine.ValueMap) affine.ValueMap {
	operands := make([]*ir.Value, len(m.Operands))
	for i, operand := range m.Operands {
		operands[i] = v.scalars.Value(operand)
	}
	return affine.ValueMap{Map: m.Map, Operands: operands}
}

func (v *vectorizer) all(values []*ir.Value) []*ir.Value {
	list := make([]*ir.Value, len(values))
	for i, value := range values {
		list[i] = v.vector(value)
	}
	return list
}

// vector is what stands for a value: a constant of vectors where the builder stands, or
// a vector of what is the same for all elements, beside its definition.
func (v *vectorizer) vector(value *ir.Value) *ir.Value {
	if known := v.vectors[value]; known != nil && v.isVisible(known) {
		return known
	}
	def := value.DefiningOp()
	if def != nil && def.Is("std.constant") {
		v.vectors[value] = v.splat(def.Attr("value"))
		return v.vectors[value]
	}
	at, loc := v.b.InsertionPoint(), v.b.Loc()
	v.b.SetLoc(value.Loc())
	if def == nil {
		v.b.SetInsertionPointToStart(value.Block())
	} else {
		v.b.SetInsertionPointAfter(def)
	}
	v.vectors[value] = vector.NewBroadcast(v.b, value, v.typeOf(value.Type())).Op.Result(0)
	v.b.RestoreInsertionPoint(at)
	v.b.SetLoc(loc)
	return v.vectors[value]
}

// isVisible reports whether a value is one where the builder stands: it is defined in
// a block around that.
func (v *vectorizer) isVisible(value *ir.Value) bool {
	for b := v.b.Block(); b != nil && b.ParentOp() != nil; b = b.ParentOp().Block() {
		if b == value.Block() {
			return true
		}
	}
	return false
}

// splat makes a vector whose elements are one constant.
func (v *vectorizer) splat(a ir.Attribute) *ir.Value {
	t := v.typeOf(a.(ir.TypedAttr).Type()).(*ir.VectorType)
	return std.NewConstant(v.b, t, v.b.Context().DenseElementsAttr(t, ir.AppendElement(nil, a), true)).Op.Result(0)
}

// maskRest makes a mask for the elements that a reduction is about, where its iterations
// do not fill the last vector.
func (v *vectorizer) maskRest(loop affine.For) {
	if from, to, ok := loop.ConstantBounds(); ok && affine.ConstantTripCount(from, to, 1)%loop.Step() == 0 {
		return
	}
	upper := loop.Upper()
	dims := upper.Map.NumDims
	rest := make([]core.Expr, len(upper.Map.Results))
	for i, e := range upper.Map.Results {
		rest[i] = core.Sub(e, core.Dim(dims))
	}
	operands := slices.Concat(upper.Dims(), []*ir.Value{loop.InductionVar()}, upper.Symbols())
	m := affine.ValueMap{Map: core.NewMap(dims+1, upper.Map.NumSymbols, rest...), Operands: operands}.Composed()
	var left *ir.Value
	if len(rest) == 1 {
		left = affine.NewApply(v.b, m.Operands, m.Map).Op.Result(0)
	} else {
		left = affine.NewMin(v.b, m.Operands, m.Map).Op.Result(0)
	}
	v.mask[loop.Op] = vector.NewCreateMask(v.b, []*ir.Value{left}, v.typeOf(v.b.Context().I1())).Op.Result(0)
}

// reduced combines the elements of a vector with what a loop began with.
func (v *vectorizer) reduced(kind std.AtomicRMWKind, value, init *ir.Value) *ir.Value {
	name, op := "add", "std.addi"
	switch kind {
	case std.AtomicRMWKindAddf:
		op = "std.addf"
	case std.AtomicRMWKindMulf:
		name, op = "mul", "std.mulf"
	case std.AtomicRMWKindMuli:
		name, op = "mul", "std.muli"
	}
	t := init.Type()
	sum := vector.NewReduction(v.b, value, nil, t, name).Op.Result(0)
	if def := init.DefiningOp(); def != nil && def.Is("std.constant") && def.Attr("value") == neutral(kind, t, v.b.Context()) {
		return sum
	}
	return v.b.CreateOp(v.b.Context().OpName(op), []*ir.Value{sum, init}, []ir.Type{t}, nil).Result(0)
}

// neutral is the constant that changes nothing when it is combined.
func neutral(kind std.AtomicRMWKind, t ir.Type, ctx *ir.Context) ir.Attribute {
	if kind != std.AtomicRMWKindMulf && kind != std.AtomicRMWKindMuli {
		return ctx.ZeroAttr(t)
	}
	if f, ok := t.(*ir.FloatType); ok {
		return ctx.FloatAttr(f, num.FromInt(f.Kind(), num.New(32, 1), true))
	}
	return ctx.IntAttr(t, 1)
}
