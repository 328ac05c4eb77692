// Package pipelines holds the pipelines that come with mlirc. They are files
// like a user's own, and good ones to extend:
//
//	extends = "cpu"
package pipelines

import "embed"

// Files has one TOML file for each pipeline.
//
//go:embed *.toml
var Files embed.FS
