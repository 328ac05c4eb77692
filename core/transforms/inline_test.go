package transforms_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/internal/repository"
)

// TestInlineRecursion takes what mlir-opt-13 does not terminate on: a body
// is copied once along a way of calls.
func TestInlineRecursion(t *testing.T) {
	const text = `func private @down(%x: i32) -> i32 {
  %0 = addi %x, %x : i32
  %1 = call @down(%0) : (i32) -> i32
  return %1 : i32
}
func private @ping(%x: i32) -> i32 {
  %0 = call @pong(%x) : (i32) -> i32
  return %0 : i32
}
func private @pong(%x: i32) -> i32 {
  %0 = call @ping(%x) : (i32) -> i32
  %1 = muli %0, %x : i32
  return %1 : i32
}
func @start(%x: i32) -> i32 {
  %0 = call @down(%x) : (i32) -> i32
  %1 = call @ping(%0) : (i32) -> i32
  return %1 : i32
}
`
	c := passdiff.New(t, transforms.All()...)
	got := c.Apply(t, "inline{default-pipeline=}", text)
	start := got[strings.Index(got, "@start"):]
	assert.Equal(t, 1, strings.Count(start, "call @down"), got)
	assert.Equal(t, 1, strings.Count(start, "addi"), got)
	assert.Equal(t, 1, strings.Count(start, "call @p"), got)
}

// diagnosed runs a pipeline and returns its first diagnostic.
func diagnosed(t *testing.T, text, pipeline string) (message string, err error) {
	t.Helper()
	var sink diag.Sink
	m := syntax.Parse(repository.Context(t), diag.NewSource("in.mlir", []byte(text)), &sink, syntax.ParseOptions{})
	require.NotNil(t, m, "%v", sink.Diagnostics())
	p, problems := pass.ParsePipeline(diag.NewSource("p", []byte(pipeline)), pass.NewRegistry(transforms.All()...))
	require.Empty(t, problems)
	err = (&pass.Manager{}).Run(context.Background(), m, p, &sink)
	require.NotEmpty(t, sink.Diagnostics())
	return sink.Diagnostics()[0].Message, err
}

// TestInlineDoubling wants an end where each function calls the next one twice.
func TestInlineDoubling(t *testing.T) {
	var b strings.Builder
	for i := range 17 {
		fmt.Fprintf(&b, `func @f%d(%%x: i32) -> i32 {
  %%0 = call @f%d(%%x) : (i32) -> i32
  %%1 = call @f%d(%%0) : (i32) -> i32
  %%2 = muli %%0, %%1 : i32
  return %%2 : i32
}
`, i, i+1, i+1)
	}
	b.WriteString("func @f17(%x: i32) -> i32 {\n  return %x : i32\n}\n")
	message, err := diagnosed(t, b.String(), "inline{default-pipeline= max-iterations=1}")
	require.NoError(t, err)
	assert.Regexp(t, `^@f\d+ is not inlined, as @f\d+ would have \d+ operations$`, message)
}

// TestInlineRefuses runs the pass on what it is not for, and with pipelines that
// are none.
func TestInlineRefuses(t *testing.T) {
	for pipeline, want := range map[string]string{
		"func(inline)":                          "'func' has no symbols to inline",
		"inline{default-pipeline=nothing}":      "nothing",
		"inline{op-pipelines=cse}":              "op-pipelines wants pipelines of an operation",
		"inline{op-pipelines=func(symbol-dce)}": "symbol-dce",
	} {
		message, err := diagnosed(t, "func @f() {\n  return\n}\n", pipeline)
		require.ErrorIs(t, err, pass.ErrReported)
		assert.Contains(t, message, want)
	}
}

// TestInlineMutualRecursion wants a module that does not grow by more than a body
// for each call, whichever functions call each other.
func TestInlineMutualRecursion(t *testing.T) {
	callees := [][]int{{1, 2, 3}, {0, 2}, {3, 0}, {1, 2}}
	for _, visibility := range []string{"", "private "} {
		var b strings.Builder
		for i, list := range callees {
			fmt.Fprintf(&b, "func %s@f%d(%%x: i32) -> i32 {\n", visibility, i)
			for j, callee := range list {
				fmt.Fprintf(&b, "  %%%d = call @f%d(%%x) : (i32) -> i32\n", j, callee)
			}
			b.WriteString("  return %0 : i32\n}\n")
		}
		b.WriteString("func @start(%x: i32) -> i32 {\n  %0 = call @f0(%x) : (i32) -> i32\n  return %0 : i32\n}\n")
		c := passdiff.New(t, transforms.All()...)
		for _, pipeline := range []string{"inline", "inline{default-pipeline=}", "inline{max-iterations=100}", "inline,inline"} {
			got := c.Apply(t, pipeline, b.String())
			assert.Less(t, strings.Count(got, "call @"), 60, "%s\n%s", pipeline, got)
			assert.Contains(t, got, "call @", pipeline)
		}
	}
}

// TestInlineHiddenRecursion: functions that call each other through values do so
// directly once these are folded.
func TestInlineHiddenRecursion(t *testing.T) {
	const text = `func @ping(%x: i32) -> i32 {
  %f = constant @pong : (i32) -> i32
  %0 = call_indirect %f(%x) : (i32) -> i32
  %1 = call_indirect %f(%0) : (i32) -> i32
  return %1 : i32
}
func @pong(%x: i32) -> i32 {
  %f = constant @ping : (i32) -> i32
  %0 = call_indirect %f(%x) : (i32) -> i32
  %1 = call_indirect %f(%0) : (i32) -> i32
  return %1 : i32
}
`
	got := passdiff.New(t, transforms.All()...).Apply(t, "inline{max-iterations=50}", text)
	assert.Less(t, strings.Count(got, "call"), 20, got)
}

// TestInlineWarnsOnce wants one warning for a call that stays, though it is looked at
// in each iteration.
func TestInlineWarnsOnce(t *testing.T) {
	var b strings.Builder
	b.WriteString("func @large(%x: i32) -> i32 {\n  %c = call @other(%x) : (i32) -> i32\n")
	for range 30_000 {
		b.WriteString("  call @effect() : () -> ()\n")
	}
	b.WriteString("  return %x : i32\n}\nfunc private @effect()\nfunc @other(%x: i32) -> i32 {\n  return %x : i32\n}\n")
	b.WriteString("func @start(%x: i32) -> i32 {\n")
	for i := range 4 {
		fmt.Fprintf(&b, "  %%%d = call @large(%%x) : (i32) -> i32\n", i)
	}
	b.WriteString("  %s = call @other(%0) : (i32) -> i32\n  return %s : i32\n}\n")
	var sink diag.Sink
	m := syntax.Parse(repository.Context(t), diag.NewSource("in.mlir", []byte(b.String())), &sink, syntax.ParseOptions{})
	require.NotNil(t, m, "%v", sink.Diagnostics())
	p, problems := pass.ParsePipeline(diag.NewSource("p", []byte("inline{default-pipeline=}")), pass.NewRegistry(transforms.All()...))
	require.Empty(t, problems)
	require.NoError(t, (&pass.Manager{}).Run(context.Background(), m, p, &sink))
	var at []int
	for _, d := range sink.Diagnostics() {
		assert.Contains(t, d.Message, "@large is not inlined")
		at = append(at, d.Pos.Line)
	}
	assert.Equal(t, []int{30011, 30012, 30013}, at)
}
