// Multiplies each element by a number.
func @scale(%a: memref<?x?xf32>, %by: f32) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %n = memref.dim %a, %c0 : memref<?x?xf32>
  %m = memref.dim %a, %c1 : memref<?x?xf32>
  br ^rows(%c0 : index)
^rows(%i: index):
  %more_rows = cmpi slt, %i, %n : index
  cond_br %more_rows, ^columns(%c0 : index), ^done
^columns(%j: index):
  %more = cmpi slt, %j, %m : index
  cond_br %more, ^element, ^next
^element:
  %old = memref.load %a[%i, %j] : memref<?x?xf32>
  %new = mulf %old, %by : f32
  memref.store %new, %a[%i, %j] : memref<?x?xf32>
  %j1 = addi %j, %c1 : index
  br ^columns(%j1 : index)
^next:
  %i1 = addi %i, %c1 : index
  br ^rows(%i1 : index)
^done:
  return
}

// Adds up the elements of a row, with a buffer of its own on the way.
func @sum(%a: memref<4xf32>) -> f32 {
  %zero = constant 0.0 : f32
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c4 = constant 4 : index
  %sums = memref.alloc(%c1) : memref<?xf32>
  memref.store %zero, %sums[%c0] : memref<?xf32>
  br ^loop(%c0 : index)
^loop(%i: index):
  %more = cmpi slt, %i, %c4 : index
  cond_br %more, ^body, ^done
^body:
  %x = memref.load %a[%i] : memref<4xf32>
  %before = memref.load %sums[%c0] : memref<?xf32>
  %after = addf %before, %x : f32
  memref.store %after, %sums[%c0] : memref<?xf32>
  %next = addi %i, %c1 : index
  br ^loop(%next : index)
^done:
  %sum = memref.load %sums[%c0] : memref<?xf32>
  memref.dealloc %sums : memref<?xf32>
  return %sum : f32
}
