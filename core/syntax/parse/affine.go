package parse

import (
	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax/lex"
)

// affineLeaf reads what is neither a number nor in parentheses in an affine
// expression: a dimension or a symbol.
type affineLeaf func() (affine.Expr, bool)

// affineNames are the dimensions and symbols that a map or set declares.
type affineNames struct {
	names         nameSet
	dims, symbols int
	exprs         []affine.Expr // of the names, in their order
}

func (p *Parser) parseAffineMapAttr() (ir.Attribute, bool) {
	p.Next()
	if !p.Expect(lex.Less, "<") {
		return nil, false
	}
	m, ok := p.ParseAffineMap()
	if !ok || !p.Expect(lex.Greater, ">") {
		return nil, false
	}
	return p.Ctx.AffineMapAttr(m), true
}

func (p *Parser) parseAffineSetAttr() (ir.Attribute, bool) {
	p.Next()
	if !p.Expect(lex.Less, "<") {
		return nil, false
	}
	s, ok := p.ParseAffineSet()
	if !ok || !p.Expect(lex.Greater, ">") {
		return nil, false
	}
	return p.Ctx.IntegerSetAttr(s), true
}

// ParseAffineMap passes `(d0)[s0] -> (results)`.
func (p *Parser) ParseAffineMap() (affine.Map, bool) {
	names, ok := p.parseAffineNames()
	if !ok || !p.Expect(lex.Arrow, "->") || !p.Expect(lex.LParen, "(") {
		return affine.Map{}, false
	}
	var results []affine.Expr
	ok = p.List(lex.RParen, ")", func() bool {
		e, ok := p.ParseAffineExpr(func() (affine.Expr, bool) { return p.parseAffineName(&names) })
		results = append(results, e)
		return ok
	})
	if !ok {
		return affine.Map{}, false
	}
	return affine.NewMap(names.dims, names.symbols, results...), true
}

// ParseAffineSet passes `(d0)[s0] : (d0 - s0 >= 0, d0 == 0)`.
func (p *Parser) ParseAffineSet() (affine.Set, bool) {
	names, ok := p.parseAffineNames()
	if !ok || !p.Expect(lex.Colon, ":") || !p.Expect(lex.LParen, "(") {
		return affine.Set{}, false
	}
	var list []affine.Expr
	var flags []bool
	ok = p.List(lex.RParen, ")", func() bool {
		e, isEq, ok := p.parseAffineConstraint(&names)
		list, flags = append(list, e), append(flags, isEq)
		return ok
	})
	if !ok {
		return affine.Set{}, false
	}
	if len(list) == 0 {
		list, flags = []affine.Expr{affine.Constant(0)}, []bool{true}
	}
	return affine.NewSet(names.dims, names.symbols, list, flags), true
}

// parseAffineConstraint passes `expr >= 0` or `expr == 0`.
func (p *Parser) parseAffineConstraint(names *affineNames) (e affine.Expr, isEq, ok bool) {
	e, ok = p.ParseAffineExpr(func() (affine.Expr, bool) { return p.parseAffineName(names) })
	if !ok {
		return nil, false, false
	}
	if p.Consume(lex.Greater) {
		return e, false, p.Expect(lex.Equal, "=") && p.expectZero(">=")
	}
	if p.Consume(lex.Equal) {
		return e, true, p.Expect(lex.Equal, "=") && p.expectZero("==")
	}
	return nil, false, p.Expected("'== 0' or '>= 0' at end of affine constraint")
}

func (p *Parser) expectZero(after string) bool {
	if p.Tok.Kind != lex.Integer || p.Tok.Text != "0" {
		return p.Expected("'0' after '" + after + "'")
	}
	p.Next()
	return true
}

// parseAffineNames passes `(d0, d1)[s0]`.
func (p *Parser) parseAffineNames() (affineNames, bool) {
	var n affineNames
	if !p.Expect(lex.LParen, "(") || !p.List(lex.RParen, ")", func() bool { return p.declareAffine(&n, &n.dims, false) }) {
		return n, false
	}
	if p.Consume(lex.LSquare) {
		return n, p.List(lex.RSquare, "]", func() bool { return p.declareAffine(&n, &n.symbols, true) })
	}
	return n, true
}

func (p *Parser) declareAffine(n *affineNames, count *int, symbol bool) bool {
	if p.Tok.Kind != lex.Ident {
		return p.Expected("a name for a dimension or symbol")
	}
	if !n.names.add(p.Tok.Text) {
		return p.Errorf(p.Tok.Pos, "redefinition of identifier '%s'", p.Tok.Text)
	}
	var e affine.Expr = affine.Dim(*count)
	if symbol {
		e = affine.Symbol(*count)
	}
	n.exprs = append(n.exprs, e)
	*count++
	p.Next()
	return true
}

func (p *Parser) parseAffineName(n *affineNames) (affine.Expr, bool) {
	if p.Tok.Kind != lex.Ident {
		return nil, p.Expected("an affine expression")
	}
	i := n.names.find(p.Tok.Text)
	if i < 0 {
		return nil, p.Errorf(p.Tok.Pos, "use of undeclared identifier '%s'", p.Tok.Text)
	}
	p.Next()
	return n.exprs[i], true
}

// ParseAffineExpr passes a sum of products.
func (p *Parser) ParseAffineExpr(leaf affineLeaf) (affine.Expr, bool) {
	if !p.Enter() {
		return nil, false
	}
	defer p.Leave()
	e, ok := p.parseAffineProduct(leaf)
	for terms := 0; ok; terms++ {
		minus := p.Tok.Kind == lex.Minus
		if !minus && p.Tok.Kind != lex.Plus {
			return e, true
		}
		if terms == maxAffineTerms {
			return nil, p.Errorf(p.Tok.Pos, "affine expression has more than %d terms", maxAffineTerms)
		}
		p.Next()
		rhs, rhsOK := p.parseAffineProduct(leaf)
		if !rhsOK {
			return nil, false
		}
		if minus {
			e = affine.Sub(e, rhs)
		} else {
			e = affine.Add(e, rhs)
		}
	}
	return nil, false
}

// maxAffineTerms bounds the depth of what a flat expression becomes.
const maxAffineTerms = 1000

func affineOp(word string) (affine.Op, bool) {
	switch word {
	case "floordiv":
		return affine.OpFloorDiv, true
	case "ceildiv":
		return affine.OpCeilDiv, true
	case "mod":
		return affine.OpMod, true
	}
	return 0, false
}

// parseAffineProduct passes operands with `*`, `floordiv`, `ceildiv` and `mod`
// between, from left to right.
func (p *Parser) parseAffineProduct(leaf affineLeaf) (affine.Expr, bool) {
	e, ok := p.parseAffineOperand(leaf)
	for factors := 0; ok; factors++ {
		pos, op := p.Tok.Pos, affine.OpMul
		if p.Tok.Kind != lex.Star {
			known := false
			if p.Tok.Kind == lex.Ident {
				op, known = affineOp(p.Tok.Text)
			}
			if !known {
				return e, true
			}
		}
		if factors == maxAffineTerms {
			return nil, p.Errorf(pos, "affine expression has more than %d factors", maxAffineTerms)
		}
		p.Next()
		rhs, rhsOK := p.parseAffineOperand(leaf)
		if !rhsOK || !p.checkAffine(op, e, rhs, pos) {
			return nil, false
		}
		e = affine.Make(op, e, rhs)
	}
	return nil, false
}

// checkAffine reports what would not be affine.
func (p *Parser) checkAffine(op affine.Op, lhs, rhs affine.Expr, pos int) bool {
	if op == affine.OpMul {
		if !lhs.IsSymbolicOrConstant() && !rhs.IsSymbolicOrConstant() {
			return p.Errorf(pos, "non-affine expression: at least one of the multiply operands has to be either a constant or symbolic")
		}
		return true
	}
	if !rhs.IsSymbolicOrConstant() {
		return p.Errorf(pos, "non-affine expression: right operand of %s has to be either a constant or symbolic", op)
	}
	return true
}

func (p *Parser) parseAffineOperand(leaf affineLeaf) (affine.Expr, bool) {
	switch p.Tok.Kind {
	case lex.LParen:
		p.Next()
		if p.Tok.Kind == lex.RParen {
			return nil, p.Errorf(p.Tok.Pos, "no expression inside parentheses")
		}
		e, ok := p.ParseAffineExpr(leaf)
		return e, ok && p.Expect(lex.RParen, ")")
	case lex.Minus:
		if !p.Enter() {
			return nil, false
		}
		defer p.Leave()
		p.Next()
		if p.Tok.Kind == lex.Integer {
			// The least integer is the negative of none.
			n, ok := p.parseDecimal(p.Tok.Pos, true)
			return affine.Constant(n), ok
		}
		e, ok := p.parseAffineOperand(leaf)
		if !ok {
			return nil, false
		}
		return affine.Neg(e), true
	case lex.Integer:
		n, ok := p.ParseInt64()
		return affine.Constant(n), ok
	}
	return leaf()
}
