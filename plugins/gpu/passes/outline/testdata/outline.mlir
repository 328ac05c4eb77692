// gpu-kernel-outlining
func @launch(%sz: index, %m: memref<?xf32>) {
  %c = constant 42.0 : f32
  %c1 = constant 1 : index
  %c0 = constant 0 : index
  %d = memref.dim %m, %c0 : memref<?xf32>
  %y = addi %sz, %c1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %sz, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%x = %c1, %yy = %c1, %zz = %c1) {
    %0 = addi %y, %tx : index
    memref.store %c, %m[%0] : memref<?xf32>
    %q = addi %x, %d : index
    memref.store %c, %m[%q] : memref<?xf32>
    %q2 = addi %bx, %c1 : index
    memref.store %c, %m[%gx] : memref<?xf32>
    memref.store %c, %m[%q2] : memref<?xf32>
    call @f() : () -> ()
    gpu.terminator
  }
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%x = %c1, %yy = %c1, %zz = %c1) {
    %cc = constant 1 : i1
 cond_br %cc, ^a, ^b
    ^a: gpu.terminator
    ^b: gpu.terminator
  }
  return
}
func @f() { return }
// -----
memref.global @g : memref<4xf32>
func @callee(%x: f32) -> f32 {
  %0 = memref.get_global @g : memref<4xf32>
  %c0 = constant 0 : index
  %1 = memref.load %0[%c0] : memref<4xf32>
  %2 = addf %x, %1 : f32
  return %2 : f32
}
func @f_kernel() {
  return
}
func @f(%x: f32, %a: index, %b: index, %m: memref<?xf32>) {
  %c0 = constant 0 : index
  %c = cmpi slt, %a, %b : index
  %s = select %c, %a, %b : index
  %s2 = select %c, %a, %c0 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %a, %gy = %a, %gz = %a) threads(%tx, %ty, %tz) in (%sx = %b, %sy = %b, %sz = %b) {
    %0 = call @callee(%x) : (f32) -> f32
    scf.for %i = %c0 to %s step %a {
      scf.if %c {
        memref.store %0, %m[%i] : memref<?xf32>
        memref.store %0, %m[%s2] : memref<?xf32>
      }
    }
    gpu.terminator
  }
  scf.for %i = %c0 to %s step %a {
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %a, %gy = %a, %gz = %a) threads(%tx, %ty, %tz) in (%sx = %b, %sy = %b, %sz = %b) {
      memref.store %x, %m[%i] : memref<?xf32>
      gpu.terminator
    }
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %a, %gy = %a, %gz = %a) threads(%tx, %ty, %tz) in (%sx = %b, %sy = %b, %sz = %b) {
      memref.store %x, %m[%s] : memref<?xf32>
      gpu.terminator
    }
  }
  return
}
func @h(%m: memref<?xf32>, %a: index) {
  return
}
// -----
func @f(%a: index) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %a, %gy = %a, %gz = %a) threads(%tx, %ty, %tz) in (%sx = %a, %sy = %a, %sz = %a) {
    %0 = addi %a, %a {note = @nowhere} : index
    gpu.terminator
  }
  return
}
// wanted
error: 'std.addi' op refers to @nowhere, which the module around the kernel does not have
