// Package gpu is the dialect of kernels and their launches.
//
// # Vocabulary
//
//   - [Dialect] is the definition file; gpu_gen.go has views and builders of its
//     operations.
//   - The plugin is package plugin; passes/ has what it does.
//
// # Example
//
//	launch, ok := gpu.AsLaunchFunc(op)
package gpu
