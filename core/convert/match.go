package convert

import "github.com/mlirc/mlirc/core/ir"

// On returns the pattern for the operations that V views. The function gets the operation as a
// view, which has its parts by name, and a [Match] with what its operands have become:
//
//	convert.On("memref.load to llvm.load", func(op memref.Load, m convert.Match) convert.Result {
//		t, why := m.Convert(op.Result().Type())
//		if why != "" {
//			return m.MatchFailure(why)
//		}
//		address := addressOf(m, op.Memref(), m.Operands(op.Indices()))
//		return m.Replace(llvm.NewLoad(m.Builder, address, t).Res())
//	})
func On[V ir.View](name string, match func(op V, m Match) Result) Pattern {
	var view V
	return Pattern{
		Name: name, Root: view.OpName(),
		Match: func(op *ir.Operation, operands Operands, rw *Rewriter) Result {
			return match(V(struct{ Op *ir.Operation }{op}), Match{rw, op, operands})
		},
	}
}

// Reading is the pattern with the names of attributes that it makes use of beside those that the
// definition of the operation declares. Others that nothing has which the pattern makes are named
// in a warning, but for those whose name has a dialect's prefix.
func (p Pattern) Reading(attrs ...string) Pattern {
	p.reads = attrs
	return p
}

// Match is an operation that a pattern is to convert, with its converted operands, and a
// rewriter that stands before it. It is valid during the call.
type Match struct {
	*Rewriter
	op       *ir.Operation
	operands Operands
}

// Operand is what an operand of the operation has become, which is exactly one value. The
// operand is as the operation's view returns it; nil, for one that is absent, is nil.
func (m Match) Operand(v *ir.Value) *ir.Value {
	if v == nil {
		return nil
	}
	parts := m.Parts(v)
	if len(parts) != 1 {
		panic("BUG: operand has not become exactly one value")
	}
	return parts[0]
}

// Parts are the values that an operand of the operation has become; not to be changed.
func (m Match) Parts(v *ir.Value) []*ir.Value { return m.operands[m.find(v, 0)] }

// PartsAt are the values that operand i has become; not to be changed. It is for operations
// that the pattern knows by position only, as those of a successor are.
func (m Match) PartsAt(i int) []*ir.Value { return m.operands[i] }

// AreSingle reports whether each operand has become one value.
func (m Match) AreSingle() bool {
	for _, values := range m.operands {
		if len(values) != 1 {
			return false
		}
	}
	return true
}

// Operands lists what operands of the operation have become, each any number of values, in a
// new slice.
func (m Match) Operands(vs []*ir.Value) []*ir.Value {
	all := make([]*ir.Value, 0, len(vs))
	at := 0
	for _, v := range vs {
		at = m.find(v, at)
		all = append(all, m.operands[at]...)
		at++
	}
	return all
}

// AllOperands lists what all operands have become in a new slice.
func (m Match) AllOperands() []*ir.Value { return m.operands.All() }

// find is the position of an operand, from a position on or before it. A value that is an
// operand twice has become the same values both times.
func (m Match) find(v *ir.Value, from int) int {
	for i := from; i < len(m.operands); i++ {
		if m.op.Operand(i) == v {
			return i
		}
	}
	for i := range min(from, len(m.operands)) {
		if m.op.Operand(i) == v {
			return i
		}
	}
	panic("BUG: value is no operand of '" + m.op.Name().String() + "'")
}

// Convert returns the one type that a type becomes, or why there is none.
func (m Match) Convert(t ir.Type) (converted ir.Type, why string) {
	converted = m.Types().ConvertOne(t)
	if converted != nil {
		return converted, ""
	}
	if why = m.Types().WhyNot(t); why == "" {
		why = "its type becomes several, or none"
	}
	return nil, why
}

// Replace makes a value stand for each result of the operation, and succeeds.
func (m Match) Replace(values ...*ir.Value) Result {
	m.ReplaceOp(m.op, values...)
	return m.Success()
}

// ReplaceParts makes values stand for the only result of the operation, and succeeds.
func (m Match) ReplaceParts(values []*ir.Value) Result {
	m.ReplaceOpMulti(m.op, [][]*ir.Value{values})
	return m.Success()
}

// ReplaceWith has the results of an operation of that name, with the successors of the one that is matched,
// stand for its results, and succeeds. It is the same operation, changed in place, where it has neither
// regions nor results of other types.
func (m Match) ReplaceWith(name *ir.OpName, operands []*ir.Value, results []ir.Type, attrs ir.AttrList) Result {
	m.d.replaceWith(m.op, name, operands, results, attrs)
	return m.Success()
}

// Erase takes out the operation, which has no results, and succeeds.
func (m Match) Erase() Result {
	m.EraseOp(m.op)
	return m.Success()
}
