package param

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// table has an object for each kind.
var table = [...]Kind{
	ods.ParamType:    typeKind{},
	ods.ParamInt:     intKind{},
	ods.ParamBool:    boolKind{},
	ods.ParamString:  stringKind{},
	ods.ParamKeyword: keywordKind{},
	ods.ParamAttr:    attrKind{},
	ods.ParamUnit:    unitKind{},
	ods.ParamEnum:    enumKind{},
	ods.ParamLiteral: literalKind{},
	ods.ParamRecord:  recordKind{},
	ods.ParamFloat:   floatKind{},
	ods.ParamDialect: dialectKind{},
	ods.ParamI32:     i32Kind{},
}

// KindOf is the object of a parameter's kind.
func KindOf(p *ods.Param) Kind { return table[p.Kind] }

// Attr is how an attribute would be declared that is kept as the parameter is, nil where its
// values may be of several kinds.
func Attr(p *ods.Param) *ods.Attr {
	if p.Arity == ods.Variadic {
		return &ods.Attr{Kind: ods.AttrArray}
	}
	k := KindOf(p).Attr()
	if k == ods.AttrAny {
		return nil
	}
	return &ods.Attr{Name: p.Name, Kind: k, Enum: p.Enum}
}

// Named is the kind that a word stands for by itself.
func Named(word string) (ods.ParamKind, bool) {
	for k := range table {
		if table[k].Word() == word {
			return ods.ParamKind(k), word != ""
		}
	}
	return 0, false
}

// Default is the value of a parameter that was not given, nil when it has no default.
func Default(ctx *ir.Context, p *ods.Param) ir.Attribute {
	if p.Arity == ods.Variadic {
		return ctx.ArrayAttr(nil)
	}
	if p.Default == nil {
		return nil
	}
	v, _ := KindOf(p).Default(ctx, p, p.Default.Text)
	return v
}

// Takes reports whether a value is of the parameter's kind; nil stands for one that is absent.
func Takes(p *ods.Param, v ir.Attribute) bool {
	if v == nil {
		return p.Arity == ods.Optional || p.Kind == ods.ParamUnit
	}
	if p.Arity != ods.Variadic {
		return KindOf(p).Holds(p, v)
	}
	list, ok := v.(*ir.ArrayAttr)
	if !ok {
		return false
	}
	for _, e := range list.Elems() {
		if !KindOf(p).Holds(p, e) {
			return false
		}
	}
	return true
}

// DefaultProblem says what is wrong with a default, or nothing.
func DefaultProblem(p *ods.Param) string {
	if p.Default.Func != nil {
		return wrongDefault(p, false)
	}
	return KindOf(p).DefaultProblem(p, p.Default.Text)
}
