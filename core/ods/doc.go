// Package ods reads dialect files: the text that says, for each operation,
// type, attribute and enumeration of a dialect, its parts, constraints, traits,
// format and older or newer spellings. The language is described in
// docs/dialect-language.md.
//
// # Vocabulary
//
//   - A [Dialect] is a file. It is indexed when it is loaded; an item is
//     compiled when it is first asked for, or all of them by [Dialect.Check].
//   - An [Op], [TypeDef], [Enum] or [Constraint] is a compiled item. It belongs
//     to no ir.Context and may be shared by several.
//   - A [TypeExpr] is the pattern of a type: it is matched against a type, which
//     binds variables, or built from them.
//   - A [Format] is a compiled custom form, which package syntax interprets.
//
// # Example
//
//	d, problems := ods.Load("my.dialect", text)
//	ctx := ods.NewContext(d)
//	op := d.Op("my.add")
package ods
