package syntax_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/syntax/print"
)

// TestAttributeParameters prints attributes that are parameters so that they are
// read back as they were: with their types, and strings in quotes.
func TestAttributeParameters(t *testing.T) {
	d, problems := load.Dialect("a.dialect", []byte("dialect a {\n  version 0.1.0\n}\n\nattr a.pair(l: attr, r: attr) {\n  format `<` $l `,` $r `>`\n}\n"))
	require.Empty(t, problems)
	ctx, err := load.NewContext(d)
	require.NoError(t, err)
	for _, text := range []string{
		"#a.pair<1.000000e+00 : f32, 2.000000e+00 : f64>", "#a.pair<7 : i8, true>", `#a.pair<"x, y", [1 : i32]>`,
		"#a.pair<i32, unit>", "#a.pair<dense<1> : tensor<2xi32>, @f>",
	} {
		a, err := syntax.ParseAttr(ctx, text)
		require.NoError(t, err, text)
		assert.Equal(t, text, print.AttrString(a))
	}
}

// TestOtherFormats reads what is printed otherwise, and prints a named parameter with its name. The
// error is that of the format that went furthest, inside of others, too.
func TestOtherFormats(t *testing.T) {
	d, problems := load.Dialect("a.dialect", []byte(`dialect a {
  version 0.1.0
}

attr a.entry(key: attr, value: attr) {
  format `+"`<` $key `,` $value `>`"+`
  read   `+"$key `=` $value"+`
}

attr a.list(entries*: named #a.entry) {
  format `+"`<` (each($entries; `,`))? `>`"+`
  verify distinct($entries) else "{repeated($entries)} stands twice"
}

attr a.lists(lists*: {name: string, list: named #a.list}) {
  format `+"`<` each($name `:` $list; `,`) `>`"+`
  read   `+"`<` each($name `=` $list; `,`) `>`"+`
}
`))
	require.Empty(t, problems)
	ctx, err := load.NewContext(d)
	require.NoError(t, err)
	for text, want := range map[string]string{
		`#a.list<>`: `#a.list<>`,
		`#a.list<#a.entry<i32, 1>, "x" = 2 : i32, <i8, 3>>`: `#a.list<#a.entry<i32, 1 : i64>, #a.entry<"x", 2 : i32>, #a.entry<i8, 3 : i64>>`,
		`#a.lists<"p" = #a.list<i32 = 1>, "q" = <>>`:        `#a.lists<"p" : #a.list<#a.entry<i32, 1 : i64>>, "q" : #a.list<>>`,
		`#a.lists<"p" : #a.list<#a.entry<"x", [1]>>>`:       `#a.lists<"p" : #a.list<#a.entry<"x", [1]>>>`,
	} {
		a, err := syntax.ParseAttr(ctx, text)
		require.NoError(t, err, text)
		assert.Equal(t, want, print.AttrString(a))
		again, err := syntax.ParseAttr(ctx, want)
		require.NoError(t, err, want)
		assert.Same(t, a, again)
	}
	for text, want := range map[string]string{
		`#a.list<i32 = 1, i8 : 2>`:                `expected '='`,
		`#a.list<#a.list<>>`:                      `'entries' is an attribute #a.entry`,
		`#a.lists<"p" = #a.list<i32 = 1, i8 2>>`:  `expected '='`,
		`#a.lists<"p" : #a.list<#a.entry<i8 2>>>`: `expected ','`,
	} {
		_, err := syntax.ParseAttr(ctx, text)
		assert.ErrorContains(t, err, want, text)
	}
}
