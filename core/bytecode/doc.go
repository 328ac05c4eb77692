// Package bytecode writes and reads modules in MLIR's bytecode format, which is
// how they travel between processes.
//
// # Vocabulary
//
//   - A file is a header and sections. Strings, dialects and operation names,
//     attributes and types are tables; whatever refers to one of their entries
//     says its index. The IR section holds the operations.
//   - A PrefixVarInt is the format's integer: one to nine bytes whose first
//     byte says how many.
//   - A custom entry of the attribute or type table has the builtin dialect's
//     encoding: a code and fields. Any other entry is assembly text.
//   - An isolated region, one whose operation is isolated from above, is a
//     section of its own, and values are numbered anew in it.
//   - The encoder makes everything in one walk: a table entry gets its index
//     where it is met first, after the entries that it refers to.
//   - The decoder loads a table entry when it is first referred to. Of a large file that was written here,
//     several decoders read the isolated regions at once, when the tables are loaded.
//
// Versions 0 to 4 are read and 1 to 4 are written. Versions 5 and 6 move
// inherent attributes of operations into properties, whose layout follows from
// the operation's definition. They are read as far as the definitions here say
// how operations look in the profile `mlir-19`, and refused otherwise.
//
// An operation that has another name in some profile is written under that name
// if asked for, and read under either; so are the names of attributes. Types and
// attributes of dialects are written as text.
//
// # Example
//
//	data, err := bytecode.Append(nil, module, bytecode.WriteOptions{})
//	...
//	var sink diag.Sink
//	module = bytecode.Read(ctx, "module.mlirbc", data, &sink)
package bytecode
