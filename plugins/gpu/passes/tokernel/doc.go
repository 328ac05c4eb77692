// Package tokernel is the pass convert-gpu-to-kernel, which makes functions for the CPU of the
// kernels of gpu modules, and calls of their launches.
//
// # Vocabulary
//
//   - The launcher of a kernel is a function that takes the size of the grid and the
//     arguments of the kernel; lower-kernels gives it a body.
//
// # Example
//
//	gpu.launch_func @m::@k blocks in (%x, %y, %z) threads in (%c64, %c1, %c1) args(%a : memref<?xf32>)
//
// becomes
//
//	call @m_k.launch(%x, %y, %z, %a) : (index, index, index, memref<?xf32>) -> ()
package tokernel
