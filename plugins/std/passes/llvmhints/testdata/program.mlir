// What main.c calls with memory that overlaps on purpose.

memref.global "private" @table : memref<64xf32> = dense<1.0>

func @global() -> memref<64xf32> {
  %t = memref.get_global @table : memref<64xf32>
  return %t : memref<64xf32>
}

// Two arguments, perhaps of one memory.
func @shift(%a: memref<64xf32>, %b: memref<64xf32>) {
  affine.for %i = 0 to 60 {
    %0 = affine.load %a[%i] : memref<64xf32>
    %1 = addf %0, %0 : f32
    affine.store %1, %b[%i + 3] : memref<64xf32>
  }
  return
}

// An argument that may be the global.
func @touch(%a: memref<64xf32>) {
  %t = memref.get_global @table : memref<64xf32>
  affine.for %i = 0 to 63 {
    %0 = affine.load %t[%i] : memref<64xf32>
    %1 = addf %0, %0 : f32
    affine.store %1, %a[%i + 1] : memref<64xf32>
  }
  return
}

// Views of one memref at any distance.
func @views(%a: memref<64xf32>, %p: index, %q: index) {
  %v = memref.subview %a[%p] [32] [1] : memref<64xf32> to memref<32xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  %w = memref.subview %a[%q] [32] [1] : memref<64xf32> to memref<32xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  affine.for %i = 0 to 32 {
    %0 = affine.load %v[%i] : memref<32xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
    %1 = addf %0, %0 : f32
    affine.store %1, %w[%i] : memref<32xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  }
  return
}

// Rows that share elements.
func @rows(%a: memref<64xf32>, %distance: index) {
  %v = memref.reinterpret_cast %a to offset: [0], sizes: [8, 8], strides: [%distance, 1]
    : memref<64xf32> to memref<8x8xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>>
  affine.for %i = 1 to 8 {
    affine.for %j = 0 to 8 {
      %0 = affine.load %v[%i - 1, %j] : memref<8x8xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>>
      %1 = addf %0, %0 : f32
      affine.store %1, %v[%i, %j] : memref<8x8xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>>
    }
  }
  return
}

// A new buffer that holds what the old one does and more. The old one is the new one of
// the call before.
func private @next(%old: memref<64xf32>) -> memref<64xf32> {
  %new = memref.alloc() : memref<64xf32>
  affine.for %i = 0 to 64 {
    %0 = affine.load %old[63 - %i] : memref<64xf32>
    %1 = addf %0, %0 : f32
    affine.store %1, %new[%i] : memref<64xf32>
    %2 = affine.load %old[%i] : memref<64xf32>
    %3 = affine.load %new[%i] : memref<64xf32>
    %4 = subf %3, %2 : f32
    affine.store %4, %new[%i] : memref<64xf32>
  }
  memref.dealloc %old : memref<64xf32>
  return %new : memref<64xf32>
}

func @chain(%a: memref<64xf32>, %n: index) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %first = memref.alloc() : memref<64xf32>
  affine.for %i = 0 to 64 {
    %0 = affine.load %a[%i] : memref<64xf32>
    affine.store %0, %first[%i] : memref<64xf32>
  }
  %last = scf.for %k = %c0 to %n step %c1 iter_args(%m = %first) -> memref<64xf32> {
    %new = call @next(%m) : (memref<64xf32>) -> memref<64xf32>
    scf.yield %new : memref<64xf32>
  }
  affine.for %i = 0 to 64 {
    %0 = affine.load %last[%i] : memref<64xf32>
    affine.store %0, %a[%i] : memref<64xf32>
  }
  memref.dealloc %last : memref<64xf32>
  return
}

// Each run has a buffer of its own, which it hands to the next.
func @deep(%a: memref<64xf32>, %n: index) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %more = cmpi sgt, %n, %c0 : index
  scf.if %more {
    %b = memref.alloc() {alignment = 64 : i64} : memref<64xf32>
    affine.for %i = 0 to 64 {
      %0 = affine.load %a[63 - %i] : memref<64xf32>
      %1 = addf %0, %0 : f32
      affine.store %1, %b[%i] : memref<64xf32>
    }
    %less = subi %n, %c1 : index
    call @deep(%b, %less) : (memref<64xf32>, index) -> ()
    affine.for %i = 0 to 64 {
      %0 = affine.load %b[%i] : memref<64xf32>
      %1 = affine.load %a[%i] : memref<64xf32>
      %2 = addf %0, %1 : f32
      affine.store %2, %a[%i] : memref<64xf32>
    }
    memref.dealloc %b : memref<64xf32>
  }
  return
}

// A buffer for each iteration, on the stack and on the heap; loops that may not run.
func @iterations(%a: memref<64xf32>, %n: index) {
  affine.for %k = 0 to 4 {
    memref.alloca_scope {
      %b = memref.alloca() {alignment = 32 : i64} : memref<64xf32>
      %c = memref.alloc() : memref<64xf32>
      affine.for %i = 0 to 64 step 4 {
        %0 = affine.vector_load %a[%i] : memref<64xf32>, vector<4xf32>
        affine.vector_store %0, %b[%i] : memref<64xf32>, vector<4xf32>
        affine.vector_store %0, %c[-%i + 60] : memref<64xf32>, vector<4xf32>
      }
      affine.for %i = 0 to min affine_map<(d0) -> (d0, 60)>(%n) {
        %0 = affine.load %b[%i] : memref<64xf32>
        %1 = affine.load %c[%i] : memref<64xf32>
        %2 = addf %0, %1 : f32
        affine.store %2, %a[%i + 4] : memref<64xf32>
      }
      memref.dealloc %c : memref<64xf32>
    }
  }
  return
}

// In place, by subscripts that go down, and across the diagonal.
func @inplace(%a: memref<8x8xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      %0 = affine.load %a[%j, %i] : memref<8x8xf32>
      %1 = affine.load %a[%i, %j] : memref<8x8xf32>
      affine.store %0, %a[%i, %j] : memref<8x8xf32>
      affine.store %1, %a[%j, %i] : memref<8x8xf32>
    }
    affine.for %j = 1 to 8 {
      %0 = affine.load %a[7 - %j, %j] : memref<8x8xf32>
      %1 = affine.load %a[-%i + 7, -%j + 8] : memref<8x8xf32>
      %2 = subf %0, %1 : f32
      affine.store %2, %a[%i, %j - 1] : memref<8x8xf32>
    }
  }
  return
}

// Rows that do not depend on each other, each of which reads what it has written.
func @within(%a: memref<16x4xi32>) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 4 {
      affine.for %k = 0 to 6 {
        %0 = affine.load %a[%i, 0] : memref<16x4xi32>
        %1 = affine.load %a[%i, (%k + %i + 1) mod 4] : memref<16x4xi32>
        %2 = muli %0, %1 : i32
        %3 = affine.load %a[%i, %j] : memref<16x4xi32>
        %4 = addi %3, %2 : i32
        affine.store %4, %a[%i, %j] : memref<16x4xi32>
      }
    }
  }
  return
}
