package main

import (
	"path/filepath"
	"strings"

	"github.com/mlirc/mlirc/host/lock"
	"github.com/mlirc/mlirc/host/output"
	"github.com/mlirc/mlirc/host/plan"
)

// files are those of a run that takes an input through a plan: no output of it replaces
// what it reads.
func (t *toolbox) files(p *plan.Plan, input string) *output.Set {
	s := t.projectFiles()
	s.Reads("the input", input)
	if t.config.Folder != "" {
		s.Reads("the lock of the plugins", filepath.Join(t.config.Folder, lock.Name))
	}
	for _, plugin := range t.catalog.Plugins {
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

// projectFiles are the files that settings come from, and those that they name.
func (t *toolbox) projectFiles() *output.Set {
	s := &output.Set{}
	for _, path := range t.config.Files {
		s.Reads("a file of settings", path)
	}
	if strings.HasSuffix(t.config.Get(conventionKey).Text, schemaEnding) {
		s.Reads("the memref convention", t.config.Get(conventionKey).Text)
	}
	for _, path := range t.dialectFiles {
		s.Reads("a dialect file", path)
	}
	for _, tool := range t.config.Toolchain {
		s.Reads("a tool", tool.Text)
	}
	return s
}
