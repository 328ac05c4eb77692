package lex

// Kind is what the lexer made of a piece of text.
type Kind uint8

const (
	EOF     Kind = iota
	Error        // what cannot be read; parser.lexError says why
	Ident        // a bare identifier or keyword, dots included
	At           // @name or @"name"
	Percent      // %name
	Caret        // ^name
	Hash         // #name, #dialect.name, #0
	Bang         // !name, !dialect.name
	Integer      // 12, 0xAB
	Float        // 1.5e+3
	String       // "..."
	Punct        // from here on punctuation, one kind for each
	Arrow   = Punct + iota - 12
	Ellipsis
	Colon
	ColonColon
	Comma
	Equal
	Less
	Greater
	LParen
	RParen
	LBrace
	RBrace
	LSquare
	RSquare
	Minus
	Plus
	Star
	Question
	Bar
	Slash
)

// Token is a piece of the source. It holds no memory of its own.
type Token struct {
	Kind Kind
	Pos  int    // offset of the first byte
	Text string // all of it, with sigil and quotes
}

// End is the offset behind the token.
func (t Token) End() int { return t.Pos + len(t.Text) }

// IsPunct reports whether the token is punctuation.
func (t Token) IsPunct() bool { return t.Kind >= Punct }

// charClass tells the lexer and the checks of names what a byte may be.
type charClass uint8

const (
	ClassLetter  charClass = 1 << iota // letters and _
	ClassDigit                         // decimal digits
	ClassHex                           // hexadecimal digits
	ClassSpace                         // blanks and line ends
	classNameDot                       // $ and .
	classDash                          // -
)

const (
	ClassBare   = ClassLetter | ClassDigit | classNameDot
	ClassSuffix = ClassBare | classDash
)

// charClasses is a constant: the class of each byte.
var charClasses = makeCharClasses()

func makeCharClasses() (t [256]charClass) {
	for c := range 256 {
		switch {
		case c >= '0' && c <= '9':
			t[c] = ClassDigit | ClassHex
		case c >= 'a' && c <= 'f', c >= 'A' && c <= 'F':
			t[c] = ClassLetter | ClassHex
		case c >= 'g' && c <= 'z', c >= 'G' && c <= 'Z', c == '_':
			t[c] = ClassLetter
		case c == ' ', c == '\t', c == '\n', c == '\r':
			t[c] = ClassSpace
		case c == '$', c == '.':
			t[c] = classNameDot
		case c == '-':
			t[c] = classDash
		}
	}
	return t
}

func IsClass(c byte, class charClass) bool { return charClasses[c]&class != 0 }

// IsBareName reports whether s can stand without quotes as the name of an
// attribute or symbol.
func IsBareName(s string) bool {
	if s == "" || !IsClass(s[0], ClassLetter) {
		return false
	}
	for i := 1; i < len(s); i++ {
		if !IsClass(s[i], ClassBare) {
			return false
		}
	}
	return true
}
