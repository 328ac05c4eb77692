package diag_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
)

// TestOwnFrames keeps the author's frames, innermost first, and no others.
func TestOwnFrames(t *testing.T) {
	const stack = `pass 'lower' crashed: oops
goroutine 7 [running]:
runtime/debug.Stack()
	/go/src/runtime/debug/stack.go:26 +0x5e
panic({0x1234?, 0xc000?})
	/go/src/runtime/panic.go:783 +0x132
github.com/mlirc/mlirc/core/ir.(*Operation).Operand(...)
	github.com/mlirc/mlirc/core/ir/operation.go:71
example.com/shapes/lower.(*kit).match(0xc000, {0x1, 0x2})
	example.com/shapes@v0.1.0/lower/match.go:12 +0x1d
main.patterns.func1(0xc000)
	./main.go:40 +0x33
github.com/mlirc/mlirc/core/rewrite.(*greedy).visit(0xc000)
	github.com/mlirc/mlirc/core/rewrite/greedy.go:200 +0x44
github.com/mlirc/mlirc/plugins/std/lower.Affine.func1(0xc000)
	github.com/mlirc/mlirc/plugins/std/conversions/lower/affine.go:33 +0x11
google.golang.org/grpc.(*Server).handle(0xc000)
	google.golang.org/grpc@v1.70.0/server.go:1 +0x1
created by example.com/shapes/lower.Start in goroutine 1
	example.com/shapes/lower/start.go:9 +0x2
`
	assert.Equal(t, []string{
		"lower.(*kit).match (example.com/shapes@v0.1.0/lower/match.go:12)",
		"main.patterns.func1 (./main.go:40)",
		"lower.Affine.func1 (github.com/mlirc/mlirc/plugins/std/conversions/lower/affine.go:33)",
	}, diag.OwnFrames(stack))
	for _, hostile := range []string{"", "\t", "\n\t\n", "(\n\tx", "x\n\ty", "a.b/c.d(\n"} {
		assert.Empty(t, diag.OwnFrames(hostile), "%q", hostile)
	}
}

// TestCrash says what was at work, and keeps the stack of the panic through another.
func TestCrash(t *testing.T) {
	crash := func() (c *diag.Crash) {
		defer func() { c = diag.CrashOf(recover()) }()
		func() {
			defer func() {
				panic(diag.CrashOf(recover()).At("p", "my.op", diag.Position{File: "in.mlir", Line: 2, Col: 3}))
			}()
			breaks()
		}()
		return nil
	}()
	require.NotNil(t, crash)
	assert.EqualError(t, crash, "oops; pattern 'p' was applied to 'my.op' at in.mlir:2:3")
	assert.Contains(t, diag.OwnFrames(string(crash.Stack))[0], "diag_test.breaks (")
	assert.Equal(t, "p", crash.At("outer", "my.outer", diag.Position{}).Pattern, "the innermost driver knows best")
	assert.Nil(t, diag.CrashOf(nil))
	assert.EqualError(t, (&diag.Crash{Value: "x"}).At("", "my.op", diag.Position{}), "x; it was the turn of 'my.op'")
}

//go:noinline
func breaks() { panic("oops") }
