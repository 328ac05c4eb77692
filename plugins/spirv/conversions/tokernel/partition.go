package tokernel

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/kernel"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/spirv"
)

// What works on the parts of a subgroup becomes a loop, each iteration of which some part leaves: that of the
// first invocation which is still there. What leaves together is active together.

// eachPart computes a value for the invocations that have the same key, those of one key after those of another.
// What is computed lies within the loop, on the way back to its header: what leaves a loop is together again
// before it goes on.
func (m maker) eachPart(key *ir.Value, t ir.Type, compute func(m maker) *ir.Value) *ir.Value {
	none := m.CreateOp(m.Context().OpName("spv.ConstantNull"), nil, []ir.Type{t}, nil).Result(0)
	loop := spirv.NewMlirLoop(m.Builder, []ir.Type{t})
	behind, body := m.InsertionPoint(), loop.Body()
	entry, header, own := m.CreateBlock(body, nil), m.CreateBlock(body, nil), m.CreateBlock(body, nil)
	again, merge := m.CreateBlock(body, nil, t), m.CreateBlock(body, nil, t)
	m.SetInsertionPointToEnd(entry)
	spirv.NewBranch(m.Builder, nil, header)
	m.SetInsertionPointToEnd(header)
	leaves := m.equal(key, kernel.NewBroadcastFirst(m.Builder, key).Result(), maker.same)
	spirv.NewBranchConditional(m.Builder, leaves, nil, []*ir.Value{none}, own, again)
	m.SetInsertionPointToEnd(own)
	spirv.NewBranch(m.Builder, []*ir.Value{compute(m)}, again)
	m.SetInsertionPointToEnd(again)
	spirv.NewBranchConditional(m.Builder, leaves, again.Args(), nil, merge, header)
	m.SetInsertionPointToEnd(merge)
	spirv.NewMlirMerge(m.Builder, merge.Args())
	m.RestoreInsertionPoint(behind)
	return loop.Op.Result(0)
}

// equal reports whether two values are the same, as a function on scalars says.
func (m maker) equal(x, y *ir.Value, scalars func(m maker, x, y *ir.Value) *ir.Value) *ir.Value {
	vector, ok := x.Type().(*ir.VectorType)
	if !ok {
		return scalars(m, x, y)
	}
	var all *ir.Value
	for i := range vector.Shape()[0] {
		at := m.Context().ArrayAttr([]ir.Attribute{m.Context().I32Attr(i)})
		same := scalars(m, spirv.NewCompositeExtract(m.Builder, x, at).Component(), spirv.NewCompositeExtract(m.Builder, y, at).Component())
		if all != nil {
			same = m.binary("and", all, same)
		}
		all = same
	}
	return all
}

// same reports whether two scalars are the same. A NaN is the same as one with its bits, and zeros are
// the same whatever their signs.
func (m maker) same(x, y *ir.Value) *ir.Value {
	f, ok := x.Type().(*ir.FloatType)
	if !ok {
		return m.icmp(llvm.ICmpPredicateEq, x, y)
	}
	bits := m.Context().IntegerType(uint32(f.Kind().BitWidth()), ir.Signless)
	same := m.icmp(llvm.ICmpPredicateEq, llvm.NewBitcast(m.Builder, x, bits).Res(), llvm.NewBitcast(m.Builder, y, bits).Res())
	return m.binary("or", same, llvm.NewFcmp(m.Builder, x, y, llvm.FCmpPredicateOeq).Res())
}

// partition is the mask of the active invocations that have the same value.
func (m maker) partition() *ir.Value {
	return m.wide(m.eachPart(m.operand(0), m.Context().I32(), func(m maker) *ir.Value {
		return m.ballot(llvm.NewMlirConstant(m.Builder, m.Context().I1(), m.Context().BoolAttr(true)).Res())
	}))
}

// partitions are the operations on the parts of a subgroup, each as the kernel dialect has it for the whole.
var partitions = map[spirv.GroupOperation]string{
	spirv.GroupOperationPartitionedReduceNV: "reduce", spirv.GroupOperationPartitionedInclusiveScanNV: "inclusive",
	spirv.GroupOperationPartitionedExclusiveScanNV: "exclusive",
}

// combineParts combines the values of the invocations in the mask of each.
func (m maker) combineParts(how, scan string) *ir.Value {
	v := m.operand(0)
	return m.eachPart(m.mask(1), v.Type(), func(m maker) *ir.Value { return kernel.NewCombine(m.Builder, v, how, scan).Result() })
}
