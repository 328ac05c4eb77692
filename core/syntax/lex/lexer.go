package lex

import (
	"fmt"
	"strings"
)

// MaxDepth bounds the nesting of brackets, types, attributes and affine expressions:
// input is hostile.
const MaxDepth = 256

// Lexer reads tokens of a text, one after the other.
type Lexer struct {
	Text     string
	Tok      Token  // the current one
	LexError string // of a tokError
	Braces   int    // `{` passed without its `}`
	Early    bool   // the text is of a profile that is read only, as package parse knows
}

// Place is where a lexer stands.
type Place struct {
	tok    Token
	braces int
}

// Here is the place to come back to.
func (p *Lexer) Here() Place { return Place{p.Tok, p.Braces} }

// GoTo goes back to a place.
func (p *Lexer) GoTo(at Place) { p.Tok, p.Braces = at.tok, at.braces }

// Stop makes the end of the text the current token.
func (p *Lexer) Stop() { p.Tok = Token{EOF, len(p.Text), ""} }

// PassTo goes on at an offset, where an `x` is a token of its own, whatever it is glued
// to: what follows may be as long as a shape of many dimensions.
func (p *Lexer) PassTo(pos int) {
	if pos < len(p.Text) && p.Text[pos] == 'x' {
		p.Tok = Token{Ident, pos, p.Text[pos : pos+1]}
		return
	}
	p.MoveTo(pos)
	if p.Tok.Kind == Ident && p.Tok.Text[0] == 'x' {
		p.Tok.Text = p.Tok.Text[:1]
	}
}

// Next moves to the next token. The depth of braces is kept for recovery from
// errors.
func (p *Lexer) Next() {
	switch p.Tok.Kind {
	case LBrace:
		p.Braces++
	case RBrace:
		p.Braces--
	}
	p.MoveTo(p.Tok.End())
}

// MoveTo makes what stands at an offset, or after blanks and comments, the
// current token.
func (p *Lexer) MoveTo(i int) {
	text := p.Text
	for i < len(text) {
		c := text[i]
		class := charClasses[c]
		switch {
		case class&ClassSpace != 0:
			i++
		case class&ClassLetter != 0:
			end := i + 1
			for end < len(text) && charClasses[text[end]]&ClassBare != 0 {
				end++
			}
			p.Tok = Token{Ident, i, text[i:end]}
			return
		case c == '/' && i+1 < len(text) && text[i+1] == '/':
			i = lineEnd(text, i+2)
		default:
			p.lexSymbol(i, c)
			return
		}
	}
	p.Tok = Token{EOF, len(text), ""}
}

func lineEnd(text string, i int) int {
	for i < len(text) && text[i] != '\n' {
		i++
	}
	return i
}

// lexSymbol reads what does not begin with a letter.
func (p *Lexer) lexSymbol(i int, c byte) {
	switch c {
	case '%':
		p.lexSuffixed(Percent, i)
	case '^':
		p.lexSuffixed(Caret, i)
	case '#':
		p.lexSuffixed(Hash, i)
	case '!':
		p.lexSuffixed(Bang, i)
	case '@':
		p.lexSymbolName(i)
	case '"':
		p.lexString(String, i, i+1)
	case '0', '1', '2', '3', '4', '5', '6', '7', '8', '9':
		p.lexNumber(i)
	default:
		p.lexPunct(i, c)
	}
}

// lexSuffixed reads a sigil with digits, or with letters, digits and $._-
// behind it.
func (p *Lexer) lexSuffixed(kind Kind, i int) {
	text, end := p.Text, i+1
	switch {
	case end == len(text):
	case IsClass(text[end], ClassDigit):
		for end < len(text) && IsClass(text[end], ClassDigit) {
			end++
		}
	default:
		for end < len(text) && IsClass(text[end], ClassSuffix) {
			end++
		}
	}
	if end == i+1 {
		p.lexFail(i, end, "expected a name after '"+text[i:end]+"'")
		return
	}
	p.Tok = Token{kind, i, text[i:end]}
}

func (p *Lexer) lexSymbolName(i int) {
	text, end := p.Text, i+1
	if end < len(text) && text[end] == '"' {
		p.lexString(At, i, end+1)
		return
	}
	if end < len(text) && text[end] == '@' && p.Early {
		p.lexSuffixed(Hash, end) // what `#` begins later
		return
	}
	if end == len(text) || !IsClass(text[end], ClassLetter) {
		p.lexFail(i, end, "expected a name or a string after '@'")
		return
	}
	for end < len(text) && IsClass(text[end], ClassBare) {
		end++
	}
	p.Tok = Token{At, i, text[i:end]}
}

// lexString reads to the closing quote; i is the offset behind the opening one.
func (p *Lexer) lexString(kind Kind, start, i int) {
	text := p.Text
	for i < len(text) {
		switch text[i] {
		case '"':
			p.Tok = Token{kind, start, text[start : i+1]}
			return
		case '\n', '\v', '\f':
			p.lexFail(start, i, "expected '\"' before the end of the line")
			return
		case '\\':
			n := escapeLength(text[i:])
			if n == 0 {
				p.lexFail(i, i+1, "unknown escape in string literal")
				return
			}
			i += n
		default:
			i++
		}
	}
	p.lexFail(start, len(text), "expected '\"' before the end of the file")
}

// escapeLength is the length of the escape that s begins with, 0 when it is
// none.
func escapeLength(s string) int {
	if len(s) >= 2 && (s[1] == '"' || s[1] == '\\' || s[1] == 'n' || s[1] == 't') {
		return 2
	}
	if len(s) >= 3 && IsClass(s[1], ClassHex) && IsClass(s[2], ClassHex) {
		return 3
	}
	return 0
}

// lexNumber reads an integer or a float. The `0x` of `0x4xf32` is a hexadecimal
// number here; the parser of dimensions takes it apart.
func (p *Lexer) lexNumber(i int) {
	text, end := p.Text, i+1
	if text[i] == '0' && i+2 < len(text) && text[i+1] == 'x' && IsClass(text[i+2], ClassHex) {
		end = SkipClass(text, i+2, ClassHex)
		p.Tok = Token{Integer, i, text[i:end]}
		return
	}
	end = SkipClass(text, end, ClassDigit)
	if end == len(text) || text[end] != '.' {
		p.Tok = Token{Integer, i, text[i:end]}
		return
	}
	end = SkipClass(text, end+1, ClassDigit)
	if end < len(text) && (text[end] == 'e' || text[end] == 'E') {
		exp := end + 1
		if exp < len(text) && (text[exp] == '+' || text[exp] == '-') {
			exp++
		}
		if exp < len(text) && IsClass(text[exp], ClassDigit) {
			end = SkipClass(text, exp, ClassDigit)
		}
	}
	p.Tok = Token{Float, i, text[i:end]}
}

func SkipClass(text string, i int, class charClass) int {
	for i < len(text) && charClasses[text[i]]&class != 0 {
		i++
	}
	return i
}

func (p *Lexer) lexPunct(i int, c byte) {
	kind, n := Error, 1
	switch c {
	case ',':
		kind = Comma
	case '(':
		kind = LParen
	case ')':
		kind = RParen
	case '{':
		kind = LBrace
	case '}':
		kind = RBrace
	case '[':
		kind = LSquare
	case ']':
		kind = RSquare
	case '<':
		kind = Less
	case '>':
		kind = Greater
	case '=':
		kind = Equal
	case '+':
		kind = Plus
	case '*':
		kind = Star
	case '?':
		kind = Question
	case '|':
		kind = Bar
	case '/':
		kind = Slash
	case ':':
		kind, n = p.longer(i, ":", Colon, ColonColon)
	case '-':
		kind, n = p.longer(i, ">", Minus, Arrow)
	case '.':
		kind, n = p.longer(i, "..", Error, Ellipsis)
	}
	if kind == Error {
		p.lexFail(i, i+1, "unexpected character")
		return
	}
	p.Tok = Token{kind, i, p.Text[i : i+n]}
}

// longer chooses between a token of one byte and one that continues with tail.
func (p *Lexer) longer(i int, tail string, short, long Kind) (Kind, int) {
	if end := i + 1 + len(tail); end <= len(p.Text) && p.Text[i+1:end] == tail {
		return long, 1 + len(tail)
	}
	return short, 1
}

func (p *Lexer) lexFail(start, end int, message string) {
	p.LexError = message
	p.Tok = Token{Error, start, p.Text[start:end]}
}

// StringValue undoes the escapes of a string token, or of a symbol name in
// quotes with its sigil cut off. Without escapes it is a part of the source.
func StringValue(quoted string) string {
	body := quoted[1 : len(quoted)-1]
	first := strings.IndexByte(body, '\\')
	if first < 0 {
		return body
	}
	out := append(make([]byte, 0, len(body)), body[:first]...)
	for i := first; i < len(body); {
		if body[i] != '\\' {
			out = append(out, body[i])
			i++
			continue
		}
		switch c := body[i+1]; c {
		case '"', '\\':
			out = append(out, c)
		case 'n':
			out = append(out, '\n')
		case 't':
			out = append(out, '\t')
		default:
			out = append(out, hexDigit(c)<<4|hexDigit(body[i+2]))
		}
		i += escapeLength(body[i:])
	}
	return string(out)
}

// hexDigit needs a hexadecimal digit.
func hexDigit(c byte) byte {
	switch {
	case c <= '9':
		return c - '0'
	case c <= 'F':
		return c - 'A' + 10
	}
	return c - 'a' + 10
}

// SmallInt reads a decimal number below a million.
func SmallInt(s string) (int, bool) {
	n := 0
	for i := 0; i < len(s); i++ {
		if !IsClass(s[i], ClassDigit) || n > 1e6 {
			return 0, false
		}
		n = n*10 + int(s[i]-'0')
	}
	return n, len(s) > 0
}

func closing(c byte) byte {
	switch c {
	case '<':
		return '>'
	case '(':
		return ')'
	case '[':
		return ']'
	}
	return '}'
}

// StringEnd is the offset behind the string that begins at i, or -1.
func StringEnd(text string, i int) int {
	for i++; i < len(text); i++ {
		switch text[i] {
		case '"':
			return i + 1
		case '\n':
			return -1
		case '\\':
			i += max(escapeLength(text[i:])-1, 0)
		}
	}
	return -1
}

// SkipBalanced returns the offset behind the bracket that closes the one at
// start, or what is wrong and where. Brackets in strings do not count, nor does the
// `>` of an arrow.
func SkipBalanced(text string, start int) (end, at int, problem string) {
	var open []byte
	for i := start; i < len(text); i++ {
		switch c := text[i]; c {
		case '<', '(', '[', '{':
			if len(open) >= MaxDepth {
				return 0, i, fmt.Sprintf("nesting is deeper than %d levels", MaxDepth)
			}
			open = append(open, closing(c))
		case '>', ')', ']', '}':
			if open[len(open)-1] != c {
				return 0, i, fmt.Sprintf("unbalanced '%c' character in pretty dialect name", c)
			}
			open = open[:len(open)-1]
			if len(open) == 0 {
				return i + 1, 0, ""
			}
		case '-':
			if i+1 < len(text) && text[i+1] == '>' {
				i++
			}
		case '"':
			end := StringEnd(text, i)
			if end < 0 {
				return 0, i, "expected '\"' before the end of the line"
			}
			i = end - 1
		case 0:
			return 0, i, "unexpected nul in dialect symbol"
		}
	}
	return 0, start, fmt.Sprintf("expected '%c' before the end of the file", open[len(open)-1])
}
