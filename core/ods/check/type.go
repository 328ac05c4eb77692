package check

import (
	"slices"

	"github.com/mlirc/mlirc/core/ods"
)

// Type says what is wrong with a type or attribute, or nothing: clauses that do
// not go together, a form that cannot be read back.
func Type(t *ods.TypeDef) string {
	for _, problem := range [...]func(*ods.TypeDef) string{paramsProblem, clausesProblem, typeFormatProblem} {
		if text := problem(t); text != "" {
			return text
		}
	}
	return ""
}

func paramsProblem(t *ods.TypeDef) string {
	seen := map[string]bool{}
	for r := range t.Records {
		for i := range t.Records[r].Fields {
			f := &t.Records[r].Fields[i]
			switch {
			case seen[f.Name]:
				return "two parameters are called '" + f.Name + "'"
			case f.Arity == ods.Nested:
				return "parameter '" + f.Name + "' cannot be a list of lists"
			case f.Kind == ods.ParamRecord && f.Arity != ods.Variadic:
				return "parameter '" + f.Name + "' is a record, and records come in lists, with '*'"
			case f.Kind == ods.ParamUnit && f.Arity == ods.Variadic:
				return "parameter '" + f.Name + "' is a list of nothing"
			case f.Default != nil && f.Arity == ods.Variadic:
				return "parameter '" + f.Name + "' is a list, which is empty by default"
			}
			seen[f.Name] = true
		}
	}
	return ""
}

func clausesProblem(t *ods.TypeDef) string {
	params := t.Params()
	switch {
	case t.IsIdentified && !(len(params) > 0 && isName(&params[0])):
		return "an identified type has its name as first parameter: 'name?: string' or 'name?: keyword'"
	case t.Aliased && !t.IsAttr:
		return "'aliased' is for attributes"
	case t.IsIdentified && t.IsAttr:
		return "an attribute cannot be identified"
	case t.Vector && (t.Elem < 0 || t.Length < 0):
		return "a vector has the clauses 'element' and 'length'"
	case t.Elem >= 0 && (params[t.Elem].Kind != ods.ParamType || params[t.Elem].Arity != ods.One && (t.Vector || params[t.Elem].Arity != ods.Optional)):
		return "parameter '" + params[t.Elem].Name + "' is no type, so that it cannot be that of the elements"
	case t.Length >= 0 && (params[t.Length].Kind != ods.ParamInt || params[t.Length].Arity != ods.One):
		return "parameter '" + params[t.Length].Name + "' is no integer, so that it cannot be the number of elements"
	case t.Space >= 0 && params[t.Space].Arity == ods.Variadic:
		return "parameter '" + params[t.Space].Name + "' is a list, so that it cannot be the address space"
	case t.IsAttr && t.Width > 0:
		return "'width' is for types"
	case t.IsAttr && t.Space >= 0 && !isNumber(&params[t.Space]):
		return "parameter '" + params[t.Space].Name + "' is neither an integer nor one of an enumeration of integers, so that it is no number of a memory space"
	case t.Members >= 0 && params[t.Members].Arity != ods.Variadic:
		return "parameter '" + params[t.Members].Name + "' is no list, so that it cannot be the members"
	case t.Format == nil && len(params) > 0:
		return "a type with parameters needs a format"
	}
	return ""
}

// isNumber reports whether a parameter is an integer, or an enumeration with numbers.
func isNumber(p *ods.Param) bool {
	return p.Arity == ods.One && (p.Kind == ods.ParamInt || p.Kind == ods.ParamI32 || p.Kind == ods.ParamEnum && p.Enum.Kind == ods.IntEnum)
}

// isName reports whether a parameter can be the name of an identified type.
func isName(p *ods.Param) bool {
	return p.Arity == ods.Optional && (p.Kind == ods.ParamString || p.Kind == ods.ParamKeyword) && p.Default == nil
}

// typeFormatProblem follows the format as it is printed: each parameter is spelled
// once the list is open in which it is.
func typeFormatProblem(t *ods.TypeDef) string {
	if t.Format == nil {
		return ""
	}
	for _, e := range t.Earlier {
		c := typeFormatCheck{def: t, spelled: map[ods.Ref]bool{}, open: []int{0}}
		if problem := c.elems(e.Format.Elems); problem != "" {
			return problem
		}
	}
	c := typeFormatCheck{def: t, spelled: map[ods.Ref]bool{}, open: []int{0}}
	if problem := c.elems(t.Format.Elems); problem != "" {
		return problem
	}
	for r := range t.Records {
		for i := range t.Records[r].Fields {
			f := &t.Records[r].Fields[i]
			if f.Kind != ods.ParamRecord && !c.spelled[ods.Ref{Kind: ods.RefParam, Index: i, Sub: r}] {
				return "the format does not mention parameter '" + f.Name + "'"
			}
		}
	}
	return ""
}

type typeFormatCheck struct {
	def     *ods.TypeDef
	spelled map[ods.Ref]bool
	open    []int   // the records around, the type's own first
	item    ods.Ref // the plain list or set of flags of the innermost `each` over one
}

func (c *typeFormatCheck) elems(elems []ods.Elem) string {
	for i := range elems {
		if problem := c.elem(&elems[i]); problem != "" {
			return problem
		}
	}
	return ""
}

func (c *typeFormatCheck) elem(e *ods.Elem) string {
	switch e.Kind {
	case ods.ElemLiteral, ods.ElemBlank, ods.ElemGlue:
		return ""
	case ods.ElemRef, ods.ElemShort:
		return c.param(e)
	case ods.ElemStruct:
		return c.fields(e)
	case ods.ElemIs:
		if !e.Test.Present {
			return "in the format of a type, 'is' only tests whether a parameter is present"
		}
		return c.reachable(e.Ref)
	case ods.ElemGroup:
		return c.group(e)
	case ods.ElemAccept:
		if slices.ContainsFunc(e.Body, func(in ods.Elem) bool { return in.Kind != ods.ElemLiteral }) {
			return "in the format of a type, 'accept' has literals only"
		}
		return ""
	case ods.ElemEach:
		return c.each(e)
	case ods.ElemRecursive:
		if e.Ref != (ods.Ref{Kind: ods.RefParam}) || !c.def.IsIdentified {
			return "'recursive' goes with the name of an identified type"
		}
		return c.elems(e.Body)
	}
	return "the format of a type cannot have a directive for operations"
}

// fields looks at the parameters that a `struct` has by name.
func (c *typeFormatCheck) fields(e *ods.Elem) string {
	for i := range e.Body {
		r := e.Body[i].Ref
		if f := &c.def.Records[r.Sub].Fields[r.Index]; f.Kind == ods.ParamRecord || f.Kind == ods.ParamUnit {
			return "'struct' cannot spell '" + f.Name + "', a record or a unit"
		}
		c.spelled[r] = true
	}
	return ""
}

func (c *typeFormatCheck) group(e *ods.Elem) string {
	if e.Anchor >= 0 {
		switch e.Body[e.Anchor].Kind {
		case ods.ElemRef, ods.ElemShort, ods.ElemIs, ods.ElemGroup, ods.ElemEach:
		default:
			return "the anchor of a group is a parameter, 'is', a group or 'each'"
		}
	}
	if problem := c.elems(e.Body); problem != "" {
		return problem
	}
	return c.elems(e.Else)
}

func (c *typeFormatCheck) param(e *ods.Elem) string {
	if problem := c.reachable(e.Ref); problem != "" {
		return problem
	}
	f := &c.def.Records[e.Ref.Sub].Fields[e.Ref.Index]
	switch {
	case f.Kind == ods.ParamRecord:
		return "'" + f.Name + "' is a list of records; name their fields in an 'each'"
	case f.Arity == ods.Variadic && c.item != e.Ref:
		return "'" + f.Name + "' is a list; name it in an 'each'"
	case e.Kind == ods.ElemShort && f.Kind != ods.ParamType:
		return "'short' is for types, which '" + f.Name + "' is not"
	}
	c.spelled[e.Ref] = true
	return ""
}

// reachable reports a field of a record of which no `each` is around.
func (c *typeFormatCheck) reachable(r ods.Ref) string {
	for _, open := range c.open {
		if r.Kind == ods.RefParam && r.Sub == open {
			return ""
		}
	}
	return "a parameter is named outside of the 'each' of its list"
}

// each opens the list of its first parameter: a plain one, a set of flags, or
// the records of which that is a field.
func (c *typeFormatCheck) each(e *ods.Elem) string {
	r, ok := firstNamed(e.Body)
	if !ok {
		return "an 'each' names no parameter"
	}
	f := &c.def.Records[r.Sub].Fields[r.Index]
	open, item := len(c.open), c.item
	switch {
	case f.Arity == ods.Variadic && f.Kind != ods.ParamRecord || f.Kind == ods.ParamEnum && f.Enum.Kind == ods.FlagsEnum && c.reachable(r) == "":
		c.item = r
	case r.Sub > 0 && c.def.Records[r.Sub].Parent == c.open[open-1]:
		c.open = append(c.open, r.Sub)
	default:
		return "an 'each' begins with a list or a field of a record, which '" + f.Name + "' is not"
	}
	problem := c.elems(e.Body)
	c.open, c.item = c.open[:open], item
	if problem == "" {
		problem = c.elems(e.Else)
	}
	return problem
}

// firstNamed is the first parameter that elements name.
func firstNamed(elems []ods.Elem) (ods.Ref, bool) {
	for i := range elems {
		e := &elems[i]
		if e.Kind == ods.ElemRef || e.Kind == ods.ElemShort {
			return e.Ref, true
		}
		if r, ok := firstNamed(e.Body); ok {
			return r, true
		}
	}
	return ods.Ref{}, false
}
