package environment

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// TargetAttr is the attribute that says for which environment a module is made.
const TargetAttr = "spv.target_env"

// Of is what the target of an operation has, by the attribute of the closest operation around
// it that has one; nil for none.
func Of(op *ir.Operation, w *Words) *Triple {
	for ; op != nil; op = op.ParentOp() {
		if env, ok := op.Attr(TargetAttr).(*ir.DialectAttr); ok && env.Def().Name() == TargetAttr {
			return Read(env.Params()[0], w)
		}
	}
	return nil
}

// OrDefault is [Of], or what MLIR 13 takes where nothing says it: version 1.0 with Shader and
// the extension SPV_KHR_storage_buffer_storage_class.
func OrDefault(op *ir.Operation, w *Words) *Triple {
	if t := Of(op, w); t != nil {
		return t
	}
	t := New(w)
	t.AddCapability("Shader")
	t.AddExtension("SPV_KHR_storage_buffer_storage_class")
	return t
}

// InContext are the enumerations of the SPIR-V dialect of a context; nil if it has none.
func InContext(ctx *ir.Context) *Words {
	d, ok := ctx.Dialect("spv").(*ods.Dialect)
	if !ok {
		return nil
	}
	return WordsOf(d)
}
