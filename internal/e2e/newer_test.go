package e2e_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// network is a layer as front ends of today write it, with a bias and the positive part.
const network = `func.func @layer(%x: tensor<?x3xf32>, %w: tensor<4x3xf32>, %b: tensor<4xf32>) -> tensor<?x4xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %n = tensor.dim %x, %c0 : tensor<?x3xf32>
  %e = tensor.empty(%n) : tensor<?x4xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x4xf32>) -> tensor<?x4xf32>
  %m = linalg.matmul_transpose_b ins(%x, %w : tensor<?x3xf32>, tensor<4x3xf32>) outs(%f : tensor<?x4xf32>) -> tensor<?x4xf32>
  %bias = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]
  } ins(%b : tensor<4xf32>) outs(%e : tensor<?x4xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<?x4xf32>
  %s = linalg.add ins(%m, %bias : tensor<?x4xf32>, tensor<?x4xf32>) outs(%e : tensor<?x4xf32>) -> tensor<?x4xf32>
  %r = linalg.max ins(%s, %f : tensor<?x4xf32>, tensor<?x4xf32>) outs(%e : tensor<?x4xf32>) -> tensor<?x4xf32>
  return %r : tensor<?x4xf32>
}
func.func @main() -> tensor<2x4xf32> {
  %x = arith.constant dense<[[1.0, 2.0, 3.0], [-1.0, 0.5, 2.0]]> : tensor<2x3xf32>
  %w = arith.constant dense<[[1.0, 0.0, 0.0], [0.0, -1.0, 0.0], [1.0, 1.0, 1.0], [0.5, 0.5, -0.5]]> : tensor<4x3xf32>
  %b = arith.constant dense<[0.0, 1.0, -1.0, 2.0]> : tensor<4xf32>
  %d = tensor.cast %x : tensor<2x3xf32> to tensor<?x3xf32>
  %r = func.call @layer(%d, %w, %b) : (tensor<?x3xf32>, tensor<4x3xf32>, tensor<4xf32>) -> tensor<?x4xf32>
  %s = tensor.cast %r : tensor<?x4xf32> to tensor<2x4xf32>
  return %s : tensor<2x4xf32>
}
`

// padded mentions no dialect but builtin ones of later versions: what pads is linalg's here.
const padded = `func.func @main() -> tensor<3x8xf32> {
  %a = arith.constant dense<[[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0]]> : tensor<2x4xf32>
  %c = arith.constant 0.5 : f32
  %p = tensor.pad %a low[1, 2] high[0, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : f32
  } : tensor<2x4xf32> to tensor<3x8xf32>
  return %p : tensor<3x8xf32>
}
`

// turned swaps the dimensions of a matrix, and repeats it along a new one.
const turned = `func.func @main() -> tensor<3x2x2xf32> {
  %a = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %e = tensor.empty() : tensor<3x2xf32>
  %t = linalg.transpose ins(%a : tensor<2x3xf32>) outs(%e : tensor<3x2xf32>) permutation = [1, 0]
  %f = tensor.empty() : tensor<3x2x2xf32>
  %b = linalg.broadcast ins(%t : tensor<3x2xf32>) outs(%f : tensor<3x2x2xf32>) dimensions = [1]
  return %b : tensor<3x2x2xf32>
}
`

// spread is how far the rows of a matrix are from their first elements, squared and added up.
const spread = `func.func @main() -> tensor<2xf32> {
  %a = arith.constant dense<[[1.0, 2.0, 4.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %c0 = arith.constant dense<0.0> : tensor<2xf32>
  %first = tensor.extract_slice %a[0, 0] [2, 1] [1, 1] : tensor<2x3xf32> to tensor<2xf32>
  %e = tensor.empty() : tensor<2x3xf32>
  %b = linalg.broadcast ins(%first : tensor<2xf32>) outs(%e : tensor<2x3xf32>) dimensions = [1]
  %d = linalg.map { arith.subf } ins(%a, %b : tensor<2x3xf32>, tensor<2x3xf32>) outs(%e : tensor<2x3xf32>)
  %s = linalg.map ins(%d : tensor<2x3xf32>) outs(%e : tensor<2x3xf32>) (%x: f32) {
    %0 = arith.mulf %x, %x : f32
    linalg.yield %0 : f32
  }
  %r = linalg.reduce { arith.addf } ins(%s : tensor<2x3xf32>) outs(%c0 : tensor<2xf32>) dimensions = [1]
  return %r : tensor<2xf32>
}
`

// TestRunNewer runs tensor programs in the spelling of later versions.
func TestRunNewer(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	d := newDesk(t, map[string]string{"network.mlir": network, "padded.mlir": padded, "turned.mlir": turned, "spread.mlir": spread})
	assert.Equal(t, "[[1.0, 0.0, 5.0, 2.0],\n [0.0, 0.5, 0.5, 0.75]]\n", d.succeed("run", "--pipeline", "cpu-tensor", "network.mlir"))
	assert.Equal(t, "[[0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5],\n [0.5, 0.5, 1.0, 2.0, 3.0, 4.0, 0.5, 0.5],\n"+
		" [0.5, 0.5, 5.0, 6.0, 7.0, 8.0, 0.5, 0.5]]\n", d.succeed("run", "--pipeline", "cpu-tensor", "padded.mlir"))
	assert.Equal(t, "[[[1.0, 4.0],\n  [1.0, 4.0]],\n [[2.0, 5.0],\n  [2.0, 5.0]],\n [[3.0, 6.0],\n  [3.0, 6.0]]]\n",
		d.succeed("run", "--pipeline", "cpu-tensor", "turned.mlir"))
	assert.Equal(t, "[10.0, 5.0]\n", d.succeed("run", "--pipeline", "cpu-tensor", "spread.mlir"))
	assert.Equal(t, "[10.0, 5.0]\n", d.succeed("run", "--pipeline", "cpu-tensor-O3", "spread.mlir"))
}

// viewOfViews sums up differences of elements of a view of a view of a view.
const viewOfViews = `func.func @sum(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %i: index, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %v = memref.subview %m[%i, 1][%n, 2][1, 2] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x2xf32, strided<[?, ?], offset: ?>>
  %r = scf.for %k = %c0 to %n step %c1 iter_args(%s = %zero) -> f32 {
    %x = memref.load %v[%k, %c1] : memref<?x2xf32, strided<[?, ?], offset: ?>>
    %y = memref.load %v[%k, %c0] : memref<?x2xf32, strided<[?, ?], offset: ?>>
    %d = arith.subf %x, %y : f32
    %t = arith.addf %s, %d : f32
    %u = arith.addf %t, %x : f32
    scf.yield %u : f32
  }
  return %r : f32
}
func.func @main() -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c24 = arith.constant 24 : index
  %a = memref.alloc() : memref<24xf32>
  scf.for %i = %c0 to %c24 step %c1 {
    %j = arith.index_cast %i : index to i32
    %f = arith.sitofp %j : i32 to f32
    memref.store %f, %a[%i] : memref<24xf32>
  }
  %e = memref.expand_shape %a [[0, 1, 2]] output_shape [3, 2, 4] : memref<24xf32> into memref<3x2x4xf32>
  %s = memref.subview %e[0, 1, 0][3, 1, 4][1, 1, 1] : memref<3x2x4xf32> to memref<3x4xf32, strided<[8, 1], offset: 4>>
  %d = memref.cast %s : memref<3x4xf32, strided<[8, 1], offset: 4>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %r = func.call @sum(%d, %c1, %c2) : (memref<?x?xf32, strided<[?, ?], offset: ?>>, index, index) -> f32
  memref.dealloc %a : memref<24xf32>
  return %r : f32
}
`

// column sums up a column of a matrix, whose dimensions are joined: that of size one has a stride that says nothing.
const column = `func.func @sum(%m: memref<?x?xf32, strided<[?, ?]>>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %v = memref.collapse_shape %m [[0, 1]] : memref<?x?xf32, strided<[?, ?]>> into memref<?xf32, strided<[?]>>
  %n = memref.dim %v, %c0 : memref<?xf32, strided<[?]>>
  %r = scf.for %k = %c0 to %n step %c1 iter_args(%s = %zero) -> f32 {
    %x = memref.load %v[%k] : memref<?xf32, strided<[?]>>
    %t = arith.addf %s, %x : f32
    scf.yield %t : f32
  }
  return %r : f32
}
func.func @known(%m: memref<4x1xf32, strided<[8, 1]>>, %i: index) -> f32 {
  %v = memref.collapse_shape %m [[0, 1]] : memref<4x1xf32, strided<[8, 1]>> into memref<4xf32, strided<[8]>>
  %x = memref.load %v[%i] : memref<4xf32, strided<[8]>>
  return %x : f32
}
memref.global "private" constant @g : memref<4x8xf32> = dense<[[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0], [11.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0],
  [21.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0], [31.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]]>
func.func @main() -> (f32, f32, f32) {
  %c2 = arith.constant 2 : index
  %g = memref.get_global @g : memref<4x8xf32>
  %s = memref.subview %g[0, 0][4, 1][1, 1] : memref<4x8xf32> to memref<4x1xf32, strided<[8, 1]>>
  %d = memref.cast %s : memref<4x1xf32, strided<[8, 1]>> to memref<?x?xf32, strided<[?, ?]>>
  %a = func.call @sum(%d) : (memref<?x?xf32, strided<[?, ?]>>) -> f32
  %t = memref.subview %g[0, 0][1, 8][1, 1] : memref<4x8xf32> to memref<1x8xf32, strided<[8, 1]>>
  %e = memref.cast %t : memref<1x8xf32, strided<[8, 1]>> to memref<?x?xf32, strided<[?, ?]>>
  %b = func.call @sum(%e) : (memref<?x?xf32, strided<[?, ?]>>) -> f32
  %c = func.call @known(%s, %c2) : (memref<4x1xf32, strided<[8, 1]>>, index) -> f32
  return %a, %b, %c : f32, f32, f32
}
`

// TestRunExpanded runs views that became arithmetic on offsets, by the passes that later MLIR has for it.
func TestRunExpanded(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	for _, c := range [...]struct{ program, want string }{{viewOfViews, "42.0\n"}, {column, "64.0\n36.0\n21.0\n"}} {
		d := newDesk(t, map[string]string{"views.mlir": c.program})
		assert.Equal(t, c.want, d.succeed("run", "views.mlir"))
		d.succeed("opt", "-expand-strided-metadata", "-lower-affine", "-convert-scf-to-cf", "-finalize-memref-to-llvm", "-convert-arith-to-llvm",
			"-convert-cf-to-llvm", "-convert-func-to-llvm", "-reconcile-unrealized-casts", "views.mlir", "-o", "lowered.mlir")
		assert.NotContains(t, d.read("lowered.mlir"), "memref.")
		assert.Equal(t, c.want, d.succeed("run", "lowered.mlir"))
	}
}

// minima has NaN and zeros of both signs, which an f32 shows by its sign as 1 divided by it.
const minima = `func @main() -> (f32, f32, f32, f32, f32, f32, i32, i32, i32) {
  %nan = constant 0x7FC00000 : f32
  %one = constant 1.0 : f32
  %zero = constant 0.0 : f32
  %negative = constant -0.0 : f32
  %0:6 = call @floats(%nan, %one, %zero, %negative) : (f32, f32, f32, f32) -> (f32, f32, f32, f32, f32, f32)
  %minus = constant -1 : i32
  %seven = constant 7 : i32
  %1:3 = call @integers(%minus, %seven, %one) : (i32, i32, f32) -> (i32, i32, i32)
  return %0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %1#0, %1#1, %1#2 : f32, f32, f32, f32, f32, f32, i32, i32, i32
}
func private @floats(%nan: f32, %one: f32, %zero: f32, %negative: f32) -> (f32, f32, f32, f32, f32, f32) {
  %0 = maximumf %nan, %one : f32
  %1 = minimumf %one, %nan : f32
  %2 = maximumf %negative, %zero : f32
  %3 = divf %one, %2 : f32
  %4 = minimumf %zero, %negative : f32
  %5 = divf %one, %4 : f32
  %6 = maxnumf %nan, %one : f32
  %7 = minnumf %one, %nan : f32
  return %0, %1, %3, %5, %6, %7 : f32, f32, f32, f32, f32, f32
}
func private @integers(%a: i32, %b: i32, %f: f32) -> (i32, i32, i32) {
  %0 = maxui %a, %b : i32
  %1 = ceildivi_unsigned %a, %b : i32
  %2 = bitcast %f : f32 to i32
  return %0, %1, %2 : i32, i32, i32
}
`

// TestRunMinima runs what is special about the greater and the lesser of two numbers.
func TestRunMinima(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	d := newDesk(t, map[string]string{"minima.mlir": minima})
	assert.Equal(t, "nan\nnan\ninf\n-inf\n1.0\n1.0\n-1\n613566757\n1065353216\n", d.succeed("run", "minima.mlir"))
}

// switches chooses among regions by numbers of 64 bits, of which two have the same lower half.
const switches = `func.func @choose(%a: index) -> (i32, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<1xindex>
  memref.store %c0, %m[%c0] : memref<1xindex>
  %0:2 = scf.index_switch %a -> i32, index
  case 2 {
    %c10 = arith.constant 10 : i32
    scf.yield %c10, %a : i32, index
  }
  case -5 {
    %c20 = arith.constant 20 : i32
    %s = scf.for %i = %a to %c1 step %c1 iter_args(%t = %c0) -> (index) {
      %u = arith.addi %t, %i : index
      scf.yield %u : index
    }
    scf.yield %c20, %s : i32, index
  }
  case 4294967298 {
    %c30 = arith.constant 30 : i32
    scf.index_switch %a
    case 2 {
      memref.store %c1, %m[%c0] : memref<1xindex>
      scf.yield
    }
    default {
      memref.store %a, %m[%c0] : memref<1xindex>
    }
    %l = memref.load %m[%c0] : memref<1xindex>
    scf.yield %c30, %l : i32, index
  }
  default {
    %c40 = arith.constant 40 : i32
    scf.yield %c40, %c1 : i32, index
  }
  return %0#0, %0#1 : i32, index
}
`

// TestRunSwitch runs scf.index_switch.
func TestRunSwitch(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	d := newDesk(t, map[string]string{"switches.mlir": switches})
	for arg, want := range map[string]string{
		"2": "10\n2\n", "-5": "20\n-15\n", "4294967298": "30\n4294967298\n", "0": "40\n1\n", "4294967291": "40\n1\n",
	} {
		assert.Equal(t, want, d.succeed("run", "--entry", "choose", "switches.mlir", "--", arg), arg)
	}
}

// subscripts counts elements of an array, whose first size does not matter.
const subscripts = `func.func @subscripts(%i: index, %b: index) -> (index, index, index) {
  %c4 = arith.constant 4 : index
  %0:3 = affine.delinearize_index %i into (%i, %b, %c4) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}
func.func @known(%i: index, %b: index) -> (index, index, index, index) {
  %0:3 = affine.delinearize_index %i into (%b, 4) : index, index, index
  %1 = affine.linearize_index [%0#0, %0#1, %0#2] by (%b, 4) : index
  return %0#0, %0#1, %0#2, %1 : index, index, index, index
}
`

// TestRunSubscripts runs affine.delinearize_index, and affine.linearize_index, which undoes it.
func TestRunSubscripts(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	d := newDesk(t, map[string]string{"subscripts.mlir": subscripts})
	for arg, want := range map[string]string{"23": "1\n2\n3\n", "-1": "-1\n2\n3\n", "-13": "-2\n2\n3\n", "100": "8\n1\n0\n"} {
		assert.Equal(t, want, d.succeed("run", "--entry", "subscripts", "subscripts.mlir", "--", arg, "3"), arg)
		assert.Equal(t, want+arg+"\n", d.succeed("run", "--entry", "known", "subscripts.mlir", "--", arg, "3"), arg)
	}
}

// later has operations that MLIR has since 20, in the words of MLIR 22.
const later = `func.func @f(%x: f64) -> (f64, f64, f64, f64) {
  %v = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : vector<2x2xf64>
  %lo = arith.constant -1.5 : f64
  %hi = arith.constant 2.5 : f64
  %s, %c = math.sincos %x : f64
  %0 = math.clampf %x to [%lo, %hi] : f64
  %e:4 = vector.to_elements %v : vector<2x2xf64>
  %w = vector.from_elements %e#3, %e#0 : vector<2xf64>
  %m = vector.shuffle %w, %w [1, -1, 2] : vector<2xf64>, vector<2xf64>
  %1 = vector.extract %m[2] : f64 from vector<3xf64>
  return %s, %c, %0, %1 : f64, f64, f64, f64
}
func.func @kind(%x: f32) -> i32 {
  %a = math.isnan %x : f32
  %b = math.isinf %x : f32
  %c = math.isfinite %x : f32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c4 = arith.constant 4 : i32
  %c0 = arith.constant 0 : i32
  cf.cond_br %a weights([1, 99]), ^nan, ^rest
^nan:
  return %c1 : i32
^rest:
  %d = arith.select %b, %c2, %c0 : i32
  %e = arith.select %c, %c4, %c0 : i32
  %r = scf.execute_region -> i32 no_inline {
    %s = arith.addi %d, %e : i32
    scf.yield %s : i32
  }
  return %r : i32
}
func.func @aligned(%m: memref<4xf32>, %i: index) -> f32 {
  %a = memref.assume_alignment %m, 4 : memref<4xf32>
  %0 = memref.load %a[%i] : memref<4xf32>
  return %0 : f32
}
func.func @reached(%c: i1) -> i16 {
  cf.cond_br %c, ^yes, ^never
^yes:
  %0 = arith.constant 70000 : i32
  %1 = arith.trunci %0 : i32 to i16
  return %1 : i16
^never:
  ub.unreachable
}
`

// repeated has loops on tensors with a condition, and a choice between tensors, with aliases wherever there may be some.
const repeated = `func.func @main() -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %k = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %f = arith.constant 10.0 : f32
  %o = tensor.insert %f into %k[%c2] : tensor<3xf32>
  %r:3 = scf.while (%i = %c0, %a = %o, %b = %o) : (index, tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, index) {
    %c = arith.cmpi ult, %i, %c3 : index
    %fi = arith.index_cast %i : index to i32
    %ff = arith.sitofp %fi : i32 to f32
    %a1 = tensor.insert %ff into %a[%c0] : tensor<3xf32>
    scf.condition(%c) %b, %a1, %i : tensor<3xf32>, tensor<3xf32>, index
  } do {
  ^bb0(%x: tensor<3xf32>, %y: tensor<3xf32>, %i: index):
    %e = tensor.extract %o[%c1] : tensor<3xf32>
    %e1 = tensor.extract %x[%c0] : tensor<3xf32>
    %s = arith.addf %e, %e1 : f32
    %y1 = tensor.insert %s into %y[%c1] : tensor<3xf32>
    %o1 = tensor.insert %s into %o[%c0] : tensor<3xf32>
    %z = tensor.extract %o1[%c0] : tensor<3xf32>
    %y2 = tensor.insert %z into %y1[%c2] : tensor<3xf32>
    %j = arith.addi %i, %c1 : index
    scf.yield %j, %y2, %x : index, tensor<3xf32>, tensor<3xf32>
  }
  %q:2 = scf.for %n = %c0 to %c3 step %c1 iter_args(%p = %r#0, %t = %o) -> (tensor<3xf32>, tensor<3xf32>) {
    %w:2 = scf.while (%a = %p, %m = %n) : (tensor<3xf32>, index) -> (tensor<3xf32>, tensor<3xf32>) {
      %c = arith.cmpi ult, %m, %c2 : index
      %z = tensor.insert %f into %a[%m] : tensor<3xf32>
      scf.condition(%c) %z, %z : tensor<3xf32>, tensor<3xf32>
    } do {
    ^bb0(%x: tensor<3xf32>, %y: tensor<3xf32>):
      %g = tensor.extract %x[%c0] : tensor<3xf32>
      %h = arith.addf %g, %f : f32
      %x1 = tensor.insert %h into %x[%c0] : tensor<3xf32>
      %d = tensor.extract %y[%c0] : tensor<3xf32>
      %x2 = tensor.insert %d into %x1[%c1] : tensor<3xf32>
      scf.yield %x2, %c2 : tensor<3xf32>, index
    }
    %v = tensor.extract %w#1[%c0] : tensor<3xf32>
    %t1 = tensor.insert %v into %t[%n] : tensor<3xf32>
    scf.yield %w#0, %t1 : tensor<3xf32>, tensor<3xf32>
  }
  %sw = scf.index_switch %c2 -> tensor<3xf32>
  case 2 {
    scf.yield %q#0 : tensor<3xf32>
  }
  default {
    %u = tensor.insert %f into %o[%c2] : tensor<3xf32>
    scf.yield %u : tensor<3xf32>
  }
  %swi = tensor.insert %f into %sw[%c0] : tensor<3xf32>
  return %r#1, %o, %q#0, %q#1, %swi : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
}
`

// casts has what MLIR 13 does not take: conversions of tensors, tensors of any rank made of elements, ranks.
const casts = `func.func @main(%x: f64, %n: i32) -> (tensor<2x2xf32>, i32, index, tensor<2xi1>) {
  %y = arith.constant 3.0e-320 : f64
  %t = tensor.from_elements %x, %y, %y, %x : tensor<2x2xf64>
  %f = arith.truncf %t : tensor<2x2xf64> to tensor<2x2xf32>
  %i = arith.fptosi %f : tensor<2x2xf32> to tensor<2x2xi32>
  %g = arith.sitofp %i : tensor<2x2xi32> to tensor<2x2xf32>
  %c2 = arith.constant 2 : i32
  %m = tensor.from_elements %n : tensor<i32>
  %e = tensor.extract %m[] : tensor<i32>
  %h = arith.divsi %e, %c2 exact : i32
  %s = arith.shrui %h, %c2 exact : i32
  %u = tensor.cast %g : tensor<2x2xf32> to tensor<*xf32>
  %r = tensor.rank %u : tensor<*xf32>
  %p = tensor.from_elements %x, %y : tensor<2xf64>
  %k = math.isnormal %p : tensor<2xf64>
  return %g, %s, %r, %k : tensor<2x2xf32>, i32, index, tensor<2xi1>
}
`

// greatest reduces by two outputs at once: the greatest element of each row, and where it is.
const greatest = `func.func @main(%x: tensor<2x3xf32>) -> (tensor<2xf32>, tensor<2xi32>) {
  %i = arith.constant dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xi32>
  %v = arith.constant dense<0xFF800000> : tensor<2xf32>
  %n = arith.constant dense<-1> : tensor<2xi32>
  %r:2 = linalg.reduce ins(%x, %i : tensor<2x3xf32>, tensor<2x3xi32>) outs(%v, %n : tensor<2xf32>, tensor<2xi32>) dimensions = [1]
    (%in: f32, %in_0: i32, %init: f32, %init_1: i32) {
      %c = arith.cmpf ogt, %in, %init : f32
      %s = arith.select %c, %in, %init : f32
      %t = arith.select %c, %in_0, %init_1 : i32
      linalg.yield %s, %t : f32, i32
    }
  return %r#0, %r#1 : tensor<2xf32>, tensor<2xi32>
}
`

// TestRunOnTensors runs what front ends of today write on tensors.
func TestRunOnTensors(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	d := newDesk(t, map[string]string{"repeated.mlir": repeated, "casts.mlir": casts, "greatest.mlir": greatest})
	assert.Equal(t, "[3.0, 3.0, 3.0]\n[1.0, 2.0, 10.0]\n[30.0, 20.0, 10.0]\n[20.0, 30.0, 30.0]\n[10.0, 20.0, 10.0]\n",
		d.succeed("run", "-p", "cpu-tensor", "repeated.mlir"))
	assert.Equal(t, "[[-7.0, 0.0],\n [0.0, -7.0]]\n12\n2\n[true, false]\n", d.succeed("run", "-p", "cpu-tensor", "casts.mlir", "--", "-7.75", "96"))
	assert.Equal(t, "[5.0, 6.0]\n[1, 2]\n", d.succeed("run", "-p", "cpu-tensor", "greatest.mlir", "[[1, 5, 3], [4, 2, 6]]"))
	assert.Regexp(t, `arith.shrui \S+, \S+ exact : i32`, d.succeed("opt", "--spelling", "mlir-22", "casts.mlir"))
	assert.Contains(t, d.succeed("--emit", "llvm-ir", "-p", "cpu-tensor", "casts.mlir", "-o", "-"), "sdiv exact i32")
}

// TestConvertedIsWritten: what convert-to-llvm makes of vectors can be written for the tools of MLIR 22, whatever it says of
// the order of a sum.
func TestConvertedIsWritten(t *testing.T) {
	t.Parallel()
	d := newDesk(t, map[string]string{"sum.mlir": `func.func @f(%a: vector<4xf32>) -> f32 {
  %0 = vector.reduction <add>, %a : vector<4xf32> into f32
  return %0 : f32
}
`})
	kept := d.succeed("opt", "--spelling", "mlir-22", "--convert-to-llvm", "sum.mlir")
	assert.Contains(t, kept, `"llvm.intr.vector.reduce.fadd"(%0, %arg0) <{fastmathFlags = #llvm.fastmath<none>}>`)
	free := d.succeed("opt", "--spelling", "mlir-22", "--convert-vector-to-llvm=reassociate-fp-reductions", "--convert-to-llvm", "sum.mlir")
	assert.Contains(t, free, `<{fastmathFlags = #llvm.fastmath<reassoc>}>`)
}

// single has vectors without dimensions, which have one element.
const single = `func.func @main() {
  %f = arith.constant 3.5 : f32
  %v = vector.broadcast %f : f32 to vector<f32>
  vector.print %v : vector<f32>
  %m = memref.alloca() : memref<f32>
  vector.transfer_write %v, %m[] : vector<f32>, memref<f32>
  %r = vector.transfer_read %m[], %f : memref<f32>, vector<f32>
  %w = arith.mulf %r, %v : vector<f32>
  %e = vector.extract %w[] : f32 from vector<f32>
  vector.print %e : f32
  %i = vector.insert %f, %w[] : f32 into vector<f32>
  %x = vector.extract %i[] : f32 from vector<f32>
  vector.print %x : f32
  %sc = vector.shape_cast %w : vector<f32> to vector<1xf32>
  vector.print %sc : vector<1xf32>
  %sd = vector.shape_cast %sc : vector<1xf32> to vector<f32>
  vector.print %sd : vector<f32>
  %b = vector.broadcast %sd : vector<f32> to vector<2x2xf32>
  vector.print %b : vector<2x2xf32>
  %fe = vector.from_elements %x : vector<f32>
  vector.print %fe : vector<f32>
  %te = vector.to_elements %fe : vector<f32>
  vector.print %te : f32
  %bc = vector.bitcast %fe : vector<f32> to vector<i32>
  vector.print %bc : vector<i32>
  %k = arith.constant dense<2.0> : vector<f32>
  %fm = vector.fma %k, %fe, %w : vector<f32>
  vector.print %fm : vector<f32>
  %c = arith.cmpf olt, %k, %fm : vector<f32>
  vector.print %c : vector<i1>
  %s = arith.select %c, %k, %fm : vector<i1>, vector<f32>
  vector.print %s : vector<f32>
  %tr = vector.transpose %s, [] : vector<f32> to vector<f32>
  %v4 = vector.broadcast %x : f32 to vector<4xf32>
  %v5 = vector.extract %v4[2] : f32 from vector<4xf32>
  vector.print %tr : vector<f32>
  %a = arith.constant dense<[1, 2, 3]> : vector<3xi32>
  %acc = arith.constant dense<10> : vector<i32>
  %n:2 = vector.scan <add>, %a, %acc {inclusive = false, reduction_dim = 0 : i64} : vector<3xi32>, vector<i32>
  vector.print %n#0 : vector<3xi32>
  vector.print %n#1 : vector<i32>
  %p:2 = vector.scan <mul>, %a, %acc {inclusive = true, reduction_dim = 0 : i64} : vector<3xi32>, vector<i32>
  vector.print %p#0 : vector<3xi32>
  vector.print %p#1 : vector<i32>
  return
}
`

// TestRunSingle runs vectors without dimensions.
func TestRunSingle(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	d := newDesk(t, map[string]string{"single.mlir": single})
	assert.Equal(t, "( 3.5 )\n12.25\n3.5\n( 12.25 )\n( 12.25 )\n( ( 12.25, 12.25 ), ( 12.25, 12.25 ) )\n( 3.5 )\n3.5\n( 1080033280 )\n( 19.25 )\n( 1 )\n( 2 )\n( 2 )\n( 10, 11, 13 )\n( 13 )\n( 1, 2, 6 )\n( 6 )\n", d.succeed("run", "single.mlir"))
}

// TestRunLater runs what MLIR has since 20.
func TestRunLater(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	d := newDesk(t, map[string]string{"later.mlir": later})
	assert.Equal(t, "0.0\n1.0\n0.0\n4.0\n", d.succeed("run", "--entry", "f", "later.mlir", "--", "0"))
	assert.Equal(t, "-1.5\n", strings.SplitAfter(d.succeed("run", "--entry", "f", "later.mlir", "--", "-7"), "\n")[2])
	assert.Equal(t, "2.5\n", strings.SplitAfter(d.succeed("run", "--entry", "f", "later.mlir", "--", "inf"), "\n")[2])
	for x, want := range map[string]string{"nan": "1\n", "inf": "2\n", "-inf": "2\n", "3.4e38": "4\n", "-0": "4\n"} {
		assert.Equal(t, want, d.succeed("run", "--entry", "kind", "later.mlir", "--", x), x)
	}
	assert.Equal(t, "4464\n", d.succeed("run", "--entry", "reached", "later.mlir", "--", "1"))
	assert.Contains(t, d.succeed("--emit", "llvm-ir", "later.mlir", "-o", "-"), `!{!"branch_weights", i32 1, i32 99}`)
}

// TestChecksOfNewerNames: an operation is checked by its owner, whatever it and its dialect are called in the profile of
// the input, and also if no other word of that is the name of a dialect here. Unregistered is what has no dialect there.
func TestChecksOfNewerNames(t *testing.T) {
	t.Parallel()
	for what, c := range map[string]struct{ text, want string }{
		"dialect": {`func.func @f() {
  spirv.mlir.loop {
    spirv.Branch ^header
  ^header:
    spirv.mlir.merge
  }
  return
}
`, "in.mlir:2:3: error: 'spirv.mlir.loop' op needs a header block behind the entry block"},
		"operation": {`func.func @f(%a: tensor<2x4xf32>, %c: f32) {
  %p = tensor.pad %a low[1, 2] high[0, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : f32
  } : tensor<2x4xf32> to tensor<3x9xf32>
  return
}
`, "in.mlir:2:8: error: 'tensor.pad' op 'tensor<3x9xf32>' has size 9 in dimension 1"},
		"generic form": {`func.func @f(%a: tensor<2xf32>) {
  "bufferization.dealloc_tensor"(%a, %a) : (tensor<2xf32>, tensor<2xf32>) -> ()
  return
}
`, "in.mlir:2:3: error: 'bufferization.dealloc_tensor' op expected 1 operand, but found 2"},
		"unknown operation": {`func.func @f() {
  "arith.add"() : () -> ()
  return
}
`, "in.mlir:2:3: error: unknown operation 'arith.add' in dialect 'arith'; did you mean 'arith.addf'?"},
	} {
		d := newDesk(t, map[string]string{"in.mlir": c.text})
		for _, passes := range [][]string{{}, {"-cse"}, {"-convert-std-to-llvm"}} {
			got := d.mlirc(append(append([]string{"opt", "-allow-unregistered-dialect"}, passes...), "in.mlir")...)
			assert.Equal(t, 1, got.status, "%s, %v", what, passes)
			assert.Contains(t, got.stderr, c.want, "%s, %v", what, passes)
		}
	}
}

// masked has masks of one element, which a number says as in other vectors.
const masked = `func.func @main(%n: index) -> (i1, i1) {
  %0 = vector.create_mask %n : vector<i1>
  %1 = vector.constant_mask [1] : vector<i1>
  %2 = vector.extract %0[] : i1 from vector<i1>
  %3 = vector.extract %1[] : i1 from vector<i1>
  return %2, %3 : i1, i1
}
`

func TestRunMaskOfOne(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	d := newDesk(t, map[string]string{"masked.mlir": masked})
	for arg, want := range map[string]string{"0": "false\ntrue\n", "1": "true\ntrue\n", "-1": "false\ntrue\n"} {
		assert.Equal(t, want, d.succeed("run", "masked.mlir", "--", arg))
	}
}
