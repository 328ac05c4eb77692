package benchmarks

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/mlirc/mlirc/internal/funcgen"
	"github.com/stretchr/testify/require"
)

// mlirc is the command as `make build` leaves it.
const mlirc = "../bin/mlirc"

// steps are what is compared: how far a module is taken by each side. IN and
// OUT are replaced by files.
var steps = []struct {
	name   string
	ours   []string
	theirs string
}{
	{"parse+print", []string{"opt", "IN", "-o", "OUT"}, "mlir-opt-13 IN -o OUT"},
	{"llvm-dialect", []string{"opt", "-convert-std-to-llvm", "IN", "-o", "OUT"},
		"mlir-opt-13 -convert-memref-to-llvm -convert-std-to-llvm IN -o OUT"},
	{"llvm-ir", []string{"--pipeline", "llvm-ir", "--emit", "llvm-ir", "IN", "-o", "OUT"},
		"mlir-opt-13 -convert-memref-to-llvm -convert-std-to-llvm IN | mlir-translate-13 --mlir-to-llvmir -o OUT"},
	{"three-plugins", []string{"--pipeline", "testdata/three.toml", "IN", "-o", "OUT"},
		"mlir-opt-13 -convert-memref-to-llvm -convert-std-to-llvm -llvm-legalize-for-export IN | mlir-translate-13 --mlir-to-llvmir -o OUT"},
	{"object", []string{"--pipeline", "cpu", "IN", "-o", "OUT"},
		"mlir-opt-13 -convert-memref-to-llvm -convert-std-to-llvm IN | mlir-translate-13 --mlir-to-llvmir | llc-13 -O2 -relocation-model=pic -filetype=obj -o OUT"},
}

// BenchmarkMLIR13 runs each step on modules of 1, 100 and 2,000 functions, ours
// and theirs by turns, and reports medians.
func BenchmarkMLIR13(b *testing.B) {
	if _, err := os.Stat(mlirc); err != nil {
		b.Fatal("run 'make build' first: ", err)
	}
	if _, err := exec.LookPath("mlir-opt-13"); err != nil {
		b.Fatal("run 'make oracles' first: ", err)
	}
	adopt(b)
	for _, n := range []int{1, 100, 2000} {
		in := filepath.Join(b.TempDir(), "in.mlir")
		require.NoError(b, os.WriteFile(in, []byte(funcgen.Module(n)), 0o644))
		for _, s := range steps {
			b.Run(fmt.Sprintf("%s/%d", s.name, n), func(b *testing.B) {
				compare(b, in, s.ours, s.theirs)
			})
		}
	}
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
