func.func @a(%m: memref<?xf32>, %n: index) -> memref<?xf32> {
  %0 = memref.realloc %m(%n) {alignment = 16} : memref<?xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}
func.func @b(%m: memref<4xf32>) -> memref<8xf32> {
  %0 = memref.realloc %m : memref<4xf32> to memref<8xf32>
  return %0 : memref<8xf32>
}
func.func @c(%m: memref<8xf32>) -> memref<4xf32> {
  %0 = memref.realloc %m : memref<8xf32> to memref<4xf32>
  return %0 : memref<4xf32>
}
func.func @d(%m: memref<?xf32>) -> memref<4xf32> {
  %0 = memref.realloc %m : memref<?xf32> to memref<4xf32>
  return %0 : memref<4xf32>
}
func.func @e(%m: memref<4xf32>, %n: index) -> memref<?xf32> {
  %0 = memref.realloc %m(%n) : memref<4xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}
func.func @f(%m: memref<?xi8, 1>, %n: index) -> memref<?xi8, 1> {
  %0 = memref.realloc %m(%n) : memref<?xi8, 1> to memref<?xi8, 1>
  return %0 : memref<?xi8, 1>
}
