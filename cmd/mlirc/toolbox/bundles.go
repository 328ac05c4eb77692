package toolbox

import (
	"os"
	"strings"

	"github.com/mlirc/mlirc/host/bundle"
	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/run"
)

const (
	DeadlineKey = "host.deadline"
	bundlesKey  = "host.bundles"
	// nowhere is the value that switches bundles off.
	nowhere = "off"
)

// Bundles says where failure bundles go and what they carry, nil for nowhere.
func (t *Toolbox) Bundles() *run.Bundles {
	if t.Config.Get(bundlesKey).Text == nowhere {
		return nil
	}
	b := &run.Bundles{
		Environment:   t.Granted(),
		Folder:        t.Config.Get(bundlesKey).Text,
		OwnConvention: strings.HasSuffix(t.Config.Get(config.ConventionKey).Text, config.ConventionEnding),
	}
	for _, s := range config.Schema() {
		if !s.Carried {
			continue
		}
		v := t.Config.Get(s.Key)
		b.Settings = append(b.Settings, bundle.Setting{Name: s.Key, Text: v.Text, From: v.Origin.String()})
	}
	return b
}

// Granted are the variables that plugins are given, as NAME=value.
func (t *Toolbox) Granted() []string {
	lists := []config.Value{t.Config.Get("sandbox.environment")}
	for _, p := range t.Config.Plugins {
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
