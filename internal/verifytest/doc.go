// Package verifytest holds the definitions of a dialect and its hooks to cases
// that break them.
//
// # Vocabulary
//
//   - A case is a module in a file of the folder testdata of the dialect's
//     package, with comments `expected-error` that say what is wrong with it, and
//     where.
//   - A rule is a clause `verify` with its message, or `refers`. Every rule of the
//     dialect, and every hook, must have a case.
//
// # Example
//
//	func TestRules(t *testing.T) { verifytest.Rules(t, Dialect) }
package verifytest
