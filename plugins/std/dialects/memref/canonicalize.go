package memref

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/plugins/std/dialects/view"
)

// canonicalize is what the dialect adds to the pass of that name.
func canonicalize() transforms.Owner {
	return transforms.Owner{
		Patterns: slices.Concat(viewPatterns(), reshapePatterns(), tensorPatterns(), castPatterns(), allocationPatterns(), partPatterns()),
		Folds: rewrite.Folds(
			rewrite.FoldOn(sizeOfDim), rewrite.FoldOn(wholePart),
			rewrite.FoldOn(collapsedBack), rewrite.FoldOn(expandedBack),
			rewrite.FoldOn(loadOfPlace), rewrite.FoldOn(placeOfLoad), rewrite.FoldOn(sameSpace),
		),
		Builds: []string{"memref", "std", "tensor"},
	}
}

// castPatterns are those of casts and of what uses them.
func castPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{
		rewrite.On("cast-of-cast", castOfCast),
		rewrite.On("needless-clone", needlessClone),
		rewrite.On("use-of-cast", ThroughCast[Load]),
		rewrite.On("use-of-cast", ThroughCast[Store]),
		rewrite.On("use-of-cast", ThroughCast[Dealloc]),
		rewrite.On("use-of-cast", dimThroughCast),
		rewrite.On("use-of-cast", cloneThroughCast),
	}
}

// allocationPatterns are those of memory that is allocated.
func allocationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{
		rewrite.On("unused-allocation", unusedAllocation[Alloc]),
		rewrite.On("constant-sizes", constantSizes[Alloc]),
		rewrite.On("unused-allocation", unusedAllocation[Alloca]),
		rewrite.On("constant-sizes", constantSizes[Alloca]),
	}
}

// Uncast is the operand of the cast that made a memref, if it has a rank: it is the same memory.
func Uncast(v *ir.Value) (*ir.Value, bool) {
	cast, ok := ir.DefinedBy[Cast](v)
	if !ok {
		return nil, false
	}
	_, ranked := cast.Source().Type().(*ir.MemRefType)
	return cast.Source(), ranked
}

// ForgetsLayout reports whether a cast only makes the type less specific.
func ForgetsLayout(op Cast) bool { return forgets(op.Source().Type(), op.Dest().Type()) }

// SkipCasts gives an operation the memrefs that its operands are casts of, where a cast only
// makes the type less specific. It reports whether there are any.
func SkipCasts(op *ir.Operation, rw *rewrite.Rewriter) bool {
	return rw.ReplaceOperands(op, func(v *ir.Value) (*ir.Value, bool) {
		cast, ok := ir.DefinedBy[Cast](v)
		if !ok || !ForgetsLayout(cast) {
			return nil, false
		}
		return cast.Source(), true
	})
}

// NoCast says why a user of casts is left alone.
const NoCast = "the memref is not the cast of one with a rank"

// Accessor is the view of an operation on a memref.
type Accessor interface {
	ir.View
	Memref() *ir.Value
	SetMemref(v *ir.Value)
}

// ThroughCast makes a user of a cast use the cast's operand. An unranked memref is of no use to
// any operation.
func ThroughCast[V Accessor](op V, rw *rewrite.Rewriter) rewrite.Result {
	source, ok := Uncast(op.Memref())
	if !ok {
		return rw.MatchFailure(NoCast)
	}
	rw.Update(ir.OperationOf(op), func() { op.SetMemref(source) })
	return rw.Success()
}

// dimThroughCast: a cast changes no size, of those that there are.
func dimThroughCast(op Dim, rw *rewrite.Rewriter) rewrite.Result {
	source, ok := Uncast(op.Source())
	if !ok || isOutside(op.Index(), len(source.Type().(*ir.MemRefType).Shape())) {
		return rw.MatchFailure(NoCast)
	}
	rw.Update(op.Op, func() { op.SetSource(source) })
	return rw.Success()
}

// cloneThroughCast: a copy is one of what is cast.
func cloneThroughCast(op Clone, rw *rewrite.Rewriter) rewrite.Result {
	source, ok := Uncast(op.Input())
	if !ok {
		return rw.MatchFailure(NoCast)
	}
	rw.Update(op.Op, func() { op.SetInput(source) })
	return rw.Success()
}

// isOutside reports whether a value is the number of a dimension that is not there.
func isOutside(dim *ir.Value, rank int) bool {
	n, known := rewrite.ConstantInt(dim)
	return known && (n < 0 || n >= int64(rank))
}

// castOfCast: two casts are one where the types at both ends fit each other; that
// between may have promised what does not hold.
func castOfCast(op Cast, rw *rewrite.Rewriter) rewrite.Result {
	inner, ok := ir.DefinedBy[Cast](op.Source())
	if !ok {
		return rw.MatchFailure("the operand is not a cast")
	}
	from, ranked := inner.Source().Type().(*ir.MemRefType)
	if !ranked {
		return rw.MatchFailure("the first operand has no rank")
	}
	if to, ok := op.Dest().Type().(*ir.MemRefType); ok && !fits(from, to) && !forgets(from, to) {
		return rw.MatchFailure("the types at both ends contradict each other")
	}
	rw.Update(op.Op, func() { op.SetSource(inner.Source()) })
	return rw.Success()
}

// fits reports whether a memref of one type may be cast to another of the same
// layout.
func fits(from, to *ir.MemRefType) bool {
	if len(from.Shape()) != len(to.Shape()) || !slices.Equal(from.Layout(), to.Layout()) {
		return false
	}
	for i, n := range from.Shape() {
		if other := to.Shape()[i]; n != other && n != ir.Dynamic && other != ir.Dynamic {
			return false
		}
	}
	return true
}

// allocation is the view of an operation that allocates memory.
type allocation interface {
	ir.View
	Memref() *ir.Value
	DynamicSizes() []*ir.Value
	SymbolOperands() []*ir.Value
}

// unusedAllocation: memory that is only written and released is not needed.
func unusedAllocation[V allocation](op V, rw *rewrite.Rewriter) rewrite.Result {
	v := op.Memref()
	for use := range v.Uses() {
		store, stores := AsStore(use.Owner())
		if ir.IsA[Dealloc](use.Owner()) || stores && store.Value() != v {
			continue
		}
		return rw.MatchFailure("the allocation has uses")
	}
	for v.HasUses() {
		rw.EraseOp(v.FirstUse().Owner())
	}
	rw.EraseOp(ir.OperationOf(op))
	return rw.Success()
}

// constantSizes: sizes that are constant become part of the type.
func constantSizes[V allocation](own V, rw *rewrite.Rewriter) rewrite.Result {
	t, ok := own.Memref().Type().(*ir.MemRefType)
	if !ok {
		return rw.MatchFailure("it makes no memref with a rank")
	}
	shape, left, ok := view.KnownSizes(t.Shape(), own.DynamicSizes())
	if !ok {
		return rw.MatchFailure("no size is constant")
	}
	op, symbols := ir.OperationOf(own), own.SymbolOperands()
	fresh := rw.Create(&ir.OperationState{
		Name: op.Name(), Operands: slices.Concat(left, symbols),
		Results: []ir.Type{rw.Context().MemRefType(shape, t.Elem(), t.Layout(), t.Space())},
		Attrs: op.Attrs().With(ir.OperandSegmentsAttr,
			ods.SegmentsOf(rw.Context(), len(left), len(symbols))),
	})
	rw.ReplaceOp(op, NewCast(rw.Builder, fresh.Result(0), t).Dest())
	return rw.Success()
}

// sizeOfDim: a size that an allocation, a view or a part was given is the size.
func sizeOfDim(op Dim, _ []ir.Attribute) ([]rewrite.FoldResult, bool) {
	at, ok := rewrite.ConstantInt(op.Index())
	t, ranked := op.Source().Type().(*ir.MemRefType)
	if !ok || !ranked || at < 0 || at >= int64(len(t.Shape())) || t.Shape()[at] != ir.Dynamic {
		return nil, false
	}
	size := SizeGiven(op.Source(), at)
	return []rewrite.FoldResult{{Value: size}}, size != nil
}

// SizeGiven is the value that a dynamic size was given by what made a memref, nil where it is
// not known.
func SizeGiven(memref *ir.Value, at int64) *ir.Value {
	t, ranked := memref.Type().(*ir.MemRefType)
	if !ranked {
		return nil
	}
	if op, ok := ir.DefinedBy[Alloc](memref); ok {
		return view.SizeOperand(t.Shape(), at, op.DynamicSizes())
	}
	if op, ok := ir.DefinedBy[Alloca](memref); ok {
		return view.SizeOperand(t.Shape(), at, op.DynamicSizes())
	}
	if op, ok := ir.DefinedBy[Realloc](memref); ok {
		return op.DynamicResultSize()
	}
	if op, ok := ir.DefinedBy[View](memref); ok {
		return view.SizeOperand(t.Shape(), at, op.Sizes())
	}
	if op, ok := ir.DefinedBy[Subview](memref); ok {
		return view.SizeOf(op.Op, at)
	}
	if op, ok := ir.DefinedBy[ReinterpretCast](memref); ok {
		return view.SizeOf(op.Op, at)
	}
	if op, ok := ir.DefinedBy[ExpandShape](memref); ok {
		return view.GivenSize(op.Op, at)
	}
	return nil
}

// loadOfPlace: the tensor in the memory of a tensor is that tensor, if nothing
// can have happened to the memory.
func loadOfPlace(op TensorLoad, _ []ir.Attribute) ([]rewrite.FoldResult, bool) {
	place, ok := ir.DefinedBy[BufferCast](op.Memref())
	if !ok || place.Op.Next() != op.Op {
		return nil, false
	}
	return sameType(place.Tensor(), op.Op)
}

// placeOfLoad: the memory of the tensor in some memory is that memory.
func placeOfLoad(op BufferCast, _ []ir.Attribute) ([]rewrite.FoldResult, bool) {
	load, ok := ir.DefinedBy[TensorLoad](op.Tensor())
	if !ok {
		return nil, false
	}
	return sameType(load.Memref(), op.Op)
}

// sameType is a value in the place of the result of an operation, if it has the same type.
func sameType(v *ir.Value, op *ir.Operation) ([]rewrite.FoldResult, bool) {
	return []rewrite.FoldResult{{Value: v}}, v.Type() == op.ResultType(0)
}
