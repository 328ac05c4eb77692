package transforms

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
)

// controlFlowSink moves operations into the only region that uses them.
var controlFlowSink = &pass.Pass{
	Name:    "control-flow-sink",
	Anchor:  pass.AnyOp,
	Summary: "move operations into the branch that alone uses them",
	Doc: `An operation without effects goes to the start of a region of an operation in the same block, such as a branch of a conditional, if
all its uses are in that region, and control enters it at most once. So it is not executed where control goes another way.`,
	Run: func(r *pass.Run) error {
		sunk := onPieces(r, func(op *ir.Operation) int {
			count := 0
			ir.Walk(op, func(o *ir.Operation) ir.WalkResult {
				for i := range o.NumRegions() {
					if region := o.Region(i); !region.Empty() && isBranch(o, region) {
						count += sinkInto(region)
					}
				}
				return ir.Advance
			})
			return count
		})
		r.Stats.Add("num-sunk", int64(sunk))
		if sunk == 0 {
			r.Unchanged()
		}
		return nil
	},
}

// isBranch reports whether control may enter a region of an operation once, or go another way.
func isBranch(op *ir.Operation, region *ir.Region) bool {
	unknown := func(*ir.Value) ir.Attribute { return nil }
	enters := func(s ir.RegionSuccessor) bool { return s.Region == region }
	ways, ok := ir.RegionSuccessors(op, nil, unknown)
	if !ok || len(ways) < 2 || !slices.ContainsFunc(ways, enters) {
		return false
	}
	for r := range op.Regions() {
		if next, ok := ir.RegionSuccessors(op, r, unknown); !ok || slices.ContainsFunc(next, enters) {
			return false
		}
	}
	return true
}

// sinkInto moves what only a region uses to its start, the last one that is found before the others, which it may use.
func sinkInto(region *ir.Region) int {
	sunk := 0
	var work []*ir.Operation
	for b := range region.Blocks() {
		work = slices.AppendSeq(work, b.Ops())
	}
	for len(work) > 0 {
		op := work[len(work)-1]
		work = work[:len(work)-1]
		for _, v := range op.AllOperands() {
			def := v.DefiningOp()
			if def == nil || def.Block() != region.Op().Block() || !sinks(def, region) {
				continue
			}
			def.MoveBefore(region.Entry().First())
			sunk++
			work = append(work, def)
		}
	}
	return sunk
}

// sinks reports whether an operation may go into a region: nothing else uses it, and it has no effects.
func sinks(op *ir.Operation, region *ir.Region) bool {
	if op == region.Op() || op.Traits().Terminator || ir.MayHaveEffects(op) && !op.Traits().OnlyInside() || op.NumRegions() > 0 {
		return false
	}
	for _, v := range op.AllResults() {
		for use := range v.Uses() {
			user := use.Owner()
			if in := user.ParentRegion(); in != region && !region.IsProperAncestor(in) {
				return false
			}
			if _, isIndex := v.Type().(*ir.IndexType); isIndex && user.Traits().Affine {
				return false // it may be a symbol, which is one because of where it is defined
			}
		}
	}
	return true
}
