// Package layout is about where the parts of a type lie in memory that a host shares with
// shaders, as the Vulkan specification has it: offsets of members, strides of arrays and of
// matrices.
//
// # Vocabulary
//
//   - A scalar is aligned to its size, a vector of two to twice that of its elements, one of
//     three or four to four times that. A struct and an array are aligned as their parts are.
//   - What a type says already, an offset or a stride, stays.
//
// # Example
//
//	decorated, err := layout.Decorate(t) // !spv.struct<(f32, i64)> to !spv.struct<(f32 [0], i64 [8])>
package layout
