package verify_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/internal/funcgen"
	"github.com/mlirc/mlirc/internal/repository"
)

// branches is a function of n blocks, each of which adds twice; after some of them
// something is wrong.
func branches(n int, wrong map[int]string) *diag.Source {
	var b strings.Builder
	b.WriteString("func @f(%a: f32, %i: i32) {\n  br ^bb0\n")
	for i := range n {
		fmt.Fprintf(&b, "^bb%d:\n  %%x%d = addf %%a, %%a : f32\n  %%y%d = addf %%a, %%x%d : f32\n", i, i, i, max(i-1, 0))
		b.WriteString(wrong[i])
		fmt.Fprintf(&b, "  br ^bb%d\n", i+1)
	}
	fmt.Fprintf(&b, "^bb%d:\n  return\n}\n", n)
	return diag.NewSource("blocks.mlir", []byte(b.String()))
}

// TestPartsOfAFunction shares out the blocks of one function, and the loops of a block:
// each mistake is found, and reported in order.
func TestPartsOfAFunction(t *testing.T) {
	sound := parse(t, repository.Context(t), branches(300, nil))
	assert.True(t, verify.Sound(sound, verify.Options{Workers: 3}))
	for _, text := range []string{
		"  \"std.addf\"(%a, %i) : (f32, i32) -> f32\n",
		"  \"std.addf\"(%a, %a) : (f32, f32) -> f64\n",
		"  addf %a, %x299 : f32\n",
		"  return %a : f32\n",
		"  \"scf.if\"(%i) ({ scf.yield }, {}) : (i32) -> ()\n",
		"  \"std.br\"(%a)[^bb300] : (f32) -> ()\n",
	} {
		op := parse(t, repository.Context(t), branches(300, map[int]string{7: text, 150: text, 290: text}))
		want := found(op, 1)
		require.Len(t, want, 3, text)
		for _, workers := range []int{2, 5} {
			assert.False(t, verify.Sound(op, verify.Options{Workers: workers}), text)
			assert.Equal(t, want, found(op, workers), text)
		}
	}
}

func TestLoopsOfABlock(t *testing.T) {
	text := funcgen.LongLoops(200)
	op := parse(t, repository.Context(t), diag.NewSource("loops.mlir", []byte(text)))
	assert.True(t, verify.Sound(op, verify.Options{Workers: 3}))
	var yields []*ir.Operation
	ir.Walk(op, func(o *ir.Operation) ir.WalkResult {
		if o.Is("std.addf") {
			yields = append(yields, o)
		}
		return ir.Advance
	})
	yields[120].SetOperand(0, yields[119].Result(0))
	assert.False(t, verify.Sound(op, verify.Options{Workers: 3}))
	list := found(op, 3)
	require.Len(t, list, 1)
	assert.Equal(t, "'std.addf' op operand #0 does not dominate this use", list[0].Message)
}

// TestIsolation uses a value from outside of a function, which dominance lets through.
func TestIsolation(t *testing.T) {
	text := `"test.outer"() ({
  %a = "test.value"() : () -> f32
  func @f() {
    %b = "test.value"() : () -> f32
    "test.inner"() ({ %0 = addf %b, %b : f32 }) : () -> ()
    return
  }
}) : () -> ()`
	op := parse(t, repository.Context(t), diag.NewSource("outside.mlir", []byte(text)))
	assert.True(t, verify.Sound(op, verify.Options{}))
	var outside *ir.Value
	ir.Walk(op, func(o *ir.Operation) ir.WalkResult {
		if outside == nil && o.Is("test.value") {
			outside = o.Result(0)
		}
		if o.Is("std.addf") {
			o.SetOperand(1, outside)
		}
		return ir.Advance
	})
	assert.False(t, verify.Sound(op, verify.Options{}))
	list := found(op, 1)
	require.Len(t, list, 1)
	assert.Contains(t, list[0].Message, "using value defined outside the region: operand #1")
}

// TestHookThatBreaks breaks in a worker: the caller gets the panic.
func TestHookThatBreaks(t *testing.T) {
	op := parse(t, repository.Context(t), branches(300, nil))
	hooks := map[string]verify.Hook{"std.br": func(*ir.Operation) error { panic("broken") }}
	defer func() {
		crash, ok := recover().(*diag.Crash)
		require.True(t, ok)
		assert.Equal(t, "broken", crash.Value)
		assert.Contains(t, string(crash.Stack), "TestHookThatBreaks")
	}()
	verify.Verify(op, &diag.Sink{}, verify.Options{Workers: 3, Hooks: hooks})
}
