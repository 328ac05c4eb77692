package lostattrs

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/internal/irgen"
	"github.com/mlirc/mlirc/internal/repository"
	gpu "github.com/mlirc/mlirc/plugins/gpu/plugin"
	kernel "github.com/mlirc/mlirc/plugins/kernel/plugin"
	linalg "github.com/mlirc/mlirc/plugins/linalg/plugin"
	"github.com/mlirc/mlirc/plugins/llvm"
	omp "github.com/mlirc/mlirc/plugins/omp/plugin"
	spirv "github.com/mlirc/mlirc/plugins/spirv/plugin"
	"github.com/mlirc/mlirc/plugins/std"
	"github.com/mlirc/mlirc/plugins/translate/llvmir"
	"github.com/mlirc/mlirc/sdk"
)

// translation is what the translation to LLVM IR is called in the list.
const translation = "mlir-to-llvmir"

// modulesOfEach is how many modules of each operation are made, and valuesOfEach how many
// values of an attribute each of them is tried with.
const modulesOfEach, valuesOfEach = 16, 8

// lost is an attribute of an operation that a conversion makes nothing of.
type lost struct{ conversion, op, attr string }

func (l lost) String() string { return l.conversion + "\t" + l.op + "\t" + l.attr }

func TestNoAttributeIsLost(t *testing.T) {
	c := newConversions(t)
	for _, d := range repository.Dialects(t) {
		c.tryDialect(d.Name())
	}
	require.NotZero(t, c.made, "no conversion accepts any module")
	var found []lost
	for l, seen := range c.outcomes {
		if !seen {
			found = append(found, l)
		}
	}
	slices.SortFunc(found, func(a, b lost) int { return cmp.Compare(a.String(), b.String()) })
	reasons := readReasons(t)
	for _, l := range found {
		if reasons[l] == "" {
			t.Errorf("%s makes nothing of the attribute '%s' of '%s', and neither refuses nor warns:\n%s", l.conversion, l.attr, l.op, c.examples[l])
		}
		delete(reasons, l)
	}
	for _, l := range slices.SortedFunc(maps.Keys(reasons), func(a, b lost) int { return cmp.Compare(a.String(), b.String()) }) {
		t.Errorf("testdata/lost.tsv lists what is not lost, or not tried: %v", l)
	}
	t.Logf("%d attributes of operations tried", len(c.outcomes))
}

func readReasons(t *testing.T) map[lost]string {
	text, err := os.ReadFile("testdata/lost.tsv")
	require.NoError(t, err)
	reasons := map[lost]string{}
	for line := range strings.Lines(string(text)) {
		if strings.HasPrefix(line, "#") {
			continue
		}
		cells := strings.Split(strings.TrimSpace(line), "\t")
		require.Len(t, cells, 4, line)
		reasons[lost{cells[0], cells[1], cells[2]}] = cells[3]
	}
	return reasons
}

// conversions are the passes that convert, and what became of the pairs.
type conversions struct {
	t        *testing.T
	ctx      *ir.Context
	hooks    map[string]verify.Hook
	passes   []*pass.Pass
	registry *pass.Registry
	made     int
	outcomes map[lost]bool // whether a difference was made
	examples map[lost]string
}

func newConversions(t *testing.T) *conversions {
	c := &conversions{t: t, hooks: map[string]verify.Hook{}, outcomes: map[lost]bool{}, examples: map[lost]string{}}
	var err error
	c.ctx, err = load.NewContext(repository.Dialects(t)...)
	require.NoError(t, err)
	for _, p := range []*sdk.Plugin{std.Plugin(), llvm.Plugin(), gpu.Plugin(), spirv.Plugin(), linalg.Plugin(), kernel.Plugin(), omp.Plugin()} {
		for _, d := range p.Dialects {
			maps.Copy(c.hooks, d.Hooks)
		}
		for _, p := range p.Passes {
			if strings.Contains(p.Name, "convert-") || strings.Contains(p.Name, "-to-") || strings.HasPrefix(p.Name, "lower-") {
				c.passes = append(c.passes, p)
			}
		}
	}
	c.registry = pass.NewRegistry(c.passes...)
	return c
}

func (c *conversions) tryDialect(name string) {
	dialect := c.ctx.Dialect(name).(*ods.Dialect)
	for _, opName := range dialect.OpNames() {
		def := dialect.Op(opName)
		if len(def.Attributes) == 0 {
			continue
		}
		modules := c.validModules(def)
		values := c.valuesOf(modules, opName)
		for _, text := range modules {
			c.tryModule(text, def, values)
		}
	}
}

// validModules are modules of an operation without other attributes than declared ones. They
// depend on no other definition.
func (c *conversions) validModules(def *ods.Op) []string {
	gen, err := irgen.New(c.ctx, 31)
	require.NoError(c.t, err)
	var list []string
	for _, text := range gen.Op(def, modulesOfEach) {
		if !c.isValid(text) {
			continue
		}
		module := c.parse(text)
		op := find(module, def.Name())
		if op.NumResults() > 0 && !op.Result(0).HasUses() {
			continue // what nothing uses may be erased
		}
		op.SetAttr("test.note", nil)
		list = append(list, generic(module))
	}
	return list
}

func generic(module *ir.Operation) string {
	return string(syntax.AppendOp(nil, module, syntax.PrintOptions{Generic: true}))
}

// valuesOf are the values of each attribute in modules of an operation.
func (c *conversions) valuesOf(modules []string, op string) map[string][]ir.Attribute {
	values := map[string][]ir.Attribute{}
	for _, text := range modules {
		for _, a := range find(c.parse(text), op).Attrs() {
			if !slices.Contains(values[a.Name], a.Value) {
				values[a.Name] = append(values[a.Name], a.Value)
			}
		}
	}
	return values
}

// tryModule hands pairs to the conversions: the module, and what it is with another value of an
// attribute, or without it.
func (c *conversions) tryModule(text string, def *ods.Op, values map[string][]ir.Attribute) {
	results := c.convertAll(text, def.Name())
	if len(results) == 0 {
		return
	}
	for i := range def.Attributes {
		attr := &def.Attributes[i]
		for _, other := range c.variants(text, def.Name(), attr, values[attr.Name]) {
			if !c.isValid(other) {
				continue
			}
			for conversion, result := range results {
				l := lost{conversion, def.Name(), attr.Name}
				if c.outcomes[l] {
					continue
				}
				got, accepted := c.convert(conversion, other, def.Name())
				c.outcomes[l] = !accepted || got != result
				if !c.outcomes[l] && c.examples[l] == "" {
					c.examples[l] = text + "and\n" + other
				}
			}
		}
	}
}

// variants are modules in which the operation has other values of the attribute.
func (c *conversions) variants(text, op string, attr *ods.Attr, values []ir.Attribute) []string {
	var list []string
	add := func(value ir.Attribute) {
		module := c.parse(text)
		found := find(module, op)
		if found.Attr(attr.Name) == value || saysNothing(found.Attr(attr.Name)) && saysNothing(value) {
			return
		}
		found.SetAttr(attr.Name, value)
		list = append(list, generic(module))
	}
	if attr.MayBeAbsent() {
		add(nil)
	}
	for _, v := range values[:min(len(values), valuesOfEach)] {
		add(v)
	}
	return list
}

// saysNothing reports whether a value is the same as its absence: an empty list of what an
// operation may have.
func saysNothing(v ir.Attribute) bool {
	list, ok := v.(*ir.ArrayAttr)
	return v == nil || ok && len(list.Elems()) == 0
}

// convertAll returns what the conversions that accept the module make of it.
func (c *conversions) convertAll(text, op string) map[string]string {
	results := map[string]string{}
	for _, name := range append(c.names(), translation) {
		if result, ok := c.convert(name, text, op); ok {
			results[name] = result
			c.made++
		}
	}
	return results
}

func (c *conversions) names() []string {
	var list []string
	for _, p := range c.passes {
		list = append(list, p.Name)
	}
	return list
}

// convert runs a conversion, which accepts a module when it converts the operation and
// reports nothing.
func (c *conversions) convert(name, text, op string) (string, bool) {
	sink := &diag.Sink{}
	if name == translation {
		text = inLLVMFunc(text)
		if strings.Contains(text, `"test.`) || !strings.HasPrefix(op, "llvm.") || !c.isValid(text) {
			return "", false
		}
		out, ok := llvmir.Emit(c.parse(text), llvmir.Options{Workers: 1}, sink)
		return string(out), ok && sink.Len() == 0
	}
	module := c.parse(text)
	p := c.passes[slices.IndexFunc(c.passes, func(p *pass.Pass) bool { return p.Name == name })]
	if p.Anchor != "" && p.Anchor != "module" && p.Anchor != pass.AnyOp {
		name = fmt.Sprintf("%s(%s)", p.Anchor, name)
	}
	steps, problems := pass.ParsePipeline(diag.NewSource("pipeline", []byte(name)), c.registry)
	require.Empty(c.t, problems)
	err := (&pass.Manager{Workers: 1}).Run(context.Background(), module, steps, sink)
	if err != nil || sink.Len() > 0 || find(module, op) != nil {
		return "", false
	}
	return generic(module), true
}

var (
	source = regexp.MustCompile(`(?m)^ +(%\d+) = "test\.source"\(\) : \(\) -> (.*)\n`)
	use    = regexp.MustCompile(`(?m)^ +"test\.use".*\n`)
)

// inLLVMFunc makes the function of a module one of the LLVM dialect that gets what operations
// of the dialect test have given.
func inLLVMFunc(text string) string {
	var args, types []string
	for _, m := range source.FindAllStringSubmatch(text, -1) {
		args, types = append(args, m[1]+": "+m[2]), append(types, m[2])
	}
	text = use.ReplaceAllString(source.ReplaceAllString(text, ""), "")
	text = strings.Replace(text, "\"func\"() ( {\n", "\"llvm.func\"() ( {\n^bb0("+strings.Join(args, ", ")+"):\n", 1)
	text = strings.Replace(text, `"std.return"()`, `"llvm.return"()`, 1)
	return strings.Replace(text, "type = () -> ()", "linkage = 10 : i64, type = !llvm.func<void ("+strings.Join(types, ", ")+")>", 1)
}

func (c *conversions) parse(text string) *ir.Operation {
	module := syntax.Parse(c.ctx, diag.NewSource("in.mlir", []byte(text)), &diag.Sink{}, syntax.ParseOptions{AllowUnregistered: true})
	require.NotNil(c.t, module, text)
	return module
}

func (c *conversions) isValid(text string) bool {
	module := syntax.Parse(c.ctx, diag.NewSource("in.mlir", []byte(text)), &diag.Sink{}, syntax.ParseOptions{AllowUnregistered: true})
	return module != nil && verify.Verify(module, &diag.Sink{}, verify.Options{Workers: 1, Hooks: c.hooks})
}

// find returns the last operation of a name, or nil.
func find(module *ir.Operation, name string) *ir.Operation {
	var found *ir.Operation
	ir.WalkPostOrder(module, func(op *ir.Operation) {
		if op.Is(name) {
			found = op
		}
	})
	return found
}
