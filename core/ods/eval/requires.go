package eval

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// Broken returns the first type in a parameter that the definition does not allow, and the
// requirement that says so; nil when there is none.
func Broken(t *ods.TypeDef, d *ir.DialectType) (*ods.Requirement, ir.Type) {
	for i := range t.Requires {
		r := &t.Requires[i]
		if r.Given >= 0 && (d.Param(r.Given) == nil) != r.Absent {
			continue
		}
		if bad := broken(r.Constraint, d.Param(r.Param)); bad != nil {
			return r, bad
		}
	}
	return nil, nil
}

func broken(c *ods.Constraint, value ir.Attribute) ir.Type {
	switch a := value.(type) {
	case *ir.TypeAttr:
		if !Satisfies(c, a.Value()) {
			return a.Value()
		}
	case *ir.ArrayAttr:
		for _, e := range a.Elems() {
			if bad := broken(c, e); bad != nil {
				return bad
			}
		}
	}
	return nil
}
