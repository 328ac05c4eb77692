package pass

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
)

// FuzzPipeline reads any text as a pipeline. What is one prints as a text that
// reads and prints alike; what is none has problems with a place.
func FuzzPipeline(f *testing.F) {
	for _, text := range []string{
		"", "x", "builtin.module(func(x,y{n=1 b}),x)", "func(func(y{n=\"a b\" l=1,2}))", "y{b=false}", "y{n='\\'{}'}", "z(", "x{n={a=1}}",
	} {
		f.Add(text)
	}
	registry := NewRegistry(
		&Pass{Name: "x", Anchor: AnyOp},
		&Pass{Name: "y", Anchor: AnyOp, Options: []Option{
			{Name: "n", Type: String}, {Name: "b", Type: Bool}, {Name: "l", Type: List}, {Name: "i", Type: Int},
		}},
	)
	f.Fuzz(func(t *testing.T, text string) {
		p, problems := ParsePipeline(diag.NewSource("p", []byte(text)), registry)
		require.True(t, (p == nil) == (len(problems) > 0))
		for _, d := range problems {
			require.NotEmpty(t, d.Message)
			require.NotZero(t, d.Pos.Line)
		}
		if p == nil {
			return
		}
		once := p.String()
		again, problems := ParsePipeline(diag.NewSource("p", []byte(once)), registry)
		require.Empty(t, problems, "printed:\n%s", once)
		require.Equal(t, once, again.String())
	})
}
