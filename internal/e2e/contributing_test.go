package e2e_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/sdk/bindgen"
)

// TestAddAnOperation adds the operation of CONTRIBUTING.md, and wants all that
// is promised there of one definition.
func TestAddAnOperation(t *testing.T) {
	t.Parallel()
	text := repositoryFile(t, "plugins/std/dialects/std/std.dialect") + "\n" + block(t, repositoryFile(t, "CONTRIBUTING.md"), "/// Counts")
	d := newDesk(t, map[string]string{
		"std.dialect": text,
		"in.mlir":     "func @f(%a: i32) -> i32 {\n  %0 = popcount %a : i32\n  return %0 : i32\n}\n",
		"bad.mlir":    "func @f(%a: f32) {\n  %0 = popcount %a : f32\n  return\n}\n",
	})
	d.succeed("dialect", "check", "std.dialect")
	d.succeed("dialect", "format", "--check", "std.dialect")
	assert.Contains(t, d.succeed("dialect", "describe", "--dialect=std.dialect", "std.popcount"), "Counts the bits")

	const known = "--dialect=std.dialect"
	printed := d.succeed("opt", known, "in.mlir")
	assert.Contains(t, printed, "%0 = popcount %arg0 : i32\n")
	generic := d.succeed("opt", known, "--mlir-print-op-generic", "in.mlir")
	assert.Contains(t, generic, `"std.popcount"(%arg0) : (i32) -> i32`)
	assert.Equal(t, printed, d.feed(generic, "opt", known).stdout)
	assert.Equal(t, printed, d.feed(d.succeed("opt", known, "--emit-bytecode", "in.mlir"), "opt", known).stdout)
	got := d.mlirc("opt", known, "bad.mlir")
	assert.Equal(t, 1, got.status)
	assert.Regexp(t, `^bad\.mlir:2:8: error: 'std\.popcount' op operand #0 `, got.stderr)

	dialect, problems := load.Dialect("std.dialect", []byte(text))
	require.Empty(t, problems)
	code, err := bindgen.Generate(dialect, "std")
	require.NoError(t, err)
	assert.Contains(t, string(code), "func NewPopcount(b *ir.Builder, value *ir.Value, attrs ...ir.NamedAttr) Popcount {")
}

func repositoryFile(t *testing.T, path string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(root, path))
	require.NoError(t, err)
	return string(text)
}

// block is the block of code in a Markdown text that begins so.
func block(t *testing.T, text, start string) string {
	t.Helper()
	_, rest, found := strings.Cut(text, "```\n"+start)
	require.True(t, found)
	code, _, found := strings.Cut(rest, "```")
	require.True(t, found)
	return start + code
}

// gemm and shader are what some commands of the README are about.
const (
	gemm = `func @main(%a: memref<8x8xf32>, %b: memref<8x8xf32>, %c: memref<8x8xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      affine.for %k = 0 to 8 {
        %x = affine.load %a[%i, %k] : memref<8x8xf32>
        %y = affine.load %b[%k, %j] : memref<8x8xf32>
        %old = affine.load %c[%i, %j] : memref<8x8xf32>
        %product = mulf %x, %y : f32
        %new = addf %old, %product : f32
        affine.store %new, %c[%i, %j] : memref<8x8xf32>
      }
    }
  }
  return
}
`
	shader = `spv.module Logical GLSL450 requires #spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]> {
  spv.GlobalVariable @in bind(0, 0) : !spv.ptr<!spv.struct<(!spv.array<1 x i32, stride=4> [0])>, StorageBuffer>
  spv.GlobalVariable @out bind(0, 1) : !spv.ptr<!spv.struct<(!spv.array<1 x i32, stride=4> [0])>, StorageBuffer>
  spv.func @main() "None" {
    %zero = spv.Constant 0 : i32
    %in = spv.mlir.addressof @in : !spv.ptr<!spv.struct<(!spv.array<1 x i32, stride=4> [0])>, StorageBuffer>
    %out = spv.mlir.addressof @out : !spv.ptr<!spv.struct<(!spv.array<1 x i32, stride=4> [0])>, StorageBuffer>
    %from = spv.AccessChain %in[%zero, %zero] : !spv.ptr<!spv.struct<(!spv.array<1 x i32, stride=4> [0])>, StorageBuffer>, i32, i32
    %x = spv.Load "StorageBuffer" %from : i32
    %to = spv.AccessChain %out[%zero, %zero] : !spv.ptr<!spv.struct<(!spv.array<1 x i32, stride=4> [0])>, StorageBuffer>, i32, i32
    spv.Store "StorageBuffer" %to, %x : i32
    spv.Return
  }
  spv.EntryPoint "GLCompute" @main
  spv.ExecutionMode @main "LocalSize", 64, 1, 1
}
`
)

// TestReadme runs the commands that the README shows, and the pipeline.
func TestReadme(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	readme := repositoryFile(t, "README.md")
	d := newDesk(t, map[string]string{
		"saxpy.mlir": example(t, "saxpy"), "results.mlir": example(t, "results"), "in.mlir": twice, "my.dialect": myDialect,
		"in.bin": "from", "out.bin": "gone", "p.toml": tomlBlock(t, readme), "gemm.mlir": gemm, "shader.mlir": shader,
		"emitc.json": repositoryFile(t, "sdk/importer/testdata/toy.json"),
	})
	d.set("PATH", binaries+string(os.PathListSeparator)+os.Getenv("PATH"))
	d.succeed("run", "gemm.mlir", "8x8xf32=random", "8x8xf32=random", "8x8xf32=0", "--save", "arg1=a.npy")
	d.succeed("opt", "-serialize-spirv", "shader.mlir", "-o", "shader.spv")
	d.mlirc("--set", "host.deadline=1ns", "saxpy.mlir", "-o", "late.o")
	require.NoError(t, os.Rename(d.keepBundle(), filepath.Join(d.dir, "mlirc-crash-1234.zip")))
	commands := 0
	for line := range strings.Lines(readme) {
		line, _, _ := strings.Cut(strings.TrimSpace(line), "  #")
		if !strings.HasPrefix(line, "mlirc ") {
			continue
		}
		commands++
		got := d.run(nil, "sh", "-c", line)
		assert.Equal(t, 0, got.status, "%s: %s", line, got.stderr)
	}
	assert.Greater(t, commands, 8)
	assert.Equal(t, "from", d.read("out.bin"))
	d.succeed("-p", "p.toml", "saxpy.mlir", "-o", "other.o")
	assert.Equal(t, d.read("saxpy.o"), d.read("other.o"))
	d.alone()
}

// turning is a module of the dialect that the first page of the README shows.
const turning = `func @turn(%a: !angles.angle<f32>) -> !angles.angle<f32> {
  %0 = angles.add %a, %a : f32
  return %0 : !angles.angle<f32>
}
`

// TestFirstPage does what the first page of the README shows: it compiles and runs the program,
// reads the error, and takes a module of the dialect to LLVM IR.
func TestFirstPage(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	readme := repositoryFile(t, "README.md")
	_, rest, _ := strings.Cut(readme, "```mlir\n")
	program, _, found := strings.Cut(rest, "```")
	require.True(t, found)
	assert.Equal(t, repositoryFile(t, "docs/pictures/saxpy.mlir"), program)
	d := newDesk(t, map[string]string{"saxpy.mlir": program, "bad.mlir": strings.Replace(program, "addf %ax, %yi", "addf %ax, %y", 1),
		"turn.mlir": turning, "angles.dialect": block(t, readme, "dialect angles {")})
	d.set("PATH", binaries+string(os.PathListSeparator)+os.Getenv("PATH"))
	shown := strings.Split(block(t, readme, "$ mlirc saxpy.mlir"), "$ ")[1:]
	require.Len(t, shown, 2)
	for _, each := range shown {
		command, want, _ := strings.Cut(each, "\n")
		got := d.run(nil, "sh", "-c", command)
		assert.Equal(t, 0, got.status, command)
		assert.Equal(t, want, got.stdout, command)
	}
	assert.Equal(t, block(t, readme, "bad.mlir:8:22"), d.mlirc("bad.mlir", "-o", "bad.o").stderr)
	d.succeed("saxpy.mlir", "-o", "saxpy.o", "--report", "report.html")
	assert.Contains(t, d.succeed("opt", "--dialect", "angles.dialect", "turn.mlir"), "%0 = angles.add %arg0, %arg0 : f32\n")
	assert.Contains(t, d.succeed("--dialect", "angles.dialect", "--emit", "llvm-ir", "turn.mlir", "-o", "-"), " = fadd float %a, %a")
	d.alone()
}

// tomlBlock is the first block of TOML in a Markdown text.
func tomlBlock(t *testing.T, text string) string {
	t.Helper()
	_, rest, found := strings.Cut(text, "```toml\n")
	require.True(t, found)
	code, _, found := strings.Cut(rest, "```")
	require.True(t, found)
	return code
}
