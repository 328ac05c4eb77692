package tollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// load converts `memref.load` to `llvm.load`.
func (l *Lowering) load() convert.Pattern {
	return convert.Pattern{
		Name: "memref.load to llvm.load", Root: "memref.load",
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			results, ok := l.types.Convert(op.Result(0).Type())
			if !ok || len(results) != 1 {
				return rw.MatchFailure(l.whyNot(op.Result(0).Type()))
			}
			address := l.element(op, 0, operands, rw)
			return replace(rw, op, l.at(rw).Load(address, results[0]))
		},
	}
}

// store converts `memref.store` to `llvm.store`.
func (l *Lowering) store() convert.Pattern {
	return convert.Pattern{
		Name: "memref.store to llvm.store", Root: "memref.store",
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			if len(operands[0]) != 1 {
				return rw.MatchFailure("the element has become several values")
			}
			l.at(rw).Store(operands.One(0), l.element(op, 1, operands, rw))
			rw.EraseOp(op)
			return rw.Success()
		},
	}
}

// element is the address of the element of operand i at the indices that follow
// it.
func (l *Lowering) element(op *ir.Operation, i int, operands convert.Operands, rw *convert.Rewriter) *ir.Value {
	v := l.view(op, i, operands, rw)
	var buf [8]*ir.Value
	indices := buf[:0]
	for _, index := range operands[i+1 : i+1+len(op.Operand(i).Type().(*ir.MemRefType).Shape())] {
		indices = append(indices, index...)
	}
	return v.Element(indices)
}

// prefetch converts `memref.prefetch` to `llvm.intr.prefetch`.
func (l *Lowering) prefetch() convert.Pattern {
	return convert.Pattern{
		Name: "memref.prefetch to llvm.intr.prefetch", Root: "memref.prefetch",
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			address := l.element(op, 0, operands, rw)
			e := l.at(rw)
			write := e.I32(intAttr(op, "isWrite"))
			locality := e.I32(intAttr(op, "localityHint"))
			data := e.I32(intAttr(op, "isDataCache"))
			llvm.NewIntrPrefetch(rw.Builder, address, write, locality, data)
			rw.EraseOp(op)
			return rw.Success()
		},
	}
}

// intAttr is an integer attribute as an unsigned number, 0 when it is absent.
func intAttr(op *ir.Operation, name string) int64 {
	a, ok := op.Attr(name).(*ir.IntegerAttr)
	if !ok {
		return 0
	}
	n, _ := a.Value().Uint64()
	return int64(n)
}

// assumeAlignment converts `memref.assume_alignment`: the address of the first
// element has no low bits.
func (l *Lowering) assumeAlignment() convert.Pattern {
	return convert.Pattern{
		Name: "memref.assume_alignment to llvm.intr.assume", Root: "memref.assume_alignment",
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			e := l.at(rw)
			first := l.view(op, 0, operands, rw).First()
			zero, mask := e.AddressNumber(0), e.AddressNumber(intAttr(op, "alignment")-1)
			low := e.And(e.PtrToInt(first), mask)
			aligned := llvm.NewIcmp(rw.Builder, low, zero, llvm.ICmpPredicateEq).Res()
			llvm.NewIntrAssume(rw.Builder, aligned)
			rw.EraseOp(op)
			return rw.Success()
		},
	}
}

// dim converts `memref.dim`.
func (l *Lowering) dim() convert.Pattern {
	return convert.Pattern{
		Name: "memref.dim to its size", Root: "memref.dim",
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			if t, ok := op.Operand(0).Type().(*ir.UnrankedMemRefType); ok {
				return replace(rw, op, l.unrankedDim(t, operands, rw))
			}
			v := l.view(op, 0, operands, rw)
			rank := int64(len(op.Operand(0).Type().(*ir.MemRefType).Shape()))
			n, known := constantIndex(op.Operand(1))
			if known && (n < 0 || n >= rank) {
				return rw.MatchFailuref("a memref of rank %d has no dimension %d", rank, n)
			}
			if known {
				return replace(rw, op, v.Size(int(n)))
			}
			if rank == 0 {
				return rw.MatchFailure("a memref of rank 0 has no dimensions")
			}
			return replace(rw, op, v.SizeAt(operands.One(1)))
		},
	}
}

func (l *Lowering) unrankedDim(t *ir.UnrankedMemRefType, operands convert.Operands, rw *convert.Rewriter) *ir.Value {
	u, _ := l.memrefs.Unranked()
	// Whatever the space, the pointer in the head has the size of a pointer.
	pointer := l.elementPointer(t.Elem(), 0)
	return u.Size(l.at(rw), pointer, operands[0], operands.One(1))
}

// constantIndex is the number that a value is known to be.
func constantIndex(v *ir.Value) (int64, bool) {
	op := v.DefiningOp()
	if op == nil || !op.Traits().ConstantLike {
		return 0, false
	}
	a, ok := op.Attr("value").(*ir.IntegerAttr)
	if !ok {
		return 0, false
	}
	return a.Int()
}

// rank converts `std.rank`.
func (l *Lowering) rank() convert.Pattern {
	return convert.Pattern{
		Name: "std.rank to a number", Root: "std.rank",
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			switch t := op.Operand(0).Type().(type) {
			case *ir.MemRefType:
				return replace(rw, op, l.at(rw).Index(int64(len(t.Shape()))))
			case *ir.UnrankedMemRefType:
				u, _ := l.memrefs.Unranked()
				return replace(rw, op, u.Rank(l.at(rw), operands[0]))
			}
			return rw.MatchFailure("its operand is no memref")
		},
	}
}
