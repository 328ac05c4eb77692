package benchmarks

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/funcgen"
)

// mlirc is the command as `make build` leaves it.
const mlirc = "../bin/mlirc"

// step is how far a module is taken by each side. IN and OUT are replaced by files.
type step struct {
	name   string
	ours   []string
	theirs string
}

// stripped makes mlir-opt-13 print that there are no locations. What it prints otherwise has none
// either, and mlir-translate-13 takes the places in that text for locations and writes debug
// information about them, which we do only when asked.
const stripped = " -strip-debuginfo -mlir-print-debuginfo "

// withLines makes us write the debug information that mlir-translate-13 writes.
const withLines = "debug-info=line"

// withAll makes us write variables and types besides, which is the default.
const withAll = "debug-info=full"

// without makes us write none.
const without = "debug-info=none"

// sandboxed is what only a trusted file may say.
const sandboxed = "sandbox.mode=on"

// steps are what is compared: debug information is written by both sides or by neither.
var steps = []step{
	{"parse+print", []string{"opt", "IN", "-o", "OUT"}, "mlir-opt-13 IN -o OUT"},
	{"llvm-dialect", []string{"opt", "-convert-std-to-llvm", "IN", "-o", "OUT"},
		"mlir-opt-13 -convert-memref-to-llvm -convert-std-to-llvm IN -o OUT"},
	{"llvm-ir", []string{"--pipeline", "llvm-ir", "--emit", "llvm-ir", "--set", without, "IN", "-o", "OUT"},
		"mlir-opt-13 -convert-memref-to-llvm -convert-std-to-llvm" + stripped + "IN | mlir-translate-13 --mlir-to-llvmir -o OUT"},
	{"llvm-ir-debug", []string{"--pipeline", "llvm-ir", "--emit", "llvm-ir", "--set", withLines, "IN", "-o", "OUT"},
		"mlir-opt-13 -convert-memref-to-llvm -convert-std-to-llvm -mlir-print-debuginfo IN | mlir-translate-13 --mlir-to-llvmir -o OUT"},
	{"llvm-ir-variables", []string{"--pipeline", "llvm-ir", "--emit", "llvm-ir", "--set", withAll, "IN", "-o", "OUT"},
		"mlir-opt-13 -convert-memref-to-llvm -convert-std-to-llvm -mlir-print-debuginfo IN | mlir-translate-13 --mlir-to-llvmir -o OUT"},
	{"three-plugins", []string{"--pipeline", "testdata/three.toml", "--set", sandboxed, "--set", without, "IN", "-o", "OUT"},
		"mlir-opt-13 -convert-memref-to-llvm -convert-std-to-llvm -llvm-legalize-for-export" + stripped + "IN | mlir-translate-13 --mlir-to-llvmir -o OUT"},
	{"object", []string{"--pipeline", "cpu", "--set", without, "IN", "-o", "OUT"},
		"mlir-opt-13 -convert-memref-to-llvm -convert-std-to-llvm" + stripped +
			"IN | mlir-translate-13 --mlir-to-llvmir | llc-13 -O2 -relocation-model=pic -filetype=obj -o OUT"},
}

// loopSteps are what is compared for loops.
var loopSteps = []step{
	{"scf", []string{"opt", "-lower-affine", "IN", "-o", "OUT"}, "mlir-opt-13 -lower-affine IN -o OUT"},
	{"blocks", []string{"opt", "-lower-affine", "-convert-scf-to-std", "IN", "-o", "OUT"},
		"mlir-opt-13 -lower-affine -convert-scf-to-std IN -o OUT"},
	{"llvm-ir", []string{"--pipeline", "llvm-ir", "--set", without, "IN", "-o", "OUT"}, loopsToLLVM + stripped + "IN" + toLLVMIR},
	{"llvm-ir-debug", []string{"--pipeline", "llvm-ir", "--set", withLines, "IN", "-o", "OUT"},
		loopsToLLVM + " -mlir-print-debuginfo IN" + toLLVMIR},
	{"llvm-ir-variables", []string{"--pipeline", "llvm-ir", "--set", withAll, "IN", "-o", "OUT"},
		loopsToLLVM + " -mlir-print-debuginfo IN" + toLLVMIR},
}

const (
	loopsToLLVM = "mlir-opt-13 -lower-affine -convert-scf-to-std -convert-memref-to-llvm -convert-std-to-llvm"
	toLLVMIR    = " | mlir-translate-13 --mlir-to-llvmir -o OUT"
)

// BenchmarkLoops runs each step on 2,000 functions of loops, on a function of a
// thousand loops, and on nests of depth 8.
func BenchmarkLoops(b *testing.B) {
	need(b)
	for name, text := range map[string]string{
		"2000-functions": funcgen.Loops(2000), "1000-loops": funcgen.LongLoops(1000), "500-nests-of-8": funcgen.DeepLoops(500, 8),
	} {
		in := filepath.Join(b.TempDir(), "in.mlir")
		require.NoError(b, os.WriteFile(in, []byte(text), 0o644))
		for _, s := range loopSteps {
			b.Run(s.name+"/"+name, func(b *testing.B) { compare(b, in, s.ours, s.theirs) })
		}
	}
}

// BenchmarkMLIR13 runs each step on modules of 1, 100 and 2,000 functions, and those to LLVM IR on 20,000,
// ours and theirs by turns, and reports medians.
func BenchmarkMLIR13(b *testing.B) {
	need(b)
	for _, n := range []int{1, 100, 2000, 20_000} {
		in := filepath.Join(b.TempDir(), "in.mlir")
		require.NoError(b, os.WriteFile(in, []byte(funcgen.Module(n)), 0o644))
		for _, s := range steps {
			if n > 2000 && !strings.HasPrefix(s.name, "llvm-ir") {
				continue // which would take many minutes
			}
			b.Run(fmt.Sprintf("%s/%d", s.name, n), func(b *testing.B) {
				compare(b, in, s.ours, s.theirs)
			})
		}
	}
}

// need fails without the tools, and looks after the processes that they leave.
func need(b *testing.B) {
	b.Helper()
	if _, err := os.Stat(mlirc); err != nil {
		b.Fatal("run 'make build' first: ", err)
	}
	if _, err := exec.LookPath("mlir-opt-13"); err != nil {
		b.Fatal("run 'make oracles' first: ", err)
	}
	adopt(b)
}

func compare(b *testing.B, in string, ours []string, theirs string) {
	out := filepath.Join(b.TempDir(), "out")
	fill := strings.NewReplacer("IN", in, "OUT", out)
	args := make([]string, len(ours))
	for i, a := range ours {
		args[i] = fill.Replace(a)
	}
	script := fill.Replace(theirs)
	measure(b, mlirc, args...)
	measure(b, "sh", "-c", script)
	var a, t []usage
	for range b.N {
		a = append(a, measure(b, mlirc, args...))
		t = append(t, measure(b, "sh", "-c", script))
	}
	report(b, "wall", "ms", a, t, func(u usage) float64 { return u.wall.Seconds() * 1e3 })
	report(b, "cpu", "ms", a, t, func(u usage) float64 { return u.cpu.Seconds() * 1e3 })
	report(b, "mem", "MB", a, t, func(u usage) float64 { return float64(u.memory) / 1e6 })
	b.ReportMetric(0, "ns/op")
}

// report gives our median of a figure, and its ratio to theirs.
func report(b *testing.B, name, unit string, ours, theirs []usage, figure func(usage) float64) {
	a, t := median(ours, figure), median(theirs, figure)
	b.ReportMetric(a, name+"-"+unit)
	b.ReportMetric(a/t, name+"-ratio")
}

func median(list []usage, figure func(usage) float64) float64 {
	figures := make([]float64, len(list))
	for i, u := range list {
		figures[i] = figure(u)
	}
	slices.Sort(figures)
	return figures[len(figures)/2]
}
