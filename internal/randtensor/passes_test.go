package randtensor_test

import (
	"bytes"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/randtensor"
)

// onTensors are passes that take and leave tensors.
var onTensors = []string{
	"canonicalize", "cse", "inline", "sccp", "func(loop-invariant-code-motion)",
	"func(linalg-generalize-named-ops)", "func(convert-elementwise-to-linalg)", "func(linalg-fuse-elementwise-ops)",
	"func(convert-elementwise-to-linalg,linalg-fuse-elementwise-ops{where-it-pays=true})",
	"func(linalg-fold-unit-extent-dims)", "func(linalg-fold-unit-extent-dims{fold-one-trip-loops-only=true})",
	"func(linalg-fold-reshape-ops-by-linearization)", "func(linalg-inline-scalar-operands)",
	"func(linalg-detensorize)", "func(linalg-detensorize{aggressive-mode=true})",
	"resolve-ranked-shaped-type-result-dims", "resolve-shaped-type-result-dims",
	"func(linalg-tile{linalg-tile-sizes=2,3})", "func(linalg-tile{linalg-tile-sizes=0,2,2})", "func(linalg-tile{linalg-tile-sizes=1})",
	"func(linalg-tile-to-tiled-loop{linalg-tile-sizes=2,2})", "func(linalg-vectorize)", "func(convert-vector-to-scf)",
	"func(for-loop-range-folding)", "func(for-loop-specialization)", "eliminate-empty-tensors",
}

// intoMemory are ways to put tensors into memory.
var intoMemory = []string{
	"func(convert-linalg-tiled-loops-to-scf,convert-elementwise-to-linalg),linalg-comprehensive-module-bufferize",
	"func(convert-linalg-tiled-loops-to-scf,convert-elementwise-to-linalg),tensor-constant-bufferize,func(scf-bufferize,std-bufferize,linalg-bufferize,tensor-bufferize),func-bufferize,func(finalizing-bufferize)",
}

// onMemory are passes that take and leave memrefs.
var onMemory = []string{
	"canonicalize", "cse", "inline", "sccp", "func(loop-invariant-code-motion)",
	"func(buffer-hoisting)", "func(buffer-loop-hoisting)", "func(promote-buffers-to-stack)",
	"func(linalg-tile{linalg-tile-sizes=2,3})", "func(linalg-tile{linalg-tile-sizes=2,2,2})", "func(linalg-tile{linalg-tile-sizes=2 loop-type=affine})",
	"func(linalg-tile-to-parallel-loops{linalg-tile-sizes=2,2})", "func(linalg-promote-subviews)",
	"func(linalg-promote-subviews{test-promote-dynamic=true test-use-alloca=true})", "func(linalg-tile-for-vectors)", "func(linalg-vectorize)",
	"func(hoist-vector-transfers)", "func(linalg-generalize-named-ops)", "fold-memref-subview-ops",
}

// toLoops are passes that make loops of linalg, and what may follow.
var toLoops = []string{
	"func(convert-linalg-to-loops)", "func(convert-linalg-to-affine-loops)", "func(convert-linalg-to-parallel-loops)",
	"func(convert-linalg-to-affine-loops,affine-loop-fusion)", "func(convert-linalg-to-affine-loops,affine-scalrep)",
	"func(convert-linalg-to-affine-loops,affine-loop-tile)", "func(convert-linalg-to-affine-loops,affine-loop-unroll{unroll-factor=3})",
	"func(convert-linalg-to-affine-loops,affine-loop-unroll-jam{unroll-jam-factor=2})",
	"func(convert-linalg-to-affine-loops,affine-super-vectorize{virtual-vector-size=4})",
	"func(convert-linalg-to-affine-loops,affine-data-copy-generate{generate-dma=false fast-mem-space=0 skip-non-unit-stride-loops=true})",
	"func(convert-linalg-to-affine-loops,affine-loop-interchange,affine-loop-normalize,affine-parallelize)",
	"func(convert-linalg-to-affine-loops,affine-loop-invariant-code-motion,simplify-affine-structures)",
	"func(convert-linalg-to-loops,loop-coalescing)", "func(convert-linalg-to-loops,for-loop-specialization)",
	"func(convert-linalg-to-parallel-loops,parallel-loop-fusion)", "func(convert-linalg-to-parallel-loops,parallel-loop-collapsing{collapsed-indices-0=0})",
	"func(convert-linalg-to-parallel-loops,parallel-loop-tiling{parallel-loop-tile-sizes=2,2})",
	"func(convert-linalg-to-parallel-loops,parallel-loop-specialization)",
}

// TestPassesAgree compares what random passes leave of random functions with what the generator
// computes. TENSORS says how many functions, FIRST from which seed on.
func TestPassesAgree(t *testing.T) {
	oracle.Need(t, "cc", "llc")
	count, first := number(t, "TENSORS", 20), number(t, "FIRST", 0)
	for seed := first; seed < first+(count+batch-1)/batch; seed++ {
		t.Run(strconv.Itoa(seed), func(t *testing.T) {
			r := rand.New(rand.NewPCG(uint64(seed), 0x9a55))
			some := func(list []string, most int) []string {
				var chosen []string
				for range r.IntN(most + 1) {
					chosen = append(chosen, list[r.IntN(len(list))])
				}
				return chosen
			}
			passes := append(some(onTensors, 4), intoMemory[r.IntN(len(intoMemory))])
			passes = append(passes, some(onMemory, 3)...)
			passes = append(passes, toLoops[r.IntN(len(toLoops))])
			passes = append(passes, some(onMemory[:8], 2)...)
			p := randtensor.New(uint64(seed), batch)
			through(t, p, strings.Join(passes, ","))
		})
	}
}

// through compares a program that passes have changed.
func through(t *testing.T, p *randtensor.Program, passes string) {
	dir := t.TempDir()
	before, after := filepath.Join(dir, "before.mlir"), filepath.Join(dir, "after.mlir")
	require.NoError(t, os.WriteFile(before, []byte(p.Text), 0o600))
	cmd := exec.Command(mlirc, "opt", before, "--pass-pipeline="+passes, "-o", after)
	var report bytes.Buffer
	cmd.Stderr = &report
	require.NoError(t, cmd.Run(), "%s: %s", passes, &report)
	text, err := os.ReadFile(after)
	require.NoError(t, err)
	changed := *p
	changed.Text = string(text)
	t.Log(passes)
	compare(t, &changed, "cpu-tensor")
}
