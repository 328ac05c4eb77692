package roundtrip

import (
	"maps"
	"math"
	"slices"
	"strconv"
	"testing"

	"github.com/mlirc/mlirc/core/bytecode"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/internal/repository"
)

const (
	// noteAttr is an attribute that no definition declares.
	noteAttr = "test.note"
	// perNote is the number of modules in which each operation has a note.
	perNote = 4
)

// TestNotes puts an attribute that no definition declares on each operation of each dialect,
// and takes it through every form. None of them loses it here; docs/differences.md, and nothing
// else, lists where mlir-opt-13 does.
func TestNotes(t *testing.T) {
	all, drops, refused := repository.Dialects(t), readDropped(t), readRefused(t)
	for _, d := range append([]*ods.Dialect{load.Builtin()}, all...) {
		t.Run(d.Name(), func(t *testing.T) {
			n := &notes{run: run{t: t, all: all, drops: drops}, refused: refused, seen: map[string]int{}}
			n.dialect(d)
		})
	}
}

// notes takes the notes on the operations of one dialect through all forms.
type notes struct {
	run
	refused refusals
	seen    map[string]int // in how many modules an operation has a note
}

func (n *notes) dialect(d *ods.Dialect) {
	rest := n.all(d)
	for _, most := range []int{perNote, math.MaxInt} {
		var some []recipe
		some, rest = n.choose(rest, d, most)
		n.take(some, d)
	}
	for _, name := range d.OpNames() {
		if n.seen[name] == 0 {
			n.t.Errorf("no module has '%s' with a note", name)
		}
	}
	for _, what := range n.refused.left(d.Name()) {
		n.t.Errorf("testdata/refused.txt: nothing is refused any more as '%s'", what)
	}
}

// take takes modules that the oracle accepts through all forms, unless all their
// operations are in enough by then.
func (n *notes) take(some []recipe, d *ods.Dialect) {
	kept, unknown := n.accepted(some)
	kept = slices.DeleteFunc(kept, func(m module) bool { return !n.count(m.chunk, d) })
	for _, m := range n.ask(kept) {
		n.compare(m, newCoverage())
		n.survive(m.chunk)
	}
	for _, chunk := range unknown {
		if n.count(chunk, d) {
			n.survive(chunk)
		}
	}
}

// all are the modules for a dialect.
func (n *notes) all(d *ods.Dialect) []string {
	texts := n.generate(d)
	for _, r := range recipes(n.t, d) {
		texts = append(texts, r.text)
	}
	return texts
}

// choose takes valid modules with operations of the dialect that are not in enough
// yet, until each is in so many of them; the oracle may refuse some. It returns
// them with notes, in generic form, and the others that may be chosen later.
func (n *notes) choose(texts []string, d *ods.Dialect, most int) (chosen []recipe, rest []string) {
	hoped := map[string]int{}
	for _, text := range texts {
		m := n.valid(text)
		if m == nil {
			continue // generated, and not all that is generated is valid
		}
		names := n.lacking(m, d)
		maps.DeleteFunc(names, func(name string, _ bool) bool { return hoped[name] >= most })
		if len(names) == 0 {
			rest = append(rest, text)
			continue
		}
		for name := range names {
			hoped[name]++
		}
		putNotes(m)
		chosen = append(chosen, recipe{string(syntax.AppendOp(nil, m, syntax.PrintOptions{Generic: true})), true})
	}
	return chosen, rest
}

func (n *notes) valid(text string) *ir.Operation {
	sink := &diag.Sink{}
	m := syntax.Parse(n.context(), diag.NewSource("noted.mlir", []byte(text)), sink, syntax.ParseOptions{AllowUnregistered: true})
	if m == nil || !verify.Verify(m, sink, verify.Options{}) {
		return nil
	}
	return m
}

// lacking are the operations of a dialect in a module that are not in enough yet.
func (n *notes) lacking(m *ir.Operation, d *ods.Dialect) map[string]bool {
	names := map[string]bool{}
	ir.Walk(m, func(op *ir.Operation) ir.WalkResult {
		name := op.Name().String()
		if d.Op(name) != nil && n.seen[name] < perNote {
			names[name] = true
		}
		return ir.Advance
	})
	return names
}

// count counts the operations of the dialect in a module, and reports false if
// there are none that are not in enough yet.
func (n *notes) count(chunk string, d *ods.Dialect) bool {
	names := n.lacking(n.parse("counted.mlir", chunk), d)
	for name := range names {
		n.seen[name]++
	}
	return len(names) > 0
}

// putNotes numbers the operations that have definitions.
func putNotes(module *ir.Operation) {
	ctx, i := module.Context(), 0
	ir.Walk(module, func(op *ir.Operation) ir.WalkResult {
		if _, ok := op.Name().Def().(*ods.Op); ok && !isComputed(op) {
			op.SetAttr(noteAttr, ctx.StringAttr(strconv.Itoa(i)))
			i++
		}
		return ir.Advance
	})
}

// isComputed reports whether an operation is in a body that a definition tells: with a note it
// would be another body.
func isComputed(op *ir.Operation) bool {
	parent := op.ParentOp()
	if parent == nil {
		return false
	}
	def, ok := parent.Name().Def().(*ods.Op)
	return ok && len(def.Structures) > 0
}

// notesOf lists which operation has which note.
func notesOf(module *ir.Operation) []string {
	var list []string
	ir.Walk(module, func(op *ir.Operation) ir.WalkResult {
		if a, ok := op.Attr(noteAttr).(*ir.StringAttr); ok {
			list = append(list, a.Value()+" "+op.Name().String())
		}
		return ir.Advance
	})
	return list
}

// survive compares the notes that come back from each form.
func (n *notes) survive(chunk string) {
	m := n.parse("notes.mlir", chunk)
	n.throughForms(m, ods.OwnProfile)
	n.throughNewer(m)
}

func (n *notes) throughForms(m *ir.Operation, profile string) {
	for _, mode := range modes() {
		n.throughText(m, mode, profile)
	}
	n.throughBytecode(m, profile)
}

// throughText reads what is printed.
func (n *notes) throughText(m *ir.Operation, mode mode, profile string) {
	opts := mode.opts
	opts.Profile = profile
	text, ok := syntax.Append(nil, m, opts, &diag.Sink{})
	if !ok {
		n.t.Errorf("cannot be printed: %s", syntax.AppendOp(nil, m, syntax.PrintOptions{}))
		return
	}
	sink := &diag.Sink{}
	back := syntax.Parse(n.context(), diag.NewSource("back.mlir", text), sink, syntax.ParseOptions{AllowUnregistered: true, Profile: profile})
	if back == nil {
		n.t.Errorf("%s: cannot read: %v\n%s", profile, sink.Diagnostics()[0].Error(), text)
		return
	}
	n.sameNotes(m, back, profile+", "+mode.name, text)
}

// throughBytecode reads what is written as bytecode.
func (n *notes) throughBytecode(m *ir.Operation, profile string) {
	text := syntax.AppendOp(nil, m, syntax.PrintOptions{})
	data, err := bytecode.Append(nil, m, bytecode.WriteOptions{Profile: profile})
	if err != nil {
		n.t.Errorf("cannot be written as bytecode: %v\n%s", err, text)
		return
	}
	sink := &diag.Sink{}
	back := bytecode.Read(n.context(), "notes.mlirbc", data, sink)
	if back == nil {
		n.t.Errorf("%s: cannot read bytecode: %v\n%s", profile, sink.Diagnostics()[0].Error(), text)
		return
	}
	n.sameNotes(m, back, profile+", bytecode", text)
}

// sameNotes fails the test when a note of a module did not come back.
func (n *notes) sameNotes(m, back *ir.Operation, form string, text []byte) {
	want, got := notesOf(m), notesOf(back)
	for _, w := range want {
		if !slices.Contains(got, w) {
			n.t.Errorf("%s: lost note %s in\n%s", form, w, text)
		}
	}
}
