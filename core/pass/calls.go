package pass

import (
	"fmt"
	"slices"

	"github.com/mlirc/mlirc/core/diag"
)

// Call is a request for a pass: its name, and options as text.
type Call struct {
	// Stage is the id of the call in messages.
	Stage    string
	Pass     string
	Settings map[string]string
	// Anchors are the operations around the pass as the user nested them,
	// outermost first, the module left out.
	Anchors []string
}

// Steps turns calls into steps. Consecutive calls with the same anchors share
// their nesting, so that an anchor goes through all of them before the next one.
// It returns for each step the first of its calls.
func Steps(calls []Call, registry *Registry) ([]Step, []Call, error) {
	var steps []Step
	var first []Call
	for i, c := range calls {
		instance, err := c.instance(registry)
		if err != nil {
			return nil, nil, err
		}
		if i > 0 && len(c.Anchors) > 0 && slices.Equal(c.Anchors, calls[i-1].Anchors) {
			inner := innermost(steps[len(steps)-1].(*Pipeline))
			inner.Steps = append(inner.Steps, instance)
			continue
		}
		steps = append(steps, nest(c.Anchors, instance))
		first = append(first, c)
	}
	return steps, first, nil
}

func (c *Call) instance(registry *Registry) (*Instance, error) {
	p := registry.Lookup(c.Pass)
	if p == nil {
		if near, ok := diag.Suggest(c.Pass, registry.names); ok {
			return nil, fmt.Errorf("there is no pass '%s'; did you mean '%s'?", c.Pass, near)
		}
		return nil, fmt.Errorf("there is no pass '%s'", c.Pass)
	}
	instance, errs := newInstance(p, c.Settings)
	if len(errs) > 0 {
		return nil, errs[0]
	}
	return instance, nil
}

func nest(anchors []string, instance *Instance) Step {
	var step Step = instance
	for _, anchor := range slices.Backward(anchors) {
		step = &Pipeline{Anchor: anchor, Steps: []Step{step}}
	}
	return step
}

func innermost(p *Pipeline) *Pipeline {
	for {
		inner, ok := p.Steps[0].(*Pipeline)
		if !ok {
			return p
		}
		p = inner
	}
}

// Calls turns a pipeline on a module into calls; each has the name of its pass
// as its stage.
func (p *Pipeline) Calls() []Call { return p.calls(nil) }

func (p *Pipeline) calls(anchors []string) []Call {
	var calls []Call
	for _, s := range p.Steps {
		switch s := s.(type) {
		case *Instance:
			calls = append(calls, Call{Stage: s.Pass.Name, Pass: s.Pass.Name, Settings: s.settings, Anchors: anchors})
		case *Pipeline:
			calls = append(calls, s.calls(append(slices.Clone(anchors), s.Anchor))...)
		}
	}
	return calls
}
