package conformance

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/mlirc/mlirc/host/sandbox"
)

// Options say what is checked.
type Options struct {
	// Path is the program, Args what it is given.
	Path string
	Args []string
	// Policy is what the program may do, as in a compilation.
	Policy sandbox.Policy
	// Definition finds the files of other plugins' dialects, which those of the
	// subject may use; nil: there are none.
	Definition func(ctx context.Context, dialect string) (file string, source []byte, err error)
	// Patience is how long an answer may take, Grace how long the end of the
	// process; zero is [DefaultPatience] and [DefaultGrace].
	Patience, Grace time.Duration
	// Only names the checks that are wanted; empty: all.
	Only []string
}

// How long a plugin may take. Patience is spent only where nothing comes.
const (
	DefaultPatience = 30 * time.Second
	DefaultGrace    = time.Second
)

// Check is one thing that a plugin must do.
type Check struct {
	Name string
	// Clause is the heading of docs/protocol.md that demands it.
	Clause string
	run    func(*subject) error
	// finds says that others need what the check finds out.
	finds bool
}

// Outcome is what became of a check.
type Outcome string

// The outcomes.
const (
	OK      Outcome = "ok"
	Failed  Outcome = "failed"
	Skipped Outcome = "skipped"
)

// Finding is a check with its outcome.
type Finding struct {
	Check   Check
	Outcome Outcome
	// Reason says what is wrong, or why it was not tried.
	Reason string
}

// Checks lists all checks in the order in which they are made.
func Checks() []Check {
	return slices.Concat(startChecks(), manifestChecks(), runChecks(), faultChecks(), sessionChecks())
}

// Run makes all checks. It ends early when ctx does.
func Run(ctx context.Context, o Options) []Finding {
	if o.Patience == 0 {
		o.Patience = DefaultPatience
	}
	if o.Grace == 0 {
		o.Grace = DefaultGrace
	}
	s := &subject{ctx: ctx, options: o}
	defer s.end()
	var findings []Finding
	for _, c := range Checks() {
		if ctx.Err() != nil {
			return findings
		}
		wanted := o.Only == nil || slices.Contains(o.Only, c.Name)
		if !wanted && !c.finds {
			continue
		}
		if f := s.finding(c); wanted {
			findings = append(findings, f)
		}
	}
	return findings
}

func (s *subject) finding(c Check) Finding {
	err := c.run(s)
	var skipped skip
	switch {
	case err == nil:
		err = s.stillThere()
	case errors.As(err, &skipped):
		return Finding{c, Skipped, err.Error()}
	}
	if err != nil {
		return Finding{c, Failed, err.Error() + s.lastWords()}
	}
	return Finding{Check: c, Outcome: OK}
}

// skip is why a check was not made.
type skip string

// Error is the reason.
func (s skip) Error() string { return string(s) }

func skipf(form string, args ...any) error { return skip(fmt.Sprintf(form, args...)) }
