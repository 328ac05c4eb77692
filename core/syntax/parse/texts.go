package parse

import (
	"errors"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax/lex"
)

// Texts reads types and attributes that each are a text of their own, as a file of
// bytecode has them. One after the other costs little beside what it makes. It is not
// for several goroutines.
type Texts struct {
	ctx  *ir.Context
	opts Options
	p    *Parser // has read a text without an error; nil: there is none such
	// With apart, `distinct[0]<>` of one text is another than that of the next; n counts texts.
	apart bool
	n     uint64
}

// KeepApart has each text count its distinct attributes for itself.
func (t *Texts) KeepApart() { t.apart = true }

// Type reads a type that the whole text must be.
func (t *Texts) Type(text string) (ir.Type, error) {
	return parseAll(t, text, (*Parser).ParseType)
}

// Attr reads an attribute that the whole text must be.
func (t *Texts) Attr(text string) (ir.Attribute, error) {
	return parseAll(t, text, func(p *Parser) (ir.Attribute, bool) { return p.ParseAttr(nil) })
}

// Number reads a number of a type that the whole text must be, without the type.
func (t *Texts) Number(text string, typ ir.Type) (ir.Attribute, error) {
	return parseAll(t, text, func(p *Parser) (ir.Attribute, bool) { return p.ParseNumber(typ) })
}

// at is a parser that stands at the beginning of a text.
func (t *Texts) at(text string) *Parser {
	src, p := diag.NewSource("", []byte(text)), t.p
	if p == nil {
		p = newParser(t.ctx, src, &diag.Sink{}, t.opts)
	} else {
		t.p = nil
		p.restart(src)
	}
	if t.apart {
		t.n++
		p.firstDistinct = t.n << 32
	}
	return p
}

func parseAll[T any](t *Texts, text string, parse func(*Parser) (T, bool)) (T, error) {
	var none T
	p := t.at(text)
	v, ok := parse(p)
	if ok && p.Tok.Kind != lex.EOF {
		ok = p.Expected("the end of the text")
	}
	if ok {
		t.p = p
		return v, nil
	}
	list := p.sink.Diagnostics()
	if len(list) == 0 {
		return none, errors.New("malformed text")
	}
	return none, errors.New(list[0].Message)
}

// NewTexts reads texts as the options have it.
func NewTexts(ctx *ir.Context, opts Options) *Texts { return &Texts{ctx: ctx, opts: opts} }
