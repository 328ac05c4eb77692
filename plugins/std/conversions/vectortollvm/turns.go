package vectortollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/std/dialects/vector"
)

// interleave converts `vector.interleave`, row by row.
func (l lowering) interleave() convert.Pattern {
	return convert.On("vector.interleave to LLVM", func(op vector.Interleave, m convert.Match) convert.Result {
		to, converted, reason := l.vectorType(op.Result().Type())
		if reason != "" {
			return m.MatchFailure(reason)
		}
		outer, n := rowsOf(to)
		e := l.Kit().At(m.Builder)
		if to.Scalable() != nil {
			return m.Replace(eachOf(e, converted, outer, func(at []int) *ir.Value {
				return llvm.NewIntrVectorInterleave2(e.Builder, row(e, m.Operand(op.Lhs()), at), row(e, m.Operand(op.Rhs()), at)).Res()
			}))
		}
		turns := make([]int64, n)
		for i := range n {
			turns[i] = i/2 + i%2*(n/2)
		}
		return m.Replace(eachOf(e, converted, outer, func(at []int) *ir.Value {
			return shuffled(e, row(e, m.Operand(op.Lhs()), at), row(e, m.Operand(op.Rhs()), at), turns)
		}))
	})
}

// deinterleave converts `vector.deinterleave`, row by row.
func (l lowering) deinterleave() convert.Pattern {
	return convert.On("vector.deinterleave to LLVM", func(op vector.Deinterleave, m convert.Match) convert.Result {
		if _, _, reason := l.vectorType(op.Source().Type()); reason != "" {
			return m.MatchFailure(reason)
		}
		to, converted, reason := l.vectorType(op.Res1().Type())
		if reason != "" {
			return m.MatchFailure(reason)
		}
		outer, n := rowsOf(to)
		e := l.Kit().At(m.Builder)
		half := func(first int64) *ir.Value {
			if to.Scalable() != nil {
				part := rowLength(to).vector(e, l.Types().ConvertOne(to.Elem()))
				return eachOf(e, converted, outer, func(at []int) *ir.Value {
					both := llvm.NewIntrVectorDeinterleave2(e.Builder, row(e, m.Operand(op.Source()), at), e.Types.Struct(part, part)).Res()
					return e.Extract(both, part, int(first))
				})
			}
			places := make([]int64, n)
			for i := range n {
				places[i] = 2*i + first
			}
			return eachOf(e, converted, outer, func(at []int) *ir.Value {
				r := row(e, m.Operand(op.Source()), at)
				return shuffled(e, r, r, places)
			})
		}
		even := half(0)
		return m.Replace(even, half(1))
	})
}

// fromElements converts `vector.from_elements`.
func (l lowering) fromElements() convert.Pattern {
	return convert.On("vector.from_elements to LLVM", func(op vector.FromElements, m convert.Match) convert.Result {
		to, converted, reason := l.fixedType(op.Result().Type())
		if reason != "" {
			return m.MatchFailure(reason)
		}
		elements := m.AllOperands()
		outer, n := rowsOf(to)
		e := l.Kit().At(m.Builder)
		next := 0
		return m.Replace(eachOf(e, converted, outer, func([]int) *ir.Value {
			r := e.Undef(e.Types.Vector(n, l.Types().ConvertOne(to.Elem())))
			for i := range n {
				r = llvm.NewInsertelement(e.Builder, r, elements[next], e.I32(i)).Res()
				next++
			}
			return r
		}))
	})
}

// toElements converts `vector.to_elements`.
func (l lowering) toElements() convert.Pattern {
	return convert.On("vector.to_elements to LLVM", func(op vector.ToElements, m convert.Match) convert.Result {
		from, _, reason := l.fixedType(op.Source().Type())
		if reason != "" {
			return m.MatchFailure(reason)
		}
		outer, n := rowsOf(from)
		e := l.Kit().At(m.Builder)
		var elements []*ir.Value
		eachRow(outer, func(at []int) {
			r := row(e, m.Operand(op.Source()), at)
			for i := range n {
				elements = append(elements, llvm.NewExtractelement(e.Builder, r, e.I32(i)).Res())
			}
		})
		return m.Replace(elements...)
	})
}

// step converts `vector.step`.
func (l lowering) step() convert.Pattern {
	return convert.On("vector.step to LLVM", func(op vector.Step, m convert.Match) convert.Result {
		t, _, reason := l.vectorType(op.Result().Type())
		if reason != "" {
			return m.MatchFailure(reason)
		}
		e := l.Kit().At(m.Builder)
		return m.Replace(counting(e, l.Types().ConvertOne(t.Elem()), rowLength(t)))
	})
}
