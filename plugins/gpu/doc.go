// Package gpu is the plugin of the dialect of kernels and their launches.
//
// # Vocabulary
//
//   - [Dialect] is the definition file; gpu_gen.go has views and builders of its
//     operations.
//   - [Plugin] is what a host is given.
//
// # Example
//
//	sdk.Serve(gpu.Plugin())
package gpu
