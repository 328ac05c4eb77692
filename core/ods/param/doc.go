// Package param has the kinds of parameters that types and attributes of dialects take, one
// object each: what a kind is called, which values it has, its default, and how a value is read
// and written.
//
// # Vocabulary
//
//   - A parameter is kept as an attribute: see ods.ParamKind for which.
//   - A flag parameter is one of an enumeration whose cases are joined.
//
// # Example
//
//	kind, ok := param.Named("int")
package param
