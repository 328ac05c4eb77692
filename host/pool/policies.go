package pool

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/digest"
	"github.com/mlirc/mlirc/host/files"
	"github.com/mlirc/mlirc/host/sandbox"
	"github.com/mlirc/mlirc/sdk/profile"
	"github.com/mlirc/mlirc/sdk/toolchain"
)

// Policies say what each plugin may do. Their zero allows none anything.
type Policies struct {
	mode        sandbox.Mode
	memory      uint64
	environment []string
	grants      map[string]config.Grants // by plugin
	tools       toolchain.Config
	own         map[string][]string
	cache       string
}

// ReadPolicies takes them from the configuration. Own are the tools that the
// plugins which come with the host run, by plugin: these have them for the asking,
// unless the configuration says otherwise. In cache each plugin has a folder that
// lasts; empty: none has. The error is a [*config.Error].
func ReadPolicies(c *config.Config, own map[string][]string, cache string) (*Policies, error) {
	p := &Policies{own: own, cache: cache, grants: map[string]config.Grants{}, tools: toolchain.Config{}}
	var problems []diag.Diagnostic
	note := func(v config.Value, err error) {
		if err != nil {
			problems = append(problems, v.Origin.Error(err.Error()))
		}
	}
	var err error
	mode, memory, environment := c.Get("sandbox.mode"), c.Get("sandbox.memory"), c.Get("sandbox.environment")
	p.mode, err = sandbox.ParseMode(mode.Text)
	note(mode, err)
	p.memory, err = sandbox.ParseMemory(memory.Text)
	note(memory, err)
	p.environment = environment.List
	for tool, path := range c.Toolchain {
		p.tools[tool] = path.Text
	}
	for _, plugin := range c.Plugins {
		for _, paths := range []*config.Value{&plugin.Grants.Read, &plugin.Grants.Write} {
			note(*paths, there(plugin.Name, paths.List))
			paths.List = leads(paths.List)
		}
		p.grants[plugin.Name] = plugin.Grants
	}
	if len(problems) > 0 {
		return nil, &config.Error{Diagnostics: problems, Sources: c.Sources}
	}
	return p, nil
}

// there reports a path that is not there: granting nothing is a mistake.
func there(plugin string, paths []string) error {
	for _, path := range paths {
		if _, err := os.Stat(path); err != nil {
			return fmt.Errorf("plugin '%s' is granted '%s', which cannot be used: %w", plugin, path, files.Cause(err))
		}
	}
	return nil
}

// Of is what a plugin may do, with what a run adds. The tools of a plugin that comes with
// the host are for that one, and for one of its name that the user has installed or names
// in a variable or a flag: a name that a project gives is no right.
func (p *Policies) Of(plugin *catalog.Plugin, needs sandbox.Grants) sandbox.Policy {
	if p == nil {
		p = &Policies{}
	}
	granted := p.grants[plugin.Name]
	result := sandbox.Policy{Name: plugin.Name, Mode: p.mode, Memory: p.memory}
	result.Read = slices.Concat(granted.Read.List, needs.Read)
	result.Write = slices.Clone(granted.Write.List)
	result.Network = granted.Network.Bool()
	result.Environment = slices.Concat(p.environment, granted.Environment.List)
	if p.mode == sandbox.Off {
		return result
	}
	names := slices.Concat(granted.Tools.List, needs.Tools)
	withdrawn := granted.Tools.IsSet() && len(granted.Tools.List) == 0
	if !withdrawn && plugin.Standing != catalog.Named {
		names = append(names, p.own[plugin.Name]...)
	}
	result.Tools = p.find(names)
	p.keep(&result, cacheName(plugin))
	return result
}

// cacheName is the folder of a plugin among those that last. Plugins that come with the host
// have it by their names; a program shares none with another, whatever it is called: names
// are its author's choice, and `..` may be one.
func cacheName(plugin *catalog.Plugin) string {
	if plugin.Standing == catalog.Inside {
		return plugin.Name
	}
	return "program-" + digest.Bytes([]byte(plugin.Name+"\x00"+absolute([]string{plugin.Path})[0]))
}

// find returns where tools are. What is not there needs no grant.
func (p *Policies) find(names []string) []string {
	var paths []string
	for _, name := range names {
		config := p.tools
		if strings.ContainsRune(name, filepath.Separator) {
			config = toolchain.Config{name: name}
		}
		if tool, err := config.Find(name); err == nil {
			paths = append(paths, tool.Path)
		}
	}
	return absolute(paths)
}

// keep grants the folders that outlast a plugin: its cache, and the one of
// profiles where these are asked for.
func (p *Policies) keep(policy *sandbox.Policy, own string) {
	if p.cache != "" {
		dir := filepath.Join(p.cache, "plugins", own)
		if os.MkdirAll(dir, 0o700) == nil {
			policy.Write = append(policy.Write, leads([]string{dir})...)
			policy.Environment = append(policy.Environment, "XDG_CACHE_HOME="+dir)
		}
	}
	if dir := os.Getenv(profile.Variable); dir != "" {
		dir = leads([]string{dir})[0]
		policy.Write = append(policy.Write, dir)
		policy.Environment = append(policy.Environment, profile.Variable+"="+dir)
	}
}

// leads is where paths lead now. It is asked before any plugin runs, which could put links
// where it may write.
func leads(paths []string) []string {
	list := absolute(slices.Clone(paths))
	for i, path := range list {
		list[i] = files.Leads(path)
	}
	return list
}

func absolute(paths []string) []string {
	for i, path := range paths {
		if full, err := filepath.Abs(path); err == nil {
			paths[i] = full
		}
	}
	return paths
}
