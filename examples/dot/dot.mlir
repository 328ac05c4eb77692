// The dot product of 128 numbers, eight at a time: sum[0] gets eight partial
// sums. The sizes are static, so any memref convention will do.
func @dot(%x: memref<16xvector<8xf32>>, %y: memref<16xvector<8xf32>>, %sum: memref<1xvector<8xf32>>) attributes {llvm.emit_c_interface} {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %n = constant 16 : index
  %zero = constant dense<0.0> : vector<8xf32>
  br ^head(%c0, %zero : index, vector<8xf32>)
^head(%i: index, %acc: vector<8xf32>):
  %more = cmpi slt, %i, %n : index
  cond_br %more, ^body, ^done
^body:
  %a = memref.load %x[%i] : memref<16xvector<8xf32>>
  %b = memref.load %y[%i] : memref<16xvector<8xf32>>
  %p = mulf %a, %b : vector<8xf32>
  %s = addf %acc, %p : vector<8xf32>
  %next = addi %i, %c1 : index
  br ^head(%next, %s : index, vector<8xf32>)
^done:
  memref.store %acc, %sum[%c0] : memref<1xvector<8xf32>>
  return
}
