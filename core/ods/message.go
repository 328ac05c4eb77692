package ods

import "strings"

// message cuts a message at what stands in braces: `{$x}` is what x is, and
// `{rank($x)}` a number.
func (p *parser) message(t token) []MessagePart {
	var parts []MessagePart
	rest := t.text
	for {
		text, after, found := strings.Cut(rest, "{")
		if text != "" {
			parts = append(parts, MessagePart{Text: text})
		}
		if !found {
			return parts
		}
		inside, behind, closed := strings.Cut(after, "}")
		if !closed {
			p.errorf(t, "a brace in the message is not closed; it encloses '$' and a name, or a number")
			return parts
		}
		parts = append(parts, MessagePart{Expr: p.inBraces(t, inside)})
		rest = behind
	}
}

// inBraces parses an expression inside a message. Problems are reported where
// the message stands.
func (p *parser) inBraces(t token, text string) *Expr {
	toks, problem := lex(p.d.file, text, int(t.line))
	if problem != nil {
		p.errorf(t, "'{%s}': %s", text, problem.Message)
		return &Expr{Op: ExprInt}
	}
	for i := range toks {
		toks[i].line, toks[i].col = t.line, t.col
	}
	last := len(toks) - 1
	q := p.sub(clause{toks: toks[:last], end: toks[last]})
	e := q.sum()
	q.expectEnd()
	p.absorb(q)
	return e
}
