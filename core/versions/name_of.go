package versions

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// NameOf is the name with which an operation is written in a profile; its own where the profile
// has no other, or nothing for it.
func NameOf(op *ir.Operation, profile string) string {
	base, ok := op.Name().Def().(*ods.Op)
	if !ok {
		return op.Name().String()
	}
	for _, f := range base.Forms(profile) {
		if f.Read || !holds(f, op) {
			continue
		}
		if f.Op != nil {
			return f.Op.Name()
		}
		break
	}
	return op.Name().String()
}
