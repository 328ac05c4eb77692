// Package catalog knows which plugins there are and what they offer, without
// starting any of them.
//
// A plugin is, in this order: the path that the configuration gives; what the lock
// pins; the newest version that fits, of those installed and the one inside the
// program, which serves its first-party plugins by starting itself again. Of a
// plugin that could be several versions, it is one that the passes of the others
// can build on. With a lock nothing that is installed besides counts. What a plugin
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
