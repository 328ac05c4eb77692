package ods

import "strconv"

// checkType reports a type or attribute whose clauses do not go together, and a
// form that cannot be read back.
func (p *parser) checkType(t *TypeDef) {
	if p.failed {
		return
	}
	at := p.atItem()
	for _, problem := range [...]func() string{t.paramsProblem, t.clausesProblem, t.formatProblem} {
		if text := problem(); text != "" {
			p.errorf(at, "%s", text)
			return
		}
	}
}

func (t *TypeDef) paramsProblem() string {
	seen := map[string]bool{}
	for r := range t.Records {
		for i := range t.Records[r].Fields {
			f := &t.Records[r].Fields[i]
			switch {
			case seen[f.Name]:
				return "two parameters are called '" + f.Name + "'"
			case f.Arity == Nested:
				return "parameter '" + f.Name + "' cannot be a list of lists"
			case f.Kind == ParamRecord && f.Arity != Variadic:
				return "parameter '" + f.Name + "' is a record, and records come in lists, with '*'"
			case f.Kind == ParamUnit && f.Arity == Variadic:
				return "parameter '" + f.Name + "' is a list of nothing"
			case f.Default != nil && f.Arity == Variadic:
				return "parameter '" + f.Name + "' is a list, which is empty by default"
			}
			seen[f.Name] = true
		}
	}
	return ""
}

// defaultProblem says what is wrong with a default value, or nothing.
func (p *Param) defaultProblem() string {
	text := p.Default.Text
	ok := p.Default.Func == nil
	switch p.Kind {
	case ParamInt:
		_, err := strconv.ParseInt(text, 0, 64)
		ok = ok && err == nil
	case ParamBool:
		ok = ok && (text == "true" || text == "false" || text == "0" || text == "1")
	case ParamEnum:
		_, known := p.Enum.Value(text)
		ok = ok && known
	case ParamString, ParamKeyword:
	default:
		return "a parameter of this kind has no default"
	}
	if !ok {
		return "the default of '" + p.Name + "' is not of its kind"
	}
	return ""
}

func (t *TypeDef) clausesProblem() string {
	params := t.Params()
	switch {
	case t.identified && !(len(params) > 0 && params[0].isName()):
		return "an identified type has its name as first parameter: 'name?: string' or 'name?: keyword'"
	case t.identified && t.IsAttr:
		return "an attribute cannot be identified"
	case t.Vector && (t.Elem < 0 || t.Length < 0):
		return "a vector has the clauses 'element' and 'length'"
	case t.Elem >= 0 && (params[t.Elem].Kind != ParamType || params[t.Elem].Arity != One):
		return "parameter '" + params[t.Elem].Name + "' is no type, so that it cannot be that of the elements"
	case t.Length >= 0 && (params[t.Length].Kind != ParamInt || params[t.Length].Arity != One):
		return "parameter '" + params[t.Length].Name + "' is no integer, so that it cannot be the number of elements"
	case t.Members >= 0 && params[t.Members].Arity != Variadic:
		return "parameter '" + params[t.Members].Name + "' is no list, so that it cannot be the members"
	case t.Format == nil && len(params) > 0:
		return "a type with parameters needs a format"
	}
	return ""
}

// isName reports whether a parameter can be the name of an identified type.
func (p *Param) isName() bool {
	return p.Arity == Optional && (p.Kind == ParamString || p.Kind == ParamKeyword) && p.Default == nil
}

// formatProblem follows the format as it is printed: each parameter is told
// once the list is open in which it is.
func (t *TypeDef) formatProblem() string {
	if t.Format == nil {
		return ""
	}
	c := typeFormatCheck{def: t, told: map[Ref]bool{}, open: []int{0}}
	if problem := c.elems(t.Format.Elems); problem != "" {
		return problem
	}
	for r := range t.Records {
		for i := range t.Records[r].Fields {
			f := &t.Records[r].Fields[i]
			if f.Kind != ParamRecord && !c.told[Ref{Kind: RefParam, Index: i, Sub: r}] {
				return "the format does not mention parameter '" + f.Name + "'"
			}
		}
	}
	return ""
}

type typeFormatCheck struct {
	def  *TypeDef
	told map[Ref]bool
	open []int // the records around, the type's own first
	item Ref   // the plain list or set of flags of the innermost `each` over one
}

func (c *typeFormatCheck) elems(elems []Elem) string {
	for i := range elems {
		if problem := c.elem(&elems[i]); problem != "" {
			return problem
		}
	}
	return ""
}

func (c *typeFormatCheck) elem(e *Elem) string {
	switch e.Kind {
	case ElemLiteral, ElemBlank, ElemGlue:
		return ""
	case ElemRef, ElemShort:
		return c.param(e)
	case ElemIs:
		if !e.Test.Present {
			return "in the format of a type, 'is' only tests whether a parameter is present"
		}
		return c.reachable(e.Ref)
	case ElemGroup:
		return c.group(e)
	case ElemEach:
		return c.each(e)
	case ElemRecursive:
		if e.Ref != (Ref{Kind: RefParam}) || !c.def.identified {
			return "'recursive' goes with the name of an identified type"
		}
		return c.elems(e.Body)
	}
	return "the format of a type cannot have a directive for operations"
}

func (c *typeFormatCheck) group(e *Elem) string {
	if e.Anchor >= 0 {
		switch e.Body[e.Anchor].Kind {
		case ElemRef, ElemShort, ElemIs, ElemGroup, ElemEach:
		default:
			return "the anchor of a group is a parameter, 'is', a group or 'each'"
		}
	}
	if problem := c.elems(e.Body); problem != "" {
		return problem
	}
	return c.elems(e.Else)
}

func (c *typeFormatCheck) param(e *Elem) string {
	if problem := c.reachable(e.Ref); problem != "" {
		return problem
	}
	f := &c.def.Records[e.Ref.Sub].Fields[e.Ref.Index]
	switch {
	case f.Kind == ParamRecord:
		return "'" + f.Name + "' is a list of records; name their fields in an 'each'"
	case f.Arity == Variadic && c.item != e.Ref:
		return "'" + f.Name + "' is a list; name it in an 'each'"
	case e.Kind == ElemShort && f.Kind != ParamType:
		return "'short' is for types, which '" + f.Name + "' is not"
	}
	c.told[e.Ref] = true
	return ""
}

// reachable reports a field of a record of which no `each` is around.
func (c *typeFormatCheck) reachable(r Ref) string {
	for _, open := range c.open {
		if r.Kind == RefParam && r.Sub == open {
			return ""
		}
	}
	return "a parameter is named outside of the 'each' of its list"
}

// each opens the list of its first parameter: a plain one, a set of flags, or
// the records of which that is a field.
func (c *typeFormatCheck) each(e *Elem) string {
	r, ok := firstNamed(e.Body)
	if !ok {
		return "an 'each' names no parameter"
	}
	f := &c.def.Records[r.Sub].Fields[r.Index]
	open, item := len(c.open), c.item
	switch {
	case f.Arity == Variadic && f.Kind != ParamRecord || f.Kind == ParamEnum && f.Enum.Kind == FlagsEnum && c.reachable(r) == "":
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
func firstNamed(elems []Elem) (Ref, bool) {
	for i := range elems {
		e := &elems[i]
		if e.Kind == ElemRef || e.Kind == ElemShort {
			return e.Ref, true
		}
		if r, ok := firstNamed(e.Body); ok {
			return r, true
		}
	}
	return Ref{}, false
}
