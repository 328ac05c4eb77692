package lex

import (
	"fmt"
	"strings"

	"github.com/mlirc/mlirc/core/diag"
)

// Kind is the kind of a token of a dialect file.
type Kind uint8

const (
	EOF Kind = iota
	Word
	Number
	String  // "..." ; text is unescaped
	Literal // `...` ; text is what is between
	Raw     // #dialect.attr<...> ; text is all of it
	Punct
)

// Token is a piece of a dialect file.
type Token struct {
	Text  string
	Line  int32
	Col   int32
	Kind  Kind
	First bool // the first of its line
	Glued bool // no blank between it and the token before
}

func (t Token) Is(punct string) bool { return t.Kind == Punct && t.Text == punct }

func (t Token) IsWord(word string) bool { return t.Kind == Word && t.Text == word }

func (t Token) String() string {
	switch t.Kind {
	case EOF:
		return "end of the item"
	case String:
		return fmt.Sprintf("%q", t.Text)
	case Literal:
		return "`" + t.Text + "`"
	}
	return "'" + t.Text + "'"
}

// lexer splits an item into tokens.
type lexer struct {
	file  string
	src   string
	pos   int
	line  int
	start int // of the line
	fresh bool
	toks  []Token
	err   *diag.Diagnostic
}

// usualToken is how many bytes of text a token takes, with what is before it.
const usualToken = 5

// Tokens returns the tokens of src, which begins at a line of the file. The last one is
// tokEOF.
func Tokens(file, src string, line int) ([]Token, *diag.Diagnostic) {
	l := lexer{file: file, src: src, line: line, fresh: true, toks: make([]Token, 0, 8+len(src)/usualToken)}
	for l.err == nil && l.next() {
	}
	l.toks = append(l.toks, Token{Kind: EOF, Line: int32(l.line), Col: l.col(l.pos), First: true})
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
	t := Token{Line: int32(l.line), Col: l.col(l.pos), First: l.fresh, Glued: begin == l.pos && begin > 0}
	l.fresh = false
	start := l.pos
	c := l.src[l.pos]
	switch {
	case IsLetter(c):
		l.word()
		t.Kind, t.Text = Word, l.src[start:l.pos]
	case IsDigit(c) || c == '-' && l.pos+1 < len(l.src) && IsDigit(l.src[l.pos+1]):
		l.number()
		t.Kind, t.Text = Number, l.src[start:l.pos]
	case c == '"':
		t.Kind, t.Text = String, l.str()
	case c == '`':
		t.Kind, t.Text = Literal, l.literal()
	case c == '#':
		l.raw()
		t.Kind, t.Text = Raw, l.src[start:l.pos]
	default:
		t.Kind, t.Text = Punct, l.punct()
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
		joins := (c == '.' || c == '-') && l.pos+1 < len(l.src) && (IsLetter(l.src[l.pos+1]) || IsDigit(l.src[l.pos+1]))
		if !IsLetter(c) && !IsDigit(c) && !joins {
			return
		}
		l.pos++
	}
}

func (l *lexer) number() {
	l.pos++
	for l.pos < len(l.src) && (IsDigit(l.src[l.pos]) || IsLetter(l.src[l.pos]) || l.src[l.pos] == '.') {
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

func IsLetter(c byte) bool {
	return c == '_' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z'
}

func IsDigit(c byte) bool { return c >= '0' && c <= '9' }
