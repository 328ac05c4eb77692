// Package bindgen writes Go views and builders of a dialect's operations from
// its definition.
//
// For an operation `std.addi` it writes a type Addi that holds the operation,
// AsAddi, which views an operation as one, NewAddi, which builds one, and a
// method for each operand, result, attribute, region and successor. For an
// enumeration it writes a type with its cases.
//
// A builder takes no type of a result that the definition infers in every valid operation: one of
// the operands' types, what a function such as `walk` or `with-shape` makes of them and of
// attributes, or a list of types that a list of operands has. Where no such type is known, as for an
// operand of another kind than the definition allows, the builder panics.
//
// A view does not embed the operation: for each of a few hundred views the
// compiler would write all methods of an operation again.
//
// # Example
//
//	code, err := bindgen.Generate(dialect, "std")
package bindgen
