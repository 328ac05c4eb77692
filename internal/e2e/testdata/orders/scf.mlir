func @scf(%m: memref<?xf32>, %n: index, %c: i1) -> f32 {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %z = constant 0.0 : f32
  %r = scf.if %c -> (f32) {
    %x = memref.load %m[%n] : memref<?xf32>
    scf.yield %x : f32
  } else {
    scf.yield %z : f32
  }
  %w = scf.while (%i = %n) : (index) -> index {
    %k = cmpi slt, %i, %c0 : index
    scf.condition(%k) %i : index
  } do {
  ^bb0(%j: index):
    %l = addi %j, %c1 : index
    scf.yield %l : index
  }
  %red = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%z) -> f32 {
    %x = memref.load %m[%i] : memref<?xf32>
    scf.reduce(%x) : f32 {
    ^bb0(%a: f32, %b: f32):
      %q = addf %a, %b : f32
      scf.reduce.return %q : f32
    }
    scf.yield
  }
  %ex = scf.execute_region -> f32 {
    cond_br %c, ^a, ^b
  ^a:
    br ^b
  ^b:
    scf.yield %red : f32
  }
  %s = scf.for %i = %c0 to %w step %c1 iter_args(%acc = %ex) -> (f32) {
    %t = addf %acc, %r : f32
    scf.yield %t : f32
  }
  return %s : f32
}
