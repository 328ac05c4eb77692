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
	"github.com/mlirc/mlirc/internal/repository"
)

// functions is a module of n functions that call each other; of each ten, one
// adds floats as integers.
func functions(n int, broken bool) *diag.Source {
	var b strings.Builder
	b.WriteString("module {\n  module @inner {\n")
	for i := range n {
		add := "std.addf"
		if broken && i%10 == 3 {
			add = "std.addi"
		}
		fmt.Fprintf(&b, `    func @f%d(%%a: f32, %%c: i1) -> f32 {
      cond_br %%c, ^bb1(%%a : f32), ^bb2
    ^bb1(%%x: f32):
      %%0 = "%s"(%%x, %%a) : (f32, f32) -> f32
      br ^bb1(%%0 : f32)
    ^bb2:
      %%1 = call @f%d(%%a, %%c) : (f32, i1) -> f32
      return %%1 : f32
    }
`, i, add, (i+1)%n)
	}
	b.WriteString("  }\n}\n")
	return diag.NewSource("many.mlir", []byte(b.String()))
}

func TestWorkersFindTheSame(t *testing.T) {
	op := parse(t, repository.Context(t), functions(300, true))
	want := found(op, 1)
	require.Len(t, want, 30)
	for _, workers := range []int{0, 2, 3, 8} {
		assert.Equal(t, want, found(op, workers), "%d workers", workers)
	}
}

// TestHooksMeetWorkers calls an owner's hook from all workers.
func TestHooksMeetWorkers(t *testing.T) {
	op := parse(t, repository.Context(t), functions(200, false))
	hook := func(op *ir.Operation) error {
		if name := ir.SymbolName(op); strings.HasSuffix(name, "7") {
			return fmt.Errorf("is called %s", name)
		}
		return nil
	}
	sink := &diag.Sink{}
	assert.False(t, verify.Verify(op, sink, verify.Options{Workers: 4, Hooks: map[string]verify.Hook{"func": hook}}))
	list := sink.Diagnostics()
	require.Len(t, list, 20)
	assert.Equal(t, "'func' op is called f7", list[0].Message)
	assert.Equal(t, "'func' op is called f197", list[19].Message)
}

func TestMissingOperand(t *testing.T) {
	op := parse(t, repository.Context(t), functions(1, false))
	ir.Walk(op, func(o *ir.Operation) ir.WalkResult {
		if o.Is("std.addf") {
			o.SetOperand(1, nil)
		}
		return ir.Advance
	})
	list := found(op, 1)
	require.Len(t, list, 1)
	assert.Equal(t, "'std.addf' op operand #1 is missing", list[0].Message)
}

func TestBranchToAnotherRegion(t *testing.T) {
	op := parse(t, repository.Context(t), functions(2, false))
	var last *ir.Operation
	ir.Walk(op, func(o *ir.Operation) ir.WalkResult {
		if o.Is("std.br") {
			if last != nil {
				o.SetSuccessor(0, last.Successor(0))
			}
			last = o
		}
		return ir.Advance
	})
	list := found(op, 1)
	require.Len(t, list, 1)
	assert.Equal(t, "'std.br' op branching to block of a different region", list[0].Message)
}

func BenchmarkVerify(b *testing.B) {
	op := parse(b, repository.Context(b), functions(2000, false))
	for _, workers := range []int{1, 2} {
		b.Run(fmt.Sprintf("workers=%d", workers), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				require.Empty(b, found(op, workers))
			}
		})
	}
}
