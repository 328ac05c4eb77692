package kernels_test

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/program"
)

// folder is where the kernels are.
const folder = "../../examples/kernels/"

var mlirc string

func TestMain(m *testing.M) { os.Exit(program.Run(m, &mlirc, "../../cmd/mlirc")) }

// pipelines are the passes through which kernels go before they are compiled: each
// that optimises alone, with several settings where it has some, and all together.
var pipelines = map[string][]string{
	"none":                         nil,
	"canonicalize":                 {"-canonicalize"},
	"cse":                          {"-cse"},
	"sccp":                         {"-sccp"},
	"inline":                       {"-inline"},
	"symbol-dce":                   {"-symbol-dce"},
	"lower-affine":                 {"-lower-affine"},
	"convert-scf-to-std":           {"-lower-affine", "-convert-scf-to-std"},
	"loop-invariant-code-motion":   {"-loop-invariant-code-motion"},
	"affine-loop-invariant-motion": {"-affine-loop-invariant-code-motion"},
	"simplify-affine-structures":   {"-simplify-affine-structures"},
	"normalize-memrefs":            {"-normalize-memrefs"},
	"affine-scalrep":               {"-affine-scalrep"},
	"affine-parallelize":           {"-affine-parallelize"},
	"affine-parallelize, outer":    {"-affine-parallelize=max-nested=1"},
	"affine-loop-normalize":        {"-affine-loop-normalize"},
	"fusion":                       {"-affine-loop-fusion"},
	"fusion, maximal":              {"-affine-loop-fusion=fusion-maximal"},
	"fusion, tolerant":             {"-affine-loop-fusion=fusion-compute-tolerance=10 fusion-local-buf-threshold=64"},
	"tile":                         {"-affine-loop-tile=tile-size=16"},
	"tile, separate":               {"-affine-loop-tile=tile-size=7 separate"},
	"tile, cache":                  {"-affine-loop-tile=cache-size=16"},
	"unroll":                       {"-affine-loop-unroll=unroll-factor=4"},
	"unroll, full":                 {"-affine-loop-unroll=unroll-full unroll-full-threshold=20"},
	"unroll and jam":               {"-affine-loop-unroll-jam=unroll-jam-factor=3"},
	"jam recurrences":              {"-affine-loop-unroll-jam=recurrences"},
	"interchange":                  {"-affine-loop-interchange"},
	"accumulators":                 {"-affine-loop-invariant-code-motion=accumulators"},
	"super-vectorize":              {"-affine-super-vectorize=virtual-vector-size=4"},
	"super-vectorize, wide":        {"-affine-super-vectorize=virtual-vector-size=16"},
	"super-vectorize, 2-d":         {"-affine-super-vectorize=virtual-vector-size=4,8"},
	"super-vectorize, outer":       {"-affine-super-vectorize=virtual-vector-size=8 test-fastest-varying=1"},
	"all": {"-inline", "-canonicalize", "-sccp", "-normalize-memrefs", "-affine-loop-fusion", "-affine-loop-normalize",
		"-affine-loop-invariant-code-motion", "-affine-scalrep", "-affine-loop-tile=tile-size=24",
		"-affine-super-vectorize=virtual-vector-size=4", "-affine-loop-unroll=unroll-factor=3",
		"-affine-loop-unroll-jam=unroll-jam-factor=2", "-affine-parallelize", "-simplify-affine-structures",
		"-canonicalize", "-cse", "-loop-invariant-code-motion", "-symbol-dce"},
}

// TestKernels runs the kernels after each pipeline and compares with C, bit by bit. What a
// pipeline leaves as it is has been run already.
func TestKernels(t *testing.T) {
	oracle.Need(t, "llc", "cc")
	plain := output(t, module(t), mlirc, "opt")
	objects := compiledC(t, t.TempDir())
	for name, passes := range pipelines {
		t.Run(name, func(t *testing.T) {
			optimised := output(t, plain, mlirc, append([]string{"opt"}, passes...)...)
			if len(passes) == 0 || !bytes.Equal(optimised, plain) {
				runs(t, optimised, "cpu-bare-ptr", objects)
			}
		})
	}
}

// TestOptimised runs the kernels as the pipelines compile them that make code fast.
func TestOptimised(t *testing.T) {
	oracle.Need(t, "opt", "llc", "cc")
	text := module(t)
	objects := compiledC(t, t.TempDir())
	for _, pipeline := range []string{"cpu-O3", "cpu-O3-native"} {
		t.Run(pipeline, func(t *testing.T) { runs(t, text, pipeline, objects) })
	}
}

// runs compiles a module, links it with the driver, which compares, and runs that.
func runs(t *testing.T, text []byte, pipeline string, objects []string) {
	t.Helper()
	dir := t.TempDir()
	kernels, driver := filepath.Join(dir, "kernels.o"), filepath.Join(dir, "driver")
	output(t, text, mlirc, "--pipeline", pipeline, "--set", "memref.convention=bare-ptr", "-", "-o", kernels)
	output(t, nil, "cc", append([]string{"-o", driver, kernels}, objects...)...)
	output(t, nil, driver)
}

// module is the text of all kernels.
func module(t *testing.T) []byte {
	t.Helper()
	files, err := filepath.Glob(folder + "*.mlir")
	require.NoError(t, err)
	require.Greater(t, len(files), 20)
	var text []byte
	for _, f := range files {
		one, err := os.ReadFile(f)
		require.NoError(t, err)
		text = append(text, one...)
	}
	return text
}

// compiledC compiles the kernels in C and the driver.
func compiledC(t *testing.T, dir string) []string {
	t.Helper()
	files, err := filepath.Glob(folder + "*.c")
	require.NoError(t, err)
	args := []string{"-O1", "-ffp-contract=off", "-Wall", "-Wextra", "-Werror", "-c"}
	for _, f := range files {
		path, err := filepath.Abs(f)
		require.NoError(t, err)
		args = append(args, path)
	}
	cc := exec.Command("cc", args...)
	cc.Dir = dir
	out, err := cc.CombinedOutput()
	require.NoError(t, err, "%s", out)
	objects, err := filepath.Glob(filepath.Join(dir, "*.o"))
	require.NoError(t, err)
	require.Len(t, objects, len(files))
	return objects
}

// output runs a tool, which must succeed, and returns what it prints.
func output(t *testing.T, input []byte, tool string, args ...string) []byte {
	t.Helper()
	var stdout, stderr bytes.Buffer
	cmd := exec.Command(tool, args...)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = bytes.NewReader(input), &stdout, &stderr
	err := cmd.Run()
	require.NoError(t, err, "%s %s\n%s%s", tool, strings.Join(args, " "), excerpt(stderr.Bytes()), excerpt(stdout.Bytes()))
	return stdout.Bytes()
}

func excerpt(text []byte) []byte { return text[:min(len(text), 2000)] }
