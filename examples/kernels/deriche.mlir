// Edge detection by Deriche's recursive filter.
func @deriche_affine(%alpha: memref<1xf64>, %X: memref<48x40xf64>, %Y: memref<48x40xf64>, %U: memref<48x40xf64>, %V: memref<48x40xf64>) {
  %cst = constant 1.0 : f64
  %cst1 = constant 2.0 : f64
  %cst2 = constant 0.0 : f64
  %a = affine.load %alpha[0] : memref<1xf64>
  %n = negf %a : f64
  %e = math.exp %n : f64
  %d = subf %cst, %e : f64
  %d1 = subf %cst, %e : f64
  %p = mulf %d, %d1 : f64
  %p1 = mulf %cst1, %a : f64
  %p2 = mulf %p1, %e : f64
  %s = addf %cst, %p2 : f64
  %p3 = mulf %cst1, %a : f64
  %e1 = math.exp %p3 : f64
  %d2 = subf %s, %e1 : f64
  %q = divf %p, %d2 : f64
  %p4 = mulf %q, %e : f64
  %d3 = subf %a, %cst : f64
  %p5 = mulf %p4, %d3 : f64
  %p6 = mulf %q, %e : f64
  %s1 = addf %a, %cst : f64
  %p7 = mulf %p6, %s1 : f64
  %n1 = negf %q : f64
  %n2 = negf %cst1 : f64
  %p8 = mulf %n2, %a : f64
  %e2 = math.exp %p8 : f64
  %p9 = mulf %n1, %e2 : f64
  %n3 = negf %a : f64
  %w = math.powf %cst1, %n3 : f64
  %n4 = negf %cst1 : f64
  %p10 = mulf %n4, %a : f64
  %e3 = math.exp %p10 : f64
  %n5 = negf %e3 : f64
  affine.for %i = 0 to 48 {
    %r:3 = affine.for %j = 0 to 40 iter_args(%x = %cst2, %uu = %cst2, %u = %cst2) -> (f64, f64, f64) {
      %x1 = affine.load %X[%i, %j] : memref<48x40xf64>
      %p11 = mulf %q, %x1 : f64
      %p12 = mulf %p5, %x : f64
      %s2 = addf %p11, %p12 : f64
      %p13 = mulf %w, %u : f64
      %s3 = addf %s2, %p13 : f64
      %p14 = mulf %n5, %uu : f64
      %s4 = addf %s3, %p14 : f64
      affine.store %s4, %U[%i, %j] : memref<48x40xf64>
      %x2 = affine.load %X[%i, %j] : memref<48x40xf64>
      %u1 = affine.load %U[%i, %j] : memref<48x40xf64>
      affine.yield %x2, %u, %u1 : f64, f64, f64
    }
  }
  affine.for %i = 0 to 48 {
    %r1:4 = affine.for %j = 0 to 40 iter_args(%xx = %cst2, %x3 = %cst2, %vv = %cst2, %v = %cst2) -> (f64, f64, f64, f64) {
      %p15 = mulf %p7, %x3 : f64
      %p16 = mulf %p9, %xx : f64
      %s5 = addf %p15, %p16 : f64
      %p17 = mulf %w, %v : f64
      %s6 = addf %s5, %p17 : f64
      %p18 = mulf %n5, %vv : f64
      %s7 = addf %s6, %p18 : f64
      affine.store %s7, %V[%i, -%j + 39] : memref<48x40xf64>
      %x4 = affine.load %X[%i, -%j + 39] : memref<48x40xf64>
      %v1 = affine.load %V[%i, -%j + 39] : memref<48x40xf64>
      affine.yield %x3, %x4, %v, %v1 : f64, f64, f64, f64
    }
  }
  affine.for %i = 0 to 48 {
    affine.for %j = 0 to 40 {
      %u2 = affine.load %U[%i, %j] : memref<48x40xf64>
      %v2 = affine.load %V[%i, %j] : memref<48x40xf64>
      %s8 = addf %u2, %v2 : f64
      affine.store %s8, %Y[%i, %j] : memref<48x40xf64>
    }
  }
  affine.for %j = 0 to 40 {
    %r2:3 = affine.for %i = 0 to 48 iter_args(%x5 = %cst2, %uu1 = %cst2, %u3 = %cst2) -> (f64, f64, f64) {
      %y = affine.load %Y[%i, %j] : memref<48x40xf64>
      %p19 = mulf %q, %y : f64
      %p20 = mulf %p5, %x5 : f64
      %s9 = addf %p19, %p20 : f64
      %p21 = mulf %w, %u3 : f64
      %s10 = addf %s9, %p21 : f64
      %p22 = mulf %n5, %uu1 : f64
      %s11 = addf %s10, %p22 : f64
      affine.store %s11, %U[%i, %j] : memref<48x40xf64>
      %y1 = affine.load %Y[%i, %j] : memref<48x40xf64>
      %u4 = affine.load %U[%i, %j] : memref<48x40xf64>
      affine.yield %y1, %u3, %u4 : f64, f64, f64
    }
  }
  affine.for %j = 0 to 40 {
    %r3:4 = affine.for %i = 0 to 48 iter_args(%xx1 = %cst2, %x6 = %cst2, %vv1 = %cst2, %v3 = %cst2) -> (f64, f64, f64, f64) {
      %p23 = mulf %p7, %x6 : f64
      %p24 = mulf %p9, %xx1 : f64
      %s12 = addf %p23, %p24 : f64
      %p25 = mulf %w, %v3 : f64
      %s13 = addf %s12, %p25 : f64
      %p26 = mulf %n5, %vv1 : f64
      %s14 = addf %s13, %p26 : f64
      affine.store %s14, %V[-%i + 47, %j] : memref<48x40xf64>
      %y2 = affine.load %Y[-%i + 47, %j] : memref<48x40xf64>
      %v4 = affine.load %V[-%i + 47, %j] : memref<48x40xf64>
      affine.yield %x6, %y2, %v3, %v4 : f64, f64, f64, f64
    }
  }
  affine.for %i = 0 to 48 {
    affine.for %j = 0 to 40 {
      %u5 = affine.load %U[%i, %j] : memref<48x40xf64>
      %v5 = affine.load %V[%i, %j] : memref<48x40xf64>
      %s15 = addf %u5, %v5 : f64
      affine.store %s15, %Y[%i, %j] : memref<48x40xf64>
    }
  }
  return
}

func @deriche_scf(%alpha: memref<1xf64>, %X: memref<48x40xf64>, %Y: memref<48x40xf64>, %U: memref<48x40xf64>, %V: memref<48x40xf64>) {
  %c0 = constant 0 : index
  %c48 = constant 48 : index
  %c1 = constant 1 : index
  %c40 = constant 40 : index
  %c39 = constant 39 : index
  %c47 = constant 47 : index
  %cst = constant 1.0 : f64
  %cst1 = constant 2.0 : f64
  %cst2 = constant 0.0 : f64
  %a = memref.load %alpha[%c0] : memref<1xf64>
  %n = negf %a : f64
  %e = math.exp %n : f64
  %d = subf %cst, %e : f64
  %d1 = subf %cst, %e : f64
  %p = mulf %d, %d1 : f64
  %p1 = mulf %cst1, %a : f64
  %p2 = mulf %p1, %e : f64
  %s = addf %cst, %p2 : f64
  %p3 = mulf %cst1, %a : f64
  %e1 = math.exp %p3 : f64
  %d2 = subf %s, %e1 : f64
  %q = divf %p, %d2 : f64
  %p4 = mulf %q, %e : f64
  %d3 = subf %a, %cst : f64
  %p5 = mulf %p4, %d3 : f64
  %p6 = mulf %q, %e : f64
  %s1 = addf %a, %cst : f64
  %p7 = mulf %p6, %s1 : f64
  %n1 = negf %q : f64
  %n2 = negf %cst1 : f64
  %p8 = mulf %n2, %a : f64
  %e2 = math.exp %p8 : f64
  %p9 = mulf %n1, %e2 : f64
  %n3 = negf %a : f64
  %w = math.powf %cst1, %n3 : f64
  %n4 = negf %cst1 : f64
  %p10 = mulf %n4, %a : f64
  %e3 = math.exp %p10 : f64
  %n5 = negf %e3 : f64
  scf.for %i = %c0 to %c48 step %c1 {
    %r:3 = scf.for %j = %c0 to %c40 step %c1 iter_args(%x = %cst2, %uu = %cst2, %u = %cst2) -> (f64, f64, f64) {
      %x1 = memref.load %X[%i, %j] : memref<48x40xf64>
      %p11 = mulf %q, %x1 : f64
      %p12 = mulf %p5, %x : f64
      %s2 = addf %p11, %p12 : f64
      %p13 = mulf %w, %u : f64
      %s3 = addf %s2, %p13 : f64
      %p14 = mulf %n5, %uu : f64
      %s4 = addf %s3, %p14 : f64
      memref.store %s4, %U[%i, %j] : memref<48x40xf64>
      %x2 = memref.load %X[%i, %j] : memref<48x40xf64>
      %u1 = memref.load %U[%i, %j] : memref<48x40xf64>
      scf.yield %x2, %u, %u1 : f64, f64, f64
    }
  }
  scf.for %i = %c0 to %c48 step %c1 {
    %r1:4 = scf.for %j = %c0 to %c40 step %c1 iter_args(%xx = %cst2, %x3 = %cst2, %vv = %cst2, %v = %cst2) -> (f64, f64, f64, f64) {
      %p15 = mulf %p7, %x3 : f64
      %p16 = mulf %p9, %xx : f64
      %s5 = addf %p15, %p16 : f64
      %p17 = mulf %w, %v : f64
      %s6 = addf %s5, %p17 : f64
      %p18 = mulf %n5, %vv : f64
      %s7 = addf %s6, %p18 : f64
      %x4 = subi %c39, %j : index
      memref.store %s7, %V[%i, %x4] : memref<48x40xf64>
      %x5 = subi %c39, %j : index
      %x6 = memref.load %X[%i, %x5] : memref<48x40xf64>
      %x7 = subi %c39, %j : index
      %v1 = memref.load %V[%i, %x7] : memref<48x40xf64>
      scf.yield %x3, %x6, %v, %v1 : f64, f64, f64, f64
    }
  }
  scf.for %i = %c0 to %c48 step %c1 {
    scf.for %j = %c0 to %c40 step %c1 {
      %u2 = memref.load %U[%i, %j] : memref<48x40xf64>
      %v2 = memref.load %V[%i, %j] : memref<48x40xf64>
      %s8 = addf %u2, %v2 : f64
      memref.store %s8, %Y[%i, %j] : memref<48x40xf64>
    }
  }
  scf.for %j = %c0 to %c40 step %c1 {
    %r2:3 = scf.for %i = %c0 to %c48 step %c1 iter_args(%x8 = %cst2, %uu1 = %cst2, %u3 = %cst2) -> (f64, f64, f64) {
      %y = memref.load %Y[%i, %j] : memref<48x40xf64>
      %p19 = mulf %q, %y : f64
      %p20 = mulf %p5, %x8 : f64
      %s9 = addf %p19, %p20 : f64
      %p21 = mulf %w, %u3 : f64
      %s10 = addf %s9, %p21 : f64
      %p22 = mulf %n5, %uu1 : f64
      %s11 = addf %s10, %p22 : f64
      memref.store %s11, %U[%i, %j] : memref<48x40xf64>
      %y1 = memref.load %Y[%i, %j] : memref<48x40xf64>
      %u4 = memref.load %U[%i, %j] : memref<48x40xf64>
      scf.yield %y1, %u3, %u4 : f64, f64, f64
    }
  }
  scf.for %j = %c0 to %c40 step %c1 {
    %r3:4 = scf.for %i = %c0 to %c48 step %c1 iter_args(%xx1 = %cst2, %x9 = %cst2, %vv1 = %cst2, %v3 = %cst2) -> (f64, f64, f64, f64) {
      %p23 = mulf %p7, %x9 : f64
      %p24 = mulf %p9, %xx1 : f64
      %s12 = addf %p23, %p24 : f64
      %p25 = mulf %w, %v3 : f64
      %s13 = addf %s12, %p25 : f64
      %p26 = mulf %n5, %vv1 : f64
      %s14 = addf %s13, %p26 : f64
      %x10 = subi %c47, %i : index
      memref.store %s14, %V[%x10, %j] : memref<48x40xf64>
      %x11 = subi %c47, %i : index
      %y2 = memref.load %Y[%x11, %j] : memref<48x40xf64>
      %x12 = subi %c47, %i : index
      %v4 = memref.load %V[%x12, %j] : memref<48x40xf64>
      scf.yield %x9, %y2, %v3, %v4 : f64, f64, f64, f64
    }
  }
  scf.for %i = %c0 to %c48 step %c1 {
    scf.for %j = %c0 to %c40 step %c1 {
      %u5 = memref.load %U[%i, %j] : memref<48x40xf64>
      %v5 = memref.load %V[%i, %j] : memref<48x40xf64>
      %s15 = addf %u5, %v5 : f64
      memref.store %s15, %Y[%i, %j] : memref<48x40xf64>
    }
  }
  return
}
