package vce_test

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/irgen"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/mlirc/mlirc/plugins/spirv"
	"github.com/mlirc/mlirc/plugins/spirv/passes/vce"
	"github.com/mlirc/mlirc/plugins/spirv/plugin"
	"github.com/mlirc/mlirc/sdk/plugintest"
)

// TestGolden runs both passes on modules of which it is known what they need.
func TestGolden(t *testing.T) {
	plugintest.New(t, plugintest.Local(plugin.Plugin())).Golden("testdata/*.txtar")
}

// templates have every keyword of an enumeration in the place of its name.
var templates = []struct{ enum, text string }{
	{"AddressingModel", "spv.module {{}} GLSL450 {\n}"},
	{"MemoryModel", "spv.module Logical {{}} {\n}"},
	{"ExecutionModel", "spv.module Logical GLSL450 {\n  spv.func @f() \"None\" {\n    spv.Return\n  }\n  spv.EntryPoint \"{{}}\" @f\n}"},
	{"ExecutionMode", "spv.module Logical GLSL450 {\n  spv.func @f() \"None\" {\n    spv.Return\n  }\n  spv.EntryPoint \"GLCompute\" @f\n  spv.ExecutionMode @f \"{{}}\"\n}"},
	{"StorageClass", "spv.module Logical GLSL450 {\n  spv.GlobalVariable @v : !spv.ptr<f32, {{}}>\n}"},
	{"StorageClass", "spv.module Logical GLSL450 {\n  spv.GlobalVariable @v : !spv.ptr<i8, {{}}>\n}"},
	{"StorageClass", "spv.module Logical GLSL450 {\n  spv.GlobalVariable @v : !spv.ptr<!spv.struct<(vector<2xf16> [0], !spv.array<4 x i16, stride=2> [4])>, {{}}>\n}"},
	{"Dim", "spv.module Logical GLSL450 {\n  spv.GlobalVariable @v : !spv.ptr<!spv.image<f32, {{}}, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, UniformConstant>\n}"},
	{"ImageFormat", "spv.module Logical GLSL450 {\n  spv.GlobalVariable @v : !spv.ptr<!spv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, {{}}>, UniformConstant>\n}"},
	{"Scope", "spv.module Logical GLSL450 {\n  spv.func @f() \"None\" {\n    spv.MemoryBarrier {{}}, Acquire\n    spv.Return\n  }\n}"},
	{"MemorySemantics", "spv.module Logical GLSL450 {\n  spv.func @f() \"None\" {\n    spv.MemoryBarrier Device, {{}}\n    spv.Return\n  }\n}"},
	{"FunctionControl", "spv.module Logical GLSL450 {\n  spv.func @f() \"{{}}\" {\n    spv.Return\n  }\n}"},
	{"LoopControl", "spv.module Logical GLSL450 {\n  spv.func @f() \"None\" {\n    spv.mlir.loop control({{}}) {\n    }\n    spv.Return\n  }\n}"},
	{"SelectionControl", "spv.module Logical GLSL450 {\n  spv.func @f() \"None\" {\n    spv.mlir.selection control({{}}) {\n    }\n    spv.Return\n  }\n}"},
	{"GroupOperation", "spv.module Logical GLSL450 {\n  spv.func @f() \"None\" {\n    %0 = spv.Constant 4 : i32\n    %1 = spv.GroupNonUniformIAdd \"Workgroup\" \"{{}}\" %0 cluster_size(%0) : i32\n    spv.Return\n  }\n}"},
}

// meant are modules of which mlir-opt-13 finds other needs, and why.
var meant = []struct{ reason, module string }{
	{"a capability comes with an extension", `"(Task|Mesh)NV"|"(RayGeneration|Intersection|AnyHit|ClosestHit|Miss|Callable)NV"|OutputLinesNV`},
	{"it does not look at attributes that may be absent", `memory_access|memory_scope|built_in`},
	{"it takes a later version where an extension does", `QueueFamily|OutputMemory|MakeAvailable|MakeVisible|= 5 : i32|semantics = \d{4,}`},
	{"numbers are of a width, whatever holds them", `ptr<i8, (Input|Output)>|ptr<\w*(8|64), \w+>`},
	{"a type in an attribute is one, and so is that of a number", `CooperativeMatrixLengthNV|default_value = \S+ : [if](8|16|64)\b`},
	{"a decoration of a member is one", `\[\d+, Location=`},
}

// TestDeduced compares what modules with each operation and keyword need with what mlir-opt-13
// says, for a target that has all that it knows.
func TestDeduced(t *testing.T) {
	target, err := os.ReadFile("testdata/target.txt")
	require.NoError(t, err)
	around := "module attributes {spv.target_env = " + strings.TrimSpace(string(target)) + "} {\n"
	var modules []string
	for _, text := range append(keywords(t), operations(t)...) {
		modules = append(modules, around+text+"\n}\n")
	}
	same := 0
	for i, a := range oracle.Opt(t, modules, "--pass-pipeline=spv.module(spirv-update-vce)") {
		if !a.OK && !strings.Contains(a.Problem, "none allowed") {
			continue // it does not know some of that
		}
		theirs, ours := triple.FindString(a.Text), triple.FindString(deduced(t, modules[i]))
		if theirs != ours && !isMeant(modules[i][len(around):]) {
			t.Errorf("mlir-opt-13 says %q (%s), we %q:\n%s", theirs, a.Problem, ours, modules[i][len(around):])
			continue
		}
		same++
	}
	t.Logf("%d of %d modules", same, len(modules))
	require.Greater(t, same, 500)
}

var triple = regexp.MustCompile(`(requires|vce_triple =) #spv\.vce<[^>]*>`)

func isMeant(module string) bool {
	for _, m := range meant {
		if regexp.MustCompile(m.module).MatchString(module) {
			return true
		}
	}
	return false
}

// deduced is a module as the pass leaves it, or what the pass says.
func deduced(t *testing.T, text string) string {
	t.Helper()
	sink := &diag.Sink{}
	module := syntax.Parse(repository.Context(t), diag.NewSource("in.mlir", []byte(text)), sink, syntax.ParseOptions{})
	require.NotNil(t, module, "%v\n%s", sink.Diagnostics(), text)
	ir.Walk(module, func(op *ir.Operation) ir.WalkResult {
		if op.Is("spv.module") {
			_ = vce.Update().Run(&pass.Run{Op: op, Diags: sink}) // the sink has it
		}
		return ir.Advance
	})
	for _, d := range sink.Diagnostics() {
		return d.Message
	}
	return string(syntax.AppendOp(nil, module, syntax.PrintOptions{}))
}

func keywords(t *testing.T) []string {
	d, err := spirv.Dialect.Definitions()
	require.NoError(t, err)
	var list []string
	for _, each := range templates {
		for _, word := range d.Enum(each.enum).Words() {
			list = append(list, strings.ReplaceAll(each.text, "{{}}", word))
		}
	}
	return list
}

// operations are modules with each operation whose definition says enough to make one.
func operations(t *testing.T) []string {
	g, err := irgen.New(repository.Context(t), 1)
	require.NoError(t, err)
	d, err := spirv.Dialect.Definitions()
	require.NoError(t, err)
	newer := map[string]bool{}
	names, err := os.ReadFile("../../../../internal/roundtrip/testdata/newer.txt")
	require.NoError(t, err)
	for line := range strings.Lines(string(names)) {
		newer[strings.TrimSpace(line)] = true // which mlir-opt-13 does not know
	}
	var list []string
	for _, name := range d.OpNames() {
		for _, text := range g.Op(d.Op(name), 2) {
			if module, ok := insideModule(text); ok && !newer[name] {
				list = append(list, module)
			}
		}
	}
	return list
}

// insideModule makes an spv.module of a module that package irgen made.
func insideModule(text string) (string, bool) {
	var b strings.Builder
	for line := range strings.Lines(text) {
		if !strings.Contains(line, `"test.use"`) {
			b.WriteString(line)
		}
	}
	text = strings.NewReplacer(
		`"test.source"`, `"spv.Undef"`, `"std.return"`, `"spv.Return"`, `"module"()`, `"spv.module"()`,
		`"func"()`, `"spv.func"()`, `sym_name = "f"`, `function_control = 0 : i32, sym_name = "f"`,
	).Replace(b.String())
	end := strings.LastIndex(text, "}) : () -> ()")
	text = text[:end] + "}) {addressing_model = 0 : i32, memory_model = 1 : i32} : () -> ()\n"
	return text, !strings.Contains(text, `"test.`)
}
