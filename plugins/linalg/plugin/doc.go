// Package plugin is the plugin of linear algebra: its dialect, and the passes on it.
//
// # Vocabulary
//
//   - [Plugin] is what a host is given.
//
// # Example
//
//	sdk.Serve(plugin.Plugin())
package plugin
