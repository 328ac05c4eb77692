package show_test

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/repository"
)

// printed is what a pipeline prints for the user of a text, which it leaves as it is.
func printed(t *testing.T, pipeline, text string, workers int) string {
	t.Helper()
	var sink diag.Sink
	var out bytes.Buffer
	steps, problems := pass.ParsePipeline(diag.NewSource("pipeline", []byte(pipeline)), pass.NewRegistry(transforms.All()...))
	require.Empty(t, problems)
	m := syntax.Parse(repository.Context(t), diag.NewSource(oracle.Stdin, []byte(text)), &sink, syntax.ParseOptions{AllowUnregistered: true})
	require.NotNil(t, m, sink.Diagnostics())
	before := syntax.AppendOp(nil, m, syntax.PrintOptions{DebugInfo: true})
	manager := pass.Manager{Workers: workers, Printed: &out}
	require.NoError(t, manager.Run(context.Background(), m, steps, &sink))
	assert.True(t, manager.Unchanged())
	assert.Equal(t, string(before), string(syntax.AppendOp(nil, m, syntax.PrintOptions{DebugInfo: true})))
	return out.String()
}

var nodeName = regexp.MustCompile(`Node[0-9a-fx]+`)

// numbered gives nodes numbers in the order of a text.
func numbered(text string) string {
	names := map[string]string{}
	return nodeName.ReplaceAllStringFunc(text, func(name string) string {
		if names[name] == "" {
			names[name] = fmt.Sprintf("Node%d", len(names))
		}
		return names[name]
	})
}

// eachNumbered gives the nodes of each graph numbers of their own.
func eachNumbered(text string) string {
	graphs := strings.SplitAfter(text, "\n}\n")
	for i, g := range graphs {
		graphs[i] = numbered(g)
	}
	return strings.Join(graphs, "")
}

func TestGraphsAgreeWithOracle(t *testing.T) {
	text, err := os.ReadFile("testdata/graphs.mlir")
	require.NoError(t, err)
	theirs := func(arg string) string {
		return oracle.Messages(t, string(text), "mlir-opt-13", "-allow-unregistered-dialect", "-mlir-disable-threading", arg)
	}
	got := printed(t, "view-op-graph{title=of| short-names=1}", string(text), 2)
	assert.Equal(t, numbered(theirs("-view-op-graph=title=of| short-names=1")), got)
	assert.Equal(t, 12, strings.Count(got, "digraph"))
	got = printed(t, "print-cfg-graph", string(text), 2)
	assert.Equal(t, eachNumbered(theirs("-print-cfg-graph")), got)
	assert.Equal(t, 2, strings.Count(got, "digraph"))
}

// TestBackslashes is about what MLIR 13 takes for fields and ends of lines.
func TestBackslashes(t *testing.T) {
	const text = `func @f() attributes {} {
  "a.b"() {s = "\\| \\l \\{ \\n \n"} : () -> ()
  return
}`
	const label = `s = \"\\\\\| \\\\l \\\\\{ \\\\n \\0A\"`
	assert.Contains(t, printed(t, "print-cfg-graph", text, 1), `  \"a.b\"() \{`+label+`\} : () -\> ()\l`)
	assert.Contains(t, printed(t, "view-op-graph", text, 1), strings.Replace(label, " =", ":", 1))
}

// TestOrder takes functions on several cores, some of them in a module inside.
func TestOrder(t *testing.T) {
	var text strings.Builder
	for i := range 40 {
		fmt.Fprintf(&text, "func @f%d() {\n  \"some.op\"() {n = %d} : () -> ()\n  return\n}\n", i, i)
		if i == 20 {
			text.WriteString("module {\n")
		}
	}
	text.WriteString("}\n")
	got := printed(t, "func(print-cfg-graph)", text.String(), 4)
	assert.Equal(t, printed(t, "func(print-cfg-graph)", text.String(), 1), got)
	place := 0
	for i := range 40 {
		at := strings.Index(got[place:], fmt.Sprintf("n = %d :", i))
		require.GreaterOrEqual(t, at, 0, "function %d is missing or before another", i)
		place += at
	}
}

// TestCountsAsJSON: an object with a number for each name.
func TestCountsAsJSON(t *testing.T) {
	const text = "func private @f()\nfunc @g() {\n  call @f() : () -> ()\n  call @f() : () -> ()\n  return\n}\n"
	assert.JSONEq(t, `{"module": 1, "func": 2, "std.call": 2, "std.return": 1}`, printed(t, "print-op-stats{json=true}", text, 1))
}
