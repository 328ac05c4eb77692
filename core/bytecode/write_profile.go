package bytecode

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/irdl"
)

// nameIn is the name of an operation in the profile that is written.
func (e *encoder) nameIn(n *ir.OpName) string {
	if op, ok := n.Def().(*irdl.Op); ok && e.opts.Profile != "" {
		return op.NameIn(e.opts.Profile)
	}
	return n.String()
}

// opAttrs returns the index of the attributes of an operation, by the names that
// they have in the profile that is written.
func (e *encoder) opAttrs(n *ir.OpName, list ir.AttrList) uint64 {
	op, ok := n.Def().(*irdl.Op)
	if !ok || e.opts.Profile == "" || len(op.AttrSpellings) == 0 {
		return e.list(list)
	}
	renamed := slices.Clone(list)
	for i := range renamed {
		renamed[i].Name = op.AttrNameIn(e.opts.Profile, list[i].Name)
	}
	return e.listByContent(ir.SortAttrs(renamed))
}
