package convert

import (
	"slices"
	"sort"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
)

// Result is what a pattern answers: success, or why not.
type Result = rewrite.Result

// Pattern is one way to convert one kind of operation.
type Pattern struct {
	// Name is by what messages call the pattern.
	Name string
	// Root is the name of the operation that the pattern converts; empty is any.
	Root string
	// For narrows a pattern of any operation down to those of some names; nil takes all.
	For func(name *ir.OpName) bool
	// Benefit orders the patterns of an operation: the greatest is tried first,
	// and of equals the first in the list.
	Benefit int
	// reads names attributes that the pattern makes use of beside those that the
	// definition of the operation declares. Others that nothing has which the pattern
	// makes are named in a warning, but for those whose name has a dialect's prefix.
	reads []string
	// Match replaces op, erases it, or updates it so that it is legal, and
	// succeeds; or it fails to match before it has changed anything. The rewriter stands before op, with its location.
	// The operands are valid during the call.
	Match func(op *ir.Operation, operands Operands, rw *Rewriter) Result
}

// Operands are the converted operands of an operation: for each operand the
// values that it has become.
type Operands [][]*ir.Value

// All lists the values of all operands in a new slice.
func (o Operands) All() []*ir.Value { return slices.Concat(o...) }

// plan is what a conversion knows of the operations of one name.
type plan struct {
	rule      rule
	recursive bool
	folds     bool // operations of the name may fold
	patterns  []candidate
}

// candidate is a pattern with its number as a maker of operations.
type candidate struct {
	*Pattern
	maker ir.Maker
}

// planner makes plans. It belongs to one worker.
type planner struct {
	target *Target
	folder *rewrite.Folder
	ctx    *ir.Context
	folds  map[string]rewrite.FoldFunc
	stage  string
	own    ir.Maker // of what the conversion makes without a pattern: casts
	byRoot map[string][]*Pattern
	any    []*Pattern
	define *definedPatterns // nil: there are none
	plans  map[*ir.OpName]*plan
}

func newPlanner(ctx *ir.Context, config *Config) *planner {
	patterns := config.Patterns
	p := &planner{
		target: config.Target, folder: rewrite.NewFolder(ctx, config.Folds), ctx: ctx, folds: config.Folds, stage: config.Stage,
		own:    ctx.Maker(ir.Author{Pass: config.Stage, Conversion: true}),
		byRoot: map[string][]*Pattern{}, plans: map[*ir.OpName]*plan{},
	}
	for i := range patterns {
		if root := patterns[i].Root; root != "" {
			p.byRoot[root] = append(p.byRoot[root], &patterns[i])
			continue
		}
		p.any = append(p.any, &patterns[i])
	}
	if config.To != "" {
		p.define = newDefinedPatterns(ctx, config.To, append([]string{config.Stage}, config.Also...)...)
	}
	return p
}

// fork returns a planner for another worker.
func (p *planner) fork() *planner {
	return &planner{
		target: p.target, folder: rewrite.NewFolder(p.ctx, p.folds), ctx: p.ctx, folds: p.folds, stage: p.stage,
		own: p.own, byRoot: p.byRoot, any: p.any, define: p.define, plans: map[*ir.OpName]*plan{},
	}
}

func (p *planner) plan(name *ir.OpName) *plan {
	if known, ok := p.plans[name]; ok {
		return known
	}
	own, defined := p.byRoot[name.String()], p.define.of(name)
	list := make([]candidate, 0, len(own)+len(defined)+len(p.any))
	for _, pattern := range slices.Concat(own, defined, p.any) {
		if pattern.For != nil && !pattern.For(name) {
			continue
		}
		list = append(list, candidate{pattern, p.ctx.Maker(ir.Author{Pass: p.stage, Pattern: pattern.Name, Conversion: true})})
	}
	sort.SliceStable(list, func(i, j int) bool { return list[i].Benefit > list[j].Benefit })
	fresh := &plan{
		rule: p.target.ruleFor(name), recursive: p.target.recursive[name.String()],
		folds: p.folder.Knows(name), patterns: list,
	}
	p.plans[name] = fresh
	return fresh
}
