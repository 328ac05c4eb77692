package format

import (
	"slices"

	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax/lex"
	"github.com/mlirc/mlirc/core/syntax/parse"
)

// form reads the elements of a format. It knows literals, groups and lists; the parts that a
// format names belong to its subject.
type form struct {
	P     *parse.Parser
	about subject
	// Depth is how many `each` enclose the element that is read.
	Depth int
}

// subject is what a format is about: an operation, or the parameters of a type or an attribute.
type subject interface {
	// part reads an element that names a part.
	part(e *ods.Elem) bool
	// startsPart reports whether such an element can begin at the current token, and whether
	// it can also be empty, so that the next one matters.
	startsPart(e *ods.Elem) (yes, more bool)
	// present records what a group says by being there, before its elements are read.
	present(group *ods.Elem)
	// snapshot returns what undoes the parts that are read from here on.
	snapshot() func()
	// begin and end enclose each iteration of an `each`.
	begin(elems []ods.Elem)
	end(elems []ods.Elem)
	// fields reads parameters by name.
	fields(elems []ods.Elem) bool
}

func (f *form) parseElems(elems []ods.Elem) bool {
	for i := range elems {
		if !f.parseElem(&elems[i]) {
			return false
		}
	}
	return true
}

func (f *form) parseElem(e *ods.Elem) bool {
	switch e.Kind {
	case ods.ElemLiteral:
		return f.expectLiteral(e.Text)
	case ods.ElemBlank, ods.ElemGlue, ods.ElemNewline, ods.ElemIs:
		return true
	case ods.ElemGroup:
		return f.parseGroup(e)
	case ods.ElemEach:
		return f.parseEach(e)
	case ods.ElemOilist:
		return f.parseOilist(e)
	case ods.ElemStruct:
		return f.about.fields(e.Body)
	case ods.ElemAccept:
		return !f.starts(e.Body) || f.parseElems(e.Body)
	}
	return f.about.part(e)
}

// expectLiteral passes the token of a literal.
func (f *form) expectLiteral(text string) bool {
	if f.P.AtLiteral(text) {
		f.P.PassLiteral(text)
		return true
	}
	return f.P.Expected("'" + text + "'")
}

// parseGroup reads an optional group: the current token decides whether it is there, unless
// it begins with a directive that has to be tried.
func (f *form) parseGroup(e *ods.Elem) bool {
	switch {
	case !f.starts(e.Body):
		return f.parseElse(e)
	case isTried(e.Body):
		return f.tryGroup(e)
	}
	f.about.present(e)
	return f.parseElems(e.Body)
}

// parseElse reads what stands in the place of a group that is not there, unless it can be empty.
func (f *form) parseElse(e *ods.Elem) bool {
	if yes, empty := f.canStart(e.Else); !yes && empty {
		return true
	}
	return f.parseElems(e.Else)
}

// tryGroup reads a group, or goes back to where it began.
func (f *form) tryGroup(e *ods.Elem) bool {
	at := f.P.Mark()
	undo := f.about.snapshot()
	if f.parseElems(e.Body) {
		f.P.Keep(at)
		return true
	}
	f.P.Reset(at)
	undo()
	return f.parseElse(e)
}

// parseEach reads elements once for each member of the lists that they name.
func (f *form) parseEach(e *ods.Elem) bool {
	f.Depth++
	defer func() { f.Depth-- }()
	if !f.starts(e.Body) {
		return true
	}
	for {
		f.about.begin(e.Body)
		if !f.parseElems(e.Body) {
			return false
		}
		f.about.end(e.Body)
		if !f.parseSeparator(e) {
			return true
		}
	}
}

// parseOilist reads optional groups in the order in which the text has them, each at most once.
func (f *form) parseOilist(e *ods.Elem) bool {
	read := make([]bool, len(e.Body))
	for {
		i := slices.IndexFunc(e.Body, func(group ods.Elem) bool { return f.starts(group.Body) })
		if i < 0 {
			return true
		}
		if read[i] {
			return f.P.Errorf(f.P.Tok.Pos, "this stands twice")
		}
		read[i] = true
		if !f.parseGroup(&e.Body[i]) {
			return false
		}
	}
}

// parseSeparator passes a separator that another iteration follows.
func (f *form) parseSeparator(e *ods.Elem) bool {
	if !f.starts(e.Else) {
		return readsNothing(e.Else) && f.starts(e.Body)
	}
	at := f.P.Mark()
	if f.parseElems(e.Else) && f.starts(e.Body) {
		f.P.Keep(at)
		return true
	}
	f.P.Reset(at)
	return false
}

// starts reports whether elements can begin at the current token.
func (f *form) starts(elems []ods.Elem) bool {
	yes, _ := f.canStart(elems)
	return yes
}

// canStart reports whether elements can begin at the current token, and whether they can also
// be empty.
func (f *form) canStart(elems []ods.Elem) (yes, empty bool) {
	for i := range elems {
		yes, more := f.startsElem(&elems[i])
		if yes || !more {
			return yes, false
		}
	}
	return false, true
}

// startsElem reports whether an element can begin at the current token, and
// whether it can also be empty, so that the next one matters.
func (f *form) startsElem(e *ods.Elem) (yes, more bool) {
	switch e.Kind {
	case ods.ElemLiteral:
		return f.P.AtLiteral(e.Text), false
	case ods.ElemBlank, ods.ElemGlue, ods.ElemNewline, ods.ElemIs:
		return false, true
	case ods.ElemGroup:
		return f.starts(e.Body) || f.starts(e.Else), true
	case ods.ElemEach:
		f.Depth++
		defer func() { f.Depth-- }()
		return f.starts(e.Body), true
	case ods.ElemAccept, ods.ElemOilist:
		return f.starts(e.Body), true
	case ods.ElemStruct:
		return f.P.At(lex.Ident), true
	}
	return f.about.startsPart(e)
}

// first is the first element that reads something, nil when there is none.
func first(elems []ods.Elem) *ods.Elem {
	for i := range elems {
		switch elems[i].Kind {
		case ods.ElemBlank, ods.ElemGlue, ods.ElemNewline, ods.ElemIs:
			continue
		}
		return &elems[i]
	}
	return nil
}

func readsNothing(elems []ods.Elem) bool { return first(elems) == nil }

// isTried reports whether elements begin with a directive that has to be tried.
func isTried(elems []ods.Elem) bool {
	e := first(elems)
	if e == nil || e.Kind != ods.ElemDirective {
		return false
	}
	_, ok := e.Directive.(Tried)
	return ok
}
