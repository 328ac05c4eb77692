package bufferize_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/oracle"
)

// buffers counts what is allocated and copied.
type buffers struct{ allocs, copies int }

func buffersOf(text string) buffers {
	return buffers{count(text, "memref.alloc("), count(text, "memref.copy ")}
}

// TestEmptyTensors: what is allocated and copied without eliminate-empty-tensors, and with it; as much with it as
// behind that of mlir-opt-19, whose one-shot-bufferize also writes to what it returns.
func TestEmptyTensors(t *testing.T) {
	for name, c := range map[string]struct {
		text          string
		without, with buffers
	}{
		"a part": {`func.func @f(%t: tensor<?xf32> {bufferization.writable = true}, %x: f32, %i: index) -> tensor<?xf32> {
  %e = tensor.empty() : tensor<5xf32>
  %f = linalg.fill ins(%x : f32) outs(%e : tensor<5xf32>) -> tensor<5xf32>
  %r = tensor.insert_slice %f into %t[%i] [5] [1] : tensor<5xf32> into tensor<?xf32>
  return %r : tensor<?xf32>
}`, buffers{1, 1}, buffers{}},
		"a row, by several operations": {`func.func @f(%t: tensor<8x?xf32> {bufferization.writable = true}, %a: tensor<?x?xf32>, %x: f32, %i: index, %n: index) -> tensor<8x?xf32> {
  %e = tensor.empty(%n) : tensor<?xf32>
  %f = linalg.fill ins(%x : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %v = tensor.empty(%n) : tensor<?xf32>
  %g = linalg.fill ins(%x : f32) outs(%v : tensor<?xf32>) -> tensor<?xf32>
  %m = linalg.matvec ins(%a, %g : tensor<?x?xf32>, tensor<?xf32>) outs(%f : tensor<?xf32>) -> tensor<?xf32>
  %s = tensor.insert %x into %m[%i] : tensor<?xf32>
  %r = tensor.insert_slice %s into %t[%i, 0] [1, %n] [1, 1] : tensor<?xf32> into tensor<8x?xf32>
  return %r : tensor<8x?xf32>
}`, buffers{2, 1}, buffers{1, 0}},
		"a loop that fills a tensor row by row": {`func.func @f(%x: f32, %n: index) -> tensor<8x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %t = tensor.empty() : tensor<8x4xf32>
  %e = tensor.empty() : tensor<4xf32>
  %l = scf.for %i = %c0 to %c8 step %c1 iter_args(%p = %t) -> (tensor<8x4xf32>) {
    %f = linalg.fill ins(%x : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    %r = tensor.insert_slice %f into %p[%i, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<8x4xf32>
    scf.yield %r : tensor<8x4xf32>
  }
  return %l : tensor<8x4xf32>
}`, buffers{2, 1}, buffers{1, 0}},
		"iterations in parallel": {`func.func @f(%x: f32) -> tensor<8xf32> {
  %t = tensor.empty() : tensor<8xf32>
  %l = scf.forall (%i) in (4) shared_outs(%p = %t) -> (tensor<8xf32>) {
    %at = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    %e = tensor.empty() : tensor<2xf32>
    %f = linalg.fill ins(%x : f32) outs(%e : tensor<2xf32>) -> tensor<2xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %f into %p[%at] [2] [1] : tensor<2xf32> into tensor<8xf32>
    }
  }
  return %l : tensor<8xf32>
}`, buffers{2, 1}, buffers{1, 0}},
		"where it goes is known too late": {`func.func @f(%t: tensor<8xf32> {bufferization.writable = true}, %x: f32, %i: index) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%x : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %j = arith.addi %i, %i : index
  %r = tensor.insert_slice %f into %t[%j] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %r : tensor<8xf32>
}`, buffers{1, 1}, buffers{1, 1}},
		"the tensor is read meanwhile": {`func.func @f(%t: tensor<8xf32> {bufferization.writable = true}, %x: f32, %i: index) -> (tensor<8xf32>, f32) {
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%x : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %y = tensor.extract %t[%i] : tensor<8xf32>
  %r = tensor.insert_slice %f into %t[2] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %r, %y : tensor<8xf32>, f32
}`, buffers{1, 1}, buffers{1, 1}},
		"another part of the tensor is read": {`func.func @f(%t: tensor<8xf32> {bufferization.writable = true}) -> tensor<8xf32> {
  %s = tensor.extract_slice %t[1] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.exp ins(%s : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %r = tensor.insert_slice %f into %t[2] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %r : tensor<8xf32>
}`, buffers{1, 1}, buffers{1, 1}},
		"what is put is used elsewhere": {`func.func @f(%t: tensor<8xf32> {bufferization.writable = true}, %x: f32) -> (tensor<8xf32>, tensor<4xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%x : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %r = tensor.insert_slice %f into %t[2] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %r, %f : tensor<8xf32>, tensor<4xf32>
}`, buffers{1, 1}, buffers{1, 1}},
		"put once in each iteration into what the loop leaves alone": {`func.func @f(%t: tensor<8xf32> {bufferization.writable = true}, %x: f32, %n: index) -> f32 {
  %e = tensor.empty() : tensor<4xf32>
  %l = scf.for %i = %n to %n step %n iter_args(%y = %x) -> (f32) {
    %f = linalg.fill ins(%y : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    %r = tensor.insert_slice %f into %t[2] [4] [1] : tensor<4xf32> into tensor<8xf32>
    %z = tensor.extract %r[%i] : tensor<8xf32>
    scf.yield %z : f32
  }
  return %l : f32
}`, buffers{2, 2}, buffers{2, 2}},
		"the tensor is read meanwhile, and an element put": {`func.func @f(%t: tensor<8xf32> {bufferization.writable = true}, %x: f32, %i: index) -> (tensor<8xf32>, f32) {
  %e = tensor.empty() : tensor<4xf32>
  %f = tensor.insert %x into %e[%i] : tensor<4xf32>
  %y = tensor.extract %t[%i] : tensor<8xf32>
  %r = tensor.insert_slice %f into %t[2] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %r, %y : tensor<8xf32>, f32
}`, buffers{1, 1}, buffers{1, 1}},
		"another part of the tensor is read, and an element put": {`func.func @f(%t: tensor<8xf32> {bufferization.writable = true}, %x: f32, %i: index) -> (tensor<8xf32>, f32) {
  %s = tensor.extract_slice %t[1] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %e = tensor.empty() : tensor<4xf32>
  %f = tensor.insert %x into %e[%i] : tensor<4xf32>
  %y = tensor.extract %s[%i] : tensor<4xf32>
  %r = tensor.insert_slice %f into %t[2] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %r, %y : tensor<8xf32>, f32
}`, buffers{1, 1}, buffers{1, 1}},
		"an element put is used elsewhere": {`func.func @f(%t: tensor<8xf32> {bufferization.writable = true}, %x: f32, %i: index) -> (tensor<8xf32>, tensor<4xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %f = tensor.insert %x into %e[%i] : tensor<4xf32>
  %g = tensor.insert %x into %f[%i] : tensor<4xf32>
  %r = tensor.insert_slice %g into %t[2] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %r, %f : tensor<8xf32>, tensor<4xf32>
}`, buffers{2, 2}, buffers{2, 2}},
		"an element put in each iteration": {`func.func @f(%t: tensor<8xf32> {bufferization.writable = true}, %x: f32, %n: index) -> f32 {
  %e = tensor.empty() : tensor<4xf32>
  %l = scf.for %i = %n to %n step %n iter_args(%y = %x) -> (f32) {
    %f = tensor.insert %y into %e[%i] : tensor<4xf32>
    %r = tensor.insert_slice %f into %t[2] [4] [1] : tensor<4xf32> into tensor<8xf32>
    %z = tensor.extract %r[%i] : tensor<8xf32>
    scf.yield %z : f32
  }
  return %l : f32
}`, buffers{2, 2}, buffers{2, 2}},
	} {
		assert.Equal(t, c.without, buffersOf(apply(t, comprehensive, c.text)), name)
		got := apply(t, "eliminate-empty-tensors,"+comprehensive, c.text)
		assert.Equal(t, c.with, buffersOf(got), "%s\n%s", name, got)
		theirs := oracle.Opt19(t, []string{c.text}, "-eliminate-empty-tensors", "-one-shot-bufferize=bufferize-function-boundaries")[0]
		require.True(t, theirs.OK, theirs.Problem)
		assert.LessOrEqual(t, c.with.copies, count(theirs.Text, "memref.copy "), "%s\n%s", name, theirs.Text)
	}
}
