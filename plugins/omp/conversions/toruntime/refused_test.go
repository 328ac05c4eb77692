package toruntime_test

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
	"github.com/mlirc/mlirc/plugins/omp/conversions/toruntime"
)

// refused are bodies of a function of %p, a pointer, and %n, an i64, and what is said of them.
var refused = []struct{ body, message string }{
	{"omp.wsloop (%i) : i64 = (%n) to (%n) step (%n) { omp.barrier\n omp.yield }", "'omp.barrier' op is in an 'omp.wsloop', where not all threads of the team come"},
	{"omp.master { omp.barrier\n omp.terminator }", "'omp.barrier' op is in an 'omp.master', where not all threads of the team come"},
	{"omp.wsloop (%i) : i64 = (%n) to (%n) step (%n) { omp.wsloop (%j) : i64 = (%n) to (%n) step (%n) { omp.yield }\n omp.yield }",
		"'omp.wsloop' op is in an 'omp.wsloop' of the same team, where not all threads come; put an omp.parallel around it"},
	{"omp.wsloop (%i) : index = (%c) to (%c) step (%c) { omp.yield }",
		"'omp.wsloop' op counts in 'index', but must count in integers of at most 64 bits; run convert-openmp-to-llvm before"},
	{"omp.wsloop (%i) : i64 = (%n) to (%n) step (%n) linear(%p = %k : !llvm.ptr<i64>) { omp.yield }",
		"'omp.wsloop' op has linear variables, which are not supported; compute them from the induction variables"},
	{"omp.wsloop (%i) : i64 = (%n) to (%n) step (%n) private(%n : i64) { omp.yield }",
		"'omp.wsloop' op makes a variable private that is of type 'i64', but must be a pointer that says what it points to"},
	{"omp.parallel copyin(%p : !llvm.ptr<i64>) { omp.terminator }", "'omp.parallel' op has a clause copyin, but no variables of threads are there"},
	{"omp.parallel allocate(%k : i32 -> %p : !llvm.ptr<i64>) { omp.terminator }",
		"'omp.parallel' op has a clause allocate, which is not supported; private variables are on the stack"},
	{"omp.parallel { %y = index_cast %c : index to i64\n omp.terminator }", "'omp.parallel' op uses a value of type 'index', which is no type of the LLVM dialect; " +
		"run convert-openmp-to-llvm and reconcile-unrealized-casts before"},
	{`"omp.target"() ({ omp.terminator }) {operand_segment_sizes = dense<0> : vector<3xi32>} : () -> ()`,
		"'omp.target' op runs on a device, for which there is no code; leave it out to run its region here"},
	{"omp.wsloop (%i) : i64 = (%n) to (%n) step (%n) reduction(@sum -> %p : !llvm.ptr<i64>) { omp.parallel { omp.reduction %n, %p : !llvm.ptr<i64>\n omp.terminator }\n omp.yield }",
		"'omp.reduction' op is in a parallel region inside of its loop, whose threads would reduce at once"},
	{"omp.parallel.args {\n omp.wsloop.wrapper linear(%p = %k : !llvm.ptr<i64>) " + nest + "\n omp.terminator }",
		"'omp.wsloop.wrapper' op has linear variables, which are not supported; compute them from the induction variables"},
	{"omp.wsloop.wrapper ordered(1) " + nest,
		"'omp.wsloop.wrapper' op has a clause ordered with a parameter, which is not supported; use ordered(0) and omp.ordered.region"},
	{"omp.wsloop.wrapper schedule(static = %c : index) " + nest, "'omp.wsloop.wrapper' op has chunks of a size of type 'index'; run convert-openmp-to-llvm before"},
	{"omp.simd {\n omp.loop_nest (%i) : index = (%c) to (%c) step (%c) { omp.yield }\n omp.terminator }",
		"'omp.simd' op counts in 'index', but must count in integers of at most 64 bits; run convert-openmp-to-llvm before"},
	{"omp.single { omp.wsloop.wrapper " + nest + "\n omp.terminator }",
		"'omp.wsloop.wrapper' op is in an 'omp.single' of the same team, where not all threads come; put an omp.parallel around it"},
	{"omp.critical { omp.barrier\n omp.terminator }", "'omp.barrier' op is in an 'omp.critical', where not all threads of the team come"},
	{"omp.task { omp.barrier\n omp.terminator }", "'omp.barrier' op is in an 'omp.task', where not all threads of the team come"},
	{"omp.critical { omp.single { omp.terminator }\n omp.terminator }",
		"'omp.single' op is in an 'omp.critical' of the same team, where not all threads come; put an omp.parallel around it"},
	{"omp.master { omp.sections { omp.terminator }\n omp.terminator }",
		"'omp.sections' op is in an 'omp.master' of the same team, where not all threads come; put an omp.parallel around it"},
	{"omp.sections reduction(@total -> %p : !llvm.ptr<i64>) { omp.terminator }",
		"'omp.sections' op reduces, but has no variables of sections for it; reduce in the omp.parallel around it"},
	{"omp.sections allocate(%k : i32 -> %p : !llvm.ptr<i64>) { omp.terminator }",
		"'omp.sections' op has a clause allocate, which is not supported; private variables are on the stack"},
	{"omp.single copyprivate(%p -> @g : !llvm.ptr<i64>) { omp.terminator }",
		"'omp.single' op copies by @g, which is no function of pointers of the LLVM dialect; run convert-std-to-llvm before"},
	{"omp.taskgroup task_reduction(@total -> %p : !llvm.ptr<i64>) { omp.terminator }",
		"'omp.taskgroup' op reduces what tasks compute, which is not supported"},
	{"omp.task in_reduction(@total -> %p : !llvm.ptr<i64>) { omp.terminator }", "'omp.task' op reduces for a group of tasks, which is not supported"},
	{"omp.task { %y = index_cast %c : index to i64\n omp.terminator }", "'omp.task' op uses a value of type 'index', which is no type of the LLVM dialect; " +
		"run convert-openmp-to-llvm and reconcile-unrealized-casts before"},
	{"omp.masked filter(%c : index) { omp.terminator }", "'omp.masked' op has a thread number of type 'index'; run convert-openmp-to-llvm before"},
	{"%t = omp.threadprivate %p : !llvm.ptr<i64> -> !llvm.ptr<i64>", "'omp.threadprivate' op is of an address that is no global's"},
	{"omp.atomic.write %b = %w : !llvm.ptr<i128>, i128", "'omp.atomic.write' op accesses 'i128', which is no integer, float or pointer of 8, 16, 32 or 64 bits"},
	{"omp.atomic.write %m = %n : memref<i64>, i64", "'omp.atomic.write' op has an operand of type 'memref<i64>', which is no type of the LLVM dialect; run convert-openmp-to-llvm before"},
	{"omp.teams { omp.terminator }", "'omp.teams' op is not supported; use omp.parallel and omp.wsloop"},
	{"omp.distribute " + nest, "'omp.distribute' op is not supported; use omp.parallel and omp.wsloop"},
	{"omp.taskloop " + nest, "'omp.taskloop' op is not supported; use omp.parallel and omp.wsloop"},
	{"omp.parallel.args { omp.cancel cancellation_construct_type(parallel)\n omp.terminator }", "'omp.cancel' op is not supported: no region ends before its end"},
	{"omp.parallel.args { omp.cancellation_point cancellation_construct_type(parallel)\n omp.terminator }", "'omp.cancellation_point' op is not supported: no region ends before its end"},
	{"omp.parallel.args reduction(byref @total %p -> %q : !llvm.ptr<i64>) { omp.terminator }",
		"'omp.parallel.args' op reduces by reference, but @total reduces values of type 'i64'"},
	{"omp.parallel.args reduction(@total %m -> %q : memref<i64>) { omp.terminator }",
		"'omp.parallel.args' op uses a value of type 'memref<i64>', which is no type of the LLVM dialect; run convert-openmp-to-llvm and reconcile-unrealized-casts before"},
}

// nest is what a wrapper has in it.
const nest = "{\n omp.loop_nest (%i) : i64 = (%n) to (%n) step (%n) { omp.yield }\n omp.terminator }"

const around = `omp.reduction.declare @sum : i64 init {
^bb0(%x: i64):
  %zero = llvm.mlir.constant(0 : i64) : i64
  omp.yield(%zero : i64)
} combiner {
^bb0(%x: i64, %y: i64):
  %s = llvm.add %x, %y : i64
  omp.yield(%s : i64)
}
omp.declare_reduction @total : i64 init {
^bb0(%x: i64):
  %zero = llvm.mlir.constant(0 : i64) : i64
  omp.yield(%zero : i64)
} combiner {
^bb0(%x: i64, %y: i64):
  %s = llvm.add %x, %y : i64
  omp.yield(%s : i64)
}
func private @g(!llvm.ptr<i64>, !llvm.ptr<i64>)
`

// TestRefused reports what cannot be lowered.
func TestRefused(t *testing.T) {
	for _, r := range refused {
		text := around + "llvm.func @f(%p: !llvm.ptr<i64>, %n: i64, %k: i32, %b: !llvm.ptr<i128>, %w: i128) {\n%m = memref.alloc() : memref<i64>\n%c = constant 1 : index\n" + r.body + "\nllvm.return\n}\n"
		assert.Equal(t, []string{r.message}, lowered(t, text), text)
	}
	assert.Equal(t, []string{"'omp.barrier' op is in no function of the LLVM dialect; run convert-openmp-to-llvm and convert-std-to-llvm before"},
		lowered(t, "func @f() {\n omp.barrier\n return\n}\n"))
	assert.Equal(t, []string{"'omp.reduction.declare' op has an initializer that depends on its argument, of which nothing is known"},
		lowered(t, "omp.reduction.declare @r : i64 init {\n^bb0(%x: i64):\n omp.yield(%x : i64)\n} combiner {\n^bb0(%x: i64, %y: i64):\n omp.yield(%x : i64)\n}\n"))
	assert.Equal(t, []string{"'omp.reduction.declare' op reduces 'index', which is no type of the LLVM dialect; run convert-openmp-to-llvm before"},
		lowered(t, "omp.reduction.declare @r : index init {\n^bb0(%x: index):\n omp.yield(%x : index)\n} combiner {\n^bb0(%x: index, %y: index):\n omp.yield(%x : index)\n}\n"))
	assert.Equal(t, []string{"'__kmpc_barrier' has another type than the function of that name in LLVM's OpenMP runtime; rename it"},
		lowered(t, "llvm.func @__kmpc_barrier(i32)\nllvm.func @f() {\n omp.barrier\n llvm.return\n}\n"))
}

// lowered runs the pass, and returns what it reports.
func lowered(t *testing.T, text string) (messages []string) {
	t.Helper()
	ctx, err := load.NewContext(repository.Dialects(t)...)
	require.NoError(t, err)
	sink := &diag.Sink{}
	m := syntax.Parse(ctx, diag.NewSource("in.mlir", []byte(text)), sink, syntax.ParseOptions{})
	require.NotNil(t, m, "%v\n%s", sink.Diagnostics(), text)
	require.NoError(t, toruntime.Pass().Run(&pass.Run{Context: context.Background(), Op: m, Diags: sink, Workers: 1}))
	for _, d := range sink.Diagnostics() {
		messages = append(messages, d.Message)
	}
	return messages
}
