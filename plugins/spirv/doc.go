// Package spirv is the plugin of the SPIR-V dialect.
//
// # Vocabulary
//
//   - [Dialect] is the definition file; spv_gen.go has views and builders of its
//     operations.
//   - [Plugin] is what a host is given.
//
// # Example
//
//	sdk.Serve(spirv.Plugin())
package spirv
