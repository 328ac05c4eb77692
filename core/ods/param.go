package ods

import (
	"strconv"

	"github.com/mlirc/mlirc/core/ir"
)

// DefaultParam is the value of a parameter that was not given, nil when it has
// no default.
func DefaultParam(ctx *ir.Context, p *Param) ir.Attribute {
	if p.Arity == Variadic {
		return ctx.ArrayAttr(nil)
	}
	if p.Default == nil {
		return nil
	}
	text := p.Default.Text
	switch p.Kind {
	case ParamInt:
		n, _ := strconv.ParseInt(text, 0, 64)
		return ctx.I64Attr(n)
	case ParamBool:
		return ctx.BoolAttr(text == "true" || text == "1")
	case ParamEnum:
		return EnumAttr(ctx, p.Enum, text)
	case ParamString, ParamKeyword:
		s, err := strconv.Unquote(text)
		if err != nil {
			s = text
		}
		return ctx.StringAttr(s)
	}
	return nil
}

// EnumAttr is the attribute of an enumeration's keyword, or nil when it has no
// such keyword.
func EnumAttr(ctx *ir.Context, e *Enum, word string) ir.Attribute {
	v, ok := e.Value(word)
	if !ok {
		return nil
	}
	if e.Kind == KeywordEnum {
		return ctx.StringAttr(word)
	}
	return ctx.IntAttr(ctx.IntegerType(e.Width, ir.Signless), int64(v))
}

// takes reports whether a value is of the parameter's kind, nil when it is
// absent.
func (p *Param) takes(a ir.Attribute) bool {
	if a == nil {
		return p.Arity == Optional || p.Kind == ParamUnit
	}
	if p.Arity != Variadic {
		return p.takesOne(a)
	}
	list, ok := a.(*ir.ArrayAttr)
	if !ok {
		return false
	}
	for _, e := range list.Elems() {
		if !p.takesOne(e) {
			return false
		}
	}
	return true
}

func (p *Param) takesOne(a ir.Attribute) bool {
	switch a := a.(type) {
	case *ir.TypeAttr:
		return p.Kind == ParamType || p.Kind == ParamAttr
	case *ir.IntegerAttr:
		if p.Kind == ParamEnum {
			return p.Enum.Kind != KeywordEnum && ir.AttrWidth(a.Type()) == int(p.Enum.Width)
		}
		return p.Kind == ParamInt || p.Kind == ParamBool || p.Kind == ParamLiteral || p.Kind == ParamAttr
	case *ir.StringAttr:
		if p.Kind == ParamEnum {
			return p.Enum.Kind == KeywordEnum
		}
		return p.Kind == ParamString || p.Kind == ParamKeyword || p.Kind == ParamLiteral || p.Kind == ParamAttr
	case *ir.UnitAttr:
		return p.Kind == ParamUnit || p.Kind == ParamAttr
	case *ir.ArrayAttr:
		return p.Kind == ParamRecord || p.Kind == ParamAttr
	}
	return p.Kind == ParamAttr
}
