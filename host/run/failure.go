package run

import (
	"context"
	"errors"

	"github.com/mlirc/mlirc/core/bytecode"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/host/bundle"
	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/plan"
	"github.com/mlirc/mlirc/host/run/advice"
	"github.com/mlirc/mlirc/host/run/failure"
	"github.com/mlirc/mlirc/host/session"
)

// part is what a turn did.
func (t *turn) part() failure.Part {
	return failure.Part{By: bundle.ByPlugin, Run: t.run, Input: t.request.Input, At: t.at, Stderr: t.session.Stderr()}
}

// failed turns a pass's failure into an error.
func (j *job) failed(p failure.Part, f *session.Failure) error {
	if f.Crashed {
		j.host.o.Logger.Debug("crash", "stage", f.Stage, "stack", f.Stack)
	}
	c := failure.Case{Stages: j.plan.Stages, MadeInput: j.in.Made, SkipVerify: j.host.o.Instruments.SkipVerify}
	if e := c.Failed(p, f, j.sink.HasErrors()); e != nil {
		return e
	}
	return ErrDiagnosed
}

// lost explains why a plugin did not answer.
func (j *job) lost(p failure.Part, err error) error {
	if j.user.Err() != nil {
		return j.user.Err()
	}
	return failure.Lost(p, err)
}

// notStarted is for a plugin that did not get so far as to have a run.
func (j *job) notStarted(r *plan.Run, err error) error {
	if j.ctx.Err() != nil {
		return err // somebody else gave up
	}
	return failure.Part{By: bundle.ByPlugin, Run: r, Input: j.payload}.Error(bundle.NoStart, err.Error())
}

// unchecked is for an owner that did not get through with the input; s is nil
// when it did not start.
func (j *job) unchecked(owner *catalog.Plugin, payload []byte, s *session.Session, err error) error {
	p := failure.Part{By: bundle.Check, Plugin: owner, Input: session.Payload{Kind: pass.KindModule, Data: payload}}
	switch {
	case j.ctx.Err() != nil && !errors.As(err, new(*session.LateError)):
		return err
	case s == nil:
		return p.Error(bundle.NoStart, err.Error())
	}
	p.Stderr = s.Stderr()
	return j.lost(p, err)
}

// isConsequence reports whether an error says no more than that something else has failed: the verdict
// on that says what.
func (j *job) isConsequence(err error) bool {
	return errors.Is(err, context.Canceled) && j.user.Err() == nil
}

// garbled finds out whether the maker of a module sent something that cannot be read. What
// goes out as text the host has read.
func (j *job) garbled(maker *turn, module []byte) error {
	if maker == nil {
		return nil
	}
	context, err := j.host.o.Library.Context(context.WithoutCancel(j.user), module, j.host.o.Profile)
	if err != nil {
		return nil
	}
	var sink diag.Sink
	if bytecode.Read(context, j.in.Name, module, &sink) != nil {
		return nil
	}
	return maker.part().Unreadable(&sink, nil)
}

// failedBeforePasses reports whether a run failed before its first pass.
func failedBeforePasses(result *session.Result) bool {
	return result != nil && result.Failure != nil && result.Failure.Stage == ""
}

// guarded makes an error of a broken invariant of the host.
func (j *job) guarded(work func() error) (err error) {
	defer func() {
		if c := diag.CrashOf(recover()); c != nil {
			j.cancel()
			err = j.broken("mlirc itself crashed: ", c, len(j.plan.Stages))
		}
	}()
	return work()
}

// broken is an error of the host on its way through so many stages of the plan.
func (j *job) broken(what string, c *diag.Crash, stages int) error {
	p := failure.Part{By: bundle.ByHost, Run: &plan.Run{Stages: j.plan.Stages[:stages]}, Input: j.userInput()}
	return p.Crash(what+c.Error(), string(c.Stack))
}

// adviser knows what there is to convert with.
func (j *job) adviser() *advice.Adviser {
	return &advice.Adviser{Catalog: j.host.o.Catalog, Stages: j.plan.Stages, Pipelines: j.host.o.Pipelines}
}

// report hands over what a run found. To what was not converted it adds which pass would
// help. stage is the id of the stage that failed, empty if none did.
func (j *job) report(stage string, found *diag.Sink) {
	for _, d := range found.Diagnostics() {
		if !j.host.o.WithoutAdvice {
			d = j.adviser().Advise(d, stage)
		}
		j.sink.Report(d)
	}
}
