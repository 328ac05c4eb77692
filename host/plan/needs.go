package plan

import (
	"fmt"
	"path/filepath"
	"strings"

	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/config"
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
			switch names := s.names(o); o.Names {
			case pass.Files:
				have.Read = append(have.Read, names...)
			case pass.Programs:
				have.Tools = append(have.Tools, names...)
			}
		}
		if len(have.Read)+len(have.Tools) > 0 {
			needs[s.Plugin] = have
		}
	}
	return needs
}

// named wants that who names files elsewhere, or programs, in an option may do so: naming
// them grants them to the plugin.
func (m *maker) named(s *Stage) {
	for _, o := range s.Declared.Options {
		from := s.Options[o.Name].Origin
		for _, name := range s.names(o) {
			if o.Names == pass.Files && isBelow(name, m.request.Config.FolderOf(from)) {
				continue
			}
			if err := m.request.Config.Trusted(from, config.ProgramOf(name)); err != nil {
				m.fail(from, fmt.Sprintf("option '%s' of stage '%s' names '%s', which takes effect only where you trust the file: %v%s",
					o.Name, s.ID, name, err, wayOut(from, s, o.Name, name)))
			}
		}
	}
}

// wayOut is what to do about an option of a failure bundle.
func wayOut(from config.Origin, s *Stage, option, name string) string {
	if from.Layer != config.Bundle {
		return ""
	}
	return fmt.Sprintf("; if it may be read: --set '%s'", "stage-options."+s.ID+"."+option+"="+name)
}

// isBelow reports whether a file is in a folder or below, wherever links lead.
func isBelow(name, folder string) bool {
	if folder == "" {
		return false
	}
	folder, err := filepath.EvalSymlinks(folder)
	if err != nil {
		return false
	}
	real, err := filepath.EvalSymlinks(name)
	if err != nil {
		return false
	}
	rel, err := filepath.Rel(folder, real)
	return err == nil && filepath.IsLocal(rel)
}

// names are the files or programs that an option names.
func (s *Stage) names(o pass.Option) []string {
	value := s.Settings[o.Name]
	switch {
	case value == "" || o.Names == "":
		return nil
	case o.Type != pass.List:
		return []string{value}
	}
	names, _ := pass.SplitList(value) // what is no list is a problem of the option
	return names
}

// settleNames makes what options name independent of the folder where a plugin
// runs.
func (s *Stage) settleNames() {
	for _, o := range s.Declared.Options {
		names := s.names(o)
		for i, name := range names {
			bare := !strings.ContainsRune(name, filepath.Separator)
			if full, err := filepath.Abs(name); err == nil && !(bare && o.Names == pass.Programs) {
				names[i] = full
			}
		}
		switch {
		case names == nil:
		case o.Type == pass.List:
			s.Settings[o.Name] = pass.JoinList(names)
		default:
			s.Settings[o.Name] = names[0]
		}
	}
}
