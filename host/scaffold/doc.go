// Package scaffold writes the beginning of a plugin in Go, Python or TypeScript: a dialect, a
// pass, a test and a program, that builds, is tested and runs as it is.
//
// The files are templates in the folder template, those of a language and those that all have;
// `PLUGIN` in their names stands for the name of the plugin, `DIALECT` for that of its dialect.
// What plugins in Python and TypeScript need of the protocol is copied from the examples.
//
// # Example
//
//	err := scaffold.Write(ctx, scaffold.Request{Name: "units", Dir: "units", HostVersion: "v0.1.0"})
package scaffold
