package tollvm

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
)

const (
	fastMathOption = "fast-math-flags"
	fastMathAttr   = "fastmathFlags"
)

func fastMath() pass.Option {
	return pass.Option{
		Name: fastMathOption, Type: pass.List,
		Doc: "what operations on floats may assume, or do to their results: some of nnan, ninf, nsz, arcp, contract, afn, " +
			"reassoc, or fast for all; nothing if empty. MLIR 13 has no such option",
	}
}

// loosenFloats puts the flags that a user asks for on the operations of a converted
// module that compute with floats and have none of their own.
func loosenFloats(r *pass.Run) error {
	names := r.Options.List(fastMathOption)
	if len(names) == 0 {
		return nil
	}
	for _, name := range names {
		if _, err := flagsOf(r.Op.Context(), name); err != nil || name == "" {
			return diag.NewError(ir.Position(r.Op.Loc()), fmt.Sprintf("option '%s': '%s' is no fast-math flag, such as contract", fastMathOption, name))
		}
	}
	flags, err := flagsOf(r.Op.Context(), names...)
	if err != nil {
		return err
	}
	ir.Walk(r.Op, func(op *ir.Operation) ir.WalkResult {
		if takesFastMath(op) && op.Attr(fastMathAttr) == nil {
			op.SetAttr(fastMathAttr, flags)
		}
		return ir.Advance
	})
	return nil
}

func flagsOf(ctx *ir.Context, names ...string) (ir.Attribute, error) {
	return syntax.ParseAttr(ctx, "#llvm.fastmath<"+strings.Join(names, ", ")+">")
}

// takesFastMath reports whether an operation may have flags by its definition and its
// types: LLVM wants floats to compare, or one as the result.
func takesFastMath(op *ir.Operation) bool {
	def, ok := op.Name().Def().(*ods.Op)
	if !ok || !slices.ContainsFunc(def.Attributes, func(a ods.Attr) bool { return a.Name == fastMathAttr }) {
		return false
	}
	if op.Is("llvm.fcmp") {
		return true
	}
	return op.NumResults() == 1 && isFloats(op.ResultType(0))
}

func isFloats(t ir.Type) bool {
	if v, ok := t.(*ir.VectorType); ok {
		t = v.Elem()
	}
	_, ok := t.(*ir.FloatType)
	return ok
}
