// func(affine-parallelize)
func @map(%a: memref<100xf32>, %b: memref<100xf32>) {
  affine.for %i = 0 to 100 {
    %0 = affine.load %a[%i] : memref<100xf32>
    affine.store %0, %b[%i] : memref<100xf32>
  }
  return
}
// -----
func @product(%a: memref<64x64xf32>, %b: memref<64x64xf32>, %c: memref<64x64xf32>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      affine.for %k = 0 to 64 {
        %0 = affine.load %a[%i, %k] : memref<64x64xf32>
        %1 = affine.load %b[%k, %j] : memref<64x64xf32>
        %2 = affine.load %c[%i, %j] : memref<64x64xf32>
        %3 = mulf %0, %1 : f32
        %4 = addf %2, %3 : f32
        affine.store %4, %c[%i, %j] : memref<64x64xf32>
      }
    }
  }
  return
}
// -----
func @bounds(%m: memref<?x?xf32>, %n: index, %p: index, %f: f32) {
  affine.for %i = max affine_map<(d0)[s0] -> (d0, s0 - 5)>(%n)[%p] to min affine_map<(d0)[s0] -> (d0 + 10, s0)>(%n)[%p] step 3 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0)[s0] -> (d0 floordiv 2 + s0)>(%i)[%p] step 2 {
      affine.store %f, %m[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
// -----
func @carried(%m: memref<100xf32>) {
  affine.for %i = 1 to 100 {
    %0 = affine.load %m[%i - 1] : memref<100xf32>
    affine.store %0, %m[%i] : memref<100xf32>
  }
  affine.for %i = 0 to 50 {
    %0 = affine.load %m[%i + 50] : memref<100xf32>
    affine.store %0, %m[%i] : memref<100xf32>
  }
  return
}
// -----
func @wavefront(%m: memref<100x100xf32>) {
  affine.for %i = 1 to 100 {
    affine.for %j = 0 to 99 {
      %0 = affine.load %m[%i - 1, %j + 1] : memref<100x100xf32>
      affine.store %0, %m[%i, %j] : memref<100x100xf32>
    }
  }
  affine.for %i = 0 to 99 {
    affine.for %j = 1 to 100 {
      %0 = affine.load %m[%i, %j - 1] : memref<100x100xf32>
      affine.store %0, %m[%i, %j] : memref<100x100xf32>
    }
  }
  return
}
// -----
func private @effect()
func @effects(%m: memref<100xf32>, %f: f32, %c: i1) {
  affine.for %i = 0 to 100 {
    call @effect() : () -> ()
  }
  affine.for %i = 0 to 100 {
    memref.store %f, %m[%i] : memref<100xf32>
  }
  affine.for %i = 0 to 100 {
    %0 = memref.load %m[%i] : memref<100xf32>
  }
  affine.for %i = 0 to 100 {
    %0 = memref.alloc() : memref<1xf32>
    affine.store %f, %0[0] : memref<1xf32>
    memref.dealloc %0 : memref<1xf32>
  }
  affine.for %i = 0 to 100 {
    affine.prefetch %m[%i], read, locality<3>, data : memref<100xf32>
  }
  affine.for %i = 0 to 100 {
    scf.if %c {
      affine.store %f, %m[%i] : memref<100xf32>
    }
  }
  affine.for %i = 0 to 100 {
    %0 = addi %i, %i : index
  }
  return
}
// -----
#set = affine_set<(d0)[s0] : (d0 - s0 >= 0)>
func @conditions(%m: memref<100xf32>, %n: index, %f: f32) {
  affine.for %i = 0 to 50 {
    affine.if #set(%i)[%n] {
      affine.store %f, %m[%i] : memref<100xf32>
    } else {
      affine.store %f, %m[%i] : memref<100xf32>
    }
  }
  affine.for %i = 0 to 50 {
    affine.if affine_set<(d0) : (d0 - 10 == 0)>(%i) {
      affine.store %f, %m[3] : memref<100xf32>
    }
  }
  return
}
// -----
func @inside(%m: memref<100xf32>, %n: index, %f: f32) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  scf.for %k = %c0 to %n step %c1 {
    affine.for %i = 0 to 50 {
      affine.store %f, %m[%i] : memref<100xf32>
    }
  }
  affine.for %i = 0 to 50 {
    %0 = affine.for %j = 0 to 10 iter_args(%x = %f) -> (f32) {
      %1 = addf %x, %x : f32
      affine.yield %1 : f32
    }
    affine.store %0, %m[%i] : memref<100xf32>
  }
  return
}
// -----
func @same_element(%m: memref<100xf32>, %n: index, %f: f32) {
  affine.for %i = 0 to 50 {
    affine.store %f, %m[symbol(%n)] : memref<100xf32>
  }
  affine.for %i = 0 to 50 {
    %0 = affine.load %m[symbol(%n)] : memref<100xf32>
  }
  affine.for %i = 0 to 50 {
    affine.store %f, %m[%i mod 50] : memref<100xf32>
    affine.store %f, %m[%i floordiv 2] : memref<100xf32>
  }
  affine.for %i = 0 to 1 {
    affine.store %f, %m[0] : memref<100xf32>
  }
  affine.for %i = 0 to 50 {
    affine.store %f, %m[%i * symbol(%n)] : memref<100xf32>
  }
  return
}
// -----
func @locals(%m: memref<100xf32>, %f: f32) {
  %a = memref.alloc() : memref<100xf32>
  affine.for %i = 0 to 50 {
    affine.store %f, %a[%i] : memref<100xf32>
    %0 = affine.load %m[%i + 1] : memref<100xf32>
    affine.store %0, %a[%i] : memref<100xf32>
  }
  memref.dealloc %a : memref<100xf32>
  return
}
// -----
func @halves(%m: memref<100xf32>) {
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%i * 2 + 1] : memref<100xf32>
    affine.store %0, %m[%i * 4] : memref<100xf32>
    %1 = affine.load %m[%i mod 2 + 50] : memref<100xf32>
    affine.store %1, %m[%i + 60] : memref<100xf32>
  }
  return
}
// -----
func @thin(%m: memref<?xf32>, %f: f32) {
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 3 {
      affine.store %f, %m[%i * 7 + %j * 3] : memref<?xf32>
    }
  }
  return
}
