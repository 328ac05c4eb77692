// Package npy reads and writes arrays as NumPy saves them.
//
// # Vocabulary
//
//   - A file begins with a magic number, a version and a header, which is a dictionary as
//     Python writes it: `descr` is the type of an element, `fortran_order` says that the first
//     index varies fastest, `shape` lists the sizes.
//   - An [Array] has its elements in row-major order and in little-endian bytes, whatever the
//     file has.
//
// # Example
//
//	a, err := npy.Decode(data)         // a.Type is "f4", a.Shape is [2 3]
//	data, err = npy.Encode(a)
package npy
