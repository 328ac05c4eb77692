package run

import (
	"context"
	"time"

	"github.com/mlirc/mlirc/core/bytecode"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/host/plan"
	"github.com/mlirc/mlirc/host/session"
)

// Observation is all that can be seen of a run, also of one that fails.
type Observation struct {
	// Steps begin with the input, as it was read; one for each stage follows, as
	// far as the run got.
	Steps []Step
	// Failed is the stage that failed; empty where none did, or none is to blame.
	Failed  string
	Timings []session.Timing
	Took    time.Duration
}

// Step is what a stage left.
type Step struct {
	Stage string // empty: the input
	By    string // as [plan.Run.Name] has it
	Kind  string // of artifact
	// Text is nil for an artifact that has no text.
	Text  []byte
	Bytes int // of the text, or else of the artifact
	Ops   int // operations of a module
	Took  time.Duration
	Parts []session.Timing
}

// seen is a step that has not been made text: that can wait for the end.
type seen struct {
	step    Step
	payload session.Payload
	turn    *turn // knows how long it took; may be nil
}

// oneByOne makes a run of each stage, so that what it leaves can be seen.
func oneByOne(runs []plan.Run) []plan.Run {
	var list []plan.Run
	for _, r := range runs {
		for i := range r.Stages {
			list = append(list, plan.Run{Plugin: r.Plugin, Owners: r.Owners, Stages: r.Stages[i : i+1 : i+1]})
		}
	}
	return list
}

// see keeps what a run of one stage has left; a nil run is the input's.
func (j *job) see(r *plan.Run, took time.Duration) {
	if j.host.o.Observe == nil {
		return
	}
	s := seen{step: Step{Kind: pass.KindModule, Took: took}, payload: j.payload}
	if r != nil {
		s.step.Stage, s.step.By = r.Stages[0].ID, r.Name()
	}
	switch {
	case j.module != nil: // others will change it
		s.payload = session.Payload{}
		s.step.show(j.module)
	default:
		s.step.Kind = j.payload.Kind
		if r != nil && r.Plugin != nil {
			s.turn = j.maker
		}
	}
	j.seen = append(j.seen, s)
}

func (s *Step) show(module *ir.Operation) {
	s.Text = syntax.AppendOp(nil, module, syntax.PrintOptions{})
	s.Bytes = len(s.Text)
	ir.Walk(module, func(*ir.Operation) ir.WalkResult {
		s.Ops++
		return ir.Advance
	})
}

// observed tells the observer what was seen.
func (j *job) observed(took time.Duration) {
	if j.host.o.Observe == nil {
		return
	}
	o := &Observation{Failed: j.blamed, Timings: j.result.Timings, Took: took}
	for i := range j.seen {
		s := &j.seen[i]
		if s.step.Text == nil {
			j.expose(s)
		}
		if s.turn != nil {
			s.step.Took = s.turn.took
		}
		if s.turn != nil && s.turn.result != nil {
			s.step.Parts = s.turn.result.Timings
		}
		o.Steps = append(o.Steps, s.step)
	}
	j.host.o.Observe(o)
}

// expose makes text of a payload, where there is one.
func (j *job) expose(s *seen) {
	data := s.payload.Data
	s.step.Bytes = len(data)
	switch s.payload.Kind {
	case pass.KindObject, pass.KindExecutable:
		return
	case pass.KindModule:
	default:
		s.step.Text = data
		return
	}
	var sink diag.Sink
	context, err := j.host.o.Library.Context(context.WithoutCancel(j.user), data, j.host.o.Profile)
	if err != nil {
		return
	}
	var module *ir.Operation
	if bytecode.IsBytecode(data) {
		module = bytecode.Read(context, j.in.Name, data, &sink)
	} else {
		s.step.Text = data
		module = syntax.Parse(context, diag.NewSource(j.in.Name, data), &sink, syntax.ParseOptions{
			AllowUnregistered: j.host.o.AllowUnregistered, Profile: j.host.o.Profile,
		})
	}
	if module != nil {
		s.step.show(module)
	}
}
