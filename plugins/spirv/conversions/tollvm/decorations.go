package tollvm

import (
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/plugins/spirv"
)

// dropDecorations removes the decorations of operations, which are attributes that their
// definitions do not declare: none has a meaning for one invocation that LLVM could use.
// Those of members say where these lie, and stay.
func (l *Lowering) dropDecorations(root *ir.Operation) {
	names := decorationNames(l.ctx)
	ir.Walk(root, func(op *ir.Operation) ir.WalkResult {
		def, ok := op.Name().Def().(*ods.Op)
		if !ok || op.Name().Dialect() != "spv" {
			return ir.Advance
		}
		for _, a := range append(ir.AttrList{}, op.Attrs()...) {
			if def.AttrIndex(a.Name) < 0 && names[strings.ReplaceAll(a.Name, "_", "")] {
				op.SetAttr(a.Name, nil)
			}
		}
		return ir.Advance
	})
}

// decorationNames are the decorations, in small letters.
func decorationNames(ctx *ir.Context) map[string]bool {
	names := map[string]bool{}
	t := ods.FindType(ctx, spirv.StructType{}.TypeName())
	if t == nil {
		return names
	}
	for _, r := range t.Records {
		for _, f := range r.Fields {
			if f.Enum == nil {
				continue
			}
			for _, w := range f.Enum.Words() {
				names[strings.ToLower(w)] = true
			}
		}
	}
	return names
}
