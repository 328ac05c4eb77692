package tollvm_test

import (
	"context"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/plugins/std/tollvm"
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
