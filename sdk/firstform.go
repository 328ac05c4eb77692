package sdk

import (
	"github.com/mlirc/mlirc/core/irdl"
	"github.com/mlirc/mlirc/sdk/protocol"
)

// firstForms are the plugin's dialect files as hosts know them that ask for nothing
// beyond the first form of the language.
type firstForms struct {
	files map[string]*Dialect // by their digests
	of    map[string]string   // digest of a file -> that of its first form
}

func newFirstForms(p *Plugin) firstForms {
	f := firstForms{files: map[string]*Dialect{}, of: map[string]string{}}
	for _, list := range [][]*Dialect{p.Builds, p.Dialects} {
		for _, d := range list {
			plain := &Dialect{File: d.File, Source: irdl.FirstForm(d.Source), Hooks: d.Hooks, Canonicalize: d.Canonicalize}
			f.files[plain.Digest()] = plain
			f.of[d.Digest()] = plain.Digest()
		}
	}
	return f
}

// announce puts the digests of first forms into a manifest.
func (f firstForms) announce(m *protocol.Manifest) {
	for _, list := range [][]*protocol.DialectInfo{m.GetDialects(), m.GetKnows()} {
		for _, info := range list {
			info.Digest = f.of[info.GetDigest()]
		}
	}
}
