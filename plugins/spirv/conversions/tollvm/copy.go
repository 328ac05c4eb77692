package tollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/spirv"
)

// vectorShuffle converts `spv.VectorShuffle`; of two vectors of different lengths the
// elements are taken one by one.
func (l *Lowering) vectorShuffle() convert.Pattern {
	return convert.Pattern{
		Name: "spv.VectorShuffle to llvm.shufflevector", Root: "spv.VectorShuffle",
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			list, _ := op.Attr("components").(*ir.ArrayAttr)
			if list == nil {
				return rw.MatchFailure("it has no components")
			}
			a, b := operands.One(0), operands.One(1)
			n := llvm.Len(a.Type()) + llvm.Len(b.Type())
			mask := make([]ir.Attribute, len(list.Elems()))
			for i, c := range list.Elems() {
				at := intOf(c) & 0xffffffff
				if at == 0xffffffff {
					at = 0 // any element will do
				}
				if at >= n {
					return rw.MatchFailuref("component %d is element %d of %d", i, at, n)
				}
				mask[i] = l.ctx.I32Attr(at)
			}
			e := l.at(rw)
			t := l.convertOne(op.ResultType(0))
			if a.Type() == b.Type() {
				rw.ReplaceOp(op, e.Make(l.ctx.OpName("llvm.shufflevector"), t, ir.AttrList{{Name: "mask", Value: l.ctx.ArrayAttr(mask)}}, a, b))
				return rw.Success()
			}
			v := e.Undef(t)
			for i, c := range mask {
				from, at := a, intOf(c)
				if first := llvm.Len(a.Type()); at >= first {
					from, at = b, at-first
				}
				v = l.withElement(e, v, l.element(e, from, at), int64(i))
			}
			rw.ReplaceOp(op, v)
			return rw.Success()
		},
	}
}

// copyLogical converts `spv.CopyLogical`, member by member.
func (l *Lowering) copyLogical() convert.Pattern {
	return convert.Pattern{
		Name: "spv.CopyLogical to copies of members", Root: "spv.CopyLogical",
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			from, to := op.OperandType(0), op.ResultType(0)
			if l.convertOne(to) == nil {
				return rw.MatchFailure(l.whyNot(to))
			}
			if why := l.copyProblem(from, to); why != "" {
				return rw.MatchFailure(why)
			}
			rw.ReplaceOp(op, l.copied(expander{Emitter: l.at(rw), l: l}, operands.One(0), from, to))
			return rw.Success()
		},
	}
}

func (l *Lowering) copyProblem(from, to ir.Type) string {
	a, b := l.parts(from), l.parts(to)
	if len(a) != len(b) {
		return "the composites have different numbers of members"
	}
	if l.convertOne(from) == l.convertOne(to) {
		return ""
	}
	for i := range a {
		for _, t := range []ir.Type{from, to} {
			if _, why := l.partOf(t, int64(i)); why != "" {
				return why
			}
		}
		if why := l.copyProblem(a[i], b[i]); why != "" {
			return why
		}
	}
	return ""
}

func (l *Lowering) copied(x expander, v *ir.Value, from, to ir.Type) *ir.Value {
	if l.convertOne(from) == l.convertOne(to) {
		return v
	}
	a, b := l.parts(from), l.parts(to)
	values := make([]*ir.Value, len(a))
	for i := range a {
		p, _ := l.partOf(from, int64(i))
		values[i] = l.copied(x, l.get(x.Emitter, v, p), a[i], b[i])
	}
	return l.compose(x.Emitter, to, values)
}

// copyMemorySized converts `spv.CopyMemorySized` to `llvm.intr.memcpy`.
func (l *Lowering) copyMemorySized() convert.Pattern {
	return convert.Pattern{
		Name: "spv.CopyMemorySized to llvm.intr.memcpy", Root: "spv.CopyMemorySized",
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			e := l.at(rw)
			flags := spirv.MemoryAccess(intOf(op.Attr("memory_access")) | intOf(op.Attr("source_memory_access")))
			llvm.NewIntrMemcpy(rw.Builder, e.Bitcast(operands.One(0), l.kit.I8Ptr), e.Bitcast(operands.One(1), l.kit.I8Ptr),
				operands.One(2), e.Bool(flags&spirv.MemoryAccessVolatile != 0))
			rw.EraseOp(op)
			return rw.Success()
		},
	}
}
