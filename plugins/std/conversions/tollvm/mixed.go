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

// newMixed reads numbers of which those that are known are in an attribute; marker stands for
// one that is an operand.
func newMixed(m convert.Match, group string, static []int64, operands []*ir.Value, marker int64) (mixed, string) {
	if static == nil {
		return mixed{}, "it has no numbers in static_" + group
	}
	missing := 0
	for i, n := range static {
		if n == marker {
			static[i] = ir.Dynamic
			missing++
		}
	}
	list := mixed{static, m.Operands(operands)}
	if missing != len(list.dynamic) {
		return mixed{}, "it has another number of operands for its " + group + " than static_" + group + " tells"
	}
	return list, ""
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

// slice is the part of a view of an operation with offsets, sizes and strides that says them.
type slice interface {
	StaticOffsets() []int64
	StaticSizes() []int64
	StaticStrides() []int64
	Offsets() []*ir.Value
	Sizes() []*ir.Value
	Strides() []*ir.Value
}

// shapeOf reads offsets, sizes and strides of an operation.
func shapeOf(op slice, m convert.Match) (offsets, sizes, strides mixed, reason string) {
	if offsets, reason = newMixed(m, "offsets", op.StaticOffsets(), op.Offsets(), dynamicStride); reason != "" {
		return
	}
	if sizes, reason = newMixed(m, "sizes", op.StaticSizes(), op.Sizes(), dynamicSize); reason != "" {
		return
	}
	strides, reason = newMixed(m, "strides", op.StaticStrides(), op.Strides(), dynamicStride)
	return
}
