package exchange

import (
	"maps"
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
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/spirv"
)

// profile is the one of which most tests are.
const profile = "mlir-19"

// tools are the profiles that are exchanged, with the tool that has each.
var tools = map[string]string{profile: "mlir-opt-19", "mlir-22": "mlir-opt-22"}

// dialects are those of which mlir-opt-19 has successors that we exchange.
func dialects(t testing.TB, all []*ods.Dialect) []*ods.Dialect {
	t.Helper()
	wanted := map[string]bool{
		"std": true, "memref": true, "tensor": true, "scf": true, "affine": true, "vector": true, "math": true, "complex": true, "index": true, "ub": true, "gpu": true,
		"llvm": true, "spv": true,
	}
	list := []*ods.Dialect{load.Builtin()}
	for _, d := range all {
		if wanted[d.Name()] {
			list = append(list, d)
		}
	}
	require.Len(t, list, len(wanted)+1)
	return list
}

// run exchanges the modules of one dialect.
type run struct {
	t       *testing.T
	profile string
	all     []*ods.Dialect
	seen    map[string]bool // operations that came back, or were refused
	ours    map[string]bool // operations that no tool of MLIR has
	// reprinted is how many texts of mlir-opt-19 were printed as they were read.
	reprinted int
	// problem is that of the last chunk that is not valid.
	problem string
}

func (r *run) tool(texts []string, args ...string) []oracle.Answer {
	return oracle.Later(r.t, tools[r.profile], texts, args...)
}

func (r *run) context() *ir.Context {
	ctx, err := load.NewContext(r.all...)
	require.NoError(r.t, err)
	return ctx
}

// chunk is a module on its way.
type chunk struct {
	recipe bool
	module *ir.Operation
	own    string // as it is here, in generic form
	there  string // as the profile has it
}

// perOperation is the number of modules that are made for an operation.
const perOperation = 6

// chunks are the valid modules for a dialect.
func (r *run) chunks(d *ods.Dialect) []*chunk {
	texts, recipes := r.recipes(d), 0
	recipes = len(texts)
	g, err := irgen.New(r.context(), 1)
	require.NoError(r.t, err)
	for _, name := range d.OpNames() {
		texts = append(texts, g.Op(d.Op(name), perOperation)...)
	}
	var list []*chunk
	for i, a := range oracle.Opt(r.t, texts) {
		if own := ownOperation.FindStringSubmatch(a.Problem); own != nil {
			r.own(own[1])
		}
		isNewer := i < recipes && (strings.HasPrefix(texts[i], "// newer: ") || newerRecipe.MatchString(a.Problem))
		if i < recipes && !a.OK && !isNewer {
			r.t.Errorf("mlir-opt-13 refuses a recipe: %s\n%s", a.Problem, texts[i])
		}
		if !a.OK && !isNewer || i >= recipes && isForeign(d, texts[i]) {
			continue
		}
		c := r.chunk(texts[i], i >= recipes)
		if c == nil && i < recipes {
			r.t.Errorf("a recipe is not valid here: %s\n%s", r.problem, texts[i])
		}
		if c != nil {
			c.recipe = i < recipes
			list = append(list, c)
		}
	}
	return list
}

// canonical makes layouts that are given by other maps than those which come back
// from strides the same.
var canonical = strings.NewReplacer(
	"[s0, s1] -> (d0 * s0 + s1 + d1)", "[s0, s1] -> (d0 * s1 + s0 + d1)",
	"-> (d1 * 4 + d0)", "-> (d0 + d1 * 4)", "-> (d1 * s0 + d0)", "-> (d0 + d1 * s0)", "%arg3 + %arg2", "%arg2 + %arg3",
)

// ownOperation is what mlir-opt-13 says of an operation that only our dialect has.
var ownOperation = regexp.MustCompile(`unregistered operation '([\w.]+)' found in dialect`)

func (r *run) own(name string) {
	if r.ours == nil {
		r.ours = map[string]bool{}
	}
	r.ours[name] = true
}

// foreign are types and attributes of other dialects, which have profiles of their
// own.
var foreign = regexp.MustCompile(`[!#](llvm|spv|vector\.kind)|opaque<`)

// isForeign reports whether a text for a dialect has types or attributes of others.
func isForeign(d *ods.Dialect, text string) bool {
	if d.Name() == "llvm" || d.Name() == "spv" {
		text = strings.NewReplacer("!"+d.Name(), "", "#"+d.Name(), "").Replace(text)
	}
	return foreign.MatchString(text)
}

// recipes are those of package roundtrip, and our own.
func (r *run) recipes(d *ods.Dialect) []string {
	var list []string
	for _, dir := range []string{"../roundtrip/testdata", "testdata"} {
		text, err := os.ReadFile(filepath.Join(dir, d.Name()+".mlir"))
		if os.IsNotExist(err) {
			continue
		}
		require.NoError(r.t, err)
		for _, c := range strings.Split(string(text), "\n// -----\n") {
			if !strings.Contains(c, "{{") {
				list = append(list, c)
			}
		}
	}
	return list
}

// newerRecipe is what mlir-opt-13 says of a recipe with something that only our dialect has.
var newerRecipe = regexp.MustCompile(`provides no attribute parsing hook|unknown attribute type: (access_group|di_basic_type|tbaa_tag)|unknown attribute type: overflow|enum values for attribute 'kind'|unknown loop option|custom op '[\w.]+' is unknown|incorrect value of the 'bin_op'|unknown SPIR-V type: (sampler|ray_query)|Unknown combining kind|expected dimension size in vector type`)

// chunk reads a module, nil if it is not valid here; the hooks of the LLVM dialect are asked as
// well, which recipes need not satisfy.
func (r *run) chunk(text string, hooks bool) *chunk {
	var sink diag.Sink
	var asked map[string]verify.Hook
	if hooks {
		asked = maps.Clone(llvm.Dialect.Hooks)
		maps.Copy(asked, spirv.Dialect.Hooks)
	}
	m := syntax.Parse(r.context(), diag.NewSource("chunk.mlir", []byte(text)), &sink, syntax.ParseOptions{AllowUnregistered: true, Profile: ods.OwnProfile})
	if m == nil || !verify.Verify(m, &sink, verify.Options{Hooks: asked}) {
		r.problem = sink.Diagnostics()[0].Error()
		return nil
	}
	return &chunk{module: m, own: r.text(m)}
}

// withoutDefaults leaves out attributes that say what is so without them, as mlir-opt-19 does.
var withoutDefaults = strings.NewReplacer(" {op_bundle_sizes = [], op_bundle_tags = []}", "", "op_bundle_sizes = [], op_bundle_tags = [], ", "",
	" overflow<none>", "", " {nontemporal = false}", "", "nontemporal = false, ", "")

func (r *run) text(m *ir.Operation) string {
	text := canonical.Replace(string(syntax.AppendOp(nil, m, syntax.PrintOptions{LocalScope: true})))
	text = withoutDefaults.Replace(text)
	return masks.ReplaceAllStringFunc(text, func(mask string) string { return strings.ReplaceAll(mask, " : i32", "") })
}

// masks are lists of numbers, which are of 32 bits or of 64 here, and of 32 there.
var masks = regexp.MustCompile(`llvm\.shufflevector [^\n]*`)

// write puts a chunk into the profile. One that the profile cannot say is refused
// with a place, and covers the operation that is refused.
func (r *run) write(c *chunk, generic bool) bool {
	var sink diag.Sink
	text, ok := syntax.Append(nil, c.module, syntax.PrintOptions{Generic: generic, Profile: r.profile}, &sink)
	if ok {
		c.there = string(text)
		r.forget(c)
		return true
	}
	for _, d := range sink.Diagnostics() {
		require.True(r.t, d.Pos.IsKnown(), "no place: %s", d.Message)
		name, _, _ := strings.Cut(strings.TrimPrefix(d.Message, "'"), "'")
		r.seen[name] = true
	}
	return false
}

// forget has a module be as it is here once the profile has dropped what its pointers point to, or has
// another operation or builtin type for one of it.
func (r *run) forget(c *chunk) {
	if !typedPointer.MatchString(c.own) && !scalableVector.MatchString(c.own) && !(r.profile == "mlir-22" && splatVector.MatchString(c.own)) {
		return
	}
	if back := r.read(c.there); back != nil {
		c.own = r.text(back)
	}
}

// splatVector is a splat that is a broadcast in MLIR 22.
var splatVector = regexp.MustCompile(`\bsplat .*: vector<`)

// typedPointer is a pointer that says what it points to.
var typedPointer = regexp.MustCompile(`\bptr<[^0-9]`)

// scalableVector is one that LLVM's dialect and the builtin dialect both have.
var scalableVector = regexp.MustCompile(`vec<\? x \d+ x [if]`)

// read reads what mlir-opt-19 printed.
func (r *run) read(text string) *ir.Operation {
	var sink diag.Sink
	m := syntax.Parse(r.context(), diag.NewSource("newer.mlir", []byte(text)), &sink, syntax.ParseOptions{AllowUnregistered: true, Profile: r.profile})
	if m == nil {
		r.t.Errorf("cannot read: %v\n%s", sink.Diagnostics()[0].Error(), text)
	}
	return m
}

// exchange takes chunks to mlir-opt-19 and back, and returns those that it took.
func (r *run) exchange(chunks []*chunk, generic bool, args ...string) []*chunk {
	var sent []*chunk
	var texts []string
	for _, c := range chunks {
		if r.write(c, generic) {
			sent, texts = append(sent, c), append(texts, c.there)
		}
	}
	except := exceptions(r.t, r.profile)
	var taken []*chunk
	for i, a := range r.tool(texts, args...) {
		c := sent[i]
		if !a.OK {
			if !except.covers(a.Problem) && !(a.Problem == "crash" && crashes.MatchString(c.there)) && (generic || !r.hasNoPlace(c)) {
				r.t.Errorf("%s refuses: %s\n%s\nof\n%s", tools[r.profile], a.Problem, c.there, c.own)
			}
			continue
		}
		back := r.read(a.Text)
		if back == nil {
			continue
		}
		r.reprint(back, a.Text)
		if r.text(back) != c.own && !generic && r.lost(c) {
			continue
		}
		if r.same(c.own, r.text(back), a.Text) {
			taken = append(taken, c)
			r.note(c.module)
		}
	}
	r.t.Logf("%d of %d modules came back", len(taken), len(chunks))
	return taken
}

// reprint prints what was read of mlir-opt-19, which must be what it printed.
func (r *run) reprint(m *ir.Operation, want string) {
	generic := strings.Contains(want, `"builtin.module"(`)
	if printedOtherwise.MatchString(want) || takesNoAttributes.MatchString(want) && !generic {
		return
	}
	var sink diag.Sink
	got, ok := syntax.Append(nil, m, syntax.PrintOptions{Generic: generic, Profile: r.profile}, &sink)
	require.True(r.t, ok, "%v", sink.Diagnostics())
	if r.same(strings.TrimSpace(want), strings.TrimSpace(string(got)), want) {
		r.reprinted++
	}
}

// printedOtherwise is what mlir-opt-19 prints otherwise than we do: with two blanks in a type, with
// aliases in another order or of parts that we write out, and with groups of bits under names of their own.
// MLIR 22 prints the cases of cf.switch in a way in which it cannot read those of 64 bits.
var printedOtherwise = regexp.MustCompile(`\b(18446744073709551615|4294967295|255): \^bb|!llvm\.vec<\? x \d+ x  |= #llvm\.(di|loop|tbaa)_|spirv\.|gpu\.`)

// takesNoAttributes are operations that mlir-opt-19 prints in a form in which it cannot read
// attributes. Here they are printed in generic form.
var takesNoAttributes = regexp.MustCompile(`(memref\.(dma_start|prefetch)|vector\.print)\b.*test\.note`)

// crashes is at what mlir-opt-22 crashes: a part of a scalable vector of pointers.
var crashes = regexp.MustCompile(`llvm\.intr\.vector\.insert.*vector<\[\d+\]x!llvm\.ptr>`)

// hasNoPlace reports whether mlir-opt-19 takes a module of SPIR-V in generic form that it does not in
// custom form, where many of its operations have no place for attributes beyond their own.
func (r *run) hasNoPlace(c *chunk) bool {
	isBlock := strings.Contains(c.there, "spirv.INTEL.SubgroupBlock") // it reads a storage class that it does not print
	if !isBlock && (!strings.Contains(c.there, "test.note") || !strings.Contains(c.there, "spirv.")) {
		return false
	}
	text, ok := syntax.Append(nil, c.module, syntax.PrintOptions{Generic: true, Profile: r.profile}, &diag.Sink{})
	return ok && r.tool([]string{string(text)})[0].OK
}

// lost reports whether a module came in whole but is not printed whole: mlir-opt-19
// leaves out terminators, whatever attributes they have.
func (r *run) lost(c *chunk) bool {
	a := r.tool([]string{c.there}, "--mlir-print-op-generic")[0]
	if !a.OK {
		return false
	}
	back := r.read(a.Text)
	return back != nil && r.text(back) == c.own
}

func (r *run) note(m *ir.Operation) {
	ir.Walk(m, func(op *ir.Operation) ir.WalkResult {
		r.seen[op.Name().String()] = true
		return ir.Advance
	})
}

// inOrder leaves out that a reduction of floats keeps the order, which the absence of flags says in later MLIR.
var inOrder = strings.NewReplacer(" {reassoc = false}", "", "reassoc = false, ", "", ", reassoc = false", "")

// same fails the test when a module did not come back as it was, and shows where.
func (r *run) same(want, got, between string) bool {
	if want, got = inOrder.Replace(want), inOrder.Replace(got); want == got {
		return true
	}
	w, g := strings.Split(want, "\n"), strings.Split(got, "\n")
	at := 0
	for at < min(len(w), len(g))-1 && w[at] == g[at] {
		at++
	}
	r.t.Errorf("differs\n- %s\n+ %s\nby way of\n%s", w[at], g[at], between)
	return false
}

// without are operations of which nothing is exchanged: a sampled image has a type that the profile does
// not have, and a program a target that is none of our dialects.
var without = map[string]bool{"spv.SampledImage": true, "gpu.binary": true}

func (r *run) missing(d *ods.Dialect) {
	for _, name := range d.OpNames() {
		if !r.seen[name] && !r.ours[name] && !without[name] {
			r.t.Errorf("not covered: %s", name)
		}
	}
}

// TestExchange exchanges modules as text, in custom and generic form, and as bytecode.
func TestExchange(t *testing.T) {
	for _, profile := range slices.Sorted(maps.Keys(tools)) {
		t.Run(profile, func(t *testing.T) { testExchange(t, profile) })
	}
}

func testExchange(t *testing.T, profile string) {
	oracle.Need(t, tools[profile])
	all := repository.Dialects(t)
	for _, d := range dialects(t, all) {
		if d.Name() == "spv" && profile == "mlir-22" {
			continue // it is written as MLIR 19 has it
		}
		t.Run(d.Name(), func(t *testing.T) {
			r := &run{t: t, profile: profile, all: all, seen: map[string]bool{}}
			r.context() // which makes dialects known to each other
			require.Empty(t, d.Check())
			chunks := r.chunks(d)
			r.exchange(chunks, false)
			taken := r.exchange(chunks, true, "--mlir-print-op-generic")
			require.NotEmpty(t, taken)
			r.bytecode(taken)
			r.missing(d)
			t.Logf("%d texts were printed as they were read", r.reprinted)
			if d.Name() != "gpu" && d.Name() != "spv" {
				require.NotZero(t, r.reprinted)
			}
		})
	}
}
