// Package affine is the dialect affine: its definitions, and what is written in terms of
// them.
//
// # Vocabulary
//
//   - [Dialect] is the definition file affine.dialect.
//   - A view, such as [For], is an operation of the dialect with names for its
//     parts; it is generated from the definition, as its builder is. [Access] views
//     all operations that name an element of a memref.
//   - A [ValueMap] is a map with the values it is applied to, a [ValueSet] a set with
//     them. Canonical leaves each value that counts once; Composed puts the maps of
//     affine.apply in. Bounds of loops, conditions and subscripts are such, and what
//     analyses loops begins with their composed form.
//   - A [Scope] is the region in which symbols are fixed: that of a function, for example.
//     [IsDim] and [IsSymbol] report which values maps may take.
//   - [NewLoop] and [NewConditional] build operations with their blocks.
//
// # Example
//
//	loop, ok := affine.AsFor(op)
//	if n, known := loop.ConstantTripCount(); ok && known && n == 1 { ... }
//
//	access, _ := affine.AsAccess(op)
//	m := access.ValueMap().Composed() // coordinates as a map of induction variables and symbols
package affine
