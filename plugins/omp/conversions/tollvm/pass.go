package tollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/plugins/omp"
	"github.com/mlirc/mlirc/plugins/std/conversions/tollvm"
)

const name = "convert-openmp-to-llvm"

// Pass returns the pass `convert-openmp-to-llvm`.
func Pass() *pass.Pass {
	return &pass.Pass{
		Name:    name,
		Summary: "convert types of omp to those of the LLVM dialect",
		Doc: `Operations of omp stay, with values of the LLVM dialect and branches of it in their
regions; convert-std-to-llvm converts the rest, and lower-openmp-to-runtime makes calls of
them. Run this before convert-std-to-llvm. Not converted, but reported: memrefs that are
private, accessed atomically, or that values are reduced into.`,
		Options:  tollvm.BoundaryOptions(),
		Converts: []string{"omp"},
		Builds:   []string{"omp", "llvm"},
		Run: func(r *pass.Run) error {
			if !convert.Has(r.Op, func(name *ir.OpName) bool { return name.Dialect() == "omp" }) {
				r.Work.Found(false)
				r.Unchanged()
				return nil
			}
			return tollvm.Convert(r, target, patterns, name)
		},
	}
}

// target says what is legal afterwards: operations of omp whose types are, and no branches of
// std in their regions, whose blocks have types of the LLVM dialect.
func target(l *tollvm.Lowering) *convert.Target {
	t := tollvm.NewTarget()
	t.LegalIf(func(op *ir.Operation) bool { return !isInside(op) }, "std.br", "std.cond_br", "std.switch")
	t.LegalDialectIf(func(op *ir.Operation) bool {
		if !areLegal(l, op) {
			return false
		}
		for r := range op.Regions() {
			if !l.Types().IsLegalRegion(r) {
				return false
			}
		}
		return l.Types().IsLegalOp(op)
	}, "omp")
	return t
}

// areLegal reports whether the types that an operation has as attributes are legal.
func areLegal(l *tollvm.Lowering, op *ir.Operation) bool {
	for _, name := range typeAttrs {
		if a, ok := op.Attr(name).(*ir.TypeAttr); ok && !l.Types().IsLegal(a.Value()) {
			return false
		}
	}
	return true
}

// isInside reports whether an operation is right in a region of omp. Blocks of a memref.alloca_scope in one
// are converted with it.
func isInside(op *ir.Operation) bool {
	parent := op.ParentOp()
	return parent != nil && parent.Name().Dialect() == "omp"
}

func patterns(l *tollvm.Lowering) []convert.Pattern {
	list := append(l.BranchPatterns(), parallel(), loop(), flush(), reduction(), declare(), yield(), master(), device())
	return append(list, newer()...)
}

func parallel() convert.Pattern {
	return convert.On("omp.parallel with types of llvm", func(op omp.Parallel, m convert.Match) convert.Result {
		if why := privateMemRef(op.PrivateVars(), op.FirstprivateVars(), op.CopyinVars(), op.AllocateVars()); why != "" {
			return m.MatchFailure(why)
		}
		if !m.ConvertRegion(op.Region()) {
			return m.MatchFailure(unknownArgument)
		}
		fresh := omp.NewParallel(m.Builder, m.Operand(op.IfExpr()), m.Operand(op.NumThreadsVar()),
			m.Operands(op.PrivateVars()), m.Operands(op.FirstprivateVars()), m.Operands(op.SharedVars()),
			m.Operands(op.CopyinVars()), m.Operands(op.AllocateVars()), m.Operands(op.AllocatorsVars()), attrsOf(op.Op)...)
		m.MoveRegion(op.Region(), fresh.Region(), nil)
		return m.Erase()
	})
}

func loop() convert.Pattern {
	return convert.On("omp.wsloop with types of llvm", func(op omp.Wsloop, m convert.Match) convert.Result {
		if why := privateMemRef(op.PrivateVars(), op.FirstprivateVars(), op.LastprivateVars(), op.LinearVars(), op.ReductionVars()); why != "" {
			return m.MatchFailure(why)
		}
		if !m.ConvertRegion(op.Region()) {
			return m.MatchFailure(unknownArgument)
		}
		fresh := omp.NewWsloop(m.Builder, m.Operands(op.LowerBound()), m.Operands(op.UpperBound()), m.Operands(op.Step()),
			m.Operands(op.PrivateVars()), m.Operands(op.FirstprivateVars()), m.Operands(op.LastprivateVars()),
			m.Operands(op.LinearVars()), m.Operands(op.LinearStepVars()), m.Operands(op.ReductionVars()),
			m.Operand(op.ScheduleChunkVar()), attrsOf(op.Op)...)
		m.MoveRegion(op.Region(), fresh.Region(), nil)
		return m.Erase()
	})
}

const unknownArgument = "the type of an argument of a block in it cannot be converted"

// attrsOf are the attributes of an operation but for the sizes of its groups.
func attrsOf(op *ir.Operation) []ir.NamedAttr { return op.Attrs().Without("operand_segment_sizes") }

// privateMemRef says why the groups with memory cannot be converted, or "".
func privateMemRef(groups ...[]*ir.Value) string {
	for _, group := range groups {
		for _, v := range group {
			if t := v.Type(); isMemRef(t) {
				return "it has memory of its own, or reduces, for '" + syntax.TypeString(t) + "'; use a pointer of the LLVM dialect"
			}
		}
	}
	return ""
}

func isMemRef(t ir.Type) bool {
	switch t.(type) {
	case *ir.MemRefType, *ir.UnrankedMemRefType:
		return true
	}
	return false
}

func flush() convert.Pattern {
	return convert.On("omp.flush with types of llvm", func(op omp.Flush, m convert.Match) convert.Result {
		omp.NewFlush(m.Builder, m.AllOperands(), op.Op.Attrs()...)
		return m.Erase()
	})
}

func reduction() convert.Pattern {
	return convert.On("omp.reduction with types of llvm", func(op omp.Reduction, m convert.Match) convert.Result {
		if isMemRef(op.Accumulator().Type()) || len(m.Parts(op.Operand())) != 1 {
			return m.MatchFailure("it reduces what is no single value, or into a memref; use a pointer of the LLVM dialect")
		}
		omp.NewReduction(m.Builder, m.Operand(op.Operand()), m.Operand(op.Accumulator()), op.Op.Attrs()...)
		return m.Erase()
	})
}

func declare() convert.Pattern {
	return convert.On("omp.reduction.declare with types of llvm", func(op omp.ReductionDeclare, m convert.Match) convert.Result {
		t, why := m.Convert(op.Type())
		if why != "" {
			return m.MatchFailure(why)
		}
		for region := range op.Op.Regions() {
			if r := region; !r.Empty() && !m.ConvertRegion(r) {
				return m.MatchFailure(unknownArgument)
			}
		}
		m.Update(op.Op, func() { op.Op.SetAttr("type", t.Context().TypeAttr(t)) })
		return m.Success()
	})
}

func yield() convert.Pattern {
	return convert.On("omp.yield with types of llvm", func(op omp.Yield, m convert.Match) convert.Result {
		omp.NewYield(m.Builder, m.AllOperands(), op.Op.Attrs()...)
		return m.Erase()
	})
}

func master() convert.Pattern {
	return convert.On("omp.master with types of llvm", func(op omp.Master, m convert.Match) convert.Result {
		if !m.ConvertRegion(op.Region()) {
			return m.MatchFailure(unknownArgument)
		}
		m.Update(op.Op, func() {})
		return m.Success()
	})
}

func device() convert.Pattern {
	return convert.On("omp.target with types of llvm", func(op omp.Target, m convert.Match) convert.Result {
		if !m.ConvertRegion(op.Region()) {
			return m.MatchFailure(unknownArgument)
		}
		m.Update(op.Op, func() {})
		return m.Success()
	})
}
