package pass

import (
	"fmt"
	"slices"
	"strings"
	"sync"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
)

// anchorID is the ID of errors about pipelines that are nested on operations of which
// the module has none.
const anchorID = "no-anchor"

// nestings counts, for each nested pipeline, the operations that it ran on: all of those
// around it may be worked on at once.
type nestings struct {
	mu    sync.Mutex
	found map[*Pipeline]nesting
}

// nesting is one pipeline, in all operations around it.
type nesting struct {
	anchors int
	// searched reports that one of the operations around it is not empty.
	searched bool
}

func (n *nestings) note(p *Pipeline, around *ir.Operation, anchors int) {
	n.mu.Lock()
	defer n.mu.Unlock()
	if n.found == nil {
		n.found = map[*Pipeline]nesting{}
	}
	one := n.found[p]
	one.anchors += anchors
	one.searched = one.searched || !isEmpty(around)
	n.found[p] = one
}

// report makes an error of each pipeline whose anchor is nowhere in op, and a remark
// where nothing is there that could be an anchor: an empty module is worked on by
// every pipeline.
func (n *nestings) report(steps []Step, op *ir.Operation, sink *diag.Sink) error {
	var failed error
	for _, step := range steps {
		p, ok := step.(*Pipeline)
		if !ok {
			continue
		}
		one, reached := n.found[p]
		switch {
		case !reached:
		case one.anchors > 0:
			if err := n.report(p.Steps, op, sink); err != nil {
				failed = err
			}
		case one.searched:
			sink.Report(noAnchor(p, op))
			failed = fmt.Errorf("pipeline %s: %w", p, ErrReported)
		default:
			sink.Report(withoutAnchors("the pipeline "+p.String(), p.Anchor, op))
		}
	}
	return failed
}

// noAnchor says that a pipeline has nothing to run on, and what it could run on.
func noAnchor(p *Pipeline, op *ir.Operation) diag.Diagnostic {
	message := fmt.Sprintf("the pipeline %s runs on '%s', and there is none", p, p.Anchor)
	names := possibleAnchors(op)
	near, ok := diag.Suggest(p.Anchor, names)
	switch {
	case ok:
		message += "; did you mean '" + near + "'?"
	case len(names) > 0:
		message += "; there is '" + strings.Join(names, "', '") + "'"
	default:
		message += ", nor any other operation with regions"
	}
	d := diag.NewError(ir.Position(op.Loc()), message)
	d.ID = anchorID
	return d
}

// possibleAnchors names the operations inside of op that are isolated, sorted, or else
// those that have regions at all.
func possibleAnchors(op *ir.Operation) []string {
	var isolated, others []string
	seen := map[*ir.OpName]bool{op.Name(): true}
	ir.Walk(op, func(o *ir.Operation) ir.WalkResult {
		if o.NumRegions() == 0 || seen[o.Name()] {
			return ir.Advance
		}
		seen[o.Name()] = true
		if o.Traits().Isolated {
			isolated = append(isolated, o.Name().String())
		} else {
			others = append(others, o.Name().String())
		}
		return ir.Advance
	})
	if len(isolated) == 0 {
		isolated = others
	}
	slices.Sort(isolated)
	return isolated
}

// isEmpty reports whether no operation is inside of op.
func isEmpty(op *ir.Operation) bool {
	for r := range op.Regions() {
		for b := range r.Blocks() {
			if b.First() != nil {
				return false
			}
		}
	}
	return true
}
