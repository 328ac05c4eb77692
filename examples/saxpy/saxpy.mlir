// y = a * x + y, for as many elements as x has.
func @saxpy(%a: f32, %x: memref<?xf32>, %y: memref<?xf32>) attributes {llvm.emit_c_interface} {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  br ^head(%c0 : index)
^head(%i: index):
  %more = cmpi slt, %i, %n : index
  cond_br %more, ^body, ^done
^body:
  %xi = memref.load %x[%i] : memref<?xf32>
  %yi = memref.load %y[%i] : memref<?xf32>
  %p = mulf %a, %xi : f32
  %s = addf %p, %yi : f32
  memref.store %s, %y[%i] : memref<?xf32>
  %next = addi %i, %c1 : index
  br ^head(%next : index)
^done:
  return
}
