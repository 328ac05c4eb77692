//
func private @declared(i32, memref<?xf32>) -> (i32, memref<?x4xf32>)
func private @void()
func private @unranked(memref<*xf32>, index) -> memref<*xf32>
func @call(%a: i32, %m: memref<?xf32>) -> (memref<?x4xf32>, i32) {
  call @void() : () -> ()
  %0:2 = call @declared(%a, %m) : (i32, memref<?xf32>) -> (i32, memref<?x4xf32>)
  return %0#1, %0#0 : memref<?x4xf32>, i32
}
func @call_unranked(%m: memref<*xf32>, %i: index) -> memref<*xf32> {
  %0 = call @unranked(%m, %i) : (memref<*xf32>, index) -> memref<*xf32>
  return %0 : memref<*xf32>
}
func @indirect(%f: (memref<?xf32>) -> i32, %m: memref<?xf32>) -> i32 {
  %0 = call_indirect %f(%m) : (memref<?xf32>) -> i32
  return %0 : i32
}
func @address(%c: i1) -> (() -> ()) {
  %0 = constant @void : () -> ()
  call_indirect %0() : () -> ()
  return %0 : () -> ()
}
func @branches(%c: i1, %i: index, %m: memref<?xf32>) -> (index, memref<?xf32>) {
  cond_br %c, ^bb1(%i, %m : index, memref<?xf32>), ^bb2
^bb1(%0: index, %1: memref<?xf32>):
  %2 = addi %0, %i : index
  br ^bb3(%2, %1 : index, memref<?xf32>)
^bb2:
  br ^bb3(%i, %m : index, memref<?xf32>)
^bb3(%3: index, %4: memref<?xf32>):
  return %3, %4 : index, memref<?xf32>
}
func @switch(%a: i32, %i: index) -> index {
  switch %a : i32, [
    default: ^bb1,
    42: ^bb2(%i : index),
    -1: ^bb3(%i, %a : index, i32)
  ]
^bb1:
  return %i : index
^bb2(%0: index):
  %1 = addi %0, %i : index
  return %1 : index
^bb3(%2: index, %3: i32):
  %4 = index_cast %3 : i32 to index
  %5 = addi %2, %4 : index
  return %5 : index
}
func @assert(%c: i1, %a: i32, %b: i32) -> i32 {
  assert %c, "it must be"
  %0 = addi %a, %b : i32
  assert %c, "again"
  return %0 : i32
}
func @attributes(%arg0: i32 {llvm.signext}, %arg1: f32 {my.a = 1 : i64}) -> (i32 {my.b}) attributes {my.c, passthrough = ["noinline"]} {
  return %arg0 : i32
}
func private @variadic(i32) attributes {std.varargs = true}
