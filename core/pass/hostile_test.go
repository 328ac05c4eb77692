package pass

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
)

// TestHostilePipelines: endless or deeply nested text is an error with a position.
func TestHostilePipelines(t *testing.T) {
	many := 1_000_000
	registry := NewRegistry(&Pass{Name: "x", Anchor: AnyOp, Options: []Option{{Name: "n", Type: String}}})
	for name, c := range map[string]struct{ text, want string }{
		"parenthesis":  {"func(x", "p:1:5: error: "},
		"outer one":    {"func(func(x)", "p:1:5: error: this parenthesis is not closed"},
		"no step":      {"func(", "p:1:5: error: "},
		"comma":        {"x,", ""},
		"options":      {"x{n=1", "p:1:"},
		"quote":        {"x{n=\"1", "p:1:"},
		"braces":       {"x{n={1", "p:1:"},
		"deep":         {strings.Repeat("func(", many), "p:1:321: error: pipelines nest more than 64 levels here"},
		"closed":       {strings.Repeat(")", many), "p:1:1: error: "},
		"deep options": {"x{n=" + strings.Repeat("{", many), "p:1:"},
		"name":         {strings.Repeat("y", many), "p:1:1: error: there is no pass "},
		"unknown":      {strings.Repeat("y,", 1000), "p:1:1: error: there is no pass 'y'"},
	} {
		t.Run(name, func(t *testing.T) {
			_, problems := ParsePipeline(diag.NewSource("p", []byte(c.text)), registry)
			if c.want == "" {
				return
			}
			require.NotEmpty(t, problems)
			assert.True(t, strings.HasPrefix(problems[0].Error(), c.want), "%.100s", problems[0].Error())
		})
	}
	settings, err := ParseSettings(strings.Repeat("{", many))
	assert.True(t, err != nil || len(settings) > 0)
}
