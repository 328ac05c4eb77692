package vectortollvm

import (
	"slices"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
	"github.com/mlirc/mlirc/plugins/std/dialects/vector"
)

// bitcast converts `vector.bitcast`, row by row.
func (l lowering) bitcast() convert.Pattern {
	return convert.On("vector.bitcast to LLVM", func(op vector.Bitcast, m convert.Match) convert.Result {
		to, converted, reason := l.vectorType(op.Result().Type())
		if reason != "" {
			return m.MatchFailure(reason)
		}
		from, _, reason := l.vectorType(op.Source().Type())
		if reason != "" {
			return m.MatchFailure(reason)
		}
		outer, _ := rowsOf(to)
		if have, _ := rowsOf(from); !slices.Equal(have, outer) {
			return m.MatchFailure("the outer dimensions differ")
		}
		e := l.Kit().At(m.Builder)
		row1 := rowLength(to).vector(e, l.Types().ConvertOne(to.Elem()))
		return m.Replace(eachOf(e, converted, outer, func(at []int) *ir.Value {
			return e.Bitcast(row(e, m.Operand(op.Source()), at), row1)
		}))
	})
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
func slicingOf(offsets, strides, whole, part []int64) (slicing, string) {
	s := slicing{numbersOf(offsets), part}
	for _, stride := range strides {
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
	return convert.On("vector.extract_strided_slice to LLVM", func(op vector.ExtractStridedSlice, m convert.Match) convert.Result {
		from, _, reason := l.vectorType(op.Vector().Type())
		if reason != "" {
			return m.MatchFailure(reason)
		}
		to, converted, reason := l.vectorType(op.Result().Type())
		if reason != "" {
			return m.MatchFailure(reason)
		}
		s, reason := slicingOf(op.Offsets(), op.Strides(), from.Shape(), to.Shape())
		if reason == "" && (len(to.Shape()) != len(from.Shape()) || rowLength(from).scalable != rowLength(to).scalable) {
			reason = noPlace
		}
		if reason != "" {
			return m.MatchFailure(reason)
		}
		e := l.Kit().At(m.Builder)
		outer, n := rowsOf(to)
		return m.Replace(eachOf(e, converted, outer, func(at []int) *ir.Value {
			r := row(e, m.Operand(op.Vector()), s.moved(at))
			if rowLength(from) == rowLength(to) {
				return r
			}
			return shuffled(e, r, r, consecutive(s.last(), n))
		}))
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
	return convert.On("vector.insert_strided_slice to LLVM", func(op vector.InsertStridedSlice, m convert.Match) convert.Result {
		part, _, reason := l.vectorType(op.Source().Type())
		if reason != "" {
			return m.MatchFailure(reason)
		}
		whole, _, reason := l.vectorType(op.Result().Type())
		if reason != "" {
			return m.MatchFailure(reason)
		}
		s, reason := slicingOf(op.Offsets(), op.Strides(), whole.Shape(), part.Shape())
		if reason == "" && rowLength(part).scalable != rowLength(whole).scalable {
			reason = noPlace
		}
		if reason != "" {
			return m.MatchFailure(reason)
		}
		e, result := l.Kit().At(m.Builder), m.Operand(op.Dest())
		outer, n := rowsOf(part)
		_, wide := rowsOf(whole)
		eachRow(outer, func(at []int) {
			place := s.moved(at)
			into := row(e, m.Operand(op.Source()), at)
			if rowLength(part) != rowLength(whole) {
				into = overlaid(e, row(e, result, place), into, int64(s.last()), n, wide)
			}
			result = withRow(e, result, into, place)
		})
		return m.Replace(result)
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
	return convert.On("vector.flat_transpose to LLVM", func(op vector.FlatTranspose, m convert.Match) convert.Result {
		t, _, reason := l.fixedType(op.Matrix().Type())
		if reason != "" {
			return m.MatchFailure(reason)
		}
		rows, columns := op.Rows(), op.Columns()
		if rows < 1 || columns < 1 || t.Shape()[0]/columns != rows || t.Shape()[0]%columns != 0 {
			return m.MatchFailure("it has not as many elements as rows times columns")
		}
		mask := make([]int64, 0, rows*columns)
		for r := range rows {
			for c := range columns {
				mask = append(mask, c*rows+r)
			}
		}
		v := m.Operand(op.Matrix())
		return m.Replace(shuffled(l.Kit().At(m.Builder), v, v, mask))
	})
}

// outerProduct converts `vector.outerproduct`.
func (l lowering) outerProduct() convert.Pattern {
	return convert.On("vector.outerproduct to LLVM", func(op vector.Outerproduct, m convert.Match) convert.Result {
		to, converted, reason := l.vectorType(op.Result().Type())
		if reason != "" {
			return m.MatchFailure(reason)
		}
		kind, reason := combinationOf(op.Kind(), to)
		if reason != "" {
			return m.MatchFailure(reason)
		}
		e := l.Kit().At(m.Builder)
		outer, _ := rowsOf(to)
		n := rowLength(to)
		return m.Replace(eachOf(e, converted, outer, func(at []int) *ir.Value {
			factor, other := m.Operand(op.Lhs()), m.Operand(op.Rhs())
			if len(at) == 0 { // a vector times a number
				other = splat(e, other, n)
			} else {
				factor = splat(e, llvm.NewExtractelement(e.Builder, factor, e.I32(int64(at[0]))).Res(), n)
			}
			var acc *ir.Value
			if op.Acc() != nil {
				acc = row(e, m.Operand(op.Acc()), at)
			}
			return kind.product(e, factor, other, acc)
		}))
	}).Reading("kind")
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

// compressed says why a vector is not compressed into memory or expanded from there; it is empty when it is. LLVM
// takes scalable vectors and makes plain masked loads and stores of them for Arm, and RISC-V before 20.
func compressed(t ir.Type) string {
	if v, ok := t.(*ir.VectorType); ok && v.Scalable() != nil {
		return "llc makes wrong code of the intrinsics for scalable vectors"
	}
	return packed(t)
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
	return convert.On("vector.expandload to LLVM", func(op vector.Expandload, m convert.Match) convert.Result {
		if reason := compressed(op.Result().Type()); reason != "" {
			return m.MatchFailure(reason)
		}
		r, reason := l.scattered(m, op.Result().Type(), op.Base(), op.Indices())
		if reason != "" {
			return m.MatchFailure(reason)
		}
		return m.Replace(llvm.NewIntrMaskedExpandload(r.e.Builder, r.first, m.Operand(op.Mask()), m.Operand(op.PassThru()),
			l.Types().ConvertOne(op.Result().Type())).Res())
	})
}

// compressStore converts `vector.compressstore`.
func (l lowering) compressStore() convert.Pattern {
	return convert.On("vector.compressstore to LLVM", func(op vector.Compressstore, m convert.Match) convert.Result {
		if reason := compressed(op.ValueToStore().Type()); reason != "" {
			return m.MatchFailure(reason)
		}
		r, reason := l.scattered(m, op.ValueToStore().Type(), op.Base(), op.Indices())
		if reason != "" {
			return m.MatchFailure(reason)
		}
		llvm.NewIntrMaskedCompressstore(r.e.Builder, m.Operand(op.ValueToStore()), r.first, m.Operand(op.Mask()))
		return m.Erase()
	})
}
