package catalog

import (
	"slices"

	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/sdk/protocol"
)

// Manifest is what a plugin says about itself.
type Manifest struct {
	Name, Version, Doc string
	Features           []string
	Dialects           []Dialect // that the plugin owns
	Knows              []Dialect // of others, whose files it has
	Passes             []*Pass
	Conventions        []Convention
	Tools              []string
}

// Dialect is a definition file by its identity.
type Dialect struct {
	Name, Version, Digest string
	HasHooks              bool
	// Canonicalizes reports that the owner adds to passes that visit owners.
	Canonicalizes bool
	// Makes are the dialects whose operations it makes then.
	Makes []string
}

// Pass is what planning needs to know of a pass.
type Pass struct {
	Name, Summary, Doc string
	Aliases            []string
	Anchor             string
	Options            []pass.Option
	Consumes, Produces string
	Builds             []Requirement
	Converts           []string // dialects and operations
	// VisitsOwners is set for a pass of every process that owners add to.
	VisitsOwners bool
	// HostOnly is set for a pass that the host alone does: one that prints for the user, or that the
	// user's dialect files define.
	HostOnly bool
	// Prepares is set for a pass that wants to know of a run before its payload is there.
	Prepares bool
}

// IsCalled reports whether a name is the name or an alias of the pass.
func (p *Pass) IsCalled(name string) bool { return p.Name == name || slices.Contains(p.Aliases, name) }

// Names are the name of the pass, and its aliases.
func (p *Pass) Names() []string { return append([]string{p.Name}, p.Aliases...) }

// Option returns the declaration of that name or alias, or nil.
func (p *Pass) Option(name string) *pass.Option {
	for i := range p.Options {
		if p.Options[i].IsCalled(name) {
			return &p.Options[i]
		}
	}
	return nil
}

// Requirement is a dialect with a range of versions.
type Requirement struct{ Name, Range string }

// Convention is a way of passing memrefs.
type Convention struct {
	Name   string
	Schema []byte
}

// Has reports whether the plugin carries a dialect file.
func (m *Manifest) Has(digest string) bool {
	for _, list := range [][]Dialect{m.Dialects, m.Knows} {
		for _, d := range list {
			if d.Digest == digest {
				return true
			}
		}
	}
	return false
}

func manifestFromWire(m *protocol.Manifest) *Manifest {
	out := &Manifest{
		Name: m.GetName(), Version: m.GetVersion(), Doc: m.GetDoc(),
		Features: m.GetFeatures(), Tools: m.GetTools(),
		Dialects: dialectsFromWire(m.GetDialects()),
		Knows:    dialectsFromWire(m.GetKnows()),
	}
	for _, p := range m.GetPasses() {
		out.Passes = append(out.Passes, passFromWire(p))
	}
	for _, c := range m.GetConventions() {
		out.Conventions = append(out.Conventions, Convention{Name: c.GetName(), Schema: c.GetSchema()})
	}
	return out
}

func dialectsFromWire(list []*protocol.DialectInfo) []Dialect {
	out := make([]Dialect, len(list))
	for i, d := range list {
		out[i] = Dialect{
			Name: d.GetName(), Version: d.GetVersion(), Digest: d.GetDigest(),
			HasHooks: d.GetHasHooks(), Canonicalizes: d.GetCanonicalizes(), Makes: d.GetMakes(),
		}
	}
	return out
}

func passFromWire(p *protocol.PassInfo) *Pass {
	out := &Pass{
		Name: p.GetName(), Aliases: p.GetAliases(), Summary: p.GetSummary(), Doc: p.GetDoc(), Anchor: p.GetAnchor(),
		Consumes: kindOr(p.GetConsumes()), Produces: kindOr(p.GetProduces()),
		Converts: p.GetConverts(), Prepares: p.GetPrepares(),
	}
	for _, o := range p.GetOptions() {
		out.Options = append(out.Options, pass.Option{
			Name: o.GetName(), Aliases: o.GetAliases(), Type: pass.OptionType(o.GetType()), Default: o.GetDefaultText(), Names: pass.Named(o.GetNames()), Target: o.GetTarget(),
			Values: o.GetValues(), Doc: o.GetDoc(),
		})
	}
	for _, b := range p.GetBuilds() {
		out.Builds = append(out.Builds, Requirement{Name: b.GetName(), Range: b.GetRange()})
	}
	return out
}

func kindOr(kind string) string {
	if kind == "" {
		return pass.KindModule
	}
	return kind
}

// corePass describes a pass that every process has.
func corePass(p *pass.Pass) *Pass {
	return &Pass{
		Name: p.Name, Aliases: p.Aliases, Summary: p.Summary, Doc: p.Doc, Anchor: p.Anchor, Options: p.Options,
		Consumes: p.Input(), Produces: p.Output(), VisitsOwners: p.VisitsOwners, HostOnly: p.HostOnly,
		Converts: p.Converts,
	}
}
