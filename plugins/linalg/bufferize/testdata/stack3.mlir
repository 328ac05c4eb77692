// func(promote-buffers-to-stack{max-alloc-size-in-bytes=100 max-rank-of-allocated-memref=0})
func @f(%t: tensor<*xf32>, %n: index) {
  %r = rank %t : tensor<*xf32>
  %a = memref.alloc(%r) : memref<?xf32>
  %b = memref.alloc(%n) : memref<?xf32>
  %c = memref.alloc(%r, %r) : memref<?x?xf32>
  %d = memref.alloc() : memref<128xindex>
  %e = memref.alloc() : memref<129xindex>
  %f = memref.alloc() : memref<1000xi1>
  %g = memref.alloc() : memref<100xvector<4xf32>>
  return
}
