package convert

import (
	"slices"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/rewrite"
)

// Config is what a conversion is made of.
type Config struct {
	// Target says which operations are legal afterwards.
	Target *Target
	// Types converts the types of operands; nil leaves operands as they are.
	Types *TypeConverter
	// Folds are what owners of dialects fold, by the names of operations, beside what
	// definitions tell. An operation that is not legal and folds is not given to patterns.
	Folds map[string]rewrite.FoldFunc
	// Patterns convert operations that are not legal.
	Patterns []Pattern
	// To, unless it is "", is the dialect that the conversion leads to. What the dialects
	// of the context define then joins the patterns: rules and rows of the conversion
	// named Stage and of those that Also names, and the `lowers` clauses to To.
	To   string
	Also []string
	// Full makes every operation an error that is not legal in the end. Without
	// it, one that no rule forbids may stay.
	Full bool
	// Stage is the name of the pass; casts that stay remember it.
	Stage string
	// Sink takes the diagnostics; never nil.
	Sink *diag.Sink
	// workers is how many goroutines may convert at once; less than 1 is 1. The
	// result does not depend on it.
	workers int
	// Carry takes what was known of an operation, its attributes, to what a pattern has
	// made of it; nil carries nothing.
	Carry func(from *ir.OpName, attrs ir.AttrList, made []*ir.Operation)
	// trace follows the operations of some places; nil follows none.
	trace *diag.Trace
	// work takes whether there was something to convert; nil if it is of no interest.
	work *pass.Work
}

// driver converts one anchor after the other. It belongs to one worker.
type driver struct {
	config      *Config
	types       *TypeConverter
	planner     *planner
	scope       *scope
	rw          *Rewriter
	quiet       *ir.Builder // builds without telling
	materialize rewrite.Materialize
	cast        *ir.OpName
	sink        *diag.Sink // of the anchor

	root         *ir.Operation
	loose        bool            // the root is in no block
	table        *ir.Operation   // whose symbols the scope knows
	ops          []*ir.Operation // to convert, outer ones first
	created      []*ir.Operation // by patterns, or others in place by them; not yet legalized
	replaced     []*ir.Operation // stand for values that were replaced
	marks        ir.Marks        // of replaced
	targetCasts  []*ir.Operation // casts to converted types
	earlierCasts []*ir.Operation // casts that another conversion left
	materialized map[*ir.Value][]*ir.Value
	declared     []declaration
	tables       map[*ir.Operation]*ir.SymbolTable

	values   []*ir.Value // scratch of adapt
	bounds   []int
	operands Operands
	failures []matchFailure
	blockers []string   // operations that failed patterns wait for
	origin   []*Pattern // patterns at work, outer ones first
	applied  *Pattern   // that is asked to match
	atName   *ir.OpName // of the operation that is legalized
	atLoc    ir.Location
	busy     bool // there was something to convert
}

// matchFailure is a pattern that did not fit.
type matchFailure struct {
	pattern *Pattern
	reason  string
}

// maxDepth bounds how deep patterns may convert what patterns made.
const maxDepth = 64

func newDriver(ctx *ir.Context, config *Config, p *planner, s *scope) *driver {
	d := &driver{
		config: config, types: config.Types, planner: p, scope: s, marks: ctx.TakeMarks(),
		quiet: ir.NewBuilder(ctx), cast: ctx.OpName(CastName), materialize: rewrite.MaterializeByDialect(ctx),
	}
	d.rw = &Rewriter{Builder: ir.NewBuilder(ctx), d: d}
	d.rw.SetMaker(p.own)
	d.quiet.SetMaker(p.own)
	d.rw.SetListener(d)
	return d
}

// OperationInserted remembers what a pattern makes.
func (d *driver) OperationInserted(op *ir.Operation) {
	d.created = append(d.created, op)
	if op.NumRegions() == 0 {
		return
	}
	ir.Walk(op, func(o *ir.Operation) ir.WalkResult {
		if o != op {
			d.created = append(d.created, o)
		}
		return ir.Advance
	})
}

// BlockInserted is of no interest.
func (d *driver) BlockInserted(*ir.Block) {}

var _ ir.Listener = (*driver)(nil)

// convert converts an operation and what is inside.
func (d *driver) convert(root *ir.Operation, sink *diag.Sink) {
	defer d.crashed()
	d.begin(root, sink)
	d.collect(root)
	d.fold()
	for _, op := range d.ops {
		if !d.isGone(op) {
			d.legalize(op)
		}
	}
	d.finish()
}

// crashed adds to a panic which pattern was applied to which operation.
func (d *driver) crashed() {
	c := diag.CrashOf(recover())
	if c == nil {
		return
	}
	if d.atName != nil {
		pattern := ""
		if d.applied != nil {
			pattern = d.applied.Name
		}
		c.At(pattern, d.atName.String(), ir.Position(d.atLoc))
	}
	panic(c)
}

func (d *driver) begin(root *ir.Operation, sink *diag.Sink) {
	d.root, d.loose, d.sink = root, root.Block() == nil, sink
	d.ops = d.ops[:0]
	clear(d.tables)
}

func (d *driver) collect(op *ir.Operation) {
	d.ops = append(d.ops, op)
	if op.NumRegions() == 0 {
		return
	}
	if op != d.table && op.Traits().SymbolTable {
		// Read now, so that patterns see what was there before the conversion.
		d.tableOf(op)
	}
	if p := d.planner.plan(op.Name()); op != d.table && p.recursive && p.rule.legality(op) == legal {
		return
	}
	for r := range op.Regions() {
		for b := range r.Blocks() {
			for o := range b.Ops() {
				d.collect(o)
			}
		}
	}
}

// isGone reports whether an operation was replaced or erased.
func (d *driver) isGone(op *ir.Operation) bool {
	return op.Block() == nil && !(d.loose && op == d.root)
}

func (d *driver) legalize(op *ir.Operation) {
	p := d.planner.plan(op.Name())
	state := p.rule.legality(op)
	if state == legal {
		return
	}
	if op.Name() == d.cast && state == noRule {
		d.earlierCasts = append(d.earlierCasts, op)
		return
	}
	if d.match(op, p) {
		d.busy = true
		return
	}
	if state == illegal || d.config.Full {
		d.busy = true
		d.reportIllegal(op)
		return
	}
	if d.follows(op) {
		d.traceStay(op)
	}
}

// match applies the first pattern that fits.
func (d *driver) match(op *ir.Operation, p *plan) bool {
	d.failures, d.blockers = d.failures[:0], d.blockers[:0]
	if len(p.patterns) == 0 {
		return false
	}
	if len(d.origin) == maxDepth {
		d.reportDepth(op)
		return true
	}
	mark := len(d.created)
	from, attrs := op.Name(), op.Attrs()
	d.atName, d.atLoc = from, op.Loc()
	operands, reason := d.adapt(op)
	before := len(d.created)
	for i := range p.patterns {
		pattern := p.patterns[i].Pattern
		if reason != "" {
			d.failures = append(d.failures, matchFailure{pattern, reason})
			continue
		}
		d.rw.SetInsertionPoint(op)
		d.rw.SetLoc(op.HelperLoc())
		d.rw.SetMaker(p.patterns[i].maker)
		d.applied = pattern
		r := pattern.Match(op, operands, d.rw)
		d.applied = nil
		d.rw.SetMaker(d.planner.own)
		if r.Succeeded() {
			if d.config.Carry != nil && len(attrs) > 0 {
				d.config.Carry(from, attrs, d.created[before:])
			}
			d.warnOfLost(op, from, attrs, d.created[before:], pattern)
			if d.follows(op) {
				d.traceMatch(op, from, pattern, d.created[before:])
			}
			d.settle(op, pattern, mark)
			return true
		}
		if len(d.created) != before {
			panic("BUG: pattern '" + pattern.Name + "' changed the IR and failed to match")
		}
		d.failures = append(d.failures, matchFailure{pattern, r.Reason()})
	}
	d.settleCreated(mark)
	return false
}

// settle sees to what a pattern left behind.
func (d *driver) settle(op *ir.Operation, pattern *Pattern, mark int) {
	d.origin = append(d.origin, pattern)
	if !d.isGone(op) && !slices.Contains(d.created[mark:], op) && d.planner.plan(op.Name()).rule.legality(op) != legal {
		d.reportUnchanged(op, pattern)
	}
	d.settleCreated(mark)
	d.origin = d.origin[:len(d.origin)-1]
}

func (d *driver) settleCreated(mark int) {
	for i := mark; i < len(d.created); i++ {
		if op := d.created[i]; op.Block() != nil {
			d.legalize(op)
		}
	}
	d.created = d.created[:mark]
}
