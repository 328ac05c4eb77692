package parse

import (
	"slices"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/lex"
)

// computesClause parses
//
//	A[i, k], B[k, j] -> C[i, j] over i, j, k = BODY
//	A[*], B -> C[*] over * [by $maps] = BODY [when PREDICATE]
func (p *Parser) computesClause(o *ods.Op) {
	s := &ods.Structure{Region: len(o.Regions) - 1, Maps: -1}
	if s.Region < 0 {
		p.errorf(p.peek(), "what an operation computes is the body of a region, but '%s' has none", o.Name())
		return
	}
	s.Dims = p.dimensions()
	inputs := true
	for !p.failed {
		s.Operands = append(s.Operands, p.indexed(o, s))
		if !inputs || p.failed {
			break
		}
		if inputs = p.accept(","); !inputs {
			p.expect("->")
		}
	}
	if p.acceptWord("over") {
		for !p.failed && !p.atEnd() && !p.peek().Is("=") && !p.peek().IsWord("by") {
			p.Next()
		}
	}
	if p.acceptWord("by") {
		t := p.peek()
		r := p.ref()
		if r.Kind != ods.RefAttr || !isMaps(&o.Attributes[r.Index]) {
			p.errorf(t, "an attribute that is an array of affine maps stands here")
		}
		s.Maps = r.Index
	}
	p.expect("=")
	args := make([]string, len(s.Operands))
	for i := range s.Operands {
		args[i] = s.Operands[i].Name
	}
	s.Body = p.scalar(args, "")
	if p.acceptWord("when") {
		s.When = p.closed(ods.SortTruth)
	}
	p.expectEnd()
	o.Structures = append(o.Structures, s)
}

// isMaps reports whether an attribute is a list of affine maps.
func isMaps(a *ods.Attr) bool {
	return a.Kind == ods.AttrArray && a.Elem != nil && a.Elem.Kind == ods.AttrAffineMap
}

// dimensions finds the names behind `over`, which subscripts before it mention.
func (p *Parser) dimensions() []string {
	at := slices.IndexFunc(p.toks, func(t lex.Token) bool { return t.IsWord("over") })
	if at < 0 {
		p.errorf(p.peek(), "the clause does not name the dimensions, outermost first; add 'over i, j' before '='")
		return nil
	}
	var names []string
	for _, t := range p.toks[at+1:] {
		switch {
		case t.Is("="), t.IsWord("by"):
			return names
		case t.Is(","), t.Is("*"):
		case t.Kind != lex.Word:
			p.errorf(t, "expected the name of a dimension, found %s", t)
			return nil
		case slices.Contains(names, t.Text):
			p.errorf(t, "there is a dimension '%s' already", t.Text)
			return nil
		default:
			names = append(names, t.Text)
		}
	}
	return names
}

// indexed parses `NAME[SUBSCRIPT, ...]`, or `NAME` alone for a scalar.
func (p *Parser) indexed(o *ods.Op, s *ods.Structure) ods.Indexed {
	t := p.peek()
	x := ods.Indexed{Name: p.expectWord("the name of an operand"), Map: -1}
	if slices.ContainsFunc(s.Operands, func(y ods.Indexed) bool { return y.Name == x.Name }) {
		p.errorf(t, "there is an operand '%s' already", x.Name)
	}
	if !p.accept("[") {
		return x
	}
	if p.accept("*") {
		p.whole(o, s, &x)
		return x
	}
	p.listTo("]", func() { x.Subscripts = append(x.Subscripts, p.subscript(o, s)) })
	return x
}

// whole parses `]`, `by $map]` or `without $dimensions]` behind `[*`.
func (p *Parser) whole(o *ods.Op, s *ods.Structure, x *ods.Indexed) {
	x.Whole = true
	if len(s.Dims) > 0 {
		p.errorf(p.peek(), "'[*]' goes with 'over *', which names no dimensions")
	}
	x.Without = p.acceptWord("without")
	if x.Without || p.acceptWord("by") {
		t := p.peek()
		r := p.ref()
		kind := ods.AttrAny
		if r.Kind == ods.RefAttr {
			kind = o.Attributes[r.Index].Kind
		}
		switch {
		case kind == ods.AttrArray || kind == ods.AttrDenseArray: // the latter in a form
		case x.Without:
			p.errorf(t, "an attribute that is a list of integers stands here")
		case kind != ods.AttrAffineMap:
			p.errorf(t, "an attribute that is an affine map or a list of integers stands here")
		}
		x.Map = r.Index
	}
	p.expect("]")
}

// subscript parses `d`, `d * $attr[0]`, and sums of them.
func (p *Parser) subscript(o *ods.Op, s *ods.Structure) affine.Expr {
	sum := p.subscriptTerm(o, s)
	for p.accept("+") {
		sum = affine.Add(sum, p.subscriptTerm(o, s))
	}
	return sum
}

func (p *Parser) subscriptTerm(o *ods.Op, s *ods.Structure) affine.Expr {
	t := p.peek()
	name := p.expectWord("the name of a dimension")
	dim := slices.Index(s.Dims, name)
	if dim < 0 {
		p.errorf(t, "there is no dimension '%s'%s", name, didYouMean(name, s.Dims))
		return affine.Constant(0)
	}
	if !p.accept("*") {
		return affine.Dim(dim)
	}
	return affine.Mul(affine.Dim(dim), affine.Symbol(p.factor(o, s)))
}

// factor parses `$attr[N]` and returns the number of its symbol.
func (p *Parser) factor(o *ods.Op, s *ods.Structure) int {
	t := p.peek()
	r := p.ref()
	if r.Kind != ods.RefAttr || o.Attributes[r.Index].Kind != ods.AttrElements {
		p.errorf(t, "an attribute of elements stands here, such as '$strides[0]'")
	}
	f := ods.Factor{Attr: r.Index}
	p.expect("[")
	f.Element = int(p.integer())
	p.expect("]")
	if i := slices.Index(s.Factors, f); i >= 0 {
		return i
	}
	s.Factors = append(s.Factors, f)
	return len(s.Factors) - 1
}

// scalar parses what stands for a number: an argument, a call, an operation or a constant.
// To is the name of the type that the enclosing function is to give.
func (p *Parser) scalar(args []string, to string) *ods.Scalar {
	n := &ods.Scalar{}
	if !p.enter() {
		return n
	}
	defer p.leave()
	t := p.peek()
	switch {
	case p.accept("("):
		n.Kind, n.Text = ods.ScalarNumber, p.literal()
		p.expect(":")
		n.Type = p.scalarType(args, to)
		p.expect(")")
	case t.Kind == lex.Word && p.peekAt(1).Is("("):
		p.scalarCall(n, args, to)
	case t.Kind == lex.Word && slices.Contains(args, t.Text):
		p.Next()
		n.Kind, n.Arg = ods.ScalarArg, slices.Index(args, t.Text)
	default:
		p.errorf(t, "expected an operand, a scalar function, an operation, or '(NUMBER : TYPE)', found %s", t)
	}
	return n
}

// scalarCall parses `OP(E, ...) [{ATTRIBUTES}] [: TYPE]` or `FUNCTION(E, ... [to TYPE])`.
func (p *Parser) scalarCall(n *ods.Scalar, args []string, to string) {
	head := p.Next()
	if _, _, isOp := cutName(head.Text); isOp {
		n.Kind, n.Op = ods.ScalarOp, head.Text
		p.parens(func() { n.Args = append(n.Args, p.scalar(args, to)) })
		if p.accept("{") {
			p.listTo("}", func() { n.Attrs = append(n.Attrs, p.treeAttr()) })
		}
		if p.accept(":") {
			n.Type = p.scalarType(args, to)
		}
		return
	}
	f, ok := p.find(KindScalar, head).(*ods.ScalarFunction)
	if !ok {
		return
	}
	n.Kind, n.Func = ods.ScalarCall, f
	p.parens(func() {
		n.Args = append(n.Args, p.scalar(args, to))
		if p.acceptWord("to") {
			n.Type = p.scalarType(args, to)
		}
	})
	if len(n.Args) != len(f.Params) {
		p.errorf(head, "'%s' takes %d arguments, found %d", f.Name, len(f.Params), len(n.Args))
	}
	if (n.Type != nil) != (f.To != "") {
		p.errorf(head, "'%s' is called with 'to' and a type exactly where its definition has one", f.Name)
	}
}

// cutName splits the name of an operation; one without a dialect is none.
func cutName(name string) (dialect, mnemonic string, ok bool) {
	for i := range name {
		if name[i] == '.' {
			return name[:i], name[i+1:], true
		}
	}
	return "", name, false
}

// scalarType parses the name of an argument, of the type to give, or a type.
func (p *Parser) scalarType(args []string, to string) *ods.ScalarType {
	t := p.peek()
	switch i := slices.Index(args, t.Text); {
	case t.Kind == lex.Word && i >= 0:
		p.Next()
		return &ods.ScalarType{Arg: i}
	case to != "" && t.IsWord(to):
		p.Next()
		return &ods.ScalarType{Arg: -1, To: true}
	}
	return &ods.ScalarType{Arg: -1, Expr: p.typeExpr(ods.SortType)}
}

// Scalar parses an item
//
//	scalar NAME(a, b [to T]) {
//	  when CONSTRAINT [to CONSTRAINT] [same | wider | narrower] = E
//	}
func (p *Parser) Scalar() *ods.ScalarFunction {
	f := &ods.ScalarFunction{Name: p.it.Name, Doc: p.it.Doc()}
	p.scope = &scope{op: ods.NewOp(p.it.Name, p.d.Dialect), vars: map[string]int{}}
	p.parens(func() {
		f.Params = append(f.Params, p.expectWord("a parameter"))
		if p.acceptWord("to") {
			f.To = p.expectWord("the name of a type")
		}
	})
	for _, k := range p.body() {
		q := p.sub(k)
		if k.word.Text != "when" {
			q.errorf(k.word, "a scalar function has no clause '%s'; it has when", k.word.Text)
		}
		f.Rows = append(f.Rows, q.scalarRow(f))
		q.expectEnd()
		p.absorb(q)
	}
	if len(f.Rows) == 0 {
		p.errorf(p.atItem(), "the function does not say what it makes; add 'when CONSTRAINT = OP(...)'")
	}
	if p.failed {
		return nil
	}
	return f
}

func (p *Parser) scalarRow(f *ods.ScalarFunction) ods.ScalarRow {
	r := ods.ScalarRow{From: p.constraint()}
	if p.acceptWord("to") {
		r.To = p.constraint()
	}
	for _, word := range []ods.Relation{ods.Same, ods.Wider, ods.Narrower} {
		if p.acceptWord(string(word)) {
			r.Relation = word
		}
	}
	if (r.To != nil || r.Relation != "") && f.To == "" {
		p.errorf(p.peek(), "'%s' names no type to give; write '%s(a to T)'", f.Name, f.Name)
	}
	p.expect("=")
	r.Makes = p.scalar(f.Params, f.To)
	return r
}
