package tospirv

import (
	"fmt"
	"slices"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/linalg"
	"github.com/mlirc/mlirc/plugins/spirv"
)

// combiner is an operation of two numbers, on the values of a subgroup and on memory.
type combiner struct {
	group  func(b *ir.Builder, v *ir.Value) *ir.Value
	atomic func(b *ir.Builder, pointer, v *ir.Value)
}

func combine[G, A ir.View](
	group func(*ir.Builder, *ir.Value, *ir.Value, spirv.Scope, spirv.GroupOperation, ...ir.NamedAttr) G,
	atomic func(*ir.Builder, *ir.Value, *ir.Value, spirv.Scope, spirv.MemorySemantics, ...ir.NamedAttr) A,
) combiner {
	return combiner{
		func(b *ir.Builder, v *ir.Value) *ir.Value {
			return operation(group(b, v, nil, spirv.ScopeSubgroup, spirv.GroupOperationReduce)).Result(0)
		},
		func(b *ir.Builder, pointer, v *ir.Value) {
			atomic(b, pointer, v, spirv.ScopeDevice, spirv.MemorySemanticsAcquireRelease)
		},
	}
}

// combiners are those that atomic operations have, by the name of the operation in the body.
var combiners = map[string]combiner{
	"std.addi":  combine(spirv.NewGroupNonUniformIAdd, spirv.NewAtomicIAdd),
	"std.and":   combine(spirv.NewGroupNonUniformBitwiseAnd, spirv.NewAtomicAnd),
	"std.or":    combine(spirv.NewGroupNonUniformBitwiseOr, spirv.NewAtomicOr),
	"std.xor":   combine(spirv.NewGroupNonUniformBitwiseXor, spirv.NewAtomicXor),
	"std.maxsi": combine(spirv.NewGroupNonUniformSMax, spirv.NewAtomicSMax),
	"std.minsi": combine(spirv.NewGroupNonUniformSMin, spirv.NewAtomicSMin),
	"std.maxui": combine(spirv.NewGroupNonUniformUMax, spirv.NewAtomicUMax),
	"std.minui": combine(spirv.NewGroupNonUniformUMin, spirv.NewAtomicUMin),
}

// generic makes of a reduction what one workgroup does: each invocation loads an element, a
// subgroup combines its own, and one invocation of each subgroup combines that with the output.
func (l *Lowering) generic() convert.Pattern {
	return convert.On("linalg.generic to a reduction of a workgroup", func(op linalg.Generic, m convert.Match) convert.Result {
		combined, why := reducing(op)
		if why == "" {
			why = l.oneWorkgroup(op)
		}
		if why != "" {
			return m.MatchFailure(why)
		}
		input, output := op.Inputs()[0], op.Outputs()[0]
		from, why := l.accessTo(m, input)
		if why != "" {
			return m.MatchFailure(why)
		}
		to, why := l.accessTo(m, output)
		if why == "" {
			why = l.isAtomic(to)
		}
		if why != "" {
			return m.MatchFailure(why)
		}
		b := m.Builder
		id := l.builtIn(m, op.Op, "LocalInvocationId", l.ctx.VectorType([]int64{3}, l.i32))
		x := spirv.NewCompositeExtract(b, id, l.numbers(0)).Component()
		from = l.at(b, from, []*ir.Value{x})
		v := combined.group(b, spirv.NewLoad(b, l.pointer(b, from, from.at)).Value())
		var zeros []*ir.Value
		if rank := len(to.memref.Shape()); rank > 0 {
			zeros = slices.Repeat([]*ir.Value{l.integer(b, l.i32, 0)}, rank)
		}
		to = l.at(b, to, zeros)
		pointer := l.pointer(b, to, to.at)
		first := spirv.NewGroupNonUniformElect(b, l.ctx.I1(), spirv.ScopeSubgroup).Result()
		made := spirv.NewMlirSelection(b, nil)
		behind := b.InsertionPoint()
		header := b.CreateBlock(made.Body(), nil)
		then := b.CreateBlock(made.Body(), nil)
		merge := b.CreateBlock(made.Body(), nil)
		spirv.NewMlirMerge(b, nil)
		b.SetInsertionPointToEnd(header)
		spirv.NewBranchConditional(b, first, nil, nil, then, merge)
		b.SetInsertionPointToEnd(then)
		combined.atomic(b, pointer, v)
		spirv.NewBranch(b, nil, merge)
		b.RestoreInsertionPoint(behind)
		return m.Erase()
	})
}

// reducing says how an operation combines the elements of one dimension, or why it does not.
func reducing(op linalg.Generic) (combiner, string) {
	s, err := linalg.StructuredOf(op.Op)
	switch {
	case err != nil:
		return combiner{}, err.Error()
	case !s.OnMemory():
		return combiner{}, "it works on tensors; bufferize them before"
	case len(s.Maps) != 2 || s.Inputs != 1 || len(s.Iterators) != 1 || s.Iterators[0] != linalg.Reduction:
		return combiner{}, "only a reduction of one input along one dimension is converted; make loops of the others"
	case !s.Maps[0].Equal(affine.IdentityMap(1)) || slices.ContainsFunc(s.Maps[1].Results, func(e affine.Expr) bool { return e != affine.Constant(0) }):
		return combiner{}, "only a reduction of the elements in their order, into element 0, is converted; make loops of the others"
	}
	made := s.Yields()[0].DefiningOp()
	if made == nil || made.Block() != s.Body() || made != s.Body().First() || made.NumOperands() != 2 {
		return combiner{}, "its body is more than one operation of both elements"
	}
	x, y := made.Operand(0), made.Operand(1)
	if x != s.Body().Arg(0) {
		x, y = y, x
	}
	known, ok := combiners[made.Name().String()]
	if !ok || x != s.Body().Arg(0) || y != s.Body().Arg(1) {
		return combiner{}, fmt.Sprintf("there is no atomic operation for '%s' of both elements", made.Name())
	}
	return known, ""
}

// oneWorkgroup says why the elements of an input are not those of the invocations of a workgroup.
func (l *Lowering) oneWorkgroup(op linalg.Generic) string {
	if l.target.Words.Less(l.target.Version, "v1.3") || !l.target.Allows("GroupNonUniformArithmetic") {
		return "the target has no capability GroupNonUniformArithmetic, of version 1.3"
	}
	var size [3]int64
	for p := op.Op.ParentOp(); p != nil; p = p.ParentOp() {
		if given := localSize(p); given != nil {
			for i := range size {
				size[i], _ = given.Int(i).Int64()
			}
			break
		}
	}
	from, input := op.Inputs()[0].Type().(*ir.MemRefType)
	to, output := op.Outputs()[0].Type().(*ir.MemRefType)
	if !input || !output {
		return "it reads a number, not memory"
	}
	elements, static := ir.NumElements(to)
	switch {
	case size[0] == 0:
		return "the function around it has no spv.entry_point_abi, which says the size of a workgroup"
	case size != [3]int64{from.Shape()[0], 1, 1}:
		return fmt.Sprintf("a workgroup of %d x %d x %d invocations does not have one for each element of %s", size[0], size[1], size[2], show(from))
	case !static || elements != 1:
		return "its output has more than one element"
	case from.Elem() != to.Elem():
		return "its elements have several types"
	}
	return ""
}

// isAtomic says why there are no atomic operations for the elements of a memref.
func (l *Lowering) isAtomic(a access) string {
	width, float := widthOf(a.t)
	switch {
	case a.packed != 1 || a.t != a.memref.Elem() || float || width != 32 && width != 64:
		return "atomic operations are for integers of 32 and 64 bits"
	case width == 64 && !l.target.Allows("Int64Atomics"):
		return "the target has no capability Int64Atomics"
	case a.class != spirv.StorageClassStorageBuffer && a.class != spirv.StorageClassWorkgroup:
		return "atomic operations are for StorageBuffer and Workgroup"
	}
	return ""
}
