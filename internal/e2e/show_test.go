package e2e_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// TestShow: what mlirc prints about itself.
func TestShow(t *testing.T) {
	t.Parallel()
	d := newDesk(t, map[string]string{
		"p.toml":     "extends = \"cpu\"\n[memref]\nconvention = \"bare-ptr\"\n",
		"mlirc.toml": "[stage-options.llc]\nopt-level = 3\n",
		"plug.toml":  "[plugins]\nfaulty = { path = \"" + binary("faulty") + "\" }\n[[stage]]\npass = \"faulty-wait\"\n",
	})
	shown := d.succeed("pipeline", "show", "p.toml", "-j", "3")
	for _, pattern := range []string{
		`^module -> object\n`,
		`(?m)^plugin std 0\.1\.0$`,
		`(?m)^  convert-std-to-llvm +pipeline, cpu\.toml:\d+$`,
		`(?m)^    opt-level = 3 +project, mlirc\.toml:2$`,
		`(?m)^  memref\.convention = bare-ptr +pipeline, p\.toml:3$`,
		`(?m)^  host\.workers = 3 +flag, --workers$`,
		`(?m)^  host\.deadline = 10m +default$`,
	} {
		assert.Regexp(t, pattern, shown)
	}
	d.set("MLIRC_MEMREF_CONVENTION", "descriptor")
	assert.Regexp(t, `(?m)^  memref\.convention = descriptor +environment, MLIRC_MEMREF_CONVENTION$`, d.succeed("pipeline", "show", "p.toml"))

	help := d.succeed("opt", "--help")
	assert.Regexp(t, `(?m)^    format=<string> +for people, or for programs \(text, json; default text\)$`, help)
	assert.Regexp(t, `(?m)^    index-bitwidth=<uint> +the width of .*\(default 0\)$`, help)
	assert.Equal(t, d.succeed("version"), d.succeed("opt", "-version"))
	assert.Contains(t, d.succeed("plugins", "describe", "llc"), "      one of tiny, small, kernel, medium, large, or empty\n")
	list := d.succeed("plugins", "list")
	for _, pattern := range []string{
		`(?m)^std 0\.1\.0 \(comes with mlirc\)$`, `(?m)^  dialect memref 0\.1\.0$`, `(?m)^  dialect llvm 0\.1\.0$`,
		`(?m)^  memref convention bare-ptr$`, `(?m)^  convert-std-to-llvm +\S`, `(?m)^  cse +\S`,
	} {
		assert.Regexp(t, pattern, list)
	}
	assert.Regexp(t, `(?s)^plugin std 0\.1\.0\n.*dialect: std 0\.1\.0 sha256:[0-9a-f]{64}\n`, d.succeed("plugins", "describe", "std"))
	assert.Contains(t, d.succeed("plugins", "describe", "convert-std-to-llvm"), "  converts: std, memref, func\n  builds dialect llvm ^0.1\n")
	assert.Regexp(t, `^mlirc 0\.1\.0\n  commit .+\n(  plugin \S+ 0\.1\.0\n)+$`, d.succeed("version"))
	d.alone()
}

func TestCompletion(t *testing.T) {
	t.Parallel()
	d := newDesk(t, map[string]string{"mine.toml": "", "mlirc.toml": ""})
	for _, shell := range []string{"bash", "zsh", "fish", "powershell"} {
		assert.Contains(t, d.succeed("completion", shell), "mlirc")
	}
	for words, want := range map[string][]string{
		"opt -convert-std":          {"-convert-std-to-llvm\tconvert functions", "-o\t"},
		"opt --convert-std":         {"--convert-std-to-llvm\t"},
		"opt -convert-std-to-llvm=": {"index-bitwidth=\t"},
		"opt -spelling=":            {"mlir-19\n"},
		"opt -log-level=":           {"debug\n"},
		"opt -set=":                 {"memref.convention=\t"},
		"opt -mlir-print-ir-after=": {"cse\n"},
		"opt -report=":              {":0\n"},
		"--pipeline ":               {"cpu\n", "cpu-O3\n", "mine.toml\n"},
		"run -p ":                   {"cpu\n"},
		"pipeline show ":            {"cpu\n"},
		"--emit ":                   {"llvm-ir\n", "asm\n"},
		"--log-level ":              {"trace\n"},
		"--set ":                    {"memref.convention=\t", "sandbox.mode=\t"},
		"--set memref.convention=":  {":0\n"},
		"config ":                   {"memref.convention\t"},
		"dialect describe memref.":  {"memref.load\t"},
		"why in.mlir 3 --pass ":     {"cse\t"},
		"plugins describe ":         {"std\n"},
	} {
		got := d.mlirc(append([]string{"__complete"}, strings.Split(words, " ")...)...).stdout
		for _, each := range want {
			assert.Contains(t, got, each, words)
		}
		assert.NotContains(t, got, "mlirc.toml", words)
	}
	d.alone()
}
