package vector

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/std/dialects/view"
)

// Subscripts says where the extracted part lies in the leading dimensions; false where the operation has
// too few operands for them.
func (op Extract) Subscripts() ([]view.Number, bool) {
	return subscripts(op.Position(), op.DynamicPosition())
}

// Subscripts says where the inserted part lies in the leading dimensions; false where the operation has
// too few operands for them.
func (op Insert) Subscripts() ([]view.Number, bool) {
	return subscripts(op.Position(), op.DynamicPosition())
}

func subscripts(position []int64, values []*ir.Value) ([]view.Number, bool) {
	all := make([]view.Number, len(position))
	for i, n := range position {
		if n != ir.Dynamic {
			all[i].Known = n
			continue
		}
		if len(values) == 0 {
			return nil, false
		}
		all[i].Value, values = values[0], values[1:]
	}
	return all, true
}

// Positioned are subscripts as operations have them: their operands, and the attribute of numbers.
func Positioned(at []view.Number) (values []*ir.Value, position []int64) {
	position = make([]int64, len(at))
	for i, n := range at {
		position[i] = n.Known
		if n.Value != nil {
			position[i] = ir.Dynamic
			values = append(values, n.Value)
		}
	}
	return values, position
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
	values, position := Positioned(known)
	rw.Update(op.Op, func() {
		op.Op.SetOperands(append([]*ir.Value{op.Source(), op.Dest()}, values...))
		op.SetPositionAttr(rw.Context().I64ArrayAttr(position))
	})
	return rw.Success()
}
