// Package eval computes what definitions leave to the operation at hand.
//
// # Vocabulary
//
//   - [Bindings] are the values of the variables of an operation's type patterns. To
//     match a pattern binds them, to build one reads them.
//   - A [Function] of expressions is a row of one table: its name, the sorts of what it
//     takes and gives, what it is, and what makes the code of a node. The parser applies
//     it when a file is compiled ([Named], [Function.Apply]), so that no unknown name and
//     no value of a wrong sort reaches evaluation.
//   - What stands for something of another sort, as an operand for its type, is a row of
//     the table of conversions ([Convert]).
//
// What is read of an operation is an [ods.Env].
//
// # Example
//
//	b := eval.NewBindings(ctx, def, ods.OpEnv{Op: op, Def: def})
//	ok := b.Match(def.Operands[0].Type, op.Operand(0).Type())
//	result, ok := b.Build(def.Results[0].Type)
package eval
