// Package normalize has passes that bring what affine operations refer to into a
// normal form: maps and sets, and the layouts of memrefs.
//
// # Vocabulary
//
//   - An affine structure is a map or an integer set in an attribute.
//   - A memref is normal when its layout is the identity: the layout's map has become
//     part of the subscripts, and the shape that of the map's results.
//
// # Example
//
//	pipeline := pass.NewRegistry(normalize.Passes()...)
package normalize
