package versions

import (
	"fmt"
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// leftOpen stands for an operand in a list of sizes, as MLIR 13 has them.
const leftOpen = -1

// completeSizes gives an operation the sizes of its result, as operands and an attribute, where
// the profile has them at any rate and they follow from those of what is reshaped.
func (w *writer) completeSizes(f *ods.Form, op *ir.Operation) string {
	s := f.Sizes
	if s == nil || op.Attr(f.Base.Attributes[s.Static].Name) != nil || op.NumResults() != 1 || op.NumOperands() == 0 {
		return ""
	}
	shape, ok := shapeOf(op.Result(0))
	if !ok || !slices.Contains(shape, ir.Dynamic) {
		return "" // the form says what the list is where all sizes are known
	}
	constant, groups := constantOp(op.Context(), f.Base.Dialect()), op.Attr(f.Base.Attributes[s.Groups].Name)
	if constant == "" {
		return "no dialect that is known makes constants"
	}
	at, end := f.Base.OperandRange(op, s.Operands)
	if at < end {
		op.SetAttr(f.Base.Attributes[s.Static].Name, op.Context().I64ArrayAttr(slices.Repeat([]int64{leftOpen}, end-at)))
		return ""
	}
	static, sizes, b := make([]int64, len(shape)), []*ir.Value(nil), ir.BuilderBefore(op)
	for d, n := range shape {
		if static[d] = n; n != ir.Dynamic {
			continue
		}
		static[d] = leftOpen
		source, known, problem := SplitFrom(groups, shape, d)
		if problem != "" {
			return problem
		}
		size := w.create(b, s.Dim, []*ir.Value{op.Operand(0), w.index(b, constant, source)})
		if known > 1 {
			size = w.create(b, s.Divided, []*ir.Value{size, w.index(b, constant, known)})
		}
		sizes = append(sizes, size)
	}
	op.SetOperands(slices.Insert(slices.Clone(op.Operands()), at, sizes...))
	op.SetAttr(f.Base.Attributes[s.Static].Name, op.Context().I64ArrayAttr(static))
	return ""
}

// SplitFrom is the dimension of which a list of groups makes dimension d of a shape, whose size is not
// known, and the product of the sizes of the others of its group: the quotient of the two is its size.
// A problem is why that does not follow.
func SplitFrom(groups ir.Attribute, shape []int64, d int) (source, known int64, problem string) {
	for i, group := range ods.ListOf(groups) {
		dims := ods.IntsOf(group)
		if !slices.Contains(dims, int64(d)) {
			continue
		}
		known = 1
		for _, other := range dims {
			switch {
			case other == int64(d):
			case other < 0 || other >= int64(len(shape)) || shape[other] == ir.Dynamic:
				return 0, 0, "a group of dimensions has several sizes that are not known"
			default:
				known *= shape[other]
			}
		}
		return int64(i), known, ""
	}
	return 0, 0, fmt.Sprintf("dimension %d is in no group", d)
}

func shapeOf(v *ir.Value) ([]int64, bool) {
	t, ok := v.Type().(ir.ShapedType)
	if !ok {
		return nil, false
	}
	return t.Shape(), true
}

// index makes a constant of type index, as the profile has it.
func (w *writer) index(b *ir.Builder, constant string, n int64) *ir.Value {
	return w.create(b, constant, nil, ir.NamedAttr{Name: "value", Value: b.Context().IndexAttr(n)})
}

// create makes an operation that gives an index, as the profile has it.
func (w *writer) create(b *ir.Builder, name string, operands []*ir.Value, attrs ...ir.NamedAttr) *ir.Value {
	ctx := b.Context()
	op := b.CreateOp(ctx.OpName(name), operands, []ir.Type{ctx.IndexType()}, attrs)
	w.op(op)
	return op.Result(0)
}

// allGiven reports whether a list of sizes leaves all to operands, of which memory has no list.
func allGiven(f *ods.Form, i int, v ir.Attribute) bool {
	if f.Sizes == nil || f.Sizes.Static != i {
		return false
	}
	sizes := ods.IntsOf(v)
	return len(sizes) > 0 && !slices.ContainsFunc(sizes, func(n int64) bool { return n != ir.Dynamic })
}
