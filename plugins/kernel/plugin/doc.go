// Package plugin is the plugin of the kernel dialect: the dialect and the pass that lowers
// kernels to functions for the CPU.
//
// # Vocabulary
//
//   - [Plugin] is what a host is given.
//
// # Example
//
//	sdk.Serve(plugin.Plugin())
package plugin
