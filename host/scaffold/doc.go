// Package scaffold writes the beginning of a plugin: a Go module with a dialect, a
// pass, a test and a command, that builds, is tested and runs as it is.
//
// The files are templates in the folder template; `PLUGIN` in their names stands for
// the name of the plugin, `DIALECT` for that of its dialect.
//
// # Example
//
//	err := scaffold.Write(ctx, scaffold.Request{Name: "units", Dir: "units", HostVersion: "v0.1.0"})
package scaffold
