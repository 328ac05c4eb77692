// Package kind has the kinds of attributes that operations declare, one object each: what a
// kind is called, which values it has, and how a value is read and written in a custom form.
//
// # Vocabulary
//
//   - A typed number is an integer or a float of a type that the definition names, which the
//     text leaves out.
//   - A kind is empty at a token if nothing stands for one of its values, such as a unit.
//
// # Example
//
//	if !kind.Holds(attr, value) {
//		return fmt.Errorf("attribute '%s' is not %s", attr.Name, kind.Describe(attr))
//	}
package kind
