package std_test

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/mlirc/mlirc/plugins/std"
)

// canonicalizer applies the pass with what the plugin's dialects add to it.
type canonicalizer struct {
	ctx  *ir.Context
	pass *pass.Pass
}

func newCanonicalizer(t *testing.T) *canonicalizer {
	t.Helper()
	var owners []transforms.Owner
	for _, d := range std.Plugin().Dialects {
		owners = append(owners, d.Canonicalize)
	}
	return &canonicalizer{ctx: repository.Context(t), pass: transforms.Canonicalize(owners...)}
}

// apply returns a text's canonical form, which is valid. Applied once more, the
// pass changes nothing.
func (c *canonicalizer) apply(t *testing.T, text string) string {
	t.Helper()
	first, _ := c.once(t, text)
	again, unchanged := c.once(t, first)
	assert.True(t, unchanged, "of\n%sit makes\n%swhich becomes\n%s", text, first, again)
	return first
}

func (c *canonicalizer) once(t *testing.T, text string) (result string, unchanged bool) {
	t.Helper()
	var sink diag.Sink
	m := syntax.Parse(c.ctx, diag.NewSource("in.mlir", []byte(text)), &sink, syntax.ParseOptions{AllowUnregistered: true})
	require.NotNil(t, m, "%v\n%s", sink.Diagnostics(), text)
	instance, errs := pass.NewInstance(c.pass, nil)
	require.Empty(t, errs)
	manager := pass.Manager{Workers: 1, Verify: func(op *ir.Operation, sink *diag.Sink) bool {
		return verify.Verify(op, sink, verify.Options{Workers: 1})
	}}
	err := manager.Run(context.Background(), m, &pass.Pipeline{Steps: []pass.Step{instance}}, &sink)
	require.NoError(t, err, "%v\n%s", sink.Diagnostics(), text)
	return string(syntax.AppendOp(nil, m, syntax.PrintOptions{})), manager.Unchanged()
}

// wanted separates a case from what mlirc makes of it where MLIR 13 makes
// something else.
const wanted = "\n// wanted\n"

// TestCanonicalizeAgreesWithOracle compares with mlir-opt-13, byte for byte.
// Cases behind which a result is written are those of docs/differences.md.
func TestCanonicalizeAgreesWithOracle(t *testing.T) {
	files, err := filepath.Glob("testdata/canonicalize/*.mlir")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	c := newCanonicalizer(t)
	for _, f := range files {
		t.Run(strings.TrimSuffix(filepath.Base(f), ".mlir"), func(t *testing.T) {
			text, err := os.ReadFile(f)
			require.NoError(t, err)
			c.compare(t, strings.Split(string(text), "\n// -----\n"))
		})
	}
}

// crashed is what an answer says when the tool did.
const crashed = "crash"

func (c *canonicalizer) compare(t *testing.T, cases []string) {
	t.Helper()
	inputs := make([]string, len(cases))
	own := make([]string, len(cases))
	for i, text := range cases {
		inputs[i], own[i], _ = strings.Cut(text, wanted)
	}
	crashes := 0
	for i, answer := range oracle.Opt(t, inputs, "-canonicalize") {
		got := strings.TrimSpace(c.apply(t, inputs[i]))
		theirs := strings.TrimSpace(answer.Text)
		if answer.Problem == crashed && own[i] == "" {
			crashes++
			continue
		}
		if own[i] == "" {
			require.True(t, answer.OK, answer.Problem)
			assert.Equal(t, theirs, got, inputs[i])
			continue
		}
		assert.Equal(t, strings.TrimSpace(own[i]), got, inputs[i])
		assert.NotEqual(t, theirs, got, "a difference that is none\n%s", inputs[i])
	}
	assert.LessOrEqual(t, crashes, len(cases)/50, "cases on which the tool crashes")
}
