// emit-c-wrappers=true
func private @declared(i32, memref<?x?xf32>) -> (i32, memref<?x4xf32>)
func private @unranked(memref<*xf32>, index) -> memref<*xf32>
func private @scalar(i32) -> f32
func private @nothing()
func @defined(%a: i32, %m: memref<?x?xf32>) -> memref<?x?xf32> {
  return %m : memref<?x?xf32>
}
func @two(%a: i32, %m: memref<*xf32>) -> (i32, i64) {
  %0 = constant 1 : i64
  return %a, %0 : i32, i64
}
func @one(%a: i32, %c: complex<f32>) -> i32 {
  return %a : i32
}
