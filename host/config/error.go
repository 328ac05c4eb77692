package config

import (
	"strings"

	"github.com/mlirc/mlirc/core/diag"
)

// Error is everything that is wrong with a configuration.
type Error struct {
	Diagnostics []diag.Diagnostic
	// Sources are the files that diagnostics point into.
	Sources []*diag.Source
}

// Error lists the problems, one a line.
func (e *Error) Error() string {
	lines := make([]string, len(e.Diagnostics))
	for i, d := range e.Diagnostics {
		lines[i] = d.Error()
	}
	return strings.Join(lines, "\n")
}

// Source finds a file that diagnostics point into, or nil.
func (e *Error) Source(name string) *diag.Source {
	for _, s := range e.Sources {
		if s.Name() == name {
			return s
		}
	}
	return nil
}
