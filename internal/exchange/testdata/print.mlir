// What mlir-opt-19 prints otherwise than mlir-opt-13.
module attributes {a.b = 1 : i32} {
module @inner { }
module @inner2 attributes {x.y} { func.func private @p(i32) -> i32 }
func.func @f(%a: i32, %b: f32, %c: i1, %m: memref<4x?xf32, strided<[?, 1], offset: ?>>, %v: vector<4xf32>) -> (i32, f32) attributes {foo} {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 1.5 : f32
  %t = arith.constant true
  %i = arith.constant 3 : index
  %d = arith.constant dense<1.0> : vector<4xf32>
  %0 = arith.addi %a, %c1 overflow<nsw, nuw> : i32
  %1 = arith.addf %b, %c2 fastmath<fast> : f32
  %2 = arith.cmpi slt, %a, %0 : i32
  %3 = arith.select %2, %a, %0 : i32
  %4 = scf.if %2 -> (i32) { scf.yield %0 : i32 } else { scf.yield %a : i32 }
  scf.if %t { memref.store %b, %m[%i, %i] : memref<4x?xf32, strided<[?, 1], offset: ?>> }
  %l = memref.load %m[%i, %i] : memref<4x?xf32, strided<[?, 1], offset: ?>>
  %r = scf.for %k = %i to %i step %i iter_args(%acc = %b) -> (f32) { %z = arith.mulf %acc, %l : f32
   scf.yield %z : f32 }
  scf.for %k = %i to %i step %i { }
  scf.parallel (%p, %q) = (%i, %i) to (%i, %i) step (%i, %i) { scf.reduce
 }
  %pr = scf.parallel (%p) = (%i) to (%i) step (%i) init (%b) -> f32 { scf.reduce(%b : f32) { ^bb0(%x: f32, %y: f32): %s = arith.addf %x, %y : f32
     scf.reduce.return %s : f32 } }
  %w:2 = scf.while (%x = %a, %g = %b) : (i32, f32) -> (i32, f32) { scf.condition(%2) %x, %g : i32, f32 } do { ^bb0(%x: i32, %g: f32): scf.yield %x, %g : i32, f32 }
  %e = scf.execute_region -> i32 { scf.yield %a : i32 }
  cf.cond_br %2, ^bb1(%a : i32), ^bb2
^bb1(%q: i32):
  cf.switch %q : i32, [ default: ^bb2, 1: ^bb2 , 2: ^bb1(%a : i32)]
^bb2:
  cf.assert %t, "msg"
  %al = memref.alloc(%i) {alignment = 16 : i64} : memref<?xf32>
  %al2 = memref.alloca() : memref<4xf32>
  %i0 = arith.constant 0 : index
  %dim = memref.dim %al, %i0 : memref<?xf32>
  %g22 = memref.alloc() : memref<2x2xf32>
  %cst = memref.cast %al : memref<?xf32> to memref<4xf32>
  memref.copy %cst, %al2 : memref<4xf32> to memref<4xf32>
  %gg = memref.get_global @glob : memref<4xf32>
  memref.dealloc %al : memref<?xf32>
  %cp = memref.collapse_shape %g22 [[0, 1]] : memref<2x2xf32> into memref<4xf32>
  %ex = memref.expand_shape %cp [[0, 1]] output_shape [2, 2] : memref<4xf32> into memref<2x2xf32>
  %ed = memref.expand_shape %al [[0, 1]] output_shape [%i, 4] : memref<?xf32> into memref<?x4xf32>
  %eo = memref.expand_shape %al [[0, 1]] output_shape [%i, %dim] : memref<?xf32> into memref<?x?xf32>
  %es4 = memref.expand_shape %al [[0, 1]] output_shape [3, %i] : memref<?xf32> into memref<?x?xf32>
  %em = memref.expand_shape %m [[0], [1, 2]] output_shape [4, %i, %dim] : memref<4x?xf32, strided<[?, 1], offset: ?>> into memref<4x?x?xf32, strided<[?, ?, 1], offset: ?>>
  %vr = vector.transfer_read %al2[%i], %b {in_bounds = [true]} : memref<4xf32>, vector<4xf32>
  vector.transfer_write %vr, %al2[%i] {in_bounds = [true]} : vector<4xf32>, memref<4xf32>
  %vb = vector.broadcast %b : f32 to vector<4xf32>
  %ve = vector.extract %vb[1] : f32 from vector<4xf32>
  %vi = vector.insert %b, %vb[1] : f32 into vector<4xf32>
  %vs = vector.shuffle %vb, %vi [0, 1, 4, 5] : vector<4xf32>, vector<4xf32>
  %vred = vector.reduction <add>, %vs : vector<4xf32> into f32
  vector.print %vred : f32
  vector.print %vred : f32 punctuation <comma>
  vector.print str "a text\0A"
  vector.print punctuation <open>
  %ld = vector.load %al2[%i] : memref<4xf32>, vector<4xf32>
  vector.store %ld, %al2[%i] : memref<4xf32>, vector<4xf32>
  %fm = vector.fma %ld, %ld, %ld : vector<4xf32>
  %es = vector.extract_strided_slice %ld {offsets = [0], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  %call:2 = func.call @f(%a, %b, %c, %m, %v) : (i32, f32, i1, memref<4x?xf32, strided<[?, 1], offset: ?>>, vector<4xf32>) -> (i32, f32)
  %o = arith.ori %c, %t : i1
  %tr = arith.trunci %a : i32 to i8
  %ic = arith.index_cast %i : index to i32
  %fc = func.constant @f : (i32, f32, i1, memref<4x?xf32, strided<[?, 1], offset: ?>>, vector<4xf32>) -> (i32, f32)
  return %a, %b : i32, f32
}
memref.global "private" constant @glob : memref<4xf32> = dense<1.0>
memref.global @glob2 : memref<4xf32>
func.func private @ext(memref<*xf32> {llvm.noalias}, tensor<?x4xf32>, complex<f32>, tuple<i32, f32>, none)
func.func @g(%a: index, %t: tensor<?x4xf32>, %m: memref<*xf32>, %c: complex<f32>, %v: vector<2x[4]xf32>, %i: i32) -> index {
  %true = arith.constant true
  %f1 = arith.constant 0x7FC00000 : f32
  %b = memref.alloc() : memref<64xi8>
  %mm = memref.alloc() : memref<2x3xf32>
  %v4 = vector.splat %f1 : vector<4xf32>
  %iv = arith.constant dense<1> : vector<4xindex>
  %0 = scf.if %true -> index { %x = func.call @g2() : () -> index
   scf.yield %x : index } else { scf.yield %a : index }
  %x = builtin.unrealized_conversion_cast %a : index to i64
  %1 = arith.constant dense<[1, 2]> : tensor<2xi32>
  %2 = arith.negf %f1 : f32
  %3 = arith.cmpf oeq, %f1, %f1 : f32
  %4 = arith.cmpi ne, %a, %a : index
  %5 = arith.extsi %i : i32 to i64
  %r0 = arith.truncf %f1 to_nearest_even : f32 to f16
  %r1 = arith.truncf %f1 downward {a.b} : f32 to f16
  %r2 = arith.truncf %f1 upward fastmath<nnan> : f32 to f16
  %r3 = arith.truncf %f1 toward_zero : f32 to f16
  %r4 = arith.truncf %f1 to_nearest_away : f32 to bf16
  %6 = arith.sitofp %i : i32 to f32
  %7 = arith.bitcast %i : i32 to f32
  %8 = arith.divsi %i, %i : i32
  %9, %10 = arith.addui_extended %i, %i : i32, i1
  %11 = memref.cast %m : memref<*xf32> to memref<?xf32>
  %12 = memref.rank %m : memref<*xf32>
  memref.prefetch %11[%a], read, locality<3>, data : memref<?xf32>
  %13 = memref.atomic_rmw addf %f1, %11[%a] : (f32, memref<?xf32>) -> f32
  %14 = memref.generic_atomic_rmw %11[%a] : memref<?xf32> { ^bb0(%cv: f32): memref.atomic_yield %cv : f32 }
  memref.alloca_scope { memref.alloca_scope.return }
  %15 = memref.view %b[%a][] : memref<64xi8> to memref<16xf32>
  %16 = memref.transpose %mm (i, j) -> (j, i) : memref<2x3xf32> to memref<3x2xf32, strided<[1, 3]>>
  memref.assume_alignment %mm, 16 : memref<2x3xf32>
  %17 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<add>} %v4, %v4, %f1 : vector<4xf32>, vector<4xf32> into f32
  %18 = vector.outerproduct %v4, %v4 : vector<4xf32>, vector<4xf32>
  %19 = vector.shape_cast %18 : vector<4x4xf32> to vector<16xf32>
  %20 = vector.transpose %18, [1, 0] : vector<4x4xf32> to vector<4x4xf32>
  %21 = vector.create_mask %a : vector<4xi1>
  %22 = vector.constant_mask [2] : vector<4xi1>
  %23 = vector.gather %11[%a] [%iv], %21, %v4 : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %11[%a] [%iv], %21, %v4 : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32>
  %24 = vector.maskedload %11[%a], %21, %v4 : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %11[%a], %21, %v4 : memref<?xf32>, vector<4xi1>, vector<4xf32>
  %26 = vector.insert_strided_slice %v4, %18 {offsets = [0, 0], strides = [1]} : vector<4xf32> into vector<4x4xf32>
  %27 = vector.extractelement %v4[%i : i32] : vector<4xf32>
  %28 = vector.insertelement %f1, %v4[%i : i32] : vector<4xf32>
  %29 = vector.bitcast %v4 : vector<4xf32> to vector<4xi32>
  %30 = vector.transfer_read %t[%a, %a], %f1 {permutation_map = affine_map<(d0, d1) -> (d1, 0)>, in_bounds = [false, true]} : tensor<?x4xf32>, vector<4x4xf32>
  %31 = tensor.extract %t[%a, %a] : tensor<?x4xf32>
  return %a : index
^bb1(%zz: i32):
  cf.br ^bb1(%zz : i32)
}
func.func private @g2() -> index
}
func.func @choose(%a: index, %b: i32) -> (i32, index) {
  %0:2 = scf.index_switch %a {test.note} -> i32, index
  case 2 {
    %1 = arith.constant 10 : i32
    scf.yield %1, %a : i32, index
  }
  case -5 {
    scf.yield %b, %a : i32, index
  }
  default {
    %c = arith.constant 7 : index
    scf.yield %b, %c : i32, index
  }
  scf.index_switch %a
  default {
  }
  scf.index_switch %a
  case 9223372036854775807 {
    func.call @chosen() : () -> ()
    scf.yield
  }
  default {
    scf.yield
  }
  return %0#0, %0#1 : i32, index
}
func.func private @chosen()
func.func @inside(%c: i1) {
  builtin.module { module { } }
  scf.if %c { builtin.module { } func.call @chosen() : () -> () }
  return
}
