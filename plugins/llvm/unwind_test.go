package llvm_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// TestCannotUnwind: functions whose names begin with "may" can be left by an exception, the others cannot.
func TestCannotUnwind(t *testing.T) {
	const text = `
llvm.func @malloc(i64) -> !llvm.ptr<i8>
llvm.func @free(!llvm.ptr<i8>)
llvm.func @may_foreign(i32)
llvm.func @says() attributes {no_unwind}
llvm.func @leaf(%a: i32) -> i32 {
  %0 = llvm.add %a, %a : i32
  llvm.return %0 : i32
}
llvm.func @buffer(%n: i64) {
  %0 = llvm.call @malloc(%n) : (i64) -> !llvm.ptr<i8>
  llvm.call @free(%0) : (!llvm.ptr<i8>) -> ()
  llvm.call @says() : () -> ()
  llvm.return
}
llvm.func @even(%n: i64) {
  llvm.call @odd(%n) : (i64) -> ()
  llvm.return
}
llvm.func internal @odd(%n: i64) {
  llvm.call @even(%n) : (i64) -> ()
  llvm.return
}
llvm.func @may_call(%a: i32) {
  llvm.call @may_foreign(%a) : (i32) -> ()
  llvm.return
}
llvm.func @may_call_again(%a: i32) {
  %0 = llvm.call @leaf(%a) : (i32) -> i32
  llvm.call @may_call(%0) : (i32) -> ()
  llvm.return
}
llvm.func @may_jump(%f: !llvm.ptr<func<void ()>>) {
  llvm.call %f() : () -> ()
  llvm.return
}
llvm.func weak @may_be_another() {
  llvm.return
}
llvm.func @may_ask_another() {
  llvm.call @may_be_another() : () -> ()
  llvm.return
}
llvm.func @may_assemble() {
  llvm.inline_asm has_side_effects "call f", "" : () -> ()
  llvm.return
}
llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @may_catch() attributes {personality = @__gxx_personality_v0} {
  llvm.invoke @leave() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  llvm.return
^bb2:
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr<i8>, i32)>
  llvm.resume %0 : !llvm.struct<(ptr<i8>, i32)>
}
llvm.func @leave() {
  llvm.return
}
`
	dialect, err := llvm.Dialect.Definitions()
	require.NoError(t, err)
	ctx, err := load.NewContext(dialect)
	require.NoError(t, err)
	var sink diag.Sink
	module := syntax.Parse(ctx, diag.NewSource("a.mlir", []byte(text)), &sink, syntax.ParseOptions{})
	require.NotNil(t, module, "%v", sink.Diagnostics())
	var functions []*ir.Operation
	for op := range module.Region(0).Entry().Ops() {
		if op.Is("llvm.func") {
			functions = append(functions, op)
		}
	}
	var may []string
	safe := llvm.CannotUnwind(functions)
	for _, fn := range functions {
		if !safe[fn] {
			may = append(may, ir.SymbolName(fn))
		}
	}
	assert.Equal(t, []string{
		"may_foreign", "may_call", "may_call_again", "may_jump", "may_be_another", "may_ask_another", "may_assemble",
		"__gxx_personality_v0", "may_catch",
	}, may)
}
