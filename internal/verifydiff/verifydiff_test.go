package verifydiff_test

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/internal/irgen"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/mlirc/mlirc/internal/verifydiff"
	"github.com/mlirc/mlirc/plugins/gpu"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/spirv"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
	"github.com/mlirc/mlirc/plugins/std/dialects/complex"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/dialects/scf"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
	"github.com/mlirc/mlirc/plugins/std/dialects/tensor"
	"github.com/mlirc/mlirc/plugins/std/dialects/vector"
	"github.com/mlirc/mlirc/sdk"
)

// dialects are those whose operations are compared.
var dialects = []string{"builtin", "std", "memref", "tensor", "scf", "affine", "vector", "llvm", "gpu", "spv"}

// TestVerdicts compares verdicts on mutants of valid modules.
func TestVerdicts(t *testing.T) {
	oracle.Need(t, "mlir-opt-13")
	for _, name := range dialects {
		t.Run(name, func(t *testing.T) { newComparison(t).dialect(name) })
	}
}

// comparison takes the mutants of one dialect's operations to both verifiers.
type comparison struct {
	t      *testing.T
	all    []*ods.Dialect
	ctx    *ir.Context
	checks verify.Options
	meant  []difference
	newer  map[string]bool // what mlir-opt-13 does not have
}

func newComparison(t *testing.T) *comparison {
	c := &comparison{t: t, all: repository.Dialects(t), meant: differences(t)}
	c.ctx = c.context()
	c.checks = sdk.Checks(std.Dialect, memref.Dialect, tensor.Dialect, scf.Dialect, affine.Dialect, vector.Dialect,
		complex.Dialect, llvm.Dialect, gpu.Dialect, spirv.Dialect)
	return c
}

func (c *comparison) context() *ir.Context {
	ctx, err := load.NewContext(c.all...)
	require.NoError(c.t, err)
	return ctx
}

// long multiplies the number of mutants where there is time.
func long() int {
	if os.Getenv("TEST_LONG") != "" {
		return 20
	}
	return 1
}

const (
	perDefinition = 6  // seeds made from each
	perDraft      = 10 // mutants of each of those
	perRecipe     = 40 // mutants of each seed written by hand
)

func (c *comparison) dialect(name string) {
	d := c.find(name)
	texts := c.mutants(d)
	answers := oracle.Opt(c.t, texts)
	accepted := 0
	for i, text := range texts {
		if answers[i].OK {
			accepted++
		}
		c.compare(d, text, answers[i])
	}
	c.t.Logf("%d mutants, %d of them accepted", len(texts), accepted)
}

func (c *comparison) find(name string) *ods.Dialect {
	if name == "builtin" {
		return load.Builtin()
	}
	i := slices.IndexFunc(c.all, func(d *ods.Dialect) bool { return d.Name() == name })
	require.GreaterOrEqual(c.t, i, 0, name)
	return c.all[i]
}

// mutants are those of modules made from the definitions, and of the modules
// written by hand here and for the round trips.
func (c *comparison) mutants(d *ods.Dialect) []string {
	m, err := verifydiff.New(c.ctx, 1)
	require.NoError(c.t, err)
	g, err := irgen.New(c.ctx, 3)
	require.NoError(c.t, err)
	own := func(op *ir.Operation) bool {
		def, ok := op.Name().Def().(*ods.Op)
		return ok && def.Dialect().Name() == d.Name()
	}
	seen := map[string]bool{}
	var texts []string
	add := func(text string, n int) {
		module := c.parse(text)
		if module == nil {
			c.t.Errorf("cannot read a seed:\n%s", text)
			return
		}
		for _, mutant := range m.Mutants(module, own, n*long()) {
			if !seen[mutant] {
				seen[mutant] = true
				texts = append(texts, mutant)
			}
		}
	}
	c.newer = newerOps(c.t)
	newer := c.newer
	for _, name := range d.OpNames() {
		if newer[name] {
			continue
		}
		for _, text := range g.Op(d.Op(name), perDefinition) {
			if !strings.Contains(text, "vector<0x") { // of a mask without entries, which no text may have
				add(text, perDraft)
			}
		}
	}
	for _, text := range recipes(c.t, d) {
		if !strings.HasPrefix(strings.TrimSpace(text), newerRecipe) &&
			!slices.ContainsFunc(operation.FindAllString(text, -1), func(name string) bool { return newer[name] }) {
			add(text, perRecipe)
		}
	}
	return texts
}

// operation matches what may be the name of an operation in a text.
var operation = regexp.MustCompile(`[a-z]+\.[\w.]+`)

// newerRecipe begins a recipe of cases that came after mlir-opt-13.
const newerRecipe = "// newer: "

// newerOps are the operations that mlir-opt-13 does not have, and takes in generic form without
// looking at them.
func newerOps(t *testing.T) map[string]bool {
	t.Helper()
	text, err := os.ReadFile("../roundtrip/testdata/newer.txt")
	require.NoError(t, err)
	names := map[string]bool{}
	for line := range strings.Lines(string(text)) {
		names[strings.TrimSpace(line)] = true
	}
	return names
}

// recipes are seeds written by hand.
func recipes(t *testing.T, d *ods.Dialect) []string {
	t.Helper()
	var list []string
	for _, folder := range []string{"../roundtrip/testdata", "testdata"} {
		text, err := os.ReadFile(filepath.Join(folder, d.Name()+".mlir"))
		if os.IsNotExist(err) {
			continue
		}
		require.NoError(t, err)
		for _, chunk := range strings.Split(string(text), "\n// -----\n") {
			if !strings.Contains(chunk, "{{") {
				list = append(list, chunk)
			}
		}
	}
	return list
}

func (c *comparison) parse(text string) *ir.Operation {
	return syntax.Parse(c.ctx, diag.NewSource("seed.mlir", []byte(text)), &diag.Sink{}, syntax.ParseOptions{AllowUnregistered: true})
}

// refused is what we find wrong with a module, "" when it is valid.
func (c *comparison) refused(text string) string {
	sink := &diag.Sink{}
	module := syntax.Parse(c.context(), diag.NewSource("mutant.mlir", []byte(text)), sink, syntax.ParseOptions{AllowUnregistered: true})
	if module != nil {
		verify.Verify(module, sink, c.checks)
	}
	for _, d := range sink.Diagnostics() {
		return d.Message
	}
	return ""
}

// ownOperation is what mlir-opt-13 says of an operation that only our dialect has.
var ownOperation = regexp.MustCompile(`unregistered operation '[\w.]+' found in dialect`)

func (c *comparison) compare(d *ods.Dialect, text string, a oracle.Answer) {
	for name := range c.newer {
		if strings.Contains(text, name+" = ") {
			return // an attribute that mlir-opt-13 takes for one of no meaning
		}
	}
	if !a.OK && (a.Problem == "crash" || ownOperation.MatchString(a.Problem)) {
		return
	}
	ours := c.refused(text)
	if a.OK == (ours == "") {
		return
	}
	if c.isMeant(a, ours) {
		return
	}
	verdict := fmt.Sprintf("we refuse it: %s", ours)
	if ours == "" {
		verdict = fmt.Sprintf("we accept what mlir-opt-13 refuses: %s", a.Problem)
	}
	c.t.Errorf("%s\n%s", verdict, text)
}
