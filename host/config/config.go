package config

import (
	"fmt"
	"time"

	"github.com/knadh/koanf/v2"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
)

// Config is what all layers together say.
type Config struct {
	// Stages of the pipeline, in order.
	Stages []Stage
	// Plugins that the configuration names, sorted by name.
	Plugins []Plugin
	// Toolchain has the path of each tool that the configuration names.
	Toolchain map[string]Value
	// Reattach are the variables that each say where a plugin listens that runs already, as
	// [protocol.Reattachment] has it. No other layer has a say in that.
	Reattach []Value
	// Files are the paths of the files that were read.
	Files []string
	// Warnings tell of what was set aside; see [Request.SetAside].
	Warnings []diag.Diagnostic
	// Sources are the files that were read, for diagnostics.
	Sources []*diag.Source
	// Folder is where the project's file is, and what belongs beside it; the folder
	// of the request where there is no such file.
	Folder string

	settings *koanf.Koanf
	origins  map[string]Origin // by key
	files    map[string]*File  // by what messages call them
	trust    Trust
}

// Plugin is what a configuration says about a plugin.
type Plugin struct {
	Name    string
	Version Value // a range, such as ^0.1
	Path    Value // of the program
	Use     Value // false leaves the plugin out
	Grants  Grants
}

// Grants are what the configuration allows a plugin beyond its own files.
type Grants struct {
	Read, Write Value // paths
	Tools       Value // names of programs, or their paths
	Environment Value // names of variables, or NAME=value
	Network     Value // true or false
}

// Grant is one setting of them.
type Grant struct {
	Key string // as in `read`
	Value
}

// Set lists the settings that are made.
func (g Grants) Set() []Grant {
	var list []Grant
	for _, each := range []Grant{
		{"read", g.Read}, {"write", g.Write}, {"tools", g.Tools}, {"environment", g.Environment}, {"network", g.Network},
	} {
		if each.IsSet() {
			list = append(list, each)
		}
	}
	return list
}

// Get returns a setting by section and name.
func (c *Config) Get(key string) Value {
	v := Value{Origin: c.origins[key]}
	switch settled := c.settings.Get(key).(type) {
	case nil:
	case string:
		v.Text = settled
	case []string:
		v.Text, v.List = pass.JoinList(settled), settled
	default:
		v.Text = fmt.Sprint(settled)
	}
	return v
}

// Int is a setting of type integer.
func (c *Config) Int(key string) int { return c.settings.Int(key) }

// Duration is a setting of type duration.
func (c *Config) Duration(key string) time.Duration { return c.settings.Duration(key) }

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
		get := func(key string) Value { return c.Get(pluginsSection + "." + name + "." + key) }
		c.Plugins = append(c.Plugins, Plugin{
			Name: name, Version: get("version"), Path: get("path"), Use: get("use"),
			Grants: Grants{Read: get("read"), Write: get("write"), Tools: get("tools"), Environment: get("environment"), Network: get("network")},
		})
	}
	c.Toolchain = map[string]Value{}
	for _, tool := range c.settings.MapKeys(toolchainSection) {
		c.Toolchain[tool] = c.Get(toolchainSection + "." + tool)
	}
}
