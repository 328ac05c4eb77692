package catalog_test

import (
	"context"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/digest"
	"github.com/mlirc/mlirc/host/trust"
	"github.com/mlirc/mlirc/sdk"
	"github.com/mlirc/mlirc/sdk/protocol"
)

// trusting trusts a file as it is, with a program.
func trusting(t *testing.T, file, program string) *trust.Store {
	t.Helper()
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	s := trust.New(t.TempDir())
	named, err := s.ProgramOf(config.NamedProgram{Path: program})
	require.NoError(t, err)
	require.NoError(t, s.Add(trust.Record{
		File: file, SHA256: digest.Bytes(text), Programs: []trust.Program{named},
	}))
	return s
}

// TestSwappedProgram: a program that is exchanged after it was found to be the trusted one
// is not started, not even to ask what it is.
func TestSwappedProgram(t *testing.T) {
	path := program(t, "a program")
	t.Chdir(t.TempDir())
	require.NoError(t, os.WriteFile("mlirc.toml", []byte("[plugins.mine]\npath = \""+path+"\"\n"), 0o644))
	here, err := os.Getwd()
	require.NoError(t, err)
	s := trusting(t, filepath.Join(here, "mlirc.toml"), path)
	asked := 0
	o := catalog.Options{Ask: func(context.Context, *catalog.Plugin) (protocol.PluginClient, func(), error) {
		asked++
		return sdk.Local(mine()), func() {}, nil
	}}
	load := func() {
		o.Config, err = config.Load(config.Request{Project: here, Trust: s})
		require.NoError(t, err)
	}
	load()
	c, err := catalog.New(t.Context(), o)
	require.NoError(t, err)
	assert.Equal(t, catalog.Named, c.Plugin("mine").Standing)
	assert.Equal(t, 1, asked)

	load()
	require.NoError(t, os.WriteFile(path, []byte("another program"), 0o755))
	_, err = catalog.New(t.Context(), o)
	require.ErrorContains(t, err, "mlirc.toml:2:1: error: plugin 'mine' is not started: the program '"+path+"' has changed since you trusted it")
	assert.Equal(t, 1, asked)
}

// TestStandings: who has chosen a program is known before it is started.
func TestStandings(t *testing.T) {
	b := newBench(t)
	b.builtin(versioned("inside", "1.0.0"))
	b.install(versioned("installed", "1.0.0"))
	b.sets = []string{"plugins.mine.path=" + program(t, "a program")}
	c, err := b.open()
	require.NoError(t, err)
	assert.Equal(t, catalog.Inside, c.Plugin("inside").Standing)
	assert.Equal(t, catalog.Installed, c.Plugin("installed").Standing)
	assert.Equal(t, catalog.Chosen, c.Plugin("mine").Standing)

	b.o.Cache = t.TempDir()
	ask := b.o.Ask
	b.o.Ask = func(ctx context.Context, p *catalog.Plugin) (protocol.PluginClient, func(), error) {
		assert.Equal(t, catalog.Chosen, p.Standing)
		return ask(ctx, p)
	}
	_, err = catalog.New(t.Context(), b.o)
	require.NoError(t, err)
}
