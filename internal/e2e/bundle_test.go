package e2e_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/host/bundle"
)

// bundles lists the failure bundles that commands have left.
func (d *desk) bundles() []string {
	d.t.Helper()
	files, err := filepath.Glob(filepath.Join(d.tmp, bundle.Pattern))
	require.NoError(d.t, err)
	return files
}

// keepBundle wants the one bundle that tells of a failure, which only its owner
// may read, and moves it to where it is not in the way.
func (d *desk) keepBundle() string {
	d.t.Helper()
	files := d.bundles()
	require.Len(d.t, files, 1)
	info, err := os.Stat(files[0])
	require.NoError(d.t, err)
	assert.Equal(d.t, os.FileMode(0o600), info.Mode().Perm())
	kept := filepath.Join(d.t.TempDir(), "kept.zip")
	require.NoError(d.t, os.Rename(files[0], kept))
	return kept
}

// reproduces wants the failure of a bundle to happen again, with the plugin
// faulty where it is.
func (d *desk) reproduces(path string, args ...string) {
	d.t.Helper()
	args = append([]string{"reproduce", "--set", "plugins.faulty.path=" + binary("faulty")}, args...)
	got := d.mlirc(append(args, path)...)
	assert.Equal(d.t, 0, got.status, got.stdout+got.stderr)
	assert.Contains(d.t, got.stdout, "\nreproduced: ")
	assert.NotContains(d.t, got.stdout, "differs: plugin ")
	assert.Empty(d.t, d.bundles(), "a reproduction leaves no bundle")
}

// TestReproduceElsewhere: a failure of a tool does not happen where the tool is
// another one, and what took part has to be there.
func TestReproduceElsewhere(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	d := newDesk(t, map[string]string{"in.mlir": sound, "p.toml": withFaulty("faulty-panic")})
	llc := d.script("llc", "case \"$*\" in *--version*) echo LLVM version 14.0.99; exit;; esac\ncat >/dev/null\nkill -SEGV $$\n")
	got := d.mlirc("--set", "toolchain.llc="+llc, "in.mlir", "-o", "out.o")
	assert.Equal(t, 2, got.status)
	assert.Contains(t, got.stderr, "stage 'llc': pass 'llc' failed: llc ("+llc+") failed: signal: segmentation fault\n")
	kept := d.keepBundle()
	d.reproduces(kept, "--set", "toolchain.llc="+llc)
	got = d.mlirc("reproduce", "--keep", "kept", kept)
	assert.Equal(t, 1, got.status, got.stderr)
	assert.Regexp(t, `differs: llc: sha256 [0-9a-f]{12} there, sha256 [0-9a-f]{12} /\S+ here`, got.stdout)
	assert.Contains(t, got.stdout, "not reproduced: it succeeds here\n")
	assert.Contains(t, d.read("kept/readable.mlir"), "\"llvm.func\"() ( {\n")
	assert.FileExists(t, filepath.Join(d.dir, "kept", "input.mlirbc"))
	assert.Contains(t, d.read("kept/at-llc.ll"), "\ndefine ")
	assert.FileExists(t, filepath.Join(d.dir, "kept", "output.o"))

	d.mlirc("-p", "p.toml", "in.mlir", "-o", "out.o")
	kept = d.keepBundle()
	got = d.mlirc("reproduce", kept)
	assert.Equal(t, 2, got.status)
	assert.Contains(t, got.stderr, "there is no plugin 'faulty' here, which took part; it was version 0.3.1, at '"+binary("faulty")+"'; say where it is with --set plugins.faulty.path=...")
	d.alone()
}

// TestBundlesFolder: the user says where bundles go, and that there be none.
func TestBundlesFolder(t *testing.T) {
	t.Parallel()
	d := newDesk(t, map[string]string{
		"in.mlir": sound, "p.toml": withFaulty("faulty-exit"), "here/keep": "",
		"mlirc.toml": "[host]\nbundles = \"here\"\n",
	})
	got := d.mlirc("-p", "p.toml", "in.mlir", "-o", "out.o")
	assert.Equal(t, 2, got.status)
	files, err := filepath.Glob(filepath.Join(d.dir, "here", bundle.Pattern))
	require.NoError(t, err)
	require.Len(t, files, 1)
	assert.Contains(t, got.stderr, "`mlirc reproduce 'here/mlirc-crash-")

	got = d.mlirc("-p", "p.toml", "--set", "host.bundles=off", "in.mlir", "-o", "out.o")
	assert.NotContains(t, got.stderr, "bundle")
	got = d.mlirc("-p", "p.toml", "--set", "host.bundles=nowhere", "in.mlir", "-o", "out.o")
	assert.Equal(t, 2, got.status)
	assert.Contains(t, got.stderr, "stage 'mine': plugin 'faulty' 0.3.1 crashed: exit status 3")
	assert.Contains(t, got.stderr, "there is no failure bundle: open nowhere")
	assert.Empty(t, d.bundles())
	d.alone()
}
