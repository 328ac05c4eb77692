// Package print writes types, attributes, locations and operations as text, in custom
// or generic form. It stands below the parser: no type is made by way of its text.
//
// # Vocabulary
//
//   - A [Printer] appends to a buffer. It knows the names of values, the aliases, and
//     the indentation.
//   - A custom form is written by a writer for the format of an operation, or for that
//     of a type or attribute. Blanks go between elements as their neighbours want.
//   - An alias is a name for an attribute or type that a file uses more than once, or
//     that is long.
//
// # Example
//
//	text := print.TypeString(t)
package print
