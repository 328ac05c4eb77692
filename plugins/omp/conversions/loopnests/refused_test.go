package loopnests_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/mlirc/mlirc/plugins/omp/conversions/loopnests"
)

const around = `omp.reduction.declare @sum : i64 init {
^bb0(%x: i64):
  omp.yield(%x : i64)
} combiner {
^bb0(%x: i64, %y: i64):
  %s = addi %x, %y : i64
  omp.yield(%s : i64)
}
func @f(%p: !llvm.ptr<i64>, %q: memref<i64>, %n: i64, %k: i32, %b: i1) {
`

const loop = "omp.wsloop (%i) : i64 = (%n) to (%n) step (%n) "

// TestRefused reports what MLIR 19 says otherwise.
func TestRefused(t *testing.T) {
	for body, message := range map[string]string{
		"omp.parallel private(%p : !llvm.ptr<i64>) { omp.terminator }":      "'omp.parallel' op has private variables, which MLIR 19 declares by omp.private",
		"omp.parallel firstprivate(%p : !llvm.ptr<i64>) { omp.terminator }": "'omp.parallel' op has private variables, which MLIR 19 declares by omp.private",
		"omp.parallel copyin(%p : !llvm.ptr<i64>) { omp.terminator }":       "'omp.parallel' op has a clause copyin, which MLIR 19 lacks",
		"omp.parallel if(%k : i32) { omp.terminator }":                      "'omp.parallel' op has a condition that is no i1, as MLIR 19 wants it",
		"omp.parallel default(shared) { omp.terminator }":                   "'omp.parallel' op has a clause default, which MLIR 19 lacks",
		loop + "private(%p : !llvm.ptr<i64>) { omp.yield }":                 "'omp.wsloop' op has private variables, which loops of MLIR 19 lack",
		loop + "lastprivate(%p : !llvm.ptr<i64>) { omp.yield }":             "'omp.wsloop' op has private variables, which loops of MLIR 19 lack",
		loop + "firstprivate(%p : !llvm.ptr<i64>) { omp.yield }":            "'omp.wsloop' op has private variables, which loops of MLIR 19 lack",
	} {
		_, messages := converted(t, around+body+"\nreturn\n}\n")
		assert.Equal(t, []string{message}, messages, body)
	}
	_, messages := converted(t, "omp.reduction.declare @r : i64 init {\n^bb0(%x: i64):\n omp.yield(%x : i64)\n} combiner {\n^bb0(%x: i64, %y: i64):\n br ^a\n^a:\n omp.yield(%x : i64)\n}\n")
	assert.Equal(t, []string{"'omp.reduction.declare' op combines by several blocks, which are not copied to where values are reduced"}, messages)
}

// TestClauses takes clauses over, and combines with the variable of the thread, a memref too.
func TestClauses(t *testing.T) {
	text, messages := converted(t, around+`omp.parallel if(%b : i1) num_threads(%k : i32) shared(%p : !llvm.ptr<i64>) proc_bind(spread) {
  omp.wsloop (%i, %j) : i64 = (%n, %n) to (%n, %n) step (%n, %n) schedule(guided = %k) collapse(2) nowait ordered(0) order(concurrent) inclusive reduction(@sum -> %p : !llvm.ptr<i64>, @sum -> %q : memref<i64>) {
    omp.reduction %i, %p : !llvm.ptr<i64>
    omp.reduction %j, %q : memref<i64>
    omp.yield
  }
  omp.terminator
}
return
}
`)
	require.Empty(t, messages)
	for _, part := range []string{
		"omp.declare_reduction @sum : i64 init {",
		"omp.parallel.args if(%arg4) num_threads(%arg3 : i32) proc_bind(spread) {",
		"omp.wsloop.wrapper schedule(guided = %arg3 : i32) nowait ordered(0) order(concurrent) reduction(@sum %arg0 -> %arg5 : !llvm.ptr<i64>, @sum %arg1 -> %arg6 : memref<i64>) {",
		"omp.loop_nest (%arg7, %arg8) : i64 = (%arg2, %arg2) to (%arg2, %arg2) inclusive step (%arg2, %arg2) {",
		"%0 = llvm.load %arg5 : !llvm.ptr<i64>\n          %1 = addi %0, %arg7 : i64\n          llvm.store %1, %arg5 : !llvm.ptr<i64>",
		"%2 = memref.load %arg6[] : memref<i64>\n          %3 = addi %2, %arg8 : i64\n          memref.store %3, %arg6[] : memref<i64>",
	} {
		assert.Contains(t, text, part)
	}
}

// converted runs the pass, and returns the module and what is reported.
func converted(t *testing.T, text string) (after string, messages []string) {
	t.Helper()
	ctx, err := load.NewContext(repository.Dialects(t)...)
	require.NoError(t, err)
	sink := &diag.Sink{}
	m := syntax.Parse(ctx, diag.NewSource("in.mlir", []byte(text)), sink, syntax.ParseOptions{})
	require.NotNil(t, m, "%v\n%s", sink.Diagnostics(), text)
	require.NoError(t, loopnests.Pass().Run(&pass.Run{Context: context.Background(), Op: m, Diags: sink, Workers: 1}))
	for _, d := range sink.Diagnostics() {
		messages = append(messages, d.Message)
	}
	return string(syntax.AppendOp(nil, m, syntax.PrintOptions{})), messages
}
