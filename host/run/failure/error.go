package failure

import (
	"errors"
	"fmt"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/host/bundle"
)

// Error says which stage went wrong for a reason that is not in the input.
type Error struct {
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

	// Part is what was being done.
	Part Part
}

// Culprit is who made a mistake.
func (e *Error) Culprit() string {
	if e.Plugin == "" {
		return "mlirc itself"
	}
	return fmt.Sprintf("plugin '%s' %s", e.Plugin, e.Version)
}

// Reason names stage and plugin.
func (e *Error) Reason() string {
	text := e.Message
	if e.Kind == bundle.Crash && e.Plugin != "" {
		text = e.Culprit() + " crashed: " + e.Message
	}
	if e.Stage != "" {
		text = fmt.Sprintf("stage '%s': %s", e.Stage, text)
	}
	return text
}

// Error is the reason, the frames of the plugin's own code where it crashed, and what
// can be done about it.
func (e *Error) Error() string {
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

// Record returns what an error says in the words of a bundle; nil where it is not about a
// plugin, a tool or the host.
func Record(err error) *bundle.Failure {
	var e *Error
	if !errors.As(err, &e) {
		return nil
	}
	return &bundle.Failure{Kind: e.Kind, Plugin: e.Plugin, Version: e.Version, Stage: e.Stage, Message: e.Reason()}
}
