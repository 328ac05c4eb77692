// Package convert turns the operations of some dialects into those of others,
// and their types with them.
//
// # Vocabulary
//
//   - A [TypeConverter] says what a type becomes: one type, several or none.
//   - A [Target] says which operations are legal afterwards.
//   - A [Pattern] converts one operation, and [On] makes one of a function. It gets the
//     operation as a view and a [Match]: the operands already converted, each to any number
//     of values, and a rewriter with its insertion point before the operation. It fails to
//     match before it has changed anything, with a reason, or it replaces the operation and
//     returns that; nothing is ever rolled back. It keeps nothing between operations.
//   - A materialization makes a value of one type out of values of others where
//     converted and unconverted operations meet. It is a cast,
//     `unrealized_conversion_cast`; [ReconcileCasts] removes those that cancel
//     each other out. Only what an argument becomes is made by code of the converter's owner.
//   - [Run] runs a conversion in a pass, and [Apply] one anywhere. What stands directly inside of a module is
//     converted piece by piece and perhaps at the same time; a pattern must not
//     look beyond its piece but through [Rewriter.Symbol], nor add to the module
//     but with [Rewriter.Declare].
//
// Operations are visited in the order of the text, outer ones first; what a
// pattern creates is legalized after the pattern. Replacing takes effect at once:
// later operations get the new values as operands. Until then an operation's
// own operands, op.Operand(i), keep their old types, and the operation that
// defines one of a type that changes keeps its name and attributes, so a pattern can
// look back at what an operand was. An operation whose types stay may become another
// one in place, see [Match.ReplaceWith].
//
// # Example
//
//	types := convert.NewTypeConverter()
//	types.KeepOthers()
//	convert.AddFor(types, func(t *ir.IndexType) convert.Answer {
//		return convert.To(t.Context().I64())
//	})
//
//	var addToLLVM = convert.On("std.addi to llvm.add", func(op std.Addi, m convert.Match) convert.Result {
//		t, why := m.Convert(op.Result().Type())
//		if why != "" {
//			return m.MatchFailure(why)
//		}
//		return m.Replace(llvm.NewAdd(m.Builder, m.Operand(op.Lhs()), m.Operand(op.Rhs()), t).Res())
//	})
//
//	target := convert.NewTarget()
//	target.LegalDialect("llvm")
//	target.IllegalDialect("std")
//	ok := convert.Run(r, r.Op, convert.Config{
//		Target: target, Types: types, Patterns: []convert.Pattern{addToLLVM},
//		Stage: "convert-std-to-llvm",
//	})
//
// # Functions
//
// A pattern for a function makes the new one, moves the region, and converts
// the entry block by a [Signature], in which one argument may become several:
//
//	s := convert.NewSignature(len(inputs))
//	s.AddInputs(0, pointer, pointer, i64, i64, i64) // a memref, flat
//	fresh := rw.Create(...)                         // with s.Types() as inputs
//	entry := op.Region(0).Entry()
//	rw.MoveRegion(op.Region(0), fresh.Region(0), nil)
//	rw.ConvertSignature(entry, s)
//	rw.ConvertOtherBlocks(fresh.Region(0))
//	rw.EraseOp(op)
//
// If the type converter makes one struct of a memref, an argument
// materialization ([TypeConverter.AddArgument]) packs the five arguments; if it
// makes five values of it, they are used as they are.
package convert
