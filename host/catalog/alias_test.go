package catalog_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/sdk"
)

// TestAliases finds passes by the names that they have besides, and prefers those whose name it is.
func TestAliases(t *testing.T) {
	named := func(name string, aliases ...string) *pass.Pass {
		return &pass.Pass{Name: name, Aliases: aliases, Summary: "does it", Run: func(*pass.Run) error { return nil }}
	}
	plugins := []*sdk.Plugin{
		{Name: "a", Version: "0.1.0", Passes: []*pass.Pass{named("lower", "lower-all", "finish"), named("lift", "raise")}},
		{Name: "b", Version: "0.1.0", Passes: []*pass.Pass{named("finish"), named("up", "raise")}},
	}
	var builtins []catalog.Builtin
	for _, p := range plugins {
		builtins = append(builtins, catalog.Builtin{Client: sdk.Local(p)})
	}
	cfg, err := config.Load(config.Request{})
	require.NoError(t, err)
	c, err := catalog.New(t.Context(), catalog.Options{Builtins: builtins, Config: cfg, Core: []*pass.Pass{named("cse", "gvn")}})
	require.NoError(t, err)

	found := func(name string) (list []string) {
		for _, claim := range c.Claims(name) {
			owner := "core"
			if claim.Plugin != nil {
				owner = claim.Plugin.Name
			}
			list = append(list, owner+" "+claim.Pass.Name)
		}
		return list
	}
	assert.Equal(t, []string{"a lower"}, found("lower"))
	assert.Equal(t, []string{"a lower"}, found("lower-all"))
	assert.Equal(t, []string{"b finish"}, found("finish"), "a name precedes an alias")
	assert.Equal(t, []string{"a lift", "b up"}, found("raise"), "two claimants of an alias")
	assert.Equal(t, []string{"core cse"}, found("gvn"))
	assert.Empty(t, found("sink"))
}
