package advice

import (
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/plan"
)

// Adviser knows what there is to convert with.
type Adviser struct {
	Catalog *catalog.Catalog
	Stages  []plan.Stage
	// Pipelines are what the user could choose instead, the one to name first at the start; nil: none.
	Pipelines func() []Pipeline
}

// Pipeline is one that has a name, with the passes of its stages.
type Pipeline struct {
	Name   string
	Passes []string
}

// Advise adds to what was not converted which pass would help, by what the manifests say.
// stage is the id of the stage that failed, empty if none did.
func (a *Adviser) Advise(d diag.Diagnostic, stage string) diag.Diagnostic {
	if len(d.Unconverted) == 0 || len(a.Stages) == 0 {
		return d
	}
	s := a.at(stage)
	if !s.failed {
		s.at = len(a.Stages) - 1
	}
	var given []string
	for _, op := range d.Unconverted {
		text := s.advice(op)
		if text == "" || slices.Contains(given, text) {
			continue
		}
		given = append(given, text)
		d = d.WithNote(d.Pos, text)
	}
	return d
}

// situation is a stage that found operations unconverted.
type situation struct {
	catalog   *catalog.Catalog
	stages    []plan.Stage
	at        int  // its number in stages
	failed    bool // it minds
	pipelines func() []Pipeline
}

// at is the situation of a stage that failed; not failed where there is none of that id.
func (a *Adviser) at(stage string) situation {
	at := slices.IndexFunc(a.Stages, func(s plan.Stage) bool { return s.ID == stage })
	return situation{catalog: a.Catalog, stages: a.Stages, at: at, failed: at >= 0, pipelines: a.Pipelines}
}

// advice says which pass converts an operation; nothing if a pass that does has
// been there, or made it.
func (a situation) advice(op string) string {
	converter, maker := a.history(op)
	switch {
	case converter >= 0 && maker > converter:
		return "stage '" + a.stages[maker].ID + "' makes '" + op + "' after stage '" + a.stages[converter].ID +
			"', which converts it; move it before that"
	case converter >= 0:
		return ""
	}
	for _, s := range a.stages[a.at+1:] {
		if s.Declared.ConvertsOp(op) {
			return "pass '" + s.Declared.Name + "' converts '" + op + "', but comes later; move stage '" + s.ID +
				"' before stage '" + a.before(s.Declared) + "'"
		}
	}
	claims := a.ofOwner(a.catalog.Converters(op), op)
	if len(claims) == 0 {
		if maker >= 0 {
			return ""
		}
		return "no pass of the plugins in use converts '" + op + "'"
	}
	var names []string
	for _, c := range claims {
		name := "'" + c.Pass.Name + "'"
		if c.Plugin != nil {
			name += " of plugin '" + c.Plugin.Name + "'"
		}
		names = append(names, name)
	}
	text := "pass " + strings.Join(names, " or ") + " converts '" + op + "'"
	if !a.failed {
		return text
	}
	return text + "; run it before stage '" + a.before(claims[0].Pass) + "'" + a.pipelineWith(claims)
}

// pipelineWith says which pipeline has one of some passes, if there is one.
func (a situation) pipelineWith(claims []catalog.Claim) string {
	if a.pipelines == nil {
		return ""
	}
	for _, p := range a.pipelines() {
		if slices.ContainsFunc(claims, func(c catalog.Claim) bool { return slices.ContainsFunc(p.Passes, c.Pass.IsCalled) }) {
			return ", or choose pipeline '" + p.Name + "', which has it"
		}
	}
	return ""
}

// ofOwner leaves out passes of plugins that come with the host and do not own the dialect of an
// operation, if the owner has some. What builtin has, std converts.
func (a situation) ofOwner(claims []catalog.Claim, op string) []catalog.Claim {
	dialect, _, isNamed := strings.Cut(op, ".")
	if !isNamed {
		dialect = "std"
	}
	owner, _ := a.catalog.Owner(dialect)
	isOwners := func(c catalog.Claim) bool { return owner != nil && c.Plugin == owner }
	if !slices.ContainsFunc(claims, isOwners) {
		return claims
	}
	return slices.DeleteFunc(slices.Clone(claims), func(c catalog.Claim) bool {
		return c.Plugin != nil && c.Plugin.Builtin() && !isOwners(c)
	})
}

// history finds the last stage so far that converts an operation, and the last
// conversion that may make it; -1 where there is none.
func (a situation) history(op string) (converter, maker int) {
	converter, maker = -1, -1
	for i, s := range a.stages[:a.at+1] {
		switch p := s.Declared; {
		case p.ConvertsOp(op):
			converter = i
		case len(p.Converts) > 0 && buildsOp(p, op):
			maker = i
		}
	}
	return converter, maker
}

// before is the stage that a pass has to precede: the first that converts what
// the pass makes, or else the one that found it missing.
func (a situation) before(p *catalog.Pass) string {
	for _, s := range a.stages[:a.at+1] {
		for _, b := range p.Builds {
			if slices.Contains(s.Declared.Converts, b.Name) {
				return s.ID
			}
		}
	}
	return a.stages[a.at].ID
}

func buildsOp(p *catalog.Pass, op string) bool {
	dialect, _, _ := strings.Cut(op, ".")
	return slices.ContainsFunc(p.Builds, func(b catalog.Requirement) bool { return b.Name == dialect })
}
