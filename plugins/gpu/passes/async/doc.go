// Package async is the pass gpu-async-region, which lets the host go on while the device works.
//
// # Vocabulary
//
//   - The current token stands for the work of the device that the operations of a block before
//     the current one have started. There is none at the start of a block, or after the host has
//     waited.
//
// # Example
//
//	gpu.launch_func @m::@k blocks in (...) threads in (...)
//	return
//
// becomes
//
//	%0 = gpu.wait async
//	%1 = gpu.launch_func async [%0] @m::@k blocks in (...) threads in (...)
//	gpu.wait [%1]
//	return
package async
