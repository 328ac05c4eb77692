// Package convention says how a memref becomes LLVM values. How is data: a file
// that tells which parts a memref consists of, in which shape they travel, and
// how what does not travel is derived.
//
// # Vocabulary
//
//   - The parts of a memref are the pointer that was allocated, the aligned
//     pointer to the buffer, the offset of the first element, and for each
//     dimension its size and stride, counted in elements.
//   - A [Form] is how a memref stands for itself somewhere: which parts, in which
//     order, as single values, as a struct or as a pointer to a struct. A
//     convention has one form for values inside of functions, one for arguments,
//     one for results and perhaps one for arguments of the functions that C
//     calls.
//     A function that C calls takes and returns descriptors in every convention
//     of this package, so that programs in C need not know it.
//   - A [Rule] derives a part that a form lacks: from the type, from another
//     part. A memref whose missing parts no rule can derive is not accepted.
//   - A [Schema] is what a file says; a [Convention] is a schema in one context;
//     a [Ranked] is what a convention makes of one memref type; a [View] asks for
//     the parts of one value; [Passing] is what ranked and unranked memrefs have
//     in common: how they go from function to function, and to and from C.
//
// A schema travels with a run as the resource [Resource], so that a plugin may
// offer one that no conversion has heard of.
//
// # Example
//
//	m, reason := conv.Ranked(t)               // t is memref<?x4xf32>
//	v := m.Value(kit.At(b), values)           // what the memref has become
//	rows, address := v.Size(0), v.Element(i, j)
//
// # The file
//
//	name = "sized-pointer"
//	doc  = "A pointer and a size for each dimension."
//
//	[accepts]
//	layout = "identity"
//
//	[value]
//	as    = "values"
//	parts = ["aligned", "sizes"]
//	...
//	[derive]
//	allocated = "aligned"
//	offset    = "type"
//	strides   = "row-major"
package convention
