package format

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/text"
	"github.com/mlirc/mlirc/core/syntax/lex"
	"github.com/mlirc/mlirc/core/syntax/parse"
)

// attrReader is the parser as kinds of attributes and of parameters know it.
type attrReader struct {
	p *parse.Parser
	s *State // nil for parameters
}

var _ text.Reader = (*attrReader)(nil)

func (r *attrReader) Context() *ir.Context { return r.p.Ctx }

func (r *attrReader) AtWord() (string, bool)      { return r.p.Tok.Text, r.p.At(lex.Ident) }
func (r *attrReader) Word() (string, bool)        { return r.p.Keyword() }
func (r *attrReader) AcceptWord(word string) bool { return r.p.ConsumeKeyword(word) }
func (r *attrReader) AcceptBar() bool             { return r.p.Consume(lex.Bar) }

func (r *attrReader) AtString() bool         { return r.p.At(lex.String) }
func (r *attrReader) String() (string, bool) { return r.p.ParseString() }

func (r *attrReader) AtInteger() bool                       { return r.p.At(lex.Integer) || r.p.At(lex.Minus) }
func (r *attrReader) AtNumber() bool                        { return r.AtInteger() || r.p.At(lex.Float) }
func (r *attrReader) AcceptMinus() bool                     { return r.p.Consume(lex.Minus) }
func (r *attrReader) Number(t ir.Type) (ir.Attribute, bool) { return r.p.ParseNumber(t) }
func (r *attrReader) Int() (int64, bool)                    { return r.p.ParseInt64() }
func (r *attrReader) Dim() (int64, bool)                    { return r.p.ParseDimInteger() }

func (r *attrReader) AtSymbol() bool                  { return r.p.At(lex.At) }
func (r *attrReader) SymbolName() (string, bool)      { return r.p.ParseSymbolName() }
func (r *attrReader) SymbolRef() (ir.Attribute, bool) { return r.p.ParseSymbolRef() }

func (r *attrReader) AtType() bool               { return r.p.AtTypeStart() }
func (r *attrReader) Type() (ir.Type, bool)      { return r.p.ParseType() }
func (r *attrReader) Build(e *ods.Expr) ir.Type  { return r.s.LiteralType(e) }
func (r *attrReader) AtAttr() bool               { return r.p.AtAttrStart() }
func (r *attrReader) Attr() (ir.Attribute, bool) { return r.p.ParseAttr(nil) }
func (r *attrReader) AtName() bool               { return r.p.At(lex.Hash) }
func (r *attrReader) AtBracket() bool            { return r.p.At(lex.Less) }
func (r *attrReader) AtList() bool               { return r.p.At(lex.LSquare) }
func (r *attrReader) InEach() bool               { return r.s != nil && r.s.Depth > 0 }
func (r *attrReader) Pos() int                   { return r.p.Tok.Pos }
func (r *attrReader) Expected(what string) bool  { return r.p.Expected(what) }

func (r *attrReader) Params(def ir.TypeDefinition) (ir.Attribute, bool) {
	return r.p.Forms.Attr(def, nil)
}

func (r *attrReader) List(element func() bool) bool {
	return r.p.Expect(lex.LSquare, "[") && r.p.List(lex.RSquare, "]", element)
}

func (r *attrReader) Errorf(pos int, format string, args ...any) bool {
	return r.p.Errorf(pos, format, args...)
}
