package loopnests

import (
	"strings"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/omp"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
)

// Pass returns the pass `openmp-to-loop-nests`.
func Pass() *pass.Pass {
	return &pass.Pass{
		Name:    "openmp-to-loop-nests",
		Summary: "make operations of omp as MLIR 19 has them of those of MLIR 13",
		Doc: `Work-sharing loops become omp.loop_nest in a wrapper, reductions combine with the variable of the
thread, and their declarations are omp.declare_reduction, so that profile mlir-19 can be written. Not
converted, but reported: the clauses private, firstprivate, lastprivate, copyin and default.`,
		Converts: []string{"omp"},
		Builds:   []string{"omp", "llvm", "memref"},
		Run: func(r *pass.Run) error {
			if !convert.Has(r.Op, isOlder) {
				r.Work.Found(false)
				r.Unchanged()
				return nil
			}
			r.Work.Found(true)
			if !check(r.Op, r.Diags) {
				return nil
			}
			rewriteAll(r.Op)
			return nil
		},
	}
}

// isOlder reports whether MLIR 19 has another operation, or none, in its place.
func isOlder(name *ir.OpName) bool {
	switch name.String() {
	case "omp.parallel", "omp.wsloop", "omp.reduction", "omp.reduction.declare":
		return true
	}
	return false
}

// check reports what cannot be converted.
func check(root *ir.Operation, sink *diag.Sink) bool {
	ok := true
	ir.Walk(root, func(op *ir.Operation) ir.WalkResult {
		if problem := problemOf(op); problem != "" {
			ok = false
			sink.Report(diag.NewError(ir.Position(op.Loc()), "'"+op.Name().String()+"' op "+problem))
		}
		return ir.Advance
	})
	return ok
}

func problemOf(op *ir.Operation) string {
	if p, ok := omp.AsParallel(op); ok {
		switch {
		case len(p.PrivateVars()) > 0 || len(p.FirstprivateVars()) > 0:
			return "has private variables, which MLIR 19 declares by omp.private"
		case len(p.CopyinVars()) > 0:
			return "has a clause copyin, which MLIR 19 lacks"
		case p.IfExpr() != nil && p.IfExpr().Type() != ir.Type(op.Context().I1()):
			return "has a condition that is no i1, as MLIR 19 wants it"
		case op.Attr("default_val") != nil:
			return "has a clause default, which MLIR 19 lacks"
		}
		return ""
	}
	if w, ok := omp.AsWsloop(op); ok && len(w.PrivateVars())+len(w.FirstprivateVars())+len(w.LastprivateVars()) > 0 {
		return "has private variables, which loops of MLIR 19 lack"
	}
	if d, ok := omp.AsReductionDeclare(op); ok && !d.ReductionRegion().HasOneBlock() {
		return "combines by several blocks, which are not copied to where values are reduced"
	}
	return ""
}

// rewriteAll converts what is in an operation: inner operations first, and declarations last, from which
// reductions are copied.
func rewriteAll(root *ir.Operation) {
	var declarations []omp.ReductionDeclare
	ir.WalkPostOrder(root, func(op *ir.Operation) {
		if w, ok := omp.AsWsloop(op); ok {
			loop(w)
		}
		if p, ok := omp.AsParallel(op); ok {
			parallel(p)
		}
		if d, ok := omp.AsReductionDeclare(op); ok {
			declarations = append(declarations, d)
		}
	})
	for _, d := range declarations {
		declare(d)
	}
}

// parallel makes the region one that may have arguments.
func parallel(p omp.Parallel) {
	b := ir.BuilderBefore(p.Op)
	attrs := p.Op.Attrs().Without("operand_segment_sizes").Without("proc_bind_val")
	if kind, ok := p.Op.Attr("proc_bind_val").(*ir.StringAttr); ok {
		attrs = append(attrs, keyword("proc_bind_val", "omp.procbindkind", kind))
	}
	fresh := omp.NewParallelArgs(b, p.IfExpr(), p.NumThreadsVar(), p.AllocateVars(), p.AllocatorsVars(), nil, nil, attrs...)
	fresh.Region().TakeBlocks(p.Region())
	p.Op.Erase()
}

// keyword is an attribute with the word of a string.
func keyword(name, definition string, word *ir.StringAttr) ir.NamedAttr {
	return ir.NamedAttr{Name: name, Value: omp.Keyword(word.Context(), definition, strings.ToLower(word.Value()))}
}

// loop puts loops into a wrapper.
func loop(w omp.Wsloop) {
	b := ir.BuilderBefore(w.Op)
	var attrs, inner []ir.NamedAttr
	for _, a := range w.Op.Attrs() {
		switch a.Name {
		case "operand_segment_sizes", "collapse_val": // a nest is collapsed as a whole
		case "inclusive":
			inner = append(inner, a)
		case "schedule_val":
			attrs = append(attrs, keyword(a.Name, "omp.schedulekind", a.Value.(*ir.StringAttr)))
		case "order_val":
			attrs = append(attrs, keyword(a.Name, "omp.orderkind", a.Value.(*ir.StringAttr)))
		default:
			attrs = append(attrs, a)
		}
	}
	wrapper := omp.NewWsloopWrapper(b, w.LinearVars(), w.LinearStepVars(), w.ReductionVars(), w.ScheduleChunkVar(), attrs...)
	types := make([]ir.Type, len(w.ReductionVars()))
	for i, v := range w.ReductionVars() {
		types[i] = v.Type()
	}
	entry := b.CreateBlock(wrapper.Region(), nil, types...)
	nest := omp.NewLoopNest(b, w.LowerBound(), w.UpperBound(), w.Step(), inner...)
	omp.NewTerminator(b)
	nest.Region().TakeBlocks(w.Region())
	for i, ref := range w.Reductions() {
		d, _ := omp.AsReductionDeclare(ir.LookupSymbol(wrapper.Op, ref))
		combineWith(nest, d, w.ReductionVars()[i], entry.Arg(i))
	}
	w.Op.Erase()
}

// combineWith makes reductions into an accumulator combine with the copy of the thread.
func combineWith(nest omp.LoopNest, d omp.ReductionDeclare, accumulator, own *ir.Value) {
	var list []omp.Reduction
	ir.Walk(nest.Op, func(op *ir.Operation) ir.WalkResult {
		if r, ok := omp.AsReduction(op); ok && r.Accumulator() == accumulator {
			list = append(list, r)
		}
		return ir.Advance
	})
	for _, r := range list {
		b := ir.BuilderBefore(r.Op)
		body := d.ReductionRegion().Entry()
		m := ir.NewMapping()
		m.MapValue(body.Arg(0), load(b, own))
		m.MapValue(body.Arg(1), r.Operand())
		for op := range body.WithoutTerminator() {
			b.Clone(op, m)
		}
		store(b, m.Value(body.Last().Operand(0)), own)
		r.Op.Erase()
	}
}

func load(b *ir.Builder, from *ir.Value) *ir.Value {
	if llvm.IsPtr(from.Type()) {
		return llvm.NewLoad(b, from).Res()
	}
	return memref.NewLoad(b, from, nil).Result()
}

func store(b *ir.Builder, v, to *ir.Value) {
	if llvm.IsPtr(to.Type()) {
		llvm.NewStore(b, v, to)
		return
	}
	memref.NewStore(b, v, to, nil)
}

// declare gives a declaration of reductions the name that it has in MLIR 19, and a place for what frees.
func declare(d omp.ReductionDeclare) {
	attrs := d.Op.Attrs().Without("sym_name").Without("type")
	fresh := omp.NewDeclareReduction(ir.BuilderBefore(d.Op), d.SymName(), d.Type(), attrs...)
	fresh.InitializerRegion().TakeBlocks(d.InitializerRegion())
	fresh.ReductionRegion().TakeBlocks(d.ReductionRegion())
	fresh.AtomicReductionRegion().TakeBlocks(d.AtomicReductionRegion())
	d.Op.Erase()
}
