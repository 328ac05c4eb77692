package parse

import (
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/eval"
	"github.com/mlirc/mlirc/core/ods/lex"
)

// opClauses are the clauses that an operation may have. They are read in this order,
// whatever their order in the text, because later ones refer to what earlier ones name.
var opClauses = [...]string{
	"parameters", "operands", "results", "regions", "attributes", "successors", "segments", "traits", "verify",
	"refers", "hook", "result-name", "argument-name", "versions", "read", "prefixed", "lowers", "encoding", "words", "available", "computes", "format",
}

// opClause parses a clause behind its word.
func (p *Parser) opClause(o *ods.Op, word string) {
	switch word {
	case "parameters":
		p.parametersClause(o)
	case "operands":
		p.list(func() { o.Operands = append(o.Operands, p.group()) })
	case "results":
		p.list(func() { o.Results = append(o.Results, p.group()) })
	case "regions":
		p.list(func() { o.Regions = append(o.Regions, p.region()) })
	case "attributes":
		p.list(func() { o.Attributes = append(o.Attributes, p.attribute()) })
	case "successors":
		p.list(func() { o.Successors = append(o.Successors, p.successor()) })
	case "segments":
		p.segmentsClause(o)
	case "traits":
		p.list(func() { p.trait(o) })
	case "verify":
		o.Rules = append(o.Rules, p.rule())
	case "refers":
		p.refersClause(o)
	case "hook":
		o.Hook = true
		p.expectEnd()
	case "result-name":
		p.resultNameClause(o)
	case "argument-name":
		p.argumentNameClause(o)
	case "versions":
		p.list(func() { p.versionName(o, p.acceptWord("read")) })
	case "read":
		p.list(func() { p.versionName(o, true) })
	case "prefixed":
		o.Prefixed = true
		p.expectEnd()
	case "lowers":
		p.lowersOp(o)
	case "encoding":
		o.Encoding = p.encodingClause()
	case "words":
		p.wordsClause(o.Encoding)
	case "available":
		o.Available = p.available(p.peek())
		p.expectEnd()
	case "computes":
		p.computesClause(o)
	case "format":
		p.formatClause(o)
	}
}

// OpSource is what the forms of an operation are made of: its clauses with those of
// classes, and what names in them mean.
type OpSource struct {
	clauses []clause
	scope   *scope
}

// Op parses an operation behind its name.
func (p *Parser) Op() (*ods.Op, *OpSource) {
	o := ods.NewOp(p.it.Name, p.d.Dialect)
	o.Doc = p.it.Doc()
	p.scope = &scope{op: o, vars: map[string]int{}}
	base := p.base().clauses
	own := p.body()
	p.checkRepeated(own)
	clauses := inherit(append(p.d.shared[:len(p.d.shared):len(p.d.shared)], base...), own)
	if !p.readClauses(o, clauses) {
		return nil, nil
	}
	return o, &OpSource{clauses: clauses, scope: p.scope}
}

// readClauses makes an operation of its clauses, and reports whether it is sound.
func (p *Parser) readClauses(o *ods.Op, clauses []clause) bool {
	p.checkClauses(clauses)
	p.scope.names = names(clauses)
	for _, word := range opClauses {
		for _, c := range clauses {
			if c.word.Text != word || p.failed {
				continue
			}
			q := p.sub(c)
			q.opClause(o, word)
			p.absorb(q)
		}
	}
	if p.failed {
		return false
	}
	completeTraits(o)
	completeSuccessors(o)
	o.CountLeading()
	completeEncoding(o)
	o.Dependent = dependent(o.Operands) || dependent(o.Results)
	return true
}

func (p *Parser) checkClauses(clauses []clause) {
	for _, c := range clauses {
		if !slices.Contains(opClauses[:], c.word.Text) {
			p.errorf(c.word, "an operation has no clause '%s'", c.word.Text)
		}
		p.spend(len(c.toks))
	}
}

// group parses `name*[count]: E is C`.
func (p *Parser) group() ods.Group {
	g := ods.Group{Name: p.expectWord("the name of a group")}
	g.Arity = p.arity()
	if p.accept("[") {
		g.Count = p.count()
		p.expect("]")
	}
	if p.accept(":") {
		g.Type = p.typeExpr(ods.SortGroup)
	}
	if p.acceptWord("is") {
		g.Constraint = p.constraint()
	}
	return g
}

// count parses how many there are; a list variable counts its types.
func (p *Parser) count() *ods.Expr {
	t := p.peek()
	if t.Kind == lex.Word && t.Text[0] >= 'A' && t.Text[0] <= 'Z' && !p.peekAt(1).Is("(") {
		p.Next()
		p.acceptGlued("*")
		return eval.Length(p.scope.op, p.variable(t, true), t.Text)
	}
	return p.closed(ods.SortInteger)
}

func (p *Parser) arity() ods.Arity {
	switch {
	case p.accept("?"):
		return ods.Optional
	case p.accept("**"):
		return ods.Nested
	case p.accept("*"):
		return ods.Variadic
	}
	return ods.One
}

func (p *Parser) parametersClause(o *ods.Op) {
	p.list(func() {
		t := p.peek()
		p.expectWord("the name of a variable")
		p.expect(":")
		o.Parameters = append(o.Parameters, ods.Parameter{Var: p.variable(t, false), Enum: p.enumName()})
	})
}

func (p *Parser) enumName() *ods.Enum {
	t := p.peek()
	p.expectWord("the name of an enumeration")
	e, _ := p.find(KindEnum, t).(*ods.Enum)
	return e
}

func (p *Parser) region() ods.Region {
	r := ods.Region{Name: p.expectWord("the name of a region")}
	r.Variadic = p.accept("*")
	if p.peek().Is("(") {
		p.parens(func() { r.Args = append(r.Args, p.group()) })
		r.NoArgs = len(r.Args) == 0
	}
	for p.peek().Kind == lex.Word && !p.failed {
		p.regionWord(&r)
	}
	return r
}

func (p *Parser) regionWord(r *ods.Region) {
	switch t := p.Next(); t.Text {
	case "terminator":
		r.Terminator = p.expectWord("the name of an operation")
	case "always":
		r.Always = true
	case "block":
		r.Block = true
	case "one-block":
		r.OneBlock = true
	case "required":
		r.Required = true
	case "gathers":
		r.Gathers = p.expectWord("the name of an operation")
	case "open":
		r.Open = true
	case "effect-free":
		r.EffectFree = true
	case "ends":
		r.Ends = p.expectWord("the name of an operation")
	case "yields":
		r.Yields = p.typeExpr(ods.SortGroup)
	default:
		p.errorf(t, "a region is not '%s'; it may have terminator OP, always, block, one-block, required, effect-free, ends OP, yields TYPE", t.Text)
	}
}

func (p *Parser) successor() ods.Successor {
	s := ods.Successor{Name: p.expectWord("the name of a successor")}
	s.Variadic = p.accept("*")
	if p.accept("(") {
		p.accept("$")
		s.Operands = p.expectWord("the name of an operand group")
		p.expect(")")
	}
	return s
}

func (p *Parser) segmentsClause(o *ods.Op) {
	if p.acceptWord("equal") {
		o.Equal = true
		return
	}
	o.Segments = true
	p.list(func() { o.SegmentSizes = append(o.SegmentSizes, int(p.integer())) })
	if o.SegmentSizes == nil {
		return
	}
	n := 0
	for _, s := range o.SegmentSizes {
		if s < 1 || s > len(o.Operands) {
			p.errorf(p.peek(), "a segment joins one group or more, not %d", s)
		}
		n += s
	}
	if n != len(o.Operands) {
		p.errorf(p.peek(), "the segments join %d groups of operands, but there are %d", n, len(o.Operands))
	}
}

// rule parses `P else "message"`.
func (p *Parser) rule() ods.Rule {
	r := ods.Rule{Holds: p.predicate()}
	if p.acceptWord("else") {
		t := p.Next()
		if t.Kind != lex.String {
			p.errorf(t, "expected a message in quotes, found %s", t)
		}
		r.Message = p.message(t)
	}
	p.expectEnd()
	return r
}

// hintWords are the conditions on the attribute `value` and the type of a result under which
// a clause `result-name` counts; the printer decides them. The name of an operation follows `times`.
var hintWords = []string{"int", "one", "i1", "integer-type", "function", "scalar", "vector", hintTimes}

const hintTimes = "times"

func (p *Parser) resultNameClause(o *ods.Op) {
	t := p.Next()
	if t.Kind != lex.String {
		p.errorf(t, "expected a name in quotes, found %s", t)
	}
	n := ods.ResultName{Template: t.Text}
	if p.acceptWord("when") {
		for p.peek().Kind == lex.Word && p.peek().Text != "in" {
			word := p.Next()
			if !slices.Contains(hintWords, word.Text) {
				p.errorf(word, "a name is not given when '%s'; it is %s", word.Text, strings.Join(hintWords, ", "))
			}
			if word.Text == hintTimes {
				n.Times = p.expectWord("the name of an operation")
			} else {
				n.When = append(n.When, word.Text)
			}
			p.accept(",")
		}
	}
	if n.Times == "" && strings.Contains(n.Template, "{factor}") {
		p.errorf(t, "there is a factor where the name is given 'when %s' an operation", hintTimes)
	}
	if p.peek().Kind == lex.Word {
		n.Profile = p.profile()
	}
	p.expectEnd()
	o.ResultNames = append(o.ResultNames, n)
}

// argumentNameClause parses `"NAME" of $operands [in PROFILE]`.
func (p *Parser) argumentNameClause(o *ods.Op) {
	t := p.Next()
	if t.Kind != lex.String {
		p.errorf(t, "expected a name in quotes, found %s", t)
	}
	n := ods.ArgumentName{Name: t.Text}
	p.expectKeyword("of")
	t = p.peek()
	r := p.ref()
	if r.Kind != ods.RefOperand || len(o.Regions) == 0 {
		p.errorf(t, "arguments of the first region stand for a group of operands here")
	}
	n.Operands = r.Index
	if p.peek().Kind == lex.Word {
		n.Profile = p.profile()
	}
	p.expectEnd()
	o.ArgumentNames = append(o.ArgumentNames, n)
}

// names finds what the groups and attributes are called before they are read,
// because types and default values refer to them in any order.
func names(clauses []clause) map[string]ods.Ref {
	found := make(map[string]ods.Ref, 8)
	for _, c := range clauses {
		kind := groupKind(c.word.Text)
		if kind == ods.RefNone {
			continue
		}
		parts := splitList(c.toks)
		for i, part := range parts {
			found[part[0].Text] = ods.Ref{Kind: kind, Index: i}
		}
		for i, part := range parts {
			if from, ok := fromAttr(part); ok {
				found[from.Text] = ods.Ref{Kind: kind, Index: i} // what other clauses call it
			}
		}
	}
	return found
}

// groupKind is what the names in a clause are of.
func groupKind(clause string) ods.RefKind {
	switch clause {
	case "operands":
		return ods.RefOperand
	case "results":
		return ods.RefResult
	case "attributes":
		return ods.RefAttr
	}
	return ods.RefNone
}

// dependent reports whether a pattern of a group is a function.
func dependent(groups []ods.Group) bool {
	for i := range groups {
		if e := groups[i].Type; e != nil && hasFunction(e) {
			return true
		}
	}
	return false
}

func hasFunction(e *ods.Expr) bool {
	found := false
	e.Walk(func(n *ods.Expr) {
		switch n.Op {
		case ods.TypeVar, ods.TypeDialect, ods.TypeInteger, ods.TypeIndex, ods.TypeFloat, ods.TypeNone, ods.TypeFn, ods.TypeAny, ods.TypeOr, ods.ExprInt:
		default:
			found = true
		}
	})
	return found
}

// refersClause parses `$a to OP | OP : E`.
func (p *Parser) refersClause(o *ods.Op) {
	t := p.peek()
	r := p.ref()
	if r.Kind != ods.RefAttr {
		p.errorf(t, "only an attribute refers to a symbol")
	}
	ref := ods.Reference{Attr: r.Index}
	if !p.acceptWord("to") {
		p.errorf(p.peek(), "expected 'to' and the name of an operation, found %s", p.peek())
	}
	ref.Ops = append(ref.Ops, p.expectWord("the name of an operation"))
	for p.accept("|") {
		ref.Ops = append(ref.Ops, p.expectWord("the name of an operation"))
	}
	if p.accept(":") {
		ref.Type = p.typeExpr(ods.SortType)
	}
	p.expectEnd()
	o.References = append(o.References, ref)
}
