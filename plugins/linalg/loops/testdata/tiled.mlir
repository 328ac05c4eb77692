// func(convert-linalg-tiled-loops-to-scf)
func @mixed(%A: memref<?x?xf32>, %B: memref<?x?xf32>, %n: index, %m: index, %k: index, %x: tensor<4xf32>) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  linalg.tiled_loop (%i, %j, %l) = (%c0, %c0, %c0) to (%n, %m, %k) step (%c1, %c1, %c1) ins (%a = %A: memref<?x?xf32>) outs (%b = %B: memref<?x?xf32>) iterators["parallel", "reduction", "parallel"] {
    %v = memref.load %a[%i, %j] : memref<?x?xf32>
    %w = memref.load %b[%i, %l] : memref<?x?xf32>
    %s = addf %v, %w : f32
    memref.store %s, %b[%i, %l] : memref<?x?xf32>
    linalg.yield
  }
  linalg.tiled_loop (%i, %j) = (%c0, %c0) to (%n, %m) step (%c1, %c1) ins (%a = %A: memref<?x?xf32>) outs (%b = %B: memref<?x?xf32>) {
    %v = memref.load %a[%i, %j] : memref<?x?xf32>
    memref.store %v, %b[%i, %j] : memref<?x?xf32>
    linalg.yield
  }
  linalg.tiled_loop (%i, %j) = (%c0, %c0) to (%n, %m) step (%c1, %c1) ins (%a = %A: memref<?x?xf32>, %y = %x : tensor<4xf32>) outs (%b = %B: memref<?x?xf32>) {
    %v = memref.load %a[%i, %j] : memref<?x?xf32>
    memref.store %v, %b[%i, %j] : memref<?x?xf32>
    linalg.yield
  }
  return
}
// -----
func @none(%a: memref<4xf32>, %i: index) {
  linalg.tiled_loop () = () to () step () outs (%b = %a: memref<4xf32>) {
    %v = memref.load %b[%i] : memref<4xf32>
    memref.store %v, %b[%i] : memref<4xf32>
    linalg.yield
  }
  return
}
// wanted
module  {
  func @none(%arg0: memref<4xf32>, %arg1: index) {
    %0 = memref.load %arg0[%arg1] : memref<4xf32>
    memref.store %0, %arg0[%arg1] : memref<4xf32>
    return
  }
}
// -----
func @tensors(%a: tensor<?x?xf32>, %o: tensor<?x?xf32>, %m: memref<?xf32>, %n: index, %k: index) -> tensor<?x?xf32> {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %r:2 = linalg.tiled_loop (%i, %j) = (%c0, %c0) to (%n, %k) step (%c1, %c1) ins (%x = %a: tensor<?x?xf32>) outs (%y = %o: tensor<?x?xf32>, %z = %m: memref<?xf32>, %w = %a: tensor<?x?xf32>) iterators["parallel", "reduction"] {
    %v = tensor.extract %x[%i, %j] : tensor<?x?xf32>
    memref.store %v, %z[%i] : memref<?xf32>
    %s = tensor.insert %v into %y[%j, %i] : tensor<?x?xf32>
    linalg.yield %s, %y : tensor<?x?xf32>, tensor<?x?xf32>
  }
  return %r#1 : tensor<?x?xf32>
}
// wanted
module  {
  func @tensors(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: memref<?xf32>, %arg3: index, %arg4: index) -> tensor<?x?xf32> {
    %c0 = constant 0 : index
    %c1 = constant 1 : index
    %0:2 = scf.for %arg5 = %c0 to %arg3 step %c1 iter_args(%arg6 = %arg1, %arg7 = %arg0) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
      %1:2 = scf.for %arg8 = %c0 to %arg4 step %c1 iter_args(%arg9 = %arg6, %arg10 = %arg7) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
        %2 = tensor.extract %arg0[%arg5, %arg8] : tensor<?x?xf32>
        memref.store %2, %arg2[%arg5] : memref<?xf32>
        %3 = tensor.insert %2 into %arg9[%arg8, %arg5] : tensor<?x?xf32>
        scf.yield %3, %arg9 : tensor<?x?xf32>, tensor<?x?xf32>
      }
      scf.yield %1#0, %1#1 : tensor<?x?xf32>, tensor<?x?xf32>
    }
    return %0#1 : tensor<?x?xf32>
  }
}
