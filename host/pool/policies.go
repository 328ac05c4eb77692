package pool

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

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

	mu    sync.Mutex
	found map[string]sandbox.Found // tools by path, as they were when they were looked up first
	// absent are the paths of tools that a file names which takes trust, and that were not there to be trusted.
	absent map[string]bool
}

// ReadPolicies takes them from the configuration. Own are the tools that the
// plugins which come with the host run, by plugin: these have them for the asking,
// unless the configuration says otherwise. In cache each plugin has a folder that
// lasts; empty: none has. A path is followed once: what the user trusts is asked about the place and
// the program that are then granted. The error is a [*config.Error].
func ReadPolicies(c *config.Config, own map[string][]string, cache string) (*Policies, error) {
	p := &Policies{own: own, cache: cache, grants: map[string]config.Grants{}, tools: toolchain.Config{}, found: map[string]sandbox.Found{}, absent: map[string]bool{}}
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
	for _, tool := range slices.Sorted(maps.Keys(c.Toolchain)) {
		path := c.Toolchain[tool]
		p.tools[tool] = path.Text
		note(path, p.look(c, "toolchain."+tool, path, path.Text))
	}
	for _, plugin := range c.Plugins {
		key := "plugins." + plugin.Name + "."
		for _, paths := range []struct {
			name string
			*config.Value
		}{{"read", &plugin.Grants.Read}, {"write", &plugin.Grants.Write}} {
			var err error
			paths.List, err = resolved(c, plugin.Name, key+paths.name, *paths.Value)
			note(*paths.Value, err)
		}
		for _, tool := range plugin.Grants.Tools.List {
			if p.tools[tool] == "" {
				note(plugin.Grants.Tools, p.look(c, key+"tools", plugin.Grants.Tools, tool))
			}
		}
		p.grants[plugin.Name] = plugin.Grants
	}
	if len(problems) > 0 {
		return nil, &config.Error{Diagnostics: problems, Sources: c.Sources}
	}
	return p, nil
}

// resolved is where paths lead that a plugin is granted. One that is not there is reported:
// granting nothing is a mistake.
func resolved(c *config.Config, plugin, key string, paths config.Value) ([]string, error) {
	list := absolute(slices.Clone(paths.List))
	for i, path := range list {
		leads, err := files.Resolve(path)
		if err != nil {
			return nil, fmt.Errorf("plugin '%s' is granted '%s', which cannot be used: %w", plugin, paths.List[i], files.Cause(err))
		}
		if err := trusted(c, key, paths, config.NamedProgram{Path: path, Leads: leads, Data: true}); err != nil {
			return nil, err
		}
		list[i] = leads
	}
	return list, nil
}

// look finds a tool that the configuration names, if it is there. Where that takes trust, it is the
// trusted one.
func (p *Policies) look(c *config.Config, key string, from config.Value, name string) error {
	if c.FolderOf(from.Origin) == "" {
		return nil // it is found when it is asked for
	}
	tool := config.ProgramOf(name)
	found, sum, err := sandbox.FindDigested(digest.Cache{Dir: p.cache}, tool.Path)
	if err != nil {
		p.absent[tool.Path] = true // what comes there later has not been asked about
		return nil
	}
	tool.Leads, tool.Digest = found.Leads, sum
	if err := trusted(c, key, from, tool); err != nil {
		return err
	}
	p.found[tool.Path] = found
	return nil
}

// trusted asks about what is granted what was asked about its name when the configuration was read.
func trusted(c *config.Config, key string, from config.Value, named config.NamedProgram) error {
	if err := c.Trusted(from.Origin, named); err != nil {
		return fmt.Errorf("'%s' takes effect only where you trust the file: %w", key, err)
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
	result.Found = p.lookAt(result.Tools, needs.Found)
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

// find returns where tools are. What is not there needs no grant, and what was not there gets none.
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
	return slices.DeleteFunc(absolute(paths), func(path string) bool { return p.absent[path] })
}

// HostsTool is a tool that the host runs itself, with the user's rights: the program that the user
// trusts, where its name comes from a file that takes trust. Done is called when it has run.
func (p *Policies) HostsTool(name string) (tool toolchain.Tool, done func(), err error) {
	done = func() {}
	if tool, err = p.tools.Find(name); err != nil {
		return tool, done, err
	}
	path := absolute([]string{tool.Path})[0]
	if p.absent[path] {
		return tool, done, fmt.Errorf("the tool '%s' was not there when it was looked up; try again", path)
	}
	p.mu.Lock()
	trusted, ok := p.found[path]
	p.mu.Unlock()
	if !ok {
		return tool, done, nil
	}
	file, err := sandbox.OpenFound(trusted)
	if err != nil {
		return tool, done, fmt.Errorf("the tool '%s' has changed since it was looked up; try again", path)
	}
	if !sandbox.IsExecutedByDescriptor(file) {
		_ = file.Close()
		return tool, done, nil
	}
	tool.File = file
	return tool, func() { _ = file.Close() }, nil
}

// lookAt returns what tools are; given are those that are known. A plugin that is started once more
// has the tools of the first time.
func (p *Policies) lookAt(paths []string, given map[string]sandbox.Found) map[string]sandbox.Found {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.found == nil {
		p.found = map[string]sandbox.Found{}
	}
	result := map[string]sandbox.Found{}
	for _, path := range paths {
		f, ok := given[path]
		if !ok {
			f, ok = p.found[path]
		}
		if !ok {
			var err error
			if f, err = sandbox.Find(path); err != nil {
				continue
			}
			p.found[path] = f
		}
		result[path] = f
	}
	return result
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
