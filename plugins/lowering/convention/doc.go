// Package convention defines how a memref becomes LLVM values. A convention is data: a file
// with the parts that a memref consists of, the form in which they are passed, and the rules
// that derive the other parts.
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
//   - A [Schema] is the contents of a file; a [Convention] is a schema in one context; a
//     [Ranked] is a memref type in a convention; a [View] gives the parts of one value;
//     [Passing] is what ranked and unranked memrefs have in common: how they are passed between
//     functions, and to and from C.
//
// A schema is sent with a run as the resource [Resource], so a plugin may offer a convention
// that conversions do not know by name.
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
