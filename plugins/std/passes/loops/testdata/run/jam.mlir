// func(affine-loop-unroll-jam{unroll-jam-factor=2})
// func(affine-loop-unroll-jam{unroll-jam-factor=3})
// func(affine-loop-unroll-jam{unroll-jam-factor=4})
// func(affine-loop-unroll-jam{recurrences unroll-jam-factor=4})
// -----
// what an iteration stores the next but one loads, further ahead in the inner loop
func @f(%a: memref<12x12xf32>) {
  affine.for %i = 2 to 12 {
    affine.for %j = 0 to 10 {
      %0 = affine.load %a[%i - 2, %j + 1] : memref<12x12xf32>
      %1 = addf %0, %0 : f32
      affine.store %1, %a[%i, %j] : memref<12x12xf32>
    }
  }
  return
}
// -----
// three iterations apart
func @f(%a: memref<12x12xf32>) {
  affine.for %i = 3 to 12 {
    affine.for %j = 0 to 10 {
      %0 = affine.load %a[%i - 3, %j + 1] : memref<12x12xf32>
      %1 = addf %0, %0 : f32
      affine.store %1, %a[%i, %j] : memref<12x12xf32>
    }
  }
  return
}
// -----
// as far apart as the factor in steps of two
func @f(%a: memref<16x12xf32>) {
  affine.for %i = 4 to 16 step 2 {
    affine.for %j = 0 to 10 {
      %0 = affine.load %a[%i - 4, %j + 1] : memref<16x12xf32>
      %1 = addf %0, %0 : f32
      affine.store %1, %a[%i, %j] : memref<16x12xf32>
    }
  }
  return
}
// -----
// forwards in the inner loop
func @f(%a: memref<12x12xf32>) {
  affine.for %i = 1 to 12 {
    affine.for %j = 1 to 12 {
      %0 = affine.load %a[%i - 1, %j - 1] : memref<12x12xf32>
      %1 = addf %0, %0 : f32
      affine.store %1, %a[%i, %j] : memref<12x12xf32>
    }
  }
  return
}
// -----
// backwards in the inner loop
func @f(%a: memref<12x12xf32>) {
  affine.for %i = 1 to 12 {
    affine.for %j = 0 to 11 {
      %0 = affine.load %a[%i - 1, %j + 1] : memref<12x12xf32>
      %1 = addf %0, %0 : f32
      affine.store %1, %a[%i, %j] : memref<12x12xf32>
    }
  }
  return
}
// -----
// loads of the iteration before, in the text behind and before the store
func @f(%a: memref<12x12xf32>, %b: memref<12x12xf32>) {
  affine.for %i = 1 to 12 {
    affine.for %j = 0 to 11 {
      %0 = affine.load %b[%i, %j] : memref<12x12xf32>
      affine.store %0, %a[%i, %j] : memref<12x12xf32>
    }
    affine.for %j = 0 to 11 {
      %0 = affine.load %a[%i - 1, %j] : memref<12x12xf32>
      affine.store %0, %b[%i, %j] : memref<12x12xf32>
    }
  }
  return
}
// -----
// the load is in a loop before that of the store
func @f(%a: memref<12x12xf32>, %b: memref<12x12xf32>) {
  affine.for %i = 1 to 12 {
    affine.for %j = 0 to 11 {
      %0 = affine.load %a[%i - 1, %j] : memref<12x12xf32>
      affine.store %0, %b[%i, %j] : memref<12x12xf32>
    }
    affine.for %j = 0 to 11 {
      %0 = affine.load %b[%i, %j] : memref<12x12xf32>
      %1 = addf %0, %0 : f32
      affine.store %1, %a[%i, %j] : memref<12x12xf32>
    }
  }
  return
}
// -----
// beside the loop inside, before and behind it
func @f(%a: memref<12xf32>, %b: memref<12x12xf32>) {
  affine.for %i = 1 to 11 {
    %0 = affine.load %a[%i - 1] : memref<12xf32>
    affine.store %0, %b[%i, 0] : memref<12x12xf32>
    affine.for %j = 1 to 11 {
      %1 = affine.load %b[%i, %j - 1] : memref<12x12xf32>
      %2 = addf %1, %0 : f32
      affine.store %2, %b[%i, %j] : memref<12x12xf32>
    }
    %3 = affine.load %b[%i, 10] : memref<12x12xf32>
    affine.store %3, %a[%i] : memref<12xf32>
  }
  return
}
// -----
// the inner loop reads what the iteration before left behind it
func @f(%a: memref<12xf32>, %b: memref<12x12xf32>) {
  affine.for %i = 1 to 11 {
    affine.for %j = 1 to 11 {
      %1 = affine.load %a[%i - 1] : memref<12xf32>
      affine.store %1, %b[%i, %j] : memref<12x12xf32>
    }
    %3 = affine.load %b[%i, 10] : memref<12x12xf32>
    %4 = addf %3, %3 : f32
    affine.store %4, %a[%i] : memref<12xf32>
  }
  return
}
// -----
// one element for all
func @f(%a: memref<12x12xf32>, %s: memref<1xf32>) {
  affine.for %i = 0 to 12 {
    affine.for %j = 0 to 12 {
      %0 = affine.load %s[0] : memref<1xf32>
      %1 = affine.load %a[%i, %j] : memref<12x12xf32>
      %2 = addf %0, %0 : f32
      %3 = addf %2, %1 : f32
      affine.store %3, %s[0] : memref<1xf32>
    }
  }
  return
}
// -----
// an element that does not move with the inner loop
func @f(%a: memref<12x12xf32>, %s: memref<12xf32>) {
  affine.for %i = 0 to 12 {
    affine.for %j = 0 to 12 {
      %0 = affine.load %s[%i] : memref<12xf32>
      %1 = affine.load %a[%i, %j] : memref<12x12xf32>
      %2 = addf %0, %0 : f32
      %3 = addf %2, %1 : f32
      affine.store %3, %s[%i] : memref<12xf32>
    }
  }
  return
}
// -----
// iterations that are left, and perhaps none at all
func @f(%a: memref<12x12xf32>, %n: index) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %n {
      %0 = affine.load %a[%i, %j] : memref<12x12xf32>
      %1 = addf %0, %0 : f32
      affine.store %1, %a[%i, %j] : memref<12x12xf32>
    }
  }
  return
}
// -----
// negative bounds, and values that are carried
func @f(%a: memref<12x12xf32>, %s: memref<12xf32>, %x: f32) {
  affine.for %i = -5 to 6 {
    %0 = affine.for %j = -6 to 6 iter_args(%p = %x) -> (f32) {
      %1 = affine.load %a[%i + 5, %j + 6] : memref<12x12xf32>
      %2 = addf %p, %p : f32
      %3 = addf %2, %1 : f32
      affine.yield %3 : f32
    }
    affine.store %0, %s[%i + 5] : memref<12xf32>
  }
  return
}
// -----
// the inner bound is that of the outer loop
func @f(%a: memref<12x12xf32>) {
  affine.for %i = 0 to 12 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      %0 = affine.load %a[%i, %j] : memref<12x12xf32>
      %1 = addf %0, %0 : f32
      affine.store %1, %a[%j, %i] : memref<12x12xf32>
    }
  }
  return
}
// -----
// a loop under a condition
func @f(%a: memref<12x12xf32>) {
  affine.for %i = 1 to 12 {
    affine.if affine_set<(d0) : (d0 mod 3 - 1 >= 0)>(%i) {
      affine.for %j = 0 to 11 {
        %0 = affine.load %a[%i - 1, %j + 1] : memref<12x12xf32>
        %1 = addf %0, %0 : f32
        affine.store %1, %a[%i, %j] : memref<12x12xf32>
      }
    }
  }
  return
}
// -----
// an iteration stores, behind a third loop, what the next one loads before it
func @f(%a: memref<12x12xf32>, %b: memref<12x12xf32>) {
  affine.for %i = 1 to 12 {
    affine.for %j = 0 to 12 {
      %0 = affine.load %a[%i - 1, %j] : memref<12x12xf32>
      affine.store %0, %b[%i, %j] : memref<12x12xf32>
      affine.for %k = 0 to 3 {
        %1 = affine.load %b[%i, %j] : memref<12x12xf32>
        %2 = addf %1, %1 : f32
        affine.store %2, %b[%i, %j] : memref<12x12xf32>
      }
      %3 = affine.load %b[%i, %j] : memref<12x12xf32>
      affine.store %3, %a[%i, %j] : memref<12x12xf32>
    }
  }
  return
}
// -----
// data decide which elements
func @f(%a: memref<12x12xf32>, %p: memref<12xindex>) {
  affine.for %i = 0 to 12 {
    affine.for %j = 0 to 11 {
      %c2 = constant 2 : index
      %c1 = constant 1 : index
      %v = memref.load %p[%i] : memref<12xindex>
      %x = remi_signed %v, %c2 : index
      %next = addi %j, %c1 : index
      %0 = memref.load %a[%x, %next] : memref<12x12xf32>
      %1 = addf %0, %0 : f32
      memref.store %1, %a[%x, %j] : memref<12x12xf32>
    }
  }
  return
}
// -----
// the outer loop carries a value
func @f(%a: memref<12x12xf32>, %x: f32) -> f32 {
  %0 = affine.for %i = 0 to 12 iter_args(%s = %x) -> (f32) {
    affine.for %j = 0 to 12 {
      affine.store %s, %a[%i, %j] : memref<12x12xf32>
    }
    %1 = addf %s, %s : f32
    affine.yield %1 : f32
  }
  return %0 : f32
}
// -----
// an outer loop over a tile, of which the last one is smaller
func @f(%a: memref<40x4xf32>, %n: index) {
  affine.for %i = 0 to 40 step 12 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to min affine_map<(d0)[s0] -> (d0 + 12, s0 * 5 + 2)>(%i)[%n] {
      affine.for %k = 0 to 4 {
        %0 = affine.load %a[%j, %k] : memref<40x4xf32>
        %1 = addf %0, %0 : f32
        affine.store %1, %a[%j, %k] : memref<40x4xf32>
      }
    }
  }
  return
}
