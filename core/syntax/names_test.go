package syntax_test

import (
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/bytecode"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/syntax"
)

func emptyContext(t testing.TB) *ir.Context {
	t.Helper()
	ctx, err := load.NewContext()
	require.NoError(t, err)
	return ctx
}

// kept parses a text of unknown operations with the names of its values.
func kept(t testing.TB, text string, workers int) *ir.Operation {
	t.Helper()
	var sink diag.Sink
	module := syntax.Parse(emptyContext(t), diag.NewSource("in.mlir", []byte(text)), &sink, syntax.ParseOptions{
		AllowUnregistered: true, KeepNames: true, Workers: workers,
	})
	require.NotNil(t, module, "%v", sink.Diagnostics())
	return module
}

func printed(m *ir.Operation, o syntax.PrintOptions) string {
	return string(syntax.AppendOp(nil, m, o))
}

const namesOfAllKinds = `%sum = "t.a"() : () -> i32
%0 = "t.a"() : () -> i32
%pack:2 = "t.b"() : () -> (i32, i32)
%x, %1, %y:2 = "t.c"() ( {
^entry(%i: i32, %2: i32, %arg0: i32):
  %sum2 = "t.d"(%i, %sum, %pack#1) : (i32, i32, i32) -> i32
  "t.e"(%sum2)[^next] : (i32) -> ()
^next(%phi: i32):
  "t.f"() : () -> ()
}) : () -> (i32, i32, i32, i32)
%text = "t.a"() : () -> i32 loc("source"("a.lang":1:2))
%late = "t.a"() : () -> i32 loc(#late)
%late2 = "t.a"() : () -> i32 loc(#named)
"t.g"(%sum, %0, %y#1, %text, %late) : (i32, i32, i32, i32, i32) -> ()
#late = loc("a.lang":2:2)
#named = loc("given"("a.lang":3:2))
`

// TestKeptNames prints names as they were read, but numbers, and names that locations had.
func TestKeptNames(t *testing.T) {
	m := kept(t, namesOfAllKinds, 1)
	want := printed(m, syntax.PrintOptions{NameLocs: true})
	for _, part := range []string{
		"%sum = ", "%pack:2 = ", "%x, %1, %y:2 = ", "^bb0(%i: i32, %arg0: i32, %arg0_0: i32):", "%sum2 = \"t.d\"(%i, %sum, %pack#1)",
		"^bb1(%phi: i32):", "%source = ", "%late = ", "%given = ", "\"t.g\"(%sum, %0, %y#1, %source, %late)",
	} {
		assert.Contains(t, want, part)
	}
	assert.Equal(t, want, printed(kept(t, want, 1), syntax.PrintOptions{NameLocs: true}))
	assert.NotContains(t, printed(m, syntax.PrintOptions{}), "sum", "names are not printed unless asked for")
	located := printed(m, syntax.PrintOptions{DebugInfo: true})
	assert.Contains(t, located, `fused["x"("in.mlir":4:16), "in.mlir":4:16, "y"("in.mlir":4:16), "y"("in.mlir":4:16)]`)
	assert.Contains(t, located, `loc("late"("a.lang":2:2))`)
	assert.NotContains(t, located, `"text"`)

	data, err := bytecode.Append(nil, m, bytecode.WriteOptions{})
	require.NoError(t, err)
	var sink diag.Sink
	back := bytecode.Read(emptyContext(t), "in.mlirbc", data, &sink)
	require.NotNil(t, back, "%v", sink.Diagnostics())
	assert.Equal(t, want, printed(back, syntax.PrintOptions{NameLocs: true}))
}

// TestKeptNamesInParallel has the same names from several parsers and printers.
func TestKeptNamesInParallel(t *testing.T) {
	var all strings.Builder
	all.WriteString("\"t.module\"() ( {\n")
	for i := range 3000 {
		n := strconv.Itoa(i)
		all.WriteString("\"t.op\"() ( {\n  %a" + n + " = \"t.a\"() : () -> i32\n  %b = \"t.a\"() : () -> i32\n  \"t.use\"(%a" + n + ", %b) : (i32, i32) -> ()\n}) : () -> ()\n")
	}
	all.WriteString("}) : () -> ()\n")
	o := syntax.PrintOptions{NameLocs: true, DebugInfo: true}
	one, several := o, o
	one.Workers, several.Workers = 1, 4
	want := printed(kept(t, all.String(), 1), one)
	require.Contains(t, want, "%a2999 = ")
	require.Equal(t, want, printed(kept(t, all.String(), 4), several))
}

// BenchmarkParseKeepingNames shows what names cost where they are kept.
func BenchmarkParseKeepingNames(b *testing.B) {
	text := strings.Repeat(`"t.op"() ( {
  %a = "t.a"() : () -> i32
  %b = "t.a"() : () -> i32
  "t.use"(%a, %b) : (i32, i32) -> ()
}) : () -> ()
`, 2000)
	for _, keep := range []bool{false, true} {
		b.Run("keep="+strconv.FormatBool(keep), func(b *testing.B) {
			for b.Loop() {
				var sink diag.Sink
				m := syntax.Parse(emptyContext(b), diag.NewSource("in.mlir", []byte(text)), &sink, syntax.ParseOptions{
					AllowUnregistered: true, KeepNames: keep, Workers: 1,
				})
				require.NotNil(b, m)
			}
		})
	}
}
