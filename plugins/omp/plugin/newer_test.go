package plugin_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/oracle"
)

// opaque are the flags for programs whose pointers do not say what they point to, which llc 14 cannot read.
func opaque(t *testing.T) []string {
	t.Helper()
	needs(t)
	return []string{"-p", "cpu-parallel", "--set", "toolchain.llc=" + oracle.Tool(t, "llc-19")}
}

// TestNewer runs programs as MLIR 19 writes them on 1 and 3 threads, and compares with what they compute one
// after the other here.
func TestNewer(t *testing.T) {
	flags := opaque(t)
	const file = "testdata/newer.mlir"
	oracle.Pipe(t, read(t, file), "mlir-opt-19")
	for _, threads := range []int{1, 3} {
		t.Run(fmt.Sprintf("%d threads", threads), func(t *testing.T) {
			run := func(entry string, args ...string) string { return callBy(t, threads, flags, file, entry, args...) }
			assert.Equal(t, wantMany(10, 11), run("many", "10", "11"))
			assert.Equal(t, "0 -1e+300 24 0 1 3", run("many", "0", "5"), "loops without iterations")
			assert.Equal(t, "2 1 1 27", run("once", "3"))
			assert.Equal(t, "111 4950", run("sections", "3"))
			assert.Equal(t, "111 4950", run("sections", "1"))
			assert.Equal(t, wantOrdered(7), run("ordered", "7"))
			assert.Equal(t, "500.0 499500 499500 2.5", run("atomics", "1000"), "halves; the numbers below 1000, twice")
			assert.Equal(t, "6765 17", run("tasks", "20", "1"), "a number of Fibonacci; (1+5)*3-1")
			assert.Equal(t, "36 12", run("threads", "3"), "three times 5+7, and once")
			assert.Equal(t, "2025 45", run("simd", "10"))
		})
	}
}

// wantMany is what @many computes: the sum and the maximum of i*j, 8 of each of three threads, how many
// iterations there are, a product of ones, and how often a team has counted.
func wantMany(n, m int) string {
	sum, top, count := 0, 0, 0
	for i := 1; i <= n; i++ {
		for j := 0; j <= m; j += 3 {
			sum, top, count = sum+i*j, max(top, i*j), count+1
		}
	}
	return fmt.Sprintf("%d %d.0 24 %d 1 3", sum, top, count)
}

func wantOrdered(n int) string {
	s := 0
	for range 2 {
		for i := range n {
			s = s*3 + i
		}
	}
	return fmt.Sprint(s)
}

func read(t *testing.T, file string) string {
	t.Helper()
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	return string(text)
}

// loops are those of loops.mlir that mlir-opt-19 converts; it crashes on some reductions of integers.
func loops(t *testing.T) string {
	t.Helper()
	text := read(t, "testdata/loops.mlir")
	before, rest, found := strings.Cut(text, "// Every kind of reduction of integers.")
	require.True(t, found)
	_, after, found := strings.Cut(rest, "// Every kind of reduction of floats.")
	require.True(t, found)
	return before + after
}

// write writes a file of the test.
func write(t *testing.T, name, text string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), name)
	require.NoError(t, os.WriteFile(file, []byte(text), 0o600))
	return file
}

// TestOfOracle runs what mlir-opt-19 makes of parallel loops.
func TestOfOracle(t *testing.T) {
	flags := opaque(t)
	newer := oracle.Pipe(t, loops(t), mlirc, "opt", "--spelling", "mlir-19", "-lower-affine", "-")
	checkLoops(t, []int{3}, false, flags, write(t, "loops.mlir", oracle.Pipe(t, newer, "mlir-opt-19", "-convert-scf-to-openmp")))
}

// withNests is the pipeline with the pass that makes loop nests.
const withNests = `extends = "cpu-parallel"

[[stage]]
pass = "openmp-to-loop-nests"
before = "convert-openmp-to-llvm"
`

// TestLoopNests runs what openmp-to-loop-nests makes of parallel loops, and has mlir-opt-19 read it.
func TestLoopNests(t *testing.T) {
	needs(t)
	checkLoops(t, []int{3}, true, []string{"-p", write(t, "nests.toml", withNests)}, "testdata/loops.mlir")
	text := oracle.Pipe(t, read(t, "testdata/loops.mlir"), mlirc, "opt", "--spelling", "mlir-19", "-lower-affine", "-convert-scf-to-openmp", "-openmp-to-loop-nests", "-")
	assert.Contains(t, text, "omp.loop_nest")
	assert.Equal(t, text, oracle.Pipe(t, text, "mlir-opt-19"))
}
