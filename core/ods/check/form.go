package check

import (
	"fmt"
	"slices"

	"github.com/mlirc/mlirc/core/ods"
)

// Form says why a form does not belong to its operation: groups of
// operands must keep their order, and what the operation has not must be able to
// be missing.
func Form(f *ods.Form) string {
	last := -1
	for i := range f.Op.Operands {
		g := &f.Op.Operands[i]
		at := slices.IndexFunc(f.Base.Operands, func(b ods.Group) bool { return b.Name == g.Name })
		switch {
		case at < 0 && g.Arity != ods.One:
		case at < 0:
			return fmt.Sprintf("operand '%s' is not one of '%s', and cannot be missing", g.Name, f.Base.Name())
		case at < last:
			return fmt.Sprintf("operand '%s' stands at another place than in '%s'", g.Name, f.Base.Name())
		default:
			last = at
		}
	}
	if len(f.Op.Results) != len(f.Base.Results) && f.Returns < 0 {
		return fmt.Sprintf("'%s' has %d groups of results, the form %d", f.Base.Name(), len(f.Base.Results), len(f.Op.Results))
	}
	if len(f.Op.Regions) != len(f.Base.Regions) {
		return fmt.Sprintf("'%s' has %d regions, the form %d", f.Base.Name(), len(f.Base.Regions), len(f.Op.Regions))
	}
	for i := range f.Op.Regions {
		if f.Op.Regions[i].Open && (f.Base.Regions[i].Terminator == "" || f.Op.Regions[i].Terminator != "") {
			return fmt.Sprintf("region '%s' is 'open' in a form where it has a terminator in '%s' alone", f.Op.Regions[i].Name, f.Base.Name())
		}
	}
	return ""
}
