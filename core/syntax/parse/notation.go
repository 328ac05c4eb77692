package parse

import (
	"strconv"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/eval"
	"github.com/mlirc/mlirc/core/syntax/lex"
)

// notationParser reads types in another notation of a dialect.
type notationParser struct {
	p *Parser // of the text
	n *ods.Notation
}

// typeInNotation reads text as a type in a notation of a dialect that the profile
// of the text has; false when it is none.
func (p *Parser) typeInNotation(d ir.Dialect, text string) (ir.Type, bool) {
	dialect, ok := d.(*ods.Dialect)
	if !ok {
		return nil, false
	}
	for _, n := range dialect.Notations() {
		if p.Opts.Profile != "" && p.Opts.Profile != n.Profile {
			continue
		}
		sub := &Parser{Ctx: p.Ctx, src: p.src, Opts: p.Opts, Lexer: lex.Lexer{Text: text, Early: p.Early}, quiet: 1, words: &wordCache{}, depth: p.depth}
		sub.MoveTo(0)
		np := notationParser{sub, n}
		if t, ok := np.typ(); ok && sub.Tok.Kind == lex.EOF {
			return t, true
		}
	}
	return nil, false
}

// typ reads a type and what stands behind it.
func (np *notationParser) typ() (ir.Type, bool) {
	if !np.p.Enter() {
		return nil, false
	}
	defer np.p.Leave()
	t, ok := np.prefix()
	for ok {
		rule := np.ruleHere(true)
		if rule == nil {
			return t, true
		}
		t, ok = np.apply(rule, t)
	}
	return nil, false
}

// prefix reads a word or a construct that begins here.
func (np *notationParser) prefix() (ir.Type, bool) {
	p := np.p
	if rule := np.ruleHere(false); rule != nil {
		return np.apply(rule, nil)
	}
	if p.Tok.Kind != lex.Ident {
		return nil, false
	}
	if e, ok := np.n.Words[p.Tok.Text]; ok {
		p.Next()
		return e.Type(ods.ParamEnv{Ctx: p.Ctx})
	}
	t, ok := p.ParseType()
	if !ok {
		return nil, false
	}
	switch t.(type) {
	case *ir.IntegerType, *ir.FloatType, *ir.IndexType, *ir.NoneType:
		return t, true
	}
	return nil, false
}

// ruleHere is the construct whose first tokens are here, nil when there is none.
// A longer first token goes first.
func (np *notationParser) ruleHere(suffix bool) *ods.NotationRule {
	var found *ods.NotationRule
	for i := range np.n.Rules {
		r := &np.n.Rules[i]
		first := r.Elems[0].Literal
		if r.Suffix == suffix && np.p.AtLiteral(first) && (found == nil || len(first) > len(found.Elems[0].Literal)) {
			found = r
		}
	}
	return found
}

// apply reads a construct; before is the type that a suffix stands behind.
func (np *notationParser) apply(r *ods.NotationRule, before ir.Type) (ir.Type, bool) {
	read := make([]ir.Attribute, len(ods.NotationParams()))
	if before != nil {
		read[ods.NotationType] = np.p.Ctx.TypeAttr(before)
	}
	for _, e := range r.Elems {
		if !np.elem(e, read) {
			return nil, false
		}
	}
	env := ods.ParamEnv{Ctx: np.p.Ctx, Params: read}
	for _, e := range r.Types {
		if t, ok := e.Type(env); ok && eval.Allowed(t) && (np.n.Types == nil || np.n.Types.Holds(t)) {
			return t, true
		}
	}
	return nil, false
}

// elem reads an element of a construct.
func (np *notationParser) elem(e ods.NotationElem, read []ir.Attribute) bool {
	p := np.p
	if e.Literal != "" {
		if !p.AtLiteral(e.Literal) {
			return false
		}
		p.PassLiteral(e.Literal)
		return true
	}
	switch e.Param {
	case ods.NotationNumber:
		n, err := strconv.ParseInt(p.Tok.Text, 10, 64)
		read[e.Param] = p.Ctx.I64Attr(n)
		return p.Consume(lex.Integer) && err == nil
	case ods.NotationType:
		t, ok := np.typ()
		if ok {
			read[e.Param] = p.Ctx.TypeAttr(t)
		}
		return ok
	case ods.NotationList:
		types, ok := np.list()
		read[e.Param] = ods.TypeParams(p.Ctx, types)
		return ok
	}
	if p.AtLiteral("...") {
		p.PassLiteral("...")
		read[e.Param] = p.Ctx.UnitAttr()
	}
	return true
}

// list reads types with commas between; a `...` behind them is left.
func (np *notationParser) list() ([]ir.Type, bool) {
	p := np.p
	var types []ir.Type
	for {
		if p.AtLiteral("...") || len(types) == 0 && (p.At(lex.RParen) || p.At(lex.RBrace)) {
			return types, true
		}
		t, ok := np.typ()
		if !ok {
			return nil, false
		}
		types = append(types, t)
		if !p.Consume(lex.Comma) {
			return types, true
		}
	}
}
