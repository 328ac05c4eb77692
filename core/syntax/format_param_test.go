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
