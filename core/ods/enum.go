package ods

import "github.com/mlirc/mlirc/core/ir"

// EnumKind is how an enumeration is stored.
type EnumKind uint8

// The kinds of enumerations.
const (
	IntEnum EnumKind = iota
	FlagsEnum
	KeywordEnum
)

// Enum is a compiled enumeration.
type Enum struct {
	Name  string
	Doc   string
	Kind  EnumKind
	Width uint32 // bits of the integer
	Cases []EnumCase
}

// EnumCase is a value of an enumeration with its keyword.
type EnumCase struct {
	Word  string
	Value uint64
	// Params come with the keyword in a binary form, see [Encoding].
	Params []EnumParam
	// Available is what a program must declare before it may use the keyword, nil for nothing.
	Available *Availability
}

// Word returns the keyword of a value.
func (e *Enum) Word(value uint64) (string, bool) {
	for _, c := range e.Cases {
		if c.Value == value {
			return c.Word, true
		}
	}
	return "", false
}

// Value returns the value of a keyword.
func (e *Enum) Value(word string) (uint64, bool) {
	for _, c := range e.Cases {
		if c.Word == word {
			return c.Value, true
		}
	}
	return 0, false
}

// Has reports whether a word is a keyword.
func (e *Enum) Has(word string) bool {
	_, ok := e.Value(word)
	return ok
}

// Flags lists the keywords of the bits that are set, in the order of the cases; false when
// the enumeration is not one of flags, or a bit has no keyword.
func (e *Enum) Flags(value uint64) ([]string, bool) {
	if e.Kind != FlagsEnum {
		return nil, false
	}
	var words []string
	for _, c := range e.Cases {
		if c.Value != 0 && value&c.Value == c.Value {
			words = append(words, c.Word)
			value &^= c.Value
		}
	}
	if value != 0 {
		return nil, false
	}
	return words, true
}

// Words lists all keywords.
func (e *Enum) Words() []string {
	words := make([]string, len(e.Cases))
	for i, c := range e.Cases {
		words[i] = c.Word
	}
	return words
}

// EnumAttr is the attribute of an enumeration's keyword, or nil when it has no
// such keyword.
func EnumAttr(ctx *ir.Context, e *Enum, word string) ir.Attribute {
	v, ok := e.Value(word)
	if !ok {
		return nil
	}
	if e.Kind == KeywordEnum {
		return ctx.StringAttr(word)
	}
	return ctx.IntAttr(ctx.IntegerType(e.Width, ir.Signless), int64(v))
}
