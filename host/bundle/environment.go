package bundle

import (
	"slices"
	"strings"
)

// shortestSecret is the length of a value from which it is looked for: `1` and `on` are
// in every text, and tell nothing.
const shortestSecret = 4

// withoutEnvironment writes $NAME for the values of variables that plugins were given,
// wherever a plugin may have repeated them, and keeps the names of what was granted only.
func (b *Bundle) withoutEnvironment() {
	for i := range b.Record.Plugins {
		for j := range b.Record.Plugins[i].Grants {
			if g := &b.Record.Plugins[i].Grants[j]; g.Name == "environment" {
				g.Text = namesOf(g.Text)
			}
		}
	}
	hide(b.Environment, &b.Messages, &b.Stderr, &b.Stack, &b.Record.Failure.Message)
	b.Environment = nil
}

// WithoutEnvironment is a failure as a bundle has it, where plugins were given variables;
// nil stays nil.
func (f *Failure) WithoutEnvironment(variables []string) *Failure {
	if f == nil {
		return nil
	}
	hidden := *f
	hide(variables, &hidden.Message)
	return &hidden
}

// hide writes $NAME for the values of variables in texts.
func hide(variables []string, texts ...*string) {
	variables = slices.Clone(variables)
	// A value that has another in it goes first.
	slices.SortFunc(variables, func(x, y string) int {
		_, a, _ := strings.Cut(x, "=")
		_, b, _ := strings.Cut(y, "=")
		return len(b) - len(a)
	})
	for _, v := range variables {
		name, value, _ := strings.Cut(v, "=")
		if len(value) < shortestSecret {
			continue
		}
		for _, text := range texts {
			*text = strings.ReplaceAll(*text, value, "$"+name)
		}
	}
}

// namesOf are the names in a list of NAME and NAME=value.
func namesOf(list string) string {
	names := strings.Split(list, ",")
	for i := range names {
		names[i], _, _ = strings.Cut(names[i], "=")
	}
	return strings.Join(names, ",")
}
