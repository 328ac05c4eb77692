package tokernel

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/kernel"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/spirv"
)

// A group is what an operation works on: a subgroup, in which an invocation is the lane with a number, or a
// workgroup, where its number is that of LocalInvocationIndex.

// reach are the attributes of operations of the kernel dialect that work on the group.
func (m maker) reach() []ir.NamedAttr {
	if !m.workgroup {
		return nil
	}
	return []ir.NamedAttr{{Name: "workgroup", Value: m.Context().UnitAttr()}}
}

// masks are the operations whose values have a bit for each invocation of a subgroup.
var masks = map[string]bool{
	"spv.GroupNonUniformBallot": true, "spv.GroupNonUniformInverseBallot": true, "spv.GroupNonUniformBallotBitExtract": true,
	"spv.GroupNonUniformBallotBitCount": true, "spv.GroupNonUniformBallotFindLSB": true, "spv.GroupNonUniformBallotFindMSB": true,
}

// checkScope reports operations of groups that kernels on the CPU do not have.
func (c *conversion) checkScope(op *ir.Operation, s spirv.Scope) {
	switch {
	case s == spirv.ScopeSubgroup:
	case s != spirv.ScopeWorkgroup:
		c.errorf(op, "is of a scope that is not supported in kernels on the CPU: they have workgroups and subgroups")
	case masks[op.Name().String()]:
		c.errorf(op, "is of a workgroup, for which masks on the CPU have no bits; use those of a subgroup")
	case partitions[spirv.GroupOperation(intOf(op.Attr("group_operation")))] != "":
		c.errorf(op, "is of a workgroup, and partitions are parts of a subgroup; use that")
	}
}

// own is the number of the invocation in its group.
func (m maker) own() *ir.Value {
	if m.workgroup {
		return m.id("local_index", 0)
	}
	return m.id("subgroup_local_id", 0)
}

func (m maker) id(what string, dimension int64) *ir.Value {
	return kernel.NewId(m.Builder, what, ir.NamedAttr{Name: "dimension", Value: m.Context().I64Attr(dimension)}).Result()
}

// other is the value that the invocation of the group with a number has.
func (m maker) other(v, at *ir.Value) *ir.Value {
	return kernel.NewShuffle(m.Builder, v, at, m.reach()...).Result()
}

// reduced is what all invocations of the group have makes.
func (m maker) reduced(v *ir.Value, how string) *ir.Value {
	return kernel.NewCombine(m.Builder, v, how, "reduce", m.reach()...).Result()
}

// first is the lowest number of an active invocation of the workgroup.
func (m maker) first() *ir.Value { return m.reduced(m.own(), "umin") }

// elect is true in the active invocation with the lowest number.
func (m maker) elect() *ir.Value {
	if !m.workgroup {
		return kernel.NewElect(m.Builder).Result()
	}
	return m.icmp(llvm.ICmpPredicateEq, m.own(), m.first())
}

// all reports whether a predicate holds in all active invocations.
func (m maker) all(predicate *ir.Value) *ir.Value {
	if m.workgroup {
		return m.reduced(predicate, "and")
	}
	return m.icmp(llvm.ICmpPredicateEq, m.ballot(m.not(predicate)), m.i32(0))
}

// any reports whether a predicate holds in an active invocation.
func (m maker) any(predicate *ir.Value) *ir.Value {
	if m.workgroup {
		return m.reduced(predicate, "or")
	}
	return m.icmp(llvm.ICmpPredicateNe, m.ballot(predicate), m.i32(0))
}

// ofFirst is the value that the active invocation with the lowest number has.
func (m maker) ofFirst(v *ir.Value) *ir.Value {
	if m.workgroup {
		return m.other(v, m.first())
	}
	return kernel.NewBroadcastFirst(m.Builder, v).Result()
}

// allEqual reports whether all active invocations have the same value; a NaN is not the same as itself.
func (m maker) allEqual(v *ir.Value) *ir.Value {
	if !m.workgroup {
		return kernel.NewAllEqual(m.Builder, v).Result()
	}
	return m.all(m.equal(v, m.ofFirst(v), maker.ordered))
}

// ordered reports whether two scalars are the same, none of which is a NaN.
func (m maker) ordered(x, y *ir.Value) *ir.Value {
	if _, isFloat := x.Type().(*ir.FloatType); isFloat {
		return llvm.NewFcmp(m.Builder, x, y, llvm.FCmpPredicateOeq).Res()
	}
	return m.icmp(llvm.ICmpPredicateEq, x, y)
}

// broadcast is the value of the invocation that a number says or, in a workgroup, where it is along two or three axes.
func (m maker) broadcast() *ir.Value {
	at := m.number(1)
	if axes, ok := at.Type().(*ir.VectorType); ok {
		at = m.axis(1, axes.Shape()[0]-1)
		for d := axes.Shape()[0] - 2; d >= 0; d-- {
			at = m.binary("add", m.binary("mul", at, m.id("workgroup_size", d)), m.axis(1, d))
		}
	}
	return m.other(m.operand(0), at)
}

// axis is a component of an operand, as an integer of 32 bits.
func (m maker) axis(i int, d int64) *ir.Value {
	at := m.Context().ArrayAttr([]ir.Attribute{m.Context().I32Attr(d)})
	return m.narrowed(spirv.NewCompositeExtract(m.Builder, m.operand(i), at).Component())
}

// rotate is the value of the invocation so many further on in the group, or in a cluster of it.
func (m maker) rotate() *ir.Value {
	at := m.binary("add", m.own(), m.number(1))
	if m.op.NumOperands() < 3 {
		if m.workgroup {
			size := m.binary("mul", m.binary("mul", m.id("workgroup_size", 0), m.id("workgroup_size", 1)), m.id("workgroup_size", 2))
			at = m.binary("urem", at, size)
		}
		return m.other(m.operand(0), at) // lanes of subgroups are counted modulo the size
	}
	within := m.binary("sub", m.number(2), m.i32(1))
	start := m.binary("and", m.own(), m.binary("xor", within, m.i32(-1)))
	return m.other(m.operand(0), m.binary("add", start, m.binary("and", at, within)))
}
