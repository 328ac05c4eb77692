package config

import (
	"path/filepath"
	"sort"
	"strings"

	"github.com/knadh/koanf/v2"

	"github.com/mlirc/mlirc/core/diag"
)

// Config is what all layers together say.
type Config struct {
	// Stages of the pipeline, in order.
	Stages []Stage
	// Plugins that the configuration names, sorted by name.
	Plugins []Plugin
	// Toolchain has the path of each tool that the configuration names.
	Toolchain map[string]Value
	// Files are the paths of the files that were read.
	Files []string
	// Sources are the files that were read, for diagnostics.
	Sources []*diag.Source
	// Folder is where the project's file is, and what belongs beside it; the folder
	// of the request where there is no such file.
	Folder string

	settings *koanf.Koanf
	origins  map[string]Origin
}

// Plugin is what a configuration says about a plugin.
type Plugin struct {
	Name    string
	Version Value // a range, such as ^0.1
	Path    Value // of the program
	Use     Value // false leaves the plugin out
	Grants  Grants
}

// Get returns a setting by section and name.
func (c *Config) Get(key string) Value {
	return Value{Text: c.settings.String(key), Origin: c.origins[key]}
}

// FolderOf returns a setting that names a folder, relative to the file that says
// it.
func (c *Config) FolderOf(key string) string {
	v := c.Get(key)
	if v.Text == "" || filepath.IsAbs(v.Text) || !v.Origin.Pos.IsKnown() {
		return v.Text
	}
	return filepath.Join(filepath.Dir(v.Origin.Pos.File), v.Text)
}

// Keys lists all settings but the stages', sorted.
func (c *Config) Keys() []string { return c.settings.Keys() }

// Plugin returns what is said about a plugin.
func (c *Config) Plugin(name string) Plugin {
	for _, p := range c.Plugins {
		if p.Name == name {
			return p
		}
	}
	return Plugin{Name: name}
}

// gather fills the parts that have names of the user's.
func (c *Config) gather() {
	for _, name := range c.settings.MapKeys(pluginsSection) {
		prefix := pluginsSection + "." + name
		c.Plugins = append(c.Plugins, Plugin{
			Name: name, Version: c.Get(prefix + ".version"), Path: located(c.Get(prefix + ".path")),
			Use: c.Get(prefix + ".use"), Grants: c.grants(name),
		})
	}
	c.Toolchain = map[string]Value{}
	for _, tool := range c.settings.MapKeys(toolchainSection) {
		c.Toolchain[tool] = located(c.Get(toolchainSection + "." + tool))
	}
}

// located makes a path with folders in it relative to the file that says it; a
// bare name is looked for on the path.
func located(v Value) Value {
	hasFolder := strings.ContainsRune(v.Text, filepath.Separator)
	if hasFolder && !filepath.IsAbs(v.Text) && v.Origin.Pos.IsKnown() {
		v.Text = filepath.Join(filepath.Dir(v.Origin.Pos.File), v.Text)
	}
	// A name without a folder would be looked for on the user's path.
	if hasFolder && !strings.ContainsRune(v.Text, filepath.Separator) {
		v.Text = "." + string(filepath.Separator) + v.Text
	}
	return v
}

func sortedKeys[V any](m map[string]V) []string {
	keys := make([]string, 0, len(m))
	for k := range m {
		keys = append(keys, k)
	}
	sort.Strings(keys)
	return keys
}
