package syntax

import "strings"

// next moves to the next token. The depth of braces is kept for recovery from
// errors.
func (p *parser) next() {
	switch p.tok.kind {
	case tokLBrace:
		p.braces++
	case tokRBrace:
		p.braces--
	}
	p.lexAt(p.tok.end())
}

// lexAt makes what stands at an offset, or after blanks and comments, the
// current token.
func (p *parser) lexAt(i int) {
	text := p.text
	for i < len(text) {
		c := text[i]
		class := charClasses[c]
		switch {
		case class&classSpace != 0:
			i++
		case class&classLetter != 0:
			end := i + 1
			for end < len(text) && charClasses[text[end]]&classBare != 0 {
				end++
			}
			p.tok = token{tokIdent, i, text[i:end]}
			return
		case c == '/' && i+1 < len(text) && text[i+1] == '/':
			i = lineEnd(text, i+2)
		default:
			p.lexSymbol(i, c)
			return
		}
	}
	p.tok = token{tokEOF, len(text), ""}
}

func lineEnd(text string, i int) int {
	for i < len(text) && text[i] != '\n' {
		i++
	}
	return i
}

// lexSymbol reads what does not begin with a letter.
func (p *parser) lexSymbol(i int, c byte) {
	switch c {
	case '%':
		p.lexSuffixed(tokPercent, i)
	case '^':
		p.lexSuffixed(tokCaret, i)
	case '#':
		p.lexSuffixed(tokHash, i)
	case '!':
		p.lexSuffixed(tokBang, i)
	case '@':
		p.lexSymbolName(i)
	case '"':
		p.lexString(tokString, i, i+1)
	case '0', '1', '2', '3', '4', '5', '6', '7', '8', '9':
		p.lexNumber(i)
	default:
		p.lexPunct(i, c)
	}
}

// lexSuffixed reads a sigil with digits, or with letters, digits and $._-
// behind it.
func (p *parser) lexSuffixed(kind tokenKind, i int) {
	text, end := p.text, i+1
	switch {
	case end == len(text):
	case isClass(text[end], classDigit):
		for end < len(text) && isClass(text[end], classDigit) {
			end++
		}
	default:
		for end < len(text) && isClass(text[end], classSuffix) {
			end++
		}
	}
	if end == i+1 {
		p.lexFail(i, end, "expected a name after '"+text[i:end]+"'")
		return
	}
	p.tok = token{kind, i, text[i:end]}
}

func (p *parser) lexSymbolName(i int) {
	text, end := p.text, i+1
	if end < len(text) && text[end] == '"' {
		p.lexString(tokAt, i, end+1)
		return
	}
	if end < len(text) && text[end] == '@' && p.isEarly() {
		p.lexSuffixed(tokHash, end) // what `#` begins later
		return
	}
	if end == len(text) || !isClass(text[end], classLetter) {
		p.lexFail(i, end, "expected a name or a string after '@'")
		return
	}
	for end < len(text) && isClass(text[end], classBare) {
		end++
	}
	p.tok = token{tokAt, i, text[i:end]}
}

// lexString reads to the closing quote; i is the offset behind the opening one.
func (p *parser) lexString(kind tokenKind, start, i int) {
	text := p.text
	for i < len(text) {
		switch text[i] {
		case '"':
			p.tok = token{kind, start, text[start : i+1]}
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
	if len(s) >= 3 && isClass(s[1], classHex) && isClass(s[2], classHex) {
		return 3
	}
	return 0
}

// lexNumber reads an integer or a float. The `0x` of `0x4xf32` is a hexadecimal
// number here; the parser of dimensions takes it apart.
func (p *parser) lexNumber(i int) {
	text, end := p.text, i+1
	if text[i] == '0' && i+2 < len(text) && text[i+1] == 'x' && isClass(text[i+2], classHex) {
		end = skipClass(text, i+2, classHex)
		p.tok = token{tokInteger, i, text[i:end]}
		return
	}
	end = skipClass(text, end, classDigit)
	if end == len(text) || text[end] != '.' {
		p.tok = token{tokInteger, i, text[i:end]}
		return
	}
	end = skipClass(text, end+1, classDigit)
	if end < len(text) && (text[end] == 'e' || text[end] == 'E') {
		exp := end + 1
		if exp < len(text) && (text[exp] == '+' || text[exp] == '-') {
			exp++
		}
		if exp < len(text) && isClass(text[exp], classDigit) {
			end = skipClass(text, exp, classDigit)
		}
	}
	p.tok = token{tokFloat, i, text[i:end]}
}

func skipClass(text string, i int, class charClass) int {
	for i < len(text) && charClasses[text[i]]&class != 0 {
		i++
	}
	return i
}

func (p *parser) lexPunct(i int, c byte) {
	kind, n := tokError, 1
	switch c {
	case ',':
		kind = tokComma
	case '(':
		kind = tokLParen
	case ')':
		kind = tokRParen
	case '{':
		kind = tokLBrace
	case '}':
		kind = tokRBrace
	case '[':
		kind = tokLSquare
	case ']':
		kind = tokRSquare
	case '<':
		kind = tokLess
	case '>':
		kind = tokGreater
	case '=':
		kind = tokEqual
	case '+':
		kind = tokPlus
	case '*':
		kind = tokStar
	case '?':
		kind = tokQuestion
	case '|':
		kind = tokBar
	case '/':
		kind = tokSlash
	case ':':
		kind, n = p.longer(i, ":", tokColon, tokColonColon)
	case '-':
		kind, n = p.longer(i, ">", tokMinus, tokArrow)
	case '.':
		kind, n = p.longer(i, "..", tokError, tokEllipsis)
	}
	if kind == tokError {
		p.lexFail(i, i+1, "unexpected character")
		return
	}
	p.tok = token{kind, i, p.text[i : i+n]}
}

// longer chooses between a token of one byte and one that continues with tail.
func (p *parser) longer(i int, tail string, short, long tokenKind) (tokenKind, int) {
	if end := i + 1 + len(tail); end <= len(p.text) && p.text[i+1:end] == tail {
		return long, 1 + len(tail)
	}
	return short, 1
}

func (p *parser) lexFail(start, end int, message string) {
	p.lexError = message
	p.tok = token{tokError, start, p.text[start:end]}
}

// stringValue undoes the escapes of a string token, or of a symbol name in
// quotes with its sigil cut off. Without escapes it is a part of the source.
func stringValue(quoted string) string {
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
