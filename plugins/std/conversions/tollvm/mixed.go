package tollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
)

// mixed is a list of numbers of which some are known and the others operands.
type mixed struct {
	static  []int64
	dynamic []*ir.Value
}

// mixedGroup reads the group of an operation whose static numbers are in an
// attribute; marker stands for a number that is an operand.
func mixedGroup(op *ir.Operation, group string, operands convert.Operands, marker int64) (mixed, string) {
	list, ok := op.Attr("static_" + group).(*ir.ArrayAttr)
	start, end, known := ir.OperandGroup(op, group)
	if !ok || !known {
		return mixed{}, "it does not tell its " + group
	}
	m := mixed{dynamic: operands.Range(start, end)}
	missing := 0
	for _, a := range list.Elems() {
		n, ok := a.(*ir.IntegerAttr)
		if !ok {
			return mixed{}, "its static_" + group + " are no numbers"
		}
		v, _ := n.Int()
		if v == marker {
			v = ir.Dynamic
			missing++
		}
		m.static = append(m.static, v)
	}
	if missing != len(m.dynamic) {
		return mixed{}, "it has another number of operands for its " + group + " than static_" + group + " tells"
	}
	return m, ""
}

// The numbers that stand for an operand in static_ attributes.
const (
	dynamicSize   = -1
	dynamicStride = ir.Dynamic // offsets, too
)

// values are all numbers as values.
func (m mixed) values(e emit.Emitter) []*ir.Value {
	all := make([]*ir.Value, len(m.static))
	dynamic := m.dynamic
	for i, n := range m.static {
		if n != ir.Dynamic {
			all[i] = e.Index(n)
			continue
		}
		all[i], dynamic = dynamic[0], dynamic[1:]
	}
	return all
}

// at is number i as a value.
func (m mixed) at(e emit.Emitter, i int) *ir.Value {
	if m.static[i] != ir.Dynamic {
		return e.Index(m.static[i])
	}
	k := 0
	for _, n := range m.static[:i] {
		if n == ir.Dynamic {
			k++
		}
	}
	return m.dynamic[k]
}

// shapeOf reads offsets, sizes and strides of an operation.
func shapeOf(op *ir.Operation, operands convert.Operands) (offsets, sizes, strides mixed, reason string) {
	if offsets, reason = mixedGroup(op, "offsets", operands, dynamicStride); reason != "" {
		return
	}
	if sizes, reason = mixedGroup(op, "sizes", operands, dynamicSize); reason != "" {
		return
	}
	strides, reason = mixedGroup(op, "strides", operands, dynamicStride)
	return
}
