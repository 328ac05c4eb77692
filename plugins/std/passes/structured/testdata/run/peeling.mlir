// func(scf-for-loop-peeling)
// func(scf-for-loop-peeling{skip-partial=false})
// func(scf-for-loop-peeling{peel-front})
// func(scf-for-loop-peeling{peel-front skip-partial=false}),func(scf-for-loop-canonicalization),func(scf-for-loop-peeling)
// func(scf-for-loop-canonicalization)
// func(scf-for-to-while)
// func(scf-for-loop-peeling,scf-for-to-while)
// -----
// the last tile is a partial one; bounds may be out of order
func @f(%n: index) -> (index, index) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c31 = constant 31 : index
  %c4 = constant 4 : index
  %r, %last = scf.for %i = %c0 to %n step %c4 iter_args(%a = %c1, %l = %c0) -> (index, index) {
    %k = affine.min affine_map<(d0)[s0] -> (4, s0 - d0)>(%i)[%n]
    %b = muli %a, %c31 : index
    %c = addi %b, %k : index
    %d = muli %c, %c31 : index
    %e = addi %d, %i : index
    scf.yield %e, %k : index, index
  }
  return %r, %last : index, index
}
// -----
// a step that is not known, and a lower bound
func @f(%n: index, %m: memref<4xindex>) -> index {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c2 = constant 2 : index
  %c31 = constant 31 : index
  %two = memref.load %m[%c0] : memref<4xindex>
  %from = subi %two, %two : index
  %by = addi %from, %c2 : index
  %r = scf.for %i = %from to %n step %by iter_args(%a = %c1) -> (index) {
    %k = affine.min affine_map<(d0)[s0, s1] -> (s1, s0 - d0)>(%i)[%n, %by]
    %b = muli %a, %c31 : index
    %c = addi %b, %k : index
    %d = muli %c, %c31 : index
    %e = addi %d, %i : index
    scf.yield %e : index
  }
  %s = scf.for %i = %c2 to %n step %by iter_args(%a = %r) -> (index) {
    %k = affine.max affine_map<(d0)[s0, s1] -> (-s1, d0 - s0)>(%i)[%n, %by]
    %l = affine.min affine_map<(d0) -> (3, d0)>(%i)
    %b = muli %a, %c31 : index
    %c = addi %b, %k : index
    %d = muli %c, %c31 : index
    %e = addi %d, %l : index
    scf.yield %e : index
  }
  return %s : index
}
// -----
// constant bounds: of none, of one, of whole and of partial iterations
func @f(%n: index) -> index {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c3 = constant 3 : index
  %c4 = constant 4 : index
  %c10 = constant 10 : index
  %c12 = constant 12 : index
  %c31 = constant 31 : index
  %r = scf.for %i = %c0 to %c10 step %c4 iter_args(%a = %c1) -> (index) {
    %k = affine.min affine_map<(d0) -> (4, 10 - d0)>(%i)
    %b = muli %a, %c31 : index
    %c = addi %b, %k : index
    scf.yield %c : index
  }
  %s = scf.for %i = %c0 to %c12 step %c4 iter_args(%a = %r) -> (index) {
    %k = affine.min affine_map<(d0)[s0] -> (4, 12 - d0, s0 - d0)>(%i)[%n]
    %b = muli %a, %c31 : index
    %c = addi %b, %k : index
    scf.yield %c : index
  }
  %t = scf.for %i = %c10 to %c3 step %c4 iter_args(%a = %s) -> (index) {
    scf.yield %i : index
  }
  %u = scf.for %i = %c10 to %c12 step %c4 iter_args(%a = %t) -> (index) {
    %k = affine.min affine_map<(d0) -> (4, 12 - d0)>(%i)
    %b = muli %a, %c31 : index
    %c = addi %b, %k : index
    scf.yield %c : index
  }
  return %u : index
}
// -----
// tiles of tiles
func @f(%n: index) -> index {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c2 = constant 2 : index
  %c5 = constant 5 : index
  %c31 = constant 31 : index
  %r = scf.for %i = %c0 to %n step %c5 iter_args(%a = %c1) -> (index) {
    %k = affine.min affine_map<(d0)[s0] -> (5, s0 - d0)>(%i)[%n]
    %end = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%k]
    %s = scf.for %j = %i to %end step %c2 iter_args(%b = %a) -> (index) {
      %l = affine.min affine_map<(d0)[s0] -> (2, s0 - d0)>(%j)[%end]
      %least = affine.min affine_map<(d0, d1)[s0] -> (s0 - d0, s0 - d1, 3)>(%j, %i)[%n]
      %t = scf.for %x = %c0 to %l step %c1 iter_args(%c = %b) -> (index) {
        %most = affine.max affine_map<(d0, d1, d2) -> (0, d0, d1 - d2)>(%x, %j, %i)
        %u = muli %c, %c31 : index
        %v = addi %u, %most : index
        %w = muli %v, %c31 : index
        %y = addi %w, %least : index
        scf.yield %y : index
      }
      scf.yield %t : index
    }
    scf.yield %s : index
  }
  return %r : index
}
// -----
// parallel loops
func @f(%m: memref<16xindex>, %n: index) {
  %c0 = constant 0 : index
  %c3 = constant 3 : index
  %c12 = constant 12 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c12, %n) step (%c3, %c12) {
    %k = affine.min affine_map<(d0) -> (3, 12 - d0)>(%i)
    %l = affine.min affine_map<(d0)[s0] -> (12, s0 - d0)>(%j)[%n]
    %x = addi %k, %l : index
    memref.store %x, %m[%i] : memref<16xindex>
  }
  return
}
// -----
// nothing to choose between: a product of values, and no step
func @f(%n: index, %m: memref<16xindex>) {
  %c0 = constant 0 : index
  %c2 = constant 2 : index
  %c7 = constant 7 : index
  scf.for %i = %c0 to %c7 step %c2 {
    %k = affine.min affine_map<(d0)[s0] -> (d0 * s0, s0 + 3)>(%i)[%n]
    %l = affine.max affine_map<(d0)[s0] -> (d0, 7)>(%i)[%n]
    %x = addi %k, %l : index
    memref.store %x, %m[%i] : memref<16xindex>
  }
  return
}
