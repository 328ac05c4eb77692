// Package sizes gives types the sizes that specialization constants are.
//
// # Vocabulary
//
//   - A size is a number of elements in a type: the length of an array, the rows or columns of a
//     cooperative matrix. Where a specialization constant gives it, the type has the name of the
//     constant beside the number.
//   - To resolve sizes is to compute the constants, and to put what they are in the types.
//
// # Example
//
//	spv.SpecConstant @N spec_id(0) = 4 : i32
//	spv.GlobalVariable @a : !spv.ptr<!spv.array<1 x f32 size=@N>, Workgroup>
//
// has an array of four elements: `!spv.array<4 x f32 size=@N>`.
package sizes
