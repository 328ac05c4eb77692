// func(affine-loop-fusion)
// func(affine-loop-fusion{fusion-maximal})
// func(affine-loop-fusion{fusion-compute-tolerance=20.0})
// -----
// the first element is needed by no iteration
func @f(%a: memref<12xf32>, %t: memref<12xf32>, %o: memref<12xf32>) {
  affine.for %i = 0 to 8 {
    %0 = affine.load %a[%i] : memref<12xf32>
    affine.store %0, %t[%i] : memref<12xf32>
  }
  affine.for %i = 0 to 7 {
    %0 = affine.load %t[%i + 1] : memref<12xf32>
    affine.store %0, %o[%i] : memref<12xf32>
  }
  return
}
// -----
// the last element is needed by no iteration
func @f(%a: memref<12xf32>, %t: memref<12xf32>, %o: memref<12xf32>) {
  affine.for %i = 1 to 9 {
    %0 = affine.load %a[%i] : memref<12xf32>
    affine.store %0, %t[%i] : memref<12xf32>
  }
  affine.for %i = 0 to 7 {
    %0 = affine.load %t[%i + 1] : memref<12xf32>
    affine.store %0, %o[%i] : memref<12xf32>
  }
  return
}
// -----
// one element is needed
func @f(%a: memref<12xf32>, %t: memref<12xf32>, %o: memref<12xf32>) {
  affine.for %i = 0 to 8 {
    %0 = affine.load %a[%i] : memref<12xf32>
    affine.store %0, %t[%i] : memref<12xf32>
  }
  affine.for %i = 0 to 8 {
    %0 = affine.load %t[3] : memref<12xf32>
    affine.store %0, %o[%i] : memref<12xf32>
  }
  return
}
// -----
// the last of two elements is needed
func @f(%a: memref<12xf32>, %t: memref<12xf32>, %o: memref<12xf32>) {
  affine.for %i = 0 to 2 {
    %0 = affine.load %a[%i] : memref<12xf32>
    affine.store %0, %t[%i] : memref<12xf32>
  }
  affine.for %i = 0 to 8 {
    %0 = affine.load %t[1] : memref<12xf32>
    affine.store %0, %o[%i] : memref<12xf32>
  }
  return
}
// -----
// the first of two elements is needed
func @f(%a: memref<12xf32>, %t: memref<12xf32>, %o: memref<12xf32>) {
  affine.for %i = 0 to 2 {
    %0 = affine.load %a[%i] : memref<12xf32>
    affine.store %0, %t[%i] : memref<12xf32>
  }
  affine.for %i = 0 to 8 {
    %0 = affine.load %t[0] : memref<12xf32>
    affine.store %0, %o[%i] : memref<12xf32>
  }
  return
}
// -----
// every second element is needed
func @f(%a: memref<12xf32>, %t: memref<12xf32>, %o: memref<12xf32>) {
  affine.for %i = 1 to 8 {
    %0 = affine.load %a[%i] : memref<12xf32>
    affine.store %0, %t[%i] : memref<12xf32>
  }
  affine.for %i = 0 to 8 step 2 {
    %0 = affine.load %t[%i + 1] : memref<12xf32>
    affine.store %0, %o[%i] : memref<12xf32>
  }
  return
}
// -----
// the last step does not reach the last element
func @f(%a: memref<12xf32>, %t: memref<12xf32>, %o: memref<12xf32>) {
  affine.for %i = 0 to 10 {
    %0 = affine.load %a[%i] : memref<12xf32>
    affine.store %0, %t[%i] : memref<12xf32>
  }
  affine.for %i = 0 to 8 step 3 {
    %0 = affine.load %t[%i] : memref<12xf32>
    %1 = affine.load %t[%i + 1] : memref<12xf32>
    %2 = affine.load %t[%i + 2] : memref<12xf32>
    %s1 = addf %0, %1 : f32
    %s2 = addf %s1, %2 : f32
    affine.store %s2, %o[%i] : memref<12xf32>
  }
  return
}
// -----
// a producer of every second element, behind one of all
func @f(%a: memref<12xf32>, %t: memref<12xf32>, %o: memref<12xf32>) {
  affine.for %i = 0 to 12 {
    %0 = affine.load %a[%i] : memref<12xf32>
    affine.store %0, %t[%i] : memref<12xf32>
  }
  affine.for %i = 0 to 12 step 2 {
    %0 = affine.load %a[%i] : memref<12xf32>
    %1 = addf %0, %0 : f32
    affine.store %1, %t[%i] : memref<12xf32>
  }
  affine.for %i = 0 to 11 {
    %0 = affine.load %t[%i] : memref<12xf32>
    affine.store %0, %o[%i] : memref<12xf32>
  }
  return
}
// -----
// the diagonal, shifted
func @f(%a: memref<12x12xf32>, %t: memref<12x12xf32>, %o: memref<12x12xf32>) {
  affine.for %i = 1 to 9 {
    affine.for %j = 1 to 9 {
      %0 = affine.load %a[%i, %j] : memref<12x12xf32>
      affine.store %0, %t[%i, %j] : memref<12x12xf32>
    }
  }
  affine.for %i = 0 to 8 {
    %0 = affine.load %t[%i + 1, %i + 1] : memref<12x12xf32>
    affine.store %0, %o[%i, 0] : memref<12x12xf32>
  }
  return
}
// -----
// the inner loop of the consumer writes what later slices load
func @f(%a: memref<12x12xf32>, %t: memref<12x12xf32>, %o: memref<12x12xf32>) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %0 = affine.load %a[%i, %j] : memref<12x12xf32>
      affine.store %0, %t[%i, %j] : memref<12x12xf32>
    }
  }
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %0 = affine.load %t[%i, %j] : memref<12x12xf32>
      affine.store %0, %a[%i, %j + 1] : memref<12x12xf32>
    }
  }
  return
}
// -----
// the consumer writes before its inner loop what slices load
func @f(%a: memref<12x12xf32>, %t: memref<12x12xf32>, %o: memref<12x12xf32>, %x: f32) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %0 = affine.load %a[%i, %j] : memref<12x12xf32>
      affine.store %0, %t[%i, %j] : memref<12x12xf32>
    }
  }
  affine.for %i = 0 to 10 {
    affine.store %x, %a[%i, 3] : memref<12x12xf32>
    affine.for %j = 0 to 10 {
      %0 = affine.load %t[%i, %j] : memref<12x12xf32>
      affine.store %0, %o[%i, %j] : memref<12x12xf32>
    }
  }
  return
}
// -----
// the consumer writes what later slices write
func @f(%a: memref<12xf32>, %t: memref<12xf32>, %o: memref<12xf32>, %u: memref<12xf32>, %x: f32) {
  affine.for %i = 0 to 8 {
    %0 = affine.load %a[%i] : memref<12xf32>
    affine.store %0, %t[%i] : memref<12xf32>
    affine.store %0, %u[%i] : memref<12xf32>
  }
  affine.for %k = 0 to 8 {
    affine.for %i = 0 to 8 {
      %0 = affine.load %t[%i] : memref<12xf32>
      affine.store %0, %o[%k] : memref<12xf32>
    }
    affine.store %x, %u[%k] : memref<12xf32>
  }
  return
}
// -----
// a producer that depends on itself, needed in the reverse order
func @f(%a: memref<12xf32>, %t: memref<12xf32>, %o: memref<12xf32>) {
  affine.for %i = 1 to 9 {
    %0 = affine.load %a[%i] : memref<12xf32>
    %1 = affine.load %t[%i - 1] : memref<12xf32>
    %2 = addf %0, %1 : f32
    affine.store %2, %t[%i] : memref<12xf32>
  }
  affine.for %i = 0 to 8 {
    %0 = affine.load %t[-%i + 8] : memref<12xf32>
    affine.store %0, %o[%i] : memref<12xf32>
  }
  return
}
// -----
// a producer whose inner loop depends on itself, needed in the reverse order
func @f(%a: memref<12x12xf32>, %t: memref<12x12xf32>, %o: memref<12x12xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 1 to 9 {
      %0 = affine.load %a[%i, %j] : memref<12x12xf32>
      %1 = affine.load %t[%i, %j - 1] : memref<12x12xf32>
      %2 = addf %0, %1 : f32
      affine.store %2, %t[%i, %j] : memref<12x12xf32>
    }
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %0 = affine.load %t[%i, -%j + 8] : memref<12x12xf32>
      affine.store %0, %o[%i, %j] : memref<12x12xf32>
    }
  }
  return
}
// -----
// a producer that adds to what is there, of which iterations need two elements
func @f(%a: memref<12xf32>, %t: memref<12xf32>, %o: memref<12xf32>) {
  affine.for %i = 0 to 9 {
    %0 = affine.load %a[%i] : memref<12xf32>
    %1 = affine.load %t[%i] : memref<12xf32>
    %2 = addf %0, %1 : f32
    affine.store %2, %t[%i] : memref<12xf32>
  }
  affine.for %i = 0 to 8 {
    %0 = affine.load %t[%i] : memref<12xf32>
    %1 = affine.load %t[%i + 1] : memref<12xf32>
    %s1 = addf %0, %1 : f32
    affine.store %s1, %o[%i] : memref<12xf32>
  }
  return
}
// -----
// a sum beside the inner loop, and shifted elements
func @f(%a: memref<12x12xf32>, %t: memref<12x12xf32>, %o: memref<12x12xf32>, %b: memref<12xf32>) {
  affine.for %i = 1 to 9 {
    %0 = affine.load %b[%i] : memref<12xf32>
    %1 = addf %0, %0 : f32
    affine.store %1, %b[%i] : memref<12xf32>
    affine.for %j = 1 to 9 {
      %2 = affine.load %a[%i, %j] : memref<12x12xf32>
      affine.store %2, %t[%i, %j] : memref<12x12xf32>
    }
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %0 = affine.load %t[%i + 1, %j + 1] : memref<12x12xf32>
      affine.store %0, %o[%i, %j] : memref<12x12xf32>
    }
  }
  return
}
// -----
// a step of two around slices of one shifted element
func @f(%a: memref<12xf32>, %t: memref<12xf32>, %o: memref<12xf32>) {
  affine.for %i = 1 to 8 {
    %0 = affine.load %a[%i] : memref<12xf32>
    affine.store %0, %t[%i] : memref<12xf32>
  }
  affine.for %i = 0 to 7 step 2 {
    %0 = affine.load %t[%i + 1] : memref<12xf32>
    affine.store %0, %o[%i] : memref<12xf32>
  }
  return
}
// -----
// the last elements are needed by no iteration, which needs those before its own
func @f(%a: memref<12xf32>, %t: memref<12xf32>, %o: memref<12xf32>) {
  affine.for %i = 0 to 8 {
    %0 = affine.load %a[%i] : memref<12xf32>
    affine.store %0, %t[%i] : memref<12xf32>
  }
  affine.for %i = 1 to 7 {
    %0 = affine.load %t[%i - 1] : memref<12xf32>
    affine.store %0, %o[%i] : memref<12xf32>
  }
  return
}
