// Sorts in place, by insertion.
func @sort(%m: memref<?xi32>) attributes {llvm.emit_c_interface} {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xi32>
  br ^outer(%c1 : index)
^outer(%i: index):
  %more = cmpi slt, %i, %n : index
  cond_br %more, ^take, ^done
^take:
  %key = memref.load %m[%i] : memref<?xi32>
  br ^inner(%i : index)
^inner(%j: index):
  %positive = cmpi sgt, %j, %c0 : index
  cond_br %positive, ^compare, ^place
^compare:
  %before = subi %j, %c1 : index
  %other = memref.load %m[%before] : memref<?xi32>
  %larger = cmpi sgt, %other, %key : i32
  cond_br %larger, ^shift, ^place
^shift:
  memref.store %other, %m[%j] : memref<?xi32>
  br ^inner(%before : index)
^place:
  memref.store %key, %m[%j] : memref<?xi32>
  %next = addi %i, %c1 : index
  br ^outer(%next : index)
^done:
  return
}
