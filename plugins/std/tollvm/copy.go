package tollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/std/convention"
)

// copy converts `memref.copy`: to `llvm.intr.memcpy` where the types tell that
// the elements follow each other, and else to a call.
func (l *Lowering) copy() convert.Pattern {
	return convert.Pattern{
		Name: "memref.copy to llvm.intr.memcpy or llvm.call", Root: "memref.copy",
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			from, to := l.rankedOperand(op, 0), l.rankedOperand(op, 1)
			if from != nil && to != nil && from.IsContiguous() && to.IsContiguous() {
				l.memcpy(rw, from.Value(l.at(rw), operands[0]), to.Value(l.at(rw), operands[1]))
				rw.EraseOp(op)
				return rw.Success()
			}
			u, reason := l.memrefs.Unranked()
			if u == nil {
				return rw.Decline("its layouts are not contiguous, and " + reason)
			}
			if l.memrefs.CopyName() == "" {
				return rw.Decline("its layouts are not contiguous, and the memref convention names no function that copies")
			}
			l.copyByCall(rw, op, u, operands)
			rw.EraseOp(op)
			return rw.Success()
		},
	}
}

// rankedOperand is what the type of operand i becomes, nil if it has no rank.
func (l *Lowering) rankedOperand(op *ir.Operation, i int) *convention.Ranked {
	t, ok := op.Operand(i).Type().(*ir.MemRefType)
	if !ok {
		return nil
	}
	return l.memrefs.Must(t)
}

// memcpy copies all elements of a contiguous memref to another.
func (l *Lowering) memcpy(rw *convert.Rewriter, from, to convention.View) {
	e := l.at(rw)
	source, target := from.First(), to.First()
	bytes := e.SizeOf(source.Type(), from.NumElements())
	llvm.NewIntrMemcpy(rw.Builder, l.bytePointer(rw, target), l.bytePointer(rw, source), bytes, e.Bool(false))
}

// bytePointer makes a pointer to bytes of a pointer, in its space.
func (l *Lowering) bytePointer(rw *convert.Rewriter, v *ir.Value) *ir.Value {
	t := l.kit.Types.Ptr(l.ctx.IntegerType(8, ir.Signless), llvm.Space(v.Type()))
	return l.at(rw).Bitcast(v, t)
}

func (l *Lowering) copyByCall(rw *convert.Rewriter, op *ir.Operation, u *convention.UnrankedMemRef, operands convert.Operands) {
	e := l.at(rw)
	var addresses [2]*ir.Value
	for i := range addresses {
		values := operands[i]
		if r := l.rankedOperand(op, i); r != nil {
			values = u.FromRanked(e, r, values)
		}
		both := values[0]
		if len(values) > 1 {
			both = l.pack(rw, values)
		}
		addresses[i] = e.Spill(both)
	}
	elem := l.elementPointer(op.Operand(0).Type().(ir.ShapedType).Elem(), 0)
	l.memrefs.Copy(rw, op, e.SizeOf(elem, e.Index(1)), addresses[0], addresses[1])
}
