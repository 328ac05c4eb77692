package parse

import (
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/lex"
)

// Enum parses an enumeration behind its name.
func (p *Parser) Enum() *ods.Enum {
	e := &ods.Enum{Name: p.it.Name, Doc: p.it.Doc(), Kind: ods.IntEnum}
	switch p.it.Kind {
	case KindFlags:
		e.Kind = ods.FlagsEnum
	case KindKeywords:
		e.Kind = ods.KeywordEnum
	}
	if e.Kind != ods.KeywordEnum {
		p.expect(":")
		t := p.Next()
		width, ok := integerWidth(t.Text)
		if !ok || width > 64 {
			p.errorf(t, "expected an integer type such as i64, of at most 64 bits, found %s", t)
		}
		e.Width = uint32(width)
	}
	if !p.expect("{") {
		return nil
	}
	for !p.failed && !p.peek().Is("}") {
		p.enumCase(e)
		p.accept(",")
	}
	p.expect("}")
	if p.failed {
		return nil
	}
	return e
}

func (p *Parser) enumCase(e *ods.Enum) {
	t := p.Next()
	if t.Kind != lex.Word && t.Kind != lex.String {
		p.errorf(t, "expected a keyword, found %s", t)
		return
	}
	c := ods.EnumCase{Word: t.Text, Value: uint64(len(e.Cases))}
	if e.Kind != ods.KeywordEnum {
		p.expect("=")
		at := p.peek()
		n := p.integer()
		if w := e.Width; w < 64 && (n>>w != 0 || n < 0) {
			p.errorf(at, "%d does not fit into %d bits", n, w)
		}
		c.Value = uint64(n)
	}
	if p.peek().Is("(") {
		p.parens(func() { c.Params = append(c.Params, p.enumParam()) })
	}
	if p.peek().Text == "in" {
		c.Profile = p.profile()
		if e.Kind != ods.FlagsEnum || c.Value != 0 {
			p.errorf(t, "only the word for no flags is one of a profile")
		}
	}
	if p.acceptWord("available") {
		c.Available = p.available(t)
	}
	if _, taken := e.Value(c.Word); taken {
		p.errorf(t, "keyword %s stands twice", t)
	}
	e.Cases = append(e.Cases, c)
}

func integerWidth(word string) (int, bool) {
	digits, ok := strings.CutPrefix(word, "i")
	if !ok || digits == "" || len(digits) > 8 {
		return 0, false
	}
	n := 0
	for _, c := range []byte(digits) {
		if !lex.IsDigit(c) {
			return 0, false
		}
		n = n*10 + int(c-'0')
	}
	return n, n > 0 && n <= ir.MaxIntegerWidth
}
