package plugintest

import (
	"maps"
	"regexp"
	"slices"
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
		c.take(s, d)
	}
	c.hooks(d)
	c.rules()
}

// coverage notes what the cases break.
type coverage struct {
	t        *testing.T
	def      *ods.Dialect
	all      []*ods.Dialect
	messages []string
	broken   map[string]bool // the hooks, by operation or attribute
}

// take verifies a case and compares what is wrong with what it says.
func (c *coverage) take(s *diag.Source, d *sdk.Dialect) {
	sink := &diag.Sink{}
	module := syntax.Parse(contextOf(c.t, c.all), s, sink, syntax.ParseOptions{AllowUnregistered: true})
	if module != nil {
		verify.Verify(module, sink, c.noting(d))
	}
	for _, problem := range diag.Check(s, sink.Diagnostics()) {
		c.t.Error(problem)
	}
	for _, d := range sink.Diagnostics() {
		c.messages = append(c.messages, d.Message)
	}
}

// noting wraps the hooks of a dialect to note which of them found something.
func (c *coverage) noting(d *sdk.Dialect) verify.Options {
	wrapped := sdk.Checks(d)
	note := func(name string, err error) error {
		c.broken[name] = c.broken[name] || err != nil
		return err
	}
	for name, hook := range d.Hooks {
		wrapped.Hooks[name] = func(op *ir.Operation) error { return note(name, hook(op)) }
	}
	for name, hook := range d.Uses {
		wrapped.Uses[name] = func(op *ir.Operation, lookup verify.Lookup) error {
			return note(useOf(name), hook(op, lookup))
		}
	}
	for name, hook := range d.Attributes {
		wrapped.Attributes[name] = func(a verify.Annotation, lookup verify.Lookup) error {
			return note("#"+name, hook(a, lookup))
		}
	}
	return wrapped
}

// useOf is how the hook is noted that looks at what an operation uses.
func useOf(name string) string { return "@" + name }

func (c *coverage) hooks(d *sdk.Dialect) {
	for _, name := range c.def.OpNames() {
		own, uses := d.Hooks[name] != nil, d.Uses[name] != nil
		switch marked := c.def.Op(name).Hook; {
		case marked && !own && !uses:
			c.t.Errorf("the definition of '%s' leaves checks to a hook that is missing", name)
		case !marked && (own || uses):
			c.t.Errorf("there is a hook for '%s', but its definition does not say so", name)
		}
		if own && !c.broken[name] {
			c.t.Errorf("no case breaks the hook of '%s'", name)
		}
		if uses && !c.broken[useOf(name)] {
			c.t.Errorf("no case breaks the hook for what '%s' uses", name)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(d.Attributes)) {
		if !c.broken["#"+name] {
			c.t.Errorf("no case breaks the hook of attribute '%s'", name)
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
