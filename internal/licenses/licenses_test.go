package main

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestUpToDate: the file has what programs are linked with.
func TestUpToDate(t *testing.T) {
	t.Chdir("../..")
	require.NoError(t, run(true))
	old, err := os.ReadFile(target)
	require.NoError(t, err)
	for _, name := range []string{"google.golang.org/grpc v", "github.com/hashicorp/go-hclog v", "golang.org/x/sys v"} {
		assert.Contains(t, string(old), "\n"+name)
	}
}

func TestCompose(t *testing.T) {
	folder := func(files ...string) string {
		dir := t.TempDir()
		for i := 0; i < len(files); i += 2 {
			require.NoError(t, os.WriteFile(filepath.Join(dir, files[i]), []byte(files[i+1]), 0o600))
		}
		return dir
	}
	one, two := folder("LICENSE", "may\r\n"), folder("NOTICE.txt", "note", "License-MIT", "may")
	text, err := compose(map[string]string{"b v1": one, "a v1": one, "c v2": two})
	require.NoError(t, err)
	assert.Contains(t, string(text), "=\na v1\nb v1\n\nmay\n\n=")
	assert.Contains(t, string(text), "=\nc v2\n\nmay\n\nnote\n")
	_, err = compose(map[string]string{"d v1": folder("licenses.go", "package licenses")})
	require.EqualError(t, err, "module d v1: there is no file with a licence; look for it, and let internal/licenses know its name")
	_, err = compose(map[string]string{"d v1": ""})
	assert.ErrorContains(t, err, "go mod download")
}
