package vectortollvm

import (
	"slices"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
	"github.com/mlirc/mlirc/plugins/std/dialects/vector"
)

// combination is how numbers are combined.
type combination struct {
	op      string // of the LLVM dialect
	adds    bool
	isFloat bool
}

// combinationOf reads the kind of an operation on vectors of a type.
func combinationOf(kind vector.CombiningKind, t ir.Type) (combination, string) {
	v, ok := t.(*ir.VectorType)
	if !ok {
		return combination{}, "it is no vector"
	}
	_, isFloat := v.Elem().(*ir.FloatType)
	if i, isInt := v.Elem().(*ir.IntegerType); isInt && i.Signedness() == ir.Unsigned {
		return combination{}, "numbers without a sign are not combined"
	}
	ops := map[vector.CombiningKind]string{
		vector.CombiningKindAdd: "llvm.add", vector.CombiningKindMul: "llvm.mul",
		vector.CombiningKindMin: "llvm.intr.smin", vector.CombiningKindMax: "llvm.intr.smax",
		vector.CombiningKindMinui: unsignedMin, vector.CombiningKindMaxui: unsignedMax,
		vector.CombiningKindAnd: "llvm.and", vector.CombiningKindOr: "llvm.or", vector.CombiningKindXor: "llvm.xor",
	}
	if isFloat {
		ops = map[vector.CombiningKind]string{
			vector.CombiningKindAdd: "llvm.fadd", vector.CombiningKindMul: "llvm.fmul",
			vector.CombiningKindMin: "llvm.intr.minnum", vector.CombiningKindMax: "llvm.intr.maxnum",
			vector.CombiningKindMinimumf: minimum, vector.CombiningKindMaximumf: maximum,
		}
	}
	op, ok := ops[kind]
	if !ok {
		return combination{}, "numbers of that type are not combined so"
	}
	return combination{op, kind == vector.CombiningKindAdd, isFloat}, ""
}

// Intrinsics for which LLVM before 17 has no code on most processors, and those that mlir-translate-13 does not know.
const (
	minimum, maximum         = "llvm.intr.minimum", "llvm.intr.maximum"
	unsignedMin, unsignedMax = "llvm.intr.umin", "llvm.intr.umax"
)

// of combines two numbers or rows.
func (c combination) of(e emit.Emitter, a, b *ir.Value) *ir.Value {
	switch c.op {
	case minimum, maximum:
		return e.Extreme(a, b, c.op == maximum)
	case unsignedMin:
		return llvm.NewSelect(e.Builder, llvm.NewIcmp(e.Builder, a, b, llvm.ICmpPredicateUlt).Res(), a, b).Res()
	case unsignedMax:
		return llvm.NewSelect(e.Builder, llvm.NewIcmp(e.Builder, a, b, llvm.ICmpPredicateUgt).Res(), a, b).Res()
	}
	return e.Make(e.Context().OpName(c.op), a.Type(), nil, a, b)
}

// product is a product, combined with acc unless that is nil.
func (c combination) product(e emit.Emitter, a, b, acc *ir.Value) *ir.Value {
	if c.adds || acc == nil {
		return multiplied(e, a, b, acc, c.isFloat)
	}
	return c.of(e, acc, multiplied(e, a, b, nil, c.isFloat))
}

// combined is the type of a vector, converted behind it, and how its elements are combined one after
// the other; or the reason why they cannot be.
func (l lowering) combined(v *ir.Value, kind vector.CombiningKind) (*ir.VectorType, ir.Type, combination, string) {
	t, converted, reason := l.fixedType(v.Type())
	if reason != "" {
		return nil, nil, combination{}, reason
	}
	c, reason := combinationOf(kind, t)
	if n, _ := ir.NumElements(t); reason == "" && n > maxElements {
		reason = "it has too many elements"
	}
	return t, converted, c, reason
}

// multiReduction converts `vector.multi_reduction`: rows are combined with each other,
// and, where the last dimension is reduced, their elements.
func (l lowering) multiReduction() convert.Pattern {
	return convert.On("vector.multi_reduction to LLVM", func(op vector.MultiReduction, m convert.Match) convert.Result {
		t, _, kind, reason := l.combined(op.Source(), op.Kind())
		if reason != "" {
			return m.MatchFailure(reason)
		}
		reduced := numbersOf(op.ReductionDims())
		last := len(t.Shape()) - 1
		kept := without(t.Shape(), reduced)
		if !slices.Equal(kept, shapeOf(op.Dest().Type())) {
			return m.MatchFailure("the result does not have the dimensions that are left")
		}
		e := l.Kit().At(m.Builder)
		rows := !slices.Contains(reduced, last)
		var initial *ir.Value
		if op.Acc() != nil {
			initial = m.Operand(op.Acc())
		}
		result := newCells(e, initial, kept, rows)
		steps := slices.Clone(t.Shape())
		if rows {
			steps[last] = 1
		}
		eachRow(steps, func(at []int) {
			x := row(e, m.Operand(op.Source()), at[:last])
			if !rows {
				x = llvm.NewExtractelement(e.Builder, x, e.I32(int64(at[last]))).Res()
			}
			result.change(without(at, reduced), func(acc *ir.Value) *ir.Value {
				if acc == nil {
					return x
				}
				return kind.of(e, acc, x)
			})
		})
		return m.Replace(result.vector(l.Types().ConvertOne(op.Dest().Type())))
	}).Reading("kind")
}

// scan converts `vector.scan`: rows are combined with those before them, and, where the last
// dimension is scanned, their elements.
func (l lowering) scan() convert.Pattern {
	return convert.On("vector.scan to LLVM", func(op vector.Scan, m convert.Match) convert.Result {
		t, converted, kind, reason := l.combined(op.Source(), op.Kind())
		if reason != "" {
			return m.MatchFailure(reason)
		}
		dim, last := int(op.ReductionDim()), len(t.Shape())-1
		scanned, rows := []int{dim}, dim != last
		kept := without(t.Shape(), scanned)
		e := l.Kit().At(m.Builder)
		source := newCells(e, m.Operand(op.Source()), t.Shape(), rows)
		result := newCells(e, nil, t.Shape(), rows)
		begin := m.Operand(op.InitialValue())
		if len(kept) == 0 {
			begin = onlyElement(e, begin)
		}
		initial := newCells(e, begin, kept, rows)
		sums := newCells(e, nil, kept, rows)
		steps := slices.Clone(t.Shape())
		if rows {
			steps[last] = 1
		}
		eachRow(steps, func(at []int) {
			rest := without(at, scanned)
			before := slices.Clone(at)
			before[dim]--
			var out *ir.Value
			switch {
			case at[dim] == 0 && op.Inclusive():
				out = source.first(at)
			case at[dim] == 0:
				out = initial.first(rest)
			case op.Inclusive():
				out = kind.of(e, result.now[result.key(before)], source.first(at))
			default:
				out = kind.of(e, result.now[result.key(before)], source.first(before))
			}
			set := func(*ir.Value) *ir.Value { return out }
			result.change(at, set)
			sums.change(rest, set)
		})
		sum := sums.vector(l.Types().ConvertOne(op.AccumulatedValue().Type()))
		if len(kept) == 0 {
			sum = ofElement(e, sum)
		}
		return m.Replace(result.vector(converted), sum)
	}).Reading("kind", "reduction_dim", "inclusive")
}

// without is a list without what stands at some places.
func without[T any](list []T, places []int) (left []T) {
	for i, e := range list {
		if !slices.Contains(places, i) {
			left = append(left, e)
		}
	}
	return left
}

// matrixMultiply converts `vector.matrix_multiply` of matrices that lie in vectors
// column after column: each column of the result is a sum of columns.
func (l lowering) matrixMultiply() convert.Pattern {
	return convert.On("vector.matrix_multiply to LLVM", func(op vector.MatrixMultiply, m convert.Match) convert.Result {
		t, converted, reason := l.fixedType(op.Result().Type())
		if reason != "" {
			return m.MatchFailure(reason)
		}
		rows, inner, columns := op.LhsRows(), op.LhsColumns(), op.RhsColumns()
		for i, n := range [...]int64{rows * inner, inner * columns} {
			if v, ok := op.Op.OperandType(i).(*ir.VectorType); !ok || v.Shape()[0] != n {
				return m.MatchFailure("a vector does not have as many elements as its matrix")
			}
		}
		if min(rows, inner, columns) < 1 || t.Shape()[0] != rows*columns || inner*columns > maxRows || rows > maxRows {
			return m.MatchFailure("the result does not have as many elements as its matrix, or there are too many products")
		}
		_, isFloat := t.Elem().(*ir.FloatType)
		e := l.Kit().At(m.Builder)
		result := e.Undef(converted)
		for j := range columns {
			var sum *ir.Value
			for k := range inner {
				column := make([]int64, rows)
				for i := range column {
					column[i] = k*rows + int64(i)
				}
				x := llvm.NewExtractelement(e.Builder, m.Operand(op.Rhs()), e.I32(j*inner+k)).Res()
				sum = multiplied(e, shuffled(e, m.Operand(op.Lhs()), m.Operand(op.Lhs()), column), splat(e, x, fixed(rows)), sum, isFloat)
			}
			for i := range rows {
				x := llvm.NewExtractelement(e.Builder, sum, e.I32(i)).Res()
				result = llvm.NewInsertelement(e.Builder, result, x, e.I32(j*rows+i)).Res()
			}
		}
		return m.Replace(result)
	})
}
