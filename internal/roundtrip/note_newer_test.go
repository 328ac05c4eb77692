package roundtrip

import (
	"slices"
	"strings"
	"testing"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/repository"
)

// newerProfile is the other profile that modules are written in. Package exchange
// shows them to mlir-opt-19.
const newerProfile = "mlir-19"

// refusals are the operations that are refused in a profile because of notes, and
// what is said then; true once it was. They are read from testdata/refused.txt.
type refusals map[string]bool

func readRefused(t testing.TB) refusals {
	t.Helper()
	set := refusals{}
	for _, line := range entries(t, "refused.txt") {
		set[line] = false
	}
	return set
}

// left are the entries for a dialect that were not met.
func (r refusals) left(dialect string) []string {
	var list []string
	for what, met := range r {
		if !met && strings.HasPrefix(what, newerProfile+" "+dialect+".") {
			list = append(list, what)
		}
	}
	return list
}

// throughNewer takes a module through the forms of the newer profile, if that can
// say it without notes. Where it cannot say all of them, each is tried alone.
func (n *notes) throughNewer(m *ir.Operation) {
	if refusedIn(m, newerProfile) == "" {
		n.throughForms(m, newerProfile)
		return
	}
	kept := map[*ir.Operation]ir.Attribute{}
	ir.Walk(m, func(op *ir.Operation) ir.WalkResult {
		if v := op.Attr(noteAttr); v != nil {
			kept[op] = v
			op.SetAttr(noteAttr, nil)
		}
		return ir.Advance
	})
	if refusedIn(m, newerProfile) != "" {
		return
	}
	for op, v := range kept {
		op.SetAttr(noteAttr, v)
		n.aloneInNewer(m, op)
		op.SetAttr(noteAttr, nil)
	}
}

// aloneInNewer takes a module in which one operation has a note.
func (n *notes) aloneInNewer(m, op *ir.Operation) {
	problem := refusedIn(m, newerProfile)
	if problem == "" {
		n.throughForms(m, newerProfile)
		return
	}
	for what := range n.refused {
		name, said, _ := strings.Cut(strings.TrimPrefix(what, newerProfile+" "), " ")
		if name == op.Name().String() && strings.Contains(problem, said) {
			n.refused[what] = true
			return
		}
	}
	n.t.Errorf("a note on '%s' is refused in %s: %s", op.Name(), newerProfile, problem)
}

// refusedIn is what is said of a module that a profile cannot say.
func refusedIn(m *ir.Operation, profile string) string {
	sink := &diag.Sink{}
	if _, ok := syntax.Append(nil, m, syntax.PrintOptions{Profile: profile}, sink); ok {
		return ""
	}
	if sink.Len() == 0 {
		panic("BUG: a module is refused in " + profile + ", and nothing says why:\n" + string(syntax.AppendOp(nil, m, syntax.PrintOptions{})))
	}
	return sink.Diagnostics()[0].Error()
}

// TestNotesInBodies puts notes on the operations of computed bodies too, which are other bodies
// then: they survive every form, or the newer profile says what it has no place for.
func TestNotesInBodies(t *testing.T) {
	all := repository.Dialects(t)
	i := slices.IndexFunc(all, func(d *ods.Dialect) bool { return d.Name() == "linalg" })
	n := &notes{run: run{t: t, all: all}, refused: readRefused(t), seen: map[string]int{}}
	bodies := 0
	for _, text := range n.all(all[i]) {
		m := n.valid(text)
		if m == nil {
			continue
		}
		putNotes(m)
		ir.Walk(m, func(op *ir.Operation) ir.WalkResult {
			if isComputed(op) {
				op.SetAttr(noteAttr, op.Context().StringAttr("inside"))
				bodies++
			}
			return ir.Advance
		})
		n.survive(string(syntax.AppendOp(nil, m, syntax.PrintOptions{Generic: true})))
	}
	if bodies == 0 {
		t.Error("no module has a computed body")
	}
}
