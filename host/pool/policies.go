package pool

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/host/config"
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
	p.environment = members(environment)
	for tool, path := range c.Toolchain {
		p.tools[tool] = path.Text
	}
	for _, plugin := range c.Plugins {
		p.grants[plugin.Name] = plugin.Grants
		for _, paths := range []config.Value{plugin.Grants.Read, plugin.Grants.Write} {
			note(paths, there(plugin.Name, members(paths)))
		}
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
			return fmt.Errorf("plugin '%s' is granted '%s', which cannot be used: %w", plugin, path, reason(err))
		}
	}
	return nil
}

func reason(err error) error {
	if at, ok := err.(*fs.PathError); ok {
		return at.Err
	}
	return err
}

func members(v config.Value) []string {
	if v.Text == "" {
		return nil
	}
	return strings.Split(v.Text, ",")
}

// Of is what the plugin of a name may do, with what a run adds.
func (p *Policies) Of(plugin string, needs sandbox.Grants) sandbox.Policy {
	if p == nil {
		p = &Policies{}
	}
	granted := p.grants[plugin]
	result := sandbox.Policy{Name: plugin, Mode: p.mode, Memory: p.memory}
	result.Read = absolute(append(members(granted.Read), needs.Read...))
	result.Write = absolute(members(granted.Write))
	result.Network = granted.Network.Bool()
	result.Environment = append(append([]string(nil), p.environment...), members(granted.Environment)...)
	if p.mode == sandbox.Off {
		return result
	}
	names := append(members(granted.Tools), needs.Tools...)
	if withdrawn := granted.Tools.IsSet() && granted.Tools.Text == ""; !withdrawn {
		names = append(names, p.own[plugin]...)
	}
	result.Tools = p.find(names)
	p.keep(&result)
	return result
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
func (p *Policies) keep(policy *sandbox.Policy) {
	if p.cache != "" {
		dir := filepath.Join(p.cache, "plugins", policy.Name)
		if os.MkdirAll(dir, 0o700) == nil {
			policy.Write = append(policy.Write, dir)
			policy.Environment = append(policy.Environment, "XDG_CACHE_HOME="+dir)
		}
	}
	if dir := os.Getenv(profile.Variable); dir != "" {
		dir = absolute([]string{dir})[0]
		policy.Write = append(policy.Write, dir)
		policy.Environment = append(policy.Environment, profile.Variable+"="+dir)
	}
}

func absolute(paths []string) []string {
	for i, path := range paths {
		if full, err := filepath.Abs(path); err == nil {
			paths[i] = full
		}
	}
	return paths
}
