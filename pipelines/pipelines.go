package pipelines

import "embed"

// Files has one TOML file for each pipeline.
//
//go:embed *.toml
var Files embed.FS
