// Package catalog knows which plugins there are and what they offer, without
// starting any of them.
//
// A plugin comes from a path in the configuration, or from the program itself,
// which serves its first-party plugins by starting itself again. What a plugin
// says about itself, its [Manifest], is fetched once and then kept in the cache
// folder under the digest of the plugin's program; a digest is computed once
// and remembered with the file's size and times.
//
// # Example
//
//	c, err := catalog.New(ctx, catalog.Options{Builtins: builtins, Config: cfg})
//	for _, claim := range c.Claims("convert-std-to-llvm") {
//		fmt.Println(claim.Plugin.Name, claim.Pass.Summary)
//	}
package catalog
