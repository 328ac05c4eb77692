package plugintest

import (
	"regexp"
	"strings"
	"testing"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/sdk"
)

// Rules verifies cases: the modules in the files of a pattern, cut at lines
// `// -----`, with comments `expected-error` that say what is wrong with them, and
// where. It finds rules of a dialect, the clauses `verify` and `refers`, and hooks
// that no case breaks, hooks that no definition asks for, and definitions whose
// hook is missing.
func Rules(t *testing.T, d *sdk.Dialect, cases string, uses ...*sdk.Dialect) {
	t.Helper()
	def, all := definitions(t, d, uses)
	c := &coverage{t: t, def: def, all: all, broken: map[string]bool{}}
	for _, s := range sources(t, cases) {
		c.take(s, d.Hooks)
	}
	c.hooks(d.Hooks)
	c.rules()
}

// coverage notes what the cases break.
type coverage struct {
	t        *testing.T
	def      *ods.Dialect
	all      []*ods.Dialect
	messages []string
	broken   map[string]bool // the hooks, by operation
}

// take verifies a case and compares what is wrong with what it says.
func (c *coverage) take(s *diag.Source, hooks map[string]verify.Hook) {
	sink := &diag.Sink{}
	module := syntax.Parse(contextOf(c.t, c.all), s, sink, syntax.ParseOptions{AllowUnregistered: true})
	if module != nil {
		verify.Verify(module, sink, verify.Options{Hooks: c.noting(hooks)})
	}
	for _, problem := range diag.Check(s, sink.Diagnostics()) {
		c.t.Error(problem)
	}
	for _, d := range sink.Diagnostics() {
		c.messages = append(c.messages, d.Message)
	}
}

// noting wraps hooks to note which of them found something.
func (c *coverage) noting(hooks map[string]verify.Hook) map[string]verify.Hook {
	wrapped := map[string]verify.Hook{}
	for name, hook := range hooks {
		wrapped[name] = func(op *ir.Operation) error {
			err := hook(op)
			c.broken[name] = c.broken[name] || err != nil
			return err
		}
	}
	return wrapped
}

func (c *coverage) hooks(hooks map[string]verify.Hook) {
	for _, name := range c.def.OpNames() {
		marked, there := c.def.Op(name).Hook, hooks[name] != nil
		switch {
		case marked && !there:
			c.t.Errorf("the definition of '%s' leaves checks to a hook that is missing", name)
		case !marked && there:
			c.t.Errorf("there is a hook for '%s', but its definition does not say so", name)
		case there && !c.broken[name]:
			c.t.Errorf("no case breaks the hook of '%s'", name)
		}
	}
}

func (c *coverage) rules() {
	for _, name := range c.def.OpNames() {
		def := c.def.Op(name)
		for i := range def.Rules {
			if pattern := pattern(def.Rules[i].Message); !c.said("", pattern) {
				c.t.Errorf("no case breaks the rule of '%s': %s", name, pattern)
			}
		}
		for i := range def.References {
			a := def.Attributes[def.References[i].Attr].Name
			if !c.said(name, "(refers to|wants) @") {
				c.t.Errorf("no case breaks the reference '%s' of '%s'", a, name)
			}
		}
	}
}

// said reports whether a message is about an operation, or any, and matches a
// pattern.
func (c *coverage) said(op, pattern string) bool {
	if op == "" {
		op = "[^']*"
	} else {
		op = regexp.QuoteMeta(op)
	}
	full := regexp.MustCompile("^'" + op + "' op " + pattern)
	for _, m := range c.messages {
		if full.MatchString(m) {
			return true
		}
	}
	return false
}

// pattern matches what a message may become.
func pattern(parts []ods.MessagePart) string {
	var b strings.Builder
	for i := range parts {
		if parts[i].Expr != nil {
			b.WriteString(".*")
			continue
		}
		b.WriteString(regexp.QuoteMeta(parts[i].Text))
	}
	b.WriteString("$")
	return b.String()
}
