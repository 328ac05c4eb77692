package e2e_test

import (
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
	d := newDesk(t, nil)
	for _, shell := range []string{"bash", "zsh", "fish", "powershell"} {
		assert.Contains(t, d.succeed("completion", shell), "mlirc")
	}
	assert.Contains(t, d.mlirc("__complete", "opt", "-convert-std").stdout, "-convert-std-to-llvm\n")
	d.alone()
}
