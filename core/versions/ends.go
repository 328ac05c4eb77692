package versions

import (
	"fmt"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// writeEnds makes the operations at the ends of regions those with which the profile ends them.
func writeEnds(f *ods.Form, op *ir.Operation) string {
	return renameEnds(op, f.Base.Regions, f.Op.Regions, func(name string) *ir.OpName {
		if form := formOf(op.Context(), name, f.Profile); form != nil {
			return Name(op.Context(), form.Op)
		}
		return op.Context().OpName(name)
	})
}

// readEnds undoes writeEnds.
func readEnds(f *ods.Form, op *ir.Operation) string {
	return renameEnds(op, f.Op.Regions, f.Base.Regions, op.Context().OpName)
}

// renameEnds renames the last operation of each block where both sides of a form say which it is
// and say different ones. Its operands stay.
func renameEnds(op *ir.Operation, from, to []ods.Region, name func(string) *ir.OpName) string {
	for r := range op.Regions() {
		i := r.Index()
		if i >= len(from) || i >= len(to) || from[i].Ends == to[i].Ends {
			continue
		}
		for b := range r.Blocks() {
			last := b.Last()
			if last == nil || ods.NameInMemory(last) != from[i].Ends {
				return fmt.Sprintf("a block does not end with '%s'", from[i].Ends)
			}
			last.SetName(name(to[i].Ends))
		}
	}
	return ""
}
