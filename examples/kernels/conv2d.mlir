// 2-D convolution with dilation D; the image is padded by P zeros on each side.
func @conv2d_affine(%I: memref<128x128xf64>, %F: memref<5x5xf64>, %O: memref<128x128xf64>) {
  %cst = constant 0.0 : f64
  affine.for %i = 0 to 128 {
    affine.for %j = 0 to 128 {
      affine.store %cst, %O[%i, %j] : memref<128x128xf64>
      affine.for %k = 0 to 5 {
        affine.for %l = 0 to 5 {
          affine.if affine_set<(d0, d1, d2, d3) : (d0 + d1 * 2 - 4 >= 0, -d0 - d1 * 2 + 131 >= 0, d2 + d3 * 2 - 4 >= 0, -d2 - d3 * 2 + 131 >= 0)>(%i, %k, %j, %l) {
            %o = affine.load %O[%i, %j] : memref<128x128xf64>
            %f = affine.load %F[%k, %l] : memref<5x5xf64>
            %i1 = affine.load %I[%i + %k * 2 - 4, %j + %l * 2 - 4] : memref<128x128xf64>
            %p = mulf %f, %i1 : f64
            %s = addf %o, %p : f64
            affine.store %s, %O[%i, %j] : memref<128x128xf64>
          }
        }
      }
    }
  }
  return
}

func @conv2d_scf(%I: memref<128x128xf64>, %F: memref<5x5xf64>, %O: memref<128x128xf64>) {
  %c0 = constant 0 : index
  %c128 = constant 128 : index
  %c1 = constant 1 : index
  %cst = constant 0.0 : f64
  %c5 = constant 5 : index
  %c2 = constant 2 : index
  %c4 = constant 4 : index
  %c131 = constant 131 : index
  scf.for %i = %c0 to %c128 step %c1 {
    scf.for %j = %c0 to %c128 step %c1 {
      memref.store %cst, %O[%i, %j] : memref<128x128xf64>
      scf.for %k = %c0 to %c5 step %c1 {
        scf.for %l = %c0 to %c5 step %c1 {
          %ks = muli %k, %c2 : index
          %x = addi %i, %ks : index
          %x1 = subi %x, %c4 : index
          %in = cmpi sge, %x1, %c0 : index
          %ks1 = muli %k, %c2 : index
          %x2 = subi %c131, %i : index
          %x3 = subi %x2, %ks1 : index
          %in1 = cmpi sge, %x3, %c0 : index
          %in2 = and %in, %in1 : i1
          %ls = muli %l, %c2 : index
          %x4 = addi %j, %ls : index
          %x5 = subi %x4, %c4 : index
          %in3 = cmpi sge, %x5, %c0 : index
          %in4 = and %in2, %in3 : i1
          %ls1 = muli %l, %c2 : index
          %x6 = subi %c131, %j : index
          %x7 = subi %x6, %ls1 : index
          %in5 = cmpi sge, %x7, %c0 : index
          %in6 = and %in4, %in5 : i1
          scf.if %in6 {
            %o = memref.load %O[%i, %j] : memref<128x128xf64>
            %f = memref.load %F[%k, %l] : memref<5x5xf64>
            %ks2 = muli %k, %c2 : index
            %x8 = addi %i, %ks2 : index
            %x9 = subi %x8, %c4 : index
            %ls2 = muli %l, %c2 : index
            %x10 = addi %j, %ls2 : index
            %x11 = subi %x10, %c4 : index
            %i1 = memref.load %I[%x9, %x11] : memref<128x128xf64>
            %p = mulf %f, %i1 : f64
            %s = addf %o, %p : f64
            memref.store %s, %O[%i, %j] : memref<128x128xf64>
          }
        }
      }
    }
  }
  return
}
