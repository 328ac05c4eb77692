package structure

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/repository"
)

func of(t *testing.T, text string) string {
	t.Helper()
	sink := &diag.Sink{}
	m := syntax.Parse(repository.Context(t), diag.NewSource("in.mlir", []byte(text)), sink, syntax.ParseOptions{AllowUnregistered: true})
	require.NotNil(t, m, sink.Diagnostics())
	return Of(m)
}

func TestDifference(t *testing.T) {
	const one = `func private @helper(%a: i32) -> i32 { br ^x(%a : i32)
^x(%b: i32): return %b : i32 }
func private @out(i32)
func @f(%a: i32) { %r = call @helper(%a) : (i32) -> i32
  "test.op"() {s = "helper", r = @helper} : () -> ()
  return }`
	const renamedOne = `func private @"other name"(%x: i32) -> i32 { br ^there(%x : i32)
^there(%y: i32): return %y : i32 }
func private @out(i32)
func @f(%x: i32) { %0 = call @"other name"(%x) : (i32) -> i32
  "test.op"() {s = "helper", r = @"other name"} : () -> ()
  return }`
	assert.Empty(t, Difference(of(t, one), of(t, renamedOne)))
	for _, other := range []string{
		`func private @out(i32)`,
		`func private @in(i32)`,
		`func @f() { return }`,
		`func @g() { return }`,
		`func @f() { "test.op"() {a = 1 : i32} : () -> () return }`,
		`func @f() { "test.op"() {a = 2 : i32} : () -> () return }`,
	} {
		for _, another := range []string{one, `func @f() { "test.other"() : () -> () return }`} {
			assert.NotEmpty(t, Difference(of(t, other), of(t, another)))
		}
	}
}
