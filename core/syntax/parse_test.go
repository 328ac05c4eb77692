package syntax

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax/print"
	"github.com/mlirc/mlirc/internal/repository"
)

// problems reads a text that is wrong and returns its diagnostics, one a line.
func problems(t *testing.T, text string, opts ParseOptions) string {
	t.Helper()
	sink := &diag.Sink{}
	op := Parse(ir.NewContext(), diag.NewSource("t.mlir", []byte(text)), sink, opts)
	require.Nil(t, op)
	var lines []string
	for _, d := range sink.Diagnostics() {
		lines = append(lines, d.Error())
		for _, n := range d.Notes {
			lines = append(lines, n.Pos.String()+": note: "+n.Message)
		}
	}
	return strings.Join(lines, "\n")
}

func TestErrors(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"operand without a definition", `"a.b"(%x) : (i32) -> ()`,
			"t.mlir:1:7: error: use of undeclared SSA value name '%x'"},
		{"operand of another type", "%x = \"a.b\"() : () -> i32\n\"a.b\"(%x) : (i64) -> ()",
			"t.mlir:2:7: error: use of value '%x' expects different type than prior uses: i64 vs i32\n" +
				"t.mlir:1:1: note: prior use here"},
		{"two types before the definition", `"a.b"(%x, %x) : (i32, i64) -> ()`,
			"t.mlir:1:11: error: use of value '%x' expects different type than prior uses: i64 vs i32\n" +
				"t.mlir:1:7: note: prior use here"},
		{"definition of another type", "\"a.b\"(%x) : (i32) -> ()\n%x = \"a.b\"() : () -> i64",
			"t.mlir:2:1: error: definition of SSA value '%x' has type i64\n" +
				"t.mlir:1:7: note: previously used here with type i32"},
		{"defined twice", "%x = \"a.b\"() : () -> i32\n%x = \"a.b\"() : () -> i32",
			"t.mlir:2:1: error: redefinition of SSA value '%x'\nt.mlir:1:1: note: previously defined here"},
		{"result that is not there", "%x:2 = \"a.b\"() : () -> (i32, i32)\n\"a.b\"(%x#2) : (i32) -> ()",
			"t.mlir:2:7: error: reference to invalid result number\nt.mlir:1:1: note: the value is defined here"},
		{"too few names", `%x = "a.b"() : () -> (i32, i32)`,
			"t.mlir:1:6: error: operation defines 2 results but was provided 1 to bind"},
		{"block without a definition", "\"a.r\"() ({\n  \"a.b\"()[^bb1] : () -> ()\n}) : () -> ()",
			"t.mlir:2:11: error: reference to an undefined block '^bb1'"},
		{"region without an end", "\"a.r\"() ({\n  \"a.b\"() : () -> ()",
			"t.mlir:2:21: error: expected '}' before the end of the file\nt.mlir:1:10: note: to match this '{'"},
		{"string without an end", `"a.b"() {x = "abc} : () -> ()`,
			"t.mlir:1:14: error: expected '\"' before the end of the file"},
		{"bad escape", `"a.b"() {x = "a\q"} : () -> ()`, "t.mlir:1:16: error: unknown escape in string literal"},
		{"odd character", "\"a.b\"() ; () -> ()", "t.mlir:1:9: error: unexpected character"},
		{"integer out of range", `"a.b"() {x = 256 : i8} : () -> ()`,
			"t.mlir:1:14: error: integer constant out of range for type 'i8'"},
		{"index out of range", `"a.b"() {x = 9223372036854775808 : index} : () -> ()`,
			"t.mlir:1:14: error: integer constant out of range for type 'index'"},
		{"alias without a definition", `"a.b"() {x = #m} : () -> ()`,
			"t.mlir:1:14: error: undefined symbol alias id 'm'"},
		{"location alias without a definition", `"a.b"() : () -> () loc(#m)`,
			"t.mlir:1:24: error: undefined location alias '#m'"},
		{"shape of elements", `"a.b"() {x = dense<[1, 2]> : tensor<3xi32>} : () -> ()`,
			"t.mlir:1:20: error: inferred shape of elements literal ([2]) does not match type ([3])"},
		{"dynamic elements", `"a.b"() {x = dense<1> : tensor<?xi32>} : () -> ()`,
			"t.mlir:1:25: error: elements literal type must have static shape"},
		{"brackets of a dialect", `"a.b"() {x = !foo.a<(>)} : () -> ()`,
			"t.mlir:1:22: error: unbalanced '>' character in pretty dialect name"},
		{"not affine", `"a.b"() {x = affine_map<(i, j) -> (i * j)>} : () -> ()`,
			"t.mlir:1:38: error: non-affine expression: at least one of the multiply operands has to be either a constant or symbolic"},
		{"custom form without a definition", `foo.bar %x`,
			"t.mlir:1:1: error: custom op 'foo.bar' is unknown; only the generic form, with the name in quotes, is possible without a definition"},
	} {
		t.Run(c.name, func(t *testing.T) {
			assert.Equal(t, c.want, problems(t, c.text, ParseOptions{AllowUnregistered: true}))
		})
	}
}

func TestUnregistered(t *testing.T) {
	assert.Equal(t, "t.mlir:1:1: error: operation 'a.b' belongs to no known dialect; "+
		"--allow-unregistered-dialect accepts it all the same", problems(t, `"a.b"() : () -> ()`, ParseOptions{}))
	assert.Contains(t, problems(t, `!a = type !foo.bar`, ParseOptions{}), "dialect 'foo' is unknown")
	assert.Contains(t, problems(t, `#a = #foo.bar`, ParseOptions{}), "dialect 'foo' is unknown")
}

func TestSuggestions(t *testing.T) {
	for text, want := range map[string]string{
		`%0 = adi %a, %b : i32`:            "custom op 'adi' is unknown; did you mean 'addi'?",
		`fnc @f() { return }`:              "custom op 'fnc' is unknown; did you mean 'func'?",
		`memref.laod %a[] : memref<i32>`:   "custom op 'memref.laod' is unknown in dialect 'memref'; did you mean 'memref.load'?",
		`"std.adi"() : () -> ()`:           "unknown operation 'std.adi' in dialect 'std'; did you mean 'std.addi'?",
		`memre.load %a[] : memref<i32>`:    "custom op 'memre.load' is unknown; did you mean 'memref.load'?",
		`func.func @f() { arith.adi }`:     "custom op 'arith.adi' is unknown in dialect 'arith'; did you mean 'arith.addi'?",
		`func.func @f() { spirv.IAd }`:     "custom op 'spirv.IAd' is unknown in dialect 'spirv'; did you mean 'spirv.IAdd'?",
		`"arith.adi"() : () -> ()`:         "unknown operation 'arith.adi' in dialect 'arith'; did you mean 'arith.addi'?",
		`"lvm.foo"() : () -> ()`:           "operation 'lvm.foo' belongs to no known dialect; did you mean 'llvm'?; --allow-unregistered-dialect accepts it all the same",
		`func private @f(!llvm.pointer)`:   "unknown type 'pointer' in dialect 'llvm'",
		`func private @f(!llvm.strct<()>)`: "unknown type 'strct' in dialect 'llvm'; did you mean 'struct'?",
	} {
		sink := &diag.Sink{}
		assert.Nil(t, Parse(repository.Context(t), diag.NewSource("t.mlir", []byte(text)), sink, ParseOptions{}))
		if assert.NotEmpty(t, sink.Diagnostics(), text) {
			assert.Equal(t, want, sink.Diagnostics()[0].Message)
		}
	}
}

// TestOtherForms says where an operation that is not as it is here is of another profile; elsewhere in
// the operation, and in that profile, there is nothing to say.
func TestOtherForms(t *testing.T) {
	const text = "%s @f(%%x: f32, %%m: memref<4xf32>) {\n  linalg.fill %s\n  return\n}"
	for _, c := range []struct{ function, rest, want string }{
		{"func", "ins(%x : f32) outs(%m : memref<4xf32>)", "t.mlir:2:15: error: expected '('\n" +
			"t.mlir:2:3: note: 'linalg.fill' has another form in profile mlir-19, which a text is in that calls functions 'func.func'\n"},
		{"func", "(%x %m) : f32, memref<4xf32>", "t.mlir:2:19: error: expected ','\n"},
		{"func.func", "(%x, %m) : f32, memref<4xf32>", "t.mlir:2:15: error: expected 'ins'\n"},
	} {
		sink := &diag.Sink{}
		source := fmt.Sprintf(text, c.function, c.rest)
		assert.Nil(t, Parse(repository.Context(t), diag.NewSource("t.mlir", []byte(source)), sink, ParseOptions{}))
		var got strings.Builder
		for _, d := range sink.Diagnostics() {
			fmt.Fprintln(&got, d.Error())
			for _, n := range d.Notes {
				fmt.Fprintf(&got, "%s: note: %s\n", n.Pos, n.Message)
			}
		}
		assert.Equal(t, c.want, got.String(), source)
	}
}

// TestManyErrors wants each independent problem, and no others.
func TestManyErrors(t *testing.T) {
	text := `"a.r"() ({
  %0 = "a.b"() {x = 256 : i8} : () -> i32
  "a.use"(%0) : (i32) -> ()
  "a.r"() ({
    "a.b"() {x = ]} : () -> ()
    "a.good"() : () -> ()
    "a.b"( : () -> ()
  }) : () -> ()
}) : () -> ()
#m = affine_map<(i) -> (j)>
"a.r"() ({
  "a.b"() {y = dense<1> : i32} : () -> ()
}) : () -> ()
}
"a.b"() {x = 1 : } : () -> ()
`
	assert.Equal(t, `t.mlir:2:21: error: integer constant out of range for type 'i8'
t.mlir:5:18: error: expected an attribute value
t.mlir:7:12: error: expected an SSA operand
t.mlir:10:25: error: use of undeclared identifier 'j'
t.mlir:12:27: error: elements literal must be a ranked tensor or vector type
t.mlir:14:1: error: expected an operation name, in quotes or not
t.mlir:15:18: error: expected a type`, problems(t, text, ParseOptions{AllowUnregistered: true}))
}

// TestDepth wants an error, not an overflow, for whatever nests.
func TestDepth(t *testing.T) {
	n := 100000
	for name, text := range map[string]string{
		"types":        "!a = type " + strings.Repeat("tuple<", n),
		"functions":    "!a = type " + strings.Repeat("(", n),
		"arrays":       "#a = " + strings.Repeat("[", n),
		"dictionary":   "#a = " + strings.Repeat("{a = ", n),
		"affine":       "#a = affine_map<(i) -> (" + strings.Repeat("(", n),
		"negation":     "#a = affine_map<(i) -> (" + strings.Repeat("-", n),
		"sums":         "#a = affine_map<(i) -> (i" + strings.Repeat(" + i mod 7", n) + ")>",
		"dense":        "#a = dense<" + strings.Repeat("[", n),
		"locations":    "#a = loc(" + strings.Repeat("callsite(", n),
		"dialect":      "!a = type !foo.a" + strings.Repeat("<", n),
		"regions":      strings.Repeat("\"a.r\"() ({\n", n),
		"memref":       "!a = type " + strings.Repeat("memref<4x", n),
		"fused":        "#a = loc(fused<" + strings.Repeat("[", n),
		"type aliases": "!a = type " + strings.Repeat("complex<", n),
	} {
		t.Run(name, func(t *testing.T) {
			assert.NotEmpty(t, problems(t, text, ParseOptions{AllowUnregistered: true}))
		})
	}
}

// TestAliasBombs wants an error for aliases of aliases that would print as more
// than a disk holds, or nest deeper than a stack.
func TestAliasBombs(t *testing.T) {
	var wide, deep, dict strings.Builder
	wide.WriteString("!a0 = type tuple<i1, i1>\n")
	deep.WriteString("!a0 = type i1\n")
	dict.WriteString("#a0 = [1, 2]\n")
	for i := range 1000 {
		fmt.Fprintf(&wide, "!a%d = type tuple<!a%d, !a%d>\n", i+1, i, i)
		fmt.Fprintf(&deep, "!a%d = type tuple<!a%d>\n", i+1, i)
		fmt.Fprintf(&dict, "#a%d = {x = #a%d, y = [#a%d]}\n", i+1, i, i)
	}
	opts := ParseOptions{AllowUnregistered: true}
	assert.Contains(t, problems(t, wide.String(), opts), "aliases stand for too much text")
	assert.Contains(t, problems(t, deep.String(), opts), "nesting is deeper than 256 levels")
	assert.Contains(t, problems(t, dict.String(), opts), "aliases stand for too much text")
}

func TestParseTypeAndAttr(t *testing.T) {
	ctx := ir.NewContext()
	typ, err := ParseType(ctx, " memref<4x?xf32, affine_map<(i, j) -> (j, i)>, 3> ")
	require.NoError(t, err)
	assert.Equal(t, "memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>, 3>", print.TypeString(typ))
	attr, err := ParseAttr(ctx, `{a = dense<[1, 2]> : tensor<2xi8>, "b c"}`)
	require.NoError(t, err)
	assert.Equal(t, `{a = dense<[1, 2]> : tensor<2xi8>, "b c"}`, print.AttrString(attr))
	_, err = ParseType(ctx, "i32 i32")
	assert.EqualError(t, err, "expected the end of the text")
	_, err = ParseAttr(ctx, "")
	assert.EqualError(t, err, "expected an attribute value before the end of the file")
}

func TestLaterVersions(t *testing.T) {
	ctx := ir.NewContext()
	for _, text := range []string{
		"array<i64: 1, -2>", "array<i32>", "array<i1: true, false>", "array<f32: 1.500000e+00>",
		"memref<4x4xf32, strided<[4, 1], offset: ?>>", "memref<4xf32, strided<[?]>>",
	} {
		a, err := ParseAttr(ctx, text)
		if assert.NoError(t, err, text) {
			assert.Equal(t, text, print.AttrString(a))
		}
	}
	a, err := ParseAttr(ctx, "memref<4xf32, offset: 1, strides: [?]>")
	require.NoError(t, err)
	assert.Equal(t, "memref<4xf32, affine_map<(d0)[s0] -> (d0 * s0 + 1)>>", print.AttrString(a))
}

// TestAppendInner prints an operation of a module by itself.
func TestAppendInner(t *testing.T) {
	op := parseText(t, []byte("%x = \"a.b\"() : () -> i32\n%y:2 = \"a.r\"(%x) ({\n}, {\n}) {k} : (i32) -> (i32, i1)"))
	last := op.Region(0).Entry().Last()
	assert.Equal(t, "%1:2 = \"a.r\"(%0) ( {\n}, {\n}) {k} : (i32) -> (i32, i1)",
		strings.ReplaceAll(string(AppendOp(nil, last, PrintOptions{})), ",  {", ", {"))
}

// TestNames checks scopes of names, which siblings share and isolated regions
// hide.
func TestNames(t *testing.T) {
	text := `%a = "a.b"() : () -> i32
"a.r"() ( {
  %b = "a.b"(%a, %late) : (i32, i32) -> i32
}, {
  %b = "a.b"(%a) : (i32) -> i32
}) : () -> ()
%late = "a.b"() : () -> i32
`
	op := parseText(t, []byte(text))
	assert.Equal(t, `"module"() ( {
  %0 = "a.b"() : () -> i32
  "a.r"() ( {
    %2 = "a.b"(%0, %1) : (i32, i32) -> i32
  },  {
    %2 = "a.b"(%0) : (i32) -> i32
  }) : () -> ()
  %1 = "a.b"() : () -> i32
}) : () -> ()

`, string(AppendOp(nil, op, PrintOptions{})))
}

// TestProfile reads and prints the names of a later version.
func TestProfile(t *testing.T) {
	text := `"builtin.module"() ({
  "func.func"() <{function_type = () -> i32, sym_name = "f"}> ({
    %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = arith.addi %0, %0 {x.y} : i32
    "func.return"(%1) : (i32) -> ()
  }) {x.z} : () -> ()
}) : () -> ()
`
	sink := &diag.Sink{}
	op := Parse(repository.Context(t), diag.NewSource("t.mlir", []byte(text)), sink, ParseOptions{Profile: "mlir-19"})
	require.Empty(t, sink.Diagnostics())
	assert.Equal(t, `module  {
  func @f() -> i32 attributes {x.z} {
    %c1_i32 = constant 1 : i32
    %0 = addi %c1_i32, %c1_i32 {x.y} : i32
    return %0 : i32
  }
}

`, string(AppendOp(nil, op, PrintOptions{})))
	later, ok := Append(nil, op, PrintOptions{Generic: true, Profile: "mlir-19"}, sink)
	require.True(t, ok)
	assert.Equal(t, `"builtin.module"() ({
  "func.func"() <{function_type = () -> i32, sym_name = "f"}> ({
    %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "arith.addi"(%0, %0) <{overflowFlags = #arith.overflow<none>}> {x.y} : (i32, i32) -> i32
    "func.return"(%1) : (i32) -> ()
  }) {x.z} : () -> ()
}) : () -> ()

`, string(later))
	sink = &diag.Sink{}
	assert.NotNil(t, Parse(repository.Context(t), diag.NewSource("t.mlir", []byte(text)), sink, ParseOptions{}))
	assert.Nil(t, Parse(repository.Context(t), diag.NewSource("t.mlir", []byte(text)), sink, ParseOptions{Profile: "mlir-13"}))
}
