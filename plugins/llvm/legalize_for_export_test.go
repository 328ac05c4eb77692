package llvm_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/plugins/llvm"
)

const repeatedSuccessors = `llvm.func @cond(%c: i1, %a: i32, %b: i32) -> i32 {
  llvm.cond_br %c, ^bb1(%a : i32), ^bb1(%b : i32)
^bb1(%0: i32):
  llvm.return %0 : i32
}
llvm.func @without_values(%c: i1) {
  llvm.cond_br %c, ^bb1, ^bb1
^bb1:
  llvm.return
}
llvm.func @switch(%a: i32, %b: i32) -> i32 {
  llvm.switch %a, ^bb1(%a : i32) [
    1: ^bb2,
    2: ^bb1(%b : i32),
    3: ^bb2,
    4: ^bb1(%a : i32)
  ]
^bb1(%0: i32):
  llvm.return %0 : i32
^bb2:
  llvm.return %b : i32
}
llvm.func @callee() -> i32
llvm.func @personality(...) -> i32
llvm.func @invoke(%a: i32) -> i32 attributes {personality = @personality} {
  %0 = llvm.invoke @callee() to ^bb1 unwind ^bb2 : () -> i32
^bb1:
  llvm.return %0 : i32
^bb2:
  %2 = llvm.landingpad cleanup : !llvm.struct<(ptr<i8>, i32)>
  llvm.return %a : i32
}
`

// TestLegalizeForExport compares with what mlir-opt-13 does.
func TestLegalizeForExport(t *testing.T) {
	definitions, err := llvm.Dialect.Definitions()
	require.NoError(t, err)
	ctx, err := load.NewContext(definitions)
	require.NoError(t, err)
	sink := &diag.Sink{}
	m := syntax.Parse(ctx, diag.NewSource("input.mlir", []byte(repeatedSuccessors)), sink, syntax.ParseOptions{})
	require.Empty(t, sink.Diagnostics())
	p := llvm.LegalizeForExport()
	stats := &pass.Statistics{}
	require.NoError(t, p.Run(&pass.Run{Op: m, Stats: stats, Diags: sink, Workers: 1}))
	got := string(syntax.AppendOp(nil, m, syntax.PrintOptions{}))
	assert.Equal(t, oracle.Pipe(t, repeatedSuccessors, "mlir-opt-13", "-llvm-legalize-for-export"), got)
}

// TestLinkageOf reads keywords and numbers.
func TestLinkageOf(t *testing.T) {
	ctx := newTypes(t).Context()
	linkage, err := llvm.LinkageOf(ctx.StringAttr("weak_odr"))
	require.NoError(t, err)
	assert.Equal(t, llvm.LinkageWeakOdr, linkage)
	linkage, err = llvm.LinkageOf(ctx.I64Attr(1))
	require.NoError(t, err)
	assert.Equal(t, llvm.LinkageInternal, linkage)
	_, err = llvm.LinkageOf(ctx.I64Attr(11))
	require.ErrorContains(t, err, "a linkage is one of private, internal,")
}
