package importer_test

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/irgen"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/sdk/importer"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// includes is where scripts/install-oracles leaves the definitions of MLIR 19.
const includes = "/usr/local/share/mlirc/mlir-19/include"

// profile is the version of MLIR that the definitions are of.
const profile = "mlir-19"

// debian are dialects of Debian's MLIR 19: the file and the namespace. A dialect may use those
// before it.
var debian = [][2]string{
	{"Arith/IR/ArithOps", "arith"}, {"Math/IR/MathOps", "math"}, {"SCF/IR/SCFOps", "scf"}, {"ControlFlow/IR/ControlFlowOps", "cf"},
	{"MemRef/IR/MemRefOps", "memref"}, {"Tensor/IR/TensorOps", "tensor"}, {"Async/IR/AsyncOps", "async"}, {"Shape/IR/ShapeOps", "shape"},
	{"EmitC/IR/EmitC", "emitc"}, {"Complex/IR/ComplexOps", "complex"}, {"Index/IR/IndexOps", "index"}, {"Vector/IR/VectorOps", "vector"},
	{"Quant/QuantOps", "quant"},
}

// TestDebian imports dialects of MLIR 19. Modules of their operations, which are made from what
// was imported, are given to mlir-opt-19, and what it prints is read and printed here. What
// becomes of each operation is in testdata/debian.txt.
func TestDebian(t *testing.T) {
	dir := oracle.File(t, includes)
	tablegen := oracle.Tool(t, "llvm-tblgen-19")
	var report strings.Builder
	report.WriteString("# Dialects of MLIR 19 as they are imported: operations; with a format; of which mlir-opt-19 takes\n" +
		"# modules that are made here; that are printed as it prints them. Then what is not the same.\n")
	var all []*ods.Dialect
	for _, of := range debian {
		data, err := exec.Command(tablegen, "--dump-json", "-I"+dir, filepath.Join(dir, "mlir/Dialect", of[0]+".td")).Output()
		require.NoError(t, err, of[1])
		file, err := importer.TableGen(data, importer.Options{Dialect: of[1], Uses: all})
		require.NoError(t, err, of[1])
		d, problems := load.Dialect(of[1]+".dialect", file.Text)
		require.Empty(t, problems)
		all = append(all, d)
		c := &comparison{t: t, all: all, d: d}
		fmt.Fprintf(&report, "\n%s: %d operations, %d formats, %s\n", of[1], file.Ops, file.Formats, c.run())
		if dir := os.Getenv("IMPORTED"); dir != "" {
			require.NoError(t, os.WriteFile(filepath.Join(dir, of[1]+".dialect"), file.Text, 0o644))
		}
	}
	golden := filepath.Join("testdata", "debian.txt")
	if *update {
		require.NoError(t, os.WriteFile(golden, []byte(report.String()), 0o644))
	}
	want, err := os.ReadFile(golden)
	require.NoError(t, err)
	assert.Equal(t, string(want), report.String(), "run with -update, and read the difference")
}

// comparison is that of one dialect.
type comparison struct {
	t   *testing.T
	all []*ods.Dialect
	d   *ods.Dialect
}

func (c *comparison) context() *ir.Context {
	ctx, err := load.NewContext(c.all...)
	require.NoError(c.t, err)
	return ctx
}

// perOperation is how many modules are made for an operation.
const perOperation = 4

// run says how many operations mlir-opt-19 takes, and how many of them are the same.
func (c *comparison) run() string {
	g, err := irgen.New(c.context(), 1)
	require.NoError(c.t, err)
	var names, chunks []string
	for _, name := range c.d.OpNames() {
		for _, text := range g.Op(c.d.Op(name), perOperation) {
			if m := c.parse(text, ""); m != nil {
				sink := &diag.Sink{}
				if out, ok := syntax.Append(nil, m, syntax.PrintOptions{Generic: true, Profile: profile}, sink); ok {
					names, chunks = append(names, name), append(chunks, string(out))
				}
			}
		}
	}
	taken, differs := map[string]bool{}, map[string]string{}
	for _, args := range [][]string{nil, {"--mlir-print-op-generic"}} {
		for i, a := range oracle.Opt19(c.t, chunks, args...) {
			if !a.OK {
				continue
			}
			taken[names[i]] = true
			if how := c.compare(names[i], a.Text, args != nil); how != "" && differs[names[i]] == "" {
				differs[names[i]] = how
			}
		}
	}
	text := fmt.Sprintf("%d taken, %d the same", len(taken), len(taken)-len(differs))
	for _, name := range slices.Sorted(mapKeys(differs)) {
		text += "\n  " + name + ": " + differs[name]
	}
	return text
}

func mapKeys(m map[string]string) func(func(string) bool) {
	return func(yield func(string) bool) {
		for k := range m {
			if !yield(k) {
				return
			}
		}
	}
}

// compare reads and prints what the oracle printed, and says how that differs.
func (c *comparison) compare(name, text string, generic bool) string {
	sink := &diag.Sink{}
	m := syntax.Parse(c.context(), diag.NewSource("m.mlir", []byte(text)), sink, syntax.ParseOptions{AllowUnregistered: true, Profile: profile})
	if m == nil {
		d := sink.Diagnostics()[0]
		return "cannot read '" + line(text, d.Pos.Line) + "': " + d.Message
	}
	got, ok := syntax.Append(nil, m, syntax.PrintOptions{Generic: generic, Profile: profile}, sink)
	if !ok {
		return "cannot print: " + sink.Diagnostics()[0].Message
	}
	ours, theirs := linesOf(string(got), name), linesOf(text, name)
	for i, want := range theirs {
		if i >= len(ours) || ours[i] != want {
			return fmt.Sprintf("'%s' is printed as '%s'", want, strings.Join(ours[min(i, len(ours)):], " / "))
		}
	}
	return ""
}

var values = regexp.MustCompile(`%[\w$.-]+`)

// linesOf are those with an operation, without blanks at the margin. What the two versions of
// MLIR print otherwise around it, such as blanks behind `module`, is no matter here, nor are the
// names of values, which C++ gives.
func linesOf(text, name string) []string {
	var list []string
	numbers := map[string]string{}
	for l := range strings.Lines(text) {
		l = values.ReplaceAllStringFunc(l, func(v string) string {
			if numbers[v] == "" {
				numbers[v] = fmt.Sprintf("%%%d", len(numbers))
			}
			return numbers[v]
		})
		if strings.Contains(l, name+" ") || strings.Contains(l, name+"\"") {
			list = append(list, strings.TrimSpace(l))
		}
	}
	return list
}

func line(text string, n int) string {
	lines := strings.Split(strings.TrimSpace(text), "\n")
	if n < 1 || n > len(lines) {
		return ""
	}
	return strings.TrimSpace(lines[n-1])
}

func (c *comparison) parse(text, profile string) *ir.Operation {
	return syntax.Parse(c.context(), diag.NewSource("m.mlir", []byte(text)), &diag.Sink{}, syntax.ParseOptions{AllowUnregistered: true, Profile: profile})
}
