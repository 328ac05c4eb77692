package tollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
)

// cast converts `memref.cast`. What a memref has become depends on its rank and
// its elements only, so a cast costs something only where the rank is forgotten
// or found.
func (l *Lowering) cast() convert.Pattern {
	return convert.On("memref.cast", func(op memref.Cast, m convert.Match) convert.Result {
		to, parts := op.Dest().Type(), m.Parts(op.Source())
		if _, ok := l.types.Convert(to); !ok {
			return m.MatchFailure(l.whyNot(to))
		}
		source, ranked := op.Source().Type().(*ir.MemRefType)
		target, targetRanked := to.(*ir.MemRefType)
		if ranked == targetRanked {
			return m.ReplaceParts(parts)
		}
		e := l.at(m.Rewriter)
		u, _ := l.memrefs.Unranked()
		if !ranked {
			return m.ReplaceParts(u.ToRanked(e, l.memrefs.Must(target), parts))
		}
		spill := e.SpillHere
		if l.stack.of(op.Dest()).reuse {
			spill = e.Spill
		}
		return m.ReplaceParts(u.FromRanked(e, l.memrefs.Must(source), parts, spill))
	})
}
