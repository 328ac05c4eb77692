package tollvm

import (
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/spirv"
)

// vectorShuffle converts `spv.VectorShuffle`; of two vectors of different lengths the
// elements are taken one by one.
func (l *Lowering) vectorShuffle() convert.Pattern {
	return convert.Pattern{
		Name: "spv.VectorShuffle to llvm.shufflevector", Root: "spv.VectorShuffle",
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			list, _ := op.Attr("components").(*ir.ArrayAttr)
			if list == nil {
				return rw.MatchFailure("it has no components")
			}
			a, b := operands.One(0), operands.One(1)
			n := llvm.Len(a.Type()) + llvm.Len(b.Type())
			mask := make([]ir.Attribute, len(list.Elems()))
			for i, c := range list.Elems() {
				at := intOf(c) & 0xffffffff
				if at == 0xffffffff {
					at = 0 // any element will do
				}
				if at >= n {
					return rw.MatchFailuref("component %d is element %d of %d", i, at, n)
				}
				mask[i] = l.ctx.I32Attr(at)
			}
			e := l.at(rw)
			t := l.convertOne(op.ResultType(0))
			if a.Type() == b.Type() {
				rw.ReplaceOp(op, e.Make(l.ctx.OpName("llvm.shufflevector"), t, ir.AttrList{{Name: "mask", Value: l.ctx.ArrayAttr(mask)}}, a, b))
				return rw.Success()
			}
			v := e.Undef(t)
			for i, c := range mask {
				from, at := a, intOf(c)
				if first := llvm.Len(a.Type()); at >= first {
					from, at = b, at-first
				}
				v = l.withElement(e, v, l.element(e, from, at), int64(i))
			}
			rw.ReplaceOp(op, v)
			return rw.Success()
		},
	}
}

// copyLogical converts `spv.CopyLogical`, member by member.
func (l *Lowering) copyLogical() convert.Pattern {
	return convert.Pattern{
		Name: "spv.CopyLogical to copies of members", Root: "spv.CopyLogical",
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			from, to := op.OperandType(0), op.ResultType(0)
			if l.convertOne(to) == nil {
				return rw.MatchFailure(l.whyNot(to))
			}
			if why := l.copyProblem(from, to); why != "" {
				return rw.MatchFailure(why)
			}
			rw.ReplaceOp(op, l.copied(expander{Emitter: l.at(rw), l: l}, operands.One(0), from, to))
			return rw.Success()
		},
	}
}

func (l *Lowering) copyProblem(from, to ir.Type) string {
	a, b := l.parts(from), l.parts(to)
	if len(a) != len(b) {
		return "the composites have different numbers of members"
	}
	if l.convertOne(from) == l.convertOne(to) {
		return ""
	}
	for i := range a {
		for _, t := range []ir.Type{from, to} {
			if _, why := l.partOf(t, int64(i)); why != "" {
				return why
			}
		}
		if why := l.copyProblem(a[i], b[i]); why != "" {
			return why
		}
	}
	return ""
}

func (l *Lowering) copied(x expander, v *ir.Value, from, to ir.Type) *ir.Value {
	if l.convertOne(from) == l.convertOne(to) {
		return v
	}
	a, b := l.parts(from), l.parts(to)
	values := make([]*ir.Value, len(a))
	for i := range a {
		p, _ := l.partOf(from, int64(i))
		values[i] = l.copied(x, l.get(x.Emitter, v, p), a[i], b[i])
	}
	return l.compose(x.Emitter, to, values)
}

// copyMemorySized converts `spv.CopyMemorySized` to `llvm.intr.memcpy`.
func (l *Lowering) copyMemorySized() convert.Pattern {
	return convert.Pattern{
		Name: "spv.CopyMemorySized to llvm.intr.memcpy", Root: "spv.CopyMemorySized",
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			e := l.at(rw)
			flags := spirv.MemoryAccess(intOf(op.Attr("memory_access")) | intOf(op.Attr("source_memory_access")))
			llvm.NewIntrMemcpy(rw.Builder, e.Bitcast(operands.One(0), l.kit.I8Ptr), e.Bitcast(operands.One(1), l.kit.I8Ptr),
				operands.One(2), e.Bool(flags&spirv.MemoryAccessVolatile != 0))
			rw.EraseOp(op)
			return rw.Success()
		},
	}
}

// integerDots are products of vectors of integers, perhaps packed into one, summed up in
// the result's width or, with an accumulator, saturated.
func integerDots() map[string]expansion {
	table := map[string]expansion{}
	for name, extends := range map[string][2]string{"SDot": {"sext", "sext"}, "UDot": {"zext", "zext"}, "SUDot": {"sext", "zext"}} {
		table["spv."+name] = func(x expander) *ir.Value {
			return x.l.resized(x.Emitter, x.integerDot(extends), x.t, extends[0] == "sext")
		}
		table["spv."+name+"AccSat"] = func(x expander) *ir.Value { return x.accumulated(extends) }
	}
	return table
}

// integerDot is the sum as an integer so wide that it cannot overflow.
func (x expander) integerDot(extends [2]string) *ir.Value {
	var sides [2]*ir.Value
	for i := range sides {
		v := x.args[i]
		if !llvm.IsVector(v.Type()) {
			v = x.Bitcast(v, x.l.ctx.VectorType([]int64{4}, x.l.i8))
		}
		n := elemWidth(v.Type())
		wide := x.l.ctx.IntegerType(uint32(max(2*n+8, elemWidth(x.t)+1)), ir.Signless)
		sides[i] = x.call(extends[i], like(v.Type(), wide), v)
	}
	terms := x.l.elements(x.Emitter, x.Mul(sides[0], sides[1]))
	sum := terms[0]
	for _, t := range terms[1:] {
		sum = x.Add(sum, t)
	}
	return sum
}

func (x expander) accumulated(extends [2]string) *ir.Value {
	sum := x.integerDot(extends)
	t := sum.Type()
	signed := extends[0] == "sext"
	sum = x.Add(sum, x.l.resized(x.Emitter, x.args[2], t, signed))
	n := elemWidth(x.t)
	one := x.number(t, 1)
	limit := func(bits int64) *ir.Value { return x.same("shl", one, x.number(t, float64(bits))) }
	low, high := x.number(t, 0), x.Sub(limit(n), one)
	if signed {
		high = x.Sub(limit(n-1), one)
		low = x.Sub(x.number(t, 0), limit(n-1))
	}
	sum = x.choose(x.icmp(llvm.ICmpPredicateSgt, sum, high), high, sum)
	sum = x.choose(x.icmp(llvm.ICmpPredicateSlt, sum, low), low, sum)
	return x.call("trunc", x.t, sum)
}

// switches converts `spv.Switch`. LLVM's takes 32 bits: narrower selectors are extended,
// for wider ones the cases are compared one by one.
func (l *Lowering) switches() convert.Pattern {
	return convert.Pattern{
		Name: "spv.Switch to llvm.switch", Root: "spv.Switch",
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			own := spirv.Switch{Op: op}
			literals, _ := op.Attr("literals").(*ir.DenseElementsAttr)
			count := 0
			if literals != nil {
				count = literals.Len()
			}
			if count != op.NumSuccessors()-1 {
				return rw.MatchFailuref("there are %d values for %d targets", count, op.NumSuccessors()-1)
			}
			n := len(own.DefaultOperands())
			defaults := operands.Range(1, 1+n)
			cases := make([][]*ir.Value, count)
			at := 1 + n
			for i := range cases {
				k := len(own.CaseOperandsLists()[i])
				cases[i] = operands.Range(at, at+k)
				at += k
			}
			for i, args := range append([][]*ir.Value{defaults}, cases...) {
				if !takes(op.Successor(i), args) {
					return rw.MatchFailure(strangeBlock)
				}
			}
			e := l.at(rw)
			v := operands.One(0)
			if width(v.Type()) > 32 {
				l.compareCases(rw, op, v, literals, defaults, cases)
				return rw.Success()
			}
			var attrs []ir.NamedAttr
			if count > 0 {
				var data []byte
				for i := range count {
					n, _ := literals.Int(i).SExtOrTrunc(32).Int64()
					data = append(data, byte(n), byte(n>>8), byte(n>>16), byte(n>>24))
				}
				t := l.ctx.VectorType([]int64{int64(count)}, l.ctx.I32())
				attrs = append(attrs, ir.NamedAttr{Name: "case_values", Value: l.ctx.DenseElementsAttr(t, data, false)})
			}
			llvm.NewSwitch(rw.Builder, l.resized(e, v, l.ctx.I32(), true), defaults, cases, op.Successor(0), op.Successors()[1:], attrs...)
			rw.EraseOp(op)
			return rw.Success()
		},
	}
}

// compareCases tests a selector for one case after the other.
func (l *Lowering) compareCases(
	rw *convert.Rewriter, op *ir.Operation, v *ir.Value, literals *ir.DenseElementsAttr, defaults []*ir.Value, cases [][]*ir.Value,
) {
	e := l.at(rw)
	block := op.Block()
	targets := op.Successors()
	for i, args := range cases {
		is := llvm.NewIcmp(rw.Builder, v, e.Constant(v.Type(), l.ctx.IntegerAttr(v.Type(), literals.Int(i))), llvm.ICmpPredicateEq).Res()
		next := rw.CreateBlock(block.Region(), op.Block().Next())
		rw.SetInsertionPoint(op)
		if i > 0 {
			rw.SetInsertionPointToEnd(block)
		}
		llvm.NewCondBr(rw.Builder, is, args, nil, targets[1+i], next)
		block = next
		rw.SetInsertionPointToEnd(block)
	}
	llvm.NewBr(rw.Builder, defaults, targets[0])
	rw.EraseOp(op)
}

// expansions are the patterns of all operations that become several.
func (l *Lowering) expansions() []convert.Pattern {
	var list []convert.Pattern
	for _, table := range []map[string]expansion{numberTests(), linearAlgebra(), glslFunctions(), integerDots()} {
		names := make([]string, 0, len(table))
		for name := range table {
			names = append(names, name)
		}
		slices.Sort(names)
		for _, name := range names {
			list = append(list, l.expanded(name, table[name]))
		}
	}
	return list
}

// removeMerges takes out what says where control merges, which blocks alone tell here. The
// control of a loop goes to the branches back to its header.
func (l *Lowering) removeMerges(root *ir.Operation) {
	var merges []*ir.Operation
	ir.Walk(root, func(op *ir.Operation) ir.WalkResult {
		switch op.Name().String() {
		case "spv.mlir.label", "spv.SelectionMerge", "spv.LoopMerge":
			merges = append(merges, op)
		}
		return ir.Advance
	})
	for _, op := range merges {
		if op.Is("spv.LoopMerge") && op.Block() != nil {
			l.hintHeader(op.Block(), spirv.LoopControl(intOf(op.Attr("loop_control"))))
		}
	}
	for _, name := range []string{"spv.mlir.label", "spv.SelectionMerge", "spv.LoopMerge"} {
		for _, op := range merges {
			if op.Is(name) && !op.HasUses() && op.Block() != nil {
				op.Erase()
			}
		}
	}
}

// hintHeader hints the branches to a block from itself and those behind it.
func (l *Lowering) hintHeader(header *ir.Block, control spirv.LoopControl) {
	hint := l.loopHint(control)
	if hint == nil {
		return
	}
	for b := header; b != nil; b = b.Next() {
		last := b.Last()
		if last == nil {
			continue
		}
		for i := range last.NumSuccessors() {
			if last.Successor(i) == header {
				last.SetAttr(loopAttr, hint)
			}
		}
	}
}

// endInvocation converts what ends an invocation: of an entry point it is a return.
func (l *Lowering) endInvocation(name string) convert.Pattern {
	return convert.Pattern{
		Name: name + " to llvm.return", Root: name,
		Match: func(op *ir.Operation, _ convert.Operands, rw *convert.Rewriter) convert.Result {
			fn := op.ParentOp()
			for fn != nil && !fn.Traits().FunctionLike {
				fn = fn.ParentOp()
			}
			if fn == nil || !l.program.entries[ir.SymbolName(fn)] {
				return rw.MatchFailure("it ends the invocation in a function that others call; inline that first")
			}
			llvm.NewReturn(rw.Builder, nil)
			rw.EraseOp(op)
			return rw.Success()
		},
	}
}

// findEntries notes the functions that are entry points.
func (l *Lowering) findEntries(root *ir.Operation) {
	l.program.entries = map[string]bool{}
	ir.Walk(root, func(op *ir.Operation) ir.WalkResult {
		if fn, ok := op.Attr("fn").(*ir.SymbolRefAttr); ok && op.Is("spv.EntryPoint") {
			l.program.entries[fn.Root()] = true
		}
		return ir.Advance
	})
}

// refusals say why operations of some kinds are not converted, by the beginning of their
// names; the first that fits counts.
var refusals = []struct{ prefix, reason string }{
	{"spv.GroupNonUniform", "it needs the other invocations of its group (capability GroupNonUniform), and one is converted; a kernel must be run by a runner"},
	{"spv.Group", "it needs the other invocations of its group (capability Groups), and one is converted; a kernel must be run by a runner"},
	{"spv.SubgroupBlock", "it needs the other invocations of its subgroup (capability SubgroupBufferBlockIOINTEL), and one is converted"},
	{"spv.Subgroup", "it needs the other invocations of its subgroup (capability SubgroupBallotKHR or SubgroupVoteKHR), and one is converted"},
	{"spv.Image", "LLVM has no images and samplers (capability Shader or ImageQuery)"},
	{"spv.SampledImage", "LLVM has no images and samplers (capability Shader)"},
	{"spv.CooperativeMatrix", "a cooperative matrix is spread over the invocations of a group (capability CooperativeMatrixNV), and one is converted"},
	{"spv.DPd", "derivatives need the neighbours of a fragment (capability Shader), and one invocation is converted"},
	{"spv.Fwidth", "derivatives need the neighbours of a fragment (capability Shader), and one invocation is converted"},
	{"spv.GLSL.Interpolate", "interpolation needs the rasterizer (capability InterpolationFunction)"},
	{"spv.Emit", "it belongs to the stages of a graphics pipeline (capability Geometry or MeshShadingEXT)"},
	{"spv.End", "it belongs to the stages of a graphics pipeline (capability Geometry or FragmentShaderPixelInterlockEXT)"},
	{"spv.Begin", "it belongs to the stages of a graphics pipeline (capability FragmentShaderPixelInterlockEXT)"},
	{"spv.SetMesh", "it belongs to the stages of a graphics pipeline (capability MeshShadingEXT)"},
	{"spv.Demote", "it belongs to the stages of a graphics pipeline (capability DemoteToHelperInvocation)"},
	{"spv.IsHelper", "it belongs to the stages of a graphics pipeline (capability DemoteToHelperInvocation)"},
	{"spv.IgnoreIntersection", "LLVM has no rays (capability RayTracingKHR)"},
	{"spv.TerminateRay", "LLVM has no rays (capability RayTracingKHR)"},
	{"spv.RayQuery", "LLVM has no rays (capability RayQueryKHR)"},
	{"spv.ReadClock", "the clock of a device is not defined here (capability ShaderClockKHR)"},
	{"spv.SelectionMerge", "something else than the beginning of a block uses its label"},
	{"spv.LoopMerge", "something else than the beginning of a block uses its labels"},
	{"spv.mlir.label", "its labels are not those of a merge"},
	{"spv.mlir.yield", "the operation around it was not converted"},
	{"spv.ArrayLength", "the length of a buffer is known to its descriptor, which a runner provides (capability Shader)"},
}

// refusal is why an operation of a name is not converted, "" if it may be.
func refusal(name string) string {
	for _, r := range refusals {
		if strings.HasPrefix(name, r.prefix) {
			return r.reason
		}
	}
	return ""
}

// refused are the operations that nothing converts, with a reason.
func (l *Lowering) refused() convert.Pattern {
	return convert.Pattern{
		Name: "what one invocation cannot do", Benefit: -1,
		For: func(name *ir.OpName) bool { return name.Dialect() == "spv" && refusal(name.String()) != "" },
		Match: func(op *ir.Operation, _ convert.Operands, rw *convert.Rewriter) convert.Result {
			return rw.MatchFailure(refusal(op.Name().String()))
		},
	}
}
