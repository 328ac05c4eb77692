// Package semver checks versions of plugins and dialects against ranges.
//
// # Vocabulary
//
//   - A range is what a configuration or a dialect asks for, such as `^0.1`: from
//     0.1.0 to before 0.2.0.
//
// # Example
//
//	err := semver.Fits("0.1.4", "^0.1") // nil
package semver
