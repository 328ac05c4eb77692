// Package split cuts LLVM IR text into modules that code can be generated for
// at the same time, and whose objects together are the object of the whole.
//
// # Vocabulary
//
//   - An entity is a function or a global of the text, with the symbols that it
//     mentions.
//   - A local entity (private, internal) is seen by its own module only, so it
//     stays with everything that mentions it.
//   - A part is a module of its own: the entities that fell to it, in the order
//     of the text, and declarations of what they mention elsewhere.
//
// How a text is cut depends on the text and the wanted size of a part, and not
// on the machine, so that the same text always gives the same object. A text
// with anything that cannot be cut for sure (aliases, comdats, module assembly,
// block addresses) stays whole.
//
// # Example
//
//	for _, part := range split.Text(ir, 256<<10) {
//		generate(part)
//	}
package split
