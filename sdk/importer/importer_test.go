package importer_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/sdk/importer"
)

func read(t *testing.T, name string) []byte {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", name))
	require.NoError(t, err)
	return text
}

// TestGolden imports records and a module, and reads and prints modules with what comes of it.
func TestGolden(t *testing.T) {
	for _, c := range []struct {
		name, in string
		imports  func([]byte, importer.Options) (*importer.File, error)
		modules  []string
	}{
		{"toy", "toy.json", importer.TableGen, []string{
			`%0 = toy.add %a, %a : i32`, `%0 = toy.add %a, %a mode<loud,fast> : i32`, `%0 = toy.color green`,
			`toy.end`, `%0 = toy.open %b : !toy.box<i8>`, `%0 = toy.pack %a, 2 of %a, %b and %a : i32, i32, !toy.box<i8>, i32 to !toy.box<i32>`}},
		{"cmath", "cmath.irdl.mlir", importer.IRDL, []string{`%0 = "cmath.norm"(%c) : (!cmath.complex<f32>) -> f32`}},
	} {
		t.Run(c.name, func(t *testing.T) {
			file, err := c.imports(read(t, c.in), importer.Options{})
			require.NoError(t, err)
			golden := filepath.Join("testdata", c.name+".dialect")
			if *update {
				require.NoError(t, os.WriteFile(golden, file.Text, 0o644))
			}
			assert.Equal(t, string(read(t, c.name+".dialect")), string(file.Text), "run with -update, and read the difference")
			for _, m := range c.modules {
				assert.Contains(t, printed(t, file, m), m)
			}
		})
	}
}

// values are what the modules of tests have as operands.
const before = `%a = "test.a"() : () -> i32
`

func printed(t *testing.T, file *importer.File, text string) string {
	t.Helper()
	d, problems := load.Dialect("d.dialect", file.Text)
	require.Empty(t, problems)
	ctx, err := load.NewContext(d)
	require.NoError(t, err)
	operands := before
	if file.Dialect == "toy" {
		operands += `%b = "test.b"() : () -> !toy.box<i8>` + "\n"
	} else {
		operands += `%c = "test.c"() : () -> !cmath.complex<f32>` + "\n"
	}
	sink := &diag.Sink{}
	m := syntax.Parse(ctx, diag.NewSource("m.mlir", []byte(operands+text)), sink, syntax.ParseOptions{AllowUnregistered: true, Profile: profile})
	require.NotNil(t, m, "%s: %v", text, sink.Diagnostics())
	require.True(t, verify.Verify(m, sink, verify.Options{}), "%s: %v", text, sink.Diagnostics())
	got := string(syntax.AppendOp(nil, m, syntax.PrintOptions{}))
	return strings.NewReplacer("%0", "%a", "%1", "%b", "%2", "%0").Replace(strings.ReplaceAll(got, "%1", map[bool]string{true: "%b", false: "%c"}[file.Dialect == "toy"]))
}

// TestTypeWithoutItsName: where only one type is allowed, MLIR prints it without its name and reads it either
// way.
func TestTypeWithoutItsName(t *testing.T) {
	text := strings.Replace(string(read(t, "toy.json")), "$box attr-dict `:` qualified(type($box))", "$box attr-dict `:` type($box)", 1)
	file, err := importer.TableGen([]byte(text), importer.Options{})
	require.NoError(t, err)
	for _, open := range []string{"%0 = toy.open %b : !toy.box<i8>", "%0 = toy.open %b : <i8>"} {
		assert.Contains(t, printed(t, file, open), "%0 = toy.open %b : <i8>")
	}
}

// TestIRDL has mlir-opt-19 and us judge the same modules by the same definitions.
func TestIRDL(t *testing.T) {
	oracle.Tool(t, "mlir-opt-19")
	path, err := filepath.Abs("testdata/cmath.irdl.mlir")
	require.NoError(t, err)
	file, err := importer.IRDL(read(t, "cmath.irdl.mlir"), importer.Options{})
	require.NoError(t, err)
	for _, c := range []struct {
		text  string
		valid bool
	}{
		{`%0 = "cmath.norm"(%c) : (!cmath.complex<f32>) -> f32`, true},
		{`%0 = "cmath.norm"(%c) : (!cmath.complex<f32>) -> f64`, false},
		{`%0 = "cmath.norm"(%a) : (i32) -> i32`, false},
		{`%0 = "cmath.norm"(%c, %c) : (!cmath.complex<f32>, !cmath.complex<f32>) -> f32`, false},
		{`"test.d"() : () -> !cmath.complex<i32>`, false},
	} {
		text := before + `%c = "test.c"() : () -> !cmath.complex<f32>` + "\n" + c.text + "\n"
		answer := oracle.Opt19(t, []string{text}, "--irdl-file="+path)[0]
		assert.Equal(t, c.valid, answer.OK, "mlir-opt-19: %s: %s", c.text, answer.Problem)
		assert.Equal(t, c.valid, valid(t, file, text), c.text)
	}
}

func valid(t *testing.T, file *importer.File, text string) bool {
	t.Helper()
	d, problems := load.Dialect("d.dialect", file.Text)
	require.Empty(t, problems)
	ctx, err := load.NewContext(d)
	require.NoError(t, err)
	sink := &diag.Sink{}
	m := syntax.Parse(ctx, diag.NewSource("m.mlir", []byte(text)), sink, syntax.ParseOptions{AllowUnregistered: true, Profile: profile})
	return m != nil && verify.Verify(m, sink, verify.Options{})
}

// TestErrors says what is wrong with definitions that cannot be imported.
func TestErrors(t *testing.T) {
	toy := string(read(t, "toy.json"))
	for _, c := range []struct{ text, dialect, want string }{
		{"{", "", "this is not what 'llvm-tblgen --dump-json' prints"},
		{`{"a": 1}`, "", "it has no list '!instanceof'"},
		{`{"!instanceof": {}, "A": 3}`, "", "record 'A'"},
		{`{"!instanceof": {}}`, "", "there is no dialect that has operations, types or attributes"},
		{toy, "robot", "there is no dialect 'robot'; those with definitions are toy"},
		{"module {", "", "expected 'irdl.dialect', found the end"},
		{"irdl.dialect", "", "in.mlir:1:13: error: expected a symbol, found the end"},
		{"irdl.dialect @a {\n  irdl.type @b {\n    irdl.parameters(3)\n  }\n}", "", "in.mlir:3:21: error: expected a value, found '3'"},
		{"irdl.dialect @a {\n  irdl.op @b\n}", "", "in.mlir:2:3: error: expected irdl.type, irdl.attribute or irdl.operation, found 'irdl.op'"},
		{"irdl.dialect @a {\n  irdl.type @b {\n    %0 = irdl.some\n  }\n}", "", "in.mlir:3:10: error: there is no constraint 'irdl.some'"},
		{`"irdl.dialect"() ({}) : () -> ()`, "", "this is the generic form"},
		{"irdl.dialect @a {}\nirdl.dialect @b {}", "", "there are several dialects: a, b; say which one with --namespace"},
		{"irdl.dialect @a {}", "b", "there is no dialect 'b'; there are a"},
	} {
		imports := importer.IRDL
		if strings.HasPrefix(c.text, "{") {
			imports = importer.TableGen
		}
		_, err := imports([]byte(c.text), importer.Options{File: "in.mlir", Dialect: c.dialect})
		assert.ErrorContains(t, err, c.want, c.text[:min(len(c.text), 60)])
	}
}
