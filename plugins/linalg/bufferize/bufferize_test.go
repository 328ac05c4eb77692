package bufferize_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/mlirc/mlirc/plugins/linalg/bufferize"
)

const comprehensive = "linalg-comprehensive-module-bufferize"

func apply(t *testing.T, pipeline, text string) string {
	return passdiff.New(t, bufferize.Passes()...).Apply(t, pipeline, text)
}

func count(text, word string) int { return strings.Count(text, word) }

// TestInPlace: what is allocated and copied, for programs in which a tensor may be written
// over, and for others in which it may not.
func TestInPlace(t *testing.T) {
	const op = `linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%s : tensor<4xf32>) {
  ^bb0(%o: f32):
    %p = addf %o, %o : f32
    linalg.yield %p : f32
  } -> tensor<4xf32>
`
	twice := func(result, of string) string { return result + " = " + strings.Replace(op, "%s", of, 1) }
	for _, c := range []struct {
		name, body     string
		allocs, copies int
	}{
		{"an argument is copied, once", "func @f(%t: tensor<4xf32>) -> tensor<4xf32> {\n" + twice("%a", "%t") + twice("%b", "%a") + "return %b : tensor<4xf32>\n}", 1, 1},
		{"an argument is copied for what is not returned", "func @f(%t: tensor<4xf32>, %i: index) -> f32 {\n" + twice("%a", "%t") + "%e = tensor.extract %a[%i] : tensor<4xf32>\nreturn %e : f32\n}", 1, 1},
		{"one that may be written to is not", "func @f(%t: tensor<4xf32> {linalg.inplaceable = true}) -> tensor<4xf32> {\n" + twice("%a", "%t") + "return %a : tensor<4xf32>\n}", 0, 0},
		{"nor by the name of later MLIR", "func @f(%t: tensor<4xf32> {bufferization.writable = true}) -> tensor<4xf32> {\n" + twice("%a", "%t") + "return %a : tensor<4xf32>\n}", 0, 0},
		{"one that may not is", "func @f(%t: tensor<4xf32> {bufferization.writable = false}) -> tensor<4xf32> {\n" + twice("%a", "%t") + "return %a : tensor<4xf32>\n}", 1, 1},
		{"what is read later is kept", "func @f(%t: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {\n" + twice("%a", "%t") + twice("%b", "%a") + "return %a, %b : tensor<4xf32>, tensor<4xf32>\n}", 2, 2},
		{"an argument that is returned is copied", "func @f(%t: tensor<4xf32>) -> tensor<4xf32> {\n  return %t : tensor<4xf32>\n}", 1, 1},
		{"a constant is copied before it is written to", "func @f() -> tensor<4xf32> {\n  %t = constant dense<1.0> : tensor<4xf32>\n" + twice("%a", "%t") + "return %a : tensor<4xf32>\n}", 1, 1},
		{"a view of what is read later is copied", "func @f(%t: tensor<2x2xf32>, %n: index) -> (tensor<4xf32>, tensor<2x2xf32>) {\n  %x = linalg.init_tensor [2, 2] : tensor<2x2xf32>\n  %c = linalg.tensor_collapse_shape %x [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>\n" + twice("%a", "%c") + "return %a, %x : tensor<4xf32>, tensor<2x2xf32>\n}", 2, 0},
		{"a loop writes over what it carries", `func @f(%t: tensor<4xf32>, %n: index, %v: f32) -> tensor<4xf32> {
  %r = scf.for %i = %n to %n step %n iter_args(%a = %t) -> (tensor<4xf32>) {
    %b = tensor.insert %v into %a[%i] : tensor<4xf32>
    scf.yield %b : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}`, 1, 1},
		{"so does one with a condition", `func @f(%t: tensor<4xf32>, %n: index, %v: f32, %c: i1) -> tensor<4xf32> {
  %r = scf.while (%a = %t) : (tensor<4xf32>) -> tensor<4xf32> {
    scf.condition(%c) %a : tensor<4xf32>
  } do {
  ^bb0(%a: tensor<4xf32>):
    %b = tensor.insert %v into %a[%n] : tensor<4xf32>
    scf.yield %b : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}`, 1, 1},
		{"a region that is executed stands for what is in it", `func @f(%t: tensor<4xf32>, %n: index, %v: f32) -> tensor<4xf32> {
  %r = scf.execute_region -> tensor<4xf32> {
    %q = scf.execute_region -> tensor<4xf32> {
      %a = tensor.insert %v into %t[%n] : tensor<4xf32>
      scf.yield %a : tensor<4xf32>
    }
    %b = tensor.insert %v into %q[%n] : tensor<4xf32>
    scf.yield %b : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}`, 1, 1},
		{"which copies what it begins with twice, and what is read behind it", `func @f(%n: index, %v: f32, %c: i1) -> (tensor<4xf32>, f32) {
  %z = linalg.init_tensor [4] : tensor<4xf32>
  %t = tensor.insert %v into %z[%n] : tensor<4xf32>
  %r:2 = scf.while (%a = %t, %b = %t) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    scf.condition(%c) %b, %a : tensor<4xf32>, tensor<4xf32>
  } do {
  ^bb0(%a: tensor<4xf32>, %b: tensor<4xf32>):
    scf.yield %a, %b : tensor<4xf32>, tensor<4xf32>
  }
  %e = tensor.extract %t[%n] : tensor<4xf32>
  return %r#0, %e : tensor<4xf32>, f32
}`, 3, 2},
		{"and copies what it hands on twice, or has from outside", `func @f(%t: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
  %r:2 = scf.while (%a = %t) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    scf.condition(%c) %a, %a : tensor<4xf32>, tensor<4xf32>
  } do {
  ^bb0(%a: tensor<4xf32>, %b: tensor<4xf32>):
    scf.yield %t : tensor<4xf32>
  }
  return %r#0 : tensor<4xf32>
}`, 3, 3},
		{"a case copies what is not its own", `func @f(%t: tensor<4xf32>, %n: index, %v: f32) -> tensor<4xf32> {
  %r = scf.index_switch %n -> tensor<4xf32>
  case 2 {
    scf.yield %t : tensor<4xf32>
  }
  default {
    %b = tensor.insert %v into %t[%n] : tensor<4xf32>
    scf.yield %b : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}`, 2, 2},
		{"the rank of a tensor is that of its buffer", `func @f(%t: tensor<*xf32>) -> index {
  %r = rank %t : tensor<*xf32>
  return %r : index
}`, 0, 0},
		{"a tensor from outside is copied in each iteration", `func @f(%n: index, %v: f32) -> f32 {
  %z = linalg.init_tensor [4] : tensor<4xf32>
  %x = linalg.fill(%v, %z) : f32, tensor<4xf32> -> tensor<4xf32>
  %r = scf.for %i = %n to %n step %n iter_args(%a = %v) -> (f32) {
    %b = tensor.insert %v into %x[%i] : tensor<4xf32>
    %c = tensor.extract %b[%i] : tensor<4xf32>
    scf.yield %c : f32
  }
  return %r : f32
}`, 2, 1},
		{"a vector is written over what the loop carries", `func @f(%t: tensor<?xf32> {linalg.inplaceable = true}, %n: index, %z: f32) -> tensor<?xf32> {
  %r = scf.for %i = %n to %n step %n iter_args(%a = %t) -> (tensor<?xf32>) {
    %v = vector.transfer_read %a[%i], %z : tensor<?xf32>, vector<4xf32>
    %b = vector.transfer_write %v, %a[%i] : vector<4xf32>, tensor<?xf32>
    scf.yield %b : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}`, 0, 0},
		{"a vector is written beside what is read later", `func @f(%t: tensor<8xf32> {linalg.inplaceable = true}, %i: index, %z: f32, %v: vector<4xf32>) -> vector<4xf32> {
  %b = vector.transfer_write %v, %t[%i] : vector<4xf32>, tensor<8xf32>
  %x = vector.transfer_read %t[%i], %z : tensor<8xf32>, vector<4xf32>
  %y = vector.transfer_read %b[%i], %z : tensor<8xf32>, vector<4xf32>
  %s = addf %x, %y : vector<4xf32>
  return %s : vector<4xf32>
}`, 1, 1},
		{"a slice is filled by a tensor that leaves a size open, and a dimension of one out", `func @f(%a: tensor<?x6xi32>, %b: tensor<2x?x1xi32> {linalg.inplaceable = true}) -> tensor<2x?x1xi32> {
  %r = tensor.insert_slice %a into %b[0, 0, 0] [2, 6, 1] [1, 1, 2] : tensor<?x6xi32> into tensor<2x?x1xi32>
  return %r : tensor<2x?x1xi32>
}`, 0, 1},
		{"both branches yield a tensor whose type says less", `func @f(%c: i1) -> tensor<?xf32> {
  %k = constant dense<[1.0, 2.0]> : tensor<2xf32>
  %o = tensor.cast %k : tensor<2xf32> to tensor<?xf32>
  %r = scf.if %c -> (tensor<?xf32>) {
    scf.yield %o : tensor<?xf32>
  } else {
    scf.yield %o : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}`, 1, 1},
		{"both branches yield a tensor of another shape", `func @f(%t: tensor<2x2xf32> {linalg.inplaceable = true}, %c: i1, %i: index) -> f32 {
  %r = scf.if %c -> (tensor<4xf32>) {
    %x = linalg.tensor_collapse_shape %t [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
    scf.yield %x : tensor<4xf32>
  } else {
    %y = linalg.tensor_collapse_shape %t [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
    scf.yield %y : tensor<4xf32>
  }
  %e = tensor.extract %r[%i] : tensor<4xf32>
  return %e : f32
}`, 0, 0},
		{"both branches yield what got another shape before them", `func @f(%t: tensor<2x2xf32> {linalg.inplaceable = true}, %c: i1, %i: index) -> f32 {
  %x = linalg.tensor_collapse_shape %t [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
  %r = scf.if %c -> (tensor<4xf32>) {
    scf.yield %x : tensor<4xf32>
  } else {
    scf.yield %x : tensor<4xf32>
  }
  %e = tensor.extract %r[%i] : tensor<4xf32>
  return %e : f32
}`, 0, 0},
	} {
		got := apply(t, comprehensive, c.body)
		assert.Equal(t, c.allocs, count(got, "memref.alloc("), "%s: allocations in\n%s", c.name, got)
		assert.Equal(t, c.copies, count(got, "memref.copy "), "%s: copies in\n%s", c.name, got)
		assert.NotContains(t, got, "tensor<", c.name)
	}
}

// TestKeeps: a tensor that is still read is not written over, and one that is not, is.
func TestKeeps(t *testing.T) {
	for _, c := range []struct {
		name, text     string
		allocs, copies int
	}{
		{"loops swap two buffers without copies", `func @f(%n: index, %v: f32) -> (tensor<4xf32>, tensor<4xf32>) {
  %x = linalg.init_tensor [4] : tensor<4xf32>
  %a = linalg.fill(%v, %x) : f32, tensor<4xf32> -> tensor<4xf32>
  %y = linalg.init_tensor [4] : tensor<4xf32>
  %b = linalg.fill(%v, %y) : f32, tensor<4xf32> -> tensor<4xf32>
  %r:2 = scf.for %i = %n to %n step %n iter_args(%p = %a, %q = %b) -> (tensor<4xf32>, tensor<4xf32>) {
    %s = tensor.insert %v into %p[%i] : tensor<4xf32>
    scf.yield %q, %s : tensor<4xf32>, tensor<4xf32>
  }
  return %r#0, %r#1 : tensor<4xf32>, tensor<4xf32>
}`, 2, 0},
		{"what a loop that swaps begins with is read later", `func @f(%n: index, %v: f32) -> (tensor<4xf32>, f32) {
  %x = linalg.init_tensor [4] : tensor<4xf32>
  %a = linalg.fill(%v, %x) : f32, tensor<4xf32> -> tensor<4xf32>
  %y = linalg.init_tensor [4] : tensor<4xf32>
  %b = linalg.fill(%v, %y) : f32, tensor<4xf32> -> tensor<4xf32>
  %r:2 = scf.for %i = %n to %n step %n iter_args(%p = %a, %q = %b) -> (tensor<4xf32>, tensor<4xf32>) {
    %s = tensor.insert %v into %p[%i] : tensor<4xf32>
    scf.yield %q, %s : tensor<4xf32>, tensor<4xf32>
  }
  %e = tensor.extract %a[%n] : tensor<4xf32>
  return %r#0, %e : tensor<4xf32>, f32
}`, 3, 1},
		{"one loop does not get a buffer twice", `func @f(%n: index, %v: f32) -> (tensor<4xf32>, tensor<4xf32>) {
  %x = linalg.init_tensor [4] : tensor<4xf32>
  %a = linalg.fill(%v, %x) : f32, tensor<4xf32> -> tensor<4xf32>
  %r:2 = scf.for %i = %n to %n step %n iter_args(%p = %a, %q = %a) -> (tensor<4xf32>, tensor<4xf32>) {
    %s = tensor.insert %v into %p[%i] : tensor<4xf32>
    scf.yield %s, %q : tensor<4xf32>, tensor<4xf32>
  }
  return %r#0, %r#1 : tensor<4xf32>, tensor<4xf32>
}`, 2, 1},
		{"a row is computed where it is", `func @f(%t: tensor<3x4xf32> {linalg.inplaceable = true}, %v: f32) -> tensor<3x4xf32> {
  %row = tensor.extract_slice %t[1, 0] [1, 4] [1, 1] : tensor<3x4xf32> to tensor<4xf32>
  %f = linalg.fill(%v, %row) : f32, tensor<4xf32> -> tensor<4xf32>
  %r = tensor.insert_slice %f into %t[1, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}`, 0, 0},
		{"a row that goes to another place is copied there", `func @f(%t: tensor<3x4xf32> {linalg.inplaceable = true}, %v: f32) -> tensor<3x4xf32> {
  %row = tensor.extract_slice %t[1, 0] [1, 4] [1, 1] : tensor<3x4xf32> to tensor<4xf32>
  %r = tensor.insert_slice %row into %t[2, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}`, 1, 2},
		{"a row is computed elsewhere where the tensor is read later", `func @f(%t: tensor<3x4xf32> {linalg.inplaceable = true}, %v: f32, %i: index) -> (tensor<3x4xf32>, f32) {
  %row = tensor.extract_slice %t[1, 0] [1, 4] [1, 1] : tensor<3x4xf32> to tensor<4xf32>
  %f = tensor.insert %v into %row[%i] : tensor<4xf32>
  %e = tensor.extract %t[%i, %i] : tensor<3x4xf32>
  %r = tensor.insert_slice %f into %t[1, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<3x4xf32>
  return %r, %e : tensor<3x4xf32>, f32
}`, 1, 2},
		{"branches that write in place hand nothing on", `func @f(%t: tensor<4xf32> {linalg.inplaceable = true}, %v: f32, %i: index, %c: i1) -> tensor<4xf32> {
  %r = scf.if %c -> (tensor<4xf32>) {
    %s = tensor.insert %v into %t[%i] : tensor<4xf32>
    scf.yield %s : tensor<4xf32>
  } else {
    scf.yield %t : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}`, 0, 0},
		{"a private function writes to what its caller needs no more", `func private @g(%t: tensor<4xf32>, %v: f32, %i: index) -> tensor<4xf32> {
  %s = tensor.insert %v into %t[%i] : tensor<4xf32>
  return %s : tensor<4xf32>
}
func @f(%v: f32, %i: index) -> tensor<4xf32> {
  %x = linalg.init_tensor [4] : tensor<4xf32>
  %a = linalg.fill(%v, %x) : f32, tensor<4xf32> -> tensor<4xf32>
  %b = call @g(%a, %v, %i) : (tensor<4xf32>, f32, index) -> tensor<4xf32>
  return %b : tensor<4xf32>
}`, 1, 0},
		{"a private function gets a copy of what its caller still needs", `func private @g(%t: tensor<4xf32>, %v: f32, %i: index) -> tensor<4xf32> {
  %s = tensor.insert %v into %t[%i] : tensor<4xf32>
  return %s : tensor<4xf32>
}
func @f(%v: f32, %i: index) -> (tensor<4xf32>, tensor<4xf32>) {
  %x = linalg.init_tensor [4] : tensor<4xf32>
  %a = linalg.fill(%v, %x) : f32, tensor<4xf32> -> tensor<4xf32>
  %b = call @g(%a, %v, %i) : (tensor<4xf32>, f32, index) -> tensor<4xf32>
  return %a, %b : tensor<4xf32>, tensor<4xf32>
}`, 2, 1},
		{"a function that calls itself writes to nothing", `func private @g(%t: tensor<4xf32>, %v: f32, %i: index) -> tensor<4xf32> {
  %r = call @g(%t, %v, %i) : (tensor<4xf32>, f32, index) -> tensor<4xf32>
  %s = tensor.insert %v into %t[%i] : tensor<4xf32>
  return %s : tensor<4xf32>
}`, 1, 1},
		{"elements of other places are read before they are written over", `func @f(%v: f32) -> tensor<4xf32> {
  %x = linalg.init_tensor [4] : tensor<4xf32>
  %a = linalg.fill(%v, %x) : f32, tensor<4xf32> -> tensor<4xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (3 - i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) {
  ^bb0(%p: f32, %o: f32):
    %s = addf %p, %p : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  return %r : tensor<4xf32>
}`, 2, 0},
		{"those of the same place are", `func @f(%v: f32) -> tensor<4xf32> {
  %x = linalg.init_tensor [4] : tensor<4xf32>
  %a = linalg.fill(%v, %x) : f32, tensor<4xf32> -> tensor<4xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) {
  ^bb0(%p: f32, %o: f32):
    %s = addf %p, %p : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  return %r : tensor<4xf32>
}`, 1, 0},
		{"one operation does not write to a buffer twice", `func @f() -> (tensor<4xf32>, tensor<4xf32>) {
  %x = linalg.init_tensor [4] : tensor<4xf32>
  %one = constant 1.0 : f32
  %two = constant 2.0 : f32
  %r:2 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%x, %x : tensor<4xf32>, tensor<4xf32>) {
  ^bb0(%p: f32, %o: f32):
    linalg.yield %one, %two : f32, f32
  } -> (tensor<4xf32>, tensor<4xf32>)
  return %r#0, %r#1 : tensor<4xf32>, tensor<4xf32>
}`, 2, 0},
		{"nor does a function", `func private @g(%a: tensor<4xf32>, %b: tensor<4xf32>, %v: f32, %w: f32) -> (tensor<4xf32>, tensor<4xf32>) {
  %x = linalg.fill(%v, %a) : f32, tensor<4xf32> -> tensor<4xf32>
  %y = linalg.fill(%w, %b) : f32, tensor<4xf32> -> tensor<4xf32>
  return %x, %y : tensor<4xf32>, tensor<4xf32>
}
func @f(%v: f32, %w: f32) -> (tensor<4xf32>, tensor<4xf32>) {
  %x = linalg.init_tensor [4] : tensor<4xf32>
  %r:2 = call @g(%x, %x, %v, %w) : (tensor<4xf32>, tensor<4xf32>, f32, f32) -> (tensor<4xf32>, tensor<4xf32>)
  return %r#0, %r#1 : tensor<4xf32>, tensor<4xf32>
}`, 2, 0},
		{"nor one that returns no tensor", `func private @g(%a: tensor<4xf32>, %b: tensor<4xf32>, %v: f32, %w: f32, %i: index) -> f32 {
  %x = linalg.fill(%v, %a) : f32, tensor<4xf32> -> tensor<4xf32>
  %y = linalg.fill(%w, %b) : f32, tensor<4xf32> -> tensor<4xf32>
  %p = tensor.extract %x[%i] : tensor<4xf32>
  %q = tensor.extract %y[%i] : tensor<4xf32>
  %s = subf %p, %q : f32
  return %s : f32
}
func @f(%v: f32, %w: f32, %i: index) -> f32 {
  %x = linalg.init_tensor [4] : tensor<4xf32>
  %r = call @g(%x, %x, %v, %w, %i) : (tensor<4xf32>, tensor<4xf32>, f32, f32, index) -> f32
  return %r : f32
}`, 2, 0},
		{"nor a loop that swaps", `func @f(%n: index, %v: f32) -> (tensor<4xf32>, tensor<4xf32>) {
  %x = linalg.init_tensor [4] : tensor<4xf32>
  %r:2 = scf.for %i = %n to %n step %n iter_args(%p = %x, %q = %x) -> (tensor<4xf32>, tensor<4xf32>) {
    %s = linalg.fill(%v, %p) : f32, tensor<4xf32> -> tensor<4xf32>
    scf.yield %q, %s : tensor<4xf32>, tensor<4xf32>
  }
  return %r#0, %r#1 : tensor<4xf32>, tensor<4xf32>
}`, 2, 0},
		{"iterations that run at once have buffers of their own", `func @f(%n: index, %v: f32, %out: memref<?xf32>) {
  %x = linalg.init_tensor [4] : tensor<4xf32>
  scf.parallel (%i) = (%n) to (%n) step (%n) {
    %a = linalg.fill(%v, %x) : f32, tensor<4xf32> -> tensor<4xf32>
    %e = tensor.extract %a[%i] : tensor<4xf32>
    memref.store %e, %out[%i] : memref<?xf32>
    scf.yield
  }
  return
}`, 1, 0},
		{"an allocated tensor is written to, and its copy beside it", `func @f(%v: f32, %i: index, %n: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %x = memref.alloc_tensor(%n) : tensor<?xf32>
  %a = tensor.insert %v into %x[%i] : tensor<?xf32>
  %y = memref.alloc_tensor() copy(%a) : tensor<?xf32>
  %b = tensor.insert %v into %y[%i] : tensor<?xf32>
  return %a, %b : tensor<?xf32>, tensor<?xf32>
}`, 2, 1},
		{"what two read of an allocated tensor is there once", `func @f(%v: f32, %i: index) -> (tensor<4xf32>, tensor<4xf32>) {
  %x = memref.alloc_tensor() : tensor<4xf32>
  %a = linalg.fill(%v, %x) : f32, tensor<4xf32> -> tensor<4xf32>
  %b = tensor.insert %v into %a[%i] : tensor<4xf32>
  return %a, %b : tensor<4xf32>, tensor<4xf32>
}`, 2, 1},
		{"what is freed is, where it is made and nothing uses it behind that", `func @f(%s: tensor<4xf32>, %v: f32, %i: index) -> f32 {
  %x = memref.alloc_tensor() copy(%s) : tensor<4xf32>
  %y = tensor.insert %v into %x[%i] : tensor<4xf32>
  %e = tensor.extract %y[%i] : tensor<4xf32>
  memref.dealloc_tensor %y : tensor<4xf32>
  return %e : f32
}`, 1, 1},
		{"parts are put into a buffer in place, and beside one that is still read", `func @f(%p: tensor<2xf32>, %i: tensor<2x1xindex>) -> (tensor<4xf32>, tensor<4xf32>) {
  %x = memref.alloc_tensor() : tensor<4xf32>
  %v = constant 1.0 : f32
  %a = linalg.fill(%v, %x) : f32, tensor<4xf32> -> tensor<4xf32>
  %b = tensor.scatter %p into %a[%i] scatter_dims([0]) unique : (tensor<2xf32>, tensor<4xf32>, tensor<2x1xindex>) -> tensor<4xf32>
  %c = tensor.scatter %p into %b[%i] scatter_dims([0]) unique : (tensor<2xf32>, tensor<4xf32>, tensor<2x1xindex>) -> tensor<4xf32>
  return %b, %c : tensor<4xf32>, tensor<4xf32>
}`, 2, 1},
		{"a memref that may be written to is, and is still another's", `func @f(%m: memref<4xf32>, %v: f32, %i: index) -> tensor<4xf32> {
  %t = memref.tensor_load %m {restrict, writable} : memref<4xf32>
  %a = tensor.insert %v into %t[%i] : tensor<4xf32>
  return %a : tensor<4xf32>
}`, 1, 1},
		{"one that is only read is not", `func @f(%m: memref<4xf32>, %n: memref<4xf32>, %v: f32, %i: index) {
  %t = memref.tensor_load %m {restrict} : memref<4xf32>
  %a = tensor.insert %v into %t[%i] : tensor<4xf32>
  memref.tensor_store %a, %n : memref<4xf32>
  return
}`, 1, 2},
		{"one that is written to is stored elsewhere", `func @f(%m: memref<4xf32>, %n: memref<4xf32>, %v: f32, %i: index) {
  %t = memref.tensor_load %m {restrict, writable} : memref<4xf32>
  %a = tensor.insert %v into %t[%i] : tensor<4xf32>
  memref.tensor_store %a, %n : memref<4xf32>
  return
}`, 0, 1},
		{"a buffer that was handed out stays as it is", `func private @use(memref<4xf32>)
func @f(%v: f32, %i: index) -> tensor<4xf32> {
  %x = linalg.init_tensor [4] : tensor<4xf32>
  %a = linalg.fill(%v, %x) : f32, tensor<4xf32> -> tensor<4xf32>
  %m = memref.buffer_cast %a : memref<4xf32>
  %b = tensor.insert %v into %a[%i] : tensor<4xf32>
  call @use(%m) : (memref<4xf32>) -> ()
  return %b : tensor<4xf32>
}`, 2, 1},
	} {
		got := apply(t, comprehensive, c.text)
		assert.Equal(t, c.allocs, count(got, "memref.alloc("), "%s: allocations in\n%s", c.name, got)
		assert.Equal(t, c.copies, count(got, "memref.copy "), "%s: copies in\n%s", c.name, got)
		assert.NotContains(t, got, "tensor<", c.name)
	}
}

// TestAlone: what a private function writes to is reached by no other way, and says so.
func TestAlone(t *testing.T) {
	const text = `func private @g(%a: tensor<4xf32>, %b: tensor<4xf32>, %v: f32, %i: index) -> tensor<4xf32> {
  %s = tensor.insert %v into %b[%i] : tensor<4xf32>
  return %s : tensor<4xf32>
}
func @f(%v: f32, %i: index, %t: tensor<4xf32> {linalg.inplaceable = true}) -> tensor<4xf32> {
  %r = call @g(%t, %t, %v, %i) : (tensor<4xf32>, tensor<4xf32>, f32, index) -> tensor<4xf32>
  return %r : tensor<4xf32>
}`
	got := apply(t, comprehensive, text)
	assert.Contains(t, got, "func private @g(%arg0: memref<4xf32>, %arg1: memref<4xf32> {llvm.noalias}, %arg2: f32, %arg3: index) {")
	assert.Equal(t, 1, count(got, "memref.copy "), got)
	assert.Equal(t, 1, count(got, "llvm.noalias"), got)
}

// TestAtOnce: iterations that run at the same time write to buffers of their own.
func TestAtOnce(t *testing.T) {
	got := apply(t, comprehensive, `func @f(%n: index, %v: f32, %out: memref<?xf32>) {
  %x = linalg.init_tensor [4] : tensor<4xf32>
  scf.parallel (%i) = (%n) to (%n) step (%n) {
    %a = linalg.fill(%v, %x) : f32, tensor<4xf32> -> tensor<4xf32>
    %e = tensor.extract %a[%i] : tensor<4xf32>
    memref.store %e, %out[%i] : memref<?xf32>
    scf.yield
  }
  return
}`)
	_, inside, ok := strings.Cut(got, "scf.parallel")
	assert.True(t, ok && strings.Contains(inside, "memref.alloc("), got)
}

// TestFreed: a buffer is freed where the block makes it and nothing uses it from there on.
func TestFreed(t *testing.T) {
	for body, freed := range map[string]bool{
		"memref.dealloc_tensor %y : tensor<4xf32>":                                                                              true,
		"memref.dealloc_tensor %x : tensor<4xf32>":                                                                              true,
		"%c = tensor.cast %y : tensor<4xf32> to tensor<?xf32>\n  memref.dealloc_tensor %c : tensor<?xf32>":                      true,
		"memref.dealloc_tensor %y : tensor<4xf32>\n  %e = tensor.extract %y[%i] : tensor<4xf32>\n  call @use(%e) : (f32) -> ()": false,
		"memref.dealloc_tensor %y : tensor<4xf32>\n  %z = tensor.insert %v into %y[%i] : tensor<4xf32>\n  %e = tensor.extract %z[%i] : tensor<4xf32>\n  call @use(%e) : (f32) -> ()": false,
		"%m = memref.buffer_cast %y : memref<4xf32>\n  memref.dealloc_tensor %y : tensor<4xf32>\n  memref.store %v, %m[%i] : memref<4xf32>":                                          false,
		"memref.dealloc_tensor %s : tensor<4xf32>":                                                                             false,
		"scf.if %b {\n    memref.dealloc_tensor %y : tensor<4xf32>\n  }":                                                       false,
		"%k = constant dense<1.0> : tensor<4xf32>\n  memref.dealloc_tensor %k : tensor<4xf32>":                                 false,
		"%p = tensor.extract_slice %y[0] [2] [1] : tensor<4xf32> to tensor<2xf32>\n  memref.dealloc_tensor %p : tensor<2xf32>": false,
		"%l = memref.tensor_load %n {restrict, writable} : memref<4xf32>\n  memref.dealloc_tensor %l : tensor<4xf32>":          true,
		"%l = memref.tensor_load %n : memref<4xf32>\n  memref.dealloc_tensor %l : tensor<4xf32>":                               false,
	} {
		got := apply(t, "linalg-comprehensive-module-bufferize", `func private @use(f32)
func @f(%s: tensor<4xf32>, %n: memref<4xf32>, %v: f32, %i: index, %b: i1) {
  %x = memref.alloc_tensor() copy(%s) : tensor<4xf32>
  %y = tensor.insert %v into %x[%i] : tensor<4xf32>
  `+body+`
  return
}`)
		assert.Equal(t, freed, strings.Contains(got, "memref.dealloc"), "%s\n%s", body, got)
		assert.NotContains(t, got, "error: ", body)
	}
	assert.Contains(t, apply(t, "func(tensor-bufferize)", "func @f(%t: tensor<*xf32>) {\n  memref.dealloc_tensor %t : tensor<*xf32>\n  return\n}"), "memref.dealloc %0 : memref<*xf32>")
}

// TestFreesNothing: that is said.
func TestFreesNothing(t *testing.T) {
	var sink diag.Sink
	m := syntax.Parse(repository.Context(t), diag.NewSource("in.mlir", []byte("func @f(%t: tensor<4xf32>) {\n  memref.dealloc_tensor %t : tensor<4xf32>\n  return\n}")), &sink, syntax.ParseOptions{})
	require.NotNil(t, m, "%v", sink.Diagnostics())
	passes := bufferize.Passes()
	at := slices.IndexFunc(passes, func(p *pass.Pass) bool { return p.Name == "linalg-comprehensive-module-bufferize" })
	require.NoError(t, (&pass.Manager{}).Run(context.Background(), m, (&pass.Pipeline{}).Add(passes[at]), &sink))
	require.Len(t, sink.Diagnostics(), 1)
	assert.Equal(t, "in.mlir:2:3: warning: 'memref.dealloc_tensor' frees nothing: the buffer is used behind it, or is not made in this block", fmt.Sprint(sink.Diagnostics()[0]))
}

// TestLeftOnTensors: what nothing bufferizes is an error with a way out.
func TestLeftOnTensors(t *testing.T) {
	const text = `func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = addf %a, %a : tensor<4xf32>
  return %0 : tensor<4xf32>
}`
	got := apply(t, comprehensive, text)
	assert.Contains(t, got, "'std.addf' is left on tensors: nothing bufferizes it; run convert-elementwise-to-linalg before")
	assert.Contains(t, apply(t, "linalg-comprehensive-module-bufferize", "func @f(%a: tensor<4xf32>) -> tensor<4xf32> {\n"+
		"  %0 = linalg.tiled_loop () = () to () step () outs (%b = %a: tensor<4xf32>) {\n    linalg.yield %b : tensor<4xf32>\n  }\n  return %0 : tensor<4xf32>\n}"),
		"'linalg.tiled_loop' is left on tensors: nothing bufferizes it; run convert-linalg-tiled-loops-to-scf before")
	assert.Contains(t, apply(t, "func(finalizing-bufferize)", "func @f() {\n  %0 = memref.alloc_tensor() : tensor<4xf32>\n  return\n}"),
		"'memref.alloc_tensor' is left on tensors: nothing bufferizes it; run tensor-bufferize before")
	spaced := apply(t, "func(tensor-bufferize)", "func @f() -> tensor<4xf32> {\n  %0 = memref.alloc_tensor() {memory_space = 3 : i64} : tensor<4xf32>\n  return %0 : tensor<4xf32>\n}")
	assert.Contains(t, spaced, "memref.alloc() : memref<4xf32, 3>")
	assert.Contains(t, apply(t, "func(finalizing-bufferize)", "func @f(%a: tensor<4xf32>) -> tensor<4xf32> {\n  return %a : tensor<4xf32>\n}"), "'std.return' is left on tensors: nothing bufferizes it; run func-bufferize before")
}

// TestOneShot: the pass of later MLIR does the same, where its options say so.
func TestOneShot(t *testing.T) {
	const text = `func @f(%a: tensor<4xf32>, %i: index, %x: f32) -> tensor<4xf32> {
  %0 = tensor.insert %x into %a[%i] : tensor<4xf32>
  return %0 : tensor<4xf32>
}`
	assert.Equal(t, apply(t, comprehensive, text), apply(t, "one-shot-bufferize{bufferize-function-boundaries=true}", text))
	assert.Contains(t, apply(t, "one-shot-bufferize", text),
		"'func' passes a tensor into or out of a function, and 'bufferize-function-boundaries' is not set; write one-shot-bufferize{bufferize-function-boundaries=true}")
	assert.Equal(t, apply(t, comprehensive, text),
		apply(t, "one-shot-bufferize{bufferize-function-boundaries=true copy-before-write=true analysis-heuristic=top-down check-parallel-regions=false}", text))
	assert.Contains(t, apply(t, "one-shot-bufferize{bufferize-function-boundaries=true buffer-alignment=64}", text), "memref.alloc() {alignment = 64 : i64} : memref<4xf32>")
	assert.Contains(t, apply(t, "one-shot-bufferize{buffer-alignment=48}", text), "option 'buffer-alignment': 48 is no power of two")
	calls := "func private @g(index)\nfunc @f(%i: index) {\n  call @g(%i) : (index) -> ()\n  return\n}"
	assert.Contains(t, apply(t, "one-shot-bufferize", calls), "call @g")

	inside := `func @f(%i: index, %x: f32) -> f32 {
  %t = linalg.init_tensor [4] : tensor<4xf32>
  %0 = tensor.insert %x into %t[%i] : tensor<4xf32>
  %1 = addf %0, %0 : tensor<4xf32>
  %2 = tensor.extract %1[%i] : tensor<4xf32>
  return %2 : f32
}`
	assert.Contains(t, apply(t, "one-shot-bufferize", inside), "'std.addf' is left on tensors: nothing bufferizes it")
	got := apply(t, "one-shot-bufferize{allow-unknown-ops=true}", inside)
	for _, line := range []string{"memref.store", "addf %", "memref.tensor_load", "memref.buffer_cast", "memref.load"} {
		assert.Contains(t, got, line)
	}
}

// TestEncoded: tensors with encodings, between which and a buffer no operation can stand, stay or are all gone.
func TestEncoded(t *testing.T) {
	const text = `func @f(%i: index, %x: f32) -> f32 {
  %a = splat %x[%i] : tensor<?xf32, "e">
  %b = tensor.insert %x into %a[%i] : tensor<?xf32, "e">
  %c = constant dense<1.0> : tensor<4xf32, "e">
  %d = tensor.concat dim(0) %b, %c : (tensor<?xf32, "e">, tensor<4xf32, "e">) -> tensor<?xf32, "e">
  %r = scf.for %j = %i to %i step %i iter_args(%s = %d) -> (tensor<?xf32, "e">) {
    scf.yield %s : tensor<?xf32, "e">
  }
  %e = tensor.extract %r[%i] : tensor<?xf32, "e">
  return %e : f32
}
`
	for _, p := range []string{"func(tensor-bufferize)", "func(std-bufferize)", "func(scf-bufferize)", "func(linalg-bufferize)", "tensor-constant-bufferize", "func-bufferize"} {
		assert.NotRegexp(t, "memref|error", apply(t, p, text), p)
	}
	assert.NotContains(t, apply(t, comprehensive, text), "tensor<")
	for _, text := range []string{
		"func private @f(tensor<4xf32, \"e\">)",
		"func private @f() -> tensor<4xf32, \"e\">",
		"func @f(%a: tensor<4xf32, \"e\">) {\n  return\n}",
		"func @f() {\n  %c = constant dense<1.0> : tensor<4xf32, \"e\">\n  br ^b(%c : tensor<4xf32, \"e\">)\n^b(%a: tensor<4xf32, \"e\">):\n  return\n}",
	} {
		assert.Contains(t, apply(t, "func-bufferize", text), "passes a tensor with an encoding", text)
		assert.NotContains(t, apply(t, comprehensive, text), "tensor<", text)
	}
}

// TestDeallocation: who frees what.
func TestDeallocation(t *testing.T) {
	for _, c := range []struct {
		name, text    string
		frees, clones int
	}{
		{"after the last use", `func @f(%i: index) -> f32 {
  %m = memref.alloc() : memref<4xf32>
  %v = memref.load %m[%i] : memref<4xf32>
  return %v : f32
}`, 1, 0},
		{"what is returned is the caller's", `func @f() -> memref<4xf32> {
  %m = memref.alloc() : memref<4xf32>
  return %m : memref<4xf32>
}`, 0, 0},
		{"what is returned twice is cloned", `func @f() -> (memref<4xf32>, memref<4xf32>) {
  %m = memref.alloc() : memref<4xf32>
  return %m, %m : memref<4xf32>, memref<4xf32>
}`, 0, 1},
		{"an argument that is returned is cloned", `func @f(%m: memref<4xf32>) -> memref<4xf32> {
  return %m : memref<4xf32>
}`, 0, 1},
		{"what the module frees is left alone", `func @f() {
  %m = memref.alloc() : memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  return
}`, 1, 0},
		{"what it reallocates is left alone", `func @f(%n: index, %i: index) -> f32 {
  %m = memref.alloc(%n) : memref<?xf32>
  %r = memref.realloc %m(%i) : memref<?xf32> to memref<?xf32>
  %v = memref.load %r[%i] : memref<?xf32>
  return %v : f32
}`, 0, 0},
		{"what is taken apart is that buffer", `func @f(%n: index) -> memref<f32> {
  %m = memref.alloc(%n) : memref<?xf32>
  %p:4 = memref.extract_strided_metadata %m : memref<?xf32> -> memref<f32>, index, index, index
  return %p#0 : memref<f32>
}`, 0, 0},
		{"a view is a use", `func @f(%i: index) -> f32 {
  %m = memref.alloc() : memref<4xf32>
  %w = memref.cast %m : memref<4xf32> to memref<?xf32>
  %v = memref.load %w[%i] : memref<?xf32>
  return %v : f32
}`, 1, 0},
		{"a branch gives its own away, and clones another's", `func @f(%c: i1, %i: index) -> f32 {
  %m = memref.alloc() : memref<4xf32>
  %r = scf.if %c -> (memref<4xf32>) {
    %n = memref.alloc() : memref<4xf32>
    scf.yield %n : memref<4xf32>
  } else {
    scf.yield %m : memref<4xf32>
  }
  %v = memref.load %r[%i] : memref<4xf32>
  return %v : f32
}`, 2, 1},
		{"a loop that makes buffers frees those it carried", `func @f(%n: index) -> f32 {
  %m = memref.alloc() : memref<4xf32>
  %r = scf.for %i = %n to %n step %n iter_args(%a = %m) -> (memref<4xf32>) {
    %b = memref.alloc() : memref<4xf32>
    scf.yield %b : memref<4xf32>
  }
  %v = memref.load %r[%n] : memref<4xf32>
  return %v : f32
}`, 2, 0},
		{"a loop that takes over what another one carries frees it, and that one does not", `func @f(%n: index) -> f32 {
  %m = memref.alloc() : memref<4xf32>
  %r = scf.for %i = %n to %n step %n iter_args(%a = %m) -> (memref<4xf32>) {
    %s = scf.for %j = %n to %n step %n iter_args(%b = %a) -> (memref<4xf32>) {
      %c = memref.alloc() : memref<4xf32>
      scf.yield %c : memref<4xf32>
    }
    scf.yield %s : memref<4xf32>
  }
  %v = memref.load %r[%n] : memref<4xf32>
  return %v : f32
}`, 2, 0},
		{"one that keeps them frees none", `func @f(%n: index) -> f32 {
  %m = memref.alloc() : memref<4xf32>
  %r = scf.for %i = %n to %n step %n iter_args(%a = %m) -> (memref<4xf32>) {
    scf.yield %a : memref<4xf32>
  }
  %v = memref.load %r[%n] : memref<4xf32>
  return %v : f32
}`, 1, 0},
		{"one with a condition frees what it carried and does not hand on", `func @f(%n: index, %c: i1) -> f32 {
  %m = memref.alloc() : memref<4xf32>
  %r = scf.while (%a = %m) : (memref<4xf32>) -> memref<4xf32> {
    scf.condition(%c) %a : memref<4xf32>
  } do {
  ^bb0(%a: memref<4xf32>):
    %b = memref.alloc() : memref<4xf32>
    scf.yield %b : memref<4xf32>
  }
  %v = memref.load %r[%n] : memref<4xf32>
  return %v : f32
}`, 2, 0},
		{"or clones what is not its own", `func @f(%m: memref<4xf32>, %c: i1) {
  %r = scf.while (%a = %m) : (memref<4xf32>) -> memref<4xf32> {
    scf.condition(%c) %m : memref<4xf32>
  } do {
  ^bb0(%a: memref<4xf32>):
    scf.yield %a : memref<4xf32>
  }
  return
}`, 2, 2},
		{"one that keeps them frees none, whatever their order", `func @f(%n: index, %c: i1) -> f32 {
  %m = memref.alloc() : memref<4xf32>
  %o = memref.alloc() : memref<4xf32>
  %r:2 = scf.while (%a = %m, %b = %o) : (memref<4xf32>, memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) {
    scf.condition(%c) %b, %a : memref<4xf32>, memref<4xf32>
  } do {
  ^bb0(%a: memref<4xf32>, %b: memref<4xf32>):
    scf.yield %a, %b : memref<4xf32>, memref<4xf32>
  }
  %v = memref.load %r#0[%n] : memref<4xf32>
  return %v : f32
}`, 2, 0},
		{"one of one buffer gives that back", `func @f(%c: i1) -> memref<4xf32> {
  %m = memref.alloc() : memref<4xf32>
  %r = scf.while (%a = %m) : (memref<4xf32>) -> memref<4xf32> {
    scf.condition(%c) %a : memref<4xf32>
  } do {
  ^bb0(%a: memref<4xf32>):
    scf.yield %a : memref<4xf32>
  }
  return %r : memref<4xf32>
}`, 0, 0},
		{"a case gives its own away, and clones another's", `func @f(%n: index) -> f32 {
  %m = memref.alloc() : memref<4xf32>
  %r = scf.index_switch %n -> memref<4xf32>
  case 1 {
    %b = memref.alloc() : memref<4xf32>
    scf.yield %b : memref<4xf32>
  }
  default {
    scf.yield %m : memref<4xf32>
  }
  %v = memref.load %r[%n] : memref<4xf32>
  return %v : f32
}`, 2, 1},
	} {
		got := apply(t, "func(buffer-deallocation)", c.text)
		assert.Equal(t, c.frees, count(got, "memref.dealloc "), "%s: frees in\n%s", c.name, got)
		assert.Equal(t, c.clones, count(got, "memref.clone "), "%s: clones in\n%s", c.name, got)
	}
	assert.Contains(t, apply(t, "func(buffer-deallocation)", `func @f(%m: memref<4xf32>) {
  br ^bb1(%m : memref<4xf32>)
^bb1(%n: memref<4xf32>):
  return
}`), "a branch hands a buffer to a block, whose owner is not known: run buffer-deallocation before convert-scf-to-std")
}

// TestOutParams: results of known sizes become arguments; others are an error.
func TestOutParams(t *testing.T) {
	got := apply(t, "buffer-results-to-out-params", `func private @g(%a: memref<4xf32>) -> (memref<4xf32>, f32)
func @f(%a: memref<4xf32>) -> memref<4xf32> {
  %0:2 = call @g(%a) : (memref<4xf32>) -> (memref<4xf32>, f32)
  return %0#0 : memref<4xf32>
}`)
	assert.Contains(t, got, "func private @g(memref<4xf32>, memref<4xf32>) -> f32")
	assert.Contains(t, got, `func @f(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
    %0 = memref.alloc() : memref<4xf32>
    %1 = call @g(%arg0, %0) : (memref<4xf32>, memref<4xf32>) -> f32
    memref.copy %0, %arg1 : memref<4xf32> to memref<4xf32>
    return
`)
	assert.Contains(t, apply(t, "buffer-results-to-out-params", `func private @g(%a: memref<?xf32>) -> memref<?xf32>`),
		"cannot create out param for dynamically shaped result of 'g': its caller does not know how much to allocate")
}

// TestOutParamOptions compares options of later MLIR with what mlir-opt-19 does, which leaves no public function alone.
func TestOutParamOptions(t *testing.T) {
	const text = `func.func private @p(%x: f32 {llvm.noundef}) -> (memref<4xf32>, f32, memref<2xf32>) {
  %m = memref.alloc() : memref<4xf32>
  linalg.fill ins(%x : f32) outs(%m : memref<4xf32>)
  %n = memref.alloca() : memref<2xf32>
  return %m, %x, %n : memref<4xf32>, f32, memref<2xf32>
}
func.func @q(%x: f32) -> memref<4xf32> {
  %m, %y, %n = call @p(%x) : (f32) -> (memref<4xf32>, f32, memref<2xf32>)
  return %m : memref<4xf32>
}
`
	for _, option := range []string{"", "add-result-attr=true", "hoist-static-allocs=true", "add-result-attr=true hoist-static-allocs=true"} {
		theirs := oracle.Opt19(t, []string{text}, "-buffer-results-to-out-params="+option)[0]
		require.True(t, theirs.OK, theirs.Problem)
		assert.Equal(t, apply(t, "buffer-deallocation-simplification", theirs.Text), apply(t, "buffer-results-to-out-params{"+option+"}", text), option)
	}
	got := apply(t, "buffer-results-to-out-params{modify-public-functions=false}", text)
	assert.Contains(t, got, "func private @p(%arg0: f32 {llvm.noundef}, %arg1: memref<4xf32>, %arg2: memref<2xf32>) -> f32 {")
	assert.Contains(t, got, "func @q(%arg0: f32) -> memref<4xf32> {")
	for name, text := range map[string]string{
		"twice":            "func @f() -> (memref<4xf32>, memref<4xf32>) {\n  %m = memref.alloc() : memref<4xf32>\n  return %m, %m : memref<4xf32>, memref<4xf32>\n}",
		"in another block": "func @f() -> memref<4xf32> {\n  br ^a\n^a:\n  %m = memref.alloc() : memref<4xf32>\n  return %m : memref<4xf32>\n}",
		"an argument":      "func @f(%m: memref<4xf32>) -> memref<4xf32> {\n  return %m : memref<4xf32>\n}",
	} {
		assert.Equal(t, 1, count(apply(t, "buffer-results-to-out-params{hoist-static-allocs=true}", text), "memref.copy"), name)
	}
}

// TestStack: small buffers that stay in the function are on the stack.
func TestStack(t *testing.T) {
	const text = `func @f(%i: index) -> memref<4xf32> {
  %small = memref.alloc() : memref<256xf32>
  memref.dealloc %small : memref<256xf32>
  %great = memref.alloc() : memref<257xf32>
  memref.dealloc %great : memref<257xf32>
  %given = memref.alloc() : memref<4xf32>
  %moved = memref.alloc() : memref<4xf32>
  %larger = memref.realloc %moved : memref<4xf32> to memref<8xf32>
  scf.for %j = %i to %i step %i {
    %inner = memref.alloc() : memref<4xf32>
    memref.dealloc %inner : memref<4xf32>
  }
  return %given : memref<4xf32>
}`
	got := apply(t, "func(promote-buffers-to-stack)", text)
	assert.Equal(t, 1, count(got, "memref.alloca("), got)
	assert.Contains(t, got, "memref.alloca() : memref<256xf32>")
	assert.Equal(t, 2, count(got, "memref.dealloc "), got)
	assert.Contains(t, apply(t, "func(promote-buffers-to-stack)", strings.ReplaceAll(text, "memref.alloc()", "memref.alloc() {alignment = 64 : i64}")),
		"memref.alloca() {alignment = 64 : i64}")
	assert.Equal(t, 0, count(apply(t, "func(promote-buffers-to-stack{max-alloc-size-in-bytes=8})", text), "memref.alloca("))
}

// TestStackAgrees: what is small is what MLIR 13 takes for small.
func TestStackAgrees(t *testing.T) {
	passdiff.New(t, bufferize.Passes()...).Files(t, "testdata/stack*.mlir")
}
