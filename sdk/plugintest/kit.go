package plugintest

import (
	"slices"
	"testing"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/sdk/protocol"
	"github.com/stretchr/testify/require"
)

// Kit is some plugins that work together.
type Kit struct {
	t        testing.TB
	subjects []*subject
	registry *pass.Registry
	files    []*protocol.File
	dialects []*ods.Dialect
}

// subject is a plugin that has said what it offers.
type subject struct {
	rpc      protocol.PluginClient
	manifest *protocol.Manifest
}

// New asks plugins what they offer. Dialects that several know come from the one
// that owns them, or else from the first.
func New(t testing.TB, subjects ...Subject) *Kit {
	t.Helper()
	k := &Kit{t: t}
	passes := transforms.All()
	for _, each := range subjects {
		s := &subject{rpc: each.open(t)}
		m, err := s.rpc.Describe(t.Context(), &protocol.DescribeRequest{})
		require.NoError(t, err)
		s.manifest = m
		k.subjects = append(k.subjects, s)
		for _, p := range m.GetPasses() {
			passes = append(passes, passOf(p))
		}
	}
	k.registry = pass.NewRegistry(passes...)
	for _, s := range k.subjects {
		k.load(s, s.manifest.GetDialects())
	}
	for _, s := range k.subjects {
		k.load(s, s.manifest.GetKnows())
	}
	return k
}

// passOf is a pass as a manifest tells it: enough for reading pipelines.
func passOf(p *protocol.PassInfo) *pass.Pass {
	known := &pass.Pass{Name: p.GetName(), Anchor: p.GetAnchor(), Consumes: p.GetConsumes(), Produces: p.GetProduces()}
	for _, o := range p.GetOptions() {
		known.Options = append(known.Options, pass.Option{
			Name: o.GetName(), Type: pass.OptionType(o.GetType()), Default: o.GetDefaultText(), Values: o.GetValues(),
		})
	}
	return known
}

// load gets the dialects that are new.
func (k *Kit) load(s *subject, list []*protocol.DialectInfo) {
	k.t.Helper()
	for _, info := range list {
		if slices.ContainsFunc(k.files, func(f *protocol.File) bool { return f.GetName() == info.GetName() }) {
			continue
		}
		reply, err := s.rpc.Definitions(k.t.Context(), &protocol.DefinitionsRequest{Digest: info.GetDigest()})
		require.NoError(k.t, err, info.GetName())
		d, problems := load.Dialect(reply.GetFile().GetPath(), reply.GetFile().GetContent())
		require.Empty(k.t, problems)
		k.files = append(k.files, reply.GetFile())
		k.dialects = append(k.dialects, d)
	}
}

// context knows all dialects of the kit.
func (k *Kit) context() *ir.Context {
	k.t.Helper()
	ctx, err := load.NewContext(k.dialects...)
	require.NoError(k.t, err)
	return ctx
}

// owner is the plugin that has a pass; one that every plugin has belongs to
// whoever is at work.
func (k *Kit) owner(name string, atWork *subject) *subject {
	for _, s := range k.subjects {
		if slices.ContainsFunc(s.manifest.GetPasses(), func(p *protocol.PassInfo) bool { return p.GetName() == name }) {
			return s
		}
	}
	if atWork != nil {
		return atWork
	}
	return k.subjects[0]
}

// convention is the schema of a memref convention that a plugin offers.
func (k *Kit) convention(name string) ([]byte, bool) {
	for _, s := range k.subjects {
		for _, c := range s.manifest.GetConventions() {
			if c.GetName() == name {
				return c.GetSchema(), true
			}
		}
	}
	return nil, false
}
