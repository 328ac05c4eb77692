package sdk

import (
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/sdk/protocol"
)

// manifest says in the language of the protocol what the plugin offers.
func (p *Plugin) manifest() *protocol.Manifest {
	m := &protocol.Manifest{
		Name:     p.Name,
		Version:  p.Version,
		Doc:      p.Doc,
		Features: []string{protocol.FeatureCore},
		Dialects: dialectInfos(p.Dialects),
		Knows:    dialectInfos(carried(p.Builds)),
		Tools:    p.Tools,
	}
	for _, each := range p.Passes {
		m.Passes = append(m.Passes, p.passInfo(each))
	}
	for _, c := range p.Conventions {
		m.Conventions = append(m.Conventions, &protocol.ConventionInfo{Name: c.Name, Schema: c.Schema})
	}
	return m
}

// Prepare works out what a host that serves plugins will need and that takes time: the
// digests of their files, and the messages of the protocol.
func Prepare(plugins ...*Plugin) {
	for _, p := range plugins {
		for _, d := range slices.Concat(p.Dialects, carried(p.Builds)) {
			d.Digest()
		}
	}
	protocol.PrepareHost()
}

func dialectInfos(list []*Dialect) []*protocol.DialectInfo {
	infos := make([]*protocol.DialectInfo, len(list))
	for i, d := range list {
		infos[i] = d.info()
	}
	return infos
}

func (d *Dialect) info() *protocol.DialectInfo {
	return &protocol.DialectInfo{
		Name: d.Name(), Version: d.Version(), Digest: d.Digest(), HasHooks: d.hasChecks(),
		Canonicalizes: !d.Canonicalize.Empty(), Makes: d.Canonicalize.Builds,
	}
}

func (p *Plugin) passInfo(from *pass.Pass) *protocol.PassInfo {
	info := &protocol.PassInfo{
		Name:     from.Name,
		Aliases:  from.Aliases,
		Summary:  from.Summary,
		Doc:      from.Doc,
		Anchor:   from.Anchor,
		Consumes: from.Input(),
		Produces: from.Output(),
		Converts: from.Converts,
		Prepares: from.Prepare != nil,
	}
	for _, o := range from.Options {
		info.Options = append(info.Options, &protocol.OptionInfo{
			Name: o.Name, Aliases: o.Aliases, Type: string(o.Type), DefaultText: o.Default, Values: o.Values, Doc: o.Doc, Names: string(o.Names), Target: o.Target,
		})
	}
	for _, name := range from.Builds {
		info.Builds = append(info.Builds, &protocol.Requirement{Name: name, Range: p.rangeOf(name)})
	}
	return info
}

// rangeOf is the range of versions of a dialect that fit the one that the
// plugin was built with.
func (p *Plugin) rangeOf(dialect string) string {
	for _, list := range [][]*Dialect{p.Builds, p.Dialects} {
		for _, d := range list {
			if d.Name() == dialect {
				return compatible(d.Version())
			}
		}
	}
	return ""
}

// compatible is ^major.minor.
func compatible(version string) string {
	parts := strings.SplitN(version, ".", 3)
	if len(parts) < 2 {
		return ""
	}
	return "^" + parts[0] + "." + parts[1]
}
