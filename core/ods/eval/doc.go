// Package eval computes what definitions leave to the operation at hand.
//
// # Vocabulary
//
//   - [Bindings] are the values of the variables of an operation's type patterns. To
//     match a pattern binds them, to build one reads them.
//   - A function of expressions is a row of one table: its name, what it takes, and
//     what computes it. The parser takes the row when a file is compiled
//     ([Named], [Node]), so that no unknown name reaches evaluation.
//   - A constraint is satisfied by types ([Satisfies]); a kind of attribute holds
//     values ([Holds]).
//
// What is read of an operation is an [ods.Env].
//
// # Example
//
//	b := eval.NewBindings(ctx, def, ods.OpEnv{Op: op, Def: def})
//	ok := b.Match(def.Operands[0].Type, op.Operand(0).Type())
//	result, ok := b.Build(def.Results[0].Type)
package eval
