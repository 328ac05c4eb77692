// Package build builds the plugins of a folder as that folder says, in whatever language.
//
// # Vocabulary
//
//   - A recipe is how a folder says that its plugins are built and tested: a Go module by the
//     commands in cmd/mlirc-plugin-*, a Makefile by its targets `build` and `test`, a
//     package.json by its scripts of these names.
//   - Programs are what is there afterwards: executable files mlirc-plugin-NAME in the folder,
//     or in its bin or dist.
//
// # Example
//
//	recipe, err := build.In("units")
//	programs, err := recipe.Build(ctx, dir, os.Stderr)
package build
