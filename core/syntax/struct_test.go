package syntax_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/syntax/print"
)

const named = `dialect a {
  version 0.1.0
}

attr a.group(id: attr) {
  format  ` + "`<` struct `>`" + `
  aliased
}

attr a.part(on?: attr, next?: #a.loop) {
  format ` + "`<` struct `>`" + `
}

attr a.loop(count: int, fast: bool = false, part?: #a.part, groups*: #a.group) {
  format  ` + "`<` struct `>`" + `
  aliased
}
`

func structContext(t *testing.T) *ir.Context {
	t.Helper()
	d, problems := load.Dialect("a.dialect", []byte(named))
	require.Empty(t, problems)
	ctx, err := load.NewContext(d)
	require.NoError(t, err)
	return ctx
}

// TestStruct reads parameters by their names, in any order, and attributes in attributes without
// theirs.
func TestStruct(t *testing.T) {
	ctx := structContext(t)
	for text, want := range map[string]string{
		"#a.loop<count = 4>":                        "",
		"#a.loop<fast = true, count = 4>":           "#a.loop<count = 4, fast = true>",
		"#a.loop<count = 4, fast = false>":          "#a.loop<count = 4>",
		"#a.loop<count = 4, part = <on = 1 : i32>>": "",
		"#a.loop<count = 4, part = #a.part<>>":      "#a.loop<count = 4, part = <>>",
		"#a.loop<count = 4, part = <next = <count = 5>>, groups = <id = distinct[0]<>>, <id = distinct[7]<i32>>>": "",
		"#a.loop<groups = #a.group<id = 1 : i32>, #a.group<id = 2 : i32>, count = 4>":                             "#a.loop<count = 4, groups = <id = 1 : i32>, <id = 2 : i32>>",
	} {
		a, err := syntax.ParseAttr(ctx, text)
		require.NoError(t, err, text)
		if want == "" {
			want = text
		}
		assert.Equal(t, want, print.AttrString(a))
	}
	for text, want := range map[string]string{
		"#a.loop<fast = true>":              "expected 'count', which must be there",
		"#a.loop<count = 4, count = 5>":     "parameter 'count' stands twice",
		"#a.loop<count = 4, slow = true>":   "there is no parameter 'slow'",
		"#a.loop<count = 4, part = 1>":      "'part' is an attribute #a.part",
		"#a.loop<count = 4, groups = unit>": "'groups' is an attribute #a.group",
		"#a.group<id = distinct[x]<>>":      "expected a number of 64 bits",
		"#a.group<id = distinct[1]>":        "expected '<'",
	} {
		_, err := syntax.ParseAttr(ctx, text)
		require.Error(t, err, text)
		assert.Contains(t, err.Error(), want)
	}
}

// TestAliased names attributes before the module that uses them, those first of which others are
// made.
func TestAliased(t *testing.T) {
	text := `"t.x"() {l = [#a.loop<count = 4, part = <next = <count = 5>>, groups = <id = distinct[0]<>>>], m = #a.group<id = distinct[0]<>>} : () -> ()` + "\n"
	want := `#group = #a.group<id = distinct[0]<>>
#loop0 = #a.loop<count = 5>
#loop1 = #a.loop<count = 4, part = <next = #loop0>, groups = #group>
module  {
  "t.x"() {l = [#loop1], m = #group} : () -> ()
}

`
	for _, input := range []string{text, want} {
		var sink diag.Sink
		m := syntax.Parse(structContext(t), diag.NewSource("t.mlir", []byte(input)), &sink, syntax.ParseOptions{AllowUnregistered: true})
		require.NotNil(t, m, "%v", sink.Diagnostics())
		assert.Equal(t, want, string(syntax.AppendOp(nil, m, syntax.PrintOptions{})))
	}
}
