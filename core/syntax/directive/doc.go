// Package directive has the directives of formats, one object in one file each: what a
// directive takes and spells, how it is read and how it is printed.
//
// # Vocabulary
//
//   - An argument is a part of an operation, or a variable of its types.
//   - A directive spells a part when reading it makes the part, and spells types when it
//     makes those of a part.
//   - It starts at a token if it can read what begins there.
//
// # Example
//
//	for _, d := range directive.All() {
//		fmt.Println(d.Name())
//	}
package directive
