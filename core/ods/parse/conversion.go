package parse

import (
	"maps"
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/lex"
)

func (p *Parser) posOf(t lex.Token) diag.Position {
	return diag.Position{File: p.d.Dialect.File(), Line: int(t.Line), Col: int(t.Col)}
}

// conversion parses `{ from D  to D  carry ...  A -> B ... }`.
func (p *Parser) Conversion() *ods.Conversion {
	c := &ods.Conversion{Name: p.it.Name, Doc: p.it.Doc(), From: p.d.Dialect.Name(), Pos: p.posOf(p.atItem())}
	for _, k := range p.body() {
		q := p.sub(k)
		switch word := k.word.Text; {
		case q.peek().Is("->"):
			c.Rows = append(c.Rows, q.row(k.word))
		case word == "from":
			c.From = q.expectWord("the name of a dialect")
		case word == "to":
			c.To = q.expectWord("the name of a dialect")
		case word == "carry":
			c.Carries = append(c.Carries, q.carry())
		default:
			q.errorf(k.word, "a conversion has no clause '%s'; it has from, to, carry, and rows 'A -> B'", word)
		}
		q.expectEnd()
		p.absorb(q)
	}
	if c.To == "" {
		p.errorf(p.atItem(), "conversion '%s' does not say to which dialect; add 'to DIALECT'", c.Name)
	}
	if p.failed {
		return nil
	}
	return c
}

// carry parses `NAME [from NAME]`.
func (p *Parser) carry() ods.Carry {
	c := ods.Carry{Pos: p.posOf(p.peek())}
	c.Name = p.expectWord("the name of an attribute")
	c.From = c.Name
	if p.acceptWord("from") {
		c.From = p.expectWord("the name of an attribute")
	}
	return c
}

// row parses `-> TO [{ATTRIBUTES}] [renames(A = B, ...)]` behind the operation.
func (p *Parser) row(from lex.Token) ods.Row {
	p.expect("->")
	r := p.rowTail()
	r.From, r.Pos = from.Text, p.posOf(from)
	return r
}

func (p *Parser) rowTail() ods.Row {
	r := ods.Row{Pos: p.posOf(p.peek())}
	r.To = p.expectWord("the name of an operation")
	if p.accept("{") {
		p.listTo("}", func() { r.Attrs = append(r.Attrs, p.rowAttr()) })
	}
	if p.acceptWord("renames") {
		p.parens(func() { r.Renames = append(r.Renames, p.rename()) })
	}
	return r
}

// rowAttr parses `NAME`, `NAME = VALUE` or `NAME from NAME`.
func (p *Parser) rowAttr() ods.RowAttr {
	a := ods.RowAttr{Pos: p.posOf(p.peek())}
	a.Name = p.expectWord("the name of an attribute")
	switch {
	case p.acceptWord("from"):
		a.From = p.expectWord("the name of an attribute")
	case p.accept("="):
		a.Value = p.constantValue()
	default:
		a.Value = &ods.Value{Text: "unit"}
	}
	return a
}

// constantValue parses a value that does not depend on an operation.
func (p *Parser) constantValue() *ods.Value {
	t := p.peek()
	v := p.value()
	if v.Func != nil {
		p.errorf(t, "'%s' depends on an operation; a value stands here", t.Text)
	}
	return v
}

// lowersOp parses `lowers OP [{ATTRIBUTES}] [renames(...)]` of an operation.
func (p *Parser) lowersOp(o *ods.Op) {
	p.list(func() {
		r := p.rowTail()
		r.From = o.Name()
		o.Lowers = append(o.Lowers, r)
	})
}

// ods.LowerRule parses an item
//
//	lower OP in CONVERSION { when ...  let ...  make ... }
//
// nil when it is broken. Root is the operation, nil when there is none of the name.
// Names are those of the operations of the file.
func (p *Parser) LowerRule(root *ods.Op, source *OpSource, names []string) *ods.LowerRule {
	p.Next() // lower
	name := p.Next()
	p.Next() // in
	p.Next() // the conversion
	if root == nil {
		p.errorf(name, "there is no operation '%s'%s", p.it.Name, didYouMean(p.it.Name, names))
		return nil
	}
	r := &ods.LowerRule{Op: p.it.Name, Conversion: p.it.Profile, Doc: p.it.Doc(), Pos: p.posOf(p.atItem())}
	own := *root // what parsing notes in it is the rule's
	r.Root = &own
	p.scope = &scope{op: r.Root, vars: maps.Clone(source.scope.vars), names: source.scope.names}
	for _, k := range p.body() {
		q := p.sub(k)
		switch k.word.Text {
		case "when":
			r.Whens = append(r.Whens, q.when(k.toks))
		case "let":
			q.let(r)
		case "make":
			q.make(r)
		default:
			q.errorf(k.word, "a rule has no clause '%s'; it has when, let, make", k.word.Text)
		}
		q.expectEnd()
		p.absorb(q)
	}
	if len(r.Makes) == 0 && !r.Nothing {
		p.errorf(p.atItem(), "the rule does not say what it makes; add 'make TREE', or 'make nothing'")
	}
	if p.failed {
		return nil
	}
	return r
}

func didYouMean(name string, names []string) string {
	if near, ok := diag.Suggest(name, names); ok {
		return "; did you mean '" + near + "'?"
	}
	return ""
}

// when parses `PREDICATE [else "message"]`.
func (p *Parser) when(toks []lex.Token) ods.When {
	w := ods.When{Pos: p.posOf(p.peek())}
	start := p.i
	w.Holds = p.closed(ods.SortTruth)
	w.Text = written(toks[start:p.i])
	if p.acceptWord("else") {
		t := p.Next()
		if t.Kind != lex.String {
			p.errorf(t, "expected a message in quotes, found %s", t)
			return w
		}
		w.Message = p.message(t)
	}
	return w
}

// written is a piece of a file as one line.
func written(toks []lex.Token) string {
	var b strings.Builder
	for i, t := range toks {
		if i > 0 && !t.Glued {
			b.WriteByte(' ')
		}
		b.WriteString(t.Text)
	}
	return b.String()
}

// let parses `NAME = TREE`.
func (p *Parser) let(r *ods.LowerRule) {
	t := p.peek()
	name := p.expectWord("a name")
	for _, l := range r.Lets {
		if l.Name == name {
			p.errorf(t, "there is a '%s' already", name)
		}
	}
	p.expect("=")
	r.Lets = append(r.Lets, ods.Let{Name: name, Tree: p.tree(r)})
}

// make parses `TREE` or `nothing`.
func (p *Parser) make(r *ods.LowerRule) {
	if p.acceptWord("nothing") {
		r.Nothing = true
		return
	}
	r.Makes = append(r.Makes, p.tree(r))
}

// tree parses what stands for a value.
func (p *Parser) tree(r *ods.LowerRule) *ods.Tree {
	t := p.peek()
	n := &ods.Tree{Pos: p.posOf(t)}
	if !p.enter() {
		return n
	}
	defer p.leave()
	switch {
	case t.Is("$"):
		n.Kind, n.Ref = ods.TreeOperand, p.ref()
		if n.Ref.Kind != ods.RefOperand {
			p.errorf(t, "an operand stands here; attributes go in braces, '{name = $%s}'", p.toks[p.i-1].Text)
		}
	case p.accept("("):
		n.Kind, n.Literal = ods.TreeLiteral, p.literal()
		p.expect(":")
		n.Type = p.treeType(r)
		p.expect(")")
	case isLiteral(t):
		n.Kind, n.Literal = ods.TreeLiteral, p.literal()
	case t.Kind == lex.Word && p.peekAt(1).Is("("):
		p.treeOp(r, n)
	case p.acceptWord("none"):
		n.Kind = ods.TreeNone
	case t.Kind == lex.Word:
		p.Next()
		n.Kind, n.Let = ods.TreeLet, p.letNamed(r, t)
	default:
		p.errorf(t, "expected an operation, '$' and an operand, a number, or the name of a 'let', found %s", t)
	}
	return n
}

func (p *Parser) letNamed(r *ods.LowerRule, t lex.Token) int {
	names := make([]string, len(r.Lets))
	for i, l := range r.Lets {
		if l.Name == t.Text {
			return i
		}
		names[i] = l.Name
	}
	if _, ok := p.scope.names[t.Text]; ok {
		p.errorf(t, "there is no 'let %s' before; the operand is written '$%s'", t.Text, t.Text)
	}
	p.errorf(t, "there is no 'let %s' before%s", t.Text, didYouMean(t.Text, names))
	return 0
}

func isLiteral(t lex.Token) bool {
	return t.Kind == lex.Number || t.IsWord("true") || t.IsWord("false")
}

func (p *Parser) literal() string {
	t := p.Next()
	if !isLiteral(t) {
		p.errorf(t, "expected a number, found %s", t)
	}
	return t.Text
}

// treeOp parses `OP(TREE, ...) [{ATTRIBUTES}] [[$SUCCESSOR, ...]] [: TYPE]`.
func (p *Parser) treeOp(r *ods.LowerRule, n *ods.Tree) {
	n.Kind, n.Op = ods.TreeOp, p.Next().Text
	p.parens(func() { n.Args = append(n.Args, p.tree(r)) })
	if p.accept("{") {
		p.listTo("}", func() { n.Attrs = append(n.Attrs, p.treeAttr()) })
	}
	if p.accept("[") {
		p.listTo("]", func() {
			t := p.peek()
			s := p.ref()
			if s.Kind != ods.RefSuccessor {
				p.errorf(t, "a successor stands here")
			}
			n.Successors = append(n.Successors, s)
		})
	}
	if p.accept(":") {
		n.Type = p.treeType(r)
	}
}

// treeAttr parses `NAME`, `NAME = VALUE` or `NAME = $ATTRIBUTE`.
func (p *Parser) treeAttr() ods.TreeAttr {
	a := ods.TreeAttr{From: -1, Pos: p.posOf(p.peek())}
	a.Name = p.expectWord("the name of an attribute")
	switch t := p.peekAt(1); {
	case !p.accept("="):
		a.Value = &ods.Value{Text: "unit"}
	case p.peek().Is("$"):
		ref := p.ref()
		if ref.Kind != ods.RefAttr {
			p.errorf(t, "an attribute of '%s' stands here", p.scope.op.Name())
		}
		a.From = ref.Index
	default:
		a.Value = p.constantValue()
	}
	return a
}

// treeType parses `to(T)`, `to($x)`, `$x`, `T`, `elem(TYPE)`, the name of a let, or a
// type without variables.
func (p *Parser) treeType(r *ods.LowerRule) *ods.TreeType {
	t := p.peek()
	switch {
	case t.IsWord("to") && p.peekAt(1).Is("("), t.IsWord("elem") && p.peekAt(1).Is("("):
		p.Next()
		p.Next()
		if !p.enter() {
			return &ods.TreeType{}
		}
		inner := p.treeType(r)
		p.leave()
		p.expect(")")
		inner.Elem = inner.Elem || t.Text == "elem"
		return inner
	case t.Is("$"):
		ref := p.ref()
		if ref.Kind != ods.RefOperand && ref.Kind != ods.RefResult {
			p.errorf(t, "an operand or result stands here")
		}
		return &ods.TreeType{Ref: ref, Let: -1}
	case t.Kind == lex.Word && t.Text[0] >= 'A' && t.Text[0] <= 'Z':
		p.Next()
		return &ods.TreeType{Ref: p.groupOfType(t), Let: -1}
	}
	for i, l := range r.Lets {
		if t.IsWord(l.Name) {
			p.Next()
			return &ods.TreeType{Let: i}
		}
	}
	return &ods.TreeType{Let: -1, Expr: p.typeExpr(ods.SortType)}
}

// groupOfType is an operand or result whose type is a variable.
func (p *Parser) groupOfType(t lex.Token) ods.Ref {
	o := p.scope.op
	v, ok := p.scope.vars[t.Text]
	is := func(g ods.Group) bool {
		return ok && g.Type != nil && g.Type.Op == ods.TypeVar && g.Type.Ref.Index == v && g.Arity == ods.One
	}
	if i := slices.IndexFunc(o.Operands, is); i >= 0 {
		return ods.Ref{Kind: ods.RefOperand, Index: i}
	}
	if i := slices.IndexFunc(o.Results, is); i >= 0 {
		return ods.Ref{Kind: ods.RefResult, Index: i}
	}
	p.errorf(t, "no operand or result of '%s' has just the type %s; write '$' and the name of one", o.Name(), t.Text)
	return ods.Ref{}
}
