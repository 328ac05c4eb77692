package spirv_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/internal/irgen"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/mlirc/mlirc/plugins/spirv"
)

func newCanonicalizer(t *testing.T) *passdiff.Comparer {
	t.Helper()
	c := passdiff.New(t, transforms.Canonicalize(spirv.Dialect.Canonicalize))
	c.Hooks = spirv.Dialect.Hooks
	c.Settles = true
	return c
}

// TestCanonicalize compares what canonicalize makes of the cases in testdata with what MLIR 13
// makes of them.
func TestCanonicalize(t *testing.T) {
	newCanonicalizer(t).Files(t, "testdata/canonicalize/*.mlir")
}

// TestCanonicalizeEveryOp compares it for samples of every operation that MLIR 13 has.
func TestCanonicalizeEveryOp(t *testing.T) {
	ctx := repository.Context(t)
	g, err := irgen.New(ctx, 7)
	require.NoError(t, err)
	dialect := ctx.Dialect("spv").(*ods.Dialect)
	var samples []string
	for _, name := range dialect.OpNames() {
		samples = append(samples, g.Op(dialect.Op(name), 4)...)
	}
	c := newCanonicalizer(t)
	c.Settles = false
	again := func(text string) string { // in custom form, where the tool leaves out attributes
		sink := &diag.Sink{}
		m := syntax.Parse(ctx, diag.NewSource("sample.mlir", []byte(text)), sink, syntax.ParseOptions{AllowUnregistered: true})
		require.NotNil(t, m, "%v\n%s", sink.Diagnostics(), text)
		return string(syntax.AppendOp(nil, m, syntax.PrintOptions{}))
	}
	custom := oracle.Opt(t, samples)
	compared := 0
	for i, theirs := range oracle.Opt(t, samples, "-pass-pipeline=canonicalize", "-mlir-print-op-generic") {
		if strings.Contains(custom[i].Text, `"spv.`) {
			continue // it does not know the operation
		}
		if got := c.Apply(t, "canonicalize", samples[i]); theirs.OK && !strings.HasPrefix(got, "error: ") {
			compared++
			assert.Equal(t, again(theirs.Text), again(got), samples[i])
		}
	}
	t.Logf("%d of %d samples are compared", compared, len(samples))
	assert.Greater(t, compared, 300)
}
