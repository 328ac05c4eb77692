// Package gobuild builds plugins that are written in Go, with the user's Go.
//
// # Vocabulary
//
//   - A plugin's program is a main package called `mlirc-plugin-NAME`; a module has
//     those of its plugins in `cmd`.
//
// # Example
//
//	programs, err := gobuild.Package(ctx, "example.com/mine@v1.2.3", dir)
package gobuild
