package rundiff

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/randfunc"
)

// pipelines are those that must not change what a program computes: a line for each
// pass of loops and what matters of its options, and for passes that follow each
// other.
var pipelines = []string{
	"canonicalize,cse",
	"lower-affine,canonicalize",
	"lower-affine,convert-scf-to-std,canonicalize,cse",
	"simplify-affine-structures",
	"normalize-memrefs",
	"affine-scalrep",
	"affine-loop-fusion{fusion-maximal=true}",
	"affine-parallelize",
	"affine-loop-unroll{unroll-factor=3 unroll-num-reps=2},canonicalize",
	"affine-loop-tile{tile-size=2 separate},affine-loop-normalize",
	"affine-loop-unroll-jam{unroll-jam-factor=2},affine-loop-invariant-code-motion",
	"affine-super-vectorize{virtual-vector-size=4}",
	"affine-loop-interchange,affine-loop-invariant-code-motion{accumulators},affine-loop-unroll-jam{recurrences unroll-jam-factor=2}",
}

// morePipelines are asked for by TEST_LONG.
var morePipelines = []string{
	"sccp,inline,symbol-dce,loop-invariant-code-motion",
	"affine-loop-invariant-code-motion,loop-invariant-code-motion",
	"affine-loop-fusion",
	"affine-loop-fusion{fusion-compute-tolerance=10.0 fusion-fast-mem-space=0 fusion-local-buf-threshold=16}",
	"affine-loop-fusion,affine-loop-tile{tile-size=2},affine-super-vectorize{virtual-vector-size=4},affine-parallelize",
	"affine-parallelize{max-nested=2},canonicalize",
	"affine-super-vectorize{virtual-vector-size=8},affine-parallelize",
	"normalize-memrefs,affine-loop-normalize,affine-loop-fusion,affine-scalrep",
	"affine-loop-tile{cache-size=1},affine-loop-fusion",
	"affine-loop-fusion{fusion-maximal=true},affine-scalrep,affine-parallelize{max-nested=1}",
	"affine-loop-unroll",
	"affine-loop-unroll{unroll-full unroll-full-threshold=8}",
	"affine-loop-unroll-jam{unroll-jam-factor=3},affine-loop-unroll",
	"affine-loop-tile{tile-size=3}",
	"affine-loop-normalize",
	"affine-super-vectorize{virtual-vector-size=2 virtual-vector-size=4}",
	"affine-loop-normalize,affine-super-vectorize{virtual-vector-size=8 test-fastest-varying=0}",
	"affine-loop-invariant-code-motion,affine-loop-tile{tile-size=2},affine-loop-unroll,affine-super-vectorize{virtual-vector-size=4}",
	"affine-super-vectorize{virtual-vector-size=4},affine-loop-unroll,canonicalize,cse",
	"affine-super-vectorize{virtual-vector-size=4 in-bounds},affine-loop-invariant-code-motion{accumulators}," +
		"affine-loop-unroll-jam{recurrences unroll-jam-factor=3},affine-scalrep",
}

// olderPipelines are for modules without loops that their passes do not know.
var olderPipelines = []string{
	"lower-if-and-for,canonicalize",
	"lower-if-and-for,lower-affine-apply",
}

// TestPasses runs random nests of loops before and behind each pipeline, and
// compares. With TEST_LONG=1 each gets 5,000 functions.
func TestPasses(t *testing.T) {
	modules, functions, all := 1, 40, pipelines
	if os.Getenv("TEST_LONG") != "" {
		modules, functions, all = 50, 100, slices.Concat(pipelines, morePipelines)
	}
	c := newComparison(t)
	for i := range modules {
		c.Optimize = i % 3
		o := NestsFor(uint64(i), functions)
		checkAll(t, c, o, all)
		affine := randfunc.Affine()
		affine.Ops = slices.DeleteFunc(affine.Ops, func(op randfunc.Op) bool { return op.Name == "parallel" })
		o.Families = []randfunc.Family{affine, randfunc.Nests(), randfunc.Integers()}
		checkAll(t, c, o, olderPipelines)
	}
}

func checkAll(t *testing.T, c *Comparison, o randfunc.Options, pipelines []string) {
	t.Helper()
	for _, c.Passes = range pipelines {
		if _, d := c.Check(o); d != nil {
			report(t, c, o, d)
		}
	}
}

// TestLLVMHints runs random nests of loops with hints for LLVM and without, each as
// opt compiles them that has vectors.
func TestLLVMHints(t *testing.T) {
	oracle.Need(t, "opt-13")
	modules, functions := 1, 40
	if os.Getenv("TEST_LONG") != "" {
		modules, functions = 50, 100
	}
	c := newComparison(t)
	c.OptLevel = "3"
	for i := range modules {
		checkAll(t, c, NestsFor(uint64(i), functions), []string{
			"affine-add-llvm-hints{heap-alignment=16}",
			"func(affine-super-vectorize{virtual-vector-size=4 in-bounds},affine-loop-unroll-jam{unroll-jam-factor=2}),affine-add-llvm-hints{heap-alignment=16}",
		})
	}
}

// TestFindInPasses puts passes that count in other steps in the place of ours. The
// difference is found.
func TestFindInPasses(t *testing.T) {
	c := newComparison(t)
	wrong := filepath.Join(t.TempDir(), "wrong")
	script := "#!/bin/sh\n" + c.Mlirc + " \"$@\" || exit 1\nif [ $1 = opt ]; then sed -i 's/ step 3/ step 2/' passed.mlir; fi\n"
	require.NoError(t, os.WriteFile(wrong, []byte(script), 0o777))
	c.Mlirc, c.Passes = wrong, "cse"
	d := c.Compare(randfunc.New(NestsFor(1, 20)))
	require.NotNil(t, d)
	require.Equal(t, "run", d.Stage, d.Detail)
}
