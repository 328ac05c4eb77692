package run

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/mlirc/mlirc/core/bytecode"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/host/bundle"
	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/plan"
	"github.com/mlirc/mlirc/host/session"
)

// StageError says which stage went wrong for a reason that is not in the input.
type StageError struct {
	// Kind is one of those of package bundle.
	Kind            string
	Stage           string // may be empty
	Plugin, Version string // empty: the host itself
	Message         string
	// Stack is for the plugin's author.
	Stack string
	// Bundle is a file with all that it takes to see it again; Unkept says why
	// there is none though there should be.
	Bundle string
	Unkept error

	part part
}

// culprit is who made a mistake.
func (e *StageError) culprit() string {
	if e.Plugin == "" {
		return "mlirc itself"
	}
	return fmt.Sprintf("plugin '%s' %s", e.Plugin, e.Version)
}

// Reason names stage and plugin.
func (e *StageError) Reason() string {
	text := e.Message
	if e.Kind == bundle.Crash && e.Plugin != "" {
		text = e.culprit() + " crashed: " + e.Message
	}
	if e.Stage != "" {
		text = fmt.Sprintf("stage '%s': %s", e.Stage, text)
	}
	return text
}

// Error is the reason, the frames of the plugin's own code where it crashed, and what
// can be done about it.
func (e *StageError) Error() string {
	text := e.Reason()
	if e.Plugin != "" {
		for _, f := range diag.OwnFrames(e.Stack) {
			text += "\n  at " + f
		}
	}
	switch {
	case e.Bundle != "":
		text += "\n`mlirc reproduce '" + e.Bundle + "'` runs it again; a report is best made with that file"
	case e.Unkept != nil:
		text += "\nthere is no failure bundle: " + e.Unkept.Error()
	}
	return text
}

// part is what was being done when something failed.
type part struct {
	by     string // as in package bundle
	run    *plan.Run
	plugin *catalog.Plugin // that checks; run is nil then
	input  session.Payload
	at     string // the stage at which the plugin was last seen; empty: unknown
	stderr string
}

func (t *turn) part() part {
	return part{by: bundle.ByPlugin, run: t.run, input: t.request.Input, at: t.at, stderr: t.session.Stderr()}
}

// error is an error of the part that names who did it.
func (p part) error(kind, message string) *StageError {
	e := &StageError{Kind: kind, Message: message, part: p}
	owner := p.plugin
	if p.run != nil {
		owner, e.Stage = p.run.Plugin, stagesOf(p.run)
	}
	if owner != nil {
		e.Plugin, e.Version = owner.Name, owner.Version
	}
	return e
}

// stagesOf names the stages of a run in the form of an id.
func stagesOf(r *plan.Run) string {
	first, last := r.Stages[0].ID, r.Stages[len(r.Stages)-1].ID
	if first == last {
		return first
	}
	return first + "' to '" + last
}

// failed turns a pass's failure into an error.
func (j *job) failed(p part, f *session.Failure) error {
	if !f.Crashed && j.sink.HasErrors() && f.Message == "" {
		return j.refused(p, f)
	}
	e := p.error(kindOf(f), f.Message)
	e.Stage, e.Stack = f.Stage, f.Stack
	if e.Message == "" {
		e.Message = "failed without a reason"
	}
	if f.Invalid {
		e.Stage = j.suspects(p.run, f.Stage)
		e.Message = e.culprit() + " left IR that is not valid; the input is not to blame"
	}
	if f.Crashed {
		j.host.o.Logger.Debug("crash", "stage", f.Stage, "stack", f.Stack)
	}
	return e
}

// refused is the error for a stage that has reported what is wrong with its input.
// The user is to blame, unless the input is an artifact that stages have made.
func (j *job) refused(p part, f *session.Failure) error {
	at := slices.IndexFunc(j.plan.Stages, func(s plan.Stage) bool { return s.ID == f.Stage })
	if at < 0 || at == 0 && !j.in.Made || j.plan.Stages[at].Declared.Consumes == pass.KindModule {
		return ErrDiagnosed
	}
	stage := &j.plan.Stages[at]
	e := p.error(bundle.ToolFail, fmt.Sprintf("pass '%s' refuses the %s that was made for it; the input is not to blame",
		stage.Declared.Name, stage.Declared.Consumes))
	e.Stage = f.Stage
	if at == 0 {
		return e
	}
	if maker := &j.plan.Stages[at-1]; maker.Plugin != nil {
		e.Message += fmt.Sprintf("\nit comes from stage '%s' of plugin '%s' %s", maker.ID, maker.Plugin.Name, maker.Plugin.Version)
	}
	return e
}

func kindOf(f *session.Failure) string {
	switch {
	case f.Crashed:
		return bundle.Crash
	case f.Invalid:
		return bundle.Invalid
	case f.Tool != "":
		return bundle.ToolFail
	}
	return bundle.Rejected
}

// suspects are the stages of which one left invalid IR, in the form of an id:
// without a verification after each all those of the run up to one.
func (j *job) suspects(r *plan.Run, stage string) string {
	first := r.Stages[0].ID
	if !j.host.o.Instruments.SkipVerify || first == stage {
		return stage
	}
	return first + "' to '" + stage
}

// lost explains why a plugin did not answer.
func (j *job) lost(p part, err error) error {
	if j.user.Err() != nil {
		return j.user.Err()
	}
	e := p.error(bundle.Nonsense, err.Error())
	if p.at != "" {
		e.Stage = p.at
	}
	var late *session.LateError
	var crash *session.CrashError
	var nonsense *session.ProtocolError
	switch {
	case errors.As(err, &late):
		e.Kind = bundle.Deadline
		if late.Stage != "" {
			e.Stage = late.Stage
		}
		e.Message = fmt.Sprintf("%s is not done after %v (host.deadline); it was stopped; "+
			"if it only needs longer, --set host.deadline=... gives it that", e.culprit(), late.After)
	case errors.As(err, &nonsense):
		e.Message = fmt.Sprintf("%s broke the protocol: %v", e.culprit(), nonsense.Err)
	case errors.As(err, &crash):
		e.Kind, e.Message, e.part.stderr = bundle.Crash, crash.Status, crash.Stderr
		if crash.Stderr != "" {
			e.Message += "; its last words:\n" + crash.Stderr
		}
	}
	return e
}

// notStarted is for a plugin that did not get so far as to have a run.
func (j *job) notStarted(r *plan.Run, err error) error {
	if j.ctx.Err() != nil {
		return err // somebody else gave up
	}
	return part{by: bundle.ByPlugin, run: r, input: j.payload}.error(bundle.NoStart, err.Error())
}

// unchecked is for an owner that did not get through with the input; s is nil
// when it did not start.
func (j *job) unchecked(owner *catalog.Plugin, payload []byte, s *session.Session, err error) error {
	p := part{by: bundle.Check, plugin: owner, input: session.Payload{Kind: pass.KindModule, Data: payload}}
	switch {
	case j.ctx.Err() != nil && !errors.As(err, new(*session.LateError)):
		return err
	case s == nil:
		return p.error(bundle.NoStart, err.Error())
	}
	p.stderr = s.Stderr()
	return j.lost(p, err)
}

// garbled finds out whether a run failed because the maker of its input sent
// something that cannot be read. What goes out as text the host has read.
func (j *job) garbled(t *turn, result *session.Result) error {
	input := t.request.Input
	if t.maker == nil || input.Kind != pass.KindModule || input.Format.Text || !blamesNobody(result) {
		return nil
	}
	context, err := j.host.o.Library.Context(context.WithoutCancel(j.user), input.Data, j.host.o.Profile)
	if err != nil {
		return nil
	}
	var sink diag.Sink
	if bytecode.Read(context, j.in.Name, input.Data, &sink) != nil {
		return nil
	}
	return j.unreadable(t.maker, &sink)
}

// blamesNobody reports whether a run failed before its first pass.
func blamesNobody(result *session.Result) bool {
	return result != nil && result.Failure != nil && result.Failure.Stage == ""
}

// unreadable blames the maker of a module that cannot be read.
func (j *job) unreadable(maker *turn, sink *diag.Sink) error {
	message := "the module that came back cannot be read"
	for _, d := range sink.Diagnostics() {
		message += ": " + d.Message
		break
	}
	if maker == nil {
		return errors.New(message)
	}
	return maker.part().error(bundle.Nonsense, fmt.Sprintf("plugin '%s' %s broke the protocol: %s",
		maker.run.Plugin.Name, maker.run.Plugin.Version, message))
}

// guarded makes an error of a broken invariant of the host.
func (j *job) guarded(work func() error) (err error) {
	defer func() {
		if broken := recover(); broken != nil {
			j.cancel()
			c := diag.CrashOf(broken)
			what, stack := c.Error(), string(c.Stack)
			if beside, ok := broken.(panicked); ok {
				what, stack = beside.describe()
			}
			err = j.broken("mlirc itself crashed: "+what, stack, len(j.plan.Stages))
		}
	}()
	return work()
}

// broken is an error of the host on its way through so many stages of the plan.
func (j *job) broken(message, stack string, stages int) error {
	whole := &plan.Run{Stages: j.plan.Stages[:stages]}
	return &StageError{
		Kind: bundle.Crash, Message: message, Stack: stack,
		part: part{by: bundle.ByHost, run: whole, input: j.userInput()},
	}
}
