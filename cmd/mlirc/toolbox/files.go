package toolbox

import (
	"path/filepath"
	"strings"

	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/lock"
	"github.com/mlirc/mlirc/host/output"
	"github.com/mlirc/mlirc/host/plan"
)

// Files are those of a run that takes an input through a plan: no output of it replaces
// what it reads.
func (t *Toolbox) Files(p *plan.Plan, input string) *output.Set {
	s := t.ProjectFiles()
	s.Reads("the input", input)
	if t.Config.Folder != "" {
		s.Reads("the lock of the plugins", filepath.Join(t.Config.Folder, lock.Name))
	}
	for _, plugin := range t.Catalog.Plugins {
		s.Reads("the plugin '"+plugin.Name+"'", plugin.Path)
	}
	for _, needs := range p.Needs() {
		for _, path := range needs.Read {
			s.Reads("a file that an option names", path)
		}
		for _, path := range needs.Tools {
			s.Reads("a tool", path)
		}
	}
	return s
}

// ProjectFiles are the files that settings come from, and those that they name.
func (t *Toolbox) ProjectFiles() *output.Set {
	s := &output.Set{}
	for _, path := range t.Config.Files {
		s.Reads("a file of settings", path)
	}
	if strings.HasSuffix(t.Config.Get(config.ConventionKey).Text, config.ConventionEnding) {
		s.Reads("the memref convention", t.Config.Get(config.ConventionKey).Text)
	}
	for _, path := range t.dialectFiles {
		s.Reads("a dialect file", path)
	}
	for _, tool := range t.Config.Toolchain {
		s.Reads("a tool", tool.Text)
	}
	return s
}
