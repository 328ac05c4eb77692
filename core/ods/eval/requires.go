package eval

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// Broken returns the first type or number in a parameter that the definition does not allow, and
// the requirement that says so; nil when there is none.
func Broken(t *ods.TypeDef, d *ir.DialectType) (*ods.Requirement, ir.Attribute) {
	for i := range t.Requires {
		r := &t.Requires[i]
		if r.Given >= 0 && (d.Param(r.Given) == nil) != r.Absent {
			continue
		}
		if bad := broken(r, d.Param(r.Param)); bad != nil {
			return r, bad
		}
	}
	return nil, nil
}

func broken(r *ods.Requirement, value ir.Attribute) ir.Attribute {
	switch a := value.(type) {
	case *ir.TypeAttr:
		if r.Constraint != nil && !r.Constraint.Holds(a.Value()) {
			return a
		}
	case *ir.IntegerAttr:
		if n, fits := a.Int(); r.Range != nil && (!fits || n < r.Range.Low || n > r.Range.High) {
			return a
		}
	case *ir.ArrayAttr:
		for _, e := range a.Elems() {
			if bad := broken(r, e); bad != nil {
				return bad
			}
		}
	}
	return nil
}
