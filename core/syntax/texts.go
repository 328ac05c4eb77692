package syntax

import (
	"errors"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
)

// Texts reads types and attributes that each are a text of their own, as a file of
// bytecode has them. One after the other costs little beside what it makes. It is not
// for several goroutines.
type Texts struct {
	ctx  *ir.Context
	opts ParseOptions
	p    *parser // has read a text without an error; nil: there is none such
}

// NewTexts reads texts as a profile has them. Dialects without definition are accepted.
func NewTexts(ctx *ir.Context, profile string) *Texts {
	return &Texts{ctx: ctx, opts: ParseOptions{AllowUnregistered: true, Profile: profile}}
}

// Type reads a type that the whole text must be.
func (t *Texts) Type(text string) (ir.Type, error) {
	return parseAll(t, text, (*parser).parseType)
}

// Attr reads an attribute that the whole text must be.
func (t *Texts) Attr(text string) (ir.Attribute, error) {
	return parseAll(t, text, func(p *parser) (ir.Attribute, bool) { return p.parseAttr(nil) })
}

// ParseTypeIn reads a type as a profile has it, see [ParseType].
func ParseTypeIn(ctx *ir.Context, text, profile string) (ir.Type, error) {
	return NewTexts(ctx, profile).Type(text)
}

// ParseAttrIn reads an attribute as a profile has it, see [ParseAttr].
func ParseAttrIn(ctx *ir.Context, text, profile string) (ir.Attribute, error) {
	return NewTexts(ctx, profile).Attr(text)
}

// at is a parser that stands at the beginning of a text.
func (t *Texts) at(text string) *parser {
	src, p := diag.NewSource("", []byte(text)), t.p
	if p == nil {
		return newParser(t.ctx, src, &diag.Sink{}, t.opts)
	}
	t.p = nil
	p.restart(src)
	return p
}

func parseAll[T any](t *Texts, text string, parse func(*parser) (T, bool)) (T, error) {
	var none T
	p := t.at(text)
	v, ok := parse(p)
	if ok && p.tok.kind != tokEOF {
		ok = p.expected("the end of the text")
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
