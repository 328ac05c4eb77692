// Package vce is about the versions, capabilities and extensions that modules of the SPIR-V
// dialect need, which the definitions tell by clauses `available`: the pass spirv-update-vce
// finds the fewest, and spirv-check-vce compares them with what a module says of itself.
//
// # Vocabulary
//
//   - A need is what one operation, keyword, type or number must have: a version, one of some
//     capabilities, one of some extensions.
//
// # Example
//
//	&sdk.Plugin{Passes: []*pass.Pass{vce.Update(), vce.Check()}}
package vce
