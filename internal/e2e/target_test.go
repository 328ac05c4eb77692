package e2e_test

import (
	"debug/elf"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/oracle"
)

// TestTarget makes objects for another processor: the whole pipeline agrees on it.
func TestTarget(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	d := newDesk(t, map[string]string{"in.mlir": saxpy})
	for _, pipeline := range []string{"cpu", "cpu-O3", "cpu-bare-ptr"} {
		if pipeline == "cpu-bare-ptr" {
			d.plant("in.mlir", "func @f(%a: memref<4xf32>, %i: index) -> f32 {\n  %0 = memref.load %a[%i] : memref<4xf32>\n  return %0 : f32\n}\n")
		}
		d.succeed("-p", pipeline, "--mtriple", "aarch64-linux-gnu", "--mcpu", "cortex-a72", "--mattr=+crypto", "--code-model=small", "in.mlir", "-o", "out.o")
		f, err := elf.Open(filepath.Join(d.dir, "out.o"))
		require.NoError(t, err)
		assert.Equal(t, elf.EM_AARCH64, f.Machine, pipeline)
		assert.Equal(t, elf.ELFCLASS64, f.Class, pipeline)
		assert.Equal(t, elf.ELFDATA2LSB, f.Data, pipeline)
		require.NoError(t, f.Close())
		shown, err := exec.CommandContext(t.Context(), oracle.Tool(t, "llvm-readobj-14"), "--file-headers", filepath.Join(d.dir, "out.o")).CombinedOutput()
		require.NoError(t, err, "%s", shown)
		assert.Contains(t, string(shown), "Format: elf64-littleaarch64")
	}
	ir := d.succeed("--emit", "llvm-ir", "--mtriple", "i686-linux-gnu", "in.mlir", "-o", "-")
	assert.Contains(t, ir, "target datalayout = \"e-m:e-p:32:32-")
	assert.Contains(t, ir, "target triple = \"i686-linux-gnu\"")
	assert.Regexp(t, `define float @f\(float\* %\w+, float\* %\w+, i32 %`, ir)
	d.plant("mlirc.toml", "[target]\ntriple = \"i686-linux-gnu\"\n")
	assert.Equal(t, ir, d.succeed("--emit", "llvm-ir", "in.mlir", "-o", "-"), "a project may say it without trust")

	for want, args := range map[string][]string{
		"--set stage-options.llc.mtriple: error: option 'mtriple' of stage 'llc' is 'x86_64-linux-gnu', and the target says 'i686-linux-gnu' (target.triple = i686-linux-gnu, from mlirc.toml:2); leave one of them out\n": {"--set", "stage-options.llc.mtriple=x86_64-linux-gnu"},
		"--mtriple: error: the data layout of 'vax' is not known; the architectures are ": {"--mtriple", "vax"},
		"--code-model: error: 'huge' is no value of target.code-model":                    {"--code-model", "huge"},
	} {
		got := d.mlirc(append(args, "in.mlir", "-o", "out.o")...)
		assert.Equal(t, 2, got.status, "%v", args)
		assert.Contains(t, got.stderr, want)
	}
	d.plant("other.mlir", "module attributes {llvm.target_triple = \"x86_64-linux-gnu\"} {\n}\n")
	got := d.mlirc("other.mlir", "-o", "out.o")
	assert.Equal(t, 1, got.status)
	assert.Contains(t, got.stderr, "other.mlir:1:1: error: the module has llvm.target_triple = \"x86_64-linux-gnu\", and target.triple asks for 'i686-linux-gnu'; remove the attribute, or leave target.triple out\n")
}

// machine is what a front end says of a machine of 64 bits.
const machine = `dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!llvm.ptr, dense<64> : vector<4xi64>>, #dlti.dl_entry<i64, dense<64> : vector<2xi64>>,
    #dlti.dl_entry<f80, dense<128> : vector<2xi32>>, #dlti.dl_entry<index, 64>, #dlti.dl_entry<"dlti.endianness", "little">>`

// TestDataLayoutAttributes compiles and runs a module with a data layout in attributes of dlti, and
// with attributes of a dialect that is not known, which say nothing of LLVM IR.
func TestDataLayoutAttributes(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	const body = "  func.func @twice(%a: i32) -> i32 attributes {llvm.linkage = #llvm.linkage<weak>} {\n    %0 = arith.addi %a, %a : i32\n    return %0 : i32\n  }\n}\n"
	d := newDesk(t, map[string]string{
		"in.mlir":  "module attributes {" + machine + `, "polygeist.target-cpu" = "x86-64", polygeist.unit} {` + "\n" + body,
		"big.mlir": `module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} {` + "\n" + body,
		"f.mlir": "module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {\n" +
			"  func @f(%a: memref<?xf32>, %i: index) -> f32 {\n    %0 = memref.load %a[%i] : memref<?xf32>\n    return %0 : f32\n  }\n}\n",
	})
	assert.Equal(t, "42\n", d.succeed("run", "in.mlir", "-e", "twice", "21"))
	got := d.mlirc("--emit", "llvm-ir", "in.mlir", "-o", "-")
	assert.Zero(t, got.status)
	assert.Empty(t, got.stderr)
	assert.Contains(t, got.stdout, "target datalayout = \"e-p0:64:64:64:64-i64:64-f80:128\"\n")
	assert.Contains(t, got.stdout, "define weak i32 @twice(")
	assert.Regexp(t, `define float @f\(float\* %\w+, float\* %\w+, i32 %`, d.succeed("--emit", "llvm-ir", "f.mlir", "-o", "-"))
	got = d.mlirc("--mtriple", "i686-linux-gnu", "in.mlir", "-o", "out.o")
	assert.Equal(t, 1, got.status)
	assert.Contains(t, got.stderr, "in.mlir:1:1: error: the module has dlti.dl_spec in which index has 64 bits, and target.triple asks for 'i686-linux-gnu'; remove the entry, or leave target.triple out\n")
	got = d.mlirc("big.mlir", "--mtriple", "x86_64-linux-gnu", "-o", "out.o")
	assert.Contains(t, got.stderr, "the module has dlti.dl_spec in which \"dlti.endianness\" is \"big\"")
	got = d.mlirc("big.mlir", "-o", "out.o")
	assert.NotZero(t, got.status)
	assert.Contains(t, got.stderr, "the LLVM IR has the data layout 'E', which is big-endian, and '")
}

// TestUnregisteredDialects compiles and runs a module with types and attributes of a dialect that is not
// known. An operation of one that reaches translation is an error at its place.
func TestUnregisteredDialects(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	d := newDesk(t, map[string]string{
		"in.mlir": "module attributes {foo.bar = #foo.bar<1>} {\n  func @twice(%a: i32) -> i32 attributes {foo.kept = !foo.t<i32>} {\n" +
			"    %0 = addi %a, %a {foo.note = #foo.n<2>} : i32\n    return %0 : i32\n  }\n}\n",
		"op.mlir": "func @f(%a: i32) -> i32 {\n  %0 = \"foo.op\"(%a) : (i32) -> i32\n  return %0 : i32\n}\n",
	})
	got := d.mlirc("in.mlir", "-o", "out.o")
	assert.Equal(t, 1, got.status)
	assert.Contains(t, got.stderr, "dialect 'foo' is unknown; --allow-unregistered-dialect accepts it all the same")
	assert.Equal(t, "42\n", d.succeed("run", "--allow-unregistered-dialect", "in.mlir", "-e", "twice", "21"))
	ir := d.mlirc("--set", "host.allow-unregistered-dialect=true", "--emit", "llvm-ir", "in.mlir", "-o", "-")
	assert.Zero(t, ir.status)
	assert.Empty(t, ir.stderr)
	assert.NotContains(t, ir.stdout, "foo")
	got = d.mlirc("--allow-unregistered-dialect", "op.mlir", "-o", "out.o")
	assert.Equal(t, 1, got.status)
	assert.Contains(t, got.stderr, "op.mlir:2:8: error: operation 'foo.op' is not of the LLVM dialect; it must be converted first\n")
}

// TestRunTarget links for another processor, and runs the program.
func TestRunTarget(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	d := newDesk(t, map[string]string{"in.mlir": saxpy})
	args := []string{"run", "in.mlir", "-e", "saxpy", "2", "[1, 2]", "2xf32=0.5"}
	const want = "[1.0, 2.0]\nargument 3:\n[2.5, 4.5]\n"
	assert.Equal(t, want, d.succeed(append(args, "--relocation-model", "static")...))
	got := d.mlirc(append(args, "--mtriple", "aarch64-linux-gnu")...)
	assert.Equal(t, outcome{status: 2, stderr: "mlirc: error: code for 'aarch64-linux-gnu' does not run on this machine; " +
		"name a program that runs it, as in --emulator 'qemu-aarch64 -L /usr/aarch64-linux-gnu'\n"}, got)
	got = d.mlirc(append(args, "--mtriple", "s390x-none-elf", "--emulator", "qemu")...)
	assert.Equal(t, 2, got.status)
	assert.Contains(t, got.stderr, "no C compiler for 's390x-none-elf' is on the PATH, such as s390x-none-elf-gcc; install one ")

	oracle.Need(t, "aarch64-linux-gnu-gcc", "qemu-aarch64")
	args = append(args, "--mtriple", "aarch64-linux-gnu", "--emulator")
	assert.Equal(t, want, d.succeed(append(args, "qemu-aarch64 -L /usr/aarch64-linux-gnu")...))
	got = d.mlirc(append(args, "no-such-emulator")...)
	assert.Equal(t, 2, got.status)
	assert.Contains(t, got.stderr, "no-such-emulator")
}
