package tollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
	"github.com/mlirc/mlirc/plugins/spirv"
)

// noElement is a component of `spv.VectorShuffle` that is undefined.
const noElement = 0xffffffff

// vectorShuffle converts `spv.VectorShuffle`; of two vectors of different lengths the
// elements are taken one by one.
func (l *Lowering) vectorShuffle() convert.Pattern {
	return convert.On("spv.VectorShuffle to llvm.shufflevector", func(op spirv.VectorShuffle, m convert.Match) convert.Result {
		a, b := m.Operand(op.Vector1()), m.Operand(op.Vector2())
		n := llvm.Len(a.Type()) + llvm.Len(b.Type())
		from := make([]int64, len(op.Components()))
		mask := make([]ir.Attribute, len(from))
		for i, c := range op.Components() {
			from[i] = c & 0xffffffff
			if from[i] == noElement {
				mask[i] = l.ctx.I32Attr(0) // any element will do
				continue
			}
			if from[i] >= n {
				return m.MatchFailuref("component %d is element %d of %d", i, from[i], n)
			}
			mask[i] = l.ctx.I32Attr(from[i])
		}
		t := l.convertOne(op.Result().Type())
		if a.Type() == b.Type() {
			return m.Replace(llvm.NewShufflevector(m.Builder, a, b, l.ctx.ArrayAttr(mask)).Res())
		}
		e := l.at(m)
		v := e.Undef(t)
		for i, at := range from {
			if at == noElement {
				continue
			}
			of := a
			if first := llvm.Len(a.Type()); at >= first {
				of, at = b, at-first
			}
			v = l.withElement(e, v, l.element(e, of, at), int64(i))
		}
		return m.Replace(v)
	})
}

// copyLogical converts `spv.CopyLogical`, member by member.
func (l *Lowering) copyLogical() convert.Pattern {
	return convert.On("spv.CopyLogical to copies of members", func(op spirv.CopyLogical, m convert.Match) convert.Result {
		from, to := op.Operand().Type(), op.Result().Type()
		if l.convertOne(to) == nil {
			return m.MatchFailure(l.whyNot(to))
		}
		if why := l.copyProblem(from, to); why != "" {
			return m.MatchFailure(why)
		}
		return m.Replace(l.copied(l.at(m), m.Operand(op.Operand()), from, to))
	})
}

func (l *Lowering) copyProblem(from, to ir.Type) string {
	a, b := partsOf(from), partsOf(to)
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

func (l *Lowering) copied(e emit.Emitter, v *ir.Value, from, to ir.Type) *ir.Value {
	if l.convertOne(from) == l.convertOne(to) {
		return v
	}
	a, b := partsOf(from), partsOf(to)
	values := make([]*ir.Value, len(a))
	for i := range a {
		p, _ := l.partOf(from, int64(i))
		values[i] = l.copied(e, l.get(e, v, p), a[i], b[i])
	}
	return l.compose(e, to, values)
}

// copyMemorySized converts `spv.CopyMemorySized` to `llvm.intr.memcpy`.
func (l *Lowering) copyMemorySized() convert.Pattern {
	return convert.On("spv.CopyMemorySized to llvm.intr.memcpy", func(op spirv.CopyMemorySized, m convert.Match) convert.Result {
		e := l.at(m)
		to, _ := op.MemoryAccess()
		from, _ := op.SourceMemoryAccess()
		volatile := (to|from)&spirv.MemoryAccessVolatile != 0
		llvm.NewIntrMemcpy(m.Builder, e.Bitcast(m.Operand(op.Target()), l.kit.I8Ptr), e.Bitcast(m.Operand(op.Source()), l.kit.I8Ptr),
			m.Operand(op.Size()), e.Bool(volatile))
		return m.Erase()
	})
}
