package parse

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax/lex"
)

// resultName is what stands before `=`: a name for some results in a row.
type resultName struct {
	name    string
	count   int
	counted bool // the text says how many
	pos     int
}

// parseOperation passes one operation, which is inserted where the builder
// stands, with its location, and gives names to its results.
func (p *Parser) parseOperation() bool {
	start := len(p.results)
	defer p.dropResults(start)
	if p.Tok.Kind == lex.Percent && !p.parseResultNames() {
		return false
	}
	pos := p.Tok.Pos
	op, ok := p.ParseInline()
	if !ok {
		return false
	}
	if p.Opts.KeepNames && op.Traits().FunctionLike {
		op.SetLoc(p.named(ir.SymbolName(op), op.Loc()))
	}
	return p.bindResults(op, p.results[start:], pos)
}

// ParseInline passes an operation without names for its results, which is inserted where the builder stands.
func (p *Parser) ParseInline() (op *ir.Operation, ok bool) {
	line, col := p.lineCol(p.Tok.Pos)
	switch p.Tok.Kind {
	case lex.String:
		op, ok = p.ParseGeneric()
	case lex.Ident:
		op, ok = p.parseCustomOp()
	default:
		return nil, p.Expected("an operation name, in quotes or not")
	}
	return op, ok && p.parseOpLoc(op, line, col)
}

func (p *Parser) dropResults(start int) { p.results = p.results[:start] }

// parseResultNames passes `%a, %b:2 =`.
func (p *Parser) parseResultNames() bool {
	for {
		if p.Tok.Kind != lex.Percent {
			return p.Expected("a name for a result")
		}
		r := resultName{name: p.Tok.Text[1:], count: 1, pos: p.Tok.Pos}
		p.Next()
		if p.Consume(lex.Colon) {
			n, ok := lex.SmallInt(p.Tok.Text)
			if p.Tok.Kind != lex.Integer || !ok || n < 1 {
				return p.Expected("the number of results, at least 1")
			}
			r.count, r.counted = n, true
			p.Next()
		}
		p.results = append(p.results, r)
		if !p.Consume(lex.Comma) {
			return p.Expect(lex.Equal, "=")
		}
	}
}

func (p *Parser) bindResults(op *ir.Operation, names []resultName, pos int) bool {
	if len(names) == 0 {
		return true
	}
	if len(names) == 1 && !names[0].counted && op.NumResults() > 1 && p.namesAll(op) {
		names[0].count = op.NumResults()
	}
	total := 0
	for _, r := range names {
		total += r.count
	}
	if total != op.NumResults() {
		if op.NumResults() == 0 {
			return p.Errorf(names[0].pos, "cannot name an operation with no results")
		}
		return p.Errorf(pos, "operation defines %d results but was provided %d to bind", op.NumResults(), total)
	}
	if p.Opts.KeepNames {
		p.keepNames(op, names)
	}
	next, ok := 0, true
	for _, r := range names {
		ok = p.define(r.name, r.pos, op.Result(next), r.count) && ok
		next += r.count
	}
	return ok
}

// keepNames makes names of results part of the operation's location, unless that has names for
// them: then it knows how the source calls them that the text was made from.
func (p *Parser) keepNames(op *ir.Operation, names []resultName) {
	if hasNames(op) {
		return
	}
	if len(names) == 1 {
		op.SetLoc(p.named(names[0].name, op.Loc()))
		return
	}
	each := make([]string, 0, op.NumResults())
	for _, r := range names {
		for range r.count {
			each = append(each, p.lasting(r.name))
		}
	}
	op.SetLoc(p.Ctx.NamedLoc(op.Loc(), each...))
}

// hasNames reports whether the location of an operation names some result.
func hasNames(op *ir.Operation) bool {
	if _, plain := op.Loc().(*ir.FileLineColLoc); plain {
		return false
	}
	for _, v := range op.AllResults() {
		if v.Name() != "" {
			return true
		}
	}
	return false
}

// named is a location that calls a value by its name in the text.
func (p *Parser) named(name string, loc ir.Location) ir.Location {
	if name = p.lasting(name); name == "" {
		return loc
	}
	return p.Ctx.NameLoc(name, loc)
}

// lasting is a name as it is kept: a number is none.
func (p *Parser) lasting(name string) string {
	if name == "" || lex.IsClass(name[0], lex.ClassDigit) {
		return ""
	}
	return name
}

// genericParts are the lists of a generic operation, each the end of one of the
// parser's buffers.
type genericParts struct {
	refs, values, types, succs int
	regions                    []*ParsedRegion
	attrs                      []ir.NamedAttr
	results                    int // where the result types begin
}

// ParseGeneric passes `"name"(operands)[successors] (regions) {attributes} :
// (types) -> types`.
func (p *Parser) ParseGeneric() (*ir.Operation, bool) {
	g := genericParts{refs: len(p.refs), values: len(p.Values), types: len(p.Types), succs: len(p.Succs)}
	op, ok := p.parseGenericParts(&g)
	p.refs, p.Values, p.Types, p.Succs = p.refs[:g.refs], p.Values[:g.values], p.Types[:g.types], p.Succs[:g.succs]
	return op, ok
}

func (p *Parser) parseGenericParts(g *genericParts) (*ir.Operation, bool) {
	name, ok := p.parseOpName()
	if !ok {
		return nil, false
	}
	if !p.parseGenericOperands() || !p.parseGenericSuccessors() || !p.parseGenericProperties(g) ||
		!p.parseGenericRegions(g) || !p.parseGenericAttrs(g) {
		return nil, false
	}
	pos := p.Tok.Pos
	if !p.Expect(lex.Colon, ":") || !p.parseGenericType(g) {
		return nil, false
	}
	refs, types := p.refs[g.refs:], p.Types[g.types:g.results]
	if len(refs) != len(types) {
		return nil, p.Errorf(pos, "expected %d operand types but had %d", len(refs), len(types))
	}
	for i := range refs {
		v, ok := p.ResolveOperand(refs[i], types[i])
		if !ok {
			return nil, false
		}
		p.Values = append(p.Values, v)
	}
	op := p.B.Create(&ir.OperationState{
		Name: name, Loc: p.Ctx.UnknownLoc(), Operands: p.Values[g.values:], Results: p.Types[g.results:],
		Attrs: g.attrs, Successors: p.Succs[g.succs:], Regions: len(g.regions),
	})
	for i, r := range g.regions {
		r.MoveInto(op.Region(i))
	}
	return op, true
}

// parseOpName passes the quoted name of an operation.
func (p *Parser) parseOpName() (*ir.OpName, bool) {
	text, pos := lex.StringValue(p.Tok.Text), p.Tok.Pos
	if text == "" {
		return nil, p.Errorf(pos, "empty operation name is invalid")
	}
	name := p.OpName(text)
	if name.Def() == nil && !p.mayBeUnregistered(name, pos) {
		return nil, false
	}
	p.Next()
	return name, true
}

func (p *Parser) parseGenericOperands() bool {
	if !p.Expect(lex.LParen, "(") {
		return false
	}
	if p.Consume(lex.RParen) {
		return true
	}
	for {
		ref, ok := p.ParseOperandRef()
		if !ok {
			return false
		}
		p.refs = append(p.refs, ref)
		if p.Consume(lex.Comma) {
			continue
		}
		return p.Expect(lex.RParen, ")")
	}
}

func (p *Parser) parseGenericSuccessors() bool {
	if !p.Consume(lex.LSquare) {
		return true
	}
	if p.Tok.Kind == lex.RSquare {
		return p.Expected("a block name")
	}
	return p.List(lex.RSquare, "]", func() bool {
		b, ok := p.ParseSuccessor()
		p.Succs = append(p.Succs, b)
		return ok
	})
}

// parseGenericProperties passes `<{...}>`, where later versions keep the
// attributes that an operation declares.
func (p *Parser) parseGenericProperties(g *genericParts) bool {
	if !p.Consume(lex.Less) {
		return true
	}
	list, ok := p.ParseAttrDict()
	g.attrs = list
	return ok && p.Expect(lex.Greater, ">")
}

func (p *Parser) parseGenericAttrs(g *genericParts) bool {
	if p.Tok.Kind != lex.LBrace {
		return true
	}
	pos := p.Tok.Pos
	list, ok := p.ParseAttrDict()
	if !ok || len(g.attrs) == 0 {
		g.attrs = list
		return ok
	}
	count := len(g.attrs) + len(list)
	all := ir.SortAttrs(append(g.attrs, list...))
	if len(all) < count {
		for _, a := range list {
			if ir.AttrList(g.attrs).Get(a.Name) != nil {
				return p.Errorf(pos, "attribute '%s' is a property, too", a.Name)
			}
		}
	}
	g.attrs = all
	return true
}

func (p *Parser) parseGenericRegions(g *genericParts) bool {
	if !p.Consume(lex.LParen) {
		return true
	}
	if p.Tok.Kind == lex.RParen {
		return p.Expected("'{'")
	}
	return p.List(lex.RParen, ")", func() bool {
		r, ok := p.ParseRegion(nil, false)
		g.regions = append(g.regions, r)
		return ok
	})
}

// parseGenericType passes the function type without making one.
func (p *Parser) parseGenericType(g *genericParts) bool {
	if !p.Expect(lex.LParen, "(") || !p.ParseTypesUntilParen() {
		return false
	}
	g.results = len(p.Types)
	if !p.Expect(lex.Arrow, "->") {
		return false
	}
	return p.ParseResultTypes()
}

// ParseTypesUntilParen passes types and `)`; it appends to p.types.
func (p *Parser) ParseTypesUntilParen() bool {
	if p.Consume(lex.RParen) {
		return true
	}
	for {
		t, ok := p.ParseType()
		if !ok {
			return false
		}
		p.Types = append(p.Types, t)
		if p.Consume(lex.Comma) {
			continue
		}
		if p.Tok.Kind != lex.RParen {
			return p.Expected("',' or ')'")
		}
		p.Next()
		return true
	}
}

// ParseResultTypes passes one type that is no function type, or a list in
// parentheses; it appends to p.types.
func (p *Parser) ParseResultTypes() bool {
	if p.Consume(lex.LParen) {
		return p.ParseTypesUntilParen()
	}
	t, ok := p.ParseType()
	p.Types = append(p.Types, t)
	return ok
}

// parseOpLoc passes ` loc(...)` if it is there; the location is that of the
// name otherwise.
func (p *Parser) parseOpLoc(op *ir.Operation, line, col uint32) bool {
	if !p.AtTrailingLoc() {
		if op.Loc() == ir.Location(p.Ctx.UnknownLoc()) {
			op.SetLoc(p.Ctx.FileLineColLoc(p.src.Name(), line, col))
		}
		return true
	}
	return p.parseTrailingLoc(op)
}

// parseCustomOp passes an operation in its dialect's own form.
func (p *Parser) parseCustomOp() (*ir.Operation, bool) {
	nameTok := p.Tok
	def := p.CustomDef(nameTok.Text)
	if def == nil {
		return nil, p.unknownCustom(nameTok)
	}
	p.Next()
	p.last = customOp{nameTok, p.Tok.Pos}
	return p.Forms.Op(def, nameTok)
}
