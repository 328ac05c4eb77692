package verify

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// fits checks an operation against its definition, unless another one like it has been
// and the definition looks at nothing more: regions, symbols, or what operands are made by.
func (v *verifier) fits(op *ir.Operation, def *ods.Op) bool {
	v.repeated = v.quick && !def.ReadsValues && len(def.References) == 0 && v.alike.Seen(op)
	return v.repeated || v.definition(op, def)
}
