// Package convert turns the operations of some dialects into those of others,
// and their types with them.
//
// # Vocabulary
//
//   - A [TypeConverter] says what a type becomes: one type, several or none.
//   - A [Target] says which operations are legal afterwards.
//   - A [Pattern] converts one operation. It gets the operands already
//     converted, as [Operands]: for each operand the values it has become. It
//     fails to match before it has changed anything, with a reason, or it succeeds;
//     nothing is ever rolled back.
//   - A materialization makes a value of one type out of values of others where
//     converted and unconverted operations meet. The default one is a cast,
//     `unrealized_conversion_cast`; [ReconcileCasts] removes those that cancel
//     each other out.
//   - [Apply] runs a conversion. What stands directly inside of a module is
//     converted piece by piece and perhaps at the same time; a pattern must not
//     look beyond its piece but through [Rewriter.Symbol], nor add to the module
//     but with [Rewriter.Declare].
//
// Operations are visited in the order of the text, outer ones first; what a
// pattern creates is legalized after the pattern. Replacing takes effect at once:
// later operations get the new values as operands. Until then an operation's
// own operands, op.Operand(i), keep their old types, and the operation that
// defines one keeps its name and attributes, so a pattern can look back at what
// an operand was.
//
// # Example
//
//	types := convert.NewTypeConverter()
//	types.KeepOthers()
//	convert.AddFor(types, func(t *ir.IndexType) convert.Answer {
//		return convert.To(t.Context().I64())
//	})
//
//	var addToLLVM = convert.Pattern{
//		Name: "std.addi to llvm.add",
//		Root: "std.addi",
//		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
//			result := rw.Types().ConvertOne(op.Result(0).Type())
//			if result == nil {
//				return rw.MatchFailure("the result type has no counterpart")
//			}
//			rw.ReplaceOpWithNew(op, &ir.OperationState{
//				Name:     rw.Context().OpName("llvm.add"),
//				Operands: operands.All(),
//				Results:  []ir.Type{result},
//			})
//			return rw.Success()
//		},
//	}
//
//	target := convert.NewTarget()
//	target.LegalDialect("llvm")
//	target.IllegalDialect("std")
//	ok := convert.Apply(module, convert.Config{
//		Target: target, Types: types, Patterns: []convert.Pattern{addToLLVM},
//		Stage: "convert-std-to-llvm", Sink: r.Diags, Workers: r.Workers,
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
