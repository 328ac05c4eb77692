// Distances are those of integers.
func @remainder(%m: memref<100xf32>, %f: f32) {
  affine.for %i = 0 to 64 {
    affine.store %f, %m[%i floordiv 4] : memref<100xf32>
    %0 = affine.load %m[%i mod 8] : memref<100xf32>
  }
  return
}
// wanted
4: dependence from 0 to 0 at depth 1 = [1, 3]
4: dependence from 0 to 0 at depth 2 = false
4: dependence from 0 to 1 at depth 1 = [1, 56]
4: dependence from 0 to 1 at depth 2 = true
5: dependence from 1 to 0 at depth 1 = [1, 24]
5: dependence from 1 to 0 at depth 2 = false
5: dependence from 1 to 1 at depth 1 = false
5: dependence from 1 to 1 at depth 2 = false
// -----
// The step counts where the loop begins at a symbol, too.
func @step(%m: memref<100xf32>, %n: index) {
  affine.for %i = %n to 10 step 3 {
    %0 = affine.load %m[%i + 1] : memref<100xf32> // load
    affine.store %0, %m[%i] : memref<100xf32> // store
  }
  return
}
// wanted
4: dependence from 0 to 0 at depth 1 = false
4: dependence from 0 to 0 at depth 2 = false
4: dependence from 0 to 1 at depth 1 = false
4: dependence from 0 to 1 at depth 2 = false
5: dependence from 1 to 0 at depth 1 = false
5: dependence from 1 to 0 at depth 2 = false
5: dependence from 1 to 1 at depth 1 = false
5: dependence from 1 to 1 at depth 2 = false
// -----
// Nothing is known of a product of two values.
func @product(%m: memref<100xf32>, %s: index) {
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%i * symbol(%s)] : memref<100xf32>
    affine.store %0, %m[%i] : memref<100xf32>
  }
  return
}
// wanted
4: dependence from 0 to 0 at depth 1 = false
4: dependence from 0 to 0 at depth 2 = false
4: dependence from 0 to 1 at depth 1 = unknown
4: dependence from 0 to 1 at depth 2 = unknown
5: dependence from 1 to 0 at depth 1 = unknown
5: dependence from 1 to 0 at depth 2 = false
5: dependence from 1 to 1 at depth 1 = false
5: dependence from 1 to 1 at depth 2 = false
// -----
// The second branch is where the condition does not hold.
func @branches(%m: memref<100xf32>, %f: f32) {
  affine.for %i = 0 to 10 {
    affine.if affine_set<(d0) : (d0 - 5 >= 0)>(%i) {
      affine.store %f, %m[%i - 5] : memref<100xf32>
    } else {
      %0 = affine.load %m[%i] : memref<100xf32>
    }
  }
  return
}
// wanted
5: dependence from 0 to 0 at depth 1 = false
5: dependence from 0 to 0 at depth 2 = false
5: dependence from 0 to 1 at depth 1 = false
5: dependence from 0 to 1 at depth 2 = false
7: dependence from 1 to 0 at depth 1 = [5, 5]
7: dependence from 1 to 0 at depth 2 = false
7: dependence from 1 to 1 at depth 1 = false
7: dependence from 1 to 1 at depth 2 = false
// -----
// A vector is all of its elements.
func @vectors(%m: memref<100xf32>, %v: vector<4xf32>) {
  affine.for %i = 0 to 10 {
    affine.vector_store %v, %m[%i] : memref<100xf32>, vector<4xf32>
    %0 = affine.load %m[%i] : memref<100xf32>
  }
  return
}
// wanted
4: dependence from 0 to 0 at depth 1 = [1, 3]
4: dependence from 0 to 0 at depth 2 = false
4: dependence from 0 to 1 at depth 1 = [1, 3]
4: dependence from 0 to 1 at depth 2 = true
5: dependence from 1 to 0 at depth 1 = false
5: dependence from 1 to 0 at depth 2 = false
5: dependence from 1 to 1 at depth 1 = false
5: dependence from 1 to 1 at depth 2 = false
// -----
// Another name for the same memory.
func @names(%m: memref<100xf32>, %f: f32) {
  %v = memref.cast %m : memref<100xf32> to memref<?xf32>
  affine.store %f, %m[0] : memref<100xf32>
  %0 = affine.load %v[0] : memref<?xf32>
  return
}
// wanted
4: dependence from 0 to 0 at depth 1 = false
4: dependence from 0 to 1 at depth 1 = unknown
5: dependence from 1 to 0 at depth 1 = false
5: dependence from 1 to 1 at depth 1 = false
// -----
// Accesses of memref count as those of affine.
func @plain(%m: memref<100xf32>, %b: memref<10xindex>, %f: f32) {
  affine.for %i = 0 to 10 {
    memref.store %f, %m[%i] : memref<100xf32>
    %0 = memref.load %b[%i] : memref<10xindex>
    %1 = memref.load %m[%0] : memref<100xf32>
  }
  return
}
// wanted
4: dependence from 0 to 0 at depth 1 = false
4: dependence from 0 to 0 at depth 2 = false
4: dependence from 0 to 1 at depth 1 = false
4: dependence from 0 to 1 at depth 2 = false
4: dependence from 0 to 2 at depth 1 = unknown
4: dependence from 0 to 2 at depth 2 = unknown
5: dependence from 1 to 0 at depth 1 = false
5: dependence from 1 to 0 at depth 2 = false
5: dependence from 1 to 1 at depth 1 = false
5: dependence from 1 to 1 at depth 2 = false
5: dependence from 1 to 2 at depth 1 = false
5: dependence from 1 to 2 at depth 2 = false
6: dependence from 2 to 0 at depth 1 = unknown
6: dependence from 2 to 0 at depth 2 = false
6: dependence from 2 to 1 at depth 1 = false
6: dependence from 2 to 1 at depth 2 = false
6: dependence from 2 to 2 at depth 1 = false
6: dependence from 2 to 2 at depth 2 = false
// -----
// What repeats without an induction variable may do anything first.
func @around(%m: memref<100xf32>, %n: index, %f: f32) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  scf.for %k = %c0 to %n step %c1 {
    affine.store %f, %m[1] : memref<100xf32>
    %0 = affine.load %m[1] : memref<100xf32>
  }
  return
}
// wanted
6: dependence from 0 to 0 at depth 1 = true
6: dependence from 0 to 1 at depth 1 = true
7: dependence from 1 to 0 at depth 1 = true
7: dependence from 1 to 1 at depth 1 = false
// -----
// What is defined in a loop agrees in one iteration, and is not known to in two.
func @inside(%m: memref<100xf32>, %n: index) {
  %c0 = constant 0 : index
  affine.for %i = 0 to 10 {
    %a = memref.alloc(%n) : memref<?xf32>
    %d = memref.dim %a, %c0 : memref<?xf32>
    %0 = affine.load %m[%i + symbol(%d)] : memref<100xf32>
    affine.store %0, %m[%i + symbol(%d)] : memref<100xf32>
  }
  return
}
// wanted
7: dependence from 0 to 0 at depth 1 = false
7: dependence from 0 to 0 at depth 2 = false
7: dependence from 0 to 1 at depth 1 = [1, 9]
7: dependence from 0 to 1 at depth 2 = true
8: dependence from 1 to 0 at depth 1 = [1, 9]
8: dependence from 1 to 0 at depth 2 = false
8: dependence from 1 to 1 at depth 1 = [1, 9]
8: dependence from 1 to 1 at depth 2 = false
