package run

import (
	"cmp"
	"encoding/json"
	"os/exec"
	"runtime"
	"runtime/debug"

	"github.com/mlirc/mlirc/host/bundle"
	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/plan"
	"github.com/mlirc/mlirc/sdk/protocol"
)

// HostOf describes this program in a version.
func HostOf(version string) bundle.Host {
	h := bundle.Host{
		Version: version, Go: runtime.Version(), Protocol: protocol.MajorVersion, OS: runtime.GOOS, Arch: runtime.GOARCH,
	}
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return h
	}
	for _, s := range info.Settings {
		switch {
		case s.Key == "vcs.revision":
			h.Revision = s.Value[:min(len(s.Value), 12)]
		case s.Key == "vcs.modified" && s.Value == "true" && h.Revision != "":
			h.Revision += ", changed"
		}
	}
	return h
}

// PluginsOf describes the plugins of a catalog.
func PluginsOf(c *catalog.Catalog) []bundle.Plugin {
	var list []bundle.Plugin
	for _, p := range c.Plugins {
		r := bundle.Plugin{Name: p.Name, Version: p.Version, From: "comes with mlirc"}
		if !p.Builtin() {
			r.Digest, r.Path, r.From = p.Digest(), p.Path, p.Origin.String()
		}
		for _, d := range p.Dialects {
			r.Dialects = append(r.Dialects, bundle.Dialect{Name: d.Name, Version: d.Version, Digest: d.Digest})
		}
		for _, g := range c.Granted(p.Name) {
			r.Grants = append(r.Grants, bundle.Setting{Name: g.Key, Text: g.Text, From: g.Origin.String()})
		}
		list = append(list, r)
	}
	return list
}

// ToolsOf finds the tools of a plugin where a plan has them, and says which
// files they are.
func ToolsOf(plugin *catalog.Plugin, p *plan.Plan) []bundle.Tool {
	var chosen map[string]string
	_ = json.Unmarshal(p.Resources[plan.ResourceToolchain], &chosen) // which the plan wrote
	var list []bundle.Tool
	for _, name := range plugin.Tools {
		path, err := exec.LookPath(cmp.Or(chosen[name], name))
		if err != nil {
			path = ""
		}
		list = append(list, bundle.Tool{Name: name, Path: path})
	}
	bundle.IdentifyTools(list)
	return list
}
