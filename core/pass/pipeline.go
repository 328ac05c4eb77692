package pass

import (
	"sort"
	"strings"

	"github.com/mlirc/mlirc/core/diag"
)

// Pipeline is steps that run one after the other on an operation.
type Pipeline struct {
	// Anchor is the name of the operation; empty is the module. A nested
	// pipeline looks for its anchors at any depth.
	Anchor string
	Steps  []Step
}

// Step is a pass with its options, or a nested pipeline.
type Step interface{ step() }

// Instance is a pass with its options.
type Instance struct {
	Pass    *Pass
	options Options
	// settings are the options that were given, by their names, as text.
	settings map[string]string
	pos      diag.Position
	// Prepared is what the pass has prepared for this execution, see [Pass.Prepare].
	Prepared any
}

func (*Instance) step() {}
func (*Pipeline) step() {}

var (
	_ Step = (*Instance)(nil)
	_ Step = (*Pipeline)(nil)
)

// newInstance checks options and returns a pass with them.
func newInstance(p *Pass, settings map[string]string) (*Instance, []error) {
	options, errs := ParseOptions(p.Name, p.Options, settings)
	return &Instance{Pass: p, options: options, settings: byName(p.Options, settings)}, errs
}

// Add appends a pass without options.
func (p *Pipeline) Add(passes ...*Pass) *Pipeline {
	for _, one := range passes {
		i, errs := newInstance(one, nil)
		if len(errs) > 0 {
			panic("BUG: " + errs[0].Error())
		}
		p.Steps = append(p.Steps, i)
	}
	return p
}

// nest appends a pipeline for the operations of that name inside, and returns
// it.
func (p *Pipeline) nest(anchor string) *Pipeline {
	nested := &Pipeline{Anchor: anchor}
	p.Steps = append(p.Steps, nested)
	return nested
}

// String is the pipeline as text.
func (p *Pipeline) String() string {
	anchor := p.Anchor
	if anchor == "" {
		anchor = "builtin.module"
	}
	parts := make([]string, len(p.Steps))
	for i, s := range p.Steps {
		switch s := s.(type) {
		case *Instance:
			parts[i] = s.String()
		case *Pipeline:
			parts[i] = s.String()
		}
	}
	return anchor + "(" + strings.Join(parts, ",") + ")"
}

// String is the pass as text, with the options that were given.
func (i *Instance) String() string {
	if len(i.settings) == 0 {
		return i.Pass.Name
	}
	names := make([]string, 0, len(i.settings))
	for name := range i.settings {
		names = append(names, name)
	}
	sort.Strings(names)
	for n, name := range names {
		names[n] = name + "=" + quoteOption(i.settings[name])
	}
	return i.Pass.Name + "{" + strings.Join(names, " ") + "}"
}

func quoteOption(value string) string {
	if value == "" || strings.ContainsAny(value, " \t\r\n(){}[]\"'") {
		return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(value) + `"`
	}
	return value
}

// Registry finds passes by name.
type Registry struct {
	passes map[string]*Pass
	names  []string
}

// NewRegistry returns a registry of those passes, which are found by their names and aliases.
// Of two with one name the first is found, and a name precedes aliases.
func NewRegistry(passes ...*Pass) *Registry {
	r := &Registry{passes: map[string]*Pass{}}
	for _, p := range passes {
		if _, taken := r.passes[p.Name]; taken {
			continue
		}
		r.passes[p.Name] = p
		r.names = append(r.names, p.Name)
	}
	for _, p := range passes {
		for _, alias := range p.Aliases {
			if _, taken := r.passes[alias]; taken {
				continue
			}
			r.passes[alias] = p
			r.names = append(r.names, alias)
		}
	}
	sort.Strings(r.names)
	return r
}

// Lookup finds a pass, or nil.
func (r *Registry) Lookup(name string) *Pass { return r.passes[name] }
