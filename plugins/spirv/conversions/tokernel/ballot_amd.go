package tokernel

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/spirv"
)

// ofAMD are the operations of SPV_AMD_shader_ballot that ask other invocations, or for the number of
// this one.
var ofAMD = map[string]func(m maker) *ir.Value{
	"spv.AMD.SwizzleInvocations":       maker.swizzled,
	"spv.AMD.SwizzleInvocationsMasked": maker.swizzledByMask,
	"spv.AMD.WriteInvocation":          maker.written,
	"spv.AMD.Mbcnt":                    maker.countBelow,
}

// element is an element of an operand that is a vector.
func (m maker) element(operand int, at int64) *ir.Value {
	path := m.Context().ArrayAttr([]ir.Attribute{m.Context().I32Attr(at)})
	return spirv.NewCompositeExtract(m.Builder, m.operand(operand), path).Component()
}

func (m maker) choose(c, x, y *ir.Value) *ir.Value {
	return llvm.NewSelect(m.Builder, c, x, y).Res()
}

// fromActive is the first operand of an invocation, 0 if that is not active.
func (m maker) fromActive(lane *ir.Value) *ir.Value {
	v := m.operand(0)
	yes := llvm.NewMlirConstant(m.Builder, m.Context().I1(), m.Context().BoolAttr(true)).Res()
	zero := spirv.NewConstantNull(m.Builder, v.Type()).Result()
	return m.choose(m.bit(m.ballot(yes), lane), m.shuffled(v, lane), zero)
}

// swizzled is the value of the invocation of four that the element of the places for this one names.
func (m maker) swizzled() *ir.Value {
	within := m.binary("and", m.lane(), m.i32(3))
	place := m.element(1, 0)
	for i := int64(1); i < 4; i++ {
		place = m.choose(m.icmp(llvm.ICmpPredicateEq, within, m.i32(i)), m.element(1, i), place)
	}
	return m.fromActive(m.binary("or", m.binary("and", m.lane(), m.i32(-4)), m.binary("and", place, m.i32(3))))
}

// swizzledByMask is the value of the invocation whose number a mask makes of this one's. No subgroup has
// more than the 32 invocations that the operation works on.
func (m maker) swizzledByMask() *ir.Value {
	lane := m.binary("and", m.lane(), m.element(1, 0))
	lane = m.binary("xor", m.binary("or", lane, m.element(1, 1)), m.element(1, 2))
	return m.fromActive(lane)
}

// written is the second operand in one invocation, the first in the others.
func (m maker) written() *ir.Value {
	return m.choose(m.icmp(llvm.ICmpPredicateEq, m.lane(), m.number(2)), m.operand(1), m.operand(0))
}

// countBelow counts the bits of a mask that belong to invocations before this one.
func (m maker) countBelow() *ir.Value {
	return llvm.NewIntrCtpop(m.Builder, m.binary("and", m.number(0), m.below())).Res()
}
