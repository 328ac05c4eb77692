package failure

import (
	"errors"
	"strings"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/host/bundle"
	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/plan"
	"github.com/mlirc/mlirc/host/session"
)

// Part is what was being done when something failed.
type Part struct {
	By     string // as in package bundle
	Run    *plan.Run
	Plugin *catalog.Plugin // that checks; Run is nil then
	Input  session.Payload
	At     string // the stage at which the plugin was last seen; empty: unknown
	Stderr string
}

// Owner is the plugin that was at work, nil for the host.
func (p Part) Owner() *catalog.Plugin {
	if p.Run != nil {
		return p.Run.Plugin
	}
	return p.Plugin
}

// Error is an error of the part that names who did it.
func (p Part) Error(kind, message string) *Error {
	e := &Error{Kind: kind, Message: message, Part: p}
	if p.Run != nil && len(p.Run.Stages) > 0 {
		e.Stage = stagesOf(p.Run)
	}
	if owner := p.Owner(); owner != nil {
		e.Plugin, e.Version = owner.Name, owner.Version
	}
	return e
}

// Nonsense is the error of a plugin that sent what it must not send.
func (p Part) Nonsense(what string) *Error {
	e := p.Error(bundle.Nonsense, "")
	e.Message = e.Culprit() + " broke the protocol: " + what
	return e
}

// Invalid is the error of a plugin that made a module that is not valid.
func (p Part) Invalid() *Error {
	e := p.Error(bundle.Invalid, "")
	e.Message = e.Culprit() + " left IR that is not valid; the input is not to blame"
	return e
}

// Unreadable is the error of a plugin whose module cannot be read, for the first reason of
// a sink. Of a module that is text the source shows the place.
func (p Part) Unreadable(sink *diag.Sink, source *diag.Source) *Error {
	return p.Nonsense(unreadable(sink, source))
}

// Unreadable is Part.Unreadable for a module that no plugin made.
func Unreadable(sink *diag.Sink) error { return errors.New(unreadable(sink, nil)) }

func unreadable(sink *diag.Sink, source *diag.Source) string {
	const message = "the module that came back cannot be read"
	list := sink.Diagnostics()
	switch {
	case len(list) == 0:
		return message
	case source == nil || !list[0].Pos.IsKnown():
		return message + ": " + diag.Inset(diag.Shortened(list[0].Message))
	}
	shown := diag.AppendRendered(nil, list[0], source.Lookup, false)
	return message + ": " + diag.Inset(strings.TrimRight(string(shown), "\n"))
}

// Crash is the error of a host that broke one of its own invariants; Run is the part of the
// plan that it was in.
func (p Part) Crash(message, stack string) *Error {
	return &Error{Kind: bundle.Crash, Message: message, Stack: stack, Part: p}
}

// stagesOf names the stages of a run in the form of an id.
func stagesOf(r *plan.Run) string {
	first, last := r.Stages[0].ID, r.Stages[len(r.Stages)-1].ID
	if first == last {
		return first
	}
	return first + "' to '" + last
}
