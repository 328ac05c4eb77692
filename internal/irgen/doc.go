// Package irgen makes modules from definitions, for tests.
//
// # Vocabulary
//
//   - A draft is one attempt at an operation: types, counts and attributes are
//     chosen at random among what the definition's patterns and constraints
//     allow, and the rules of the definition are checked. Most attempts fail,
//     so there are many.
//   - The pool is the types and attributes that drafts choose from. It is kept as
//     text, in types.txt and attrs.txt.
//
// What a definition leaves to code (a hook) is not known here, so a module may still be refused
// by a verifier. Operations that need more around them than values (a parent, symbols, regions
// that mean something) are not made: [Generator.Fits] reports it.
//
// Values come from operations of the dialect `test`, which is not registered.
//
// # Example
//
//	g, err := irgen.New(ctx, 1)
//	for _, text := range g.Op(def, 8) {
//		fmt.Println(text)
//	}
package irgen
