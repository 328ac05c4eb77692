// Package host is the pass lower-host-to-llvm, which converts a program that launches kernels,
// where these are in SPIR-V, to the LLVM dialect. A launch becomes a call.
//
// # Vocabulary
//
//   - The global of an argument is what host and kernel share: the host copies the argument
//     there, calls the kernel, and copies it back. The kernel's own module calls it by the same
//     name, MODULE_KERNEL_arg_I_descriptor_setS_bindingB, after convert-spirv-to-llvm.
//
// # Example
//
//	gpu.launch_func @foo::@bar blocks in (%one, %one, %one) threads in (%one, %one, %one) args(%m : memref<8xi32>)
//
// becomes
//
//	"llvm.intr.memcpy"(%global, %m, %bytes, %false) : ...
//	llvm.call @__spv__foo_bar() : () -> ()
//	"llvm.intr.memcpy"(%m, %global, %bytes, %false) : ...
package host
