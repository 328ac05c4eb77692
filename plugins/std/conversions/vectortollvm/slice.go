package vectortollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
)

// bitcast converts `vector.bitcast`, row by row.
func (l lowering) bitcast() convert.Pattern {
	return one("vector.bitcast", func(m match) (*ir.Value, string) {
		to, converted, reason := l.vectorType(m.ResultType(0))
		if reason != "" {
			return nil, reason
		}
		from, _, reason := l.vectorType(m.OperandType(0))
		if reason != "" {
			return nil, reason
		}
		outer, n := rowsOf(to)
		if have, _ := rowsOf(from); !sameSizes(have, outer) {
			return nil, "the outer dimensions differ"
		}
		e := l.Kit().At(m.rw.Builder)
		row1 := e.Types.Vector(n, l.Types().ConvertOne(to.Elem()))
		return eachOf(e, converted, outer, func(at []int) *ir.Value {
			return e.Bitcast(row(e, m.operand(0), at), row1)
		}), ""
	})
}

func sameSizes(a, b []int64) bool {
	if len(a) != len(b) {
		return false
	}
	for i, n := range a {
		if n != b[i] {
			return false
		}
	}
	return true
}

// eachOf puts rows together, one made for each position.
func eachOf(e emit.Emitter, t ir.Type, outer []int64, make func(at []int) *ir.Value) *ir.Value {
	var result *ir.Value
	if len(outer) > 0 {
		result = e.Undef(t)
	}
	eachRow(outer, func(at []int) { result = withRow(e, result, make(at), at) })
	return result
}

// slicing is the place of a part within a vector, offset by offset.
type slicing struct {
	offsets []int
	from    []int64 // the sizes of the part, as many as there are offsets, or more
}

// slicingOf checks that a part is within a vector and its elements lie side by side.
func slicingOf(m match, whole, part []int64) (slicing, string) {
	s := slicing{numbersOf(m.Attr("offsets")), part}
	for _, stride := range numbersOf(m.Attr("strides")) {
		if stride != 1 {
			return s, "strides other than 1 are not converted"
		}
	}
	if len(part) > len(whole) || len(s.offsets) > len(whole) {
		return s, noPlace
	}
	for len(s.offsets) < len(whole) {
		s.offsets = append(s.offsets, 0)
	}
	missing := len(whole) - len(part)
	for k, size := range whole {
		n := int64(1)
		if k >= missing {
			n = part[k-missing]
		}
		if at := int64(s.offsets[k]); at < 0 || at > size || n > size-at {
			return s, noPlace
		}
	}
	return s, ""
}

// extractSlice converts `vector.extract_strided_slice`.
func (l lowering) extractSlice() convert.Pattern {
	return one("vector.extract_strided_slice", func(m match) (*ir.Value, string) {
		from, _, reason := l.vectorType(m.OperandType(0))
		if reason != "" {
			return nil, reason
		}
		to, converted, reason := l.vectorType(m.ResultType(0))
		if reason != "" {
			return nil, reason
		}
		s, reason := slicingOf(m, from.Shape(), to.Shape())
		if reason == "" && len(to.Shape()) != len(from.Shape()) {
			reason = noPlace
		}
		if reason != "" {
			return nil, reason
		}
		e := l.Kit().At(m.rw.Builder)
		outer, n := rowsOf(to)
		return eachOf(e, converted, outer, func(at []int) *ir.Value {
			r := row(e, m.operand(0), s.moved(at))
			return shuffled(e, r, r, consecutive(s.last(), n))
		}), ""
	})
}

// moved is a position of the part as one of the whole.
func (s slicing) moved(at []int) []int {
	skip := len(s.offsets) - 1 - len(at)
	place := append([]int{}, s.offsets[:skip]...)
	for i, k := range at {
		place = append(place, k+s.offsets[skip+i])
	}
	return place
}

func (s slicing) last() int { return s.offsets[len(s.offsets)-1] }

// consecutive are n numbers from the first on.
func consecutive(first int, n int64) []int64 {
	list := make([]int64, n)
	for i := range list {
		list[i] = int64(first + i)
	}
	return list
}

// insertSlice converts `vector.insert_strided_slice`.
func (l lowering) insertSlice() convert.Pattern {
	return one("vector.insert_strided_slice", func(m match) (*ir.Value, string) {
		part, _, reason := l.vectorType(m.OperandType(0))
		if reason != "" {
			return nil, reason
		}
		whole, _, reason := l.vectorType(m.ResultType(0))
		if reason != "" {
			return nil, reason
		}
		s, reason := slicingOf(m, whole.Shape(), part.Shape())
		if reason != "" {
			return nil, reason
		}
		e, result := l.Kit().At(m.rw.Builder), m.operand(1)
		outer, n := rowsOf(part)
		_, wide := rowsOf(whole)
		eachRow(outer, func(at []int) {
			place := s.moved(at)
			into := overlaid(e, row(e, result, place), row(e, m.operand(0), at), int64(s.last()), n, wide)
			result = withRow(e, result, into, place)
		})
		return result, ""
	})
}

// overlaid is a row of wide elements with n of another one from first on.
func overlaid(e emit.Emitter, r, part *ir.Value, first, n, wide int64) *ir.Value {
	spread, mask := make([]int64, wide), make([]int64, wide)
	for i := range wide {
		mask[i] = i
		if i >= first && i < first+n {
			spread[i], mask[i] = i-first, wide+i
		}
	}
	return shuffled(e, r, shuffled(e, part, part, spread), mask)
}

// flatTranspose converts `vector.flat_transpose`.
func (l lowering) flatTranspose() convert.Pattern {
	return one("vector.flat_transpose", func(m match) (*ir.Value, string) {
		t, _, reason := l.vectorType(m.OperandType(0))
		if reason != "" {
			return nil, reason
		}
		rows, columns := number(m.Attr("rows")), number(m.Attr("columns"))
		if rows < 1 || columns < 1 || t.Shape()[0]/columns != rows || t.Shape()[0]%columns != 0 {
			return nil, "it has not as many elements as rows times columns"
		}
		mask := make([]int64, 0, rows*columns)
		for r := range rows {
			for c := range columns {
				mask = append(mask, c*rows+r)
			}
		}
		v := m.operand(0)
		return shuffled(l.Kit().At(m.rw.Builder), v, v, mask), ""
	})
}

func number(a ir.Attribute) int64 {
	n, _ := a.(*ir.IntegerAttr).Int()
	return n
}

// outerProduct converts `vector.outerproduct`.
func (l lowering) outerProduct() convert.Pattern {
	return one("vector.outerproduct", func(m match) (*ir.Value, string) {
		to, converted, reason := l.vectorType(m.ResultType(0))
		if reason != "" {
			return nil, reason
		}
		kind, reason := combinationOf(m.Attr("kind"), to)
		if reason != "" {
			return nil, reason
		}
		e := l.Kit().At(m.rw.Builder)
		outer, n := rowsOf(to)
		return eachOf(e, converted, outer, func(at []int) *ir.Value {
			factor, other := m.operand(0), m.operand(1)
			if len(at) == 0 { // a vector times a number
				other = splat(e, other, n)
			} else {
				factor = splat(e, llvm.NewExtractelement(e.Builder, factor, e.I32(int64(at[0]))).Res(), n)
			}
			var acc *ir.Value
			if m.NumOperands() > 2 {
				acc = row(e, m.operand(2), at)
			}
			return kind.product(e, factor, other, acc)
		}), ""
	})
}

// multiplied is a product, added to acc unless that is nil.
func multiplied(e emit.Emitter, a, b, acc *ir.Value, isFloat bool) *ir.Value {
	switch {
	case isFloat && acc != nil:
		return llvm.NewIntrFmuladd(e.Builder, a, b, acc).Res()
	case isFloat:
		return llvm.NewFmul(e.Builder, a, b).Res()
	case acc != nil:
		return e.Add(e.Mul(a, b), acc)
	}
	return e.Mul(a, b)
}

// packed says why the elements of a vector do not lie in memory as in the vector; it is
// empty when they do.
func packed(t ir.Type) string {
	if v, ok := t.(*ir.VectorType); ok && isPacked(v.Elem()) {
		return ""
	}
	return "its elements do not lie in memory as in a vector"
}

// expandLoad converts `vector.expandload`.
func (l lowering) expandLoad() convert.Pattern {
	return one("vector.expandload", func(m match) (*ir.Value, string) {
		if reason := packed(m.ResultType(0)); reason != "" {
			return nil, reason
		}
		r, behind, reason := l.scattered(m, m.ResultType(0))
		if reason != "" {
			return nil, reason
		}
		return llvm.NewIntrMaskedExpandload(r.e.Builder, r.first, m.operand(behind), m.operand(behind+1),
			l.Types().ConvertOne(m.ResultType(0))).Res(), ""
	})
}

// compressStore converts `vector.compressstore`.
func (l lowering) compressStore() convert.Pattern {
	return none("vector.compressstore", func(m match) string {
		last := m.NumOperands() - 1
		if reason := packed(m.OperandType(last)); reason != "" {
			return reason
		}
		r, behind, reason := l.scattered(m, m.OperandType(last))
		if reason != "" {
			return reason
		}
		llvm.NewIntrMaskedCompressstore(r.e.Builder, m.operand(last), r.first, m.operand(behind))
		return ""
	})
}
