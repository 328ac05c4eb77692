package convert

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/pass"
)

// Defined returns the pass of a conversion that dialect files alone define. Types become
// what their definitions say that they lower to, other types stay. Operations that have
// a row or a rule, or lower to an operation of the target dialect, are converted; with
// them go functions, what calls them, returns and branches in them, as far as their
// types change. All others stay, with casts where they meet what was converted.
func Defined(c *ods.Conversion) *pass.Pass {
	return &pass.Pass{
		Name: c.Name, Summary: "convert " + c.From + " to " + c.To + " as dialect files define it", Doc: c.Doc,
		Converts: []string{c.From}, Builds: []string{c.To},
		Run: func(r *pass.Run) error {
			types := definedTypes()
			Run(r, r.Op, Config{
				Target: definedTarget(newDefinedPatterns(r.IR(), c.To, c.Name), types), Types: types,
				Patterns: []Pattern{functionTypes(), flowTypes()}, To: c.To,
				Stage: c.Name,
			})
			return nil
		},
	}
}

// definedTypes converts types that say what they lower to, and functions of them.
func definedTypes() *TypeConverter {
	c := NewTypeConverter(func(t ir.Type) Answer {
		if own, ok := t.(*ir.DialectType); ok {
			if def, ok := own.Def().(*ods.TypeDef); ok && len(def.Lowers) > 0 {
				return Impossible("") // what its definition says counts
			}
		}
		return To(t)
	})
	AddFor(c, func(t *ir.FunctionType) Answer {
		in, ok := c.ConvertAll(t.Inputs())
		out, ok2 := c.ConvertAll(t.Results())
		if !ok || !ok2 {
			return Impossible("a type in it cannot be converted")
		}
		return To(t.Context().FunctionType(in, out))
	})
	return c
}

// definedTarget forbids what the definitions convert, and types that they convert in
// functions.
func definedTarget(defined *definedPatterns, types *TypeConverter) *Target {
	t := NewTarget()
	t.Legal("module")
	t.UnknownIf(func(op *ir.Operation) bool {
		if len(defined.of(op.Name())) > 0 {
			return false
		}
		if op.Traits().FunctionLike {
			sig := signatureOf(op)
			return sig == nil || types.isLegalSignature(sig) && types.IsLegalRegion(op.Region(0))
		}
		return !isFlow(op) || types.IsLegalOp(op)
	})
	return t
}

// signatureOf is the type of a function, nil where it has none of the builtin dialect.
func signatureOf(op *ir.Operation) *ir.FunctionType {
	a, ok := op.Attr(functionTypeAttr).(*ir.TypeAttr)
	if !ok || op.NumRegions() != 1 {
		return nil
	}
	sig, _ := a.Value().(*ir.FunctionType)
	return sig
}

const functionTypeAttr = "type"

// isFlow reports an operation that hands values to and from functions and their blocks.
func isFlow(op *ir.Operation) bool {
	f := op.Traits()
	if f.Call {
		return op.NumRegions() == 0
	}
	around := op.ParentOp()
	return f.Terminator && op.NumRegions() == 0 && around != nil && around.Traits().FunctionLike
}

// functionTypes converts the types of functions.
func functionTypes() Pattern {
	return Pattern{
		Name: "types of functions", For: func(name *ir.OpName) bool { return name.Traits().FunctionLike },
		Match: func(op *ir.Operation, _ Operands, rw *Rewriter) Result {
			sig := signatureOf(op)
			if !op.Traits().FunctionLike || sig == nil {
				return rw.MatchFailure("it is no function")
			}
			types := rw.Types()
			inputs, ok := types.Signature(sig.Inputs())
			results, ok2 := types.ConvertAll(sig.Results())
			if !ok || !ok2 {
				return rw.MatchFailure("a type of its signature cannot be converted")
			}
			body := op.Region(0)
			for b := range body.Blocks() {
				if _, ok := types.ConvertAll(b.ArgTypes()); !ok {
					return rw.MatchFailure("a type of its block arguments cannot be converted")
				}
			}
			rw.Update(op, func() {
				op.SetAttr(functionTypeAttr, rw.Context().TypeAttr(rw.Context().FunctionType(inputs.Types(), results)))
			})
			if !body.Empty() {
				rw.ConvertSignature(body.Entry(), inputs)
				rw.ConvertOtherBlocks(body)
			}
			return rw.Success()
		},
	}
}

// flowTypes converts the types of calls, returns and branches.
func flowTypes() Pattern {
	return Pattern{
		Name: "types of calls, returns and branches",
		For:  func(name *ir.OpName) bool { return name.Traits().Call || name.Traits().Terminator },
		Match: func(op *ir.Operation, operands Operands, rw *Rewriter) Result {
			if !isFlow(op) {
				return rw.MatchFailure("it neither calls, nor returns, nor branches")
			}
			if slices.ContainsFunc(operands, func(values []*ir.Value) bool { return len(values) != 1 }) {
				return rw.MatchFailure("an operand has not become one value")
			}
			results, why := rw.convertedResults(op)
			if why != "" {
				return rw.MatchFailure(why)
			}
			made := rw.Create(&ir.OperationState{
				Name: op.Name(), Operands: operands.All(), Results: results, Attrs: op.Attrs(), Successors: op.Successors(),
			})
			rw.ReplaceOp(op, made.Results()...)
			return rw.Success()
		},
	}
}
