package roundtrip

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/repository"
)

// TestPasses reads what the passes of mlir-opt-13 make of our inputs, and prints
// it as mlir-opt-13 does, in custom and in generic form. With TEST_LONG=1 each
// pass gets all inputs, else a share of them.
func TestPasses(t *testing.T) {
	oracle.Need(t, "mlir-opt-13")
	p := &passes{
		run: run{t: t, all: repository.Dialects(t), drops: readDropped(t)},
		own: readUnreadable(t), met: map[string]bool{},
	}
	inputs := p.inputs()
	pipelines := readPipelines(t)
	for _, args := range pipelines {
		p.try(inputs, args)
	}
	t.Logf("%d inputs, %d pipelines, %d modules that were not there before, %d of them with operations of other dialects, %d not valid",
		len(inputs), len(pipelines), p.made, p.foreign, p.refused)
	if p.made == 0 {
		t.Error("no pass made anything")
	}
	if isLong() {
		p.own.requireMet(t)
	}
}

func isLong() bool { return os.Getenv("TEST_LONG") != "" }

// passes compares what passes make.
type passes struct {
	run
	own unreadable
	met map[string]bool // texts that have been compared

	made, foreign, refused int
}

// try compares what one pipeline makes. An input that the passes refuse, or on
// which they crash, proves nothing; nor does a text that was compared before.
func (p *passes) try(inputs, args []string) {
	var fresh, customs []string
	for i, a := range oracle.Opt(p.t, inputs, args...) {
		if a.OK && !p.met[a.Text] {
			p.met[a.Text] = true
			fresh, customs = append(fresh, inputs[i]), append(customs, a.Text)
		}
	}
	for i, a := range oracle.Opt(p.t, fresh, append([]string{"--mlir-print-op-generic"}, args...)...) {
		if a.OK {
			p.made++
			generic := p.withoutMemo(a, mode{opts: syntax.PrintOptions{Generic: true}})
			o := output{passes: p, args: args, input: fresh[i], custom: customs[i], generic: generic}
			o.compare()
		}
	}
}

// output is what a pipeline made of one input, in both forms.
type output struct {
	*passes
	args                   []string
	input, custom, generic string
}

func (o *output) compare() {
	m, problem := o.read(o.generic)
	if m == nil {
		if _, ok := o.again(o.generic); ok {
			o.t.Errorf("%s: cannot read: %s\n%s", o.what("generic"), problem, o.generic)
		}
		return
	}
	if !o.same(o.generic, textOf(m, true), o.what("generic"), o.generic) {
		return
	}
	if isForeign(m, o.custom) {
		o.foreign++
		return
	}
	if ours := textOf(m, false); ours != o.custom {
		if o.drops.hasForm(m) || hasOtherBody.MatchString(ours) || !o.isSteady(ours) {
			return
		}
		o.drops.apply(m)
		if !o.same(o.custom, textOf(m, false), o.what("custom"), o.generic) {
			return
		}
	}
	o.compareAgain()
}

// hasOtherBody matches what we print of a named operation whose body is not the one of its
// definition, as after a conversion of what is inside. MLIR 13 drops such a body.
var hasOtherBody = regexp.MustCompile(`(?m)^ *(%\S+ = )?"linalg\.`)

// what describes the output in one form.
func (o *output) what(form string) string { return strings.Join(o.args, " ") + ", " + form }

// isSteady reports whether the pipeline makes the same of the same each time. MLIR
// 13 computes garbage of layouts that are not strided, and reads memory that is
// not its own: the custom form is then of another module than the generic one, whose
// own it prints as we do.
func (o *output) isSteady(ours string) bool {
	again := oracle.Opt(o.t, []string{o.input}, o.args...)[0]
	own := oracle.Opt(o.t, []string{o.generic})[0]
	if again.Text == o.custom && own.Text != ours {
		return true
	}
	o.t.Logf("%s: mlir-opt-13 prints something else each time", o.what("custom"))
	return false
}

// compareAgain reads the custom form, and prints it as it was or, since reading
// may fill in what a pass left out, as mlir-opt-13 prints it when it has read it.
func (o *output) compareAgain() {
	m, problem := o.read(o.custom)
	if m == nil {
		if _, ok := o.again(o.custom); ok {
			o.t.Errorf("%s: cannot read: %s\n%s", o.what("custom"), problem, o.custom)
		}
		return
	}
	got := textOf(m, false)
	if got == o.custom {
		return
	}
	want, ok := o.again(o.custom)
	if !ok {
		if m, _ = o.read(got); m == nil || !o.same(got, textOf(m, false), o.what("custom, read twice"), o.custom) {
			o.t.Errorf("%s: cannot read what we print:\n%s", o.what("custom"), got)
		}
		return
	}
	o.same(want, got, o.what("custom, read"), o.custom)
}

// again is what mlir-opt-13 prints of its own output. It cannot read all of that,
// and what it says then must be known.
func (o *output) again(text string) (string, bool) {
	a := oracle.Opt(o.t, []string{text})[0]
	if a.OK {
		return a.Text, true
	}
	o.refused++
	if !o.own.covers(a.Problem) {
		o.t.Errorf("%s: mlir-opt-13 refuses what it made: %s\n%s", o.what("read"), a.Problem, text)
	}
	return "", false
}

func (p *passes) read(text string) (m *ir.Operation, problem string) {
	sink := &diag.Sink{}
	opts := syntax.ParseOptions{AllowUnregistered: true, Profile: ods.OwnProfile}
	if m = syntax.Parse(p.context(), diag.NewSource("output.mlir", []byte(text)), sink, opts); m == nil {
		problem = sink.Diagnostics()[0].Error()
	}
	return m, problem
}

func textOf(m *ir.Operation, generic bool) string {
	return string(syntax.AppendOp(nil, m, syntax.PrintOptions{Generic: generic}))
}

// quotedOp finds the operations in generic form in a custom form.
var quotedOp = regexp.MustCompile(`"([A-Za-z_][\w.$]*)"\(`)

// isForeign reports whether mlir-opt-13 has printed an operation in a form of its
// own that we do not know.
func isForeign(m *ir.Operation, custom string) bool {
	quoted := map[string]bool{}
	for _, match := range quotedOp.FindAllStringSubmatch(custom, -1) {
		quoted[match[1]] = true
	}
	return !ir.Walk(m, func(op *ir.Operation) ir.WalkResult {
		if op.Name().Def() == nil && !quoted[op.Name().String()] {
			return ir.Interrupt
		}
		return ir.Advance
	})
}
