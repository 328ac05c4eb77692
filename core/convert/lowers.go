package convert

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/eval"
	"github.com/mlirc/mlirc/core/syntax"
)

// lower converts a type by what its definition says it lowers to: the first of those types that
// exists and which the conversions take counts. nil where it says nothing.
//
// What it lowers to is not lowered by another definition, which could go on for ever.
func (c *TypeConverter) lower(t ir.Type) *conversion {
	own, ok := t.(*ir.DialectType)
	if !ok {
		return nil
	}
	def, ok := own.Def().(*ods.TypeDef)
	if !ok || len(def.Lowers) == 0 {
		return nil
	}
	params := convertedParams{ParamEnv: ods.ParamEnv{Ctx: t.Context(), Params: own.Params()}, types: c, def: def}
	why := ""
	for _, e := range def.Lowers {
		known := c.lowerTo(e, &params)
		if known.ok {
			return known
		}
		if why == "" {
			why = known.why
		}
	}
	return &conversion{why: why}
}

// lowerTo converts a type to one of those that its definition says it lowers to.
func (c *TypeConverter) lowerTo(e *ods.Expr, params *convertedParams) *conversion {
	params.why = ""
	made, ok := e.Type(params)
	if params.why != "" {
		return &conversion{why: params.why}
	}
	if !ok || !eval.Allowed(made) {
		return &conversion{why: "it lowers to '" + e.String() + "', which is no type with its parameters"}
	}
	if name := templated(made, map[ir.Type]bool{}); name != "" {
		return &conversion{why: "it lowers to " + syntax.TypeString(made) + ", in which '" + name + "' lowers to yet another type"}
	}
	known := c.ask(made)
	if !known.ok {
		return &conversion{why: "it lowers to " + syntax.TypeString(made) + ", which cannot be converted"}
	}
	return &conversion{types: known.types, ok: true}
}

// convertedParams are the parameters of a type in which each type is converted.
type convertedParams struct {
	ods.ParamEnv
	types *TypeConverter
	def   *ods.TypeDef
	why   string // the first that cannot be converted
}

var (
	_ ods.Env             = (*convertedParams)(nil)
	_ eval.IndexConverter = (*convertedParams)(nil)
)

// Index is what the conversion makes of an index.
func (p *convertedParams) Index() ir.Type {
	t := p.types.ConvertOne(p.Ctx.IndexType())
	if t == nil && p.why == "" {
		p.why = "it lowers to a type with 'index', which does not become one type"
	}
	return t
}

// Attr is parameter i, its types converted; nil where it is absent or cannot be converted.
func (p *convertedParams) Attr(i int) ir.Attribute { return p.converted(i, p.ParamEnv.Attr(i)) }

func (p *convertedParams) converted(i int, value ir.Attribute) ir.Attribute {
	switch v := value.(type) {
	case *ir.TypeAttr:
		t := p.types.ConvertOne(v.Value())
		if t == nil {
			p.refuse(i, v.Value())
			return nil
		}
		return p.Ctx.TypeAttr(t)
	case *ir.ArrayAttr:
		if p.def.Params()[i].Kind != ods.ParamType {
			return v
		}
		elems := make([]ir.Attribute, len(v.Elems()))
		for k, e := range v.Elems() {
			if elems[k] = p.converted(i, e); elems[k] == nil {
				return nil
			}
		}
		return p.Ctx.ArrayAttr(elems)
	}
	return value
}

// refuse says why a type cannot be converted to one.
func (p *convertedParams) refuse(i int, t ir.Type) {
	if p.why != "" {
		return
	}
	text := "its parameter '" + p.def.Params()[i].Name + "', " + syntax.TypeString(t)
	switch why := p.types.WhyNot(t); {
	case why != "":
		p.why = text + ", cannot be converted: " + why
	case p.types.lookup(t).ok:
		p.why = text + ", does not become one type"
	default:
		p.why = text + ", cannot be converted"
	}
}

// templated names a type in t whose definition lowers it, "" when there is
// none.
func templated(t ir.Type, seen map[ir.Type]bool) string {
	if seen[t] {
		return ""
	}
	seen[t] = true
	if own, ok := t.(*ir.DialectType); ok {
		def, ok := own.Def().(*ods.TypeDef)
		if ok && len(def.Lowers) > 0 {
			return def.Name()
		}
	}
	for _, part := range typesIn(t) {
		if name := templated(part, seen); name != "" {
			return name
		}
	}
	return ""
}

// typesIn lists the types that a type is made of.
func typesIn(t ir.Type) []ir.Type {
	switch t := t.(type) {
	case *ir.DialectType:
		return typesInAttrs(nil, t.Params())
	case *ir.FunctionType:
		return slices.Concat(t.Inputs(), t.Results())
	case *ir.TupleType:
		return t.Elems()
	case *ir.ComplexType:
		return []ir.Type{t.Elem()}
	case ir.ShapedType:
		return []ir.Type{t.Elem()}
	}
	return nil
}

func typesInAttrs(list []ir.Type, attrs []ir.Attribute) []ir.Type {
	for _, a := range attrs {
		switch a := a.(type) {
		case *ir.TypeAttr:
			list = append(list, a.Value())
		case *ir.ArrayAttr:
			list = typesInAttrs(list, a.Elems())
		}
	}
	return list
}
