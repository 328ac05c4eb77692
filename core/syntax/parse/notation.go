package parse

import (
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax/lex"
)

// maxNotation bounds the text that a type in another notation is here.
const maxNotation = 1 << 16

// notationParser reads types in another notation of a dialect, and says what they
// are in the syntax of types.
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
		if out, ok := np.typ(); ok && sub.Tok.Kind == lex.EOF {
			if t, err := p.ownText(out); err == nil {
				return t, true
			}
		}
	}
	return nil, false
}

// typ reads a type and what stands behind it.
func (np *notationParser) typ() (string, bool) {
	if !np.p.Enter() {
		return "", false
	}
	defer np.p.Leave()
	text, ok := np.prefix()
	for ok {
		rule := np.ruleHere(true)
		if rule == nil {
			return text, true
		}
		text, ok = np.apply(rule, text)
	}
	return "", false
}

// prefix reads a word or a construct that begins here.
func (np *notationParser) prefix() (string, bool) {
	p := np.p
	if rule := np.ruleHere(false); rule != nil {
		return np.apply(rule, "")
	}
	if p.Tok.Kind != lex.Ident {
		return "", false
	}
	word := p.Tok.Text
	p.Next()
	if text, ok := np.n.Words[word]; ok {
		return text, true
	}
	_, err := p.ownText(word)
	return word, err == nil
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
func (np *notationParser) apply(r *ods.NotationRule, before string) (string, bool) {
	p := np.p
	typ, number, list := before, "", ""
	for _, e := range r.Elems {
		ok := true
		switch {
		case e.Literal != "":
			if ok = p.AtLiteral(e.Literal); ok {
				p.PassLiteral(e.Literal)
			}
		case e.Kind == "number":
			number = p.Tok.Text
			ok = p.Consume(lex.Integer)
		case e.Kind == "type":
			typ, ok = np.typ()
		default:
			list, ok = np.list()
		}
		if !ok {
			return "", false
		}
	}
	fill := strings.NewReplacer("{type}", typ, "{number}", number, "{list}", list)
	for _, template := range r.Texts {
		text := fill.Replace(template)
		if len(text) > maxNotation {
			return "", false
		}
		if t, err := p.ownText(text); err == nil && (np.n.Types == nil || np.n.Types.Holds(t)) {
			return text, true
		}
	}
	return "", false
}

// list reads types with commas between, the last of which may be `...`.
func (np *notationParser) list() (string, bool) {
	p := np.p
	var types []string
	for {
		if p.AtLiteral("...") {
			p.PassLiteral("...")
			return strings.Join(append(types, "..."), ", "), true
		}
		if len(types) == 0 && (p.At(lex.RParen) || p.At(lex.RBrace)) {
			return "", true
		}
		t, ok := np.typ()
		if !ok {
			return "", false
		}
		types = append(types, t)
		if !p.Consume(lex.Comma) {
			return strings.Join(types, ", "), true
		}
	}
}

// ownText reads the text of a type in the profile in memory.
func (p *Parser) ownText(text string) (ir.Type, error) {
	return NewTexts(p.Ctx, Options{AllowUnregistered: true, Profile: ods.OwnProfile, Forms: p.Opts.Forms}).Type(text)
}
