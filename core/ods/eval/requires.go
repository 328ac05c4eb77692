package eval

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// Broken returns the first type or number in a parameter that the definition does not allow, and
// the requirement that says so; nil when there is none.
func Broken(t *ods.TypeDef, env ods.ParamEnv) (*ods.Requirement, ir.Attribute) {
	for i := range t.Requires {
		r := &t.Requires[i]
		if r.Given >= 0 && (env.Attr(r.Given) == nil) != r.Absent {
			continue
		}
		if bad := broken(r, env.Attr(r.Param)); bad != nil {
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

// Allowed reports whether a type that an expression made is one: its definition allows its
// parameters, and so do those of the types in them, a named type aside.
func Allowed(t ir.Type) bool {
	own, ok := t.(*ir.DialectType)
	if !ok {
		return true
	}
	def, ok := own.Def().(*ods.TypeDef)
	if !ok || def.IsIdentified && own.Param(0) != nil {
		return true
	}
	if r, _ := Broken(def, ods.ParamEnv{Ctx: t.Context(), Params: own.Params()}); r != nil {
		return false
	}
	return allAllowed(own.Params())
}

func allAllowed(params []ir.Attribute) bool {
	for _, a := range params {
		switch a := a.(type) {
		case *ir.TypeAttr:
			if !Allowed(a.Value()) {
				return false
			}
		case *ir.ArrayAttr:
			if !allAllowed(a.Elems()) {
				return false
			}
		}
	}
	return true
}
