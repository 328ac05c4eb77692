package transforms

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/rewrite"
)

// CSE removes operations without effects that compute what one before them has
// computed from the same operands.
var CSE = &pass.Pass{
	Name:    "cse",
	Anchor:  pass.AnyOp,
	Summary: "eliminate common sub-expressions",
	Doc: `Replaces an operation by an equal one that dominates it: the same name,
operands, attributes and result types, no regions and no effect on memory. An
operation that is dead when it is reached goes away as well.`,
	Run: func(r *pass.Run) error {
		if _, ok := pass.Isolated(r.Op); !ok || !r.Op.Traits().SymbolTable {
			c := newCSE(r.Op.Context(), pass.Dominance.Of(r))
			reportCSE(r, c.run(r.Op))
			if !c.removedRegions {
				r.Preserve(pass.Dominance)
			}
			return nil
		}
		// The operations directly inside see each other; what is inside of them
		// sees none of them.
		top := newCSE(r.Op.Context(), ir.NewDominance())
		top.shallow = true
		counts := top.run(r.Op)
		pieces, _ := pass.Isolated(r.Op)
		parts := make([]cseCounts, len(pieces))
		r.Parallel(len(pieces), func(i int) { parts[i] = newCSE(r.Op.Context(), ir.NewDominance()).run(pieces[i]) })
		for _, p := range parts {
			counts.same += p.same
			counts.dead += p.dead
		}
		reportCSE(r, counts)
		return nil
	},
}

func reportCSE(r *pass.Run, counts cseCounts) {
	r.Stats.Add("num-cse'd", int64(counts.same))
	r.Stats.Add("num-dce'd", int64(counts.dead))
}

type cseCounts struct{ same, dead int }

// cse works on one isolated operation after the other.
type cse struct {
	ctx       *ir.Context
	dominance *ir.Dominance
	known     rewrite.KnownOps
	dead      []*ir.Operation
	counts    cseCounts
	shallow   bool // leave alone what is inside of isolated operations

	removedRegions bool // an operation with regions was erased
}

func newCSE(ctx *ir.Context, dominance *ir.Dominance) *cse {
	return &cse{ctx: ctx, dominance: dominance, known: rewrite.NewKnownOps(ctx)}
}

func (c *cse) run(op *ir.Operation) cseCounts {
	c.regions(op)
	for _, op := range c.dead {
		c.removedRegions = c.removedRegions || op.NumRegions() > 0
		op.Erase()
	}
	return c.counts
}

func (c *cse) regions(op *ir.Operation) {
	for r := range op.Regions() {
		c.region(r)
	}
}

func (c *cse) region(r *ir.Region) {
	switch {
	case r.Empty():
	case r.HasOneBlock():
		mark := c.known.Begin()
		c.block(r.Entry(), !r.Op().Traits().GraphRegion)
		c.known.End(mark)
	case !r.Op().Traits().GraphRegion:
		c.tree(c.dominance.Children(r), r.Entry())
	}
}

// tree visits a block and those that it dominates, which see what it computes.
func (c *cse) tree(children map[*ir.Block][]*ir.Block, b *ir.Block) {
	type visit struct {
		block *ir.Block
		mark  int
		next  int
	}
	stack := []visit{{block: b, mark: c.known.Begin()}}
	c.block(b, true)
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		list := children[top.block]
		if top.next == len(list) {
			c.known.End(top.mark)
			stack = stack[:len(stack)-1]
			continue
		}
		child := list[top.next]
		top.next++
		stack = append(stack, visit{block: child, mark: c.known.Begin()})
		c.block(child, true)
	}
}

func (c *cse) block(b *ir.Block, ordered bool) {
	// In a graph region a user may come before what it uses, so all are visited
	// first.
	for op := range b.Ops() {
		c.known.Visit(op)
	}
	for op := range b.Ops() {
		if c.simplify(op, ordered) || op.NumRegions() == 0 {
			continue
		}
		if !op.Traits().Isolated {
			c.regions(op)
			continue
		}
		if !c.shallow {
			outer := c.known
			c.known = rewrite.NewKnownOps(c.ctx)
			c.regions(op)
			c.known = outer
		}
	}
}

// simplify reports whether an operation will go away.
func (c *cse) simplify(op *ir.Operation, ordered bool) bool {
	f := op.Traits()
	if f.Terminator {
		return false
	}
	if ir.IsTriviallyDead(op) {
		c.dead = append(c.dead, op)
		c.counts.dead++
		return true
	}
	if op.NumRegions() > 0 || !ir.HasNoEffects(op) || op.NumResults() == 0 {
		return false
	}
	same := c.known.FindOrAdd(op)
	if same == op {
		return false
	}
	c.replace(op, same, ordered)
	return true
}

// replace makes users of op those of an equal operation. Without order, users
// that were looked at already stay: they are known by their old operands.
func (c *cse) replace(op, same *ir.Operation, ordered bool) {
	for i, v := range op.AllResults() {
		if ordered {
			v.ReplaceAllUsesWith(same.Result(i))
			continue
		}
		c.replaceLater(op, v, same.Result(i))
	}
	if !op.HasUses() {
		c.dead = append(c.dead, op)
	}
	c.counts.same++
	if same.Loc() == ir.Location(c.ctx.UnknownLoc()) {
		same.SetLoc(op.Loc())
	}
}

func (c *cse) replaceLater(op *ir.Operation, v, same *ir.Value) {
	for use := range v.Uses() {
		if user := use.Owner(); user.Block() == op.Block() && c.known.IsBefore(op, user) {
			use.Set(same)
		}
	}
}
