// Package install puts plugins into the plugin directory: it finds or builds the
// program, asks it what it is, and stores both.
//
// # Vocabulary
//
//   - A source is a file with a program, a folder with a program called
//     `mlirc-plugin-NAME` and what it needs, a folder with a Go module, or a Go
//     package or module `example.com/mine@v1.2.3`.
//
// # Example
//
//	i := &install.Installer{Store: s, Start: start}
//	entries, err := i.Install(ctx, "example.com/mine@v1.2.3", false)
package install
