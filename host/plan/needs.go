package plan

import (
	"path/filepath"
	"strings"

	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/sandbox"
)

// Needs are the files and programs that options of the plan name: what a run
// grants the plugins that do it.
func (p *Plan) Needs() map[*catalog.Plugin]sandbox.Grants {
	needs := map[*catalog.Plugin]sandbox.Grants{}
	for i := range p.Stages {
		s := &p.Stages[i]
		if s.Plugin == nil {
			continue
		}
		have := needs[s.Plugin]
		for _, o := range s.Declared.Options {
			switch value := s.Settings[o.Name]; {
			case value == "":
			case o.Names == pass.Files:
				have.Read = append(have.Read, strings.Split(value, ",")...)
			case o.Names == pass.Programs:
				have.Tools = append(have.Tools, strings.Split(value, ",")...)
			}
		}
		if len(have.Read)+len(have.Tools) > 0 {
			needs[s.Plugin] = have
		}
	}
	return needs
}

// settleNames makes what options name independent of the folder where a plugin
// runs.
func (s *Stage) settleNames() {
	for _, o := range s.Declared.Options {
		value := s.Settings[o.Name]
		if value == "" || o.Names == "" {
			continue
		}
		names := strings.Split(value, ",")
		for i, name := range names {
			bare := !strings.ContainsRune(name, filepath.Separator)
			if full, err := filepath.Abs(name); err == nil && !(bare && o.Names == pass.Programs) {
				names[i] = full
			}
		}
		s.Settings[o.Name] = strings.Join(names, ",")
	}
}
