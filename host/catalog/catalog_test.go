package catalog_test

import (
	"context"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"google.golang.org/grpc"

	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/sdk"
	"github.com/mlirc/mlirc/sdk/protocol"
)

func mine() *sdk.Plugin {
	return &sdk.Plugin{
		Name: "mine", Version: "1.2.3",
		Dialects: []*sdk.Dialect{{File: "mine.dialect", Source: []byte("dialect mine {\n  version 0.3.0\n}\n")}},
		Passes:   []*pass.Pass{{Name: "do-mine", Summary: "does", Options: []pass.Option{{Name: "n", Type: pass.Int, Default: "1"}}}},
	}
}

// options describe an external plugin at a path; asked counts its starts.
func options(t *testing.T, path, cache string, asked *int) catalog.Options {
	t.Helper()
	c, err := config.Load(config.Request{Sets: []string{"plugins.mine.path=" + path}})
	require.NoError(t, err)
	return catalog.Options{
		Config: c, Cache: cache,
		Ask: func(context.Context, *catalog.Plugin) (protocol.PluginClient, func(), error) {
			*asked++
			return sdk.Local(mine()), func() {}, nil
		},
	}
}

func program(t *testing.T, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "mine")
	require.NoError(t, os.WriteFile(path, []byte(text), 0o755))
	return path
}

func TestManifestIsFetchedOnce(t *testing.T) {
	path, cache, asked := program(t, "a program"), t.TempDir(), 0
	for range 3 {
		c, err := catalog.New(t.Context(), options(t, path, cache, &asked))
		require.NoError(t, err)
		p := c.Plugin("mine")
		require.NotNil(t, p)
		assert.False(t, p.Builtin())
		assert.Equal(t, "1.2.3", p.Version)
		claims := c.Claims("do-mine")
		require.Len(t, claims, 1)
		assert.Equal(t, "1", claims[0].Pass.Option("n").Default)
		file, source, err := c.Definition(t.Context(), "mine")
		require.NoError(t, err)
		assert.Equal(t, "mine.dialect", file)
		assert.Contains(t, string(source), "version 0.3.0")
	}
	assert.Equal(t, 2, asked, "once for the manifest, once for the definitions")
	require.NoError(t, os.WriteFile(path, []byte("another program"), 0o755))
	_, err := catalog.New(t.Context(), options(t, path, cache, &asked))
	require.NoError(t, err)
	assert.Equal(t, 3, asked, "another program has another manifest")
}

func TestWithoutCache(t *testing.T) {
	asked := 0
	c, err := catalog.New(t.Context(), options(t, program(t, "x"), "", &asked))
	require.NoError(t, err)
	_, _, err = c.Definition(t.Context(), "mine")
	require.NoError(t, err)
	assert.Equal(t, 2, asked)
}

func TestDamagedCacheIsNoCache(t *testing.T) {
	path, cache, asked := program(t, "x"), t.TempDir(), 0
	_, err := catalog.New(t.Context(), options(t, path, cache, &asked))
	require.NoError(t, err)
	files, err := filepath.Glob(filepath.Join(cache, "manifests*", "*"))
	require.NoError(t, err)
	require.Len(t, files, 1)
	require.NoError(t, os.WriteFile(files[0], []byte{0xff, 0xff}, 0o644))
	_, err = catalog.New(t.Context(), options(t, path, cache, &asked))
	require.NoError(t, err)
	assert.Equal(t, 2, asked)
}

// TestDefinitionsAreThoseOfTheDigest: neither a cache nor a plugin passes off other definitions.
func TestDefinitionsAreThoseOfTheDigest(t *testing.T) {
	path, cache, asked := program(t, "x"), t.TempDir(), 0
	c, err := catalog.New(t.Context(), options(t, path, cache, &asked))
	require.NoError(t, err)
	_, want, err := c.Definition(t.Context(), "mine")
	require.NoError(t, err)
	kept, err := filepath.Glob(filepath.Join(cache, "definitions*", "*"))
	require.NoError(t, err)
	require.Len(t, kept, 1)
	require.NoError(t, os.WriteFile(kept[0], []byte("dialect mine {\n  version 0.4.0\n}\n"), 0o644))
	c, err = catalog.New(t.Context(), options(t, path, cache, &asked))
	require.NoError(t, err)
	_, got, err := c.Definition(t.Context(), "mine")
	require.NoError(t, err)
	assert.Equal(t, string(want), string(got), "what the cache has is another file")

	o := options(t, path, "", &asked)
	o.Ask = func(context.Context, *catalog.Plugin) (protocol.PluginClient, func(), error) {
		return liar{sdk.Local(mine())}, func() {}, nil
	}
	c, err = catalog.New(t.Context(), o)
	require.NoError(t, err)
	_, _, err = c.Definition(t.Context(), "mine")
	assert.ErrorContains(t, err, "plugin 'mine' sent another file for dialect 'mine' than its manifest says; reinstall it")
}

// liar sends other definitions than those that were asked for.
type liar struct{ protocol.PluginClient }

func (l liar) Definitions(ctx context.Context, r *protocol.DefinitionsRequest, o ...grpc.CallOption) (*protocol.DefinitionsReply, error) {
	return &protocol.DefinitionsReply{File: &protocol.File{Path: "mine.dialect", Content: []byte("dialect mine {\n}\n")}}, nil
}

// TestGivenUp: a caller that gives up while a plugin is asked gets none.
func TestGivenUp(t *testing.T) {
	asked := 0
	o := options(t, program(t, "x"), "", &asked)
	ctx, cancel := context.WithCancel(t.Context())
	o.Ask = func(context.Context, *catalog.Plugin) (protocol.PluginClient, func(), error) {
		cancel()
		return nil, nil, ctx.Err()
	}
	for _, o.Lenient = range []bool{false, true} {
		_, err := catalog.New(ctx, o)
		require.Equal(t, context.Canceled, err)
	}
}

func TestTwoOwnersOfADialect(t *testing.T) {
	other := mine()
	other.Name = "other"
	c, err := config.Load(config.Request{})
	require.NoError(t, err)
	_, err = catalog.New(t.Context(), catalog.Options{
		Config:   c,
		Builtins: []catalog.Builtin{{Client: sdk.Local(mine())}, {Client: sdk.Local(other)}},
	})
	require.ErrorContains(t, err, "plugins 'mine' and 'other' both own the dialect 'mine'; use only one of them")
}

func TestNameMustMatch(t *testing.T) {
	c, err := config.Load(config.Request{Sets: []string{"plugins.yours.path=" + program(t, "x")}})
	require.NoError(t, err)
	asked := 0
	o := options(t, program(t, "x"), "", &asked)
	o.Config = c
	_, err = catalog.New(t.Context(), o)
	require.ErrorContains(t, err, "is called 'mine', not 'yours'")
}
