package parse

import (
	"strings"

	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/eval"
	"github.com/mlirc/mlirc/core/ods/lex"
)

// message cuts a message at what stands in braces: `{$x}` is what x is, and
// `{rank($x)}` a number.
func (p *Parser) message(t lex.Token) []ods.MessagePart {
	var parts []ods.MessagePart
	rest := t.Text
	for {
		text, after, found := strings.Cut(rest, "{")
		if text != "" {
			parts = append(parts, ods.MessagePart{Text: text})
		}
		if !found {
			return parts
		}
		inside, behind, closed := strings.Cut(after, "}")
		if !closed {
			p.errorf(t, "a brace in the message is not closed; it encloses '$' and a name, or a number")
			return parts
		}
		parts = append(parts, ods.MessagePart{Expr: p.inBraces(t, inside)})
		rest = behind
	}
}

// inBraces parses an expression inside a message. Problems are reported where
// the message stands.
func (p *Parser) inBraces(t lex.Token, text string) *ods.Expr {
	toks, problem := lex.Tokens(p.d.Dialect.File(), text, int(t.Line))
	if problem != nil {
		p.errorf(t, "'{%s}': %s", text, problem.Message)
		return eval.Truth()
	}
	for i := range toks {
		toks[i].Line, toks[i].Col = t.Line, t.Col
	}
	last := len(toks) - 1
	q := p.sub(clause{toks: toks[:last], end: toks[last]})
	q.bound = true
	e := q.expr(ods.SortNone)
	q.expectEnd()
	p.absorb(q)
	return e
}
