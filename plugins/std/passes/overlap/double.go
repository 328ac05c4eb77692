package overlap

import (
	"slices"

	core "github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/passes/loops"
)

// shiftMap adds a number.
func shiftMap(by int64) core.Map {
	return core.NewMap(1, 0, core.Add(core.Dim(0), core.Constant(by)))
}

// shifted is a bound plus a number.
func shifted(m affine.ValueMap, by int64) affine.ValueMap {
	results := make([]core.Expr, len(m.Map.Results))
	for i, e := range m.Map.Results {
		results[i] = core.Add(e, core.Constant(by))
	}
	return affine.ValueMap{Map: core.NewMap(m.Map.NumDims, m.Map.NumSymbols, results...), Operands: m.Operands}
}

// place is the elements of a buffer that an operation accesses, in row-major order: span of them,
// of which the first one has these subscripts.
type place struct {
	at    affine.ValueMap
	span  int64
	reads bool
}

// accessOf is what an operation does with the memref that is one of its operands; false if it is no
// access by subscripts.
func accessOf(op *ir.Operation, operand int) (place, bool) {
	if a, ok := affine.AsAccess(op); ok {
		if !a.IsLoad() && !a.IsStore() || op.Operand(operand) != a.Memref() || a.IsStore() && a.StoredValue() == a.Memref() {
			return place{}, false
		}
		span, ok := spanOf(a)
		return place{a.ValueMap(), span, a.IsLoad()}, ok
	}
	start, ok := affine.AsDmaStart(op)
	if !ok || start.Src() != op.Operand(operand) || start.Dst() == start.Src() || start.Tag() == start.Src() {
		return place{}, false
	}
	n, ok := rewrite.ConstantInt(start.Num())
	return place{affine.ValueMap{Map: start.SrcMap(), Operands: start.SrcIdx()}, n, true}, ok
}

// spanOf is the number of elements from the first to the last that an access may touch.
func spanOf(a affine.Access) (int64, bool) {
	if !a.Is("affine.vector_load") && !a.Is("affine.vector_store") {
		return 1, true
	}
	t := a.OperandType(0)
	if a.IsLoad() {
		t = a.ResultType(0)
	}
	v, ok := t.(*ir.VectorType)
	if !ok {
		return 0, false
	}
	shape, span := a.MemrefType().Shape(), int64(1)
	strides := core.Contiguous(shape).Strides
	for i, n := range v.Shape() {
		stride := strides[len(shape)-len(v.Shape())+i]
		if stride == ir.Dynamic {
			return 0, false
		}
		span += (n - 1) * stride
	}
	return span, true
}

// covers reports whether the transfer writes what is read behind it in the same iteration.
func (t transfer) covers(read place) bool {
	n, ok := rewrite.ConstantInt(t.start.Num())
	if !ok {
		return false
	}
	shape := t.start.Dst().Type().(*ir.MemRefType).Shape()
	strides := core.Contiguous(shape).Strides
	if slices.Contains(strides, ir.Dynamic) || slices.Contains(shape, 0) {
		return false
	}
	to := affine.ValueMap{Map: t.start.DstMap(), Operands: t.start.DstIdx()}.Composed()
	elements, static := ir.NumElements(t.start.Dst().Type().(*ir.MemRefType))
	if static && n >= elements && !slices.ContainsFunc(to.Map.Results, func(e core.Expr) bool { return e != core.Expr(core.Constant(0)) }) {
		return true
	}
	at := read.at.Composed()
	distance := core.Sub(linear(at, strides, 0, 0), linear(to, strides, at.Map.NumDims, at.Map.NumSymbols))
	m := affine.ValueMap{
		Map:      core.NewMap(at.Map.NumDims+to.Map.NumDims, at.Map.NumSymbols+to.Map.NumSymbols, distance),
		Operands: slices.Concat(at.Dims(), to.Dims(), at.Symbols(), to.Symbols()),
	}.Composed()
	low, high := loops.Range(m.Map.Results[0], m)
	return low >= 0 && high <= n-read.span
}

// linear is the number of an element in row-major order, over inputs behind others.
func linear(m affine.ValueMap, strides []int64, dims, symbols int) core.Expr {
	var sum core.Expr = core.Constant(0)
	for i, e := range m.Map.Results {
		sum = core.Add(sum, core.Mul(core.Shift(e, dims, symbols), core.Constant(strides[i])))
	}
	return sum
}

// double makes two buffers of one, which iterations of a loop take in turn.
func double(old *ir.Value, loop affine.For) {
	from := old.DefiningOp()
	t := old.Type().(*ir.MemRefType)
	ctx := loop.Op.Context()
	b := ir.BuilderBefore(loop.Op)
	b.SetLoc(from.Loc())
	twice := ctx.MemRefType(append([]int64{2}, t.Shape()...), t.Elem(), nil, t.Space())
	made := b.Create(&ir.OperationState{Name: from.Name(), Operands: from.Operands(), Results: []ir.Type{twice}, Attrs: from.Attrs()})
	b.SetInsertionPointAfter(loop.Op)
	memref.NewDealloc(b, made.Result(0))

	turn := affine.ValueMap{
		Map:      core.NewMap(1, 0, core.Mod(core.FloorDiv(core.Dim(0), core.Constant(loop.Step())), core.Constant(2))),
		Operands: []*ir.Value{loop.InductionVar()},
	}
	var users []*ir.Operation
	for use := range old.Uses() {
		users = append(users, use.Owner())
	}
	for _, op := range users {
		if op.Is("memref.dealloc") {
			op.Erase()
		} else {
			inTurn(op, old, made.Result(0), turn)
		}
	}
	from.Erase()
}

// inTurn gives an access of a buffer, a transfer or what waits for one that of two which a subscript
// chooses.
func inTurn(op *ir.Operation, old, fresh *ir.Value, turn affine.ValueMap) {
	if a, ok := affine.AsAccess(op); ok {
		at := chosen(a.ValueMap(), turn)
		a.SetMemref(fresh)
		a.SetValueMap(at)
		return
	}
	if wait, ok := affine.AsDmaWait(op); ok {
		num := wait.Num()
		at := chosen(affine.ValueMap{Map: wait.TagMap(), Operands: wait.TagIdx()}, turn)
		op.SetAttr("tag_map", op.Context().AffineMapAttr(at.Map))
		op.SetOperands(append(append([]*ir.Value{fresh}, at.Operands...), num))
		return
	}
	start, ok := affine.AsDmaStart(op)
	if !ok {
		panic("BUG: a buffer is used by '" + op.Name().String() + "'")
	}
	var operands []*ir.Value
	change := func(m *ir.Value, at affine.ValueMap) ir.Attribute {
		if m == old {
			m, at = fresh, chosen(at, turn)
		}
		operands = append(append(operands, m), at.Operands...)
		return op.Context().AffineMapAttr(at.Map)
	}
	src := change(start.Src(), affine.ValueMap{Map: start.SrcMap(), Operands: start.SrcIdx()})
	dst := change(start.Dst(), affine.ValueMap{Map: start.DstMap(), Operands: start.DstIdx()})
	tag := change(start.Tag(), affine.ValueMap{Map: start.TagMap(), Operands: start.TagIdx()})
	operands = append(append(operands, start.Num()), ods.Present(start.Stride())...)
	operands = append(operands, ods.Present(start.Nps())...)
	start.SetSrcMapAttr(src)
	start.SetDstMapAttr(dst)
	start.SetTagMapAttr(tag)
	op.SetOperands(operands)
}

// chosen puts a subscript before others.
func chosen(m, first affine.ValueMap) affine.ValueMap {
	results := []core.Expr{core.Shift(first.Map.Results[0], m.Map.NumDims, m.Map.NumSymbols)}
	return affine.ValueMap{
		Map:      core.NewMap(m.Map.NumDims+first.Map.NumDims, m.Map.NumSymbols, append(results, m.Map.Results...)...),
		Operands: slices.Concat(m.Dims(), first.Operands, m.Symbols()),
	}.Composed()
}
