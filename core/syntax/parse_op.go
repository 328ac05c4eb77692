package syntax

import "github.com/mlirc/mlirc/core/ir"

// resultName is what stands before `=`: a name for some results in a row.
type resultName struct {
	name    string
	count   int
	counted bool // the text says how many
	pos     int
}

// parseOperation passes one operation, which is inserted where the builder
// stands, with its location, and gives names to its results.
func (p *parser) parseOperation() bool {
	start := len(p.results)
	defer p.dropResults(start)
	if p.tok.kind == tokPercent && !p.parseResultNames() {
		return false
	}
	pos := p.tok.pos
	line, col := p.lineCol(pos)
	var op *ir.Operation
	ok := false
	switch p.tok.kind {
	case tokString:
		op, ok = p.parseGeneric()
	case tokIdent:
		op, ok = p.parseCustomOp()
	default:
		return p.expected("an operation name, in quotes or not")
	}
	if !ok || !p.parseOpLoc(op, line, col) {
		return false
	}
	return p.bindResults(op, p.results[start:], pos)
}

func (p *parser) dropResults(start int) { p.results = p.results[:start] }

// parseResultNames passes `%a, %b:2 =`.
func (p *parser) parseResultNames() bool {
	for {
		if p.tok.kind != tokPercent {
			return p.expected("a name for a result")
		}
		r := resultName{name: p.tok.text[1:], count: 1, pos: p.tok.pos}
		p.next()
		if p.consume(tokColon) {
			n, ok := smallInt(p.tok.text)
			if p.tok.kind != tokInteger || !ok || n < 1 {
				return p.expected("the number of results, at least 1")
			}
			r.count, r.counted = n, true
			p.next()
		}
		p.results = append(p.results, r)
		if !p.consume(tokComma) {
			return p.expect(tokEqual, "=")
		}
	}
}

func (p *parser) bindResults(op *ir.Operation, names []resultName, pos int) bool {
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
			return p.errorf(names[0].pos, "cannot name an operation with no results")
		}
		return p.errorf(pos, "operation defines %d results but was provided %d to bind", op.NumResults(), total)
	}
	next, ok := 0, true
	for _, r := range names {
		ok = p.define(r.name, r.pos, op.Result(next), r.count) && ok
		next += r.count
	}
	return ok
}

// genericParts are the lists of a generic operation, each the end of one of the
// parser's buffers.
type genericParts struct {
	refs, values, types, succs int
	regions                    []*parsedRegion
	attrs                      []ir.NamedAttr
	results                    int // where the result types begin
}

// parseGeneric passes `"name"(operands)[successors] (regions) {attributes} :
// (types) -> types`.
func (p *parser) parseGeneric() (*ir.Operation, bool) {
	g := genericParts{refs: len(p.refs), values: len(p.values), types: len(p.types), succs: len(p.succs)}
	op, ok := p.parseGenericParts(&g)
	p.refs, p.values, p.types, p.succs = p.refs[:g.refs], p.values[:g.values], p.types[:g.types], p.succs[:g.succs]
	return op, ok
}

func (p *parser) parseGenericParts(g *genericParts) (*ir.Operation, bool) {
	name, ok := p.parseOpName()
	if !ok {
		return nil, false
	}
	if !p.parseGenericOperands() || !p.parseGenericSuccessors() || !p.parseGenericProperties(g) ||
		!p.parseGenericRegions(g) || !p.parseGenericAttrs(g) {
		return nil, false
	}
	pos := p.tok.pos
	if !p.expect(tokColon, ":") || !p.parseGenericType(g) {
		return nil, false
	}
	refs, types := p.refs[g.refs:], p.types[g.types:g.results]
	if len(refs) != len(types) {
		return nil, p.errorf(pos, "expected %d operand types but had %d", len(refs), len(types))
	}
	for i := range refs {
		v, ok := p.resolveOperand(refs[i], types[i])
		if !ok {
			return nil, false
		}
		p.values = append(p.values, v)
	}
	op := p.b.Create(&ir.OperationState{
		Name: name, Loc: p.ctx.UnknownLoc(), Operands: p.values[g.values:], Results: p.types[g.results:],
		Attrs: g.attrs, Successors: p.succs[g.succs:], Regions: len(g.regions),
	})
	for i, r := range g.regions {
		r.moveInto(op.Region(i))
	}
	return op, true
}

// parseOpName passes the quoted name of an operation.
func (p *parser) parseOpName() (*ir.OpName, bool) {
	text, pos := stringValue(p.tok.text), p.tok.pos
	if text == "" {
		return nil, p.errorf(pos, "empty operation name is invalid")
	}
	name := p.opName(text)
	if name.Def() == nil && !p.mayBeUnregistered(name, pos) {
		return nil, false
	}
	p.next()
	return name, true
}

func (p *parser) parseGenericOperands() bool {
	if !p.expect(tokLParen, "(") {
		return false
	}
	if p.consume(tokRParen) {
		return true
	}
	for {
		ref, ok := p.parseOperandRef()
		if !ok {
			return false
		}
		p.refs = append(p.refs, ref)
		if p.consume(tokComma) {
			continue
		}
		return p.expect(tokRParen, ")")
	}
}

func (p *parser) parseGenericSuccessors() bool {
	if !p.consume(tokLSquare) {
		return true
	}
	if p.tok.kind == tokRSquare {
		return p.expected("a block name")
	}
	return p.list(tokRSquare, "]", func() bool {
		b, ok := p.parseSuccessor()
		p.succs = append(p.succs, b)
		return ok
	})
}

// parseGenericProperties passes `<{...}>`, where later versions keep the
// attributes that an operation declares.
func (p *parser) parseGenericProperties(g *genericParts) bool {
	if !p.consume(tokLess) {
		return true
	}
	list, ok := p.parseAttrDict()
	g.attrs = list
	return ok && p.expect(tokGreater, ">")
}

func (p *parser) parseGenericAttrs(g *genericParts) bool {
	if p.tok.kind != tokLBrace {
		return true
	}
	pos := p.tok.pos
	list, ok := p.parseAttrDict()
	if !ok || len(g.attrs) == 0 {
		g.attrs = list
		return ok
	}
	for _, a := range list {
		if ir.AttrList(g.attrs).Get(a.Name) != nil {
			return p.errorf(pos, "attribute '%s' is a property, too", a.Name)
		}
	}
	g.attrs = ir.SortAttrs(append(g.attrs, list...))
	return true
}

func (p *parser) parseGenericRegions(g *genericParts) bool {
	if !p.consume(tokLParen) {
		return true
	}
	if p.tok.kind == tokRParen {
		return p.expected("'{'")
	}
	return p.list(tokRParen, ")", func() bool {
		r, ok := p.parseRegion(nil, false)
		g.regions = append(g.regions, r)
		return ok
	})
}

// parseGenericType passes the function type without making one.
func (p *parser) parseGenericType(g *genericParts) bool {
	if !p.expect(tokLParen, "(") || !p.parseTypesUntilParen() {
		return false
	}
	g.results = len(p.types)
	if !p.expect(tokArrow, "->") {
		return false
	}
	return p.parseResultTypes()
}

// parseTypesUntilParen passes types and `)`; it appends to p.types.
func (p *parser) parseTypesUntilParen() bool {
	if p.consume(tokRParen) {
		return true
	}
	for {
		t, ok := p.parseType()
		if !ok {
			return false
		}
		p.types = append(p.types, t)
		if p.consume(tokComma) {
			continue
		}
		if p.tok.kind != tokRParen {
			return p.expected("',' or ')'")
		}
		p.next()
		return true
	}
}

// parseResultTypes passes one type that is no function type, or a list in
// parentheses; it appends to p.types.
func (p *parser) parseResultTypes() bool {
	if p.consume(tokLParen) {
		return p.parseTypesUntilParen()
	}
	t, ok := p.parseType()
	p.types = append(p.types, t)
	return ok
}

// parseOpLoc passes ` loc(...)` if it is there; the location is that of the
// name otherwise.
func (p *parser) parseOpLoc(op *ir.Operation, line, col uint32) bool {
	if !p.atTrailingLoc() {
		if op.Loc() == ir.Location(p.ctx.UnknownLoc()) {
			op.SetLoc(p.ctx.FileLineColLoc(p.src.Name(), line, col))
		}
		return true
	}
	return p.parseTrailingLoc(op)
}

// parseCustomOp passes an operation in its dialect's own form.
func (p *parser) parseCustomOp() (*ir.Operation, bool) {
	nameTok := p.tok
	def := p.customDef(nameTok.text)
	if def == nil {
		return nil, p.unknownCustom(nameTok)
	}
	p.next()
	return p.parseCustom(def, nameTok)
}
