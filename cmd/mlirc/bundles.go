package main

import (
	"os"
	"strings"

	"github.com/mlirc/mlirc/host/bundle"
	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/run"
)

const (
	deadlineKey   = "host.deadline"
	bundlesKey    = "host.bundles"
	conventionKey = "memref.convention"
	// nowhere is the value that switches bundles off.
	nowhere = "off"
	// schemaEnding tells a convention that is a file from one that has a name.
	schemaEnding = ".toml"
)

// bundles says where failure bundles go and what they carry, nil for nowhere.
func (t *toolbox) bundles() *run.Bundles {
	if t.config.Get(bundlesKey).Text == nowhere {
		return nil
	}
	b := &run.Bundles{
		Environment:   t.granted(),
		Folder:        t.config.Get(bundlesKey).Text,
		OwnConvention: strings.HasSuffix(t.config.Get(conventionKey).Text, schemaEnding),
	}
	for _, s := range config.Schema() {
		if !s.Carried {
			continue
		}
		v := t.config.Get(s.Key)
		b.Settings = append(b.Settings, bundle.Setting{Name: s.Key, Text: v.Text, From: v.Origin.String()})
	}
	return b
}

// granted are the variables that plugins are given, as NAME=value.
func (t *toolbox) granted() []string {
	lists := []config.Value{t.config.Get("sandbox.environment")}
	for _, p := range t.config.Plugins {
		lists = append(lists, p.Grants.Environment)
	}
	var variables []string
	for _, list := range lists {
		for _, each := range list.List {
			if name, _, ok := strings.Cut(each, "="); !ok {
				each = name + "=" + os.Getenv(name)
			}
			variables = append(variables, each)
		}
	}
	return variables
}
