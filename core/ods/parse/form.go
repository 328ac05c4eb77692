package parse

import (
	"slices"

	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/lex"
)

// Form parses an item
//
//	form OP in PROFILE [as NAME] [when PREDICATE [else "message"]] [read] [none "reason"] { ... }
//
// for an operation, nil when it is broken. The profile is the one asked for, of
// which this item speaks. The operation of the form is the second result, nil if the
// profile has none; what is left is read by [parser.reading], when the form has
// adopted it.
func (p *Parser) Form(o *ods.Op, src *OpSource, profile string) (f *ods.Form, v *ods.Op, rest []clause) {
	p.scope = src.scope
	f = &ods.Form{Profile: profile, Base: o, Splits: -1, Returns: -1}
	name := p.formHeader(f)
	if f.None != "" || p.failed {
		p.expectEnd()
		return unless(f, p.failed), nil, nil
	}
	v = ods.NewOp(name, p.d.Dialect)
	v.Doc, v.Class = o.Doc, o.Class
	p.scope = &scope{op: v, vars: map[string]int{}}
	own := p.body()
	p.checkRepeated(own)
	rest = slices.DeleteFunc(slices.Clone(own), func(c clause) bool { return !isReading(c) })
	own = slices.DeleteFunc(own, isReading)
	clauses := p.formClauses(src, own)
	if p.failed || !p.readClauses(v, clauses) {
		return nil, nil, nil
	}
	return f, v, rest
}

// Reading reads the clauses that say what reading does beyond the form itself.
func (p *Parser) Reading(f *ods.Form, rest []clause) {
	for _, c := range rest {
		q := p.sub(c)
		switch c.word.Text {
		case "splits":
			q.splitsClause(f)
		case "returns":
			q.returnsClause(f)
		case "transposes":
			q.transposesClause(f)
		case "drops":
			q.dropsClause(f)
		case "constants":
			q.constantsClause(f)
		case "sizes":
			q.sizesClause(f)
		default:
			q.setClause(f)
		}
		p.absorb(q)
	}
}

// isReading reports whether a clause says what reading does beyond the form itself.
func isReading(c clause) bool {
	switch c.word.Text {
	case "set", "splits", "returns", "transposes", "constants", "sizes", "drops":
		return true
	}
	return false
}

// constantsClause parses `$operands in $attr`.
func (p *Parser) constantsClause(f *ods.Form) {
	t := p.peek()
	group := p.ref()
	p.expectKeyword("in")
	list := p.ref()
	at := operandsInMemory(f, group)
	if at < 0 || list.Kind != ods.RefAttr || list.Index >= len(f.Base.Attributes) || f.Op.Attributes[list.Index].Kind != ods.AttrDenseArray {
		p.errorf(t, "expected a group of operands of '%s', the word 'in' and an attribute of it that is a dense-array", f.Base.Name())
		return
	}
	p.expectEnd()
	f.Constants = &ods.FormConstants{Operands: at, Attr: list.Index}
}

// operandsInMemory is the group of operands of the operation that one of a form stands for, -1 when
// there is none.
func operandsInMemory(f *ods.Form, group ods.Ref) int {
	return slices.IndexFunc(f.Base.Operands, func(g ods.Group) bool {
		return group.Kind == ods.RefOperand && g.Name == f.Op.Operands[group.Index].Name
	})
}

// sizesClause parses `$operands in $attr of $groups by OP, OP`.
func (p *Parser) sizesClause(f *ods.Form) {
	t := p.peek()
	group := p.ref()
	p.expectKeyword("in")
	static := p.ref()
	p.expectKeyword("of")
	groups := p.ref()
	p.expectKeyword("by")
	dim := p.expectWord("the name of an operation")
	p.expect(",")
	divided := p.expectWord("the name of an operation")
	p.expectEnd()
	if p.failed {
		return
	}
	s := &ods.FormSizes{Operands: operandsInMemory(f, group), Static: static.Index, Groups: groups.Index, Dim: dim, Divided: divided}
	switch {
	case s.Operands < 1 || f.Base.Operands[s.Operands].Arity != ods.Variadic || f.Base.Operands[0].Arity != ods.One:
		p.errorf(t, "expected a list of operands of '%s' behind one operand", f.Base.Name())
	case !isListOf(f, static) || !f.Base.Attributes[static.Index].Optional:
		p.errorf(t, "expected an attribute of '%s' that may be absent and is an i64-array", f.Base.Name())
	case groups.Kind != ods.RefAttr || groups.Index >= len(f.Base.Attributes) || f.Base.Attributes[groups.Index].Kind != ods.AttrArray:
		p.errorf(t, "expected an attribute of '%s' that is an array", f.Base.Name())
	case len(f.Base.Results) != 1 || f.Base.Results[0].Arity != ods.One:
		p.errorf(t, "'sizes' is for an operation with one result")
	default:
		f.Sizes = s
	}
}

// isListOf reports whether a part of a form is an i64-array of the operation.
func isListOf(f *ods.Form, r ods.Ref) bool {
	if r.Kind != ods.RefAttr || r.Index >= len(f.Base.Attributes) {
		return false
	}
	a := &f.Base.Attributes[r.Index]
	return a.Kind == ods.AttrArray && a.Elem != nil && a.Elem.Kind == ods.AttrTypedInteger
}

func unless(f *ods.Form, failed bool) *ods.Form {
	if failed {
		return nil
	}
	return f
}

// formHeader reads what stands before the body and returns the name in the
// profile.
func (p *Parser) formHeader(f *ods.Form) string {
	p.Next() // form
	p.Next() // the operation
	p.profile()
	name := f.Base.NameIn(f.Profile)
	if p.acceptWord("as") {
		name = p.expectWord("the name of the operation there")
	}
	if p.acceptWord("when") {
		f.When = p.closed(ods.SortTruth)
		if p.acceptWord("else") {
			f.Else = p.reason("a message")
		}
	}
	f.Read = p.acceptWord("read")
	if p.acceptWord("none") {
		f.None = p.reason("a reason")
	}
	return name
}

// reason parses a text in quotes that says something.
func (p *Parser) reason(what string) string {
	t := p.Next()
	if t.Kind != lex.String || t.Text == "" {
		p.errorf(t, "expected %s in quotes, found %s", what, t)
	}
	return t.Text
}

// formClauses joins the clauses of a form with those of its operation. What
// verifies the operation is left out, since only the operation in memory is
// verified.
func (p *Parser) formClauses(src *OpSource, own []clause) []clause {
	var joined, base []clause
	for _, c := range src.clauses {
		switch c.word.Text {
		case "verify", "hook", "versions", "read", "lowers":
		case "attributes":
			base = append(base, c)
		default:
			joined = append(joined, c)
		}
	}
	for _, c := range own {
		switch c.word.Text {
		case "operands", "results", "attributes", "parameters", "segments", "regions", "format", "prefixed", "result-name", "argument-name", "computes":
		default:
			p.errorf(c.word, "a form has no clause '%s'; it has operands, results, attributes, parameters, segments, regions, prefixed, result-name, argument-name, computes, set, drops, splits, returns, constants, sizes, format",
				c.word.Text)
		}
	}
	joined = inherit(joined, slices.DeleteFunc(slices.Clone(own), isAttributes))
	if attrs, ok := p.formAttributes(base, own); ok {
		joined = append(joined, attrs)
	}
	return joined
}

func isAttributes(c clause) bool { return c.word.Text == "attributes" }

// formAttributes is the clause of attributes: those of the operation, some of
// them replaced by ones of the form, and what the form has besides.
func (p *Parser) formAttributes(base, own []clause) (clause, bool) {
	at := slices.IndexFunc(own, isAttributes)
	if at < 0 {
		if len(base) == 0 {
			return clause{}, false
		}
		return base[0], true
	}
	var parts [][]lex.Token
	for _, c := range base {
		parts = append(parts, splitList(c.toks)...)
	}
	n := len(parts)
	for _, e := range splitList(own[at].toks) {
		old := e[0].Text
		if from, ok := fromAttr(e); ok {
			old = from.Text
		}
		i := slices.IndexFunc(parts[:n], func(part []lex.Token) bool { return part[0].Text == old })
		if i < 0 {
			if old != e[0].Text {
				p.errorf(e[0], "the operation has no attribute '%s'", old)
			}
			parts = append(parts, e)
			continue
		}
		parts[i] = e
	}
	c := clause{word: own[at].word, end: own[at].end}
	for i, e := range parts {
		if i > 0 {
			c.toks = append(c.toks, lex.Token{Kind: lex.Punct, Text: ",", Line: e[0].Line, Col: e[0].Col})
		}
		c.toks = append(c.toks, e...)
	}
	return c, true
}

// splitList splits the tokens of a list at its commas.
func splitList(toks []lex.Token) [][]lex.Token {
	parts := make([][]lex.Token, 0, 4)
	depth, start := 0, 0
	for i, t := range toks {
		switch {
		case t.Is("(") || t.Is("[") || t.Is("{"):
			depth++
		case t.Is(")") || t.Is("]") || t.Is("}"):
			depth--
		case depth == 0 && t.Is(","):
			if i > start {
				parts = append(parts, toks[start:i])
			}
			start = i + 1
		}
	}
	if start < len(toks) {
		parts = append(parts, toks[start:])
	}
	return parts
}

// setClause parses `$attr = VALUE [hidden] [when PREDICATE]`.
func (p *Parser) setClause(f *ods.Form) {
	t := p.peek()
	r := p.ref()
	if r.Kind != ods.RefAttr || r.Index >= len(f.Base.Attributes) {
		p.errorf(t, "expected an attribute of '%s'", f.Base.Name())
		return
	}
	p.expect("=")
	s := ods.FormSet{Attr: r.Index, Value: p.value(), Hidden: p.acceptWord("hidden")}
	if p.acceptWord("when") {
		s.When = p.closed(ods.SortTruth)
	}
	p.expectEnd()
	f.Sets = append(f.Sets, s)
}

// dropsClause parses `$attr`, which is lost when the form is written.
func (p *Parser) dropsClause(f *ods.Form) {
	t := p.peek()
	r := p.ref()
	if r.Kind != ods.RefAttr || r.Index >= len(f.Base.Attributes) {
		p.errorf(t, "expected an attribute of '%s'", f.Base.Name())
		return
	}
	p.expectEnd()
	f.Drops = append(f.Drops, r.Index)
}

// splitsClause parses `$map`.
func (p *Parser) splitsClause(f *ods.Form) {
	t := p.peek()
	r := p.ref()
	if r.Kind != ods.RefAttr || r.Index >= len(f.Base.Attributes) || f.Base.Attributes[r.Index].Kind != ods.AttrAffineMap {
		p.errorf(t, "expected an attribute of '%s' that is an affine map", f.Base.Name())
		return
	}
	if len(f.Base.Results) != 1 || f.Base.Results[0].Arity != ods.One {
		p.errorf(t, "'splits' is for an operation with one result")
	}
	if !f.Read {
		p.errorf(t, "a form with 'splits' is only read; write 'read' behind its name")
	}
	p.expectEnd()
	f.Splits = r.Index
}

// transposesClause parses `$operand by $map with OP`.
func (p *Parser) transposesClause(f *ods.Form) {
	t := p.peek()
	operand := p.ref()
	at := operandsInMemory(f, operand)
	p.expectKeyword("by")
	m := p.ref()
	p.expectKeyword("with")
	by := p.expectWord("the name of an operation")
	p.expectEnd()
	switch {
	case at < 0:
		p.errorf(t, "expected an operand of '%s'", f.Base.Name())
	case m.Kind != ods.RefAttr || m.Index >= len(f.Base.Attributes) || f.Base.Attributes[m.Index].Kind != ods.AttrAffineMap:
		p.errorf(t, "'transposes' is by an attribute of '%s' that is an affine map", f.Base.Name())
	default:
		f.Transposes = &ods.FormTransposes{Operand: at, Map: m.Index, By: by}
	}
}

// returnsClause parses `$operand`.
func (p *Parser) returnsClause(f *ods.Form) {
	t := p.peek()
	r := p.ref()
	switch {
	case operandsInMemory(f, r) < 0 || f.Op.Operands[r.Index].Arity != ods.One:
		p.errorf(t, "expected an operand of '%s'", f.Base.Name())
	case len(f.Base.Results) > 0 || len(f.Base.Regions) > 0 || len(f.Base.Successors) > 0:
		p.errorf(t, "'returns' is for an operation with no result, region or successor")
	case len(f.Op.Results) != 1 || f.Op.Results[0].Arity != ods.One:
		p.errorf(t, "the form needs one result, which stands for the operand")
	}
	p.expectEnd()
	f.Returns = r.Index
}

// Fail reports a problem of the item as a whole, if there is one.
func (p *Parser) Fail(problem string) {
	if problem != "" {
		p.errorf(p.atItem(), "%s", problem)
	}
}

// fromAttr is the attribute of the operation that one of a form stands for, if
// the form says so: `name? from OLD: ...`.
func fromAttr(part []lex.Token) (lex.Token, bool) {
	i := 1
	if len(part) > i && part[i].Is("?") {
		i++
	}
	if len(part) <= i+1 || !part[i].IsWord("from") {
		return lex.Token{}, false
	}
	return part[i+1], true
}
