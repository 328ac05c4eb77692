// Package plugin is the plugin of the OpenMP dialect: the dialect and the conversions to it and
// from it, which are packages of their own.
//
// # Vocabulary
//
//   - [Plugin] is what a host is given.
//
// # Example
//
//	sdk.Serve(plugin.Plugin())
package plugin
