package verify_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/internal/repository"
)

// read parses a text that need not be a module; nil when it is none.
func read(ctx *ir.Context, text string) *ir.Operation {
	sink := &diag.Sink{}
	op := syntax.Parse(ctx, diag.NewSource("fuzz.mlir", []byte(text)), sink, syntax.ParseOptions{AllowUnregistered: true})
	if sink.HasErrors() {
		return nil
	}
	return op
}

// checkReading verifies what can be read. What is valid can be read again in its
// custom form, which leaves out values that need not be printed; after that it
// stays as it is.
func checkReading(t *testing.T, fresh func() *ir.Context, text string) {
	t.Helper()
	op := read(fresh(), text)
	if op == nil {
		return
	}
	sink := &diag.Sink{}
	valid := verify.Verify(op, sink, verify.Options{})
	require.Equal(t, valid, !sink.HasErrors())
	require.Equal(t, valid, verify.Exact(op, &diag.Sink{}, verify.Options{}))
	require.Equal(t, valid, verify.Sound(op, verify.Options{Workers: 2}))
	generic := string(syntax.AppendOp(nil, op, syntax.PrintOptions{Generic: true}))
	custom := string(syntax.AppendOp(nil, op, syntax.PrintOptions{}))
	if !valid {
		return
	}
	again := read(fresh(), custom)
	require.NotNil(t, again, "what is valid cannot be read in custom form:\n%s\n%s", generic, custom)
	ctx := fresh()
	custom = withDefaults(read(ctx, generic), read(ctx, custom))
	// An attribute of which reading says that it is the empty word prints a blank.
	second := string(syntax.AppendOp(nil, again, syntax.PrintOptions{}))
	require.Equal(t, strings.Fields(custom), strings.Fields(second), "%s\n%s", custom, second)
	require.True(t, verify.Verify(again, sink, verify.Options{}), "what is valid is not when it is read again:\n%s", custom)
}

// withDefaults is the custom form of a module whose operations have got the values
// by default that they have when they are read in custom form.
func withDefaults(module, again *ir.Operation) string {
	read := walked(again)
	for i, op := range walked(module) {
		def, ok := op.Name().Def().(*ods.Op)
		if !ok || i >= len(read) {
			continue
		}
		for _, a := range def.Attributes {
			if v := read[i].Attr(a.Name); a.Default != nil && op.Attr(a.Name) == nil && v != nil {
				op.SetAttr(a.Name, v)
			}
		}
	}
	return string(syntax.AppendOp(nil, module, syntax.PrintOptions{}))
}

func walked(module *ir.Operation) []*ir.Operation {
	var list []*ir.Operation
	ir.Walk(module, func(op *ir.Operation) ir.WalkResult {
		list = append(list, op)
		return ir.Advance
	})
	return list
}

// samples are modules of all dialects, in generic form and as they are.
func samples(t testing.TB) []string {
	t.Helper()
	root := repository.Root(t)
	var list []string
	for _, pattern := range []string{"internal/roundtrip/testdata/*.mlir", "core/verify/testdata/*.mlir"} {
		files, err := filepath.Glob(filepath.Join(root, pattern))
		require.NoError(t, err)
		for _, file := range files {
			text, err := os.ReadFile(file)
			require.NoError(t, err)
			list = append(list, strings.Split(string(text), "// -----\n")...)
		}
	}
	for _, text := range list {
		if op := read(repository.Context(t), text); op != nil {
			list = append(list, string(syntax.AppendOp(nil, op, syntax.PrintOptions{Generic: true})))
		}
	}
	return list
}

// FuzzVerify reads texts in which any operation of any dialect may be broken in
// any way.
func FuzzVerify(f *testing.F) {
	if testing.Short() {
		f.Skip("it takes long, on one goroutine")
	}
	for _, text := range samples(f) {
		f.Add(text)
	}
	dialects := repository.Dialects(f)
	f.Fuzz(func(t *testing.T, text string) {
		checkReading(t, func() *ir.Context {
			ctx, err := load.NewContext(dialects...)
			require.NoError(t, err)
			return ctx
		}, text)
	})
}

// dialects are dialect files, each with a text of it.
var dialects = [][2]string{
	{"op y.x {\n  operands a: T is int, b*: T\n  results r: like(T, i1)\n  verify count($b) <= 2 else \"too many\"\n  format $a (`:` $b^)? attr-dict `:` type($a)\n}\n",
		"%0 = constant 1 : i32\n%1 = y.x %0 : %0, %0 {a} : i32\n"},
	{"enum K : i8 { one = 1, two = 2 }\nop y.x {\n  attributes k: K = one, s?: string, n: i64\n  regions r(a: index, b*: A*) terminator y.e one-block\n  format $k (`s` $s^)? $n $r attr-dict\n}\nop y.e {\n  operands a*\n  traits terminator\n  format ($a^ `:` type($a))? attr-dict\n}\n",
		"y.x two s \"a\" 3 {\n}\n\"y.x\"() ({\n^bb0(%a: index, %b: i1):\n  y.e\n}) {n = 1 : i64} : () -> ()\n"},
	{"type y.t(n?: string, a*: {b: int, c?: type}) {\n  format `<` ($n^)? recursive($n; (`,` is($n, present)^)? `(` each($b (`:` $c^)?) `)`) `>`\n  identified\n  sorted a b\n}\nop y.x {\n  operands a: !y.t(S), b: !y.t\n  segments\n  format $a `,` $b attr-dict `:` type($a) `,` type($b)\n}\n",
		"%0, %1 = \"a.b\"() : () -> (!y.t<(1, 2 : i8)>, !y.t<\"s\", (3 : !y.t<\"s\">)>)\ny.x %0, %1 : !y.t<(1, 2 : i8)>, !y.t<\"s\", (3 : !y.t<\"s\">)>\n"},
	{"op y.x {\n  operands a**, b: index\n  attributes o?: offsets, m?: affine-map, v?: int-elements(i8)\n  segments\n  successors s*($a)\n  traits terminator\n  format $b each(`[` $s `(` $a `:` type($a) `)` `]`; `,`) attr-dict\n}\n",
		"func @f(%i: index) {\n  y.x %i [^bb1(%i, %i : index, index)], [^bb2( : )]\n^bb1(%a: index, %b: index):\n  return\n^bb2:\n  return\n}\n"},
}

// FuzzDialect reads a text with a dialect that was not checked: one of those
// above, after changes to both.
func FuzzDialect(f *testing.F) {
	const header = "dialect y {\n  version 0.1.0\n}\n"
	more, err := os.ReadFile(filepath.Join(repository.Root(f), "plugins/std/dialects/std/std.dialect"))
	require.NoError(f, err)
	files, texts := []string{string(more)}, []string(nil)
	for i, d := range dialects {
		files, texts = append(files, d[0]), append(texts, d[1])
		f.Add(uint8(i), []byte{}, []byte{})
		f.Add(uint8(i), []byte{insertLine, 1, 3, 40}, []byte{insertLine, 1, 0, 1})
	}
	inFiles, inTexts := newEditor(files...), newEditor(texts...)
	shared := repository.Dialects(f)
	f.Fuzz(func(t *testing.T, number uint8, fileChanges, textChanges []byte) {
		d := dialects[int(number)%len(dialects)]
		file, text := inFiles.edit(d[0], fileChanges), inTexts.edit(d[1], textChanges)
		checkDialect(t, shared, header+file, text)
	})
}

// checkDialect reads a text with a dialect, if there is nothing wrong with it.
// Nothing may crash, and what is verified has been judged one way or the other.
func checkDialect(t *testing.T, shared []*ods.Dialect, file, text string) {
	loaded, problems := load.Dialect("y.dialect", []byte(file))
	if len(problems) > 0 || len(loaded.Check()) > 0 {
		return
	}
	ctx, err := load.NewContext(append([]*ods.Dialect{loaded}, shared...)...)
	if err != nil {
		return
	}
	op := read(ctx, text)
	if op == nil {
		return
	}
	sink := &diag.Sink{}
	require.Equal(t, verify.Verify(op, sink, verify.Options{}), !sink.HasErrors(), "%s\n%s", file, text)
	syntax.AppendOp(nil, op, syntax.PrintOptions{})
	syntax.AppendOp(nil, op, syntax.PrintOptions{Generic: true})
}

// TestDialects checks that what the fuzzer starts from is read.
func TestDialects(t *testing.T) {
	for _, d := range dialects {
		loaded, problems := load.Dialect("y.dialect", []byte("dialect y {\n  version 0.1.0\n}\n"+d[0]))
		require.Empty(t, problems)
		ctx, err := load.NewContext(append([]*ods.Dialect{loaded}, repository.Dialects(t)...)...)
		require.NoError(t, err)
		require.NotNil(t, read(ctx, d[1]), d[1])
	}
}
