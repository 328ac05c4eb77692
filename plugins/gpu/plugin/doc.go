// Package plugin is the plugin of the GPU dialect: the dialect and the passes on it, which are
// packages of their own.
//
// # Vocabulary
//
//   - [Plugin] is what a host is given.
//
// # Example
//
//	sdk.Serve(plugin.Plugin())
package plugin
