package ods

import (
	"fmt"
	"strings"

	"github.com/mlirc/mlirc/core/diag"
)

// tokenKind is the kind of a token of a dialect file.
type tokenKind uint8

const (
	tokEOF tokenKind = iota
	tokWord
	tokNumber
	tokString  // "..." ; text is unescaped
	tokLiteral // `...` ; text is what is between
	tokRaw     // #dialect.attr<...> ; text is all of it
	tokPunct
)

// token is a piece of a dialect file.
type token struct {
	text  string
	line  int32
	col   int32
	kind  tokenKind
	first bool // the first of its line
	glued bool // no blank between it and the token before
}

func (t token) is(punct string) bool { return t.kind == tokPunct && t.text == punct }

func (t token) isWord(word string) bool { return t.kind == tokWord && t.text == word }

func (t token) String() string {
	switch t.kind {
	case tokEOF:
		return "end of the item"
	case tokString:
		return fmt.Sprintf("%q", t.text)
	case tokLiteral:
		return "`" + t.text + "`"
	}
	return "'" + t.text + "'"
}

// lexer splits an item into tokens.
type lexer struct {
	file  string
	src   string
	pos   int
	line  int
	start int // of the line
	fresh bool
	toks  []token
	err   *diag.Diagnostic
}

// usualToken is how many bytes of text a token takes, with what is before it.
const usualToken = 5

// lex returns the tokens of src, which begins at a line of the file. The last one is
// tokEOF.
func lex(file, src string, line int) ([]token, *diag.Diagnostic) {
	l := lexer{file: file, src: src, line: line, fresh: true, toks: make([]token, 0, 8+len(src)/usualToken)}
	for l.err == nil && l.next() {
	}
	l.toks = append(l.toks, token{kind: tokEOF, line: int32(l.line), col: l.col(l.pos), first: true})
	return l.toks, l.err
}

func (l *lexer) col(pos int) int32 { return int32(pos - l.start + 1) }

func (l *lexer) fail(pos int, format string, args ...any) {
	l.err = &diag.Diagnostic{
		Severity: diag.Error,
		Pos:      diag.Position{File: l.file, Line: l.line, Col: int(l.col(pos))},
		Message:  fmt.Sprintf(format, args...),
	}
}

// next reads one token; false at the end.
func (l *lexer) next() bool {
	begin := l.pos
	l.skipBlanks()
	if l.pos >= len(l.src) {
		return false
	}
	t := token{line: int32(l.line), col: l.col(l.pos), first: l.fresh, glued: begin == l.pos && begin > 0}
	l.fresh = false
	start := l.pos
	c := l.src[l.pos]
	switch {
	case isLetter(c):
		l.word()
		t.kind, t.text = tokWord, l.src[start:l.pos]
	case isDigit(c) || c == '-' && l.pos+1 < len(l.src) && isDigit(l.src[l.pos+1]):
		l.number()
		t.kind, t.text = tokNumber, l.src[start:l.pos]
	case c == '"':
		t.kind, t.text = tokString, l.str()
	case c == '`':
		t.kind, t.text = tokLiteral, l.literal()
	case c == '#':
		l.raw()
		t.kind, t.text = tokRaw, l.src[start:l.pos]
	default:
		t.kind, t.text = tokPunct, l.punct()
	}
	l.toks = append(l.toks, t)
	return true
}

func (l *lexer) skipBlanks() {
	for l.pos < len(l.src) {
		switch c := l.src[l.pos]; {
		case c == '\n':
			l.line++
			l.pos++
			l.start, l.fresh = l.pos, true
		case c == ' ' || c == '\t' || c == '\r':
			l.pos++
		case strings.HasPrefix(l.src[l.pos:], "//"):
			for l.pos < len(l.src) && l.src[l.pos] != '\n' {
				l.pos++
			}
		default:
			return
		}
	}
}

// word reads letters, digits, `_`, and `.` or `-` between them.
func (l *lexer) word() {
	for l.pos < len(l.src) {
		c := l.src[l.pos]
		joins := (c == '.' || c == '-') && l.pos+1 < len(l.src) && (isLetter(l.src[l.pos+1]) || isDigit(l.src[l.pos+1]))
		if !isLetter(c) && !isDigit(c) && !joins {
			return
		}
		l.pos++
	}
}

func (l *lexer) number() {
	l.pos++
	for l.pos < len(l.src) && (isDigit(l.src[l.pos]) || isLetter(l.src[l.pos]) || l.src[l.pos] == '.') {
		l.pos++
	}
}

func (l *lexer) str() string {
	var text strings.Builder
	start := l.pos
	for l.pos++; l.pos < len(l.src); l.pos++ {
		switch c := l.src[l.pos]; c {
		case '"':
			l.pos++
			return text.String()
		case '\n':
			l.fail(start, "string is not closed")
			return ""
		case '\\':
			l.pos++
			if l.pos < len(l.src) && l.src[l.pos] != '\n' {
				text.WriteByte(l.src[l.pos])
				continue
			}
			l.fail(start, "string is not closed")
			return ""
		default:
			text.WriteByte(c)
		}
	}
	l.fail(start, "string is not closed")
	return ""
}

func (l *lexer) literal() string {
	start := l.pos
	end := strings.IndexAny(l.src[start+1:], "`\n")
	if end < 0 || l.src[start+1+end] == '\n' {
		l.fail(start, "literal is not closed with a backquote")
		l.pos = len(l.src)
		return ""
	}
	l.pos = start + 1 + end + 1
	return strings.ReplaceAll(l.src[start+1:start+1+end], `\n`, "\n")
}

// raw reads a dialect attribute with its angle brackets.
func (l *lexer) raw() {
	start := l.pos
	l.pos++
	l.word()
	if l.pos >= len(l.src) || l.src[l.pos] != '<' {
		return
	}
	depth := 0
	for ; l.pos < len(l.src) && l.src[l.pos] != '\n'; l.pos++ {
		switch l.src[l.pos] {
		case '<':
			depth++
		case '>':
			depth--
		}
		if depth == 0 {
			l.pos++
			return
		}
	}
	l.fail(start, "'<' is not closed")
}

func (l *lexer) punct() string {
	n := 1
	if l.pos+2 <= len(l.src) && isLong(l.src[l.pos:l.pos+2]) {
		n = 2
	}
	l.pos += n
	return l.src[l.pos-n : l.pos]
}

// isLong reports whether two characters are one token.
func isLong(punct string) bool {
	switch punct {
	case "->", "==", "!=", "<=", ">=", "**":
		return true
	}
	return false
}

func isLetter(c byte) bool {
	return c == '_' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z'
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }
