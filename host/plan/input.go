package plan

import (
	"bytes"
	"fmt"

	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/config"
)

// KindSPIRV is the kind of modules in the binary form of SPIR-V.
const KindSPIRV = "spirv"

// magics are how files of a kind begin.
var magics = [...]struct{ begins, kind string }{
	{"\x03\x02\x23\x07", KindSPIRV},
	{"\x07\x23\x02\x03", KindSPIRV},
}

// KindOf is the kind of artifact that a file is, as its first bytes tell; empty where they tell
// nothing.
func KindOf(data []byte) string {
	for _, m := range magics {
		if bytes.HasPrefix(data, []byte(m.begins)) {
			return m.kind
		}
	}
	return ""
}

// Reading is the plan for an input of another kind than the first stage consumes: a pass
// that makes the one of the other comes before it.
func (p *Plan) Reading(kind string) (*Plan, error) {
	if kind == "" || kind == p.Input {
		return p, nil
	}
	var reader *catalog.Pass
	for _, c := range p.catalog.All() {
		if c.Pass.Consumes == kind && c.Pass.Produces == p.Input {
			reader = c.Pass
		}
	}
	if reader == nil {
		return nil, fmt.Errorf("the input is %s, of which no pass makes %s; install a plugin that has one", kind, p.Input)
	}
	origin := config.Origin{Layer: config.Default, Name: "the input"}
	m := &maker{request: Request{Catalog: p.catalog, Config: &config.Config{}}, plan: &Plan{}}
	m.resolve(config.Stage{ID: reader.Name, Pass: config.Value{Text: reader.Name, Origin: origin}, Origin: origin})
	if len(m.problems) > 0 {
		return nil, &config.Error{Diagnostics: m.problems}
	}
	q := *p
	q.Input = kind
	q.Stages = append(m.plan.Stages, p.Stages...)
	q.Runs = group(q.Stages, make([][]*catalog.Plugin, len(q.Stages)))
	if len(p.Stages) == 0 {
		q.Output = pass.KindModule
	}
	return &q, nil
}
