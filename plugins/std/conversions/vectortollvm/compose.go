package vectortollvm

import (
	"slices"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
	"github.com/mlirc/mlirc/plugins/std/dialects/vector"
)

// broadcast converts `vector.broadcast`: outer dimensions are new, and those of size 1
// are stretched.
func (l lowering) broadcast() convert.Pattern {
	return convert.On("vector.broadcast to LLVM", func(op vector.Broadcast, m convert.Match) convert.Result {
		to, converted, reason := l.vectorType(op.Vector().Type())
		if reason != "" {
			return m.MatchFailure(reason)
		}
		e, source := l.Kit().At(m.Builder), m.Operand(op.Source())
		outer, _ := rowsOf(to)
		n := rowLength(to)
		from, isVector := op.Source().Type().(*ir.VectorType)
		if isVector && !canStretch(from.Shape(), to.Shape()) {
			return m.MatchFailure("the shapes do not fit")
		}
		whole := (*ir.Value)(nil)
		if !isVector {
			whole = splat(e, source, n)
		}
		var result *ir.Value
		if len(outer) > 0 {
			result = e.Undef(converted)
		}
		eachRow(outer, func(at []int) {
			part := whole
			if isVector {
				part = stretched(e, source, from, at, n)
			}
			result = withRow(e, result, part, at)
		})
		return m.Replace(result)
	})
}

// canStretch reports whether the last sizes are the same, or 1 before.
func canStretch(from, to []int64) bool {
	if len(from) > len(to) {
		return false
	}
	for i, n := range from {
		if n != 1 && n != to[len(to)-len(from)+i] {
			return false
		}
	}
	return true
}

// stretched is the row of a vector, of fewer dimensions, that stands at a position.
func stretched(e emit.Emitter, v *ir.Value, from *ir.VectorType, at []int, n length) *ir.Value {
	outer, _ := rowsOf(from)
	place := append([]int{}, at[len(at)-len(outer):]...)
	for i, size := range outer {
		if size == 1 {
			place[i] = 0
		}
	}
	r := row(e, v, place)
	if rowLength(from) == n {
		return r
	}
	if n.scalable {
		return splat(e, llvm.NewExtractelement(e.Builder, r, e.I32(0)).Res(), n)
	}
	return shuffled(e, r, r, make([]int64, n.n))
}

// numbersOf are numbers of an attribute as positions.
func numbersOf(list []int64) []int {
	at := make([]int, len(list))
	for i, n := range list {
		at[i] = int(n)
	}
	return at
}

// extractElement converts `vector.extractelement`.
func (l lowering) extractElement() convert.Pattern {
	return convert.On("vector.extractelement to LLVM", func(op vector.Extractelement, m convert.Match) convert.Result {
		if _, _, reason := l.vectorType(op.Vector().Type()); reason != "" {
			return m.MatchFailure(reason)
		}
		return m.Replace(llvm.NewExtractelement(m.Builder, m.Operand(op.Vector()), m.Operand(op.Position())).Res())
	})
}

// insertElement converts `vector.insertelement`.
func (l lowering) insertElement() convert.Pattern {
	return convert.On("vector.insertelement to LLVM", func(op vector.Insertelement, m convert.Match) convert.Result {
		if _, _, reason := l.vectorType(op.Result().Type()); reason != "" {
			return m.MatchFailure(reason)
		}
		return m.Replace(llvm.NewInsertelement(m.Builder, m.Operand(op.Dest()), m.Operand(op.Source()), m.Operand(op.Position())).Res())
	})
}

// shuffle converts `vector.shuffle`, which chooses among the outermost parts of two
// vectors.
func (l lowering) shuffle() convert.Pattern {
	return convert.On("vector.shuffle to LLVM", func(op vector.Shuffle, m convert.Match) convert.Result {
		from, _, reason := l.fixedType(op.V1().Type())
		if reason != "" {
			return m.MatchFailure(reason)
		}
		_, converted, reason := l.vectorType(op.Vector().Type())
		if reason != "" {
			return m.MatchFailure(reason)
		}
		e, mask := l.Kit().At(m.Builder), numbersOf(op.Mask())
		a, b, count := m.Operand(op.V1()), m.Operand(op.V2()), int(from.Shape()[0])
		both := count + int(op.V2().Type().(*ir.VectorType).Shape()[0])
		if slices.ContainsFunc(mask, func(n int) bool { return n < undefined || n >= both }) {
			return m.MatchFailure(noPlace)
		}
		if len(from.Shape()) > 1 {
			return m.Replace(chosenRows(e, a, b, count, mask, converted))
		}
		numbers := make([]int64, len(mask))
		for i, n := range mask {
			numbers[i] = int64(n)
		}
		if a.Type() == b.Type() {
			return m.Replace(shuffled(e, a, b, numbers))
		}
		return m.Replace(chosenElements(e, a, b, count, mask, converted))
	})
}

// undefined stands in the mask of a shuffle for a part that is not defined.
const undefined = -1

func chosenRows(e emit.Emitter, a, b *ir.Value, count int, mask []int, t ir.Type) *ir.Value {
	result := e.Undef(t)
	for i, n := range mask {
		from := a
		switch {
		case n == undefined:
			continue
		case n >= count:
			from, n = b, n-count
		}
		result = e.Insert(result, row(e, from, []int{n}), i)
	}
	return result
}

func chosenElements(e emit.Emitter, a, b *ir.Value, count int, mask []int, t ir.Type) *ir.Value {
	result := e.Undef(t)
	for i, n := range mask {
		from := a
		switch {
		case n == undefined:
			continue
		case n >= count:
			from, n = b, n-count
		}
		x := llvm.NewExtractelement(e.Builder, from, e.I32(int64(n))).Res()
		result = llvm.NewInsertelement(e.Builder, result, x, e.I32(int64(i))).Res()
	}
	return result
}

// shapeCast converts `vector.shape_cast`: the elements in their order.
func (l lowering) shapeCast() convert.Pattern {
	return convert.On("vector.shape_cast to LLVM", func(op vector.ShapeCast, m convert.Match) convert.Result {
		from, isVector := op.Source().Type().(*ir.VectorType)
		if to, _, reason := l.vectorType(op.Result().Type()); reason == "" && to.Scalable() != nil && isVector && rowLength(from) == rowLength(to) {
			return m.Replace(l.sameRows(m, from, to, m.Operand(op.Source())))
		}
		return l.rearranged(m, op.Source(), op.Result(), func(n int64, _, _ []int64) int64 { return n })
	})
}

// sameRows is the rows of a converted vector in their order, as a vector of another type.
func (l lowering) sameRows(m convert.Match, from, to *ir.VectorType, v *ir.Value) *ir.Value {
	e := l.Kit().At(m.Builder)
	outer, _ := rowsOf(to)
	sizes, _ := rowsOf(from)
	next := int64(0)
	return eachOf(e, l.Types().ConvertOne(to), outer, func([]int) *ir.Value {
		next++
		return row(e, v, position(next-1, sizes))
	})
}

// position is that of a row, counted in order.
func position(n int64, sizes []int64) []int {
	at := make([]int, len(sizes))
	for i := len(sizes) - 1; i >= 0; i-- {
		at[i] = int(n % sizes[i])
		n /= sizes[i]
	}
	return at
}

// transpose converts `vector.transpose`.
func (l lowering) transpose() convert.Pattern {
	return convert.On("vector.transpose to LLVM", func(op vector.Transpose, m convert.Match) convert.Result {
		order := numbersOf(op.Transp())
		if !isOrder(order, op.Vector().Type(), op.Result().Type()) {
			return m.MatchFailure("it does not name each dimension once")
		}
		return l.rearranged(m, op.Vector(), op.Result(), func(n int64, from, to []int64) int64 {
			at := make([]int64, len(from))
			for i := len(to) - 1; i >= 0; i-- {
				at[order[i]] = n % to[i]
				n /= to[i]
			}
			flat := int64(0)
			for i, k := range at {
				flat = flat*from[i] + k
			}
			return flat
		})
	})
}

// rearranged replaces an operation that moves elements: which one of the source, counted in
// order, comes to place n of the result, by the shapes of both.
func (l lowering) rearranged(
	m convert.Match, source, result *ir.Value, which func(n int64, from, to []int64) int64,
) convert.Result {
	from, _, reason := l.fixedType(source.Type())
	if reason != "" {
		return m.MatchFailure(reason)
	}
	to, converted, reason := l.fixedType(result.Type())
	if reason != "" {
		return m.MatchFailure(reason)
	}
	count, _ := ir.NumElements(from)
	if all, _ := ir.NumElements(to); all != count || all > maxElements {
		return m.MatchFailure("it does not arrange the elements of its operand, or too many")
	}
	e, v := l.Kit().At(m.Builder), m.Operand(source)
	outer, n := rowsOf(to)
	var made *ir.Value
	if len(outer) > 0 {
		made = e.Undef(converted)
	}
	place := int64(0)
	eachRow(outer, func(at []int) {
		r := e.Undef(e.Types.Vector(n, l.Types().ConvertOne(to.Elem())))
		for i := range n {
			x := element(e, v, from, which(place, from.Shape(), to.Shape()))
			r = llvm.NewInsertelement(e.Builder, r, x, e.I32(i)).Res()
			place++
		}
		made = withRow(e, made, r, at)
	})
	return m.Replace(made)
}

// isOrder reports whether numbers name each dimension of a vector once, such that it becomes
// one of the type of the result.
func isOrder(order []int, source, result ir.Type) bool {
	v, ok := source.(*ir.VectorType)
	r, ok2 := result.(*ir.VectorType)
	if !ok || !ok2 || len(order) != len(v.Shape()) || len(order) != len(r.Shape()) {
		return false
	}
	from, to := v.Shape(), r.Shape()
	seen := make([]bool, len(from))
	for i, k := range order {
		if k < 0 || k >= len(from) || seen[k] || from[k] != to[i] {
			return false
		}
		seen[k] = true
	}
	return true
}

// element takes an element, counted in order, out of a vector.
func element(e emit.Emitter, v *ir.Value, t *ir.VectorType, n int64) *ir.Value {
	outer, size := rowsOf(t)
	return llvm.NewExtractelement(e.Builder, row(e, v, position(n/size, outer)), e.I32(n%size)).Res()
}
