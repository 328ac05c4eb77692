package rundiff

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/randfunc"
)

// TestFind puts a compiler that adds where it should subtract in the place of
// ours. The difference is found, and becomes one function.
func TestFind(t *testing.T) {
	c := newComparison(t)
	wrong := filepath.Join(t.TempDir(), "wrong")
	script := "#!/bin/sh\nsed -i '/: i[0-9]*$/s/= \\(subi\\|xor\\) /= addi /' module.mlir\nexec " + c.Mlirc + " \"$@\"\n"
	require.NoError(t, os.WriteFile(wrong, []byte(script), 0o777))
	c.Mlirc = wrong
	o := randfunc.Options{Seed: 6, Functions: 12}
	d := c.Compare(randfunc.New(o))
	require.NotNil(t, d)
	require.Equal(t, "run", d.Stage, d.Detail)
	require.NotEmpty(t, d.Function)
	m, smaller := c.Reduce(o, d, 15)
	require.NotNil(t, smaller)
	require.Equal(t, "run", smaller.Stage)
	require.Less(t, len(m.Entries()), 6)
}

func TestBlocks(t *testing.T) {
	out := "f0 call 0: 1\n  a0: 2\n  a1: 3\nf1 call 0: 4\n"
	require.Equal(t, []string{"f0 call 0: 1\n  a0: 2\n  a1: 3\n", "f1 call 0: 4\n"}, blocks(out))
	require.Nil(t, compare(out, out))
	d := compare(out, "f0 call 0: 1\n  a0: 2\n  a1: 9\nf1 call 0: 4\n")
	require.Equal(t, "f0", d.Function)
	require.NotNil(t, compare(out, out+"f2 call 0:\n"))
}
