package e2e_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// loops has functions of affine and scf operations for the pipeline cpu, which lowers
// them first.
const loops = `func @divide(%a: index) -> (index, index, index) {
  %0 = affine.apply affine_map<(d0) -> (d0 floordiv 4)>(%a)
  %1 = affine.apply affine_map<(d0) -> (d0 ceildiv 4)>(%a)
  %2 = affine.apply affine_map<(d0) -> (d0 mod 4)>(%a)
  return %0, %1, %2 : index, index, index
}
func @triangle(%n: index) -> index {
  %zero = constant 0 : index
  %s = affine.for %i = 0 to %n iter_args(%t = %zero) -> index {
    %u = affine.for %j = affine_map<(d0) -> (d0)>(%i) to min affine_map<()[s0] -> (s0, 100)>()[%n] iter_args(%v = %t) -> index {
      %w = affine.if affine_set<(d0) : (d0 mod 2 == 0)>(%j) -> index {
        %x = addi %v, %j : index
        affine.yield %x : index
      } else {
        affine.yield %v : index
      }
      affine.yield %w : index
    }
    affine.yield %u : index
  }
  return %s : index
}
func @squares(%n: index) -> i64 {
  %m = memref.alloc(%n) : memref<?xi64>
  affine.for %i = 0 to %n {
    %0 = index_cast %i : index to i64
    %1 = muli %0, %0 : i64
    affine.store %1, %m[%i] : memref<?xi64>
  }
  %s = affine.parallel (%i) = (0) to (%n) reduce ("maxs") -> (i64) {
    %0 = affine.load %m[%i] : memref<?xi64>
    affine.yield %0 : i64
  }
  memref.dealloc %m : memref<?xi64>
  return %s : i64
}
func @halve(%n: i64) -> i64 {
  %zero = constant 0 : i64
  %one = constant 1 : i64
  %two = constant 2 : i64
  %r:2 = scf.while (%a = %n, %steps = %zero) : (i64, i64) -> (i64, i64) {
    %more = cmpi sgt, %a, %one : i64
    scf.condition(%more) %a, %steps : i64, i64
  } do {
  ^bb0(%a: i64, %steps: i64):
    %b = divi_signed %a, %two : i64
    %next = addi %steps, %one : i64
    scf.yield %b, %next : i64, i64
  }
  return %r#1 : i64
}
func @scopes(%n: index) -> i64 {
  %zero = constant 0 : i64
  %c1000 = constant 1000 : index
  %s = affine.for %k = 0 to %n iter_args(%t = %zero) -> i64 {
    %u = memref.alloca_scope -> (i64) {
      %m = memref.alloca(%c1000) : memref<?xi64>
      affine.for %i = 0 to 1000 {
        %0 = index_cast %i : index to i64
        affine.store %0, %m[%i] : memref<?xi64>
      }
      %v = affine.for %i = 990 to 1000 iter_args(%w = %t) -> i64 {
        %0 = affine.load %m[%i] : memref<?xi64>
        %x = addi %w, %0 : i64
        affine.yield %x : i64
      }
      memref.alloca_scope.return %v : i64
    }
    affine.yield %u : i64
  }
  return %s : i64
}
`

// TestLoops compiles and runs affine and scf programs as they are.
func TestLoops(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	d := newDesk(t, map[string]string{"loops.mlir": loops})
	for _, c := range []struct{ entry, arg, want string }{
		{"divide", "9", "2\n3\n1\n"},
		{"divide", "-9", "-3\n-2\n3\n"},
		{"divide", "-8", "-2\n-2\n0\n"},
		{"divide", "-1", "-1\n0\n3\n"},
		{"triangle", "6", "26\n"}, // 2 in three rows, 4 in five
		{"squares", "12", "121\n"},
		{"halve", "1000", "9\n"},
		{"scopes", "10000", "99450000\n"}, // would take 80 MB of stack
	} {
		assert.Equal(t, c.want, d.succeed("run", "loops.mlir", "--entry", c.entry, "--", c.arg), "%s %s", c.entry, c.arg)
	}
	d.alone()
}
