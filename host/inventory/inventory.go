package inventory

import (
	"encoding/json"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"

	"github.com/mlirc/mlirc/host/bundle"
	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/digest"
	"github.com/mlirc/mlirc/host/plan"
	"github.com/mlirc/mlirc/sdk/protocol"
	"github.com/mlirc/mlirc/sdk/toolchain"
)

// Host describes this program in a version.
func Host(version string) bundle.Host {
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

// Plugins describes the plugins of a catalog.
func Plugins(c *catalog.Catalog) []bundle.Plugin {
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
			r.Grants = append(r.Grants, bundle.Setting{Name: g.Key, Text: g.Shown("plugins." + p.Name + "." + g.Key), From: g.Origin.String()})
		}
		list = append(list, r)
	}
	return list
}

// Tools says which programs the tools of a plugin are where a plan has them: the names
// come from a manifest, so that nothing is started to find out.
func Tools(plugin *catalog.Plugin, p *plan.Plan) []bundle.Tool {
	var chosen toolchain.Config
	_ = json.Unmarshal(p.Resources[plan.ResourceToolchain], &chosen) // which the plan wrote
	var list []bundle.Tool
	for _, name := range plugin.Tools {
		if filepath.Base(name) != name {
			continue // no name of a tool
		}
		t := bundle.Tool{Name: name}
		if found, err := chosen.Find(name); err == nil {
			t.Path = found.Path
			if real, err := filepath.EvalSymlinks(t.Path); err == nil {
				t.Path = real
			}
			if info, err := os.Stat(t.Path); err == nil && info.Mode().IsRegular() {
				t.Digest, _ = digest.Of(t.Path) // without one it is known by its path
			}
		}
		list = append(list, t)
	}
	return list
}
