package plan

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/host/config"
)

// connect checks that each stage consumes what the one before produces.
func (m *maker) connect() {
	m.plan.Input = pass.KindModule
	if len(m.plan.Stages) > 0 {
		m.plan.Input = m.plan.Stages[0].Declared.Consumes
	}
	kind, from := m.plan.Input, ""
	for _, s := range m.plan.Stages {
		if s.Declared.Consumes != kind {
			m.fail(s.Pass.Origin, fmt.Sprintf("stage '%s' consumes %s, but stage '%s' before it produces %s%s",
				s.ID, s.Declared.Consumes, from, kind, m.between(kind, s.Declared.Consumes)))
		}
		kind, from = s.produces(), s.ID
	}
	m.plan.Output = kind
}

// between names a pass that makes one kind out of another.
func (m *maker) between(from, to string) string {
	for _, c := range m.request.Catalog.All() {
		if c.Pass.Consumes == from && c.Pass.Produces == to {
			return fmt.Sprintf("; the pass '%s' makes %s out of %s", c.Pass.Name, to, from)
		}
	}
	return ""
}

// fileType is the option by which a pass that makes objects makes assembly
// instead, as LLVM's tools have it.
const fileType = "filetype"

// produces is what the stage leaves, its options regarded.
func (s *Stage) produces() string {
	if s.Declared.Produces == pass.KindObject && s.Settings[fileType] == pass.KindAssembly {
		return pass.KindAssembly
	}
	return s.Declared.Produces
}

// emit cuts the pipeline where it has made what is asked for.
func (m *maker) emit() {
	want := m.request.Emit
	if want == "" {
		return
	}
	origin := config.Origin{Layer: config.Flag, Name: "--emit"}
	stages := m.plan.Stages
	if want == pass.KindAssembly {
		stages = m.assembly(origin)
	}
	for i := len(stages) - 1; i >= 0; i-- {
		if stages[i].produces() == want {
			m.plan.Stages = stages[:i+1]
			return
		}
	}
	if want == pass.KindModule && len(stages) > 0 && stages[0].Declared.Consumes == want {
		m.plan.Stages = nil
		return
	}
	var kinds []string
	for _, s := range stages {
		if k := s.Declared.Produces; !slices.Contains(kinds, k) {
			kinds = append(kinds, k)
		}
	}
	m.fail(origin, fmt.Sprintf("no stage of the pipeline produces '%s'; its stages produce %s", want, strings.Join(kinds, ", ")))
}

// assembly asks the stage that makes objects to make assembly.
func (m *maker) assembly(origin config.Origin) []Stage {
	stages := slices.Clone(m.plan.Stages)
	for i := range stages {
		s := &stages[i]
		o := s.Declared.Option(fileType)
		if s.Declared.Produces != pass.KindObject || o == nil || !slices.Contains(o.Values, pass.KindAssembly) {
			continue
		}
		settings := map[string]string{fileType: pass.KindAssembly}
		for name, text := range s.Settings {
			if name != fileType {
				settings[name] = text
			}
		}
		s.Settings = settings
		return stages[:i+1]
	}
	return stages
}
