package rewrite

import (
	"errors"
	"fmt"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
)

// Config says how [ApplyGreedily] works.
type Config struct {
	// Folds are the owners' folds, by operation name.
	Folds map[string]FoldFunc
	// materialize makes constants; nil uses the dialects of the context.
	materialize Materialize
	// MaxIterations bounds how often everything is looked at; 0 is 10.
	MaxIterations int
	// MaxRewrites bounds the changes of an iteration; 0: nothing but what finds rewriting without an end.
	MaxRewrites int
	// MustConverge makes it an error that something would still change.
	MustConverge bool
	// BottomUp looks at operations from the last to the first, and at one before what
	// is inside of it.
	BottomUp bool
	// KeepRegions leaves blocks and arguments alone, see [SimplifyRegions].
	KeepRegions bool
	// PatternsOnly applies patterns and changes nothing else: it folds nothing, joins no
	// constants, and leaves dead operations, blocks and arguments.
	PatternsOnly bool
	// Begin lists the operations of the initial worklist; nil is all. Others are added when
	// they are created, or when their operands or users change.
	Begin func(op *ir.Operation) bool
	// KeepChains does without what is known as [JoinConstants].
	KeepChains bool
	// Expands says that patterns may make any number of operations of one, and come to an end by
	// themselves: each operation that is made may be rewritten as often as one that was there.
	Expands bool
	// Trace records every pattern that was tried on the operations that it follows.
	Trace *diag.Trace
	// Stage is the name of the pass; it is recorded in operations beside the pattern that made
	// them.
	Stage string
}

// defaultIterations suffice for patterns that converge.
const defaultIterations = 10

// rewritesPerOp bounds the work of one iteration by the size of what is inside,
// so that patterns that undo each other end as an error.
const rewritesPerOp = 64

// ErrNotConverged means that rewriting does not converge: patterns change the IR again and again.
var ErrNotConverged = errors.New("rewriting does not converge")

// ApplyGreedily folds, erases dead operations, and applies patterns to everything inside of an
// operation until nothing changes. The operation itself stays as it is. Constants that only
// moved do not count as a change. The error wraps ErrNotConverged if the rewriting does not
// converge; the IR is valid then.
func ApplyGreedily(root *ir.Operation, patterns []Pattern, config Config) (changed bool, err error) {
	ctx := root.Context()
	g := &greedy{root: root, config: &config, patterns: newPatternSet(ctx, patterns), places: ctx.TakeMarks()}
	if config.materialize == nil {
		config.materialize = MaterializeByDialect(ctx)
	}
	g.constants = newConstants(ctx, config.materialize)
	g.constants.build.SetListener(g)
	g.rw = newRewriter(ctx, g)
	g.folder = NewFolder(ctx, config.Folds)
	defer g.crashed()
	iterations := config.MaxIterations
	if iterations <= 0 {
		iterations = defaultIterations
	}
	for range iterations {
		again, err := g.iterate()
		if err != nil {
			return true, err
		}
		changed = changed || g.changed
		if !again {
			return changed, nil
		}
	}
	if config.MustConverge {
		return changed, fmt.Errorf("%w: there is still something to change", ErrNotConverged)
	}
	return changed, nil
}

// greedy is one call of ApplyGreedily.
type greedy struct {
	root      *ir.Operation
	config    *Config
	patterns  *patternSet
	folder    *Folder
	constants *constants
	rw        *Rewriter
	list      []*ir.Operation // last in, first out; nil where an operation went away
	places    ir.Marks        // where an operation is on the list, plus one; 0 if it is not
	atName    *ir.OpName      // of the operation that is visited
	atLoc     ir.Location     // likewise
	applied   *Pattern        // that is applied to it; nil while it is folded
	changed   bool            // in this iteration
	moved     bool            // constants, in this iteration
	budget    int             // of rewrites, in this iteration

	values []*ir.Value // scratch of fold
}

var _ listener = (*greedy)(nil)

// iterate looks at everything once; again says that another look is worth it.
func (g *greedy) iterate() (again bool, err error) {
	g.changed, g.moved = false, false
	g.fill()
	g.budget = rewritesPerOp * (len(g.list) + 1)
	left := g.config.MaxRewrites
	for len(g.list) > 0 {
		if g.config.MaxRewrites > 0 && left == 0 {
			g.drain()
			break
		}
		op := g.pop()
		if op == nil {
			continue
		}
		if g.visit(op) {
			g.changed = true
			g.budget--
			left--
		}
		if g.budget < 0 {
			g.drain()
			return true, fmt.Errorf("%w: more than %d changes for each operation", ErrNotConverged, rewritesPerOp)
		}
	}
	if !g.config.PatternsOnly && !g.config.KeepRegions && simplifyRegions(g.root, g.constants.forget) {
		g.changed = true
	}
	return g.changed || g.moved, nil
}

// fill puts everything inside of the root on the list, so that it is popped in
// the order of the text.
func (g *greedy) fill() {
	g.list = g.list[:0]
	for r := range g.root.Regions() {
		g.fillRegion(r)
	}
	if !g.config.BottomUp {
		reverse(g.list)
	}
	for i, op := range g.list {
		g.places.Set(op, uint32(i+1))
	}
}

func (g *greedy) fillRegion(r *ir.Region) {
	for b := range r.Blocks() {
		for op := range b.Ops() {
			if !g.config.BottomUp {
				g.begin(op)
			}
			for r := range op.Regions() {
				g.fillRegion(r)
			}
			if g.config.BottomUp {
				g.begin(op)
			}
		}
	}
}

// begin lists an operation with which an iteration begins.
func (g *greedy) begin(op *ir.Operation) {
	if g.config.Begin == nil || g.config.Begin(op) {
		g.list = append(g.list, op)
	}
}

func reverse(list []*ir.Operation) {
	for i, j := 0, len(list)-1; i < j; i, j = i+1, j-1 {
		list[i], list[j] = list[j], list[i]
	}
}

func (g *greedy) pop() *ir.Operation {
	last := len(g.list) - 1
	op := g.list[last]
	g.list = g.list[:last]
	if op == nil {
		return nil
	}
	if g.places.Of(op) != uint32(last+1) {
		panic("BUG: a pattern ran an algorithm with marks of its own on '" + op.Name().String() + "', which the greedy driver has on its list")
	}
	g.places.Set(op, 0)
	return op
}

func (g *greedy) push(op *ir.Operation) {
	if op == g.root || g.places.Of(op) != 0 {
		return
	}
	g.list = append(g.list, op)
	g.places.Set(op, uint32(len(g.list)))
}

func (g *greedy) drain() {
	for len(g.list) > 0 {
		g.pop()
	}
}

// visit folds an operation or applies a pattern to it.
func (g *greedy) visit(op *ir.Operation) bool {
	g.atName, g.atLoc, g.applied = op.Name(), op.Loc(), nil
	g.rw.SetMaker(0)
	if g.config.PatternsOnly {
		return g.applyPatterns(op)
	}
	if ir.IsTriviallyDead(op) {
		g.rw.EraseOp(op)
		return true
	}
	gone, changed := g.fold(op)
	if g.config.Trace != nil && (gone || changed) && g.config.Trace.Covers(ir.Position(g.atLoc)) {
		g.config.Trace.Note(ir.Position(g.atLoc), "'"+g.atName.String()+"' folds")
	}
	if gone {
		return changed
	}
	if !g.config.KeepChains && g.joinConstants(op) {
		return true
	}
	return g.applyPatterns(op) || changed
}

// applyPatterns applies the first pattern that matches.
func (g *greedy) applyPatterns(op *ir.Operation) bool {
	for _, c := range g.patterns.of(op.Name()) {
		g.rw.SetInsertionPoint(op)
		g.rw.SetLoc(op.HelperLoc())
		g.rw.SetMaker(c.makerIn(g.rw.Context(), g.config.Stage))
		g.applied = c.pattern
		r := c.pattern.Match(op, g.rw)
		if g.config.Trace != nil {
			g.trace(c.pattern, r)
		}
		if r.Succeeded() {
			return true
		}
	}
	return false
}

// trace notes what a pattern did with the operation that is visited, which may be gone.
func (g *greedy) trace(p *Pattern, r Result) {
	pos := ir.Position(g.atLoc)
	switch {
	case !g.config.Trace.Covers(pos):
	case r.Succeeded():
		g.config.Trace.Note(pos, "pattern '"+p.Name+"' rewrites '"+g.atName.String()+"'")
	default:
		g.config.Trace.Note(pos, "pattern '"+p.Name+"' failed to match: "+r.Reason())
	}
}

// crashed adds to a panic which pattern was applied to which operation.
func (g *greedy) crashed() {
	c := diag.CrashOf(recover())
	if c == nil {
		return
	}
	if g.atName != nil {
		pattern := ""
		if g.applied != nil {
			pattern = g.applied.Name
		}
		c.At(pattern, g.atName.String(), ir.Position(g.atLoc))
	}
	panic(c)
}

// pushOperands adds the definitions of values that have no other users to the worklist.
func (g *greedy) pushOperands(op *ir.Operation) {
	for _, v := range op.AllOperands() {
		def := v.DefiningOp()
		if def == nil {
			continue
		}
		if v.HasOneUse() {
			g.push(def)
		}
	}
}

// OperationInserted puts an operation on the list.
func (g *greedy) OperationInserted(op *ir.Operation) {
	if g.config.Expands {
		g.budget += rewritesPerOp
	}
	g.push(op)
}

// BlockInserted is of no interest.
func (g *greedy) BlockInserted(*ir.Block) {}

// OperationChanged puts an operation on the list again.
func (g *greedy) OperationChanged(op *ir.Operation) { g.push(op) }

// OperationReplaced puts the users on the list again.
func (g *greedy) OperationReplaced(op *ir.Operation, _ []*ir.Value) { g.pushUsers(op) }

func (g *greedy) pushUsers(op *ir.Operation) {
	for _, v := range op.AllResults() {
		for u := range v.Uses() {
			g.push(u.Owner())
		}
	}
}

// OperationErased removes an operation from the worklist, and adds the definitions of its
// operands. The operations inside were reported before, and may be on the worklist again as the
// definition of an operand.
func (g *greedy) OperationErased(op *ir.Operation) {
	g.pushOperands(op)
	if op.NumRegions() == 0 {
		g.unlist(op)
	} else {
		ir.WalkPostOrder(op, g.unlist)
	}
	if op.Traits().ConstantLike {
		g.constants.forget(op)
	}
}

func (g *greedy) unlist(op *ir.Operation) {
	if at := g.places.Of(op); at != 0 {
		g.list[at-1] = nil
		g.places.Set(op, 0)
	}
}
