// Gauss-Seidel iteration in the plane, in place, in tiles of 16 steps, rows and columns: iteration
// (t, i, j) is (t, u, w) = (t, t + i, 2 t + i + j), along which all dependences point forward.
func @seidel2d_tiled_affine(%A: memref<90x90xf64>) {
  %cst = constant 9.0 : f64
  affine.for %tt = 0 to 1 {
    affine.for %uu = 0 to 7 {
      affine.for %ww = 0 to 13 {
        affine.for %t = affine_map<(d0) -> (d0 * 16)>(%tt) to min affine_map<(d0) -> (12, d0 * 16 + 16)>(%tt) {
          affine.for %u = max affine_map<(d0, d1) -> (d0 + 1, d1 * 16)>(%t, %uu) to min affine_map<(d0, d1) -> (d0 + 89, d1 * 16 + 16)>(%t, %uu) {
            affine.for %w = max affine_map<(d0, d1, d2) -> (d0 + d1 + 1, d2 * 16)>(%t, %u, %ww) to min affine_map<(d0, d1, d2) -> (d0 + d1 + 89, d2 * 16 + 16)>(%t, %u, %ww) {
              %a = affine.load %A[%u - %t - 1, %w - %u - %t - 1] : memref<90x90xf64>
              %b = affine.load %A[%u - %t - 1, %w - %u - %t] : memref<90x90xf64>
              %s1 = addf %a, %b : f64
              %c = affine.load %A[%u - %t - 1, %w - %u - %t + 1] : memref<90x90xf64>
              %s2 = addf %s1, %c : f64
              %d = affine.load %A[%u - %t, %w - %u - %t - 1] : memref<90x90xf64>
              %s3 = addf %s2, %d : f64
              %e = affine.load %A[%u - %t, %w - %u - %t] : memref<90x90xf64>
              %s4 = addf %s3, %e : f64
              %f = affine.load %A[%u - %t, %w - %u - %t + 1] : memref<90x90xf64>
              %s5 = addf %s4, %f : f64
              %g = affine.load %A[%u - %t + 1, %w - %u - %t - 1] : memref<90x90xf64>
              %s6 = addf %s5, %g : f64
              %h = affine.load %A[%u - %t + 1, %w - %u - %t] : memref<90x90xf64>
              %s7 = addf %s6, %h : f64
              %l = affine.load %A[%u - %t + 1, %w - %u - %t + 1] : memref<90x90xf64>
              %s8 = addf %s7, %l : f64
              %q = divf %s8, %cst : f64
              affine.store %q, %A[%u - %t, %w - %u - %t] : memref<90x90xf64>
            }
          }
        }
      }
    }
  }
  return
}

func @seidel2d_tiled_scf(%A: memref<90x90xf64>) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c7 = constant 7 : index
  %c12 = constant 12 : index
  %c13 = constant 13 : index
  %c16 = constant 16 : index
  %c89 = constant 89 : index
  %cst = constant 9.0 : f64
  scf.for %tt = %c0 to %c1 step %c1 {
    scf.for %uu = %c0 to %c7 step %c1 {
      scf.for %ww = %c0 to %c13 step %c1 {
        %t0 = muli %tt, %c16 : index
        %t1 = addi %t0, %c16 : index
        %tc = cmpi slt, %c12, %t1 : index
        %t2 = select %tc, %c12, %t1 : index
        scf.for %t = %t0 to %t2 step %c1 {
          %u0 = muli %uu, %c16 : index
          %u1 = addi %u0, %c16 : index
          %u2 = addi %t, %c1 : index
          %uc = cmpi sgt, %u2, %u0 : index
          %u3 = select %uc, %u2, %u0 : index
          %u4 = addi %t, %c89 : index
          %ud = cmpi slt, %u4, %u1 : index
          %u5 = select %ud, %u4, %u1 : index
          scf.for %u = %u3 to %u5 step %c1 {
            %w0 = muli %ww, %c16 : index
            %w1 = addi %w0, %c16 : index
            %tu = addi %t, %u : index
            %w2 = addi %tu, %c1 : index
            %wc = cmpi sgt, %w2, %w0 : index
            %w3 = select %wc, %w2, %w0 : index
            %w4 = addi %tu, %c89 : index
            %wd = cmpi slt, %w4, %w1 : index
            %w5 = select %wd, %w4, %w1 : index
            %i = subi %u, %t : index
            %im = subi %i, %c1 : index
            %ip = addi %i, %c1 : index
            scf.for %w = %w3 to %w5 step %c1 {
              %j = subi %w, %tu : index
              %jm = subi %j, %c1 : index
              %jp = addi %j, %c1 : index
              %a = memref.load %A[%im, %jm] : memref<90x90xf64>
              %b = memref.load %A[%im, %j] : memref<90x90xf64>
              %s1 = addf %a, %b : f64
              %c = memref.load %A[%im, %jp] : memref<90x90xf64>
              %s2 = addf %s1, %c : f64
              %d = memref.load %A[%i, %jm] : memref<90x90xf64>
              %s3 = addf %s2, %d : f64
              %e = memref.load %A[%i, %j] : memref<90x90xf64>
              %s4 = addf %s3, %e : f64
              %f = memref.load %A[%i, %jp] : memref<90x90xf64>
              %s5 = addf %s4, %f : f64
              %g = memref.load %A[%ip, %jm] : memref<90x90xf64>
              %s6 = addf %s5, %g : f64
              %h = memref.load %A[%ip, %j] : memref<90x90xf64>
              %s7 = addf %s6, %h : f64
              %l = memref.load %A[%ip, %jp] : memref<90x90xf64>
              %s8 = addf %s7, %l : f64
              %q = divf %s8, %cst : f64
              memref.store %q, %A[%i, %j] : memref<90x90xf64>
            }
          }
        }
      }
    }
  }
  return
}
