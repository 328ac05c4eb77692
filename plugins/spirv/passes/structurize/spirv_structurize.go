package structurize

import (
	"maps"
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
)

// Pass returns the pass `spirv-structurize`.
func Pass() *pass.Pass {
	return &pass.Pass{
		Name:    "spirv-structurize",
		Summary: "nest the blocks of selections and loops in regions",
		Doc: `The blocks between an spv.SelectionMerge or spv.LoopMerge and the block with its label move
into the region of an spv.mlir.selection or spv.mlir.loop, and what was in the merge block
follows that. Values that are computed in them and used behind them, and arguments of the merge
block, become results of the operation. A construct stays as it is if one of its ways leaves
elsewhere than at its merge block, such as by a break out of a loop around it, if several
blocks lead to a loop, or if a loop goes on in more than one block. serialize-spirv writes what
deserialize-spirv has read, with this pass or without it.

With through-variables=true escaping values are stored in variables of the function, and read
behind the construct, since operations of MLIR 13 and 19 have no results. A construct stays as
it is if such a value is none that a variable can hold, such as a pointer.`,
		Anchor: "spv.func",
		Builds: []string{"spv"},
		Options: []pass.Option{{
			Name: "through-variables", Type: pass.Bool, Default: "false",
			Doc: "let values leave regions through variables",
		}},
		Run: run,
	}
}

func run(r *pass.Run) error {
	nested, left := Nest(r.Op, Options{ThroughVariables: r.Options.Bool("through-variables")})
	r.Stats.Add("constructs", int64(nested))
	r.Stats.Add("constructs-left", int64(left))
	if nested == 0 {
		r.Unchanged()
	}
	return nil
}

// Options say how constructs are nested.
type Options struct {
	// ThroughVariables has values leave a construct by variables, not as results.
	ThroughVariables bool
}

// Nest nests the constructs of a function, and returns how many, and how many it left.
func Nest(fn *ir.Operation, o Options) (nested, left int) {
	var instructions []*ir.Operation
	reachable := map[*ir.Block]bool{}
	ir.Walk(fn, func(op *ir.Operation) ir.WalkResult {
		if isMerge(op) {
			instructions = append(instructions, op)
		}
		for region := range op.Regions() {
			maps.Copy(reachable, ir.Reachable(region))
		}
		return ir.Advance
	})
	for _, op := range slices.Backward(instructions) { // inner ones come later than those around them
		if nest(fn, op, reachable, o) {
			nested++
		}
	}
	return nested, len(instructions) - nested
}

// nest nests what a merge instruction begins; false, with nothing changed, if that cannot be.
func nest(fn, instruction *ir.Operation, reachable map[*ir.Block]bool, o Options) bool {
	c := constructOf(instruction, reachable)
	if c == nil {
		return false
	}
	escaping, ok := c.escaping()
	if !ok {
		return false
	}
	if o.ThroughVariables {
		if !canStore(escaping) {
			return false
		}
		c.storeEscaping(fn, escaping)
		escaping = nil
	}
	c.nest(escaping, o)
	return true
}
