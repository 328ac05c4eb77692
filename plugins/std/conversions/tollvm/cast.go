package tollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
)

// cast converts `memref.cast`. What a memref has become depends on its rank and
// its elements only, so a cast costs something only where the rank is forgotten
// or found.
func (l *Lowering) cast() convert.Pattern {
	return convert.Pattern{
		Name: "memref.cast", Root: "memref.cast",
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			to := op.Result(0).Type()
			if _, ok := l.types.Convert(to); !ok {
				return rw.MatchFailure(l.whyNot(to))
			}
			source, ranked := op.Operand(0).Type().(*ir.MemRefType)
			target, targetRanked := to.(*ir.MemRefType)
			if ranked == targetRanked {
				return replaceMemref(rw, op, operands[0])
			}
			u, _ := l.memrefs.Unranked()
			if ranked {
				e := l.at(rw)
				spill := e.SpillHere
				if l.takeReusable(op.Result(0)).reuse {
					spill = e.Spill
				}
				return replaceMemref(rw, op, u.FromRanked(e, l.memrefs.Must(source), operands[0], spill))
			}
			return replaceMemref(rw, op, u.ToRanked(l.at(rw), l.memrefs.Must(target), operands[0]))
		},
	}
}
