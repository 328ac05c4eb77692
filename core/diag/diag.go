package diag

import (
	"strconv"
	"strings"
)

// Position is a place in a file. Line and Col count from 1, Col in bytes; a
// zero Line means the file as a whole, a zero Col the line as a whole, an empty
// File no place at all.
type Position struct {
	File string
	Line int
	Col  int
}

// IsKnown reports whether the position names a file.
func (p Position) IsKnown() bool { return p.File != "" }

// appendTo appends file:line:col, as far as it is known.
func (p Position) appendTo(dst []byte) []byte {
	dst = append(dst, p.File...)
	if p.Line <= 0 {
		return dst
	}
	dst = strconv.AppendInt(append(dst, ':'), int64(p.Line), 10)
	if p.Col <= 0 {
		return dst
	}
	return strconv.AppendInt(append(dst, ':'), int64(p.Col), 10)
}

// String is file:line:col, as far as it is known.
func (p Position) String() string { return string(p.appendTo(nil)) }

// covers reports whether q is p, or on p's line where p has no column.
func (p Position) covers(q Position) bool {
	return p.File == q.File && p.Line == q.Line && (p.Col == 0 || p.Col == q.Col)
}

// ParsePosition reads what [Position.String] writes of a place in a file:
// file:line or file:line:col. The file may be empty.
func ParsePosition(text string) (Position, bool) {
	rest, last, ok := cutNumber(text)
	if !ok {
		return Position{}, false
	}
	if file, line, ok := cutNumber(rest); ok {
		return Position{File: file, Line: line, Col: last}, true
	}
	return Position{File: rest, Line: last}, true
}

// cutNumber cuts the number behind the last colon off.
func cutNumber(text string) (rest string, n int, ok bool) {
	i := strings.LastIndexByte(text, ':')
	n, err := strconv.Atoi(text[i+1:])
	if err != nil || n < 1 {
		return text, 0, false
	}
	return text[:max(i, 0)], n, true
}

// Severity is how bad it is.
type Severity uint8

// From a failure down to an explanation of another diagnostic.
const (
	Error Severity = iota
	Warning
	Remark
	Note
)

// String is the word that messages show.
func (s Severity) String() string {
	switch s {
	case Error:
		return "error"
	case Warning:
		return "warning"
	case Remark:
		return "remark"
	case Note:
		return "note"
	}
	return "severity(" + strconv.Itoa(int(s)) + ")"
}

// Related is a note: something to know about a diagnostic, often elsewhere.
type Related struct {
	Pos     Position
	Message string
}

// Diagnostic is one finding. ID names its kind for tools and may be empty.
type Diagnostic struct {
	Severity Severity
	ID       string
	Pos      Position
	Message  string
	Notes    []Related
	// Unconverted names operations that another pass would have to convert. Who
	// knows all passes adds which one does.
	Unconverted []string
}

// NewError returns an error at a place.
func NewError(pos Position, message string) Diagnostic {
	return Diagnostic{Severity: Error, Pos: pos, Message: message}
}

// NewWarning returns a warning at a place.
func NewWarning(pos Position, message string) Diagnostic {
	return Diagnostic{Severity: Warning, Pos: pos, Message: message}
}

// NewRemark returns a remark at a place.
func NewRemark(pos Position, message string) Diagnostic {
	return Diagnostic{Severity: Remark, Pos: pos, Message: message}
}

// WithNote returns d with one more note; d keeps its own.
func (d Diagnostic) WithNote(pos Position, message string) Diagnostic {
	notes := make([]Related, len(d.Notes), len(d.Notes)+1)
	copy(notes, d.Notes)
	d.Notes = append(notes, Related{Pos: pos, Message: message})
	return d
}

// Error is the diagnostic on one line, so that it can travel as an error.
func (d Diagnostic) Error() string {
	prefix := ""
	if d.Pos.IsKnown() {
		prefix = d.Pos.String() + ": "
	}
	return prefix + d.Severity.String() + ": " + d.Message
}
