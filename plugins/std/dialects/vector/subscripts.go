package vector

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/std/dialects/view"
)

// Subscripts says where the extracted part lies in the leading dimensions; false where the operation has
// too few operands for them.
func (op Extract) Subscripts() ([]view.Number, bool) {
	return view.Mixed(op.Position(), op.DynamicPosition())
}

// Subscripts says where the inserted part lies in the leading dimensions; false where the operation has
// too few operands for them.
func (op Insert) Subscripts() ([]view.Number, bool) {
	return view.Mixed(op.Position(), op.DynamicPosition())
}

// differ reports whether two places are known not to overlap, whichever values subscripts have.
func differ(a, b []view.Number) bool {
	for i := range min(len(a), len(b)) {
		if a[i].Value == nil && b[i].Value == nil && a[i].Known != b[i].Known {
			return true
		}
	}
	return false
}

// withConstants is a place with those subscripts as numbers that are constants in their dimensions; false
// where none is.
func withConstants(at []view.Number, shape []int64) (known []view.Number, changed bool) {
	known = make([]view.Number, len(at))
	for i, n := range at {
		known[i] = n
		if n.Value == nil {
			continue
		}
		if c, ok := rewrite.ConstantInt(n.Value); ok && c >= 0 && c < shape[i] {
			known[i], changed = view.Number{Known: c}, true
		}
	}
	return known, changed
}

const (
	noConstants  = "no subscript is a constant in its dimension"
	notTheNumber = "the operation has another number of operands than of subscripts left to them"
)

// extractAtConstants: subscripts that are constants are numbers.
func extractAtConstants(op Extract, rw *rewrite.Rewriter) rewrite.Result {
	at, ok := op.Subscripts()
	if !ok {
		return rw.MatchFailure(notTheNumber)
	}
	known, changed := withConstants(at, shapeOf(op.Vector().Type()))
	if !changed {
		return rw.MatchFailure(noConstants)
	}
	return takeFrom(op, op.Vector(), known, rw)
}

// insertAtConstants: subscripts that are constants are numbers.
func insertAtConstants(op Insert, rw *rewrite.Rewriter) rewrite.Result {
	at, ok := op.Subscripts()
	if !ok {
		return rw.MatchFailure(notTheNumber)
	}
	known, changed := withConstants(at, shapeOf(op.Dest().Type()))
	if !changed {
		return rw.MatchFailure(noConstants)
	}
	values, position := view.Parts(known)
	rw.Update(op.Op, func() {
		op.Op.SetOperands(append([]*ir.Value{op.Source(), op.Dest()}, values...))
		op.SetPositionAttr(rw.Context().I64ArrayAttr(position))
	})
	return rw.Success()
}
