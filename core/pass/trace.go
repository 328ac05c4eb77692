package pass

import (
	"maps"
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
)

// TraceID is the ID of the remarks about what a pass did with operations that are followed.
const TraceID = "trace"

// follower watches one pass on one anchor; nil watches nothing.
type follower struct {
	manager *Manager
	pass    *Pass
	op      *ir.Operation
	before  []*followed
}

// followed is what stands at one place.
type followed struct {
	pos   diag.Position
	texts []string // of the operations there, shown
	names []string
}

// follow looks at the operations that are followed, before a pass.
func (m *Manager) follow(p *Pass, op *ir.Operation) *follower {
	if m.Trace == nil {
		return nil
	}
	f := &follower{manager: m, pass: p, op: op}
	f.before = f.look()
	return f
}

// look finds what is followed, in the order of the text.
func (f *follower) look() []*followed {
	places := map[diag.Position]*followed{}
	ir.Walk(f.op, func(op *ir.Operation) ir.WalkResult {
		pos := ir.Position(op.Loc())
		if !f.manager.Trace.Covers(pos) {
			return ir.Advance
		}
		there := places[pos]
		if there == nil {
			there = &followed{pos: pos}
			places[pos] = there
		}
		there.names = append(there.names, "'"+op.Name().String()+"'")
		there.texts = append(there.texts, f.manager.describe(op))
		return ir.Advance
	})
	return slices.SortedFunc(maps.Values(places), func(a, b *followed) int {
		if a.pos.Line != b.pos.Line {
			return a.pos.Line - b.pos.Line
		}
		return a.pos.Col - b.pos.Col
	})
}

func (m *Manager) describe(op *ir.Operation) string {
	if m.Describe == nil {
		return "'" + op.Name().String() + "'"
	}
	return m.Describe(op)
}

// report adds a remark on what the pass did for each place.
func (f *follower) report(failed error, sink *diag.Sink) {
	if f == nil {
		return
	}
	notes, unconverted := f.manager.Trace.Take()
	after := map[diag.Position]*followed{}
	for _, there := range f.look() {
		after[there.pos] = there
	}
	for _, there := range f.before {
		d := diag.NewRemark(there.pos, "pass '"+f.pass.Name+"' "+outcome(there, after[there.pos], failed))
		d.ID = TraceID
		for _, n := range notes {
			if n.Pos == there.pos {
				d = d.WithNote(n.Pos, n.Message)
			}
		}
		d.Unconverted = unconverted
		sink.Report(d)
	}
}

// outcome says what became of the operations of a place; after is nil when none
// is left.
func outcome(before, after *followed, failed error) string {
	was := list(before.names)
	if len(before.texts) == 1 {
		was = before.texts[0]
	}
	switch {
	case after == nil:
		return "removes " + was
	case !slices.Equal(before.texts, after.texts):
		return "turns " + was + " into " + list(after.names)
	case failed != nil:
		return "fails, and leaves " + was
	}
	return "leaves " + was
}

// most is how many operations of one place are written out.
const most = 12

func list(texts []string) string {
	if len(texts) > most {
		return strings.Join(texts[:most], ", ") + ", ..."
	}
	return strings.Join(texts, ", ")
}
