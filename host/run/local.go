package run

import (
	"errors"

	"github.com/mlirc/mlirc/core/blame"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/host/bundle"
	"github.com/mlirc/mlirc/host/plan"
	"github.com/mlirc/mlirc/host/run/failure"
	"github.com/mlirc/mlirc/host/session"
)

// runHere does a run of passes that every process has.
func (j *job) runHere(r *plan.Run) error {
	if err := j.decodePayload(); err != nil {
		return err
	}
	given := failure.Part{By: bundle.ByHost, Run: r, Input: j.hostInput()}
	var calls []pass.Call
	for i := range r.Stages {
		s := &r.Stages[i]
		calls = append(calls, pass.Call{Stage: s.ID, Pass: s.Declared.Name, Settings: s.Settings, Anchors: s.Anchors})
	}
	steps, first, err := pass.Steps(calls, pass.NewRegistry(j.host.o.Core...))
	if err != nil {
		return err
	}
	m, crash := j.manager()
	defer j.measured(m)
	var failed string
	found := &diag.Sink{}
	// What earlier runs found is reported first.
	j.verdicts = append(j.verdicts, func() error {
		j.report(failed, found)
		return nil
	})
	for i, step := range steps {
		err := m.Run(j.ctx, j.module, &pass.Pipeline{Steps: []pass.Step{step}}, found)
		if err == nil {
			continue
		}
		failed = first[i].Stage
		j.blamed = failed
		if errors.Is(err, pass.ErrReported) {
			return ErrDiagnosed
		}
		if j.user.Err() != nil {
			return j.user.Err()
		}
		return j.failed(given, &session.Failure{
			Stage: failed, Message: err.Error(), Crashed: *crash != "", Stack: *crash,
			Invalid: errors.Is(err, pass.ErrInvalid),
		})
	}
	return nil
}

// manager returns a pass manager, and where it leaves the stack of a crash.
func (j *job) manager() (*pass.Manager, *string) {
	var crash string
	o := &j.host.o
	m := &pass.Manager{
		Workers: o.Workers, Resources: j.plan.Resources, Printed: o.Printed, Debug: func(stack string) { crash = stack },
		Trace: diag.NewTrace(j.trace), Describe: syntax.Describe,
	}
	if !o.Instruments.SkipVerify {
		m.Verify = func(op *ir.Operation, sink *diag.Sink) bool {
			return verify.Verify(op, sink, verify.Options{Workers: o.Workers, Explain: blame.Explain})
		}
	}
	if o.Instruments.Timing {
		m.Timing = pass.NewTiming("")
	}
	if o.Instruments.Statistics {
		m.Stats = &pass.StatisticsByPass{}
	}
	form := o.Instruments.Form()
	m.Hooks = o.Instruments.Hooks(func(dst []byte, op *ir.Operation) []byte {
		return syntax.AppendOp(dst, op, form)
	}, o.Printed)
	return m, &crash
}

// measured notes what the manager has measured.
func (j *job) measured(m *pass.Manager) {
	if m.Timing != nil {
		j.result.Timings = append(j.result.Timings, timings(m.Timing.Parts())...)
	}
	for _, name := range m.Stats.Passes() {
		for _, s := range m.Stats.Of(name).All() {
			j.result.Statistics = append(j.result.Statistics, session.Statistic{Pass: name, Name: s.Name, Count: s.Count})
		}
	}
}

func timings(list []*pass.Timing) []session.Timing {
	out := make([]session.Timing, len(list))
	for i, t := range list {
		out[i] = session.Timing{Name: t.Name, Took: t.Wall(), Children: timings(t.Parts())}
	}
	return out
}
