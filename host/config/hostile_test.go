package config_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

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

// TestNestingIsCountedOutsideOfTexts: brackets in texts and comments nest nothing.
func TestNestingIsCountedOutsideOfTexts(t *testing.T) {
	open := strings.Repeat("[{", 100)
	write(t, map[string]string{"p.toml": "# " + open + "\n[memref]\nconvention = \"" + open + "\\\"[\" # " + open +
		"\n[[stage]]\npass = '" + open + "\\'\nx = '''\n" + open + "'''\ny = \"\"\"" + open + "\"\"\"\n"})
	_, err := load(t, config.Request{Pipeline: "p.toml"})
	require.NoError(t, err)
}
