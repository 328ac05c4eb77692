// Heat equation by the method of alternating directions.
func @adi_affine(%u: memref<40x40xf64>, %v: memref<40x40xf64>, %p: memref<40x40xf64>, %q: memref<40x40xf64>) {
  %cst = constant 1.0 : f64
  %cst1 = constant 0.0 : f64
  %cst2 = constant 0.4 : f64
  %cst3 = constant 1.8 : f64
  %cst4 = constant 0.25 : f64
  %cst5 = constant 0.5 : f64
  affine.for %t = 0 to 10 {
    affine.for %i = 1 to 39 {
      affine.store %cst, %v[0, %i] : memref<40x40xf64>
      affine.store %cst1, %p[%i, 0] : memref<40x40xf64>
      %v1 = affine.load %v[0, %i] : memref<40x40xf64>
      affine.store %v1, %q[%i, 0] : memref<40x40xf64>
      affine.for %j = 1 to 39 {
        %p1 = affine.load %p[%i, %j - 1] : memref<40x40xf64>
        %p2 = mulf %cst2, %p1 : f64
        %s = addf %p2, %cst3 : f64
        %q1 = divf %cst2, %s : f64
        affine.store %q1, %p[%i, %j] : memref<40x40xf64>
        %u1 = affine.load %u[%j, %i - 1] : memref<40x40xf64>
        %p3 = mulf %cst4, %u1 : f64
        %u2 = affine.load %u[%j, %i] : memref<40x40xf64>
        %p4 = mulf %cst5, %u2 : f64
        %s1 = addf %p3, %p4 : f64
        %u3 = affine.load %u[%j, %i + 1] : memref<40x40xf64>
        %p5 = mulf %cst4, %u3 : f64
        %s2 = addf %s1, %p5 : f64
        %q2 = affine.load %q[%i, %j - 1] : memref<40x40xf64>
        %p6 = mulf %cst2, %q2 : f64
        %s3 = addf %s2, %p6 : f64
        %p7 = affine.load %p[%i, %j - 1] : memref<40x40xf64>
        %p8 = mulf %cst2, %p7 : f64
        %d = subf %cst3, %p8 : f64
        %q3 = divf %s3, %d : f64
        affine.store %q3, %q[%i, %j] : memref<40x40xf64>
      }
      affine.store %cst, %v[39, %i] : memref<40x40xf64>
      affine.for %j = 1 to 39 {
        %p9 = affine.load %p[%i, -%j + 39] : memref<40x40xf64>
        %v2 = affine.load %v[-%j + 40, %i] : memref<40x40xf64>
        %p10 = mulf %p9, %v2 : f64
        %q4 = affine.load %q[%i, -%j + 39] : memref<40x40xf64>
        %s4 = addf %p10, %q4 : f64
        affine.store %s4, %v[-%j + 39, %i] : memref<40x40xf64>
      }
    }
    affine.for %i = 1 to 39 {
      affine.store %cst, %u[%i, 0] : memref<40x40xf64>
      affine.store %cst1, %p[%i, 0] : memref<40x40xf64>
      %u4 = affine.load %u[%i, 0] : memref<40x40xf64>
      affine.store %u4, %q[%i, 0] : memref<40x40xf64>
      affine.for %j = 1 to 39 {
        %p11 = affine.load %p[%i, %j - 1] : memref<40x40xf64>
        %p12 = mulf %cst2, %p11 : f64
        %s5 = addf %p12, %cst3 : f64
        %q5 = divf %cst2, %s5 : f64
        affine.store %q5, %p[%i, %j] : memref<40x40xf64>
        %v3 = affine.load %v[%i - 1, %j] : memref<40x40xf64>
        %p13 = mulf %cst4, %v3 : f64
        %v4 = affine.load %v[%i, %j] : memref<40x40xf64>
        %p14 = mulf %cst5, %v4 : f64
        %s6 = addf %p13, %p14 : f64
        %v5 = affine.load %v[%i + 1, %j] : memref<40x40xf64>
        %p15 = mulf %cst4, %v5 : f64
        %s7 = addf %s6, %p15 : f64
        %q6 = affine.load %q[%i, %j - 1] : memref<40x40xf64>
        %p16 = mulf %cst2, %q6 : f64
        %s8 = addf %s7, %p16 : f64
        %p17 = affine.load %p[%i, %j - 1] : memref<40x40xf64>
        %p18 = mulf %cst2, %p17 : f64
        %d1 = subf %cst3, %p18 : f64
        %q7 = divf %s8, %d1 : f64
        affine.store %q7, %q[%i, %j] : memref<40x40xf64>
      }
      affine.store %cst, %u[%i, 39] : memref<40x40xf64>
      affine.for %j = 1 to 39 {
        %p19 = affine.load %p[%i, -%j + 39] : memref<40x40xf64>
        %u5 = affine.load %u[%i, -%j + 40] : memref<40x40xf64>
        %p20 = mulf %p19, %u5 : f64
        %q8 = affine.load %q[%i, -%j + 39] : memref<40x40xf64>
        %s9 = addf %p20, %q8 : f64
        affine.store %s9, %u[%i, -%j + 39] : memref<40x40xf64>
      }
    }
  }
  return
}

func @adi_scf(%u: memref<40x40xf64>, %v: memref<40x40xf64>, %p: memref<40x40xf64>, %q: memref<40x40xf64>) {
  %c0 = constant 0 : index
  %c10 = constant 10 : index
  %c1 = constant 1 : index
  %c39 = constant 39 : index
  %c40 = constant 40 : index
  %cst = constant 1.0 : f64
  %cst1 = constant 0.0 : f64
  %cst2 = constant 0.4 : f64
  %cst3 = constant 1.8 : f64
  %cst4 = constant 0.25 : f64
  %cst5 = constant 0.5 : f64
  scf.for %t = %c0 to %c10 step %c1 {
    scf.for %i = %c1 to %c39 step %c1 {
      memref.store %cst, %v[%c0, %i] : memref<40x40xf64>
      memref.store %cst1, %p[%i, %c0] : memref<40x40xf64>
      %v1 = memref.load %v[%c0, %i] : memref<40x40xf64>
      memref.store %v1, %q[%i, %c0] : memref<40x40xf64>
      scf.for %j = %c1 to %c39 step %c1 {
        %x = subi %j, %c1 : index
        %p1 = memref.load %p[%i, %x] : memref<40x40xf64>
        %p2 = mulf %cst2, %p1 : f64
        %s = addf %p2, %cst3 : f64
        %q1 = divf %cst2, %s : f64
        memref.store %q1, %p[%i, %j] : memref<40x40xf64>
        %x1 = subi %i, %c1 : index
        %u1 = memref.load %u[%j, %x1] : memref<40x40xf64>
        %p3 = mulf %cst4, %u1 : f64
        %u2 = memref.load %u[%j, %i] : memref<40x40xf64>
        %p4 = mulf %cst5, %u2 : f64
        %s1 = addf %p3, %p4 : f64
        %x2 = addi %i, %c1 : index
        %u3 = memref.load %u[%j, %x2] : memref<40x40xf64>
        %p5 = mulf %cst4, %u3 : f64
        %s2 = addf %s1, %p5 : f64
        %x3 = subi %j, %c1 : index
        %q2 = memref.load %q[%i, %x3] : memref<40x40xf64>
        %p6 = mulf %cst2, %q2 : f64
        %s3 = addf %s2, %p6 : f64
        %x4 = subi %j, %c1 : index
        %p7 = memref.load %p[%i, %x4] : memref<40x40xf64>
        %p8 = mulf %cst2, %p7 : f64
        %d = subf %cst3, %p8 : f64
        %q3 = divf %s3, %d : f64
        memref.store %q3, %q[%i, %j] : memref<40x40xf64>
      }
      memref.store %cst, %v[%c39, %i] : memref<40x40xf64>
      scf.for %j = %c1 to %c39 step %c1 {
        %x5 = subi %c39, %j : index
        %p9 = memref.load %p[%i, %x5] : memref<40x40xf64>
        %x6 = subi %c40, %j : index
        %v2 = memref.load %v[%x6, %i] : memref<40x40xf64>
        %p10 = mulf %p9, %v2 : f64
        %x7 = subi %c39, %j : index
        %q4 = memref.load %q[%i, %x7] : memref<40x40xf64>
        %s4 = addf %p10, %q4 : f64
        %x8 = subi %c39, %j : index
        memref.store %s4, %v[%x8, %i] : memref<40x40xf64>
      }
    }
    scf.for %i = %c1 to %c39 step %c1 {
      memref.store %cst, %u[%i, %c0] : memref<40x40xf64>
      memref.store %cst1, %p[%i, %c0] : memref<40x40xf64>
      %u4 = memref.load %u[%i, %c0] : memref<40x40xf64>
      memref.store %u4, %q[%i, %c0] : memref<40x40xf64>
      scf.for %j = %c1 to %c39 step %c1 {
        %x9 = subi %j, %c1 : index
        %p11 = memref.load %p[%i, %x9] : memref<40x40xf64>
        %p12 = mulf %cst2, %p11 : f64
        %s5 = addf %p12, %cst3 : f64
        %q5 = divf %cst2, %s5 : f64
        memref.store %q5, %p[%i, %j] : memref<40x40xf64>
        %x10 = subi %i, %c1 : index
        %v3 = memref.load %v[%x10, %j] : memref<40x40xf64>
        %p13 = mulf %cst4, %v3 : f64
        %v4 = memref.load %v[%i, %j] : memref<40x40xf64>
        %p14 = mulf %cst5, %v4 : f64
        %s6 = addf %p13, %p14 : f64
        %x11 = addi %i, %c1 : index
        %v5 = memref.load %v[%x11, %j] : memref<40x40xf64>
        %p15 = mulf %cst4, %v5 : f64
        %s7 = addf %s6, %p15 : f64
        %x12 = subi %j, %c1 : index
        %q6 = memref.load %q[%i, %x12] : memref<40x40xf64>
        %p16 = mulf %cst2, %q6 : f64
        %s8 = addf %s7, %p16 : f64
        %x13 = subi %j, %c1 : index
        %p17 = memref.load %p[%i, %x13] : memref<40x40xf64>
        %p18 = mulf %cst2, %p17 : f64
        %d1 = subf %cst3, %p18 : f64
        %q7 = divf %s8, %d1 : f64
        memref.store %q7, %q[%i, %j] : memref<40x40xf64>
      }
      memref.store %cst, %u[%i, %c39] : memref<40x40xf64>
      scf.for %j = %c1 to %c39 step %c1 {
        %x14 = subi %c39, %j : index
        %p19 = memref.load %p[%i, %x14] : memref<40x40xf64>
        %x15 = subi %c40, %j : index
        %u5 = memref.load %u[%i, %x15] : memref<40x40xf64>
        %p20 = mulf %p19, %u5 : f64
        %x16 = subi %c39, %j : index
        %q8 = memref.load %q[%i, %x16] : memref<40x40xf64>
        %s9 = addf %p20, %q8 : f64
        %x17 = subi %c39, %j : index
        memref.store %s9, %u[%i, %x17] : memref<40x40xf64>
      }
    }
  }
  return
}
