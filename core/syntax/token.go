package syntax

// tokenKind is what the lexer made of a piece of text.
type tokenKind uint8

const (
	tokEOF     tokenKind = iota
	tokError             // what cannot be read; parser.lexError says why
	tokIdent             // a bare identifier or keyword, dots included
	tokAt                // @name or @"name"
	tokPercent           // %name
	tokCaret             // ^name
	tokHash              // #name, #dialect.name, #0
	tokBang              // !name, !dialect.name
	tokInteger           // 12, 0xAB
	tokFloat             // 1.5e+3
	tokString            // "..."
	tokPunct             // from here on punctuation, one kind for each
	tokArrow   = tokPunct + iota - 12
	tokEllipsis
	tokColon
	tokColonColon
	tokComma
	tokEqual
	tokLess
	tokGreater
	tokLParen
	tokRParen
	tokLBrace
	tokRBrace
	tokLSquare
	tokRSquare
	tokMinus
	tokPlus
	tokStar
	tokQuestion
	tokBar
	tokSlash
)

// token is a piece of the source. It holds no memory of its own.
type token struct {
	kind tokenKind
	pos  int    // offset of the first byte
	text string // all of it, with sigil and quotes
}

// end is the offset behind the token.
func (t token) end() int { return t.pos + len(t.text) }

// isPunct reports whether the token is punctuation.
func (t token) isPunct() bool { return t.kind >= tokPunct }

// charClass tells the lexer and the checks of names what a byte may be.
type charClass uint8

const (
	classLetter  charClass = 1 << iota // letters and _
	classDigit                         // decimal digits
	classHex                           // hexadecimal digits
	classSpace                         // blanks and line ends
	classNameDot                       // $ and .
	classDash                          // -
)

const (
	classBare   = classLetter | classDigit | classNameDot
	classSuffix = classBare | classDash
)

// charClasses is a constant: the class of each byte.
var charClasses = makeCharClasses()

func makeCharClasses() (t [256]charClass) {
	for c := range 256 {
		switch {
		case c >= '0' && c <= '9':
			t[c] = classDigit | classHex
		case c >= 'a' && c <= 'f', c >= 'A' && c <= 'F':
			t[c] = classLetter | classHex
		case c >= 'g' && c <= 'z', c >= 'G' && c <= 'Z', c == '_':
			t[c] = classLetter
		case c == ' ', c == '\t', c == '\n', c == '\r':
			t[c] = classSpace
		case c == '$', c == '.':
			t[c] = classNameDot
		case c == '-':
			t[c] = classDash
		}
	}
	return t
}

func isClass(c byte, class charClass) bool { return charClasses[c]&class != 0 }

// isBareName reports whether s can stand without quotes as the name of an
// attribute or symbol.
func isBareName(s string) bool {
	if s == "" || !isClass(s[0], classLetter) {
		return false
	}
	for i := 1; i < len(s); i++ {
		if !isClass(s[i], classBare) {
			return false
		}
	}
	return true
}
