package structured

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/std/dialects/scf"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

// ParallelLoopCollapsing returns the pass `parallel-loop-collapsing`.
func ParallelLoopCollapsing() *pass.Pass {
	p := &pass.Pass{
		Name:    "parallel-loop-collapsing",
		Anchor:  "func",
		Summary: "collapse dimensions of parallel loops",
		Doc: `The dimensions of each scf.parallel become up to three, each over the product of the
numbers of iterations of those that an option lists. Loops with as many dimensions as the options
list, and without results, are collapsed; others stay, with a remark.`,
		Builds: []string{"scf", "std"},
		Run: func(r *pass.Run) error {
			groups, err := groupsOf(r.Options)
			if err != nil {
				return err
			}
			changed := false
			ir.WalkPostOrder(r.Op, func(op *ir.Operation) {
				loop, ok := scf.AsParallel(op)
				if !ok {
					return
				}
				if why := whyNotCollapsed(loop, groups); why != "" {
					r.Diags.Report(diag.NewRemark(ir.Position(op.Loc()), "the loop is not collapsed: "+why))
					return
				}
				collapse(loop, groups)
				changed = true
			})
			if !changed {
				r.Unchanged()
			}
			return nil
		},
	}
	for i, place := range []string{"first", "second", "third"} {
		p.Options = append(p.Options, pass.Option{Name: collapsedIndices + strconv.Itoa(i), Type: pass.List,
			Doc: "which dimensions become the " + place + " one"})
	}
	return p
}

const collapsedIndices = "collapsed-indices-"

// groupsOf are the dimensions that the options list, which name each one once.
func groupsOf(o pass.Options) ([][]int, error) {
	var groups [][]int
	var all []int
	for i := range 3 {
		name := collapsedIndices + strconv.Itoa(i)
		var group []int
		for _, text := range o.List(name) {
			n, err := strconv.Atoi(text)
			if err != nil || n < 0 {
				return nil, fmt.Errorf("option '%s': the number of a dimension is 0 or more, not '%s'", name, text)
			}
			group = append(group, n)
		}
		if len(group) > 0 {
			groups, all = append(groups, group), append(all, group...)
		}
	}
	if len(all) == 0 {
		return nil, fmt.Errorf("pass 'parallel-loop-collapsing' needs the dimensions to collapse, such as %s0=0,1", collapsedIndices)
	}
	slices.Sort(all)
	for i, n := range all {
		if i != n {
			return nil, fmt.Errorf("options '%s0' to '2' list each dimension from 0 on once, not %v", collapsedIndices, all)
		}
	}
	return groups, nil
}

// whyNotCollapsed is why a loop stays as it is, if it does.
func whyNotCollapsed(loop scf.Parallel, groups [][]int) string {
	listed := 0
	for _, g := range groups {
		listed += len(g)
	}
	switch {
	case len(loop.Step()) != listed:
		return fmt.Sprintf("it has %d dimensions, and the options list %d", len(loop.Step()), listed)
	case loop.Op.NumResults() > 0:
		return "it has results"
	}
	return ""
}

// collapse makes a loop with a dimension for each group.
func collapse(loop scf.Parallel, groups [][]int) {
	outside, inside := ir.BuilderBefore(loop.Op), ir.NewBuilder(loop.Op.Context())
	inside.SetLoc(loop.Op.Loc())
	body := loop.Region().Entry()
	sizes := make([]*ir.Value, len(loop.Step()))
	for i, iv := range loop.Ivs() {
		inside.SetInsertionPointToStart(body)
		sizes[i] = count(outside, inside, loop.LowerBound()[i], loop.UpperBound()[i], loop.Step()[i], iv).upper
	}
	zero, one := constant(outside, 0), constant(outside, 1)
	var lower, upper, step []*ir.Value
	for _, g := range groups {
		n := constant(outside, 1)
		for _, i := range slices.Sorted(slices.Values(g)) {
			n = std.NewMuli(outside, n, sizes[i]).Result()
		}
		lower, upper, step = append(lower, zero), append(upper, n), append(step, one)
	}
	collapsed := scf.NewParallel(outside, lower, upper, step, nil)
	types := make([]ir.Type, len(groups))
	for i := range types {
		types[i] = zero.Type()
	}
	entry := outside.CreateBlock(collapsed.Region(), nil, types...)
	for k, g := range groups {
		quotient := entry.Arg(k)
		for j := len(g) - 1; j > 0; j-- {
			loop.Ivs()[g[j]].ReplaceAllUsesWith(std.NewRemiSigned(outside, quotient, sizes[g[j]]).Result())
			quotient = std.NewDiviSigned(outside, quotient, sizes[g[j]]).Result()
		}
		loop.Ivs()[g[0]].ReplaceAllUsesWith(quotient)
	}
	end := scf.NewYield(outside, nil).Op
	body.Last().Erase()
	if !body.Empty() {
		entry.SpliceBefore(body.First(), end)
	}
	loop.Op.Erase()
}
