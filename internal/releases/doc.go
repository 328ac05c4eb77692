// Package releases knows what was released of this repository, for the tests that
// hold released programs and today's together.
//
// # Vocabulary
//
//   - A release is a plugin at a version, and the commit that it was built from.
//     releases.toml at the root lists them, the latest of a plugin last.
//   - The programs of a commit are mlirc and the plugins as that commit has them.
//     They are built once and kept in the user's cache.
//
// # Example
//
//	list, err := releases.Read(root)
//	programs, err := releases.Programs(root, list[0].Commit)
//	// programs.Plugin("std") is the path of the plugin as it was released
package releases
