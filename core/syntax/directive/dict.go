package directive

import (
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax/format"
	"github.com/mlirc/mlirc/core/syntax/lex"
	"github.com/mlirc/mlirc/core/syntax/parse"
	"github.com/mlirc/mlirc/core/syntax/print"
	"github.com/mlirc/mlirc/core/versions"
)

// dict is `dict($a, quoted($b), ...)`: some attributes in a dictionary, keywords of some in
// quotes.
type dict struct{ base }

func (dict) Name() string { return "dict" }

func (dict) Takes() ods.Arguments {
	return ods.Arguments{Attrs: true}
}

// Starts is by the first token.
func (dict) Starts(s *format.State, e *ods.Elem) (yes, more bool) {
	return s.P.At(lex.LBrace) || s.P.At(lex.Hash), false
}

func (dict) Holds(w *print.Writer, e *ods.Elem) bool { return true }

// Read reads one dictionary. Entries that are not of the attributes named are attributes, too:
// `attr-dict` prints these.
func (dict) Read(s *format.State, e *ods.Elem) bool {
	pos := s.P.Tok.Pos
	v, ok := s.P.ParseAttr(nil)
	if !ok {
		return false
	}
	dict, ok := v.(*ir.DictionaryAttr)
	if !ok {
		return s.P.Errorf(pos, "expected a dictionary of attributes")
	}
	for _, entry := range dict.Entries() {
		at := slices.IndexFunc(e.Args, func(r ods.Ref) bool { return s.Def.Attributes[r.Index].Name == entry.Name })
		if at < 0 {
			s.Extra, s.ExtraPos = append(s.Extra, entry), pos
			continue
		}
		if !setDictEntry(s, e, e.Args[at], entry.Value) {
			return s.P.Errorf(pos, "attribute '%s' of the operation has another kind", entry.Name)
		}
	}
	return true
}

func setDictEntry(s *format.State, e *ods.Elem, r ods.Ref, v ir.Attribute) bool {
	if !isQuoted(e, r) {
		return s.SetAttr(r.Index, v)
	}
	words, ok := unquotedWords(s.Def.Attributes[r.Index].Elem, v)
	return ok && s.SetAttr(r.Index, words)
}

// unquotedWords is what a list of strings stands for, as keywords.
func unquotedWords(elem *ods.Attr, v ir.Attribute) (ir.Attribute, bool) {
	list := ods.ListElems(v)
	values := make([]ir.Attribute, len(list))
	for i, e := range list {
		word, ok := e.(*ir.StringAttr)
		if !ok {
			return v, true
		}
		if values[i], ok = versions.ValueOf(v.Context(), elem, word.Value()); !ok {
			return nil, false
		}
	}
	return v.Context().ArrayAttr(values), true
}

// attrDef is the definition of a dialect attribute by its full name, or nil.
func attrDef(s *format.State, name string) ir.TypeDefinition {
	dialect, mnemonic, _ := strings.Cut(name, ".")
	return parse.LookupAttrDef(s.P.Ctx.Dialect(dialect), mnemonic)
}

// Print writes the attributes as one dictionary.
func (dict) Print(w *print.Writer, e *ods.Elem) {
	w.Space()
	var entries []ir.NamedAttr
	for _, r := range e.Args {
		v := w.Env.Attr(r.Index)
		if v == nil {
			continue
		}
		if isQuoted(e, r) {
			v = quotedWords(w.Def.Attributes[r.Index].Elem, v)
		}
		entries = append(entries, ir.NamedAttr{Name: w.Def.Attributes[r.Index].Name, Value: v})
	}
	w.Pr.Attr(w.Op.Context().DictionaryAttr(entries), false)
}

// isQuoted reports whether an entry of a dictionary is spelled by keywords in quotes.
func isQuoted(e *ods.Elem, r ods.Ref) bool {
	for i := range e.Body {
		if e.Body[i].Ref == r {
			return true
		}
	}
	return false
}

// quotedWords is a list of keywords as strings.
func quotedWords(elem *ods.Attr, v ir.Attribute) ir.Attribute {
	list := ods.ListElems(v)
	words := make([]ir.Attribute, len(list))
	for i, e := range list {
		word, ok := versions.WordOf(elem, e)
		if !ok {
			return v
		}
		words[i] = v.Context().StringAttr(word)
	}
	return v.Context().ArrayAttr(words)
}
