package tokernel

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/plugins/kernel"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/spirv"
)

// Four lanes that follow each other are a quad of two rows. A derivative is the difference between
// two of them: with Coarse of the first row or column, in other operations of that of the invocation.

// isDerivative reports whether an operation is the derivative of a value.
func isDerivative(op *ir.Operation) bool { return ods.ClassOf(op) == "SPVDerivative" }

// derivatives says which invocations are neighbours in an entry point, "" if no execution mode does.
func (c *conversion) derivatives(entry string) kernel.Derivatives {
	for op := range c.module.Region(0).Entry().Ops() {
		mode, ok := spirv.AsExecutionMode(op)
		if !ok || mode.Fn() != entry {
			continue
		}
		switch mode.ExecutionMode() {
		case spirv.ExecutionModeKindDerivativeGroupQuadsNV:
			return kernel.DerivativeQuads
		case spirv.ExecutionModeKindDerivativeGroupLinearNV:
			return kernel.DerivativeLinear
		}
	}
	return ""
}

// checkDerivatives reports workgroups that no quads make up, and derivatives of which nothing says what the
// neighbours are.
func (c *conversion) checkDerivatives(op *ir.Operation, e *kernel.EntryPoint, fn *ir.Operation) {
	s := e.WorkgroupSize
	switch e.Derivatives {
	case kernel.DerivativeQuads:
		if s[0]%2 != 0 || s[1]%2 != 0 {
			c.errorf(op, "has workgroups of %d x %d x %d invocations, and with DerivativeGroupQuadsNV the first two must be even", s[0], s[1], s[2])
		}
	case kernel.DerivativeLinear:
		if s[0]*s[1]*s[2]%4 != 0 {
			c.errorf(op, "has workgroups of %d x %d x %d invocations, and with DerivativeGroupLinearNV there must be a multiple of four", s[0], s[1], s[2])
		}
	default:
		if d := c.derivativeIn(fn, map[string]bool{}); d != nil {
			c.errorf(d, "asks for the neighbours of an invocation, and entry point '%s' does not say which they are; give it the execution mode DerivativeGroupQuadsNV or DerivativeGroupLinearNV (capability ComputeDerivativeGroupQuadsNV or ComputeDerivativeGroupLinearNV)", e.Name)
		}
	}
}

// derivativeIn is a derivative in a function, or one that it calls; nil if there is none.
func (c *conversion) derivativeIn(fn *ir.Operation, seen map[string]bool) (found *ir.Operation) {
	ir.Walk(fn, func(op *ir.Operation) ir.WalkResult {
		switch callee, ok := op.Attr("callee").(*ir.SymbolRefAttr); {
		case found != nil:
		case isDerivative(op):
			found = op
		case ok && !seen[callee.Root()]:
			seen[callee.Root()] = true
			if target := c.symbols.Lookup(callee.Root()); target != nil {
				found = c.derivativeIn(target, seen)
			}
		}
		return ir.Advance
	})
	return found
}

// derivative makes a derivative along x or y, or of Fwidth the sum of the sizes of both.
func (m maker) derivative() *ir.Value {
	const alongX, alongY = 1, 2
	width := func(isCoarse bool) *ir.Value {
		size := func(step int64) *ir.Value { return llvm.NewIntrFabs(m.Builder, m.difference(step, isCoarse)).Res() }
		return m.binary("fadd", size(alongX), size(alongY))
	}
	switch op := m.op; {
	case ir.IsA[spirv.DPdx](op), ir.IsA[spirv.DPdxFine](op):
		return m.difference(alongX, false)
	case ir.IsA[spirv.DPdy](op), ir.IsA[spirv.DPdyFine](op):
		return m.difference(alongY, false)
	case ir.IsA[spirv.Fwidth](op), ir.IsA[spirv.FwidthFine](op):
		return width(false)
	case ir.IsA[spirv.DPdxCoarse](op):
		return m.difference(alongX, true)
	case ir.IsA[spirv.DPdyCoarse](op):
		return m.difference(alongY, true)
	case ir.IsA[spirv.FwidthCoarse](op):
		return width(true)
	}
	m.c.errorf(m.op, "is a derivative that is not supported in kernels on the CPU")
	return nil
}

// difference is that between the values of two lanes of the quad, of which the second has the bit of step.
func (m maker) difference(step int64, isCoarse bool) *ir.Value {
	kept := -1 - step
	if isCoarse {
		kept = -4
	}
	first := m.binary("and", m.lane(), m.i32(kept))
	v := m.operand(0)
	return m.binary("fsub", m.shuffled(v, m.binary("or", first, m.i32(step))), m.shuffled(v, first))
}
