package main

import (
	"path/filepath"

	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/pool"
)

// policies says what plugins may do. Those that come with the program have the
// tools that they ask for.
func policies(c *config.Config) (*pool.Policies, error) {
	own := map[string][]string{}
	for _, p := range builtins() {
		own[p.Name] = p.Tools
	}
	cache := cacheFolder()
	if cache != "" {
		cache, _ = filepath.Abs(cache)
	}
	return pool.ReadPolicies(c, own, cache)
}
