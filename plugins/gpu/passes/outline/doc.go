// Package outline is the pass gpu-kernel-outlining, which makes a kernel of the body of each
// `gpu.launch`, in a module of its own, and a `gpu.launch_func` of the launch; and the pass
// gpu-launch-sink-index-computations, which is its first step alone.
//
// # Vocabulary
//
//   - A constant, size, comparison or choice that the body uses is sunk: computed again in the
//     kernel, unless it takes a value that the body does not use otherwise. Every other value
//     that is used becomes an argument of the kernel.
//
// # Example
//
//	gpu.launch blocks(...) in (...) threads(...) in (...) { ... }
//
// in a function `f` becomes
//
//	gpu.launch_func @f_kernel::@f_kernel blocks in (...) threads in (...) args(...)
package outline
