package plugin_test

import (
	"context"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/mlirc/mlirc/plugins/llvm"
	lowering "github.com/mlirc/mlirc/plugins/lowering/kernel"
	"github.com/mlirc/mlirc/plugins/spirv/binary"
	"github.com/mlirc/mlirc/plugins/spirv/conversions/tokernel"
	"github.com/mlirc/mlirc/plugins/spirv/conversions/tollvm"
	"github.com/mlirc/mlirc/plugins/translate/llvmir"
)

// A launch is a shader, and what it is run on.
type launch struct {
	glsl      string
	env       string // of glslangValidator; empty is vulkan1.2
	groups    [3]uint32
	push      []byte
	buffers   [][]byte
	constants string // for spirv-specialize
	options   map[string]string
	addresses bool         // the push constants begin with the addresses of the buffers
	before    []*pass.Pass // lower-kernels
	patch     func(op uint32, words []byte)
}

// diagnosed compiles a shader to LLVM IR, or returns what is wrong with it.
func diagnosed(t testing.TB, spv []byte, constants string, options map[string]string, before ...*pass.Pass) ([]byte, []diag.Diagnostic) {
	t.Helper()
	m, err := binary.Read(repository.Context(t), spv, binary.ReadOptions{})
	require.NoError(t, err)
	sink := &diag.Sink{}
	passes := pass.NewRegistry(append(before, tokernel.Specialize(), tokernel.SPIRVToKernel(), tollvm.SPIRVToLLVM(), transforms.ReconcileUnrealizedCasts, lowering.LowerKernels())...)
	calls := []pass.Call{
		{Pass: "spirv-specialize", Settings: map[string]string{"constants": constants}}, {Pass: "convert-spirv-to-kernel"},
		{Pass: "convert-spirv-to-llvm"}, {Pass: "reconcile-unrealized-casts"},
	}
	for _, p := range before {
		calls = append(calls, pass.Call{Pass: p.Name})
	}
	calls = append(calls, pass.Call{Pass: "lower-kernels", Settings: options})
	steps, _, err := pass.Steps(calls, passes)
	require.NoError(t, err)
	manager := pass.Manager{Verify: func(op *ir.Operation, sink *diag.Sink) bool {
		return verify.Verify(op, sink, verify.Options{Hooks: llvm.Dialect.Hooks})
	}}
	if err := manager.Run(context.Background(), m, &pass.Pipeline{Steps: steps}, sink); err != nil || len(sink.Diagnostics()) > 0 {
		list := sink.Diagnostics()
		if err != nil && len(list) == 0 {
			list = append(list, diag.NewError(diag.Position{}, err.Error()))
		}
		return nil, list
	}
	text, ok := llvmir.Emit(m, llvmir.Options{}, sink)
	require.True(t, ok, "%v", sink.Diagnostics())
	return text, nil
}

// assembled compiles GLSL to SPIR-V.
func assembled(t testing.TB, glsl, env string) []byte { return assembledAs(t, glsl, env, "comp") }

func assembledAs(t testing.TB, glsl, env, stage string) []byte {
	t.Helper()
	dir := t.TempDir()
	source, out := filepath.Join(dir, "a."+stage), filepath.Join(dir, "a.spv")
	require.NoError(t, os.WriteFile(source, []byte(glsl), 0o600))
	if env == "" {
		env = "vulkan1.2"
	}
	message, err := exec.Command(oracle.Tool(t, "glslangValidator"), "-V", "--target-env", env, source, "-o", out).CombinedOutput()
	require.NoError(t, err, "%s", message)
	data, err := os.ReadFile(out)
	require.NoError(t, err)
	return data
}

// run compiles, links and runs a shader; it returns what is in the buffers, and the result of
// the kernel.
func (l launch) run(t testing.TB) ([][]byte, int) {
	t.Helper()
	options := map[string]string{"openmp": "false"}
	for k, v := range l.options {
		options[k] = v
	}
	spv := assembled(t, l.glsl, l.env)
	if l.patch != nil {
		patched(spv, l.patch)
	}
	text, problems := diagnosed(t, spv, l.constants, options, l.before...)
	require.Empty(t, problems)
	dir := t.TempDir()
	source := filepath.Join(dir, "a.ll")
	object, program := filepath.Join(dir, "a.o"), filepath.Join(dir, "a")
	require.NoError(t, os.WriteFile(source, text, 0o600))
	command := func(name string, args ...string) string {
		message, err := exec.Command(oracle.Tool(t, name), args...).CombinedOutput()
		require.NoError(t, err, "%s", message)
		return string(message)
	}
	command("opt", "-passes=default<O2>", "-mcpu=native", "-S", source, "-o", source)
	command("llc", "-O2", "-mcpu=native", "-relocation-model=pic", "-filetype=obj", source, "-o", object)
	command("cc", "-O1", "testdata/run.c", object, "-lm", "-o", program)
	args := []string{fmt.Sprint(l.groups[0]), fmt.Sprint(max(l.groups[1], 1)), fmt.Sprint(max(l.groups[2], 1)), filepath.Join(dir, "push")}
	require.NoError(t, os.WriteFile(args[3], l.push, 0o600))
	for i, b := range l.buffers {
		args = append(args, filepath.Join(dir, fmt.Sprint("buffer", i)))
		require.NoError(t, os.WriteFile(args[4+i], b, 0o600))
	}
	cmd := exec.Command(program, args...)
	if l.addresses {
		cmd.Env = append(os.Environ(), "BUFFER_ADDRESSES=1")
	}
	message, err := cmd.CombinedOutput()
	require.NoError(t, err, "%s", message)
	var result int
	_, err = fmt.Sscan(strings.TrimSpace(string(message)), &result)
	require.NoError(t, err)
	out := make([][]byte, len(l.buffers))
	for i := range out {
		out[i], err = os.ReadFile(args[4+i])
		require.NoError(t, err)
	}
	return out, result
}

func words(n int, of func(i int) uint32) []byte {
	var d []byte
	for i := range n {
		d = append(d, byte(of(i)), byte(of(i)>>8), byte(of(i)>>16), byte(of(i)>>24))
	}
	return d
}

func ints(d []byte) []uint32 {
	list := make([]uint32, len(d)/4)
	for i := range list {
		list[i] = uint32(d[4*i]) | uint32(d[4*i+1])<<8 | uint32(d[4*i+2])<<16 | uint32(d[4*i+3])<<24
	}
	return list
}

func floats(n int, of func(i int) float32) []byte {
	return words(n, func(i int) uint32 { return math.Float32bits(of(i)) })
}

func asFloats(d []byte) []float32 {
	list := make([]float32, 0, len(d)/4)
	for _, v := range ints(d) {
		list = append(list, math.Float32frombits(v))
	}
	return list
}

// wantInts compares the integers in a buffer with what a function computes.
func wantInts(t testing.TB, d []byte, want func(i int) uint32) {
	t.Helper()
	for i, v := range ints(d) {
		if w := want(i); v != w {
			t.Fatalf("element %d is %d (%#x), want %d (%#x)", i, v, v, w, w)
		}
	}
}

// wantFloats compares floats; tolerance is relative.
func wantFloats(t testing.TB, d []byte, tolerance float64, want func(i int) float32) {
	t.Helper()
	for i, v := range asFloats(d) {
		w := want(i)
		if diff := math.Abs(float64(v) - float64(w)); diff > tolerance*math.Max(1, math.Abs(float64(w))) || math.IsNaN(float64(v)) != math.IsNaN(float64(w)) {
			t.Fatalf("element %d is %v, want %v", i, v, w)
		}
	}
}

func itoa(n int) string { return fmt.Sprint(n) }
