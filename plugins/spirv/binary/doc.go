// Package binary reads and writes the binary form of SPIR-V.
//
// What an instruction looks like is data: the clauses `encoding` and `words` of
// spv.dialect give operations and types their numbers and the order of their parts, and
// enumerations say which parameters come with a keyword. Only what has no operation of its
// own is code: modules, functions, blocks, constants, decorations, names.
//
// # Vocabulary
//
//   - An id is the number by which instructions refer to each other; an entity is what the
//     reader knows of one.
//   - A label marks a block to which merge instructions refer.
//   - The grammar is what the definitions say, indexed by numbers.
//
// # Example
//
//	module, err := binary.Read(ctx, data, binary.ReadOptions{})
//	data, err = binary.Write(module, binary.WriteOptions{})
package binary
