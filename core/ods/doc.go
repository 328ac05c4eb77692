// Package ods is the model of dialect files: what the text of a dialect says of each
// operation, type, attribute and enumeration, in a form that parsers, printers,
// verifiers and passes read. The language is described in docs/dialect-language.md.
//
// # Vocabulary
//
//   - A [Dialect] is a file. Its [Compiler] compiles an item when it is first asked
//     for, or all of them by Check.
//   - An [Op], [TypeDef], [Enum] or named constraint is a compiled item. It belongs
//     to no ir.Context and may be shared by several.
//   - An [Expr] is a node of an expression: a predicate, a count, a default value, a
//     constraint, or a type. It has a [Sort] and the code that computes it. One that is
//     the pattern of a type is also matched against a type, which binds variables.
//   - A [Format] is a compiled custom form, which package syntax interprets.
//
// The packages in the folder stand in the order in which a file goes through them:
//
//	lex     tokens
//	eval    the table of functions; bindings of variables; whether constraints hold
//	parse   an item's tokens to the model
//	check   what cannot be right in a compiled item
//	layout  the formatter of dialect files
//
// Package load, above them and above package syntax, has the files: index, compile on
// demand, links between dialects, contexts.
//
// # Example
//
//	d, problems := load.Dialect("my.dialect", text)
//	ctx, err := load.NewContext(d)
//	op := d.Op("my.add")
package ods
