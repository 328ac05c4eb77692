package tollvm_test

import (
	"context"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/plugins/std/conversions/tollvm"
	"github.com/mlirc/mlirc/plugins/translate/llvmir"
)

const floats = `func private @g(f32) -> f32
func private @h(i32) -> i32
func @f(%a: f32, %v: vector<4xf64>, %n: i32) -> (f32, vector<4xf64>, i32) {
  %b = addf %a, %a : f32
  %d = call @g(%b) : (f32) -> f32
  %c = cmpf "olt", %d, %a : f32
  %e = select %c, %d, %a : f32
  %w = mulf %v, %v : vector<4xf64>
  %k = addi %n, %n : i32
  %l = call @h(%k) : (i32) -> i32
  %z = negf %e : f32
  %own = "llvm.fsub"(%z, %b) {fastmathFlags = #llvm.fastmath<ninf>} : (f32, f32) -> f32
  return %own, %w, %l : f32, vector<4xf64>, i32
}
`

// TestFastMath: what computes with floats has the flags that are asked for, and only
// then.
func TestFastMath(t *testing.T) {
	assert.Equal(t, 1, strings.Count(job{}.text(t, floats), "#llvm.fastmath<"))
	got := job{options: map[string]string{"fast-math-flags": "nnan,contract"}}.text(t, floats)
	for _, line := range []string{
		"llvm.fadd %arg0, %arg0  {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32",
		"llvm.call @g(%0) {fastmathFlags = #llvm.fastmath<nnan, contract>} : (f32) -> f32",
		"{fastmathFlags = #llvm.fastmath<nnan, contract>} : vector<4xf64>",
		"llvm.call @h(%5) : (i32) -> i32",
		"{fastmathFlags = #llvm.fastmath<ninf>} : f32",
	} {
		assert.Contains(t, got, line)
	}
	assert.Equal(t, 6, strings.Count(got, "#llvm.fastmath<"), got)
}

// TestFastMathIsValid hands what has flags to mlir-opt-13, which prints the same.
func TestFastMathIsValid(t *testing.T) {
	got := job{options: map[string]string{"fast-math-flags": "fast"}}.text(t, floats)
	answer := oracle.Opt(t, []string{got})[0]
	require.True(t, answer.OK, answer.Problem)
	assert.Equal(t, strings.TrimSpace(got), strings.TrimSpace(answer.Text))
}

// TestNoFastMathFlag: what is no flag is refused.
func TestNoFastMathFlag(t *testing.T) {
	p := tollvm.StdToLLVM()
	for _, list := range []string{"nann", "nnan,", "nnan> {", "contract,fats"} {
		options, problems := pass.ParseOptions(p.Name, p.Options, map[string]string{"fast-math-flags": list})
		require.Empty(t, problems)
		r := &pass.Run{Context: context.Background(), Op: parse(t, newContext(t), floats), Options: options, Diags: &diag.Sink{}, Workers: 1}
		assert.ErrorContains(t, p.Run(r), "is no fast-math flag, such as contract", list)
	}
}

// TestFlagsOfSource: flags of std and of math arrive in the LLVM dialect, and in LLVM IR.
func TestFlagsOfSource(t *testing.T) {
	const text = `func @f(%a: f32, %v: vector<2x4xf32>, %i: i32) -> (f32, vector<2x4xf32>, i1, i32) {
  %0 = addf %a, %a {fastmath = #std.fastmath<nnan, contract>} : f32
  %1 = negf %0 {fastmath = #std.fastmath<none>} : f32
  %2 = fmaf %a, %1, %0 {fastmath = #std.fastmath<reassoc>} : f32
  %3 = mulf %v, %v {fastmath = #std.fastmath<nsz>} : vector<2x4xf32>
  %4 = cmpf olt, %0, %2 {fastmath = #std.fastmath<ninf>} : f32
  %5 = muli %i, %i {overflowFlags = #std.overflow<nsw, nuw>} : i32
  %6 = divf %2, %a {fastmath = #std.fastmath<reassoc, nnan, ninf, nsz, arcp, contract, afn>} : f32
  return %6, %3, %4, %5 : f32, vector<2x4xf32>, i1, i32
}
`
	m := parse(t, newContext(t), text)
	require.Empty(t, job{}.convert(t, m))
	got := string(syntax.AppendOp(nil, m, syntax.PrintOptions{}))
	assert.NotContains(t, got, "#std")
	assert.NotContains(t, got, "fastmath =")
	sink := &diag.Sink{}
	ir, ok := llvmir.Emit(m, llvmir.Options{}, sink)
	require.True(t, ok, sink.Diagnostics())
	for line, n := range map[string]int{
		"fadd nnan contract float": 1, "= fneg float": 1, "call reassoc float @llvm.fma.f32(": 1, "fmul nsz <4 x float>": 2,
		"fcmp ninf olt float": 1, "mul nuw nsw i32": 1, "fdiv fast float": 1,
	} {
		assert.Equal(t, n, strings.Count(string(ir), line), "%s\n%s", line, ir)
	}
}

// TestAttributesThatAreLost: where a pattern makes several operations of one, flags that
// hold for it need not hold for them, and what no definition declares has no place on them.
// The user gets a warning, but not of what a pass has found out, and not of what is kept.
func TestAttributesThatAreLost(t *testing.T) {
	m := parse(t, newContext(t), `func @f(%m: memref<4xf32>, %i: index, %x: f32) {
  %0 = memref.load %m[%i] {fastmath = #std.fastmath<nnan>} : memref<4xf32>
  %1 = memref.load %m[%i] {fastmath = #std.fastmath<none>, note = "n"} : memref<4xf32>
  %2 = memref.load %m[%i] {llvm.overflowFlags = #llvm.overflow<nsw>, a.note = 1} : memref<4xf32>
  %3 = addf %x, %x {note = "n"} : f32
  %4 = memref.alloc() {alignment = 16} : memref<4xf32>
  return
}
`)
	problems := job{}.convert(t, m)
	require.Len(t, problems, 2)
	for i, message := range []string{
		"the flags 'fastmath' of 'memref.load' are lost: pattern 'memref.load to llvm.load' makes nothing that takes them",
		"the attribute 'note' of 'memref.load' is lost: pattern 'memref.load to llvm.load' neither reads it nor makes anything that has it",
	} {
		assert.Equal(t, diag.Warning, problems[i].Severity)
		assert.Equal(t, i+2, problems[i].Pos.Line)
		assert.Equal(t, message, problems[i].Message)
	}
}
