package binary_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/plugins/spirv"
	"github.com/mlirc/mlirc/plugins/spirv/binary"
	"github.com/mlirc/mlirc/plugins/spirv/passes/structurize"
)

// context is one that knows the dialect.
func context(t testing.TB) *ir.Context {
	t.Helper()
	ctx, err := load.NewContext(dialect())
	require.NoError(t, err)
	return ctx
}

// dialect is compiled once.
var dialect = sync.OnceValue(func() *ods.Dialect {
	d, _ := load.Dialect("spv.dialect", spirv.Dialect.Source)
	return d
})

// shaders are the files of testdata.
func shaders(t testing.TB) []string {
	t.Helper()
	list, err := filepath.Glob("testdata/shaders/*.*")
	require.NoError(t, err)
	require.NotEmpty(t, list)
	return list
}

// assemble makes a module of a shader by the tool for its language, with further arguments
// for glslangValidator. The first lines of a shader may say arguments that it needs.
func assemble(t testing.TB, path string, args ...string) []byte {
	t.Helper()
	out := filepath.Join(t.TempDir(), "out.spv")
	source, err := os.ReadFile(path)
	require.NoError(t, err)
	own := []string{}
	if _, rest, ok := strings.Cut(string(source), "// args: "); ok {
		line, _, _ := strings.Cut(rest, "\n")
		own = strings.Fields(line)
	}
	if _, rest, ok := strings.Cut(string(source), "; args: "); ok {
		line, _, _ := strings.Cut(rest, "\n")
		own = strings.Fields(line)
	}
	if strings.HasSuffix(path, ".spvasm") {
		require.NotEmpty(t, oracle.Tool(t, "spirv-as"))
		args = append(own, "--preserve-numeric-ids", path, "-o", out)
		message, err := exec.Command("spirv-as", args...).CombinedOutput()
		require.NoError(t, err, "%s", message)
	} else {
		args = append(append([]string{"-V"}, own...), args...)
		message, err := exec.Command(oracle.Tool(t, "glslangValidator"), append(args, path, "-o", out)...).CombinedOutput()
		require.NoError(t, err, "%s", message)
	}
	data, err := os.ReadFile(out)
	require.NoError(t, err)
	return data
}

// read reads a module and checks it.
func read(t testing.TB, ctx *ir.Context, data []byte) *ir.Operation {
	t.Helper()
	m, err := binary.Read(ctx, data, binary.ReadOptions{})
	require.NoError(t, err)
	valid(t, m)
	return m
}

func valid(t testing.TB, m *ir.Operation) {
	t.Helper()
	sink := &diag.Sink{}
	if !verify.Verify(m, sink, verify.Options{Hooks: spirv.Dialect.Hooks}) {
		t.Fatalf("%v\n%s", sink.Err(), syntax.AppendOp(nil, m, syntax.PrintOptions{}))
	}
}

// TestRead reads what glslangValidator makes, and prints and reads that.
func TestRead(t *testing.T) {
	oracle.Need(t, "glslangValidator", "spirv-as")
	for _, path := range shaders(t) {
		t.Run(filepath.Base(path), func(t *testing.T) {
			m := read(t, context(t), assemble(t, path))
			text := syntax.AppendOp(nil, m, syntax.PrintOptions{DebugInfo: true})
			sink := &diag.Sink{}
			again := syntax.Parse(context(t), diag.NewSource("x.mlir", text), sink, syntax.ParseOptions{})
			require.NoError(t, sink.Err(), "%s", text)
			require.Equal(t, string(text), string(syntax.AppendOp(nil, again, syntax.PrintOptions{DebugInfo: true})))
		})
	}
}

// TestOtherForms reads what the dialect has no form of as what it is.
func TestOtherForms(t *testing.T) {
	oracle.Need(t, "spirv-as")
	for name, c := range map[string]struct{ text, want string }{
		"a pointer cast to its own type": {`
			OpCapability Shader
			OpCapability Int64
			OpCapability PhysicalStorageBufferAddresses
			OpMemoryModel PhysicalStorageBuffer64 GLSL450
			OpDecorate %block Block
			OpMemberDecorate %block 0 Offset 0
			%u32 = OpTypeInt 32 0
			%u64 = OpTypeInt 64 0
			%block = OpTypeStruct %u32
			%ptr = OpTypePointer PhysicalStorageBuffer %block
			%fn = OpTypeFunction %ptr %u64
			%f = OpFunction %ptr None %fn
			%address = OpFunctionParameter %u64
			%entry = OpLabel
			%p = OpConvertUToPtr %ptr %address
			%q = OpBitcast %ptr %p
			OpReturnValue %q
			OpFunctionEnd`, "spv.CopyObject"},
		"a vector of which an element is not defined": {`
			OpCapability Shader
			OpMemoryModel Logical GLSL450
			%f32 = OpTypeFloat 32
			%v4 = OpTypeVector %f32 4
			%fn = OpTypeFunction %v4
			%one = OpConstant %f32 1
			%null = OpConstantNull %f32
			%any = OpUndef %f32
			%value = OpConstantComposite %v4 %one %null %any %one
			%f = OpFunction %v4 None %fn
			%entry = OpLabel
			OpReturnValue %value
			OpFunctionEnd`, "spv.Constant dense<[1.000000e+00, 0.000000e+00, 0.000000e+00, 1.000000e+00]> : vector<4xf32>"},
	} {
		t.Run(name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "x.spvasm")
			require.NoError(t, os.WriteFile(path, []byte(c.text), 0o666))
			text := syntax.AppendOp(nil, read(t, context(t), assemble(t, path)), syntax.PrintOptions{})
			require.Contains(t, string(text), c.want)
		})
	}
}

// TestRoundTrip reads a binary, prints it, reads the text, writes it, and compares with what
// there was, in the words of spirv-dis: of each shader as it is, with lines, with full debug
// information, optimized, and for each environment that the compiler takes it for.
func TestRoundTrip(t *testing.T) {
	oracle.Need(t, "glslangValidator", "spirv-as", "spirv-dis", "spirv-val")
	variants := [][]string{
		nil, {"-g"}, {"-gVS"}, {"-Os"}, {"-Os", "-g"}, {"--target-env", "vulkan1.0"}, {"--target-env", "vulkan1.1"},
		{"--target-env", "vulkan1.2"}, {"--target-env", "vulkan1.3"}, {"--target-env", "spirv1.3"}, {"--target-env", "spirv1.6"},
	}
	for i, path := range shaders(t) {
		t.Run(filepath.Base(path), func(t *testing.T) {
			roundTrip(t, assemble(t, path))
			if strings.HasSuffix(path, ".spvasm") {
				return
			}
			for j, args := range variants[1:] {
				if os.Getenv("TEST_LONG") == "" && (i+j)%5 != 0 {
					continue
				}
				if data := compile(t, path, args); data != nil {
					roundTrip(t, data)
				}
			}
		})
	}
}

// compile is assemble for arguments with which a shader may not compile; nil then.
func compile(t testing.TB, path string, args []string) []byte {
	t.Helper()
	out := filepath.Join(t.TempDir(), "out.spv")
	source, err := os.ReadFile(path)
	require.NoError(t, err)
	var own []string
	if _, rest, ok := strings.Cut(string(source), "// args: "); ok && args[0] != "--target-env" {
		line, _, _ := strings.Cut(rest, "\n")
		own = strings.Fields(line)
	}
	all := append(append(append([]string{"-V"}, own...), args...), path, "-o", out)
	if exec.Command("glslangValidator", all...).Run() != nil || exec.Command("spirv-val", "--scalar-block-layout", out).Run() != nil {
		return nil // what the compiler makes is not always valid
	}
	data, err := os.ReadFile(out)
	require.NoError(t, err)
	return data
}

func roundTrip(t *testing.T, data []byte) {
	t.Helper()
	m := read(t, context(t), data)
	text := syntax.AppendOp(nil, m, syntax.PrintOptions{DebugInfo: true})
	sink := &diag.Sink{}
	again := syntax.Parse(context(t), diag.NewSource("x.mlir", text), sink, syntax.ParseOptions{})
	require.NoError(t, sink.Err(), "%s", text)
	written, err := binary.Write(again, binary.WriteOptions{Lines: true})
	require.NoError(t, err, "%s", text)
	accepted(t, written, text)
	require.Equal(t, normalForm(disassemble(t, data)), normalForm(disassemble(t, written)), "%s", text)
	structuredRoundTrip(t, data)
}

// structuredRoundTrip is roundTrip with the blocks of selections and loops in regions.
func structuredRoundTrip(t *testing.T, data []byte) {
	t.Helper()
	m := read(t, context(t), data)
	nested := 0
	ir.Walk(m, func(op *ir.Operation) ir.WalkResult {
		if op.Is("spv.func") {
			n, _ := structurize.Nest(op, structurize.Options{})
			nested += n
			return ir.Skip
		}
		return ir.Advance
	})
	if nested == 0 {
		return
	}
	valid(t, m)
	text := syntax.AppendOp(nil, m, syntax.PrintOptions{DebugInfo: true})
	sink := &diag.Sink{}
	again := syntax.Parse(context(t), diag.NewSource("x.mlir", text), sink, syntax.ParseOptions{})
	require.NoError(t, sink.Err(), "%s", text)
	written, err := binary.Write(again, binary.WriteOptions{Lines: true})
	require.NoError(t, err, "%s", text)
	accepted(t, written, text)
	require.Equal(t, normalForm(disassemble(t, data)), normalForm(disassemble(t, written)), "%s", text)
}

// accepted asks spirv-val about a module, for the environment that takes most.
func accepted(t *testing.T, data, text []byte) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "x.spv")
	require.NoError(t, os.WriteFile(path, data, 0o600))
	message, err := exec.Command("spirv-val", "--scalar-block-layout", path).CombinedOutput()
	require.NoError(t, err, "%s\n%s\n%s", message, disassemble(t, data), text)
}

func disassemble(t *testing.T, data []byte) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "x.spv")
	require.NoError(t, os.WriteFile(path, data, 0o600))
	text, err := exec.Command("spirv-dis", "--raw-id", "--no-color", "--no-indent", path).Output()
	require.NoError(t, err)
	return string(text)
}

// printed is a module as text with locations.
func printed(m *ir.Operation) string {
	return string(syntax.AppendOp(nil, m, syntax.PrintOptions{DebugInfo: true}))
}
