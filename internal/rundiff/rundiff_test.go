package rundiff

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/randfunc"
)

// TestCompare compiles random modules with mlirc and with the tools of MLIR 13,
// runs both and compares. With TEST_LONG=1 these are 10,000 functions.
func TestCompare(t *testing.T) {
	modules, functions := 4, 50
	if os.Getenv("TEST_LONG") != "" {
		modules, functions = 100, 100
	}
	c := newComparison(t)
	leftOut := 0
	for i := range modules {
		o := OptionsFor(uint64(i), functions)
		c.Optimize = i % 3
		n, d := c.Check(o)
		if d != nil {
			report(t, c, o, d)
		}
		t.Logf("seed %d: no difference, without %d functions that mlir-opt-13 refuses", i, n)
		leftOut += n
	}
	t.Logf("%d functions, without %d that mlir-opt-13 refuses", modules*functions, leftOut)
}

// TestVectors compiles random functions that compute with vectors as they are, and with each
// operation on vectors written element by element. With TEST_LONG=1 these are 10,000 functions.
func TestVectors(t *testing.T) {
	modules, functions := 1, 50
	if os.Getenv("TEST_LONG") != "" {
		modules, functions = 100, 100
	}
	c := newComparison(t)
	for i := range modules {
		o := VectorsFor(uint64(i), functions)
		c.Optimize = i % 3
		if _, d := c.Check(o); d != nil {
			report(t, c, o, d)
		}
	}
	t.Logf("%d functions", modules*functions)
}

// TestFindInVectors takes the first operand of shuffles for the second. The difference is found.
func TestFindInVectors(t *testing.T) {
	c := newComparison(t)
	wrong := filepath.Join(t.TempDir(), "wrong")
	script := "#!/bin/sh\nsed -i 's/vector.shuffle \\(%[0-9]*\\), \\(%[0-9]*\\) /vector.shuffle \\1, \\1 /' module.mlir\n" + c.Mlirc + " \"$@\"\n"
	require.NoError(t, os.WriteFile(wrong, []byte(script), 0o777))
	c.Mlirc = wrong
	d := c.Compare(randfunc.New(VectorsFor(0, 50)))
	require.NotNil(t, d)
	require.Equal(t, "run", d.Stage, d.Detail)
}

// tries bounds how often a difference is made smaller.
const tries = 300

// report makes a difference smaller, shows it and keeps the files.
func report(t *testing.T, c *Comparison, o randfunc.Options, d *Difference) {
	t.Helper()
	m, smaller := c.Reduce(o, d, tries)
	if smaller == nil {
		m, smaller = randfunc.New(o), c.Compare(randfunc.New(o))
	}
	kept, err := os.MkdirTemp("", fmt.Sprintf("rundiff-%d-", o.Seed))
	require.NoError(t, err)
	require.NoError(t, os.CopyFS(kept, os.DirFS(c.Dir)))
	t.Fatalf("seed %d, bare pointers %v, %s %s: %s\n%s\nfiles are in %s", o.Seed, o.BarePointers, c.Passes, d.Stage, smaller.Detail, m.Text(), kept)
}

// TestMain makes a folder for what the tests build.
func TestMain(m *testing.M) {
	var err error
	if bin, err = os.MkdirTemp("", "rundiff-bin-"); err != nil {
		panic(err)
	}
	status := m.Run()
	os.RemoveAll(bin)
	os.Exit(status)
}

var bin string

// build builds mlirc, once.
var build = sync.OnceValue(func() error {
	build := exec.Command("go", "build", "-o", bin, "./cmd/mlirc",
		"./plugins/std/cmd/mlirc-plugin-std", "./plugins/llvm/cmd/mlirc-plugin-llvm", "./plugins/translate/cmd/mlirc-plugin-translate")
	build.Dir = "../.."
	if out, err := build.CombinedOutput(); err != nil {
		return fmt.Errorf("%w\n%s", err, out)
	}
	return nil
})

// newComparison compares with mlirc as it is now.
func newComparison(t *testing.T) *Comparison {
	t.Helper()
	oracle.Need(t, "mlir-opt-13", "mlir-translate-13", "llc-13", "cc")
	require.NoError(t, build())
	return &Comparison{Mlirc: filepath.Join(bin, "mlirc"), Dir: t.TempDir(), Optimize: 1}
}
