// Package builtin has Go views and builders of the builtin dialect's
// operations: module, func and unrealized_conversion_cast.
//
// # Example
//
//	m := builtin.NewModule(b)
//	b.CreateBlock(m.Body(), nil)
package builtin
