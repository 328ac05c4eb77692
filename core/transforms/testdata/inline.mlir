// inline{default-pipeline=}
func private @twice(%a: i32) -> i32 {
  %b = addi %a, %a : i32
  return %b : i32
}
func @caller(%a: i32) -> (i32, i32) {
  %0 = call @twice(%a) : (i32) -> i32
  %1 = call @twice(%0) : (i32) -> i32
  return %0, %1 : i32, i32
}

// -----
// Several blocks.
func @max(%a: i32, %b: i32) -> i32 {
  %c = cmpi sgt, %a, %b : i32
  cond_br %c, ^a, ^b
^a:
  return %a : i32
^b:
  return %b : i32
}
func @caller(%a: i32, %b: i32, %c: i32) -> i32 {
  %0 = call @max(%a, %b) : (i32, i32) -> i32
  %1 = call @max(%0, %c) : (i32, i32) -> i32
  %2 = addi %0, %1 : i32
  return %2 : i32
}

// -----
// In the middle of blocks, without results.
func private @put(%m: memref<i32>, %c: i1) {
  %one = constant 1 : i32
  cond_br %c, ^a, ^b
^a:
  memref.store %one, %m[] : memref<i32>
  br ^b
^b:
  return
}
func @caller(%m: memref<i32>, %c: i1) {
  cond_br %c, ^a, ^b
^a:
  call @put(%m, %c) : (memref<i32>, i1) -> ()
  br ^b
^b:
  call @put(%m, %c) : (memref<i32>, i1) -> ()
  return
}

// -----
// Chains, bottom up.
func private @a(%x: i32) -> i32 {
  %0 = call @b(%x) : (i32) -> i32
  %1 = call @c(%0) : (i32) -> i32
  return %1 : i32
}
func private @b(%x: i32) -> i32 {
  %0 = call @c(%x) : (i32) -> i32
  %1 = muli %0, %x : i32
  return %1 : i32
}
func private @c(%x: i32) -> i32 {
  %0 = addi %x, %x : i32
  return %0 : i32
}
func @top(%x: i32) -> i32 {
  %0 = call @a(%x) : (i32) -> i32
  return %0 : i32
}

// -----
// What is declared stays called; who calls it is inlined.
func private @outside(i32) -> i32
func @a(%x: i32) -> i32 {
  %0 = call @outside(%x) : (i32) -> i32
  %1 = call @b(%0) : (i32) -> i32
  return %1 : i32
}
func @b(%x: i32) -> i32 {
  %0 = call @outside(%x) : (i32) -> i32
  %1 = addi %0, %x : i32
  return %1 : i32
}
func @c(%x: i32) -> i32 {
  %0 = call @a(%x) : (i32) -> i32
  %1 = call @b(%0) : (i32) -> i32
  return %1 : i32
}

// -----
// Recursion of a public function without other calls.
func @down(%x: i32) -> i32 {
  %0 = call @down(%x) : (i32) -> i32
  return %0 : i32
}

// -----
// What is private and not used, what only unused functions use, what is a value.
func private @unused(%x: i32) -> i32 {
  %0 = call @used_there(%x) : (i32) -> i32
  return %0 : i32
}
func private @used_there(%x: i32) -> i32 {
  return %x : i32
}
func private @value(%x: i32) -> i32 {
  return %x : i32
}
func @caller(%x: i32) -> ((i32) -> i32, i32) {
  %f = constant @value : (i32) -> i32
  %0 = call @value(%x) : (i32) -> i32
  return %f, %0 : (i32) -> i32, i32
}

// -----
// An attribute of another operation keeps a function.
func private @kept(%x: i32) -> i32 {
  return %x : i32
}
"x.uses"() {f = @kept, g = [@nested]} : () -> ()
func private @nested(%x: i32) -> i32 {
  return %x : i32
}
func @caller(%x: i32) -> i32 {
  %0 = call @kept(%x) : (i32) -> i32
  %1 = call @nested(%0) : (i32) -> i32
  return %1 : i32
}

// -----
// Operations of which nothing is known are not copied.
func private @opaque(%x: i32) -> i32 {
  %0 = "x.y"(%x) : (i32) -> i32
  return %0 : i32
}
func private @opaque_inside(%x: i1) {
  scf.if %x {
    "x.y"() : () -> ()
  }
  return
}
func @caller(%x: i32, %c: i1) -> i32 {
  %0 = call @opaque(%x) : (i32) -> i32
  call @opaque_inside(%c) : (i1) -> ()
  return %0 : i32
}

// -----
// Into regions.
func private @g(%a: index) -> index {
  %b = addi %a, %a : index
  return %b : index
}
func @regions(%n: index, %c: i1, %m: memref<?xindex>) -> index {
  scf.for %i = %n to %n step %n {
    %q = call @g(%i) : (index) -> index
    memref.store %q, %m[%i] : memref<?xindex>
  }
  %r = scf.if %c -> (index) {
    %q = call @g(%n) : (index) -> index
    scf.yield %q : index
  } else {
    scf.yield %n : index
  }
  %s = scf.execute_region -> index {
    %q = call @g(%n) : (index) -> index
    scf.yield %q : index
  }
  %t = scf.while (%x = %n) : (index) -> index {
    %q = call @g(%x) : (index) -> index
    scf.condition(%c) %q : index
  } do {
  ^bb0(%x: index):
    %q = call @g(%x) : (index) -> index
    scf.yield %q : index
  }
  %u = scf.parallel (%i) = (%n) to (%n) step (%n) init (%n) -> index {
    %q = call @g(%i) : (index) -> index
    scf.reduce(%q) : index {
    ^bb0(%x: index, %y: index):
      %w = call @g(%x) : (index) -> index
      scf.reduce.return %w : index
    }
    scf.yield
  }
  memref.alloca_scope {
    %q = call @g(%n) : (index) -> index
    memref.store %q, %m[%n] : memref<?xindex>
  }
  %d = tensor.generate %n {
  ^bb0(%i : index):
    %q = call @g(%i) : (index) -> index
    tensor.yield %q : index
  } : tensor<?xindex>
  return %u : index
}

// -----
// A region that takes one block only.
func private @max(%a: index, %b: index) -> index {
  %c = cmpi sgt, %a, %b : index
  cond_br %c, ^a, ^b
^a:
  return %a : index
^b:
  return %b : index
}
func @one_block(%n: index) -> index {
  %s = scf.execute_region -> index {
    %q = call @max(%n, %n) : (index, index) -> index
    scf.yield %q : index
  }
  return %s : index
}

// -----
func private @max(%a: index, %b: index) -> index {
  %c = cmpi sgt, %a, %b : index
  cond_br %c, ^a, ^b
^a:
  return %a : index
^b:
  return %b : index
}
func @one_block(%n: index, %m: memref<?xindex>) {
  scf.for %i = %n to %n step %n {
    %q = call @max(%i, %n) : (index, index) -> index
    memref.store %q, %m[%i] : memref<?xindex>
  }
  return
}
// wanted
module  {
  func private @max(%arg0: index, %arg1: index) -> index {
    %0 = cmpi sgt, %arg0, %arg1 : index
    cond_br %0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return %arg0 : index
  ^bb2:  // pred: ^bb0
    return %arg1 : index
  }
  func @one_block(%arg0: index, %arg1: memref<?xindex>) {
    scf.for %arg2 = %arg0 to %arg0 step %arg0 {
      %0 = call @max(%arg2, %arg0) : (index, index) -> index
      memref.store %0, %arg1[%arg2] : memref<?xindex>
    }
    return
  }
}

// -----
// Affine loops take what has no effects, and affine accesses.
func @load(%m: memref<?xf32>, %i: index) -> f32 {
  %v = affine.load %m[%i + 1] : memref<?xf32>
  return %v : f32
}
func @square(%x: f32) -> f32 {
  %v = mulf %x, %x : f32
  return %v : f32
}
func @plain_load(%m: memref<?xf32>, %i: index) -> f32 {
  %v = memref.load %m[%i] : memref<?xf32>
  return %v : f32
}
func @inside(%m: memref<?xf32>, %n: index) {
  affine.for %i = 0 to %n {
    %v = call @load(%m, %i) : (memref<?xf32>, index) -> f32
    %w = call @square(%v) : (f32) -> f32
    %x = call @plain_load(%m, %i) : (memref<?xf32>, index) -> f32
    affine.store %w, %m[%i] : memref<?xf32>
  }
  affine.parallel (%i) = (0) to (symbol(%n)) {
    %v = call @load(%m, %i) : (memref<?xf32>, index) -> f32
    affine.store %v, %m[%i] : memref<?xf32>
  }
  return
}

// -----
// An induction variable is no symbol.
func @symbolic(%m: memref<?xf32>, %i: index) -> f32 {
  %v = affine.load %m[symbol(%i)] : memref<?xf32>
  return %v : f32
}
func @inside(%m: memref<?xf32>, %n: index) {
  affine.for %i = 0 to %n {
    %y = call @symbolic(%m, %i) : (memref<?xf32>, index) -> f32
    %z = call @symbolic(%m, %n) : (memref<?xf32>, index) -> f32
    affine.store %z, %m[%i] : memref<?xf32>
  }
  return
}
// wanted
module  {
  func @symbolic(%arg0: memref<?xf32>, %arg1: index) -> f32 {
    %0 = affine.load %arg0[symbol(%arg1)] : memref<?xf32>
    return %0 : f32
  }
  func @inside(%arg0: memref<?xf32>, %arg1: index) {
    affine.for %arg2 = 0 to %arg1 {
      %0 = call @symbolic(%arg0, %arg2) : (memref<?xf32>, index) -> f32
      %1 = affine.load %arg0[symbol(%arg1)] : memref<?xf32>
      affine.store %1, %arg0[%arg2] : memref<?xf32>
    }
    return
  }
}

// -----
// A loop goes into a function, and into a conditional here.
func @loop(%m: memref<?xf32>, %n: index) {
  affine.for %i = 0 to %n {
    %v = affine.load %m[%i] : memref<?xf32>
    affine.store %v, %m[%i + 1] : memref<?xf32>
  }
  return
}
func @inside(%m: memref<?xf32>, %n: index) {
  call @loop(%m, %n) : (memref<?xf32>, index) -> ()
  return
}

// -----
func @loop(%m: memref<?xf32>, %n: index) {
  affine.for %i = 0 to affine_map<(d0) -> (d0)>(%n) {
    %v = affine.load %m[%i] : memref<?xf32>
    affine.store %v, %m[%i + 1] : memref<?xf32>
  }
  return
}
func @inside(%m: memref<?xf32>, %n: index, %c: i1) {
  scf.if %c {
    call @loop(%m, %n) : (memref<?xf32>, index) -> ()
  }
  scf.for %k = %n to %n step %n {
    call @loop(%m, %k) : (memref<?xf32>, index) -> ()
  }
  affine.for %k = 0 to %n {
    call @loop(%m, %k) : (memref<?xf32>, index) -> ()
  }
  return
}
// wanted
#map = affine_map<(d0) -> (d0)>
module  {
  func @loop(%arg0: memref<?xf32>, %arg1: index) {
    affine.for %arg2 = 0 to #map(%arg1) {
      %0 = affine.load %arg0[%arg2] : memref<?xf32>
      affine.store %0, %arg0[%arg2 + 1] : memref<?xf32>
    }
    return
  }
  func @inside(%arg0: memref<?xf32>, %arg1: index, %arg2: i1) {
    scf.if %arg2 {
      affine.for %arg3 = 0 to #map(%arg1) {
        %0 = affine.load %arg0[%arg3] : memref<?xf32>
        affine.store %0, %arg0[%arg3 + 1] : memref<?xf32>
      }
    }
    scf.for %arg3 = %arg1 to %arg1 step %arg1 {
      call @loop(%arg0, %arg3) : (memref<?xf32>, index) -> ()
    }
    affine.for %arg3 = 0 to %arg1 {
      affine.for %arg4 = 0 to #map(%arg3) {
        %0 = affine.load %arg0[%arg4] : memref<?xf32>
        affine.store %0, %arg0[%arg4 + 1] : memref<?xf32>
      }
    }
    return
  }
}

// -----
// A stack allocation in a loop would be made again and again.
func private @temporary(%x: i32) -> i32 {
  %t = memref.alloca() : memref<i32>
  memref.store %x, %t[] : memref<i32>
  %y = memref.load %t[] : memref<i32>
  return %y : i32
}
func @once(%x: i32) -> i32 {
  %0 = call @temporary(%x) : (i32) -> i32
  return %0 : i32
}
func @often(%n: index, %x: i32, %m: memref<?xi32>) {
  scf.for %i = %n to %n step %n {
    %0 = call @temporary(%x) : (i32) -> i32
    memref.store %0, %m[%i] : memref<?xi32>
  }
  return
}
// wanted
module  {
  func private @temporary(%arg0: i32) -> i32 {
    %0 = memref.alloca() : memref<i32>
    memref.store %arg0, %0[] : memref<i32>
    %1 = memref.load %0[] : memref<i32>
    return %1 : i32
  }
  func @once(%arg0: i32) -> i32 {
    %0 = memref.alloca() : memref<i32>
    memref.store %arg0, %0[] : memref<i32>
    %1 = memref.load %0[] : memref<i32>
    return %1 : i32
  }
  func @often(%arg0: index, %arg1: i32, %arg2: memref<?xi32>) {
    scf.for %arg3 = %arg0 to %arg0 step %arg0 {
      %0 = call @temporary(%arg1) : (i32) -> i32
      memref.store %0, %arg2[%arg3] : memref<?xi32>
    }
    return
  }
}

// -----
// Modules in modules.
module @inner {
  func private @a(%x: i32) -> i32 {
    return %x : i32
  }
  func @b(%x: i32) -> i32 {
    %0 = call @a(%x) : (i32) -> i32
    return %0 : i32
  }
}
func @a(%x: i32) -> i32 {
  %0 = addi %x, %x : i32
  return %0 : i32
}
func @c(%x: i32) -> i32 {
  %0 = call @a(%x) : (i32) -> i32
  return %0 : i32
}

// -----
// Functions that call each other and something unknown, on which the tool crashes.
func private @outside()
func private @even(%x: i32) -> i32 {
  call @outside() : () -> ()
  %0 = call @half(%x) : (i32) -> i32
  return %0 : i32
}
func private @half(%x: i32) -> i32 {
  call @outside() : () -> ()
  %0 = addi %x, %x : i32
  return %0 : i32
}
func @start(%x: i32) -> i32 {
  %0 = call @even(%x) : (i32) -> i32
  %1 = call @half(%0) : (i32) -> i32
  call @outside() : () -> ()
  return %1 : i32
}
// wanted
module  {
  func private @outside()
  func @start(%arg0: i32) -> i32 {
    call @outside() : () -> ()
    call @outside() : () -> ()
    %0 = addi %arg0, %arg0 : i32
    call @outside() : () -> ()
    %1 = addi %0, %0 : i32
    call @outside() : () -> ()
    return %1 : i32
  }
}

// -----
// Through a value that is known.
func private @f(%x: i32) -> i32 {
  %0 = addi %x, %x : i32
  return %0 : i32
}
func @start(%x: i32) -> i32 {
  %f = constant @f : (i32) -> i32
  %0 = call_indirect %f(%x) : (i32) -> i32
  return %0 : i32
}
