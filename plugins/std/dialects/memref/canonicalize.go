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
	patterns := slices.Concat(viewPatterns(), reshapePatterns(), tensorPatterns(), []rewrite.Pattern{
		{Name: "cast-of-cast", Root: "memref.cast", Match: castOfCast},
		{Name: "needless-clone", Root: "memref.clone", Match: needlessClone},
	})
	for _, user := range []string{"memref.load", "memref.store", "memref.dealloc", "memref.dim", "memref.clone"} {
		patterns = append(patterns, rewrite.Pattern{Name: "use-of-cast", Root: user, Match: throughCast})
	}
	for _, allocation := range []string{"memref.alloc", "memref.alloca"} {
		patterns = append(patterns,
			rewrite.Pattern{Name: "unused-allocation", Root: allocation, Match: unusedAllocation},
			rewrite.Pattern{Name: "constant-sizes", Root: allocation, Match: constantSizes})
	}
	return transforms.Owner{
		Patterns: patterns,
		Folds: map[string]rewrite.FoldFunc{
			"memref.dim":         sizeOfDim,
			"memref.subview":     wholePart,
			collapse:             reshapedBack,
			expand:               reshapedBack,
			"memref.tensor_load": loadOfPlace,
			"memref.buffer_cast": placeOfLoad,
		},
		Builds: []string{"memref", "std", "tensor"},
	}
}

// throughCast: a user of a cast uses the cast's operand, which is the same memory, except a
// store of the memref itself. An unranked memref is of no use to any operation.
func throughCast(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	changed := false
	for i := range op.NumOperands() {
		cast, ok := op.Operand(i).DefinedBy("memref.cast")
		if !ok || i == 0 && op.Is("memref.store") {
			continue
		}
		source := cast.Operand(0)
		t, ranked := source.Type().(*ir.MemRefType)
		if !ranked || op.Is("memref.dim") && isOutside(op.Operand(1), len(t.Shape())) {
			continue
		}
		rw.Update(op, func() { op.SetOperand(i, source) })
		changed = true
	}
	if !changed {
		return rw.MatchFailure("no operand is the cast of a memref with a rank")
	}
	return rw.Success()
}

// isOutside reports whether a value is the number of a dimension that is not there.
func isOutside(dim *ir.Value, rank int) bool {
	n, known := rewrite.ConstantInt(dim)
	return known && (n < 0 || n >= int64(rank))
}

// castOfCast: two casts are one where the types at both ends fit each other; that
// between may have promised what does not hold.
func castOfCast(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	inner, ok := op.Operand(0).DefinedBy("memref.cast")
	if !ok {
		return rw.MatchFailure("the operand is not a cast")
	}
	from, ranked := inner.OperandType(0).(*ir.MemRefType)
	if !ranked {
		return rw.MatchFailure("the first operand has no rank")
	}
	if to, ok := op.ResultType(0).(*ir.MemRefType); ok && !fits(from, to) {
		return rw.MatchFailure("the types at both ends contradict each other")
	}
	rw.Update(op, func() { op.SetOperand(0, inner.Operand(0)) })
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

// unusedAllocation: memory that is only written and released is not needed.
func unusedAllocation(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	v := op.Result(0)
	for use := v.FirstUse(); use != nil; use = use.Next() {
		user := use.Owner()
		if user.Is("memref.dealloc") || user.Is("memref.store") && user.Operand(0) != v {
			continue
		}
		return rw.MatchFailure("the allocation has uses")
	}
	for v.HasUses() {
		rw.EraseOp(v.FirstUse().Owner())
	}
	rw.EraseOp(op)
	return rw.Success()
}

// constantSizes: sizes that are constant become part of the type.
func constantSizes(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	t, ok := op.ResultType(0).(*ir.MemRefType)
	if !ok {
		return rw.MatchFailure("it makes no memref with a rank")
	}
	shape, left, ok := view.KnownSizes(t.Shape(), ods.OperandsOf(op, 0))
	if !ok {
		return rw.MatchFailure("no size is constant")
	}
	symbols := ods.OperandsOf(op, 1)
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
func sizeOfDim(op *ir.Operation, _ []ir.Attribute) ([]rewrite.FoldResult, bool) {
	at, ok := rewrite.ConstantInt(op.Operand(1))
	def := op.Operand(0).DefiningOp()
	if !ok || def == nil {
		return nil, false
	}
	t, ok := op.OperandType(0).(*ir.MemRefType)
	if !ok || at < 0 || at >= int64(len(t.Shape())) || t.Shape()[at] != ir.Dynamic {
		return nil, false
	}
	var size *ir.Value
	switch {
	case def.Is("memref.alloc") || def.Is("memref.alloca"):
		size = view.SizeOperand(t.Shape(), at, ods.OperandsOf(def, 0))
	case def.Is("memref.view"):
		size = view.SizeOperand(t.Shape(), at, ods.OperandsOf(def, 2))
	case def.Is("memref.subview") || def.Is("memref.reinterpret_cast"):
		size = view.SizeOf(def, at)
	}
	return []rewrite.FoldResult{{Value: size}}, size != nil
}

// loadOfPlace: the tensor in the memory of a tensor is that tensor, if nothing
// can have happened to the memory.
func loadOfPlace(op *ir.Operation, _ []ir.Attribute) ([]rewrite.FoldResult, bool) {
	place, ok := op.Operand(0).DefinedBy("memref.buffer_cast")
	if !ok || place.Next() != op {
		return nil, false
	}
	return sameType(place.Operand(0), op)
}

// placeOfLoad: the memory of the tensor in some memory is that memory.
func placeOfLoad(op *ir.Operation, _ []ir.Attribute) ([]rewrite.FoldResult, bool) {
	load, ok := op.Operand(0).DefinedBy("memref.tensor_load")
	if !ok {
		return nil, false
	}
	return sameType(load.Operand(0), op)
}

func sameType(v *ir.Value, op *ir.Operation) ([]rewrite.FoldResult, bool) {
	return []rewrite.FoldResult{{Value: v}}, v.Type() == op.ResultType(0)
}
