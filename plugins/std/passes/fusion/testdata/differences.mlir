// func(affine-loop-fusion)
func @overtaken(%a: memref<100xf32>) {
  %m = memref.alloc() : memref<100xf32>
  affine.for %i = 0 to 99 {
    %0 = affine.load %a[%i] : memref<100xf32>
    affine.store %0, %m[%i] : memref<100xf32>
  }
  affine.for %i = 0 to 99 {
    %0 = affine.load %m[%i] : memref<100xf32>
    affine.store %0, %a[%i + 1] : memref<100xf32>
  }
  return
}
// wanted
module  {
  func @overtaken(%arg0: memref<100xf32>) {
    %0 = memref.alloc() : memref<100xf32>
    affine.for %arg1 = 0 to 99 {
      %1 = affine.load %arg0[%arg1] : memref<100xf32>
      affine.store %1, %0[%arg1] : memref<100xf32>
    }
    affine.for %arg1 = 0 to 99 {
      %1 = affine.load %0[%arg1] : memref<100xf32>
      affine.store %1, %arg0[%arg1 + 1] : memref<100xf32>
    }
    return
  }
}
// -----
func @names(%a: memref<32xf32>, %b: memref<32xf32>, %x: f32) {
  %m = memref.alloc() : memref<32xf32>
  %v = memref.cast %m : memref<32xf32> to memref<?xf32>
  affine.for %i = 0 to 32 {
    %0 = affine.load %a[%i] : memref<32xf32>
    affine.store %0, %m[%i] : memref<32xf32>
  }
  affine.for %i = 0 to 32 {
    affine.store %x, %v[-%i + 31] : memref<?xf32>
  }
  affine.for %i = 0 to 32 {
    %0 = affine.load %m[%i] : memref<32xf32>
    affine.store %0, %b[%i] : memref<32xf32>
  }
  return
}
// wanted
module  {
  func @names(%arg0: memref<32xf32>, %arg1: memref<32xf32>, %arg2: f32) {
    %0 = memref.alloc() : memref<32xf32>
    %1 = memref.cast %0 : memref<32xf32> to memref<?xf32>
    affine.for %arg3 = 0 to 32 {
      %2 = affine.load %arg0[%arg3] : memref<32xf32>
      affine.store %2, %0[%arg3] : memref<32xf32>
    }
    affine.for %arg3 = 0 to 32 {
      affine.store %arg2, %1[-%arg3 + 31] : memref<?xf32>
    }
    affine.for %arg3 = 0 to 32 {
      %2 = affine.load %0[%arg3] : memref<32xf32>
      affine.store %2, %arg1[%arg3] : memref<32xf32>
    }
    return
  }
}
// -----
func @partly_filled(%a: memref<12x12xf32>, %m: memref<12x12xf32>, %b: memref<12x12xf32>) {
  affine.for %i = 3 to 10 {
    affine.for %j = 2 to 10 {
      %0 = affine.load %a[%i, %j] : memref<12x12xf32>
      affine.store %0, %m[%i, %j] : memref<12x12xf32>
    }
  }
  affine.for %i = 3 to 6 {
    affine.for %j = 1 to 6 {
      %0 = affine.load %m[%i, %j] : memref<12x12xf32>
      affine.store %0, %b[%i, %j] : memref<12x12xf32>
    }
  }
  return
}
// wanted
module  {
  func @partly_filled(%arg0: memref<12x12xf32>, %arg1: memref<12x12xf32>, %arg2: memref<12x12xf32>) {
    affine.for %arg3 = 3 to 10 {
      affine.for %arg4 = 2 to 10 {
        %0 = affine.load %arg0[%arg3, %arg4] : memref<12x12xf32>
        affine.store %0, %arg1[%arg3, %arg4] : memref<12x12xf32>
      }
    }
    affine.for %arg3 = 3 to 6 {
      affine.for %arg4 = 1 to 6 {
        %0 = affine.load %arg1[%arg3, %arg4] : memref<12x12xf32>
        affine.store %0, %arg2[%arg3, %arg4] : memref<12x12xf32>
      }
    }
    return
  }
}
// -----
func @triangle(%a: memref<20x20xf32>, %s: memref<20xf32>) {
  affine.for %i = 0 to 20 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to 20 {
      %0 = affine.load %a[%i, %j] : memref<20x20xf32>
      affine.store %0, %s[%j] : memref<20xf32>
    }
  }
  return
}
// wanted
#map = affine_map<(d0) -> (d0)>
module  {
  func @triangle(%arg0: memref<20x20xf32>, %arg1: memref<20xf32>) {
    affine.for %arg2 = 0 to 20 {
      affine.for %arg3 = #map(%arg2) to 20 {
        %0 = affine.load %arg0[%arg2, %arg3] : memref<20x20xf32>
        affine.store %0, %arg1[%arg3] : memref<20xf32>
      }
    }
    return
  }
}
// -----
func private @g()
func @call_inside(%a: memref<20x30xf32>, %s: memref<30xf32>) {
  affine.for %i = 0 to 20 {
    affine.for %j = 0 to 30 {
      call @g() : () -> ()
      %0 = affine.load %a[%i, %j] : memref<20x30xf32>
      affine.store %0, %s[%j] : memref<30xf32>
    }
  }
  return
}
// wanted
module  {
  func private @g()
  func @call_inside(%arg0: memref<20x30xf32>, %arg1: memref<30xf32>) {
    affine.for %arg2 = 0 to 20 {
      affine.for %arg3 = 0 to 30 {
        call @g() : () -> ()
        %0 = affine.load %arg0[%arg2, %arg3] : memref<20x30xf32>
        affine.store %0, %arg1[%arg3] : memref<30xf32>
      }
    }
    return
  }
}
// -----
func private @g()
func @inside(%a: memref<10xf32>, %c: memref<10xf32>) {
  %b = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    %0 = affine.load %a[%i] : memref<10xf32>
    affine.store %0, %b[%i] : memref<10xf32>
    call @g() : () -> ()
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %b[%i] : memref<10xf32>
    affine.store %0, %c[%i] : memref<10xf32>
    call @g() : () -> ()
  }
  return
}
// wanted
module  {
  func private @g()
  func @inside(%arg0: memref<10xf32>, %arg1: memref<10xf32>) {
    %0 = memref.alloc() : memref<10xf32>
    affine.for %arg2 = 0 to 10 {
      %1 = affine.load %arg0[%arg2] : memref<10xf32>
      affine.store %1, %0[%arg2] : memref<10xf32>
      call @g() : () -> ()
    }
    affine.for %arg2 = 0 to 10 {
      %1 = affine.load %0[%arg2] : memref<10xf32>
      affine.store %1, %arg1[%arg2] : memref<10xf32>
      call @g() : () -> ()
    }
    return
  }
}
// -----
func private @g()
func @between(%a: memref<10xf32>, %c: memref<10xf32>) {
  %b = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    %0 = affine.load %a[%i] : memref<10xf32>
    affine.store %0, %b[%i] : memref<10xf32>
  }
  call @g() : () -> ()
  affine.for %i = 0 to 10 {
    %0 = affine.load %b[%i] : memref<10xf32>
    affine.store %0, %c[%i] : memref<10xf32>
  }
  return
}
// wanted
module  {
  func private @g()
  func @between(%arg0: memref<10xf32>, %arg1: memref<10xf32>) {
    %0 = memref.alloc() : memref<10xf32>
    affine.for %arg2 = 0 to 10 {
      %1 = affine.load %arg0[%arg2] : memref<10xf32>
      affine.store %1, %0[%arg2] : memref<10xf32>
    }
    call @g() : () -> ()
    affine.for %arg2 = 0 to 10 {
      %1 = affine.load %0[%arg2] : memref<10xf32>
      affine.store %1, %arg1[%arg2] : memref<10xf32>
    }
    return
  }
}
// -----
func @plain_load(%a: memref<10xf32>, %c: memref<10xf32>, %n: index) {
  %b = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    %0 = affine.load %a[%i] : memref<10xf32>
    affine.store %0, %b[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %b[%i] : memref<10xf32>
    %1 = memref.load %b[%n] : memref<10xf32>
    %2 = addf %0, %1 : f32
    affine.store %2, %c[%i] : memref<10xf32>
  }
  return
}
// wanted
module  {
  func @plain_load(%arg0: memref<10xf32>, %arg1: memref<10xf32>, %arg2: index) {
    %0 = memref.alloc() : memref<10xf32>
    affine.for %arg3 = 0 to 10 {
      %1 = affine.load %arg0[%arg3] : memref<10xf32>
      affine.store %1, %0[%arg3] : memref<10xf32>
    }
    affine.for %arg3 = 0 to 10 {
      %1 = affine.load %0[%arg3] : memref<10xf32>
      %2 = memref.load %0[%arg2] : memref<10xf32>
      %3 = addf %1, %2 : f32
      affine.store %3, %arg1[%arg3] : memref<10xf32>
    }
    return
  }
}
// -----
func @argument_in_part(%a: memref<32xf32>, %m: memref<32xf32>, %b: memref<32xf32>) {
  affine.for %i = 0 to 32 {
    %0 = affine.load %a[%i] : memref<32xf32>
    affine.store %0, %m[%i] : memref<32xf32>
  }
  affine.for %i = -9223372036854775808 to 16 {
    %0 = affine.load %m[%i] : memref<32xf32>
    affine.store %0, %b[%i] : memref<32xf32>
  }
  return
}
// -----
func @far_bounds(%a: memref<32xf32>, %b: memref<32xf32>, %c: memref<32xf32>) {
  affine.for %i = 0 to 32 {
    %0 = affine.load %a[%i] : memref<32xf32>
    affine.store %0, %b[%i] : memref<32xf32>
  }
  affine.for %i = 2147483648 to -9223372036854775808 {
    %0 = affine.load %a[%i] : memref<32xf32>
    affine.store %0, %c[%i] : memref<32xf32>
  }
  return
}
// -----
func private @keep(memref<8xf32>)
func private @effects()
func @handed_out(%x: f32) -> f32 {
  %m = memref.alloc() : memref<8xf32>
  %o = memref.alloc() : memref<8xf32>
  call @keep(%m) : (memref<8xf32>) -> ()
  affine.for %i = 0 to 8 {
    affine.store %x, %m[%i] : memref<8xf32>
  }
  call @effects() : () -> ()
  affine.for %i = 0 to 8 {
    %0 = affine.load %m[%i] : memref<8xf32>
    affine.store %0, %o[%i] : memref<8xf32>
  }
  %r = affine.load %o[3] : memref<8xf32>
  return %r : f32
}
// wanted
module  {
  func private @keep(memref<8xf32>)
  func private @effects()
  func @handed_out(%arg0: f32) -> f32 {
    %0 = memref.alloc() : memref<8xf32>
    %1 = memref.alloc() : memref<8xf32>
    call @keep(%0) : (memref<8xf32>) -> ()
    affine.for %arg1 = 0 to 8 {
      affine.store %arg0, %0[%arg1] : memref<8xf32>
    }
    call @effects() : () -> ()
    affine.for %arg1 = 0 to 8 {
      %3 = affine.load %0[%arg1] : memref<8xf32>
      affine.store %3, %1[%arg1] : memref<8xf32>
    }
    %2 = affine.load %1[3] : memref<8xf32>
    return %2 : f32
  }
}
// -----
func private @see(memref<8xf32>, memref<3xf32>)
func @partly_written(%x: f32) {
  %a = memref.alloc() : memref<8xf32>
  %o = memref.alloc() : memref<3xf32>
  affine.for %i = 0 to 4 {
    affine.store %x, %a[%i] : memref<8xf32>
  }
  affine.for %i = 0 to 3 {
    %v = affine.load %a[%i] : memref<8xf32>
    %w = affine.load %a[%i + 4] : memref<8xf32>
    %s = addf %v, %w : f32
    affine.store %s, %o[%i] : memref<3xf32>
  }
  call @see(%a, %o) : (memref<8xf32>, memref<3xf32>) -> ()
  return
}
// wanted
module  {
  func private @see(memref<8xf32>, memref<3xf32>)
  func @partly_written(%arg0: f32) {
    %0 = memref.alloc() : memref<8xf32>
    %1 = memref.alloc() : memref<3xf32>
    affine.for %arg1 = 0 to 4 {
      affine.store %arg0, %0[%arg1] : memref<8xf32>
    }
    affine.for %arg1 = 0 to 3 {
      %2 = affine.load %0[%arg1] : memref<8xf32>
      %3 = affine.load %0[%arg1 + 4] : memref<8xf32>
      %4 = addf %2, %3 : f32
      affine.store %4, %1[%arg1] : memref<3xf32>
    }
    call @see(%0, %1) : (memref<8xf32>, memref<3xf32>) -> ()
    return
  }
}
