package binary

import (
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// Many instructions take integers of either signedness, whatever that of their result, where
// the operations of the dialect want one type. A bitcast with the attribute [implied] stands
// before such an operand; it is no instruction of the binary form.
const implied = "spv.implied"

// alignSigns makes operands that differ in nothing but their signedness from what the
// operation wants of that type.
func (r *reader) alignSigns(def *ods.Op, result ir.Type, operands [][]*ir.Value, loc ir.Location) {
	want := map[int]ir.Type{}
	if len(def.Results) == 1 {
		if v, ok := variable(&def.Results[0]); ok {
			want[v] = result
		}
	}
	for i := range def.Operands {
		v, ok := variable(&def.Operands[i])
		if !ok || !takesSigns(def, v) {
			continue
		}
		for j, value := range operands[i] {
			t := want[v]
			if t == nil {
				want[v] = value.Type()
				continue
			}
			if value.Type() == t || signless(value.Type()) != signless(t) {
				continue
			}
			cast := r.create("spv.Bitcast", loc, []*ir.Value{value}, []ir.Type{t},
				[]ir.NamedAttr{{Name: implied, Value: r.ctx.UnitAttr()}})
			operands[i][j] = cast.Result(0)
		}
	}
}

// variable is the variable that the types of a group are, and nothing else.
func variable(g *ods.Group) (int, bool) {
	if g.Type == nil || g.Type.Op != ods.TypeVar {
		return 0, false
	}
	return g.Type.Ref.Index, true
}

// takesSigns reports whether the operands of a type are integers of either signedness for the
// instruction: a constraint says that they are integers.
func takesSigns(def *ods.Op, v int) bool {
	for _, groups := range [...][]ods.Group{def.Operands, def.Results} {
		for i := range groups {
			g := &groups[i]
			if other, ok := variable(g); !ok || other != v || g.Constraint == nil {
				continue
			}
			if strings.HasPrefix(g.Constraint.Name, "SPV_Integer") || strings.HasPrefix(g.Constraint.Name, "SPV_Signed") ||
				strings.HasPrefix(g.Constraint.Name, "SPV_SignlessOrUnsigned") {
				return true
			}
		}
	}
	return false
}

// signless is a type of integers with the signedness left out.
func signless(t ir.Type) ir.Type {
	switch t := t.(type) {
	case *ir.IntegerType:
		return t.Context().IntegerType(t.Width(), ir.Signless)
	case *ir.VectorType:
		return t.Context().VectorType(t.Shape(), signless(t.Elem()))
	}
	return t
}

// source is the operand that the instruction has: that of an implied cast, where the
// instruction takes it.
func source(def *ods.Op, group int, v *ir.Value) *ir.Value {
	g := &def.Operands[group]
	x, ok := variable(g)
	op := v.DefiningOp()
	if !ok || op == nil || op.Attr(implied) == nil || !op.Is("spv.Bitcast") || !takesSigns(def, x) {
		return v
	}
	return op.Operand(0)
}

// isImplied reports whether a cast or an element of a vector is no instruction: all that use it
// take what it casts, or the vector.
func isImplied(op *ir.Operation) bool {
	if op.Is(extractName) && op.Attr(implied) != nil {
		for use := range op.Result(0).Uses() {
			if !use.Owner().Is(constructName) || !joined(use.Owner(), use.Index()) {
				return false
			}
		}
		return true
	}
	if !op.Is("spv.Bitcast") || op.Attr(implied) == nil {
		return false
	}
	for use := range op.Result(0).Uses() {
		def, ok := use.Owner().Name().Def().(*ods.Op)
		if !ok || def.Encoding == nil {
			return false
		}
		taken := false
		for i := range def.Operands {
			start, end := def.OperandRange(use.Owner(), i)
			if start <= use.Index() && use.Index() < end {
				taken = source(def, i, op.Result(0)) != op.Result(0)
			}
		}
		if !taken {
			return false
		}
	}
	return true
}

const (
	extractName   = "spv.CompositeExtract"
	constructName = "spv.CompositeConstruct"
)

// wholeAt is the vector that a composite is made of from an operand on, where the instruction
// had it and not its elements, and how many those are; nil, and 1, if there is none.
func wholeAt(op *ir.Operation, i int) (*ir.Value, int) {
	vector, at := elementOf(op.Operand(i))
	if _, ok := op.ResultType(0).(*ir.VectorType); !ok || vector == nil || at != 0 {
		return nil, 1
	}
	n := int(vector.Type().(*ir.VectorType).Shape()[0])
	for k := 1; k < n; k++ {
		if i+k == op.NumOperands() {
			return nil, 1
		}
		if v, at := elementOf(op.Operand(i + k)); v != vector || at != k {
			return nil, 1
		}
	}
	return vector, n
}

// elementOf is the vector of which a value is an element that the reader took out, and which.
func elementOf(v *ir.Value) (*ir.Value, int) {
	op := v.DefiningOp()
	if op == nil || !op.Is(extractName) || op.Attr(implied) == nil {
		return nil, 0
	}
	indices := elems(op.Attr("indices"))
	if _, ok := op.Operand(0).Type().(*ir.VectorType); !ok || len(indices) != 1 {
		return nil, 0
	}
	return op.Operand(0), int(mustNumber(indices[0]))
}

// joined reports whether an operand of a composite is written as a part of a vector. The elements of a
// vector are counted, so that no other vector can reach over its first.
func joined(op *ir.Operation, operand int) bool {
	vector, at := elementOf(op.Operand(operand))
	if vector == nil || at < 0 || at > operand {
		return false
	}
	whole, _ := wholeAt(op, operand-at)
	return whole == vector
}
