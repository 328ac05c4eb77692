package directive

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// A profile may wrap a keyword into an attribute of the dialect, as in `#gpu.dim<x>`, and
// write the keyword alone in a custom form.

// wrapper is the definition of an attribute of the dialect that wraps a keyword of an
// enumeration; nil for any other attribute.
func wrapper(o *ods.Op, a *ods.Attr) (*ods.TypeDef, *ods.Enum) {
	if a.Kind != ods.AttrDialect {
		return nil, nil
	}
	def := o.Dialect().Attr(a.Def[len(o.Dialect().Name())+1:])
	if def == nil || len(def.Params()) != 1 || def.Params()[0].Kind != ods.ParamEnum {
		return nil, nil
	}
	return def, def.Params()[0].Enum
}

// unwrapped is the keyword in an attribute of the dialect, and any other attribute itself.
func unwrapped(v ir.Attribute) ir.Attribute {
	if d, ok := v.(*ir.DialectAttr); ok && len(d.Params()) == 1 {
		return d.Params()[0]
	}
	return v
}
