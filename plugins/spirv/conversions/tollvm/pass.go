package tollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
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
			l, err := NewLowering(r.IR())
			if err != nil {
				return err
			}
			l.prepare(r.Op)
			convert.Apply(r.Op, convert.Config{
				Target: l.Target(), Types: l.types, Patterns: l.Patterns(), Stage: stage, To: "llvm",
				Sink: r.Diags, Workers: r.Workers, Trace: r.Trace, Work: r.Work,
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
	for _, name := range constantSymbols {
		t.Legal(name)
		t.LegalWithin(name)
	}
	return t
}

// Patterns convert what rows and rules do not.
func (l *Lowering) Patterns() []convert.Pattern {
	list := []convert.Pattern{
		l.module(), l.function(), l.call(), l.dropped("spv.EntryPoint"), l.dropped("spv.Nop"),
		l.executionMode("spv.ExecutionMode"), l.executionMode("spv.ExecutionModeId"),
		l.branch(), l.branchConditional(), l.switches(), l.merge(), l.kill("spv.Unreachable"),
		l.endInvocation("spv.Kill"), l.endInvocation("spv.TerminateInvocation"),
		l.structured("spv.mlir.selection"), l.structured("spv.mlir.loop"),
		l.constant(), l.constantNull(), l.referenceof(), l.specConstantOperation(),
		l.variable(), l.load(), l.store(), l.copyMemory(), l.copyMemorySized(), l.globalVariable(),
		l.accessChain("spv.AccessChain"), l.accessChain("spv.InBoundsAccessChain"),
		l.accessChain("spv.PtrAccessChain"), l.accessChain("spv.InBoundsPtrAccessChain"),
		l.bitFieldInsert(), l.bitFieldSExtract(), l.bitFieldUExtract(),
		l.shift("spv.ShiftLeftLogical", "llvm.shl"), l.shift("spv.ShiftRightArithmetic", "llvm.ashr"),
		l.shift("spv.ShiftRightLogical", "llvm.lshr"),
		l.compositeExtract(), l.compositeInsert(), l.compositeConstruct(), l.vectorShuffle(), l.copyLogical(),
	}
	list = append(append(list, l.atomicPatterns()...), l.expansions()...)
	return append(list, l.refused())
}
