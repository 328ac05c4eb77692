package config_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"github.com/mlirc/mlirc/host/config"
)

// TestHostileFiles: what has no end, nests deeply or is enormous is an error
// with a place.
func TestHostileFiles(t *testing.T) {
	many := 1_000_000
	for name, c := range map[string]struct{ text, want string }{
		"string":        {"[memref]\nconvention = \"x", "p.toml:2:"},
		"literal":       {"[memref]\nconvention = 'x", "p.toml:2:"},
		"long string":   {"[memref]\nconvention = \"\"\"x\n", "p.toml:"},
		"escape":        {"[memref]\nconvention = \"\\", "p.toml:2:"},
		"table":         {"[memref", "p.toml:1:"},
		"tables":        {"[[stage]", "p.toml:1:"},
		"array":         {"[memref]\nconvention = [1,", "p.toml:2:"},
		"inline table":  {"memref = {convention = \"x\"", "p.toml:1:"},
		"key":           {"memref.", "p.toml:1:"},
		"no value":      {"memref =", "p.toml:1:"},
		"arrays":        {"a = " + strings.Repeat("[", many), "p.toml:1:69: error: lists and tables nest more than 64 levels here"},
		"inline tables": {"a = " + strings.Repeat("{a=", many/4), "p.toml:1:197: error: lists and tables nest more than 64 levels here"},
		"headers":       {strings.Repeat("[", many), "p.toml:1:65: error: "},
		"over lines":    {"a = [ # ]\n\"]\", ']', \"\"\"]\"\"\", '''\n]''',\n" + strings.Repeat("[\n", many/4), "p.toml:67:1: error: lists and tables nest more than 64 levels here"},
		"size":          {strings.Repeat("# \n", many), "p.toml: error: a configuration has at most 1048576 bytes, this one has 3000000"},
		"words":         {strings.Repeat("a.", many/2) + "a = 1", "p.toml:1:1: error: "},
		"number":        {"[host]\nworkers = " + strings.Repeat("9", 1000), "p.toml:2:1: error: "},
		"date":          {"[host]\nworkers = 1979-99-99", "p.toml:2:"},
		"no UTF-8":      {"[host]\nworkers = \"\xff\"", "p.toml:2:"},
		"NUL":           {"[host]\nworkers = \"\x00\"", "p.toml:2:"},
	} {
		t.Run(name, func(t *testing.T) {
			write(t, map[string]string{"p.toml": c.text})
			_, err := load(t, config.Request{Pipeline: "p.toml"})
			require.Error(t, err)
			assert.True(t, strings.HasPrefix(err.Error(), c.want), "%.200s", err)
		})
	}
}

// TestFilesWithoutEnd: what a project brings along may be a pipe, or lead to a device.
func TestFilesWithoutEnd(t *testing.T) {
	write(t, map[string]string{"top.toml": "extends = \"base.toml\"\n", "empty/x": ""})
	for name, make := range map[string]func(string) error{
		"device": func(path string) error { return os.Symlink("/dev/zero", path) },
		"pipe":   func(path string) error { return unix.Mkfifo(path, 0o600) },
	} {
		t.Run(name, func(t *testing.T) {
			for _, path := range []string{"base.toml", "mlirc.toml"} {
				_ = os.Remove(path)
				require.NoError(t, make(path))
			}
			_, err := config.Load(config.Request{Pipeline: "top.toml", Trust: everything{}})
			require.EqualError(t, err, "top.toml:1:1: error: cannot read pipeline 'base.toml': is not a regular file")
			here, err := os.Getwd()
			require.NoError(t, err)
			_, err = config.Load(config.Request{Project: filepath.Join(here, "empty")})
			require.ErrorContains(t, err, "mlirc.toml: error: cannot be read: is not a regular file")
			for _, path := range []string{"base.toml", "mlirc.toml"} {
				_, err = config.Examine(path, nil)
				require.ErrorContains(t, err, "is not a regular file")
			}
		})
	}
}

// TestNestingIsCountedOutsideOfTexts: brackets in texts and comments nest nothing.
func TestNestingIsCountedOutsideOfTexts(t *testing.T) {
	open := strings.Repeat("[{", 100)
	write(t, map[string]string{"p.toml": "# " + open + "\n[memref]\nconvention = \"" + open + "\\\"[\" # " + open +
		"\n[[stage]]\npass = '" + open + "\\'\nx = '''\n" + open + "'''\ny = \"\"\"" + open + "\"\"\"\n"})
	_, err := load(t, config.Request{Pipeline: "p.toml"})
	require.NoError(t, err)
}
