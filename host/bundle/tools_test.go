package bundle_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/host/bundle"
)

// TestToolsAreNotExecuted: which tools took part is told by what their files are.
func TestToolsAreNotExecuted(t *testing.T) {
	dir := t.TempDir()
	tool, link, trace := filepath.Join(dir, "tool"), filepath.Join(dir, "link"), filepath.Join(dir, "trace")
	require.NoError(t, os.WriteFile(tool, []byte("#!/bin/sh\necho 1.2.3\n: > "+trace+"\n"), 0o700))
	require.NoError(t, os.Symlink(tool, link))
	tools := []bundle.Tool{{Name: "tool", Path: tool}, {Name: "link", Path: link}, {Name: "none"}, {Name: "folder", Path: dir}}
	bundle.IdentifyTools(tools)
	assert.NoFileExists(t, trace)
	assert.Regexp(t, `^sha256 [0-9a-f]{12}$`, tools[0].Version)
	real, err := filepath.EvalSymlinks(tool)
	require.NoError(t, err)
	assert.Equal(t, tools[0].Version+" "+real, tools[1].Version)
	assert.Equal(t, "not found", tools[2].Version)
	assert.Equal(t, "is no file", tools[3].Version)
}
