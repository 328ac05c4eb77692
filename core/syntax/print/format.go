package print

import (
	"strings"

	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax/lex"
)

// form writes the elements of a format. It knows literals, groups and lists; the parts that
// a format names belong to its subject.
type form struct {
	Pr    *Printer
	Blank BlankState
	// Iteration is that of the innermost `each`, or -1.
	Iteration int
	body      []ods.Elem // of that `each`
	about     subject
}

// subject is what a format is about: an operation, or the parameters of a type or an attribute.
type subject interface {
	// part writes an element that names a part, with the blank before it.
	part(e *ods.Elem)
	// has reports whether such an element has something to print.
	has(e *ods.Elem) bool
	// lacks reports whether a group with such an element cannot be printed for want of it.
	lacks(e *ods.Elem) bool
	// is decides what `is` asks.
	is(e *ods.Elem) bool
	// iterations is how often the elements in an `each` are printed.
	iterations(elems []ods.Elem) int
	// begin precedes each iteration.
	begin(elems []ods.Elem)
	// fields writes parameters by name.
	fields(elems []ods.Elem)
}

// BlankState decides where blanks go: want is set when what comes next is set
// off, punct when the last token was punctuation.
type BlankState struct{ Want, punct bool }

func (f *form) elems(elems []ods.Elem) {
	for i := range elems {
		f.elem(&elems[i])
	}
}

func (f *form) elem(e *ods.Elem) {
	switch e.Kind {
	case ods.ElemLiteral:
		f.literal(e.Text)
	case ods.ElemBlank:
		f.Pr.Text(e.Text)
		f.Blank = BlankState{punct: true}
	case ods.ElemGlue:
		f.Blank = BlankState{punct: true}
	case ods.ElemNewline:
		f.Pr.newline()
		f.Blank = BlankState{punct: true}
	case ods.ElemGroup:
		if f.prints(e) {
			f.elems(e.Body)
			return
		}
		f.elems(e.Else)
	case ods.ElemEach:
		f.each(e)
	case ods.ElemOilist:
		f.elems(e.Body)
	case ods.ElemStruct:
		f.about.fields(e.Body)
	case ods.ElemIs, ods.ElemAccept:
		// An anchor, and what is only read.
	default:
		f.about.part(e)
	}
}

// literal writes a token with the blank that goes before it.
func (f *form) literal(text string) {
	if f.Blank.Want && blankBefore(text, f.Blank.punct) {
		f.Pr.Byte(' ')
	}
	f.Pr.Text(text)
	f.Blank.Want = len(text) != 1 || !strings.Contains("<({[", text)
	f.Blank.punct = !lex.IsClass(text[0], lex.ClassLetter)
}

func blankBefore(text string, punct bool) bool {
	if len(text) != 1 && text != "->" {
		return true
	}
	if punct {
		return !strings.Contains(">)}],", text[:1])
	}
	return !strings.Contains("<>(){}[],", text[:1])
}

// Space writes the blank before anything but a literal.
func (f *form) Space() {
	if f.Blank.Want || !f.Blank.punct {
		f.Pr.Byte(' ')
	}
	f.Blank = BlankState{Want: true}
}

// prints reports whether a group is printed: its anchor holds, or it has none, and it lacks
// no part.
func (f *form) prints(e *ods.Elem) bool {
	if e.Anchor < 0 {
		return true
	}
	if !f.holds(&e.Body[e.Anchor]) {
		return false
	}
	for i := range e.Body {
		if f.about.lacks(&e.Body[i]) {
			return false
		}
	}
	return true
}

// holds reports whether an anchor has something to print.
func (f *form) holds(e *ods.Elem) bool {
	switch e.Kind {
	case ods.ElemIs:
		return f.about.is(e) != e.Not
	case ods.ElemGroup:
		return e.Anchor < 0 || f.holds(&e.Body[e.Anchor]) || f.holdsAny(e.Else)
	case ods.ElemEach:
		return f.about.iterations(e.Body) > 0
	}
	return f.about.has(e)
}

// holdsAny reports whether elements print anything that is not a literal.
func (f *form) holdsAny(elems []ods.Elem) bool {
	for i := range elems {
		switch elems[i].Kind {
		case ods.ElemGroup, ods.ElemEach, ods.ElemRef, ods.ElemShort:
			if f.holds(&elems[i]) {
				return true
			}
		}
	}
	return false
}

// each writes elements once for each member of the list that they name, separated by others.
func (f *form) each(e *ods.Elem) {
	iteration, body := f.Iteration, f.body
	for i := range f.about.iterations(e.Body) {
		if i > 0 {
			f.elems(e.Else)
		}
		f.Iteration, f.body = i, e.Body
		f.about.begin(e.Body)
		f.elems(e.Body)
		f.Iteration, f.body = iteration, body
	}
}
