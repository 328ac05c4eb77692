package text

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// Reader reads the text of attributes. What reads returns false where it has reported an error.
type Reader interface {
	Context() *ir.Context

	// AtWord reports whether a word stands here, and which.
	AtWord() (string, bool)
	Word() (string, bool)
	// AcceptWord passes a word, or "|", if it stands here.
	AcceptWord(word string) bool
	AcceptBar() bool

	AtString() bool
	// String reads a string in quotes and returns what it stands for.
	String() (string, bool)

	AtInteger() bool
	// AtNumber reports whether an integer or a float stands here.
	AtNumber() bool
	AcceptMinus() bool
	// Number reads a number as one of a type; Int reads one of 64 bits, and Dim one without a
	// sign, as in a shape.
	Number(t ir.Type) (ir.Attribute, bool)
	Int() (int64, bool)
	Dim() (int64, bool)

	AtSymbol() bool
	SymbolName() (string, bool)
	SymbolRef() (ir.Attribute, bool)

	AtType() bool
	Type() (ir.Type, bool)
	// Build is the type that a definition names, nil if it does not follow yet.
	Build(e *ods.Expr) ir.Type

	AtAttr() bool
	Attr() (ir.Attribute, bool)
	// AtName reports whether the name or alias of an attribute stands here, AtBracket whether
	// `<` does, and Params reads what stands behind the name of an attribute.
	AtName() bool
	AtBracket() bool
	Params(def ir.TypeDefinition) (ir.Attribute, bool)

	AtList() bool
	// List reads `[`, elements with commas between, and `]`.
	List(element func() bool) bool
	// InEach reports whether an `each` reads the elements of lists one by one.
	InEach() bool

	// Pos is where the current token begins.
	Pos() int
	// Expected reports that something is missing here, Errorf an error at a position; both
	// return false.
	Expected(what string) bool
	Errorf(pos int, format string, args ...any) bool
}

// Writer writes the text of attributes.
type Writer interface {
	Text(s string)
	Quoted(s string)
	SymbolName(s string)
	Type(t ir.Type)
	// Attr writes an attribute, without its type if that is elided.
	Attr(a ir.Attribute, elideType bool)
	// Params writes the alias of a dialect's attribute, or what stands behind its name.
	Params(a ir.Attribute)
}
