package tollvm

import (
	"slices"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/spirv"
	"github.com/mlirc/mlirc/plugins/spirv/sizes"
)

const stage = "convert-spirv-to-llvm"

// SPIRVToLLVM returns the pass `convert-spirv-to-llvm`.
func SPIRVToLLVM() *pass.Pass {
	return &pass.Pass{
		Name:    stage,
		Summary: "convert SPIR-V to the LLVM dialect",
		Doc: `An spv.module becomes a module, its functions and variables those of the LLVM dialect.
What is converted is one invocation: entry points are dropped, execution modes become
constants, and variables that the environment provides, such as buffers and built-ins,
are external globals, whose names tell descriptor set and binding. Structs keep their
offsets, by padding where LLVM would choose others.`,
		Anchor:   "module",
		Converts: []string{"spv"},
		Builds:   []string{"llvm"},
		Run: func(r *pass.Run) error {
			if !convert.Has(r.Op, isSPIRV) {
				r.Work.Found(false)
				r.Unchanged()
				return nil
			}
			if !sizes.ResolveAll(r.Op, r.Diags) {
				return nil
			}
			l, err := NewLowering(r.IR())
			if err != nil {
				return err
			}
			l.prepare(r.Op)
			convert.Run(r, r.Op, convert.Config{
				Target: l.Target(), Types: l.types, Patterns: l.Patterns(), Stage: stage, To: "llvm",
				Carry: carryContract,
			})
			for _, op := range l.program.taken {
				op.Erase()
			}
			return nil
		},
	}
}

// prepare finds out what patterns need to know, and takes out of the program what no
// pattern is for.
func (l *Lowering) prepare(root *ir.Operation) {
	markVolatile(root)
	l.dropDecorations(root)
	l.nameBindings(root)
	l.nameModes(root)
	l.findEntries(root)
	l.takeConstants(root)
	l.findBodies(root)
	l.removeMerges(root)
	l.findPlaces(root)
}

// isSPIRV reports whether an operation is of the dialect.
func isSPIRV(name *ir.OpName) bool { return name.Dialect() == "spv" }

// Target says what is legal after the conversion.
func (l *Lowering) Target() *convert.Target {
	t := convert.NewTarget()
	t.LegalDialect("llvm")
	t.Legal("module")
	t.IllegalDialect("spv")
	for _, name := range moduleConstants() {
		t.Legal(name)
		t.LegalWithin(name)
	}
	return t
}

// Patterns convert what rows and rules do not.
func (l *Lowering) Patterns() []convert.Pattern {
	list := []convert.Pattern{
		l.module(), l.function(), l.call(), dropped[spirv.EntryPoint](), dropped[spirv.Nop](),
		l.executionMode(), l.executionModeID(),
		l.branch(), l.branchConditional(), l.switches(), unreachable(), l.selection(), l.loop(),
		endInvocation[spirv.Kill](l), endInvocation[spirv.TerminateInvocation](l),
		l.constant(), l.constantNull(), l.referenceof(), l.specConstantOperation(),
		l.variable(), l.load(), l.store(), l.copyMemory(), l.copyMemorySized(), l.globalVariable(),
		accessChain[spirv.AccessChain](l), accessChain[spirv.InBoundsAccessChain](l),
		accessChain[spirv.PtrAccessChain](l), accessChain[spirv.InBoundsPtrAccessChain](l),
		l.addressBits(), l.bitFieldInsert(), l.bitFieldSExtract(), l.bitFieldUExtract(),
		l.compositeExtract(), l.compositeInsert(), l.compositeConstruct(), l.vectorShuffle(), l.copyLogical(),
		l.refused(),
	}
	return slices.Concat(list, l.shiftPatterns(), l.atomicPatterns(), l.numberTests(), l.integerDots(),
		l.roundedConversions(), l.linearAlgebra(), l.glslFunctions(), others())
}
