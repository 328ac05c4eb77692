// Package pipelines holds the pipelines that come with mlirc.
//
// # Vocabulary
//
//   - A pipeline is a TOML file like a user's own, and a good one to extend. Its
//     name is that of the file.
//
// # Example
//
//	extends = "cpu"
package pipelines
