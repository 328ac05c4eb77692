package fromscf

import (
	"fmt"
	"math"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/hints"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
	"github.com/mlirc/mlirc/plugins/omp"
	"github.com/mlirc/mlirc/plugins/std/dialects/scf"
)

const (
	name          = "convert-scf-to-openmp"
	threadsOption = "num-threads"
)

// Pass returns the pass `convert-scf-to-openmp`.
func Pass() *pass.Pass {
	return &pass.Pass{
		Name:    name,
		Summary: "convert parallel loops of scf to OpenMP",
		Doc: `A team of threads shares the iterations of each scf.parallel. Of reductions, sums, products,
minima, maxima, and, or and xor of integers and floats are converted; the order in which
threads combine is not defined.`,
		Options:  []pass.Option{{Name: threadsOption, Type: pass.Uint, Default: "0", Doc: "how many threads a team has; 0 leaves it to the program's surroundings"}},
		Converts: []string{"scf"},
		Builds:   []string{"omp", "std", "llvm"},
		Run: func(r *pass.Run) error {
			threads := r.Options.Uint(threadsOption)
			if threads > math.MaxInt32 {
				return diag.NewError(ir.Position(r.Op.Loc()), fmt.Sprintf("option '%s' must be at most %d", threadsOption, math.MaxInt32))
			}
			if !convert.Has(r.Op, func(name *ir.OpName) bool { return name.String() == "scf.parallel" }) {
				r.Work.Found(false)
				r.Unchanged()
				return nil
			}
			kit, err := emit.NewKit(r.IR(), emit.Widths{Pointer: 64, Index: 64})
			if err != nil {
				return err
			}
			target := convert.NewTarget()
			target.Illegal("scf.parallel")
			l := &lowering{kit, int64(threads)}
			convert.Run(r, r.Op, convert.Config{
				Target:   target,
				Patterns: []convert.Pattern{convert.On("scf.parallel to omp.wsloop", l.parallel)},
				Stage:    name, Carry: hints.Carry,
			})
			return nil
		},
	}
}

// lowering is what the pattern needs.
type lowering struct {
	kit     *emit.Kit
	threads int64 // of a team; 0 is any number
}

// parallel puts the body into a work-sharing loop.
func (l *lowering) parallel(o scf.Parallel, m convert.Match) convert.Result {
	reductions, why := reductionsOf(o)
	if why != "" {
		return m.MatchFailure(why)
	}
	accumulators := make([]*ir.Value, len(reductions))
	for i, r := range reductions {
		accumulators[i] = l.accumulator(r, m.Operand(o.InitVals()[i]), m)
	}
	var threads *ir.Value
	if l.threads > 0 {
		threads = l.kit.At(m.Builder).I32(l.threads)
	}
	team := omp.NewParallel(m.Builder, nil, threads, nil, nil, nil, nil, nil, nil)
	at := m.InsertionPoint()
	m.CreateBlock(team.Region(), nil)
	var attrs []ir.NamedAttr
	if len(reductions) > 0 {
		attrs = append(attrs, ir.NamedAttr{Name: "reductions", Value: symbols(reductions, m)})
	}
	loop := omp.NewWsloop(m.Builder, m.Operands(o.LowerBound()), m.Operands(o.UpperBound()), m.Operands(o.Step()),
		nil, nil, nil, nil, nil, accumulators, nil, attrs...)
	omp.NewTerminator(m.Builder)
	m.MoveRegion(o.Region(), loop.Region(), nil)
	l.body(loop, reductions, accumulators, m)
	m.RestoreInsertionPoint(at)
	results := make([]*ir.Value, len(reductions))
	for i, r := range reductions {
		results[i] = r.fromStored(m.Builder, l.kit.At(m.Builder).Load(accumulators[i], r.stored))
	}
	return m.Replace(results...)
}

// accumulator makes memory that holds the initial value.
func (l *lowering) accumulator(r reduction, initial *ir.Value, m convert.Match) *ir.Value {
	e := l.kit.At(m.Builder)
	slot := e.Slot(r.stored)
	e.Store(r.toStored(m.Builder, initial), slot)
	return slot
}

// body makes reductions into accumulators of those of scf.
func (l *lowering) body(loop omp.Wsloop, reductions []reduction, accumulators []*ir.Value, m convert.Match) {
	block := loop.Region().Entry()
	i := 0
	for op := range block.OpsToErase() {
		reduce, ok := scf.AsReduce(op)
		if !ok {
			continue
		}
		m.SetInsertionPoint(op)
		omp.NewReduction(m.Builder, reductions[i].toStored(m.Builder, reduce.Operand()), accumulators[i])
		i++
		m.EraseOp(op)
	}
	yield := block.Last()
	m.SetInsertionPoint(yield)
	omp.NewYield(m.Builder, nil)
	m.EraseOp(yield)
}

// symbols declares reductions, and refers to them.
func symbols(reductions []reduction, m convert.Match) ir.Attribute {
	ctx := m.Context()
	refs := make([]ir.Attribute, len(reductions))
	for i, r := range reductions {
		m.Declare(m.Block().ParentOp(), r.symbol(), r.declare)
		refs[i] = ctx.SymbolRefAttr(r.symbol())
	}
	return ctx.ArrayAttr(refs)
}
