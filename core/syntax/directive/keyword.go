package directive

import (
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/text"
	"github.com/mlirc/mlirc/core/syntax/format"
	"github.com/mlirc/mlirc/core/syntax/lex"
	"github.com/mlirc/mlirc/core/syntax/print"
)

// keyword is `keyword($a)`: a string or a set of flags without quotes. Of an array it is the
// element of the iteration of an `each`.
type keyword struct{ base }

func (keyword) Name() string { return "keyword" }

func (keyword) Takes() ods.Arguments {
	return ods.Arguments{Parts: []ods.PartSet{ods.Parts(ods.RefAttr)}}
}

func (d keyword) Problem(o *ods.Op, e *ods.Elem) string {
	if k := spelled(o, e.Ref).Kind; k != ods.AttrString && k != ods.AttrEnum && k != ods.AttrDialect {
		return wrong(d, o, e.Ref)
	}
	return ""
}

// spelled is what of an attribute a keyword spells: itself, or the elements of an array.
func spelled(o *ods.Op, r ods.Ref) *ods.Attr {
	a := &o.Attributes[r.Index]
	if a.Kind == ods.AttrArray && a.Elem != nil {
		return a.Elem
	}
	return a
}

// Starts is by the first token: a word, one of the enumeration if there is one.
func (keyword) Starts(s *format.State, e *ods.Elem) (yes, more bool) {
	a := spelled(s.Def, e.Ref)
	enum := a.Enum
	if def, words := wrapper(s.Def, a); def != nil {
		enum = words
	}
	return s.P.At(lex.Ident) && (enum == nil || enum.Has(s.P.Tok.Text)), false
}

// Read reads a string or a bit set without quotes.
func (keyword) Read(s *format.State, e *ods.Elem) bool {
	v, ok := readKeyword(s, spelled(s.Def, e.Ref))
	if i := e.Ref.Index; s.Def.Attributes[i].Kind == ods.AttrArray {
		s.Lists[i] = append(s.Lists[i], v)
		return ok
	}
	return ok && s.SetAttr(e.Ref.Index, v)
}

func readKeyword(s *format.State, a *ods.Attr) (ir.Attribute, bool) {
	if a.Kind == ods.AttrEnum {
		return text.ReadCases(s.Reader(), a.Enum)
	}
	if def, enum := wrapper(s.Def, a); def != nil {
		v, ok := text.ReadCases(s.Reader(), enum)
		if !ok {
			return nil, false
		}
		return s.P.Ctx.DialectAttr(def, nil, v), true
	}
	word, ok := s.P.Keyword()
	return s.P.Ctx.StringAttr(word), ok
}

func (keyword) Print(w *print.Writer, e *ods.Elem) {
	w.Space()
	a := spelled(w.Def, e.Ref)
	switch v := elementOf(w, w.Env.Attr(e.Ref.Index)).(type) {
	case *ir.StringAttr:
		w.Pr.Text(v.Value())
	case nil:
	default:
		enum := a.Enum
		if _, words := wrapper(w.Def, a); words != nil {
			enum, v = words, unwrapped(v)
		}
		cases, _ := text.Cases(enum, v)
		w.Pr.Text(cases)
	}
}

// flags is `flags($a)`: the keywords of a bit set with commas between.
type flags struct{ base }

func (flags) Name() string { return "flags" }

func (flags) Takes() ods.Arguments {
	return ods.Arguments{Parts: []ods.PartSet{ods.Parts(ods.RefAttr)}}
}

func (d flags) Problem(o *ods.Op, e *ods.Elem) string {
	if a := &o.Attributes[e.Ref.Index]; a.Kind != ods.AttrEnum || a.Enum.Kind != ods.FlagsEnum {
		return wrong(d, o, e.Ref)
	}
	return ""
}

// Starts is by the first token, a word of the enumeration.
func (flags) Starts(s *format.State, e *ods.Elem) (yes, more bool) {
	return s.P.At(lex.Ident) && s.Def.Attributes[e.Ref.Index].Enum.Has(s.P.Tok.Text), false
}

// Read reads keywords, each at most once.
func (flags) Read(s *format.State, e *ods.Elem) bool {
	enum := s.Def.Attributes[e.Ref.Index].Enum
	bits := uint64(0)
	for {
		pos := s.P.Tok.Pos
		word, ok := s.P.Keyword()
		if !ok {
			return false
		}
		bit, known := enum.Value(word)
		switch {
		case !known:
			return s.P.Errorf(pos, "'%s' is no keyword of %s", word, enum.Name)
		case bits&bit != 0:
			return s.P.Errorf(pos, "'%s' stands twice", word)
		}
		bits |= bit
		if !s.P.Consume(lex.Comma) {
			return s.SetAttr(e.Ref.Index, s.P.Ctx.IntAttr(s.P.Ctx.IntegerType(enum.Width, ir.Signless), int64(bits)))
		}
	}
}

// Holds reports whether there is a flag.
func (flags) Holds(w *print.Writer, e *ods.Elem) bool {
	v, ok := w.Env.Attr(e.Ref.Index).(*ir.IntegerAttr)
	return ok && !v.Value().IsZero()
}

func (flags) Print(w *print.Writer, e *ods.Elem) {
	w.Space()
	cases, _ := text.Cases(w.Def.Attributes[e.Ref.Index].Enum, w.Env.Attr(e.Ref.Index))
	w.Pr.Text(strings.ReplaceAll(cases, "|", ", "))
}

// marked is `marked($a, word)` in an `each`: the word where the element of a dense array of i1 is
// true, and nothing where it is false.
type marked struct{ base }

func (marked) Name() string { return "marked" }

func (marked) Takes() ods.Arguments {
	return ods.Arguments{Parts: []ods.PartSet{ods.Parts(ods.RefAttr)}, Word: true}
}

func (d marked) Problem(o *ods.Op, e *ods.Elem) string {
	if o.Attributes[e.Ref.Index].Kind != ods.AttrDenseArray || e.Word == "" {
		return wrong(d, o, e.Ref)
	}
	return ""
}

// Starts is by the word, which may be missing.
func (marked) Starts(s *format.State, e *ods.Elem) (yes, more bool) {
	return s.P.AtKeyword(e.Word), true
}

// Read reads the word where it stands.
func (marked) Read(s *format.State, e *ods.Elem) bool {
	there := s.P.AtKeyword(e.Word)
	if there {
		s.P.Next()
	}
	s.Lists[e.Ref.Index] = append(s.Lists[e.Ref.Index], s.P.Ctx.BoolAttr(there))
	return true
}

func (marked) Print(w *print.Writer, e *ods.Elem) {
	list, ok := w.Env.Attr(e.Ref.Index).(*ir.DenseArrayAttr)
	if !ok || w.Iteration < 0 || w.Iteration >= list.Len() {
		return
	}
	if v, isInt := list.Element(w.Iteration).(*ir.IntegerAttr); isInt && !v.Value().IsZero() {
		w.Space()
		w.Pr.Text(e.Word)
	}
}
