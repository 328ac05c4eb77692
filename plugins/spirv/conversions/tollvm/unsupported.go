package tollvm

import (
	"strings"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
)

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
