// Package install puts plugins into the plugin directory: it finds or builds the
// program, asks it what it is, and stores both.
//
// # Vocabulary
//
//   - A source is a file with a program; a folder, or an archive of one, that says how its
//     plugins are built (package build), or has a program called `mlirc-plugin-NAME` and what
//     it needs; a place of others (package fetch); or a Go package or module
//     `example.com/mine@v1.2.3`.
//
// # Example
//
//	i := &install.Installer{Store: s, Start: start, Agree: ask, Stderr: os.Stderr}
//	entries, err := i.Install(ctx, "example.com/mine@v1.2.3", false)
package install
