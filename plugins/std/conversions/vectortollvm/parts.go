package vectortollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
	"github.com/mlirc/mlirc/plugins/std/dialects/vector"
	"github.com/mlirc/mlirc/plugins/std/dialects/view"
)

const noPlace = "there is no such place in the vector"

// extract converts `vector.extract`.
func (l lowering) extract() convert.Pattern {
	return convert.On("vector.extract to LLVM", func(op vector.Extract, m convert.Match) convert.Result {
		from, _, reason := l.vectorType(op.Vector().Type())
		if reason != "" {
			return m.MatchFailure(reason)
		}
		at, ok := op.Subscripts()
		if !ok || !isPlace(at, from.Shape()) {
			return m.MatchFailure(noPlace)
		}
		if len(from.Shape()) == 0 {
			return m.Replace(onlyElement(l.Kit().At(m.Builder), m.Operand(op.Vector())))
		}
		p := parts{l.Kit().At(m.Builder), from.Shape()}
		return m.Replace(p.part(m.Operand(op.Vector()), converted(m, at)))
	})
}

// insert converts `vector.insert`.
func (l lowering) insert() convert.Pattern {
	return convert.On("vector.insert to LLVM", func(op vector.Insert, m convert.Match) convert.Result {
		into, _, reason := l.vectorType(op.Result().Type())
		if reason != "" {
			return m.MatchFailure(reason)
		}
		at, ok := op.Subscripts()
		if !ok || !isPlace(at, into.Shape()) {
			return m.MatchFailure(noPlace)
		}
		if _, whole := op.Source().Type().(*ir.VectorType); len(into.Shape()) == 0 && !whole {
			return m.Replace(ofElement(l.Kit().At(m.Builder), m.Operand(op.Source())))
		}
		p := parts{l.Kit().At(m.Builder), into.Shape()}
		return m.Replace(p.with(m.Operand(op.Dest()), m.Operand(op.Source()), converted(m, at)))
	})
}

// onlyElement is that of a vector without dimensions, which has one.
func onlyElement(e emit.Emitter, v *ir.Value) *ir.Value {
	return llvm.NewExtractelement(e.Builder, v, e.I32(0)).Res()
}

// ofElement is a vector without dimensions with this element.
func ofElement(e emit.Emitter, v *ir.Value) *ir.Value {
	return llvm.NewInsertelement(e.Builder, e.Undef(e.Types.Vector(1, v.Type())), v, e.I32(0)).Res()
}

// isPlace reports whether there is a place in a vector, or a part of it. Operands are in their dimensions.
func isPlace(at []view.Number, shape []int64) bool {
	if len(at) > len(shape) {
		return false
	}
	for i, n := range at {
		if n.Value == nil && (n.Known < 0 || n.Known >= shape[i]) {
			return false
		}
	}
	return true
}

// converted are subscripts with what their operands have become.
func converted(m convert.Match, at []view.Number) []view.Number {
	for i, n := range at {
		if n.Value != nil {
			at[i].Value = m.Operand(n.Value)
		}
	}
	return at
}

// parts takes parts out of a converted vector of a shape and puts others in their place.
type parts struct {
	e     emit.Emitter
	shape []int64
}

// known are the leading subscripts that are numbers and belong to dimensions of arrays.
func (p parts) known(at []view.Number) []int {
	var numbers []int
	for i, n := range at {
		if n.Value != nil || i == len(p.shape)-1 {
			break
		}
		numbers = append(numbers, int(n.Known))
	}
	return numbers
}

// part is the part of v at a place.
func (p parts) part(v *ir.Value, at []view.Number) *ir.Value {
	path := p.known(at)
	v, at = row(p.e, v, path), at[len(path):]
	inner := parts{p.e, p.shape[len(path):]}
	switch {
	case len(at) == 0:
		return v
	case len(inner.shape) == 1:
		return llvm.NewExtractelement(p.e.Builder, v, inner.element(at[0])).Res()
	}
	return parts{p.e, inner.shape[1:]}.part(inner.chosen(v, at[0].Value), at[1:])
}

// with is v with another part at a place.
func (p parts) with(v, part *ir.Value, at []view.Number) *ir.Value {
	path := p.known(at)
	if len(path) > 0 {
		changed := parts{p.e, p.shape[len(path):]}.with(row(p.e, v, path), part, at[len(path):])
		return withRow(p.e, v, changed, path)
	}
	switch {
	case len(at) == 0:
		return part
	case len(p.shape) == 1:
		return llvm.NewInsertelement(p.e.Builder, v, part, p.element(at[0])).Res()
	}
	subscript := at[0].Value
	changed := parts{p.e, p.shape[1:]}.with(p.chosen(v, subscript), part, at[1:])
	for i := range int(p.shape[0]) {
		r := llvm.NewSelect(p.e.Builder, p.is(subscript, i), changed, row(p.e, v, []int{i})).Res()
		v = p.e.Insert(v, r, i)
	}
	return v
}

// chosen is the row of an array with this number: LLVM takes members out of arrays at constants only.
func (p parts) chosen(v, subscript *ir.Value) *ir.Value {
	chosen := row(p.e, v, []int{0})
	for i := 1; i < int(p.shape[0]); i++ {
		chosen = llvm.NewSelect(p.e.Builder, p.is(subscript, i), row(p.e, v, []int{i}), chosen).Res()
	}
	return chosen
}

func (p parts) is(subscript *ir.Value, i int) *ir.Value {
	return llvm.NewIcmp(p.e.Builder, subscript, p.e.Index(int64(i)), llvm.ICmpPredicateEq).Res()
}

// element is a subscript in a vector of LLVM.
func (p parts) element(n view.Number) *ir.Value {
	if n.Value != nil {
		return n.Value
	}
	return p.e.I32(n.Known)
}
