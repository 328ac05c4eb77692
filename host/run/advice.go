package run

import (
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/plan"
)

// report hands over what a run found. To what was not converted it adds which
// pass would help, by what the manifests say. stage is the id of the stage that
// failed, empty if none did.
func (j *job) report(stage string, found *diag.Sink) {
	for _, d := range found.Diagnostics() {
		if !j.host.o.WithoutAdvice {
			d = j.advise(d, stage)
		}
		j.sink.Report(d)
	}
}

func (j *job) advise(d diag.Diagnostic, stage string) diag.Diagnostic {
	if len(d.Unconverted) == 0 || len(j.plan.Stages) == 0 {
		return d
	}
	a := adviser{catalog: j.host.o.Catalog, stages: j.plan.Stages, at: len(j.plan.Stages) - 1}
	if at := slices.IndexFunc(j.plan.Stages, func(s plan.Stage) bool { return s.ID == stage }); at >= 0 {
		a.at, a.failed = at, true
	}
	var given []string
	for _, op := range d.Unconverted {
		text := a.advice(op)
		if text == "" || slices.Contains(given, text) {
			continue
		}
		given = append(given, text)
		d = d.WithNote(d.Pos, text)
	}
	return d
}

// adviser knows what there is to convert with.
type adviser struct {
	catalog *catalog.Catalog
	stages  []plan.Stage
	at      int  // the stage that found operations unconverted
	failed  bool // it minds
}

// advice says which pass converts an operation; nothing if a pass that does has
// been there, or made it.
func (a adviser) advice(op string) string {
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
	return text + "; run it before stage '" + a.before(claims[0].Pass) + "'"
}

// ofOwner leaves out passes of plugins that come with the host and do not own the dialect of an
// operation, if the owner has some. What builtin has, std converts.
func (a adviser) ofOwner(claims []catalog.Claim, op string) []catalog.Claim {
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
func (a adviser) history(op string) (converter, maker int) {
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
func (a adviser) before(p *catalog.Pass) string {
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
