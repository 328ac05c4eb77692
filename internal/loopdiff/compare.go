package loopdiff

import (
	"fmt"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/interpret"
	"github.com/mlirc/mlirc/internal/randloops"
)

// Difference is what was found behind a pipeline.
type Difference struct {
	Pipeline string
	// Kind is "result", "trap" (it does what has no meaning), "pass" (which fails),
	// "compiler" (which refuses), "crash" or [ToolCrash].
	Kind   string
	Detail string
	After  string // the module that differs, if there is one
}

func (d *Difference) String() string {
	return fmt.Sprintf("%s: %s: %s", d.Pipeline, d.Kind, d.Detail)
}

// Subject is a program with the outcome that every pipeline has to keep.
type Subject struct {
	*randloops.Program
	start  [][][]byte // the zones before each call
	want   *Outcome
	module *ir.Operation
	text   string
	right  map[string]bool // texts of modules whose outcome is that
}

// Subject executes a program as it is written. The error is that it does what a program
// must not do.
func (r *Runner) Subject(p *randloops.Program) (*Subject, error) {
	m, err := r.Parse(p.Text)
	if err != nil {
		return nil, err
	}
	start := Zones(p)
	want, err := Execute(m, p, start, interpret.Settings{})
	if err != nil {
		return nil, err
	}
	if want.Undefined {
		return nil, fmt.Errorf("memory is read before it is written")
	}
	return &Subject{p, start, want, m, text(m), map[string]bool{text(m): true}}, nil
}

// Fits reports whether a pipeline has to keep what a program computes.
func (c Case) Fits(p *randloops.Program) bool {
	return !(c.Reassociates && p.Floats) && !(c.Lowers && p.Layouts) && !(c.Distinct && p.Aliased)
}

// Compare runs a pipeline on a program, executes what it leaves, and returns the
// difference, or nil. Changed says whether the pipeline has changed the program.
func (r *Runner) Compare(s *Subject, c Case) (d *Difference, changed bool) {
	if !c.Fits(s.Program) {
		return nil, false
	}
	m := ir.NewBuilder(r.ctx).Clone(s.module, ir.NewMapping())
	defer func() {
		if p := recover(); p != nil {
			d = &Difference{c.Pipeline, "crash", fmt.Sprint(p), ""}
		}
	}()
	if _, err := r.Apply(m, c.Pipeline); err != nil {
		return &Difference{c.Pipeline, "pass", err.Error(), ""}, true
	}
	after := text(m)
	if s.right[after] {
		return nil, after != s.text
	}
	for _, o := range interpret.Orders(m) {
		got, err := Execute(m, s.Program, s.start, interpret.Settings{Order: o, Seed: 1})
		kind, detail := "trap", ""
		if err != nil {
			detail = err.Error()
		} else {
			kind, detail = "result", Differs(s.Program, s.want, got)
		}
		if detail != "" {
			return &Difference{c.Pipeline, kind, detail, after}, true
		}
	}
	s.right[after] = true
	return nil, true
}

func text(m *ir.Operation) string { return string(syntax.AppendOp(nil, m, syntax.PrintOptions{})) }
