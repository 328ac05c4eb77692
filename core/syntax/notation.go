package syntax

import (
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/eval"
)

// maxNotation bounds the text that a type in another notation is here.
const maxNotation = 1 << 16

// notationParser reads types in another notation of a dialect, and says what they
// are in the syntax of types.
type notationParser struct {
	p *parser // of the text
	n *ods.Notation
}

// typeInNotation reads text as a type in a notation of a dialect that the profile
// of the text has; false when it is none.
func (p *parser) typeInNotation(d ir.Dialect, text string) (ir.Type, bool) {
	dialect, ok := d.(*ods.Dialect)
	if !ok {
		return nil, false
	}
	for _, n := range dialect.Notations() {
		if p.opts.Profile != "" && p.opts.Profile != n.Profile {
			continue
		}
		sub := &parser{ctx: p.ctx, src: p.src, opts: p.opts, text: text, quiet: 1, words: &wordCache{}, depth: p.depth}
		sub.lexAt(0)
		np := notationParser{sub, n}
		if out, ok := np.typ(); ok && sub.tok.kind == tokEOF {
			if t, err := ParseTypeIn(p.ctx, out, ods.OwnProfile); err == nil {
				return t, true
			}
		}
	}
	return nil, false
}

// typ reads a type and what stands behind it.
func (np *notationParser) typ() (string, bool) {
	if !np.p.enter() {
		return "", false
	}
	defer np.p.leave()
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
	if p.tok.kind != tokIdent {
		return "", false
	}
	word := p.tok.text
	p.next()
	if text, ok := np.n.Words[word]; ok {
		return text, true
	}
	_, err := ParseTypeIn(p.ctx, word, ods.OwnProfile)
	return word, err == nil
}

// ruleHere is the construct whose first tokens are here, nil when there is none.
// A longer first token goes first.
func (np *notationParser) ruleHere(suffix bool) *ods.NotationRule {
	var found *ods.NotationRule
	for i := range np.n.Rules {
		r := &np.n.Rules[i]
		first := r.Elems[0].Literal
		if r.Suffix == suffix && np.p.atLiteral(first) && (found == nil || len(first) > len(found.Elems[0].Literal)) {
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
			if ok = p.atLiteral(e.Literal); ok {
				p.passLiteral(e.Literal)
			}
		case e.Kind == "number":
			number = p.tok.text
			ok = p.consume(tokInteger)
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
		if t, err := ParseTypeIn(p.ctx, text, ods.OwnProfile); err == nil && (np.n.Types == nil || eval.Satisfies(np.n.Types, t)) {
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
		if p.atLiteral("...") {
			p.passLiteral("...")
			return strings.Join(append(types, "..."), ", "), true
		}
		if len(types) == 0 && (p.at(tokRParen) || p.at(tokRBrace)) {
			return "", true
		}
		t, ok := np.typ()
		if !ok {
			return "", false
		}
		types = append(types, t)
		if !p.consume(tokComma) {
			return strings.Join(types, ", "), true
		}
	}
}
