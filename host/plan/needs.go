package plan

import (
	"fmt"
	"path/filepath"
	"strings"

	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/digest"
	"github.com/mlirc/mlirc/host/files"
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
		have.Tools = append(have.Tools, s.tools...)
		have.Read = append(have.Read, s.reads...)
		for path, found := range s.found {
			if have.Found == nil {
				have.Found = map[string]sandbox.Found{}
			}
			have.Found[path] = found
		}
		if len(have.Read)+len(have.Tools) > 0 {
			needs[s.Plugin] = have
		}
	}
	return needs
}

// named wants that who names files elsewhere, or programs, in an option may do so: naming
// them grants them to the plugin. What is granted is where a file is now, as a plugin that
// is granted more may put links there later.
func (m *maker) named(s *Stage) {
	for _, o := range s.Declared.Options {
		from := s.Options[o.Name].Origin
		for _, name := range s.names(o) {
			below, missing := false, error(nil)
			program := config.ProgramOf(name)
			switch {
			case o.Names == pass.Files:
				program.Leads, missing = files.Resolve(name)
				s.reads = append(s.reads, program.Leads)
				below = files.IsBelow(program.Leads, m.request.Config.FolderOf(from))
			case m.request.Config.FolderOf(from) == "":
				s.tools = append(s.tools, name)
			case m.request.Config.Trusted(from) == nil && s.find(&program):
				s.tools = append(s.tools, name)
			}
			if below && missing == nil {
				continue
			}
			if err := m.request.Config.Trusted(from, program); err != nil && below {
				m.fail(from, fmt.Sprintf("option '%s' of stage '%s' names '%s': %v", o.Name, s.ID, name, files.Cause(missing)))
			} else if err != nil {
				m.fail(from, fmt.Sprintf("option '%s' of stage '%s' names '%s', which takes effect only where you trust the file: %v%s",
					o.Name, s.ID, name, err, wayOut(from, s, o.Name, name)))
			}
		}
	}
}

// find takes the program that an option names as it is now, if it is there: another one is not granted, nor one
// that is put there later.
func (s *Stage) find(program *config.NamedProgram) bool {
	found, sum, err := sandbox.FindDigested(digest.Cache{}, program.Path)
	if err != nil {
		return false
	}
	program.Leads, program.Digest = found.Leads, sum
	if s.found == nil {
		s.found = map[string]sandbox.Found{}
	}
	s.found[program.Path] = found
	return true
}

// wayOut is what to do about an option of a failure bundle.
func wayOut(from config.Origin, s *Stage, option, name string) string {
	if from.Layer != config.Bundle {
		return ""
	}
	return fmt.Sprintf("; if it may be read: --set '%s'", "stage-options."+s.ID+"."+option+"="+name)
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
// runs: a path goes by the file that says it, if one does.
func (s *Stage) settleNames() {
	for _, o := range s.Declared.Options {
		names := s.names(o)
		for i, name := range names {
			names[i] = config.PathIn(name, s.Options[o.Name].Origin)
			if o.Names == pass.Programs && !strings.ContainsRune(name, filepath.Separator) {
				names[i] = name
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
