// Package structure compares modules up to names.
//
// # Vocabulary
//
//   - The structure of a module is its generic form with values, blocks and
//     private symbols numbered in the order in which they are defined. Two modules
//     that differ in nothing but such names have the same structure. What the
//     module does not define keeps its name: others know it by that.
//
// Package canon compares what modules do, whatever their structure.
//
// # Example
//
//	if d := structure.Difference(structure.Of(a), structure.Of(b)); d != "" {
//		t.Error(d)
//	}
package structure
