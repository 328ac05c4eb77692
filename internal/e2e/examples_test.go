package e2e_test

import (
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// conventions are the memref conventions, with what they cannot take of the
// examples and why. C calls through the wrappers, or directly if flags say so.
var conventions = []struct {
	name      string
	pipeline  string
	set       string   // the convention, if the pipeline has another one
	flags     []string // of the C compiler
	unmatched map[string]string
}{
	{name: "descriptor", pipeline: "cpu"},
	{name: "checked", pipeline: "cpu-checked"},
	{name: "descriptor-pointer", pipeline: "cpu", set: "descriptor-pointer"},
	{name: "sized-pointer", pipeline: "cpu", set: "sized-pointer"},
	{name: "bare-ptr", pipeline: "cpu-bare-ptr", unmatched: withoutSizes},
	{name: "bare-ptr-directly", pipeline: "cpu-bare-ptr", flags: []string{"-DBARE_PTR"}, unmatched: withoutSizes},
}

// withoutSizes are the examples that need sizes at run time.
var withoutSizes = map[string]string{
	"saxpy":  "memref<?xf32> cannot be an argument: convention 'bare-ptr'",
	"matmul": "memref<?x?xf64> cannot be an argument: convention 'bare-ptr'",
	"sort":   "memref<?xi32> cannot be an argument: convention 'bare-ptr'",
}

// TestExamples compiles each example under each convention, links it with its
// main function in C, and runs it; the main function checks the numbers.
func TestExamples(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	for _, c := range conventions {
		for _, name := range exampleNames(t) {
			t.Run(c.name+"/"+name, func(t *testing.T) {
				t.Parallel()
				d := newDesk(t, map[string]string{name + ".mlir": example(t, name)})
				args := []string{"--pipeline", pipeline(t, c.pipeline), name + ".mlir", "-o", "out.o"}
				if c.set != "" {
					args = append(args, "--set", "memref.convention="+c.set)
				}
				if why := c.unmatched[name]; why != "" {
					d.unmatched(d.mlirc(args...), name, why)
					return
				}
				assert.Empty(t, d.succeed(args...))
				assert.Regexp(t, "^"+name+": ", d.link(name, c.flags))
				d.alone()
			})
		}
	}
}

// unmatched expects a diagnostic at the function that names the type.
func (d *desk) unmatched(got outcome, name, why string) {
	d.t.Helper()
	assert.Equal(d.t, 1, got.status)
	assert.Regexp(d.t, "^"+name+`\.mlir:2:1: error: cannot legalize operation 'func' @\w+\n`, got.stderr)
	assert.Contains(d.t, got.stderr, why)
	assert.Equal(d.t, []string{name + ".mlir"}, d.names())
	d.alone()
}

// link makes a program of out.o and the example's main function, and runs it.
func (d *desk) link(name string, flags []string) string {
	d.t.Helper()
	main, err := filepath.Abs(filepath.Join(root, "examples", name, "main.c"))
	require.NoError(d.t, err)
	args := append([]string{"-O2", "-Wall", "-Werror", "-Wno-psabi"}, flags...)
	out, err := d.command(d.t.Context(), "cc", append(args, "-o", "program", main, "out.o", "-lm")...).CombinedOutput()
	require.NoError(d.t, err, "%s", out)
	out, err = exec.CommandContext(d.t.Context(), filepath.Join(d.dir, "program")).CombinedOutput()
	require.NoError(d.t, err, "%s", out)
	return string(out)
}

// TestRun compiles a function, calls it and prints what it returns.
func TestRun(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	d := newDesk(t, map[string]string{"results.mlir": example(t, "results")})
	for _, c := range []struct {
		want string
		args []string
	}{
		{"3\n3.142857142857143\n", []string{"results.mlir", "--entry", "divide", "22", "7"}},
		{"-3\n-3.142857142857143\n", []string{"--entry", "divide", "results.mlir", "-22", "7"}},
		{"3.142857142857143\n1\n", []string{"results.mlir", "22", "7", "--entry=both"}},
		{"true\n2.5\n", []string{"-j", "1", "results.mlir", "2.5", "-1", "--entry", "larger"}},
		{"false\n3.0\n", []string{"--entry", "larger", "results.mlir", "--", "-inf", "3"}},
	} {
		assert.Equal(t, c.want, d.succeed(append([]string{"run"}, c.args...)...), "%v", c.args)
	}
	d.alone()
	for want, args := range map[string][]string{
		"mlirc: error: say which function to call with --entry; there is both, divide, larger\n": {"results.mlir"},
		"there is no function 'divid' to call; did you mean 'divide'?":                           {"results.mlir", "--entry", "divid"},
		"function 'divide' takes 2 arguments (i64, i64), but 1 is given":                         {"results.mlir", "--entry", "divide", "1"},
		"'x'": {"results.mlir", "--entry", "divide", "1", "x"},
	} {
		got := d.mlirc(append([]string{"run"}, args...)...)
		assert.Equal(t, 2, got.status, "%v", args)
		assert.Contains(t, got.stderr, want)
	}
	d.alone()
}

// TestRunMain gives the exit status of what was run.
func TestRunMain(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	d := newDesk(t, map[string]string{"main.mlir": "func @main() -> f32 {\n  %0 = constant 1.5 : f32\n  return %0 : f32\n}\n"})
	assert.Equal(t, "1.5\n", d.succeed("run", "main.mlir"))
	d.alone()
}
