package plan

import (
	"encoding/json"
	"path/filepath"
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/sandbox"
	"github.com/mlirc/mlirc/sdk/protocol"
	"github.com/mlirc/mlirc/sdk/target"
)

// The names of the resources that a run carries.
const (
	// ResourceConvention is the schema of the memref convention.
	ResourceConvention = "memref-convention"
	// ResourceConventionName is its name.
	ResourceConventionName = "memref-convention-name"
	// ResourceToolchain is a JSON object from tool to path.
	ResourceToolchain = "toolchain"
)

// Request is what a plan is made of.
type Request struct {
	Config  *config.Config
	Catalog *catalog.Catalog
	// Emit is the kind of artifact to stop at; empty: the pipeline's last.
	Emit string
}

// Plan is what will be done.
type Plan struct {
	Stages []Stage
	Runs   []Run
	// Input and Output are kinds of artifacts.
	Input, Output string
	// Resources go with every run.
	Resources map[string][]byte
	// Target is what code is generated for, as far as it is set.
	Target target.Target

	catalog *catalog.Catalog
}

// Stage is a step with everything settled.
type Stage struct {
	config.Stage
	// Plugin does it; nil: every process can.
	Plugin *catalog.Plugin
	// Declared is the pass.
	Declared *catalog.Pass
	// Settings are the options that some layer gives, as text.
	Settings map[string]string

	reads []string // where the files are that options name
	tools []string // the programs that options name, as far as they are granted
	// found are the programs that options name, as they were when they were looked up.
	found map[string]sandbox.Found
}

// Run is a list of consecutive stages that are done in one place.
type Run struct {
	// Plugin does it; nil: the host.
	Plugin *catalog.Plugin
	Stages []Stage
	// Owners, if there are any, do the only stage one after the other until none
	// changes the module; Plugin is nil then.
	Owners []*catalog.Plugin
}

// Name is the plugin's or the owners', or `host`.
func (r *Run) Name() string {
	if r.Owners != nil {
		names := make([]string, len(r.Owners))
		for i, p := range r.Owners {
			names[i] = p.Name
		}
		return strings.Join(names, "+")
	}
	if r.Plugin == nil {
		return "host"
	}
	return r.Plugin.Name
}

// Output is the kind of artifact that the run leaves.
func (r *Run) Output() string { return r.Stages[len(r.Stages)-1].produces() }

// Plugins are those that the plan needs, each once, in order of use.
func (p *Plan) Plugins() []*catalog.Plugin {
	var list []*catalog.Plugin
	seen := map[*catalog.Plugin]bool{nil: true}
	for _, r := range p.Runs {
		if !seen[r.Plugin] {
			seen[r.Plugin] = true
			list = append(list, r.Plugin)
		}
	}
	return list
}

// Make makes a plan. The error is a [*config.Error] with all that is wrong.
func Make(r Request) (*Plan, error) {
	m := &maker{request: r, plan: &Plan{Resources: map[string][]byte{}, catalog: r.Catalog}}
	m.target()
	for _, s := range r.Config.Stages {
		m.resolve(s)
	}
	if len(m.problems) == 0 && len(m.wants) == 0 {
		m.emit()
		m.connect()
	}
	m.debugInfo()
	m.convention()
	m.toolchain()
	m.blameAbsent()
	if len(m.problems) > 0 {
		return nil, &config.Error{Diagnostics: m.problems, Sources: r.Config.Sources}
	}
	m.plan.Runs = group(m.plan.Stages, make([][]*catalog.Plugin, len(m.plan.Stages)))
	return m.plan, nil
}

type maker struct {
	request  Request
	plan     *Plan
	problems []diag.Diagnostic
	wants    []want
}

func (m *maker) fail(o config.Origin, message string) {
	m.problems = append(m.problems, o.Error(message))
}

// group makes runs of consecutive stages of one plugin. A stage with owners is
// a run of its own.
func group(stages []Stage, owners [][]*catalog.Plugin) []Run {
	var runs []Run
	for i, s := range stages {
		if n := len(runs); n > 0 && owners[i] == nil && runs[n-1].takes(&s) {
			runs[n-1].Stages = append(runs[n-1].Stages, s)
			continue
		}
		plugin := s.Plugin
		if owners[i] != nil {
			plugin = nil
		}
		runs = append(runs, Run{Plugin: plugin, Stages: []Stage{s}, Owners: owners[i]})
	}
	return runs
}

// takes reports whether a stage can be done where the run is: not every plugin has
// the passes that the host has, and none has those of the user's dialect files.
func (r *Run) takes(s *Stage) bool {
	if r.Owners != nil || s.Plugin == r.Plugin {
		return r.Owners == nil
	}
	return s.Plugin == nil && !s.Declared.HostOnly && r.Output() == pass.KindModule && slices.Contains(r.Plugin.Features, protocol.FeatureCore)
}

// toolchain hands the configured paths of tools to the runs.
func (m *maker) toolchain() {
	tools := map[string]string{}
	known := map[string]bool{}
	var names []string
	for _, p := range m.request.Catalog.Plugins {
		for _, t := range p.Tools {
			if !known[t] {
				known[t] = true
				names = append(names, t)
			}
		}
	}
	for tool, path := range m.request.Config.Toolchain {
		tools[tool] = path.Text
		if strings.ContainsRune(path.Text, filepath.Separator) { // plugins work elsewhere
			if full, err := filepath.Abs(path.Text); err == nil {
				tools[tool] = full
			}
		}
		if known[tool] || len(names) == 0 || len(m.request.Catalog.Absent) > 0 {
			continue
		}
		message := "no plugin uses a tool '" + tool + "'"
		if near, ok := diag.Suggest(tool, names); ok {
			message += "; did you mean '" + near + "'?"
		}
		m.fail(path.Origin, message)
	}
	text, err := json.Marshal(tools)
	if err != nil {
		panic("BUG: " + err.Error())
	}
	m.plan.Resources[ResourceToolchain] = text
}
