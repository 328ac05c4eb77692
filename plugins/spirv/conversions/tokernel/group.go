package tokernel

import (
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/kernel"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/spirv"
)

// converts reports whether an operation needs other invocations, or the descriptor of a buffer.
func converts(op *ir.Operation) bool {
	name := op.Name().String()
	switch name {
	case "spv.ControlBarrier", "spv.ArrayLength", "spv.SubgroupAllKHR", "spv.SubgroupAnyKHR", "spv.SubgroupAllEqualKHR",
		"spv.SubgroupBallotKHR", "spv.SubgroupFirstInvocationKHR", "spv.SubgroupReadInvocationKHR",
		"spv.GroupAll", "spv.GroupAny", "spv.GroupBroadcast", "spv.NonSemantic.DebugPrintf":
		return true
	}
	return isDerivative(op) || ofAMD[name] != nil || combination(name) != "" || strings.HasPrefix(name, "spv.GroupNonUniform")
}

// combination is how an operation combines the values of a group, "" if it does something else. It is
// the active invocations that take part, whether or not the operation wants all of them.
func combination(name string) string {
	rest, ok := strings.CutPrefix(strings.TrimSuffix(strings.TrimSuffix(name, "NonUniformAMD"), "KHR"), "spv.Group")
	if !ok {
		return ""
	}
	return combinations[strings.TrimPrefix(rest, "NonUniform")]
}

// combinations are how arithmetic of groups combines values.
var combinations = map[string]string{
	"IAdd": "add", "FAdd": "add", "IMul": "mul", "FMul": "mul", "SMin": "smin", "UMin": "umin", "FMin": "fmin",
	"SMax": "smax", "UMax": "umax", "FMax": "fmax", "BitwiseAnd": "and", "BitwiseOr": "or", "BitwiseXor": "xor",
	"LogicalAnd": "and", "LogicalOr": "or", "LogicalXor": "xor",
}

// A maker makes what replaces an operation.
type maker struct {
	*ir.Builder
	c         *conversion
	op        *ir.Operation
	workgroup bool // it works on a workgroup, not on a subgroup
}

// operation converts an operation.
func (c *conversion) operation(op *ir.Operation) {
	m := maker{Builder: ir.BuilderBefore(op), c: c, op: op}
	if scope, ok := op.Attr("execution_scope").(*ir.IntegerAttr); ok {
		s := spirv.Scope(intOf(scope))
		m.workgroup = s == spirv.ScopeWorkgroup
		if c.checkScope(op, s); c.failed {
			return
		}
	}
	v := m.result()
	if c.failed {
		return
	}
	if v != nil {
		op.Result(0).ReplaceAllUsesWith(m.as(v, op.ResultType(0)))
	}
	op.Erase()
}

func (m maker) i32(n int64) *ir.Value {
	return llvm.NewMlirConstant(m.Builder, m.Context().I32(), m.Context().I32Attr(n)).Res()
}

func (m maker) binary(op string, x, y *ir.Value) *ir.Value {
	return m.CreateOp(m.Context().OpName("llvm."+op), []*ir.Value{x, y}, []ir.Type{x.Type()}, nil).Result(0)
}

// signless is the signless type of the same width.
func signless(t ir.Type) ir.Type {
	switch t := t.(type) {
	case *ir.IntegerType:
		return t.Context().IntegerType(t.Width(), ir.Signless)
	case *ir.VectorType:
		return t.Context().VectorType(t.Shape(), signless(t.Elem()))
	}
	return t
}

// as takes a value of a signless type as one of another signedness.
func (m maker) as(v *ir.Value, t ir.Type) *ir.Value {
	if v.Type() == t {
		return v
	}
	return spirv.NewBitcast(m.Builder, v, t).Result()
}

// operand is an operand with a signless type.
func (m maker) operand(i int) *ir.Value {
	v := m.op.Operand(i)
	return m.as(v, signless(v.Type()))
}

// number is an operand as an integer of 32 bits.
func (m maker) number(i int) *ir.Value { return m.narrowed(m.operand(i)) }

// narrowed is an integer as one of 32 bits.
func (m maker) narrowed(v *ir.Value) *ir.Value {
	t, ok := v.Type().(*ir.IntegerType)
	if !ok || t.Width() == 32 {
		return v
	}
	return spirv.NewUConvert(m.Builder, v, m.Context().I32()).Result()
}

func (m maker) lane() *ir.Value { return m.id("subgroup_local_id", 0) }

func (m maker) icmp(p llvm.ICmpPredicate, x, y *ir.Value) *ir.Value {
	return llvm.NewIcmp(m.Builder, x, y, p).Res()
}

func (m maker) ballot(predicate *ir.Value) *ir.Value {
	return kernel.NewBallot(m.Builder, predicate).Result()
}

func (m maker) not(v *ir.Value) *ir.Value {
	one := llvm.NewMlirConstant(m.Builder, m.Context().I1(), m.Context().BoolAttr(true)).Res()
	return m.binary("xor", v, one)
}

// mask is the low word of an operand that is a mask of 128 bits.
func (m maker) mask(i int) *ir.Value {
	v := m.operand(i)
	return spirv.NewCompositeExtract(m.Builder, v, m.Context().ArrayAttr([]ir.Attribute{m.Context().I32Attr(0)})).Component()
}

// wide is a mask of 128 bits.
func (m maker) wide(low *ir.Value) *ir.Value {
	ctx := m.Context()
	zero := m.i32(0)
	return spirv.NewCompositeConstruct(m.Builder, []*ir.Value{low, zero, zero, zero}, ctx.VectorType([]int64{4}, ctx.I32())).Result()
}

func (m maker) shuffled(v, lane *ir.Value) *ir.Value {
	return kernel.NewShuffle(m.Builder, v, lane).Result()
}

// intrinsic makes an intrinsic that counts zeros.
func (m maker) zeros(name string, v *ir.Value) *ir.Value {
	no := llvm.NewMlirConstant(m.Builder, m.Context().I1(), m.Context().BoolAttr(false)).Res()
	return m.CreateOp(m.Context().OpName("llvm.intr."+name), []*ir.Value{v, no}, []ir.Type{v.Type()}, nil).Result(0)
}

// below are the bits up to that of the lane, without it.
func (m maker) below() *ir.Value {
	return m.binary("sub", m.binary("shl", m.i32(1), m.lane()), m.i32(1))
}

// result makes what replaces the operation, nil if it has no result.
func (m maker) result() *ir.Value {
	name := m.op.Name().String()
	if how := combination(name); how != "" {
		return m.combine(how)
	}
	if make := ofAMD[name]; make != nil {
		return make(m)
	}
	if isDerivative(m.op) {
		return m.derivative()
	}
	switch strings.TrimPrefix(strings.TrimPrefix(name, "spv."), "GroupNonUniform") {
	case "ControlBarrier":
		return m.barrier()
	case "NonSemantic.DebugPrintf":
		values := make([]*ir.Value, m.op.NumOperands())
		for i := range values {
			values[i] = m.operand(i)
		}
		kernel.NewPrint(m.Builder, values, m.op.StringAttrValue("format"))
		return nil
	case "ArrayLength":
		return m.arrayLength()
	case "Elect":
		return m.elect()
	case "All", "GroupAll", "SubgroupAllKHR":
		return m.all(m.operand(0))
	case "Any", "GroupAny", "SubgroupAnyKHR":
		return m.any(m.operand(0))
	case "AllEqual", "SubgroupAllEqualKHR":
		return m.allEqual(m.operand(0))
	case "Ballot", "SubgroupBallotKHR":
		return m.wide(m.ballot(m.operand(0)))
	case "BroadcastFirst", "SubgroupFirstInvocationKHR":
		return m.ofFirst(m.operand(0))
	case "Broadcast", "GroupBroadcast", "Shuffle", "SubgroupReadInvocationKHR":
		return m.broadcast()
	case "ShuffleXor":
		return m.other(m.operand(0), m.binary("xor", m.own(), m.number(1)))
	case "ShuffleUp":
		return m.other(m.operand(0), m.binary("sub", m.own(), m.number(1)))
	case "ShuffleDown":
		return m.other(m.operand(0), m.binary("add", m.own(), m.number(1)))
	case "RotateKHR":
		return m.rotate()
	case "PartitionNV":
		return m.partition()
	case "QuadBroadcast":
		return m.shuffled(m.operand(0), m.binary("add", m.binary("and", m.lane(), m.i32(-4)), m.number(1)))
	case "QuadSwap":
		return m.shuffled(m.operand(0), m.binary("xor", m.lane(), m.binary("add", m.number(1), m.i32(1))))
	case "InverseBallot":
		return m.bit(m.mask(0), m.lane())
	case "BallotBitExtract":
		return m.bit(m.mask(0), m.number(1))
	case "BallotBitCount":
		return m.count()
	case "BallotFindLSB":
		return m.zeros("cttz", m.mask(0))
	case "BallotFindMSB":
		return m.binary("sub", m.i32(31), m.zeros("ctlz", m.mask(0)))
	}
	m.c.errorf(m.op, "is not supported in kernels on the CPU")
	return nil
}

func (m maker) bit(mask, at *ir.Value) *ir.Value {
	at = m.binary("and", at, m.i32(31))
	return m.icmp(llvm.ICmpPredicateNe, m.binary("and", m.binary("lshr", mask, at), m.i32(1)), m.i32(0))
}

// count counts the bits of a mask: all, or those of lanes up to this one.
func (m maker) count() *ir.Value {
	mask := m.mask(0)
	switch spirv.GroupOperation(intOf(m.op.Attr("group_operation"))) {
	case spirv.GroupOperationInclusiveScan:
		upTo := m.binary("or", m.below(), m.binary("shl", m.i32(1), m.lane()))
		mask = m.binary("and", mask, upTo)
	case spirv.GroupOperationExclusiveScan:
		mask = m.binary("and", mask, m.below())
	}
	return llvm.NewIntrCtpop(m.Builder, mask).Res()
}

func (m maker) combine(how string) *ir.Value {
	attrs := m.reach()
	scan := "reduce"
	operation := spirv.GroupOperation(intOf(m.op.Attr("group_operation")))
	if scan := partitions[operation]; scan != "" {
		return m.combineParts(how, scan)
	}
	switch operation {
	case spirv.GroupOperationReduce:
	case spirv.GroupOperationInclusiveScan:
		scan = "inclusive"
	case spirv.GroupOperationExclusiveScan:
		scan = "exclusive"
	case spirv.GroupOperationClusteredReduce:
		n, ok := m.constant(m.op.Operand(1))
		if !ok || n <= 0 || n&(n-1) != 0 {
			m.c.errorf(m.op, "needs a constant power of two as cluster size")
			return nil
		}
		attrs = append(attrs, ir.NamedAttr{Name: "cluster_size", Value: m.Context().I64Attr(n)})
	default:
		m.c.errorf(m.op, "is of a group operation that is not supported in kernels on the CPU")
		return nil
	}
	return kernel.NewCombine(m.Builder, m.operand(0), how, scan, attrs...).Result()
}

// constant is the integer that a value is known to be.
func (m maker) constant(v *ir.Value) (int64, bool) {
	op := v.DefiningOp()
	if op == nil {
		return 0, false
	}
	if op.Is("spv.mlir.referenceof") {
		if ref, ok := op.Attr("spec_const").(*ir.SymbolRefAttr); ok {
			if target := m.c.symbols.Lookup(ref.Root()); target != nil {
				if list := m.c.constants(target); len(list) == 1 {
					return list[0], true
				}
			}
		}
		return 0, false
	}
	n, ok := op.Attr("value").(*ir.IntegerAttr)
	return intOf(n), ok && op.Is("spv.Constant")
}

// barrier waits for a workgroup. The lanes of a subgroup run in step. What memory the semantics
// of the barrier name beyond that of the workgroup is ordered by fences.
func (m maker) barrier() *ir.Value {
	scope := spirv.Scope(intOf(m.op.Attr("memory_scope")))
	order := scope == spirv.ScopeDevice || scope == spirv.ScopeQueueFamily || scope == spirv.ScopeCrossDevice
	if order {
		llvm.NewFence(m.Builder, llvm.AtomicOrderingAcqRel)
	}
	if spirv.Scope(intOf(m.op.Attr("execution_scope"))) == spirv.ScopeWorkgroup {
		kernel.NewBarrier(m.Builder)
	}
	if order {
		llvm.NewFence(m.Builder, llvm.AtomicOrderingAcqRel)
	}
	return nil
}

// arrayLength asks for the length of the runtime array at the end of a buffer.
func (m maker) arrayLength() *ir.Value {
	element := m.i32(0)
	v := m.op.Operand(0)
	block := pointee(v)
	op := v.DefiningOp()
	if op != nil && (op.Is("spv.AccessChain") || op.Is("spv.InBoundsAccessChain")) && op.NumOperands() == 2 {
		index := op.Operand(1)
		at := maker{Builder: m.Builder, c: m.c, op: op}
		element = at.number(1)
		_ = index
		op = op.Operand(0).DefiningOp()
	}
	ref, ok := (*ir.SymbolRefAttr)(nil), false
	if op != nil && op.Is("spv.mlir.addressof") {
		ref, ok = op.Attr("variable").(*ir.SymbolRefAttr)
	}
	member := int(intOf(m.op.Attr("array_member")))
	members, _ := block.Param(1).(*ir.ArrayAttr)
	if !ok || block == nil || members == nil || member >= len(members.Elems()) {
		m.c.errorf(m.op, "needs a buffer of the module, whose descriptor knows the length")
		return nil
	}
	fields := members.Elems()[member].(*ir.ArrayAttr).Elems()
	array, ok := fields[0].(*ir.TypeAttr).Value().(*ir.DialectType)
	if !ok || array.Def().Name() != "spv.rtarray" || intOf(array.Param(1)) <= 0 {
		m.c.errorf(m.op, "names no runtime array with a stride")
		return nil
	}
	return kernel.NewArrayLength(m.Builder, element, ref.Root(), intOf(fields[1]), intOf(array.Param(1))).Result()
}

// pointee is the struct that a pointer points to.
func pointee(v *ir.Value) *ir.DialectType {
	p, ok := v.Type().(*ir.DialectType)
	if !ok || p.Def().Name() != "spv.ptr" {
		return nil
	}
	s, _ := typeParam(p, 0).(*ir.DialectType)
	return s
}
