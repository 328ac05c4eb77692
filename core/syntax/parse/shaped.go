package parse

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax/lex"
	"github.com/mlirc/mlirc/core/syntax/print"
	"github.com/mlirc/mlirc/core/versions"
)

// ParseDimInteger passes an integer that may be glued to an `x` behind it, as
// in `4xf32`: then the `x` is left.
func (p *Parser) ParseDimInteger() (int64, bool) {
	if p.Tok.Kind != lex.Integer {
		return 0, p.Expected("an integer")
	}
	pos, text := p.Tok.Pos, p.Tok.Text
	if len(text) > 1 && text[1] == 'x' {
		// `0x4` is the number 0 here, and then an x.
		p.PassTo(pos + 1)
		return 0, true
	}
	n, ok := int64(0), true
	for i := 0; i < len(text) && ok; i++ {
		d := int64(text[i] - '0')
		ok = n <= (1<<63-1-d)/10
		n = n*10 + d
	}
	if !ok {
		return 0, p.Errorf(pos, "integer is too large")
	}
	p.PassTo(pos + len(text))
	return n, true
}

// consumeX passes an `x`, also one that is glued to what follows.
func (p *Parser) consumeX() bool {
	if p.Tok.Kind != lex.Ident || p.Tok.Text[0] != 'x' {
		return false
	}
	p.MoveTo(p.Tok.Pos + 1)
	return true
}

// parseShape passes `4x?x...x`, up to the element type; it appends to p.ranks,
// [ir.Dynamic] for `?`.
func (p *Parser) parseShape(dynamic bool) bool {
	for {
		switch {
		case p.Tok.Kind == lex.Integer:
			n, ok := p.ParseDimInteger()
			if !ok {
				return false
			}
			p.ranks = append(p.ranks, n)
		case p.Tok.Kind == lex.Question && dynamic:
			p.Next()
			p.ranks = append(p.ranks, ir.Dynamic)
		default:
			return true
		}
		if !p.consumeX() {
			return p.Expected("'x' in dimension list")
		}
	}
}

// parseVectorType passes what follows `vector<`. A dimension in brackets is
// scalable.
func (p *Parser) parseVectorType() (ir.Type, bool) {
	start := len(p.ranks)
	defer func() { p.ranks = p.ranks[:start] }()
	pos := p.Tok.Pos
	var scalable []bool
	for p.Tok.Kind == lex.Integer || p.Tok.Kind == lex.LSquare {
		bracket := p.Consume(lex.LSquare)
		n, ok := p.ParseDimInteger()
		if !ok || bracket && !p.Expect(lex.RSquare, "]") {
			return nil, false
		}
		if n == 0 {
			return nil, p.Errorf(pos, "vector types must have positive constant sizes")
		}
		if bracket && scalable == nil {
			scalable = make([]bool, len(p.ranks)-start, len(p.ranks)-start+4)
		}
		if scalable != nil {
			scalable = append(scalable, bracket)
		}
		p.ranks = append(p.ranks, n)
		if !p.consumeX() {
			return nil, p.Expected("'x' in dimension list")
		}
	}
	if len(p.ranks) == start && !print.OtherProfile(p.Opts.Profile) {
		return nil, p.Expected("a dimension size in a vector type")
	}
	pos = p.Tok.Pos
	elem, ok := p.ParseType()
	if !ok || !p.Expect(lex.Greater, ">") {
		return nil, false
	}
	if !isVectorElement(elem) {
		return nil, p.Errorf(pos, "vector elements must be int/index/float type")
	}
	if !p.mayBeElement(elem, pos) {
		return nil, false
	}
	return versions.VectorType(p.Ctx, p.Opts.Profile, p.ranks[start:], scalable, elem), true
}

func isVectorElement(t ir.Type) bool {
	switch t.(type) {
	case *ir.IntegerType, *ir.IndexType, *ir.FloatType, *ir.DialectType:
		return true
	}
	return false
}

// isTensorElement reports whether a tensor may hold such values.
func isTensorElement(t ir.Type) bool {
	switch t.(type) {
	case *ir.FunctionType, *ir.TupleType, *ir.NoneType, *ir.RankedTensorType, *ir.UnrankedTensorType,
		*ir.MemRefType, *ir.UnrankedMemRefType:
		return false
	}
	return true
}

// parseTensorType passes what follows `tensor<`.
func (p *Parser) parseTensorType() (ir.Type, bool) {
	if p.Tok.Kind == lex.Star {
		elem, ok := p.parseUnrankedElement(isTensorElement)
		if !ok || !p.Expect(lex.Greater, ">") {
			return nil, false
		}
		return p.Ctx.UnrankedTensorType(elem), true
	}
	start := len(p.ranks)
	defer func() { p.ranks = p.ranks[:start] }()
	if !p.parseShape(true) {
		return nil, false
	}
	elem, ok := p.parseElement(isTensorElement)
	if !ok {
		return nil, false
	}
	var encoding ir.Attribute
	if p.Consume(lex.Comma) {
		if encoding, ok = p.ParseAttr(nil); !ok {
			return nil, false
		}
	}
	if !p.Expect(lex.Greater, ">") {
		return nil, false
	}
	return p.Ctx.RankedTensorType(p.ranks[start:], elem, encoding), true
}

func (p *Parser) parseElement(valid func(ir.Type) bool) (ir.Type, bool) {
	pos := p.Tok.Pos
	elem, ok := p.ParseType()
	if ok && !valid(elem) {
		return nil, p.Errorf(pos, "invalid element type '%s'", print.TypeString(elem))
	}
	return elem, ok && p.mayBeElement(elem, pos)
}

// mayBeElement reports an element type that the profile of the text does not have.
func (p *Parser) mayBeElement(elem ir.Type, pos int) bool {
	if _, ok := elem.(*ir.IndexType); !ok {
		return true
	}
	if known, _ := ods.ProfileNamed(p.Opts.Profile); known.NoIndexElements {
		return p.Errorf(pos, "a vector, tensor or memref of index is of a later version")
	}
	return true
}

// parseUnrankedElement passes `*xT`.
func (p *Parser) parseUnrankedElement(valid func(ir.Type) bool) (ir.Type, bool) {
	p.Next()
	if !p.consumeX() {
		return nil, p.Expected("'x' after '*'")
	}
	return p.parseElement(valid)
}

func isMemRefElement(t ir.Type) bool {
	switch t.(type) {
	case *ir.FunctionType, *ir.TupleType, *ir.NoneType, *ir.RankedTensorType, *ir.UnrankedTensorType:
		return false
	}
	return true
}

// parseMemRefType passes what follows `memref<`.
func (p *Parser) parseMemRefType() (ir.Type, bool) {
	if p.Tok.Kind == lex.Star {
		return p.parseUnrankedMemRef()
	}
	start, elems := len(p.ranks), len(p.elems)
	defer func() { p.ranks, p.elems = p.ranks[:start], p.elems[:elems] }()
	if !p.parseShape(true) {
		return nil, false
	}
	elem, ok := p.parseElement(isMemRefElement)
	if !ok {
		return nil, false
	}
	var space ir.Attribute
	for p.Consume(lex.Comma) {
		pos := p.Tok.Pos
		a, ok := p.parseLayoutOrSpace()
		if !ok {
			return nil, false
		}
		if space != nil {
			return nil, p.Errorf(pos, "multiple memory spaces specified in memref type")
		}
		if !isLayout(a) {
			space = a
			if !p.isSpace(a, pos) {
				return nil, false
			}
			continue
		}
		if !p.layoutFits(a, len(p.ranks)-start, len(p.elems)-elems, pos) {
			return nil, false
		}
		p.elems = append(p.elems, a)
	}
	if !p.Expect(lex.Greater, ">") {
		return nil, false
	}
	return p.Ctx.MemRefType(p.ranks[start:], elem, p.elems[elems:], space), true
}

func (p *Parser) parseLayoutOrSpace() (ir.Attribute, bool) {
	if p.AtKeyword("offset") {
		return p.parseStridedMap()
	}
	return p.ParseAttr(nil)
}

func isLayout(a ir.Attribute) bool {
	switch a.(type) {
	case *ir.AffineMapAttr, *ir.StridedLayoutAttr:
		return true
	}
	return false
}

// isSpace reports an attribute that cannot be a memory space.
func (p *Parser) isSpace(a ir.Attribute, pos int) bool {
	switch a.(type) {
	case *ir.IntegerAttr, *ir.StringAttr, *ir.DictionaryAttr, *ir.DialectAttr, *ir.OpaqueAttr:
		return true
	}
	return p.Errorf(pos, "unsupported memory space attribute")
}

// layoutFits checks that a layout takes what the shape, or the layout before
// it, gives.
func (p *Parser) layoutFits(a ir.Attribute, rank, before, pos int) bool {
	want := rank
	if s, ok := a.(*ir.StridedLayoutAttr); ok {
		if before > 0 || len(s.Strides()) != rank {
			return p.Errorf(pos, "expected one strided layout with %d strides", rank)
		}
		return true
	}
	if before > 0 {
		last, ok := p.elems[len(p.elems)-1].(*ir.AffineMapAttr)
		if !ok {
			return p.Errorf(pos, "a strided layout stands alone")
		}
		want = len(last.Map().Results)
	}
	if m := a.(*ir.AffineMapAttr).Map(); m.NumDims != want {
		return p.Errorf(pos, "memref affine map dimension mismatch: %d dimensions but the %s %d",
			m.NumDims, shapeOrMap(before), want)
	}
	return true
}

func shapeOrMap(before int) string {
	if before == 0 {
		return "rank is"
	}
	return "map before it has results:"
}

func (p *Parser) parseUnrankedMemRef() (ir.Type, bool) {
	elem, ok := p.parseUnrankedElement(isMemRefElement)
	if !ok {
		return nil, false
	}
	var space ir.Attribute
	if p.Consume(lex.Comma) {
		pos := p.Tok.Pos
		if space, ok = p.ParseAttr(nil); !ok || !p.isSpace(space, pos) {
			return nil, false
		}
	}
	if !p.Expect(lex.Greater, ">") {
		return nil, false
	}
	return p.Ctx.UnrankedMemRefType(elem, space), true
}
