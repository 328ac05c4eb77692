package convert

import (
	"slices"
	"strconv"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax"
)

// maxTemplate bounds the text that a template becomes.
const maxTemplate = 1 << 16

// lower converts a type by the templates of its definition: the first that makes
// a type which the conversions take counts. nil where there is no template.
//
// What a template makes is not lowered by another one, which could go on for ever.
func (c *TypeConverter) lower(t ir.Type) *conversion {
	own, ok := t.(*ir.DialectType)
	if !ok {
		return nil
	}
	def, ok := own.Def().(*ods.TypeDef)
	if !ok || len(def.Lowers) == 0 {
		return nil
	}
	why := ""
	for _, template := range def.Lowers {
		known := c.lowerTo(own, def, template)
		if known.ok {
			return known
		}
		if why == "" {
			why = known.why
		}
	}
	return &conversion{why: why}
}

// lowerTo converts a type by one template.
func (c *TypeConverter) lowerTo(t *ir.DialectType, def *ods.TypeDef, template ods.Template) *conversion {
	text, why := c.fill(t, def, template)
	if why != "" {
		return &conversion{why: why}
	}
	made, err := syntax.ParseType(t.Context(), text)
	if err != nil {
		return &conversion{why: "it lowers to '" + text + "': " + err.Error()}
	}
	if name := templated(made, map[ir.Type]bool{}); name != "" {
		return &conversion{why: "it lowers to " + text + ", in which '" + name + "' lowers to yet another type"}
	}
	known := c.ask(made)
	if !known.ok {
		return &conversion{why: "it lowers to " + text + ", which cannot be converted"}
	}
	return &conversion{types: known.types, ok: true}
}

// fill puts the parameters of a type into a template, types after their own
// conversion.
func (c *TypeConverter) fill(t *ir.DialectType, def *ods.TypeDef, template ods.Template) (text, why string) {
	var b strings.Builder
	for _, part := range template {
		if part.Param < 0 {
			b.WriteString(part.Text)
			continue
		}
		if part.Param >= len(t.Params()) || t.Param(part.Param) == nil {
			return "", "its parameter '" + def.Params()[part.Param].Name + "' is not known"
		}
		if why := c.fillParam(&b, &def.Params()[part.Param], t.Param(part.Param)); why != "" {
			return "", why
		}
		if b.Len() > maxTemplate {
			return "", "what it lowers to is too long"
		}
	}
	return b.String(), ""
}

func (c *TypeConverter) fillParam(b *strings.Builder, p *ods.Param, value ir.Attribute) string {
	switch v := value.(type) {
	case *ir.TypeAttr:
		return c.fillType(b, p, v.Value())
	case *ir.ArrayAttr:
		if p.Kind != ods.ParamType {
			break
		}
		for i, elem := range v.Elems() {
			if i > 0 {
				b.WriteString(", ")
			}
			if why := c.fillParam(b, p, elem); why != "" {
				return why
			}
		}
		return ""
	case *ir.IntegerAttr:
		if p.Kind == ods.ParamInt {
			n, _ := v.Int() // an int is an i64
			b.WriteString(strconv.FormatInt(n, 10))
			return ""
		}
	case *ir.StringAttr:
		if p.Kind == ods.ParamKeyword {
			b.WriteString(v.Value())
			return ""
		}
	}
	b.WriteString(syntax.AttrString(value))
	return ""
}

func (c *TypeConverter) fillType(b *strings.Builder, p *ods.Param, t ir.Type) string {
	one := c.ConvertOne(t)
	if one != nil {
		b.WriteString(syntax.TypeString(one))
		return ""
	}
	text := "its parameter '" + p.Name + "', " + syntax.TypeString(t)
	switch why := c.WhyNot(t); {
	case why != "":
		return text + ", cannot be converted: " + why
	case c.lookup(t).ok:
		return text + ", does not become one type"
	}
	return text + ", cannot be converted"
}

// templated names a type in t whose definition has a template, "" when there is
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
