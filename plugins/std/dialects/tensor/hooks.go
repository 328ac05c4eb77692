package tensor

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/plugins/std/dialects/view"
)

// hooks check what tensor.dialect cannot say.
func hooks() map[string]verify.Hook {
	return map[string]verify.Hook{"tensor.extract_slice": verifyExtractSlice}
}

func verifyExtractSlice(op *ir.Operation) error { return view.VerifySlice(op, op.OperandType(0)) }
