package catalog

import (
	"context"
	"fmt"
	"slices"
	"sort"

	"github.com/hashicorp/go-hclog"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/lock"
	"github.com/mlirc/mlirc/host/store"
	"github.com/mlirc/mlirc/sdk/protocol"
)

// Builtin is a plugin that the program itself serves.
type Builtin struct {
	// Client answers in this process.
	Client protocol.PluginClient
	// Path and Args start the program as that plugin.
	Path string
	Args func(name string) []string
}

// Options say where plugins come from.
type Options struct {
	Builtins []Builtin
	// Core are the passes that every process has.
	Core []*pass.Pass
	// Config names further plugins and versions.
	Config *config.Config
	// Store has the installed plugins; nil: there are none.
	Store *store.Store
	// Lock pins plugins; nil: there is no lock.
	Lock *lock.File
	// Lenient leaves out, too, what is there and amiss, as a program that was changed:
	// for looking at the others.
	Lenient bool
	// Relock takes the versions that the lock names where they are there, and what
	// is there as it is: for writing the lock anew.
	Relock bool
	// Cache keeps manifests and definitions; empty: nothing is kept.
	Cache string
	// Ask asks a plugin that no cache knows for its manifest.
	Ask    func(ctx context.Context, p *Plugin) (protocol.PluginClient, func(), error)
	Logger hclog.Logger
}

// Standing is who has chosen a program. What a plugin may do besides what its user grants
// it depends on that, and not on its name.
type Standing uint8

// The standings.
const (
	// Named is for a program that a file names, which the user trusts to do so.
	Named Standing = iota
	// Chosen is for one that a variable or a flag names.
	Chosen
	// Installed is for one that the user has installed.
	Installed
	// Inside is for one that comes with the host.
	Inside
)

// Plugin is one that can be started.
type Plugin struct {
	*Manifest
	// Path and Args start it.
	Path string
	Args []string
	// Reattach is where it listens already; nil for one that is started.
	Reattach *protocol.Reattachment
	// Local answers in this process; nil for a program of its own.
	Local protocol.PluginClient
	// Origin is the setting that names it; unset where none does.
	Origin config.Origin
	// Standing is known before the plugin is started.
	Standing Standing
	// Installed is what the plugin directory says; nil for a plugin that is not
	// from there.
	Installed *store.Entry

	digest string // of the program, for the cache
	mark   string // of the file that was read for it
}

// Mark is what the program's file was when its digest was worked out, see [digest.Mark]:
// another file is not executed. It is empty for a plugin that comes with the host.
func (p *Plugin) Mark() string { return p.mark }

// Builtin reports whether the plugin comes with the host.
func (p *Plugin) Builtin() bool { return p.Local != nil }

// Digest is the SHA-256 of the program, empty for a plugin that comes with the
// host.
func (p *Plugin) Digest() string { return p.digest }

// Catalog is all plugins. It is not changed once made and [Catalog.AddDefined] has had
// its say.
type Catalog struct {
	// Plugins are sorted by name.
	Plugins []*Plugin
	// Absent are the plugins that are left out, sorted by name.
	Absent []Absence

	core    []*Pass
	options Options
	owners  map[string]*Plugin // of dialects
}

// Absence is a plugin that somebody names and whose program is not here: it is not
// built yet, or not installed. That is a problem only for what needs it.
type Absence struct {
	// Plugin is its name; empty: none of those that are installed can be read.
	Plugin string
	// Problem says as an error what is not where, and what to do.
	Problem diag.Diagnostic
}

// Warning is the problem for those who may do without the plugin.
func (a Absence) Warning() diag.Diagnostic {
	d := a.Problem
	d.Severity = diag.Warning
	d.Message += "; it is left out"
	return d
}

// Absence returns why a plugin is left out, nil if it is not.
func (c *Catalog) Absence(plugin string) *Absence {
	if plugin == "" {
		return nil
	}
	for i := range c.Absent {
		if c.Absent[i].Plugin == plugin {
			return &c.Absent[i]
		}
	}
	return nil
}

// Claim is a pass with its owner; a nil Plugin means that every process has it.
type Claim struct {
	Plugin *Plugin
	Pass   *Pass
}

// New gathers the plugins. The error is a [*config.Error], or that of the context.
func New(ctx context.Context, o Options) (*Catalog, error) {
	if o.Logger == nil {
		o.Logger = hclog.NewNullLogger()
	}
	c := &Catalog{options: o, owners: map[string]*Plugin{}}
	for _, p := range o.Core {
		c.core = append(c.core, corePass(p))
	}
	problems := c.gather(ctx)
	if ctx.Err() != nil { // and that is no plugin's fault
		return nil, ctx.Err()
	}
	sort.Slice(c.Plugins, func(i, j int) bool { return c.Plugins[i].Name < c.Plugins[j].Name })
	problems = append(problems, c.own()...)
	if len(problems) > 0 {
		return nil, &config.Error{Diagnostics: problems, Sources: o.Config.Sources}
	}
	return c, nil
}

// own finds the owner of each dialect; two claimants are an error.
func (c *Catalog) own() []diag.Diagnostic {
	var problems []diag.Diagnostic
	for _, p := range c.Plugins {
		for _, d := range p.Dialects {
			other, taken := c.owners[d.Name]
			if !taken {
				c.owners[d.Name] = p
				continue
			}
			problems = append(problems, p.Origin.Error(fmt.Sprintf(
				"plugins '%s' and '%s' both own the dialect '%s'; use only one of them: [plugins] %s = { use = false }",
				other.Name, p.Name, d.Name, p.Name)))
		}
	}
	return problems
}

// Plugin returns the plugin of that name, or nil.
func (c *Catalog) Plugin(name string) *Plugin {
	for _, p := range c.Plugins {
		if p.Name == name {
			return p
		}
	}
	return nil
}

// Granted lists what the configuration grants a plugin.
func (c *Catalog) Granted(plugin string) []config.Grant {
	return c.options.Config.Plugin(plugin).Grants.Set()
}

// Claims returns all passes of that name, or of that alias where none has the name. One that
// every process has comes alone: plugins do not replace it.
func (c *Catalog) Claims(name string) []Claim {
	if claims := c.claims(func(p *Pass) bool { return p.Name == name }); len(claims) > 0 {
		return claims
	}
	return c.claims(func(p *Pass) bool { return slices.Contains(p.Aliases, name) })
}

func (c *Catalog) claims(isMeant func(p *Pass) bool) []Claim {
	var claims []Claim
	for _, claim := range c.All() {
		switch {
		case !isMeant(claim.Pass):
		case claim.Plugin == nil:
			return []Claim{claim}
		default:
			claims = append(claims, claim)
		}
	}
	return claims
}

// AddDefined adds a pass that a dialect file of the user's defines, unless there is one
// of its name, whose conversion then has what the file says. It belongs to the making
// of the catalog, and reports whether the pass is new.
func (c *Catalog) AddDefined(p *pass.Pass) bool {
	if len(c.Claims(p.Name)) > 0 {
		return false
	}
	own := corePass(p)
	own.HostOnly = true
	c.core = append(c.core, own)
	return true
}

// All returns every pass, core's first.
func (c *Catalog) All() []Claim {
	var claims []Claim
	for _, p := range c.core {
		claims = append(claims, Claim{Pass: p})
	}
	for _, plugin := range c.Plugins {
		for _, p := range plugin.Passes {
			claims = append(claims, Claim{Plugin: plugin, Pass: p})
		}
	}
	return claims
}

// Owner returns the plugin that owns a dialect and what it says about it, or
// nil.
func (c *Catalog) Owner(dialect string) (*Plugin, *Dialect) {
	p := c.owners[dialect]
	if p == nil {
		return nil, nil
	}
	for i := range p.Dialects {
		if p.Dialects[i].Name == dialect {
			return p, &p.Dialects[i]
		}
	}
	return nil, nil
}

// DialectNames lists the dialects that plugins own, sorted.
func (c *Catalog) DialectNames() []string {
	names := make([]string, 0, len(c.owners))
	for name := range c.owners {
		names = append(names, name)
	}
	sort.Strings(names)
	return names
}

// Convention returns the memref convention of that name with its owner, or nil.
func (c *Catalog) Convention(name string) (*Plugin, *Convention) {
	for _, p := range c.Plugins {
		for i := range p.Conventions {
			if p.Conventions[i].Name == name {
				return p, &p.Conventions[i]
			}
		}
	}
	return nil, nil
}

// ConventionNames lists the conventions that plugins offer, sorted.
func (c *Catalog) ConventionNames() []string {
	var names []string
	for _, p := range c.Plugins {
		for _, v := range p.Conventions {
			names = append(names, v.Name)
		}
	}
	sort.Strings(names)
	return names
}
