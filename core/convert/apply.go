package convert

import (
	"iter"
	"sync/atomic"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/parallel"
	"github.com/mlirc/mlirc/core/pass"
)

// Run is [Apply] in a run of a pass, of whose Config it sets the sink, the workers, the trace and the
// note of whether there was work.
func Run(r *pass.Run, op *ir.Operation, config Config) bool {
	config.Sink, config.workers, config.trace, config.work = r.Diags, r.Workers, r.Trace, r.Work
	return Apply(op, config)
}

// Apply converts an operation and what is inside, and reports false when an
// operation could not be legalized; why is in the sink. The operation itself
// may be updated, not replaced.
//
// Of a module, what stands directly inside is converted piece by piece, each in
// a module of its own with the same attributes, so that several workers may do
// it. A pattern sees what is outside of its piece through [Rewriter.Symbol], and
// adds to it with [Rewriter.Declare].
func Apply(op *ir.Operation, config Config) bool {
	sink := &diag.Sink{}
	c := &conversionRun{op: op, config: &config, planner: newPlanner(op.Context(), &config)}
	if canSplit(op) {
		c.convertPieces(sink)
	} else {
		c.convertWhole(sink)
	}
	ok := !sink.HasErrors()
	config.work.Found(c.busy.Load())
	config.Sink.Join(sink)
	return ok
}

// conversionRun is one call of Apply.
type conversionRun struct {
	op      *ir.Operation
	config  *Config
	planner *planner
	busy    atomic.Bool // some driver had something to convert
}

// canSplit reports whether what stands directly inside of op is independent of
// its neighbours: a symbol table with one block and no values.
func canSplit(op *ir.Operation) bool {
	if !op.Traits().SymbolTable || op.NumRegions() != 1 || !op.Region(0).HasOneBlock() {
		return false
	}
	body := op.Region(0).Entry()
	if body.NumArgs() > 0 {
		return false
	}
	for o := range body.Ops() {
		if o.NumOperands()+o.NumResults() > 0 || o.NumRegions() > 0 && !o.Traits().Isolated {
			return false
		}
	}
	return true
}

func (c *conversionRun) convertWhole(sink *diag.Sink) {
	s := newScope(c.op)
	d := newDriver(c.op.Context(), c.config, c.planner, s)
	d.table = c.op
	d.convert(c.op, sink)
	c.note(d)
	if len(d.declared) > 0 {
		s.join(c.op, d.declared)
	}
}

// piece is an operation directly inside of the module, alone in a shell.
type piece struct {
	op       *ir.Operation
	shell    *ir.Operation
	declared []declaration
	sink     diag.Sink
}

func (c *conversionRun) convertPieces(sink *diag.Sink) {
	s := newScope(c.op)
	pieces := c.cut()
	body := c.op.Region(0).Entry()
	parallel.Share(c.config.workers, len(pieces), func(parts iter.Seq[int]) {
		d := newDriver(c.op.Context(), c.config, c.planner.fork(), s)
		defer c.note(d)
		for i := range parts {
			p := &pieces[i]
			d.declared, d.table = nil, p.shell
			d.convert(p.op, &p.sink)
			p.declared = d.declared
		}
	})
	for i := range pieces {
		shell := pieces[i].shell.Region(0).Entry()
		body.SpliceBefore(shell.First(), nil)
	}
	c.convertRoot(s, sink)
	for i := range pieces {
		s.join(c.op, pieces[i].declared)
		sink.Join(&pieces[i].sink)
	}
}

// cut puts each operation of the module into a shell.
func (c *conversionRun) cut() []piece {
	body := c.op.Region(0).Entry()
	n := 0
	for range body.Ops() {
		n++
	}
	pieces := make([]piece, n)
	b := ir.NewBuilder(c.op.Context())
	for i := range pieces {
		p := &pieces[i]
		p.op = body.First()
		p.op.Remove()
		p.shell = b.Create(&ir.OperationState{
			Name: c.op.Name(), Loc: c.op.Loc(), Attrs: c.op.Attrs(), Regions: 1,
		})
		p.shell.Region(0).AddBlock().Append(p.op)
	}
	return pieces
}

// convertRoot legalizes the module itself, now that its body is done.
func (c *conversionRun) convertRoot(s *scope, sink *diag.Sink) {
	d := newDriver(c.op.Context(), c.config, c.planner, s)
	d.table = c.op
	d.begin(c.op, sink)
	d.legalize(c.op)
	d.finish()
	c.note(d)
	s.join(c.op, d.declared)
}

// note takes over what a driver knows when it is done.
func (c *conversionRun) note(d *driver) {
	if d.busy {
		c.busy.Store(true)
	}
}
