package vectortollvm

import (
	"slices"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
)

// broadcast converts `vector.broadcast`: outer dimensions are new, and those of size 1
// are stretched.
func (l lowering) broadcast() convert.Pattern {
	return one("vector.broadcast", func(m match) (*ir.Value, string) {
		to, converted, reason := l.vectorType(m.ResultType(0))
		if reason != "" {
			return nil, reason
		}
		e, source := l.Kit().At(m.rw.Builder), m.operand(0)
		outer, n := rowsOf(to)
		from, isVector := m.OperandType(0).(*ir.VectorType)
		if isVector && !canStretch(from.Shape(), to.Shape()) {
			return nil, "the shapes do not fit"
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
		return result, ""
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

// isPosition reports whether there is a place in a vector, or a part of it.
func isPosition(at []int, shape []int64) bool {
	if len(at) > len(shape) {
		return false
	}
	for i, k := range at {
		if k < 0 || int64(k) >= shape[i] {
			return false
		}
	}
	return true
}

const noPlace = "there is no such place in the vector"

// stretched is the row of a vector, of fewer dimensions, that stands at a position.
func stretched(e emit.Emitter, v *ir.Value, from *ir.VectorType, at []int, n int64) *ir.Value {
	outer, have := rowsOf(from)
	place := append([]int{}, at[len(at)-len(outer):]...)
	for i, size := range outer {
		if size == 1 {
			place[i] = 0
		}
	}
	r := row(e, v, place)
	if have == n {
		return r
	}
	return shuffled(e, r, r, make([]int64, n))
}

// numbersOf are those of an attribute.
func numbersOf(a ir.Attribute) []int {
	list := a.(*ir.ArrayAttr).Elems()
	at := make([]int, len(list))
	for i, n := range list {
		k, _ := n.(*ir.IntegerAttr).Int()
		at[i] = int(k)
	}
	return at
}

// extract converts `vector.extract`.
func (l lowering) extract() convert.Pattern {
	return one("vector.extract", func(m match) (*ir.Value, string) {
		from, _, reason := l.vectorType(m.OperandType(0))
		if reason != "" {
			return nil, reason
		}
		e, at := l.Kit().At(m.rw.Builder), numbersOf(m.Attr("position"))
		if !isPosition(at, from.Shape()) {
			return nil, noPlace
		}
		if len(at) < len(from.Shape()) || len(at) == 0 {
			return row(e, m.operand(0), at), ""
		}
		last := len(at) - 1
		r := row(e, m.operand(0), at[:last])
		return llvm.NewExtractelement(e.Builder, r, e.I32(int64(at[last]))).Res(), ""
	})
}

// insert converts `vector.insert`.
func (l lowering) insert() convert.Pattern {
	return one("vector.insert", func(m match) (*ir.Value, string) {
		into, _, reason := l.vectorType(m.ResultType(0))
		if reason != "" {
			return nil, reason
		}
		e, at := l.Kit().At(m.rw.Builder), numbersOf(m.Attr("position"))
		source, dest := m.operand(0), m.operand(1)
		if !isPosition(at, into.Shape()) {
			return nil, noPlace
		}
		if len(at) < len(into.Shape()) || len(at) == 0 {
			return withRow(e, dest, source, at), ""
		}
		last := len(at) - 1
		r := llvm.NewInsertelement(e.Builder, row(e, dest, at[:last]), source, e.I32(int64(at[last]))).Res()
		return withRow(e, dest, r, at[:last]), ""
	})
}

// extractElement converts `vector.extractelement`.
func (l lowering) extractElement() convert.Pattern {
	return one("vector.extractelement", func(m match) (*ir.Value, string) {
		if _, _, reason := l.vectorType(m.OperandType(0)); reason != "" {
			return nil, reason
		}
		return llvm.NewExtractelement(m.rw.Builder, m.operand(0), m.operand(1)).Res(), ""
	})
}

// insertElement converts `vector.insertelement`.
func (l lowering) insertElement() convert.Pattern {
	return one("vector.insertelement", func(m match) (*ir.Value, string) {
		if _, _, reason := l.vectorType(m.ResultType(0)); reason != "" {
			return nil, reason
		}
		return llvm.NewInsertelement(m.rw.Builder, m.operand(1), m.operand(0), m.operand(2)).Res(), ""
	})
}

// shuffle converts `vector.shuffle`, which chooses among the outermost parts of two
// vectors.
func (l lowering) shuffle() convert.Pattern {
	return one("vector.shuffle", func(m match) (*ir.Value, string) {
		from, _, reason := l.vectorType(m.OperandType(0))
		if reason != "" {
			return nil, reason
		}
		_, converted, reason := l.vectorType(m.ResultType(0))
		if reason != "" {
			return nil, reason
		}
		e, mask := l.Kit().At(m.rw.Builder), numbersOf(m.Attr("mask"))
		a, b, count := m.operand(0), m.operand(1), int(from.Shape()[0])
		both := count + int(m.OperandType(1).(*ir.VectorType).Shape()[0])
		if slices.ContainsFunc(mask, func(n int) bool { return n < 0 || n >= both }) {
			return nil, noPlace
		}
		if len(from.Shape()) > 1 {
			return chosenRows(e, a, b, count, mask, converted), ""
		}
		numbers := make([]int64, len(mask))
		for i, n := range mask {
			numbers[i] = int64(n)
		}
		if a.Type() == b.Type() {
			return shuffled(e, a, b, numbers), ""
		}
		return chosenElements(e, a, b, count, mask, converted), ""
	})
}

func chosenRows(e emit.Emitter, a, b *ir.Value, count int, mask []int, t ir.Type) *ir.Value {
	result := e.Undef(t)
	for i, n := range mask {
		from := a
		if n >= count {
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
		if n >= count {
			from, n = b, n-count
		}
		x := llvm.NewExtractelement(e.Builder, from, e.I32(int64(n))).Res()
		result = llvm.NewInsertelement(e.Builder, result, x, e.I32(int64(i))).Res()
	}
	return result
}

// shapeCast converts `vector.shape_cast`: the elements in their order.
func (l lowering) shapeCast() convert.Pattern {
	return l.rearranged("vector.shape_cast", func(m match, n int64, _ []int64) int64 { return n })
}

// transpose converts `vector.transpose`.
func (l lowering) transpose() convert.Pattern {
	return l.rearranged("vector.transpose", func(m match, n int64, to []int64) int64 {
		order := numbersOf(m.Attr("transp"))
		from := m.OperandType(0).(*ir.VectorType).Shape()
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
}

// rearranged is a pattern for what moves elements: which one of the source, counted in
// order, comes to a place of the result.
func (l lowering) rearranged(root string, which func(m match, n int64, to []int64) int64) convert.Pattern {
	return one(root, func(m match) (*ir.Value, string) {
		from, _, reason := l.vectorType(m.OperandType(0))
		if reason != "" {
			return nil, reason
		}
		to, converted, reason := l.vectorType(m.ResultType(0))
		if reason != "" {
			return nil, reason
		}
		count, _ := ir.NumElements(from)
		if all, _ := ir.NumElements(to); all != count || all > maxElements || !isOrder(m) {
			return nil, "it does not arrange the elements of its operand, or too many"
		}
		e := l.Kit().At(m.rw.Builder)
		outer, n := rowsOf(to)
		var result *ir.Value
		if len(outer) > 0 {
			result = e.Undef(converted)
		}
		place := int64(0)
		eachRow(outer, func(at []int) {
			r := e.Undef(e.Types.Vector(n, l.Types().ConvertOne(to.Elem())))
			for i := range n {
				x := element(e, m.operand(0), from, which(m, place, to.Shape()))
				r = llvm.NewInsertelement(e.Builder, r, x, e.I32(i)).Res()
				place++
			}
			result = withRow(e, result, r, at)
		})
		return result, ""
	})
}

// isOrder reports whether an operation that transposes names each dimension once.
func isOrder(m match) bool {
	if !m.Is("vector.transpose") {
		return true
	}
	order := numbersOf(m.Attr("transp"))
	from, to := m.OperandType(0).(*ir.VectorType).Shape(), m.ResultType(0).(*ir.VectorType).Shape()
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
	at, k := make([]int, len(outer)), n/size
	for i := len(outer) - 1; i >= 0; i-- {
		at[i] = int(k % outer[i])
		k /= outer[i]
	}
	return llvm.NewExtractelement(e.Builder, row(e, v, at), e.I32(n%size)).Res()
}
