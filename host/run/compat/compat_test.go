package compat_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/bytecode"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/definitions"
	"github.com/mlirc/mlirc/host/run/compat"
	"github.com/mlirc/mlirc/host/session"
	"github.com/mlirc/mlirc/sdk"
	"github.com/mlirc/mlirc/sdk/protocol"
)

const (
	then = "dialect fix {\n  version 1.1.0\n}\nop fix.mul {}\n"
	now  = `dialect fix {
  version 1.2.0
  earlier 1.1
}
op fix.scale {
  versions fix.mul in 1.1
}
op fix.shut {}
form fix.shut in 1.1 none "1.2 brought it"
`
)

// request is one of a plugin that was built with the earlier version of a dialect, about a
// module with an operation of today's.
func request(t *testing.T, op string, features ...string) (*compat.Adapter, *catalog.Plugin, *session.Run) {
	t.Helper()
	file := func(source string) []*sdk.Dialect {
		return []*sdk.Dialect{{File: "fix.dialect", Source: []byte(source)}}
	}
	cfg, err := config.Load(config.Request{})
	require.NoError(t, err)
	nothing := &pass.Pass{Name: "nothing", Summary: "Does nothing.", Run: func(*pass.Run) error { return nil }}
	cat, err := catalog.New(t.Context(), catalog.Options{Config: cfg, Builtins: []catalog.Builtin{
		{Client: sdk.Local(&sdk.Plugin{Name: "owner", Version: "1.0.0", Dialects: file(now)})},
		{Client: sdk.Local(&sdk.Plugin{Name: "user", Version: "2.0.0", Builds: file(then), Passes: []*pass.Pass{nothing}})},
	}})
	require.NoError(t, err)
	plugin := cat.Plugin("user")
	plugin.Features = features
	a := &compat.Adapter{Library: definitions.New(cat), File: "in", Workers: 1, Producer: "test"}
	known, err := a.Library.FullContext(t.Context())
	require.NoError(t, err)
	var sink diag.Sink
	module := syntax.Parse(known, diag.NewSource("in", []byte("\""+op+"\"() : () -> ()\n")), &sink, syntax.ParseOptions{})
	require.NotNil(t, module, "%v", sink.Diagnostics())
	data, err := bytecode.Append(nil, module, bytecode.WriteOptions{})
	require.NoError(t, err)
	dialects, err := a.Library.For(t.Context(), plugin, a.Library.Mentioned(data), nil)
	require.NoError(t, err)
	return a, plugin, &session.Run{Input: session.Payload{Kind: pass.KindModule, Data: data}, Dialects: dialects}
}

// TestAdapt gives a plugin the module in the version that it knows, in its form.
func TestAdapt(t *testing.T) {
	a, plugin, r := request(t, "fix.scale")
	earlier, err := a.Adapt(t.Context(), plugin, r)
	require.NoError(t, err)
	assert.True(t, earlier)
	assert.True(t, bytecode.IsBytecode(r.Input.Data))
	assert.Contains(t, string(r.Input.Data), "mul")
	assert.NotContains(t, string(r.Input.Data), "scale")
	require.Len(t, r.Dialects, 1)
	assert.Equal(t, "1.1.0", r.Dialects[0].Version)

	a, plugin, r = request(t, "fix.scale", protocol.FeatureText)
	_, err = a.Adapt(t.Context(), plugin, r)
	require.NoError(t, err)
	assert.Contains(t, string(r.Input.Data), "\"fix.mul\"() : () -> () loc(")
	assert.Equal(t, session.Format{Text: true, Generic: true, DebugInfo: true}, r.Input.Format)
	assert.Equal(t, r.Input.Format, r.Output)

	a, plugin, r = request(t, "fix.shut")
	_, err = a.Adapt(t.Context(), plugin, r)
	assert.ErrorContains(t, err, "plugin 'user' 2.0.0 was built with fix@1.1, which cannot say what the module has; upgrade the plugin: ")
}

// TestAdaptNothing leaves alone what the plugin reads as it is.
func TestAdaptNothing(t *testing.T) {
	a, plugin, r := request(t, "fix.scale")
	plugin.Knows = nil
	before := string(r.Input.Data)
	earlier, err := a.Adapt(t.Context(), plugin, r)
	require.NoError(t, err)
	assert.False(t, earlier)
	assert.Equal(t, before, string(r.Input.Data))

	plugin.Features = []string{protocol.FeatureText}
	for _, payload := range []session.Payload{{Kind: "asm", Data: []byte("nop")}, {Kind: pass.KindModule, Format: session.Format{Text: true}, Data: []byte("module {}")}} {
		r.Input = payload
		_, err = a.Adapt(t.Context(), plugin, r)
		require.NoError(t, err)
		assert.Equal(t, payload, r.Input)
	}
}

// TestBuiltWith finds the earlier version only.
func TestBuiltWith(t *testing.T) {
	p := &catalog.Plugin{Manifest: &catalog.Manifest{Knows: []catalog.Dialect{{Name: "fix", Version: "1.1.0", Digest: "x"}}}}
	for text, want := range map[string]bool{"fix 1.2.0 y": true, "fix 1.2.0 x": false, "fix 1.0.0 y": false, "hue 1.2.0 y": false} {
		f := strings.Fields(text)
		assert.Equal(t, want, compat.BuiltWith(p, &session.Dialect{Name: f[0], Version: f[1], Digest: f[2]}) != nil, text)
	}
}
