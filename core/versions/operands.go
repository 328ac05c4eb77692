package versions

import (
	"encoding/binary"
	"fmt"
	"math"
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/eval"
)

// given are the operands of an operation that its form has as attributes: each is a constant.
type given struct {
	drops []int // operands that are left out, in their order
	attrs []ir.NamedAttr
}

// operandsGiven finds the operands that a form has as attributes.
func (w *writer) operandsGiven(f *ods.Form, op *ir.Operation) (g given, problem string) {
	for i := range f.Base.Operands {
		start, end := f.Base.OperandRange(op, i)
		switch at := f.Op.AttrIndex(f.Base.Operands[i].Name); {
		case f.Constants != nil && f.Constants.Operands == i:
			w.listConstants(f, op, start, end, &g)
		case at >= len(f.Base.Attributes) && end == start+1:
			value, ok := constantOf(op.Operand(start))
			if !ok {
				return g, fmt.Sprintf("operand '%s' is an attribute in the profile, but no constant here", f.Base.Operands[i].Name)
			}
			w.drop(op, start, &g)
			g.attrs = append(g.attrs, ir.NamedAttr{Name: f.Op.Attributes[at].Name, Value: value})
		}
	}
	return g, ""
}

// listConstants lists the operands of a group: an integer for a constant of 32 bits, as those that
// name members are, the least one for any other value. An operation that has such a list keeps it.
func (w *writer) listConstants(f *ods.Form, op *ir.Operation, start, end int, g *given) {
	a := &f.Op.Attributes[f.Constants.Attr]
	if op.Attr(f.Base.Attributes[f.Constants.Attr].Name) != nil {
		return
	}
	var data []byte
	for i := start; i < end; i++ {
		n := int64(ods.DynamicIndex)
		if value, ok := constantOf(op.Operand(i)); ok && value.Type() == ir.Type(op.Context().I32()) {
			if v, fits := value.Int(); fits && v > math.MinInt32 && v <= math.MaxInt32 {
				n = v
				w.drop(op, i, g)
			}
		}
		data = binary.LittleEndian.AppendUint32(data, uint32(n))
	}
	g.attrs = append(g.attrs, ir.NamedAttr{Name: a.Name, Value: op.Context().DenseArrayAttr(op.Context().I32(), end-start, data)})
}

// drop leaves out an operand, and its constant if that has no other use.
func (w *writer) drop(op *ir.Operation, i int, g *given) {
	g.drops = append(g.drops, i)
	if constant := op.Operand(i).DefiningOp(); !slices.Contains(w.constants, constant) {
		w.constants = append(w.constants, constant)
	}
}

// constantOf is the integer that a value is.
func constantOf(v *ir.Value) (*ir.IntegerAttr, bool) {
	op := v.DefiningOp()
	if op == nil || !op.Traits().ConstantLike {
		return nil, false
	}
	value, ok := op.Attr("value").(*ir.IntegerAttr)
	return value, ok
}

// dropped is the number of operands in a range that are left out.
func (g *given) dropped(start, end int) int {
	n := 0
	for _, i := range g.drops {
		if i >= start && i < end {
			n++
		}
	}
	return n
}

// apply leaves out the operands.
func (g *given) apply(op *ir.Operation) {
	if len(g.drops) == 0 {
		return
	}
	var kept []*ir.Value
	for i, v := range op.AllOperands() {
		if !slices.Contains(g.drops, i) {
			kept = append(kept, v)
		}
	}
	op.SetOperands(kept)
}

// inferredTypes are the types that a form has as attributes where they follow from those of
// values in memory.
func inferredTypes(f *ods.Form, op *ir.Operation) ([]ir.NamedAttr, string) {
	var list []ir.NamedAttr
	var bindings *eval.Bindings
	for i := range f.Base.Attributes {
		a := &f.Base.Attributes[i]
		if a.When == nil || a.Kind != ods.AttrType || a.Type == nil || f.Op.Attributes[i].Optional || op.Attr(a.Name) != nil {
			continue
		}
		if bindings == nil {
			bindings = eval.BindingsOf(op, f.Base)
		}
		t, ok := bindings.Build(a.Type)
		if !ok {
			return nil, fmt.Sprintf("'%s', which the profile needs, does not follow from the operands", f.Op.Attributes[i].Name)
		}
		list = append(list, ir.NamedAttr{Name: f.Op.Attributes[i].Name, Value: op.Context().TypeAttr(t)})
	}
	return list, ""
}

// listsValues reports whether an attribute says of each operand of a group that it is a value, as
// if it were absent.
func listsValues(f *ods.Form, i int, op *ir.Operation, v ir.Attribute) bool {
	if f.Constants == nil || f.Constants.Attr != i {
		return false
	}
	name := f.Base.Operands[f.Constants.Operands].Name
	group := slices.IndexFunc(f.Op.Operands, func(g ods.Group) bool { return g.Name == name })
	start, end := f.Op.OperandRange(op, group)
	list, ok := v.(*ir.DenseArrayAttr)
	if ok && list.Len() != end-start {
		return false
	}
	for i := 0; ok && i < list.Len(); i++ {
		n, isInt := list.Element(i).(*ir.IntegerAttr)
		if !isInt {
			return false
		}
		if x, fits := n.Int(); !fits || x != ods.DynamicIndex {
			return false
		}
	}
	return ok
}
