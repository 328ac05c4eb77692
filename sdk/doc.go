// Package sdk is what the author of a plugin imports.
//
// # Vocabulary
//
//   - A [Plugin] is a value: its dialects, passes and conventions.
//   - A [Dialect] is a definition file that the plugin carries.
//   - A run is a list of consecutive passes that a host has this plugin do. The
//     payload goes in and out once a run, however many passes it has.
//   - A session lasts as long as the host that opened it; when it breaks, the
//     process of the plugin ends.
//
// # Example
//
//	func main() {
//		sdk.Serve(&sdk.Plugin{
//			Name:     "my",
//			Version:  "0.1.0",
//			Dialects: []*sdk.Dialect{{File: "my.dialect", Source: myDialect}},
//			Passes:   []*pass.Pass{convertMyToStd},
//		})
//	}
package sdk
