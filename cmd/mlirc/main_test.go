package main_test

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/program"
)

var mlirc string

func TestMain(m *testing.M) { os.Exit(program.Run(m, &mlirc, ".")) }

// outcome is what a command left.
type outcome struct {
	stdout, stderr string
	status         int
}

// command runs mlirc in the working directory of the test.
func command(t *testing.T, stdin string, args ...string) outcome {
	t.Helper()
	cmd := exec.CommandContext(t.Context(), mlirc, args...)
	cmd.Env = append(os.Environ(), "MLIRC_CACHE="+t.TempDir(), "TMPDIR="+t.TempDir(), "XDG_STATE_HOME="+t.TempDir())
	cmd.Stdin = strings.NewReader(stdin)
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	err := cmd.Run()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		require.NoError(t, err)
	}
	return outcome{stdout.String(), stderr.String(), cmd.ProcessState.ExitCode()}
}

// folder makes files and moves to them.
func folder(t *testing.T, files map[string]string) {
	t.Helper()
	t.Chdir(t.TempDir())
	for name, text := range files {
		require.NoError(t, os.WriteFile(name, []byte(text), 0o644))
	}
}

const add = `func @add(%a: i32, %b: i32) -> i32 {
  %0 = addi %a, %b : i32
  return %0 : i32
}
`

const addPrinted = `module  {
  func @add(%arg0: i32, %arg1: i32) -> i32 {
    %0 = addi %arg0, %arg1 : i32
    return %0 : i32
  }
}

`

// lowLevel is a module that needs no conversion.
const lowLevel = `llvm.func @add(%a: i32, %b: i32) -> i32 {
  %0 = llvm.add %a, %b : i32
  llvm.return %0 : i32
}
`

const back = `[[stage]]
pass = "mlir-to-llvmir"
[[stage]]
pass = "llc"
`

func TestOptReadsAndPrints(t *testing.T) {
	folder(t, map[string]string{"a.mlir": add, "two.mlir": "func private @a()\n// -----\nfunc private @b()\n"})
	for _, args := range [][]string{
		{"opt", "a.mlir"}, {"opt", "-cse", "-canonicalize", "a.mlir"}, {"opt", "--pass-pipeline=func(cse,dce)", "a.mlir"},
		{"opt", "--pass-pipeline", "builtin.module(func(cse),symbol-dce)", "a.mlir"}, {"opt", "-j", "1", "a.mlir", "-o", "-"},
	} {
		got := command(t, "", args...)
		assert.Equal(t, outcome{stdout: addPrinted}, got, "%v", args)
	}
	assert.Equal(t, outcome{stdout: addPrinted}, command(t, add, "opt"))
	assert.Equal(t, outcome{stdout: addPrinted}, command(t, add, "opt", "-"))
	bytecode := command(t, add, "opt", "-emit-bytecode")
	assert.True(t, strings.HasPrefix(bytecode.stdout, "ML\xefR"))
	assert.Equal(t, outcome{stdout: addPrinted}, command(t, bytecode.stdout, "opt"))
	assert.Equal(t, outcome{stdout: "module  {\n  func private @a()\n}\n\nmodule  {\n  func private @b()\n}\n\n"},
		command(t, "", "opt", "-split-input-file", "two.mlir"))
}

func TestOptShowsPasses(t *testing.T) {
	got := command(t, add, "opt", "-cse", "--mlir-print-ir-after=cse", "-o", os.DevNull)
	assert.True(t, strings.HasPrefix(got.stderr, "// -----// IR Dump After cse //----- //\n"), got.stderr)
	got = command(t, add, "opt", "-cse", "--mlir-timing", "-o", os.DevNull)
	assert.Contains(t, got.stderr, "Execution time report")
	assert.Contains(t, got.stderr, "  cse\n")
}

// TestAliases names passes as other versions of MLIR do, as flags, in a textual pipeline, in a
// pipeline file and where the IR is printed.
func TestAliases(t *testing.T) {
	loop := `func @f(%n: index) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
  }
  return
}
`
	folder(t, map[string]string{"p.toml": "[[stage]]\npass = \"convert-scf-to-cf\"\n", "loop.mlir": loop})
	want := command(t, "", "opt", "-convert-scf-to-std", "loop.mlir")
	assert.Contains(t, want.stdout, "cond_br")
	for _, args := range [][]string{
		{"opt", "-convert-scf-to-cf", "loop.mlir"}, {"opt", "--pass-pipeline=builtin.module(convert-scf-to-cf)", "loop.mlir"},
		{"-p", "p.toml", "loop.mlir", "-o", "-"},
	} {
		assert.Equal(t, want, command(t, "", args...), "%v", args)
	}
	got := command(t, "", "opt", "-convert-scf-to-cf", "-mlir-print-ir-after=convert-scf-to-cf", "loop.mlir")
	assert.Contains(t, got.stderr, "// -----// IR Dump After convert-scf-to-std //----- //\n")
	got = command(t, "", "opt", "-convert-scf-to-cf", "-mlir-print-ir-after=convert-scf-to-cd", "loop.mlir")
	assert.Equal(t, "mlirc: error: IR cannot be printed before or after 'convert-scf-to-cd': there is no such pass; did you mean 'convert-scf-to-cf'?\n", got.stderr)
	assert.Equal(t, 2, got.status)
}

// TestAliasesOfOptions sets an option as another version of MLIR calls it, and by both names.
func TestAliasesOfOptions(t *testing.T) {
	folder(t, map[string]string{
		"p.toml":    "[[stage]]\npass = \"affine-loop-fusion\"\nmaximal = true\n",
		"both.toml": "[[stage]]\npass = \"affine-loop-fusion\"\nmaximal = true\nfusion-maximal = true\n",
		"in.mlir": `func @f(%m: memref<100xf32>, %z: f32) {
  %a = memref.alloc() : memref<100xf32>
  affine.for %i = 0 to 100 {
    affine.store %z, %a[%i] : memref<100xf32>
  }
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 100 {
      %v = affine.load %a[%j] : memref<100xf32>
      affine.store %v, %m[%i] : memref<100xf32>
    }
  }
  return
}
`,
	})
	want := command(t, "", "opt", "-affine-loop-fusion=fusion-maximal", "in.mlir")
	assert.Equal(t, 2, strings.Count(want.stdout, "affine.for"), want.stderr)
	assert.Equal(t, 3, strings.Count(command(t, "", "opt", "-affine-loop-fusion", "in.mlir").stdout, "affine.for"))
	for _, args := range [][]string{
		{"opt", "-affine-loop-fusion=maximal", "in.mlir"}, {"opt", "--pass-pipeline=builtin.module(func.func(affine-loop-fusion{maximal=1}))", "in.mlir"},
		{"-p", "p.toml", "in.mlir", "-o", "-"},
	} {
		assert.Equal(t, want, command(t, "", args...), "%v", args)
	}
	got := command(t, "", "opt", "-affine-loop-fusion=maximal fusion-maximal", "in.mlir")
	assert.Contains(t, got.stderr, "option 'maximal' of pass 'affine-loop-fusion' is set as 'fusion-maximal' as well; leave one of them out")
	got = command(t, "", "-p", "both.toml", "in.mlir", "-o", "-")
	assert.Contains(t, got.stderr, "both.toml:3:1: error: option 'maximal' of pass 'affine-loop-fusion' is set as 'fusion-maximal' as well; leave one of them out")
	assert.Contains(t, command(t, "", "opt", "-help").stdout, "    fusion-maximal, maximal=<bool>")
	assert.Contains(t, command(t, "", "plugins", "describe", "std").stdout, "  fusion-maximal, maximal: bool = false\n")
}

func TestOptVerifiesDiagnostics(t *testing.T) {
	text := "func @f() { \"foo.bar\"() : () -> () }\n// expected-error@-1 {{%s}}\n"
	got := command(t, strings.Replace(text, "%s", "foo", 1), "opt", "-verify-diagnostics")
	assert.Equal(t, 0, got.status, got.stderr)
	got = command(t, strings.Replace(text, "%s", "something else", 1), "opt", "-verify-diagnostics")
	assert.Equal(t, 1, got.status)
	assert.Contains(t, got.stderr, "unexpected error")
	assert.Contains(t, got.stderr, "was not produced")
}

func TestOptTakesADialectFile(t *testing.T) {
	folder(t, map[string]string{
		"my.dialect": `/// Mine.
dialect my {
  version 0.1.0
}

/// Makes a number.
op my.make {
  results result: i32
  format  attr-dict
}
`,
		"bad.dialect": "dialect my {\n  versio 0.1.0\n}\n",
		"a.mlir":      "%0 = my.make\n",
	})
	assert.Equal(t, outcome{stdout: "module  {\n  %0 = my.make\n}\n\n"}, command(t, "", "opt", "--dialect", "my.dialect", "a.mlir"))
	got := command(t, "", "opt", "--dialect", "bad.dialect", "a.mlir")
	assert.Equal(t, 2, got.status)
	assert.True(t, strings.HasPrefix(got.stderr, "bad.dialect:2:3: error: "), got.stderr)
}

func TestCompile(t *testing.T) {
	folder(t, map[string]string{"a.mlir": lowLevel, "back.toml": back})
	got := command(t, "", "-p", "back.toml", "--emit", "llvm-ir", "--set", "debug-info=none", "a.mlir", "-o", "-")
	require.Equal(t, 0, got.status, got.stderr)
	assert.Contains(t, got.stdout, "define i32 @add(i32 %0, i32 %1)")
	assert.Equal(t, got, command(t, lowLevel, "-p", "back.toml", "--emit", "llvm-ir", "--set", "debug-info=none", "-"))
	assert.Equal(t, got, command(t, lowLevel, "-p", "back.toml", "--emit", "llvm-ir", "--set", "debug-info=none", "--in-process", "-"))
	got = command(t, "", "-p", "back.toml", "--emit", "llvm-ir", "--set", "debug-info=none", "a.mlir")
	assert.Equal(t, outcome{}, got)
	assert.FileExists(t, "a.ll")

	got = command(t, "", "-p", "back.toml", "--emit", "llvm-ir", "a.mlir", "-o", "-")
	assert.Contains(t, got.stdout, "define i32 @add(i32 %a, i32 %b) !dbg", "values have their names, and debuggers get to know them")
	assert.Contains(t, got.stdout, `!DILocalVariable(name: "b", arg: 2,`)
	got = command(t, "", "-p", "back.toml", "--emit", "llvm-ir", "--set", "debug-info=line", "a.mlir", "-o", "-")
	assert.Contains(t, got.stdout, "define i32 @add(i32 %0, i32 %1) !dbg")
	got = command(t, "", "opt", "-mlir-to-llvmir", "a.mlir")
	assert.NotContains(t, got.stdout, "!dbg", "a pass that a flag names does what it says by itself")
	got = command(t, "", "opt", "--set", "debug-info=line", "-mlir-to-llvmir", "a.mlir")
	assert.Contains(t, got.stdout, "!dbg")
	got = command(t, "", "opt", "-mlir-to-llvmir=debug-info=full", "a.mlir")
	assert.Contains(t, got.stdout, "define i32 @add(i32 %a, i32 %b) !dbg")
}

func TestMessages(t *testing.T) {
	folder(t, map[string]string{
		"a.mlir": add, "bad.mlir": "func @f() {\n  retrun\n}\n", "invalid.mlir": "func @f() -> i32 {\n  return\n}\n",
		"back.toml": back, "unfit.toml": "[[stage]]\npass = \"llc\"\n[[stage]]\npass = \"cse\"\n",
		"old.o": "old", "low.mlir": lowLevel, "broken.toml": "[[stage\n",
	})
	require.NoError(t, os.Mkdir("dir", 0o755))
	cases := []struct {
		args   string
		status int
		want   string
	}{
		{"opt bad.mlir", 1, "bad.mlir:2:3: error: "},
		{"opt invalid.mlir", 1, "invalid.mlir:2:3: error: 'std.return' op "},
		{"opt none.mlir", 2, "mlirc: error: cannot read 'none.mlir': no such file or directory\n"},
		{"opt dir", 2, "mlirc: error: cannot read 'dir': is a directory\n"},
		{"opt a.mlir a.mlir", 2, "mlirc: error: one input file is read at a time, but there are 'a.mlir' and 'a.mlir'\n"},
		{"opt -cze a.mlir", 2, "mlirc: error: there is no flag or pass '-cze'; did you mean '-cse'?\n"},
		{"opt -split-input-fle a.mlir", 2, "mlirc: error: there is no flag or pass '-split-input-fle'; did you mean '-split-input-file'?\n"},
		{"opt a.mlir -o", 2, "mlirc: error: '-o' needs a value: file\n"},
		{"opt --pass-pipeline=func(cse,cze) a.mlir", 2, "--pass-pipeline:1:10: error: there is no pass 'cze'; did you mean 'cse'?\nfunc(cse,cze)\n         ^\n"},
		{"opt -canonicalize=top-don=1 a.mlir", 2, "-canonicalize: error: pass 'canonicalize' has no option 'top-don'; did you mean 'top-down'?\n"},
		{"opt a.mlir -o none/x", 2, "mlirc: error: cannot write 'none/x': no such file or directory\n"},
		{"opt a.mlir -o dir", 2, "mlirc: error: cannot write 'dir': it is a folder\n"},
		{"-p cpo a.mlir", 2, "--pipeline: error: there is no pipeline 'cpo'; did you mean 'cpu'?\n"},
		{"-p broken.toml a.mlir", 2, "broken.toml:"},
		{"-p unfit.toml a.mlir", 2, "unfit.toml:4:1: error: stage 'cse' consumes module, but stage 'llc' before it produces object\npass = \"cse\"\n^\n"},
		{"-p back.toml --emit wasm a.mlir", 2, "--emit: error: no stage of the pipeline produces 'wasm'; its stages produce llvm-ir, object\n"},
		{"-p back.toml --set memref.convention=bare a.mlir", 2, "--set memref.convention: error: there is no memref convention 'bare'"},
		{"-p back.toml --set toolchain.llc=/none/llc low.mlir -o old.o", 2, "mlirc: error: stage 'mlir-to-llvmir': pass 'mlir-to-llvmir' failed: llc = \"/none/llc\" in [toolchain] cannot be run"},
		{"-p back.toml --log-level loud a.mlir", 2, "--log-level: error: 'loud' is no value of host.log-level; there is off, error, warn, info, debug, trace\n"},
		{"-p back.toml --set plugins.mine.path=/none/mine a.mlir", 2, "--set plugins.mine.path: error: plugin 'mine' cannot be started: /none/mine: no such file or directory\n"},
		{"-p back.toml --set plugins.mine=^1 a.mlir", 2, "--set plugins.mine: error: there is no plugin 'mine'; install it with `mlirc plugins install`, or tell where its program is: mine = { path = \"...\" }\n"},
		{"--nope a.mlir", 2, "mlirc: error: unknown flag: --nope; `mlirc --help` shows them\n"},
		{"pluins", 2, "mlirc: error: there is no file or command 'pluins'; did you mean 'plugins'?\n"},
		{"plugins describe stdd", 2, "mlirc: error: there is no plugin or pass 'stdd'; did you mean 'std'?\n"},
	}
	for _, c := range cases {
		t.Run(c.args, func(t *testing.T) {
			got := command(t, "", strings.Fields(c.args)...)
			assert.Equal(t, c.status, got.status)
			assert.True(t, strings.HasPrefix(got.stderr, c.want), got.stderr)
			assert.Empty(t, got.stdout)
		})
	}
	old, err := os.ReadFile("old.o")
	require.NoError(t, err)
	assert.Equal(t, "old", string(old), "a failed run leaves the old output")
	left, err := filepath.Glob(".*")
	require.NoError(t, err)
	assert.Empty(t, left, "nothing half-written")
}

// TestOtherPipeline names a pipeline that converts what the chosen one leaves.
func TestOtherPipeline(t *testing.T) {
	folder(t, map[string]string{"fill.mlir": "func @f(%x: f32, %m: memref<4xf32>) {\n  linalg.fill(%x, %m) : f32, memref<4xf32>\n  return\n}\n"})
	for _, pipeline := range []string{"cpu", "cpu-parallel", "cpu-O3"} {
		got := command(t, "", "-p", pipeline, "fill.mlir", "-o", "fill.o")
		assert.Equal(t, 1, got.status)
		assert.Contains(t, got.stderr, "or choose pipeline 'cpu-tensor', which has it")
	}
	assert.Equal(t, 0, command(t, "", "-p", "cpu-tensor", "fill.mlir", "-o", "fill.o").status)
}

func TestShow(t *testing.T) {
	folder(t, map[string]string{"back.toml": back, "mlirc.toml": "[stage-options.llc]\nopt-level = 3\n"})
	got := command(t, "", "pipeline", "show", "back.toml")
	require.Equal(t, 0, got.status, got.stderr)
	assert.Contains(t, got.stdout, "module -> object\n\nplugin translate 0.1.0\n")
	assert.Regexp(t, `(?m)^    opt-level = 3 +project, mlirc.toml:2$`, got.stdout)
	assert.Regexp(t, `(?m)^  llc +pipeline, back.toml:3$`, got.stdout)
	assert.Regexp(t, `(?m)^  memref.convention = descriptor +default$`, got.stdout)
	got = command(t, "", "pipeline", "show", "--mtriple", "aarch64-linux-gnu", "back.toml")
	assert.Regexp(t, `(?m)^  target.triple = aarch64-linux-gnu +flag, --mtriple$`, got.stdout)
	got = command(t, "", "plugins", "list")
	assert.Contains(t, got.stdout, "std 0.1.0 (comes with mlirc)\n  dialect std ")
	got = command(t, "", "plugins", "describe", "llc")
	assert.Contains(t, got.stdout, "pass llc (plugin translate)\n")
	got = command(t, "", "version")
	assert.Regexp(t, "^mlirc 0\\.1\\.0\n  commit [0-9a-z].*\n  plugin std ", got.stdout)
	assert.Equal(t, got, command(t, "", "--version"))
	got = command(t, "", "completion", "bash")
	assert.Equal(t, 0, got.status)
}
