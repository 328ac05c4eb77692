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
func combinationOf(kind ir.Attribute, t ir.Type) (combination, string) {
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
		vector.CombiningKindAnd: "llvm.and", vector.CombiningKindOr: "llvm.or", vector.CombiningKindXor: "llvm.xor",
	}
	if isFloat {
		ops = map[vector.CombiningKind]string{
			vector.CombiningKindAdd: "llvm.fadd", vector.CombiningKindMul: "llvm.fmul",
			vector.CombiningKindMin: "llvm.intr.minnum", vector.CombiningKindMax: "llvm.intr.maxnum",
		}
	}
	k := vector.CombiningKindAdd
	if d, ok := kind.(*ir.DialectAttr); ok {
		k = vector.CombiningKind(number(d.Params()[0]))
	}
	op, ok := ops[k]
	if !ok {
		return combination{}, "numbers of that type are not combined so"
	}
	return combination{op, k == vector.CombiningKindAdd, isFloat}, ""
}

// of combines two numbers or rows.
func (c combination) of(e emit.Emitter, a, b *ir.Value) *ir.Value {
	return e.Make(e.Context().OpName(c.op), a.Type(), nil, a, b)
}

// product is a product, combined with acc unless that is nil.
func (c combination) product(e emit.Emitter, a, b, acc *ir.Value) *ir.Value {
	if c.adds || acc == nil {
		return multiplied(e, a, b, acc, c.isFloat)
	}
	return c.of(e, acc, multiplied(e, a, b, nil, c.isFloat))
}

// multiReduction converts `vector.multi_reduction`: rows are combined with each other,
// and, where the last dimension is reduced, their elements.
func (l lowering) multiReduction() convert.Pattern {
	return one("vector.multi_reduction", func(m match) (*ir.Value, string) {
		t, _, reason := l.vectorType(m.OperandType(0))
		if reason != "" {
			return nil, reason
		}
		kind, reason := combinationOf(m.Attr("kind"), t)
		if reason != "" {
			return nil, reason
		}
		if n, _ := ir.NumElements(t); n > maxElements {
			return nil, "it has too many elements"
		}
		reduced := numbersOf(m.Attr("reduction_dims"))
		last := len(t.Shape()) - 1
		kept := without(t.Shape(), reduced)
		if !slices.Equal(kept, shapeOf(m.ResultType(0))) {
			return nil, "the result does not have the dimensions that are left"
		}
		e := l.Kit().At(m.rw.Builder)
		rows := !slices.Contains(reduced, last)
		result := newCells(e, nil, kept, rows)
		steps := slices.Clone(t.Shape())
		if rows {
			steps[last] = 1
		}
		eachRow(steps, func(at []int) {
			x := row(e, m.operand(0), at[:last])
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
		return result.vector(l.Types().ConvertOne(m.ResultType(0))), ""
	})
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
	return one("vector.matrix_multiply", func(m match) (*ir.Value, string) {
		t, converted, reason := l.vectorType(m.ResultType(0))
		if reason != "" {
			return nil, reason
		}
		rows, inner, columns := number(m.Attr("lhs_rows")), number(m.Attr("lhs_columns")), number(m.Attr("rhs_columns"))
		for i, n := range [...]int64{rows * inner, inner * columns} {
			if v, ok := m.OperandType(i).(*ir.VectorType); !ok || v.Shape()[0] != n {
				return nil, "a vector does not have as many elements as its matrix"
			}
		}
		if min(rows, inner, columns) < 1 || t.Shape()[0] != rows*columns || inner*columns > maxRows || rows > maxRows {
			return nil, "the result does not have as many elements as its matrix, or there are too many products"
		}
		_, isFloat := t.Elem().(*ir.FloatType)
		e := l.Kit().At(m.rw.Builder)
		result := e.Undef(converted)
		for j := range columns {
			var sum *ir.Value
			for k := range inner {
				column := make([]int64, rows)
				for i := range column {
					column[i] = k*rows + int64(i)
				}
				x := llvm.NewExtractelement(e.Builder, m.operand(1), e.I32(j*inner+k)).Res()
				sum = multiplied(e, shuffled(e, m.operand(0), m.operand(0), column), splat(e, x, rows), sum, isFloat)
			}
			for i := range rows {
				x := llvm.NewExtractelement(e.Builder, sum, e.I32(i)).Res()
				result = llvm.NewInsertelement(e.Builder, result, x, e.I32(j*rows+i)).Res()
			}
		}
		return result, ""
	})
}
