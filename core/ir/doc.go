// Package ir is the in-memory form of a program: operations with operands,
// results, attributes, successors and nested regions, as MLIR has them.
//
// # Vocabulary
//
//   - A [Context] owns types, attributes, locations and the definitions of
//     dialects. It is safe for concurrent use; there is no process-wide state.
//   - A [Type], [Attribute] or [Location] is immutable and uniqued in its
//     Context, so == compares it. The one exception is the body of an
//     identified type ([DialectType]), which is set once.
//   - An [Operation] is a node; it lives in a [Block], a Block in a [Region],
//     a Region in an Operation. A [Value] is a result or a block argument.
//   - An [OpDefinition] defines what an operation means. Package ods compiles it from a dialect
//     file. This package uses only its [Traits].
//
// # Example
//
//	ctx := ir.NewContext()
//	b := ir.NewBuilder(ctx)
//	b.SetInsertionPointToEnd(block)
//	op := b.Create(&ir.OperationState{
//		Name:    ctx.OpName("std.addi"),
//		Loc:     ctx.UnknownLoc(),
//		Operands: []*ir.Value{x, y},
//		Results: []ir.Type{x.Type()},
//	})
//
// A Context may be shared by goroutines; an Operation and what it contains may
// be changed by one goroutine at a time. Operations that are isolated from
// above are the unit of parallel work.
package ir
