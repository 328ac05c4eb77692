package eval

import (
	"strconv"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// DefaultParam is the value of a parameter that was not given, nil when it has
// no default.
func DefaultParam(ctx *ir.Context, p *ods.Param) ir.Attribute {
	if p.Arity == ods.Variadic {
		return ctx.ArrayAttr(nil)
	}
	if p.Default == nil {
		return nil
	}
	text := p.Default.Text
	switch p.Kind {
	case ods.ParamInt:
		n, _ := strconv.ParseInt(text, 0, 64)
		return ctx.I64Attr(n)
	case ods.ParamBool:
		return ctx.BoolAttr(text == "true" || text == "1")
	case ods.ParamEnum:
		return ods.EnumAttr(ctx, p.Enum, text)
	case ods.ParamString, ods.ParamKeyword:
		s, err := strconv.Unquote(text)
		if err != nil {
			s = text
		}
		return ctx.StringAttr(s)
	}
	return nil
}

// takes reports whether a value is of the parameter's kind, nil when it is
// absent.
func takes(p *ods.Param, a ir.Attribute) bool {
	if a == nil {
		return p.Arity == ods.Optional || p.Kind == ods.ParamUnit
	}
	if p.Arity != ods.Variadic {
		return takesOne(p, a)
	}
	list, ok := a.(*ir.ArrayAttr)
	if !ok {
		return false
	}
	for _, e := range list.Elems() {
		if !takesOne(p, e) {
			return false
		}
	}
	return true
}

func takesOne(p *ods.Param, a ir.Attribute) bool {
	switch a := a.(type) {
	case *ir.TypeAttr:
		return p.Kind == ods.ParamType || p.Kind == ods.ParamAttr
	case *ir.IntegerAttr:
		if p.Kind == ods.ParamEnum {
			return p.Enum.Kind != ods.KeywordEnum && ir.AttrWidth(a.Type()) == int(p.Enum.Width)
		}
		return p.Kind == ods.ParamInt || p.Kind == ods.ParamBool || p.Kind == ods.ParamLiteral || p.Kind == ods.ParamAttr
	case *ir.StringAttr:
		if p.Kind == ods.ParamEnum {
			return p.Enum.Kind == ods.KeywordEnum
		}
		return p.Kind == ods.ParamString || p.Kind == ods.ParamKeyword || p.Kind == ods.ParamLiteral || p.Kind == ods.ParamAttr
	case *ir.UnitAttr:
		return p.Kind == ods.ParamUnit || p.Kind == ods.ParamAttr
	case *ir.ArrayAttr:
		return p.Kind == ods.ParamRecord || p.Kind == ods.ParamAttr
	}
	return p.Kind == ods.ParamAttr
}
