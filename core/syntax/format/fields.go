package format

import (
	"slices"

	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax/lex"
)

// fields is for parameters only.
func (s *State) fields([]ods.Elem) bool { return true }

// fields reads `name = value`, with commas between, in any order, each at most once. What may
// not be absent must be there.
func (s *typeState) fields(elems []ods.Elem) bool {
	seen := make([]bool, len(elems))
	for s.P.At(lex.Ident) {
		tok := s.P.Tok
		i := slices.IndexFunc(elems, func(e ods.Elem) bool { return s.field(e.Ref).Name == tok.Text })
		switch {
		case i < 0:
			return s.P.Errorf(tok.Pos, "there is no parameter '%s'", tok.Text)
		case seen[i]:
			return s.P.Errorf(tok.Pos, "parameter '%s' stands twice", tok.Text)
		}
		seen[i] = true
		s.P.Next()
		if !s.P.Expect(lex.Equal, "=") || !s.values(elems[i].Ref) {
			return false
		}
		if !s.P.Consume(lex.Comma) {
			break
		}
	}
	for i := range elems {
		if f := s.field(elems[i].Ref); !seen[i] && f.Arity == ods.One && f.Default == nil && f.Kind != ods.ParamUnit {
			return s.P.Expected("'" + f.Name + "', which must be there")
		}
	}
	return true
}

// values reads a value, or those of a list: a comma and a name with `=` begin another
// parameter.
func (s *typeState) values(r ods.Ref) bool {
	for {
		if !s.parseParam(r, false) {
			return false
		}
		if s.field(r).Arity != ods.Variadic || !s.P.At(lex.Comma) {
			return true
		}
		at := s.P.Mark()
		s.P.Next()
		if s.P.At(lex.Ident) {
			s.P.Next()
			if s.P.At(lex.Equal) {
				s.P.Reset(at)
				return true
			}
		}
		s.P.Reset(at)
		s.P.Next()
	}
}
