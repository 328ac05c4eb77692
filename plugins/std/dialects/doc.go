// Package dialects lists what the dialects of the plugin fold beside what their definitions
// tell, for its conversions: they fold an operation that is not legal before they look for
// a pattern.
//
// # Vocabulary
//
//   - A fold is a [rewrite.FoldFunc] that a dialect gives to canonicalize.
//
// # Example
//
//	convert.Apply(op, convert.Config{Target: target, Patterns: patterns, Folds: dialects.Folds()})
package dialects
