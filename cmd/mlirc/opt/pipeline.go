package opt

import (
	"maps"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/config"
)

// pipelineFlag is what messages call a textual pipeline: it is their file.
const pipelineFlag = "--pass-pipeline"

// addPipeline notes a textual pipeline; it is read when the passes are known.
// Its place among the flags counts.
func (o *opt) addPipeline(text string) error {
	o.stages = append(o.stages, pipelineStage(text))
	return nil
}

// pipelineStage stands for a textual pipeline until the passes are known.
func pipelineStage(text string) config.Stage {
	return config.Stage{
		ID: pipelineFlag, Pass: config.Value{Text: text, Origin: config.Origin{Layer: config.Flag, Name: pipelineFlag}},
	}
}

// expand puts the passes of textual pipelines in their place.
func expand(c *catalog.Catalog, stages []config.Stage) ([]config.Stage, error) {
	e := expansion{registry: registry(c)}
	for _, s := range stages {
		if s.ID != pipelineFlag {
			e.add(s)
			continue
		}
		if err := e.pipeline(s.Pass.Text); err != nil {
			return nil, err
		}
	}
	return e.stages, nil
}

type expansion struct {
	registry *pass.Registry
	stages   []config.Stage
}

func (e *expansion) pipeline(text string) error {
	source := diag.NewSource(pipelineFlag, []byte(text))
	p, problems := pass.ParsePipeline(source, e.registry)
	if len(problems) > 0 {
		return &config.Error{Diagnostics: problems, Sources: []*diag.Source{source}}
	}
	origin := config.Origin{Layer: config.Flag, Name: pipelineFlag}
	for _, call := range p.Calls() {
		s := config.Stage{
			ID: call.Stage, Pass: config.Value{Text: call.Pass, Origin: origin},
			Options: map[string]config.Value{}, Anchors: call.Anchors, Origin: origin,
		}
		for name, value := range call.Settings {
			s.Options[name] = config.Value{Text: value, Origin: origin}
		}
		e.add(s)
	}
	return nil
}

// add gives a stage an id that no other has.
func (e *expansion) add(s config.Stage) {
	ids := map[string]bool{}
	for _, other := range e.stages {
		ids[other.ID] = true
	}
	s.ID = unused(s.ID, ids)
	s.Options = maps.Clone(s.Options)
	e.stages = append(e.stages, s)
}

// registry has the declarations of all passes, for checking names and options.
func registry(c *catalog.Catalog) *pass.Registry {
	var list []*pass.Pass
	for _, claim := range c.All() {
		list = append(list, &pass.Pass{
			Name: claim.Pass.Name, Aliases: claim.Pass.Aliases, Anchor: claim.Pass.Anchor, Options: claim.Pass.Options,
			Consumes: claim.Pass.Consumes, Produces: claim.Pass.Produces,
		})
	}
	return pass.NewRegistry(list...)
}
