package tollvm

import (
	"strings"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/spirv"
)

// endInvocation converts what ends an invocation: of an entry point it is a return.
func endInvocation[V ir.View](l *Lowering) convert.Pattern {
	var view V
	return convert.On(view.OpName()+" to llvm.return", func(op V, m convert.Match) convert.Result {
		fn, ok := functionAround(ir.OperationOf(op))
		if !ok || !l.program.entries[fn.SymName()] {
			return m.MatchFailure("it ends the invocation in a function that others call; inline that first")
		}
		llvm.NewReturn(m.Builder, nil)
		return m.Erase()
	})
}

// functionAround is the function that an operation is in.
func functionAround(op *ir.Operation) (spirv.Func, bool) {
	for p := op.ParentOp(); p != nil; p = p.ParentOp() {
		if fn, ok := spirv.AsFunc(p); ok {
			return fn, true
		}
	}
	return spirv.Func{}, false
}

// findEntries notes the functions that are entry points.
func (l *Lowering) findEntries(root *ir.Operation) {
	l.program.entries = map[string]bool{}
	ir.Walk(root, func(op *ir.Operation) ir.WalkResult {
		if entry, ok := spirv.AsEntryPoint(op); ok {
			l.program.entries[entry.Fn()] = true
		}
		return ir.Advance
	})
}

// What some capabilities are about that LLVM, or one invocation, cannot do.
const (
	ofGroup    = "it needs the other invocations of its group, and one is converted; a kernel must be run by a runner"
	ofImages   = "LLVM has no images and samplers"
	ofFragment = "derivatives need the neighbours of a fragment, and one invocation is converted"
	ofGraphics = "it belongs to the stages of a graphics pipeline"
	ofRays     = "LLVM has no rays"
	ofMatrix   = "a cooperative matrix is spread over the invocations of a group, and one is converted; convert-spirv-to-kernel goes before, see spirv-cpu"
	ofClock    = "the clock of a device is not defined here"
	ofPrints   = "it prints for one of many invocations; the pipeline spirv-cpu does that"
)

// refusals are the capabilities for which there is no conversion, and for those that imply
// them. The definitions say which operations and types need them.
var refusals = map[string]string{
	"Groups":                                ofGroup,
	"GroupNonUniform":                       ofGroup,
	"SubgroupBallotKHR":                     ofGroup,
	"SubgroupVoteKHR":                       ofGroup,
	"SubgroupBufferBlockIOINTEL":            ofGroup,
	"GroupNonUniformPartitionedNV":          ofGroup,
	"GroupUniformArithmeticKHR":             ofGroup,
	"CooperativeMatrixNV":                   ofMatrix,
	"CooperativeMatrixKHR":                  ofMatrix,
	"ImageQuery":                            ofImages,
	"FragmentMaskAMD":                       ofImages,
	"ImageFootprintNV":                      ofImages,
	"SparseResidency":                       ofImages,
	"DerivativeControl":                     ofFragment,
	"InterpolationFunction":                 "interpolation needs the rasterizer",
	"Geometry":                              ofGraphics,
	"MeshShadingEXT":                        ofGraphics,
	"MeshShadingNV":                         ofGraphics,
	"DemoteToHelperInvocationEXT":           ofGraphics,
	"FragmentShaderPixelInterlockEXT":       ofGraphics,
	"FragmentShaderSampleInterlockEXT":      ofGraphics,
	"FragmentShaderShadingRateInterlockEXT": ofGraphics,
	"RayTracingKHR":                         ofRays,
	"RayTracingNV":                          ofRays,
	"RayTracingMotionBlurNV":                ofRays,
	"ShaderInvocationReorderNV":             ofRays,
	"RayQueryKHR":                           ofRays,
	"ShaderClockKHR":                        ofClock,
}

// unsupported says why what needs capabilities is not converted, "" if it may be. Of a list
// of alternatives the first that is refused gives the reason.
func unsupported(dialect *ods.Dialect, a *ods.Availability) string {
	if a == nil {
		return ""
	}
	for _, alternatives := range a.Capabilities {
		for _, capability := range alternatives {
			if why := refusedBy(dialect, capability, map[string]bool{}); why != "" {
				return why + " (capability " + strings.Join(alternatives, " or ") + ")"
			}
		}
	}
	return ""
}

// refusedBy is why a capability, or one that it implies, is refused.
func refusedBy(dialect *ods.Dialect, capability string, seen map[string]bool) string {
	if why := refusals[capability]; why != "" || seen[capability] {
		return why
	}
	seen[capability] = true
	enum := dialect.Enum(dialect.Availability.Capability)
	if enum == nil {
		return ""
	}
	value, ok := enum.Value(capability)
	if !ok || enum.Case(value).Available == nil {
		return ""
	}
	for _, alternatives := range enum.Case(value).Available.Capabilities {
		for _, implied := range alternatives {
			if why := refusedBy(dialect, implied, seen); why != "" {
				return why
			}
		}
	}
	return ""
}

// refusedOp tells by its definition why an operation is not converted, "" if it may be.
func refusedOp(def *ods.Op) string {
	if def.Name() == (spirv.NonSemanticDebugPrintf{}).OpName() {
		return ofPrints
	}
	for _, groups := range [][]ods.Group{def.Operands, def.Results} {
		for _, g := range groups {
			switch onlyType(g.Constraint) {
			case spirv.ImageType{}.TypeName(), spirv.SampledImageType{}.TypeName():
				return ofImages
			}
		}
	}
	return unsupported(def.Dialect(), def.Available)
}

// onlyType is the dialect's type that is the only one which a constraint allows, or "".
func onlyType(c *ods.Expr) string {
	for c != nil && c.Op == ods.ExprNamed {
		c = c.Args[0]
	}
	if c == nil || c.Op != ods.TypeDialect {
		return ""
	}
	return c.Name
}

// refused are the operations that need what is refused.
func (l *Lowering) refused() convert.Pattern {
	why := func(name *ir.OpName) string {
		if def, ok := name.Def().(*ods.Op); ok && name.Dialect() == "spv" {
			return refusedOp(def)
		}
		return ""
	}
	return convert.Pattern{
		Name: "what LLVM or one invocation cannot do", Benefit: -1,
		For: func(name *ir.OpName) bool { return why(name) != "" },
		Match: func(op *ir.Operation, _ convert.Operands, rw *convert.Rewriter) convert.Result {
			return rw.MatchFailure(why(op.Name()))
		},
	}
}

// without is an operation that nothing converts, with the reason where its definition does
// not tell it.
func without[V ir.View](reason string) convert.Pattern {
	var view V
	return convert.On(view.OpName()+" has no counterpart", func(_ V, m convert.Match) convert.Result {
		return m.MatchFailure(reason)
	})
}

// others are operations that need no capability which says that they are not converted.
func others() []convert.Pattern {
	const atBeginning = "something else than the beginning of a block uses its labels"
	return []convert.Pattern{
		without[spirv.ImageTexelPointer](ofImages),
		without[spirv.DPdx](ofFragment), without[spirv.DPdy](ofFragment), without[spirv.Fwidth](ofFragment),
		without[spirv.SelectionMerge](atBeginning), without[spirv.LoopMerge](atBeginning),
		without[spirv.MlirLabel]("its labels are not those of a merge"),
		without[spirv.MlirYield]("the operation around it was not converted"),
		without[spirv.AMDTime](ofClock),
		without[spirv.AMDSwizzleInvocations](ofGroup), without[spirv.AMDSwizzleInvocationsMasked](ofGroup),
		without[spirv.AMDWriteInvocation](ofGroup), without[spirv.AMDMbcnt](ofGroup),
		without[spirv.ArrayLength]("the length of a buffer is known to its descriptor, which a runner provides"),
	}
}
