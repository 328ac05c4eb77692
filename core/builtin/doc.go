// Package builtin has Go views and builders of the builtin dialect's
// operations: module, func and unrealized_conversion_cast.
//
// # Vocabulary
//
//   - A view is an operation of the dialect with names for its parts. It is
//     generated from the definition, as its builder is.
//
// # Example
//
//	m := builtin.NewModule(b)
//	b.CreateBlock(m.Body(), nil)
package builtin
