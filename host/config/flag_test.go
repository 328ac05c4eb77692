package config_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/host/config"
)

// TestFlagOfStage: a flag may be an option of stages that a pipeline need not have.
func TestFlagOfStage(t *testing.T) {
	path := filepath.Join(t.TempDir(), "p.toml")
	require.NoError(t, os.WriteFile(path, []byte("[[stage]]\npass = \"llc\"\n"), 0o600))
	load := func(stage string, ifStage bool) (*config.Config, error) {
		return config.Load(config.Request{Pipeline: path, Flags: []config.FlagValue{
			{Flag: "--size", Key: "stage-options." + stage + ".size", Text: "8", IfStage: ifStage},
		}})
	}
	for _, ifStage := range []bool{true, false} {
		c, err := load("llc", ifStage)
		require.NoError(t, err)
		assert.Equal(t, "8", c.Stages[0].Options["size"].Text)
	}
	_, err := load("opt", true)
	require.NoError(t, err)
	_, err = load("opt", false)
	assert.ErrorContains(t, err, "there is no stage 'opt'")
}
