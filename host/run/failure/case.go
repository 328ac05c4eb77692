package failure

import (
	"errors"
	"fmt"
	"slices"

	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/host/bundle"
	"github.com/mlirc/mlirc/host/plan"
	"github.com/mlirc/mlirc/host/session"
)

// Case is the plan in which something failed.
type Case struct {
	Stages []plan.Stage
	// MadeInput says that the plan's input is not what the user wrote, but was made of that.
	MadeInput bool
	// SkipVerify says that modules are not verified after each pass.
	SkipVerify bool
}

// Failed turns a pass's failure into an error. It is nil where the input is at fault;
// reported says that diagnostics tell of errors.
func (c *Case) Failed(p Part, f *session.Failure, reported bool) *Error {
	if !f.Crashed && reported && f.Message == "" {
		return c.refused(p, f)
	}
	e := p.Error(kindOf(f), f.Message)
	e.Stack = f.Stack
	if e.Message == "" {
		e.Message = "failed without a reason"
	}
	if f.Stage != "" {
		e.Stage = f.Stage
	} else if !f.Crashed { // which names the culprit
		e.Message = e.Culprit() + " failed before its first pass: " + e.Message
	}
	if f.Invalid {
		e.Message, e.Stage = p.Invalid().Message, c.suspects(p.Run, f.Stage)
	}
	return e
}

// refused is the error for a stage that has reported what is wrong with its input.
// The user is to blame, unless the input is an artifact that stages have made.
func (c *Case) refused(p Part, f *session.Failure) *Error {
	at := slices.IndexFunc(c.Stages, func(s plan.Stage) bool { return s.ID == f.Stage })
	if at < 0 || at == 0 && !c.MadeInput || c.Stages[at].Declared.Consumes == pass.KindModule {
		return nil
	}
	stage := &c.Stages[at]
	e := p.Error(bundle.ToolFail, fmt.Sprintf("pass '%s' refuses the %s that was made for it; the input is not to blame",
		stage.Declared.Name, stage.Declared.Consumes))
	e.Stage = f.Stage
	if at == 0 {
		return e
	}
	if maker := &c.Stages[at-1]; maker.Plugin != nil {
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
func (c *Case) suspects(r *plan.Run, stage string) string {
	first := r.Stages[0].ID
	if !c.SkipVerify || first == stage {
		return stage
	}
	return first + "' to '" + stage
}

// Lost explains why a plugin did not answer.
func Lost(p Part, err error) *Error {
	e := p.Error(bundle.Nonsense, err.Error())
	if p.At != "" {
		e.Stage = p.At
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
			"if it only needs longer, --set host.deadline=... gives it that", e.Culprit(), late.After)
	case errors.As(err, &nonsense):
		e.Message = fmt.Sprintf("%s broke the protocol: %v", e.Culprit(), nonsense.Err)
	case errors.As(err, &crash):
		e.Kind, e.Message, e.Part.Stderr = bundle.Crash, crash.Status, crash.Stderr
		if crash.Stderr != "" {
			e.Message += "; its last words:\n" + crash.Stderr
		}
	}
	return e
}
