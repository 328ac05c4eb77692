package kernels_test

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
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

// TestKernels runs the kernels and compares with C, bit by bit.
func TestKernels(t *testing.T) {
	oracle.Need(t, "opt", "llc", "cc")
	inC := compiledC(t, t.TempDir())
	t.Run("passes", func(t *testing.T) { behindPasses(t, inC) })
	t.Run("pipelines", func(t *testing.T) { optimised(t, inC) })
}

// behindPasses compiles the kernels behind each pipeline. A function that it leaves as it is has
// been compiled already.
func behindPasses(t *testing.T, inC []string) {
	dir := t.TempDir()
	text := printed(t, module(t))
	objects := append(slices.Clip(inC), compiled(t, dir, text, "cpu-bare-ptr"))
	links(t, dir, objects)
	plain := functions(t, text)
	for name, passes := range pipelines {
		t.Run(name, func(t *testing.T) {
			var changed []byte
			for f, optimised := range functions(t, printed(t, text, passes...)) {
				if optimised != plain[f] {
					changed = append(changed, optimised...)
				}
			}
			if len(changed) > 0 {
				dir := t.TempDir()
				links(t, dir, append([]string{compiled(t, dir, changed, "cpu-bare-ptr")}, objects...))
			}
		})
	}
}

// optimised compiles the kernels as the pipelines do that make code fast: as cpu-O3, whose passes
// cpu-O3-native has for wider vectors, with TEST_LONG=1 only.
func optimised(t *testing.T, inC []string) {
	names := []string{"cpu-O3-native"}
	if os.Getenv("TEST_LONG") != "" {
		names = append(names, "cpu-O3")
	}
	text := module(t)
	for _, pipeline := range names {
		t.Run(pipeline, func(t *testing.T) {
			dir := t.TempDir()
			links(t, dir, append(slices.Clip(inC), compiled(t, dir, text, pipeline)))
		})
	}
}

// printed is a module behind passes, each function with all that it says within itself.
func printed(t *testing.T, text []byte, passes ...string) []byte {
	t.Helper()
	return output(t, text, mlirc, append([]string{"opt", "-mlir-print-local-scope"}, passes...)...)
}

// functions are the texts of a module's functions, which are all that it has.
func functions(t *testing.T, module []byte) map[string]string {
	t.Helper()
	list := map[string]string{}
	body, ok := strings.CutPrefix(string(module), "module  {\n")
	require.True(t, ok, "%s", excerpt(module))
	for body != "}\n" {
		f, rest, ok := strings.Cut(body, "\n  }\n")
		require.True(t, ok && strings.HasPrefix(f, "  func @"), f)
		name, _, _ := strings.Cut(f, "(")
		list[name] = f + "\n  }\n"
		body = rest
	}
	return list
}

// compiled compiles a module to an object.
func compiled(t *testing.T, dir string, text []byte, pipeline string) string {
	t.Helper()
	object := filepath.Join(dir, "kernels.o")
	output(t, text, mlirc, "--pipeline", pipeline, "--set", "memref.convention=bare-ptr", "-", "-o", object)
	return object
}

// links links objects with the driver, which compares, and runs that. Of functions that several
// have, those of the first count.
func links(t *testing.T, dir string, objects []string) {
	t.Helper()
	driver := filepath.Join(dir, "driver")
	output(t, nil, "cc", append(append([]string{"-Wl,-z,muldefs", "-o", driver}, objects...), "-lm")...)
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
