package versions

import (
	"fmt"
	"slices"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// readTransposed puts the dimensions of an operand of an operation that is in memory into the order of the results of
// the map. The profile has them in the order of the dimensions that those are.
func readTransposed(f *ods.Form, op *ir.Operation) string {
	order := func(m affine.Map) []int64 { return affine.InversePlaces(m.DimOrder()) }
	return transposed(f, op, order, func(*ir.Operation) {})
}

// writeTransposed undoes readTransposed, while the operation is what it is in memory.
func (w *writer) writeTransposed(f *ods.Form, op *ir.Operation) string {
	return transposed(f, op, affine.Map.DimOrder, w.op)
}

// transposed puts the dimensions of an operand into another order. What has been transposed the other way is taken as it
// was; otherwise an operation is made.
func transposed(f *ods.Form, op *ir.Operation, orderOf func(affine.Map) []int64, finish func(made *ir.Operation)) string {
	if f.Transposes == nil {
		return ""
	}
	start, end := f.Base.OperandRange(op, f.Transposes.Operand)
	m, ok := op.Attr(f.Base.Attributes[f.Transposes.Map].Name).(*ir.AffineMapAttr)
	if start == end || !ok {
		return ""
	}
	v, order := op.Operand(start), orderOf(m.Map())
	t, ok := v.Type().(*ir.VectorType)
	if !ok || len(t.Shape()) != len(order) {
		return fmt.Sprintf("operand '%s' does not have a dimension for each of the map's", f.Base.Operands[f.Transposes.Operand].Name)
	}
	if slices.IsSorted(order) {
		return ""
	}
	if made := v.DefiningOp(); made != nil && ods.NameInMemory(made) == f.Transposes.By && slices.Equal(ods.IntsOf(firstAttr(made)), affine.InversePlaces(order)) {
		op.SetOperand(start, made.Operand(0))
		if !made.HasUses() {
			made.Erase()
		}
		return ""
	}
	ctx := op.Context()
	by, ok := ctx.OpName(f.Transposes.By).Def().(*ods.Op)
	if !ok || len(by.Attributes) == 0 {
		return fmt.Sprintf("there is no operation '%s' that transposes it", f.Transposes.By)
	}
	b := ir.BuilderBefore(op)
	b.SetLoc(op.Loc())
	to := ctx.ScalableVectorType(pick(t.Shape(), order), pick(t.Scalable(), order), t.Elem())
	made := b.CreateOp(ctx.OpName(by.Name()), []*ir.Value{v}, []ir.Type{to}, ir.AttrList{{Name: by.Attributes[0].Name, Value: ctx.I64ArrayAttr(order)}})
	op.SetOperand(start, made.Result(0))
	finish(made)
	return ""
}

// firstAttr is the first attribute that the definition of an operation declares.
func firstAttr(op *ir.Operation) ir.Attribute {
	def, ok := op.Name().Def().(*ods.Op)
	if !ok || len(def.Attributes) == 0 {
		return nil
	}
	return op.Attr(def.Attributes[0].Name)
}

func pick[T any](list []T, places []int64) []T {
	if len(list) == 0 {
		return nil
	}
	out := make([]T, len(places))
	for i, n := range places {
		out[i] = list[n]
	}
	return out
}
