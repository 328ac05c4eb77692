package syntax

import (
	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
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

func (p *parser) parseAffineMapAttr() (ir.Attribute, bool) {
	p.next()
	if !p.expect(tokLess, "<") {
		return nil, false
	}
	m, ok := p.parseAffineMap()
	if !ok || !p.expect(tokGreater, ">") {
		return nil, false
	}
	return p.ctx.AffineMapAttr(m), true
}

func (p *parser) parseAffineSetAttr() (ir.Attribute, bool) {
	p.next()
	if !p.expect(tokLess, "<") {
		return nil, false
	}
	s, ok := p.parseAffineSet()
	if !ok || !p.expect(tokGreater, ">") {
		return nil, false
	}
	return p.ctx.IntegerSetAttr(s), true
}

// parseAffineMap passes `(d0)[s0] -> (results)`.
func (p *parser) parseAffineMap() (affine.Map, bool) {
	names, ok := p.parseAffineNames()
	if !ok || !p.expect(tokArrow, "->") || !p.expect(tokLParen, "(") {
		return affine.Map{}, false
	}
	var results []affine.Expr
	ok = p.list(tokRParen, ")", func() bool {
		e, ok := p.parseAffineExpr(func() (affine.Expr, bool) { return p.parseAffineName(&names) })
		results = append(results, e)
		return ok
	})
	if !ok {
		return affine.Map{}, false
	}
	return affine.NewMap(names.dims, names.symbols, results...), true
}

// parseAffineSet passes `(d0)[s0] : (d0 - s0 >= 0, d0 == 0)`.
func (p *parser) parseAffineSet() (affine.Set, bool) {
	names, ok := p.parseAffineNames()
	if !ok || !p.expect(tokColon, ":") || !p.expect(tokLParen, "(") {
		return affine.Set{}, false
	}
	var list []affine.Expr
	var flags []bool
	ok = p.list(tokRParen, ")", func() bool {
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
func (p *parser) parseAffineConstraint(names *affineNames) (e affine.Expr, isEq, ok bool) {
	e, ok = p.parseAffineExpr(func() (affine.Expr, bool) { return p.parseAffineName(names) })
	if !ok {
		return nil, false, false
	}
	if p.consume(tokGreater) {
		return e, false, p.expect(tokEqual, "=") && p.expectZero(">=")
	}
	if p.consume(tokEqual) {
		return e, true, p.expect(tokEqual, "=") && p.expectZero("==")
	}
	return nil, false, p.expected("'== 0' or '>= 0' at end of affine constraint")
}

func (p *parser) expectZero(after string) bool {
	if p.tok.kind != tokInteger || p.tok.text != "0" {
		return p.expected("'0' after '" + after + "'")
	}
	p.next()
	return true
}

// parseAffineNames passes `(d0, d1)[s0]`.
func (p *parser) parseAffineNames() (affineNames, bool) {
	var n affineNames
	if !p.expect(tokLParen, "(") || !p.list(tokRParen, ")", func() bool { return p.declareAffine(&n, &n.dims, false) }) {
		return n, false
	}
	if p.consume(tokLSquare) {
		return n, p.list(tokRSquare, "]", func() bool { return p.declareAffine(&n, &n.symbols, true) })
	}
	return n, true
}

func (p *parser) declareAffine(n *affineNames, count *int, symbol bool) bool {
	if p.tok.kind != tokIdent {
		return p.expected("a name for a dimension or symbol")
	}
	if !n.names.add(p.tok.text) {
		return p.errorf(p.tok.pos, "redefinition of identifier '%s'", p.tok.text)
	}
	var e affine.Expr = affine.Dim(*count)
	if symbol {
		e = affine.Symbol(*count)
	}
	n.exprs = append(n.exprs, e)
	*count++
	p.next()
	return true
}

func (p *parser) parseAffineName(n *affineNames) (affine.Expr, bool) {
	if p.tok.kind != tokIdent {
		return nil, p.expected("an affine expression")
	}
	i := n.names.find(p.tok.text)
	if i < 0 {
		return nil, p.errorf(p.tok.pos, "use of undeclared identifier '%s'", p.tok.text)
	}
	p.next()
	return n.exprs[i], true
}

// parseAffineExpr passes a sum of products.
func (p *parser) parseAffineExpr(leaf affineLeaf) (affine.Expr, bool) {
	if !p.enter() {
		return nil, false
	}
	defer p.leave()
	e, ok := p.parseAffineProduct(leaf)
	for terms := 0; ok; terms++ {
		minus := p.tok.kind == tokMinus
		if !minus && p.tok.kind != tokPlus {
			return e, true
		}
		if terms == maxAffineTerms {
			return nil, p.errorf(p.tok.pos, "affine expression has more than %d terms", maxAffineTerms)
		}
		p.next()
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
func (p *parser) parseAffineProduct(leaf affineLeaf) (affine.Expr, bool) {
	e, ok := p.parseAffineOperand(leaf)
	for factors := 0; ok; factors++ {
		pos, op := p.tok.pos, affine.OpMul
		if p.tok.kind != tokStar {
			known := false
			if p.tok.kind == tokIdent {
				op, known = affineOp(p.tok.text)
			}
			if !known {
				return e, true
			}
		}
		if factors == maxAffineTerms {
			return nil, p.errorf(pos, "affine expression has more than %d factors", maxAffineTerms)
		}
		p.next()
		rhs, rhsOK := p.parseAffineOperand(leaf)
		if !rhsOK || !p.checkAffine(op, e, rhs, pos) {
			return nil, false
		}
		e = affine.Make(op, e, rhs)
	}
	return nil, false
}

// checkAffine reports what would not be affine.
func (p *parser) checkAffine(op affine.Op, lhs, rhs affine.Expr, pos int) bool {
	if op == affine.OpMul {
		if !lhs.IsSymbolicOrConstant() && !rhs.IsSymbolicOrConstant() {
			return p.errorf(pos, "non-affine expression: at least one of the multiply operands has to be either a constant or symbolic")
		}
		return true
	}
	if !rhs.IsSymbolicOrConstant() {
		return p.errorf(pos, "non-affine expression: right operand of %s has to be either a constant or symbolic", op)
	}
	return true
}

func (p *parser) parseAffineOperand(leaf affineLeaf) (affine.Expr, bool) {
	switch p.tok.kind {
	case tokLParen:
		p.next()
		if p.tok.kind == tokRParen {
			return nil, p.errorf(p.tok.pos, "no expression inside parentheses")
		}
		e, ok := p.parseAffineExpr(leaf)
		return e, ok && p.expect(tokRParen, ")")
	case tokMinus:
		if !p.enter() {
			return nil, false
		}
		defer p.leave()
		p.next()
		if p.tok.kind == tokInteger {
			// The least integer is the negative of none.
			n, ok := p.parseDecimal(p.tok.pos, true)
			return affine.Constant(n), ok
		}
		e, ok := p.parseAffineOperand(leaf)
		if !ok {
			return nil, false
		}
		return affine.Neg(e), true
	case tokInteger:
		n, ok := p.parseInt64()
		return affine.Constant(n), ok
	}
	return leaf()
}
