package roundtrip

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/bytecode"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/irgen"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/repository"
)

// mode is a way to print.
type mode struct {
	name string
	args []string
	opts syntax.PrintOptions
	// bytecode makes a trip through bytecode part of the test. Modes that print
	// everything need it once.
	bytecode bool
	// share is in how many modules one is printed so.
	share int
}

// modes are the ways to print. The oracle takes most of the time: without TEST_LONG=1 a third of the modules are
// compared in custom form with locations, of which each part is in the two before, and none in generic form without.
func modes() []mode {
	all := []mode{
		{"custom", nil, syntax.PrintOptions{}, false, 1},
		{"generic, locations", []string{"--mlir-print-op-generic", "--mlir-print-debuginfo"},
			syntax.PrintOptions{Generic: true, DebugInfo: true}, true, 1},
		{"custom, locations", []string{"--mlir-print-debuginfo"}, syntax.PrintOptions{DebugInfo: true}, false, 3},
	}
	if isLong() {
		all[2].share = 1
		all = append(all, mode{"generic", []string{"--mlir-print-op-generic"}, syntax.PrintOptions{Generic: true}, false, 1})
	}
	return all
}

// TestDialects reads and prints modules with every operation, type and attribute
// as mlir-opt-13 does.
func TestDialects(t *testing.T) {
	all, drops := repository.Dialects(t), readDropped(t)
	for _, d := range append([]*ods.Dialect{load.Builtin()}, all...) {
		t.Run(d.Name(), func(t *testing.T) {
			r := &run{t: t, all: all, drops: drops}
			r.dialect(d)
		})
	}
}

// run compares the modules of one dialect.
type run struct {
	t     *testing.T
	all   []*ods.Dialect
	drops dropped
	newer map[string]bool // see unchecked
}

func (r *run) context() *ir.Context {
	ctx, err := load.NewContext(r.all...)
	require.NoError(r.t, err)
	return ctx
}

// perDefinition is the number of modules for an operation, type or attribute.
const perDefinition = 10

func (r *run) dialect(d *ods.Dialect) {
	var all []recipe
	for _, text := range r.generate(d) {
		all = append(all, recipe{text, true})
	}
	seen := newCoverage()
	kept, newer := r.accepted(append(recipes(r.t, d), all...))
	for _, chunk := range newer {
		r.alone(chunk, seen)
	}
	for _, m := range r.ask(kept) {
		r.compare(m, seen)
	}
	exempt := unreachable(r.t)
	for _, what := range seen.missing(d) {
		if exempt[what] {
			continue
		}
		r.t.Errorf("not covered: %s", what)
	}
}

// module is a chunk with what the oracle printed of it, in each mode; nil where it was not asked.
type module struct {
	chunk   string
	answers []*oracle.Answer
}

// accepted drops the chunks that the oracle refuses, which must be generated ones. The rest has
// the first mode's answer; those with operations unknown to the oracle are returned apart.
func (r *run) accepted(all []recipe) (kept []module, unknown []string) {
	var asked []recipe
	var texts []string
	for _, one := range all {
		// The oracle crashes on some of what it cannot know.
		if strings.HasPrefix(one.text, newerRecipe) || r.unchecked(one.text) {
			unknown = append(unknown, one.text)
			continue
		}
		asked, texts = append(asked, one), append(texts, one.text)
	}
	for i, a := range oracle.Opt(r.t, texts, modes()[0].args...) {
		switch {
		case a.OK:
			kept = append(kept, module{texts[i], []*oracle.Answer{&a}})
		case newer.MatchString(a.Problem):
			unknown = append(unknown, texts[i])
		case !asked[i].expanded:
			r.t.Errorf("the oracle refuses a recipe: %s\n%s", a.Problem, texts[i])
		}
	}
	r.t.Logf("%d of %d modules were accepted", len(kept), len(all))
	return kept, unknown
}

// ask adds the answers of all modes but the first.
func (r *run) ask(list []module) []module {
	for at, m := range modes()[1:] {
		chunks := make([]string, len(list))
		for i := range list {
			list[i].answers = append(list[i].answers, nil)
			chunks[i] = list[i].chunk
			if i%m.share != 0 { // the lines count in the positions of those behind
				chunks[i] = strings.Repeat("\n", strings.Count(chunks[i], "\n"))
			}
		}
		for i, a := range oracle.Opt(r.t, chunks, m.args...) {
			if !a.OK {
				r.t.Errorf("the oracle crashes: %s\n%s", a.Problem, chunks[i])
			}
			if i%m.share == 0 {
				list[i].answers[at+1] = &a
			}
		}
	}
	return list
}

// generate makes modules from definitions.
func (r *run) generate(d *ods.Dialect) []string {
	g, err := irgen.New(r.context(), 1)
	require.NoError(r.t, err)
	var chunks []string
	for _, name := range d.OpNames() {
		chunks = append(chunks, g.Op(d.Op(name), perDefinition)...)
	}
	for _, name := range d.TypeNames() {
		chunks = append(chunks, g.Type(d.Type(strings.TrimPrefix(name, d.Name()+".")), perDefinition)...)
	}
	for _, name := range d.AttrNames() {
		chunks = append(chunks, g.Attr(d.Attr(strings.TrimPrefix(name, d.Name()+".")), perDefinition)...)
	}
	return chunks
}

// parse reads a module, or fails the test and returns nil.
func (r *run) parse(file, text string) *ir.Operation {
	sink := &diag.Sink{}
	m := syntax.Parse(r.context(), diag.NewSource(file, []byte(text)), sink, syntax.ParseOptions{AllowUnregistered: true})
	if m == nil {
		r.t.Errorf("cannot read: %v\n%s", sink.Diagnostics()[0].Error(), text)
	}
	return m
}

// compare prints a module in each mode, and prints it again after trips through
// text and bytecode.
func (r *run) compare(m module, seen *coverage) {
	file := m.answers[1].File // the same in all modes that print it
	op := r.parse(file, "\n"+m.chunk)
	if op == nil {
		return
	}
	seen.module(op)
	for i, mode := range modes() {
		if a := m.answers[i]; a != nil {
			r.compareIn(mode, op, m.chunk, *a)
		}
	}
}

func (r *run) compareIn(m mode, op *ir.Operation, chunk string, a oracle.Answer) {
	got := string(syntax.AppendOp(nil, op, m.opts))
	want, ok := r.wanted(m, op, chunk, a, got)
	if !ok || !r.same(want, got, m.name, chunk) {
		return
	}
	if again := r.parse(a.File, got); again != nil {
		r.same(got, string(syntax.AppendOp(nil, again, m.opts)), m.name+", read again", chunk)
	}
	if m.bytecode {
		r.throughBytecode(op, got, m, chunk)
	}
}

// wanted is what an operation has to be printed as: as the oracle does, or as we
// do where the oracle's form is said to be another or to drop attributes.
func (r *run) wanted(m mode, op *ir.Operation, chunk string, a oracle.Answer, got string) (string, bool) {
	if m.opts.Generic {
		return r.withoutMemo(a, m), true
	}
	if strings.HasPrefix(chunk, differs) {
		r.expectDifference(chunk, a, got)
		return got, true
	}
	if a.Text != got && r.drops.hasForm(op) {
		return got, true
	}
	lossy := ir.NewBuilder(op.Context()).Clone(op, ir.NewMapping())
	if !r.drops.apply(lossy) {
		return a.Text, true
	}
	text := string(syntax.AppendOp(nil, lossy, m.opts))
	return got, r.same(a.Text, text, m.name+", as the oracle drops attributes", chunk)
}

// memo is an attribute in which MLIR 13 remembers indexing maps that it has computed.
const memo = "linalg.memoized_indexing_maps"

// withoutMemo is what the oracle printed without what it remembers.
func (r *run) withoutMemo(a oracle.Answer, m mode) string {
	if !strings.Contains(a.Text, memo) {
		return a.Text
	}
	op := r.parse(a.File, a.Text)
	if op == nil {
		return a.Text
	}
	ir.Walk(op, func(op *ir.Operation) ir.WalkResult {
		op.SetAttr(memo, nil)
		return ir.Advance
	})
	return string(syntax.AppendOp(nil, op, m.opts))
}

// throughBytecode prints an operation that was written and read as bytecode.
func (r *run) throughBytecode(op *ir.Operation, want string, m mode, chunk string) {
	data, err := bytecode.Append(nil, op, bytecode.WriteOptions{})
	if err != nil {
		r.t.Errorf("bytecode: %v\n%s", err, chunk)
		return
	}
	sink := &diag.Sink{}
	back := bytecode.Read(r.context(), "module.mlirbc", data, sink)
	if back == nil {
		r.t.Errorf("bytecode: %v\n%s", sink.Diagnostics()[0].Error(), chunk)
		return
	}
	r.same(want, string(syntax.AppendOp(nil, back, m.opts)), m.name+", from bytecode", chunk)
}

// differs begins a chunk whose custom form is not MLIR 13's. The name of the
// operation follows.
const differs = "// differs: "

// expectDifference checks that a chunk which is said to print otherwise does,
// and that it is documented.
func (r *run) expectDifference(chunk string, a oracle.Answer, got string) {
	name, _, _ := strings.Cut(strings.TrimPrefix(chunk, differs), "\n")
	if a.Text == got {
		r.t.Errorf("does not differ any more:\n%s", chunk)
	}
	if !r.drops.forms[name] {
		r.t.Errorf("docs/differences.md, section 'Forms', does not mention '%s'", name)
	}
}

// same fails the test when two texts differ, and shows where.
func (r *run) same(want, got, what, chunk string) bool {
	if want == got {
		return true
	}
	w, g := strings.Split(want, "\n"), strings.Split(got, "\n")
	start := 0
	for start < min(len(w), len(g)) && w[start] == g[start] {
		start++
	}
	ends := 0
	for ends < min(len(w), len(g))-start && w[len(w)-1-ends] == g[len(g)-1-ends] {
		ends++
	}
	r.t.Errorf("%s: differs\n- %s\n+ %s\nof\n%s", what,
		strings.Join(w[start:len(w)-ends], "\n- "), strings.Join(g[start:len(g)-ends], "\n+ "), chunk)
	return false
}
