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
	// Profile is the one that prints the keyword, "" for every one; all read it.
	Profile string
	// Params come with the keyword in a binary form, see [Encoding].
	Params []EnumParam
	// Available is what a program must declare before it may use the keyword, nil for nothing.
	Available *Availability
}

// ParamOf is the kind of a parameter that comes with a keyword of an enumeration.
type ParamOf uint8

// The kinds of parameters of keywords.
const (
	ParamOfInt    ParamOf = iota // an integer
	ParamOfID                    // a value
	ParamOfString                // a string
	ParamOfEnum                  // a keyword of an enumeration
)

// EnumParam is a parameter that comes with a keyword of an enumeration.
type EnumParam struct {
	Kind ParamOf
	Enum *Enum // of ParamOfEnum
	List bool  // any number of them
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

// None is the keyword for no flags in a profile, and nothing where it has none.
func (e *Enum) None(profile string) []string {
	for _, c := range e.Cases {
		if c.Value == 0 && (c.Profile == "" || HoldsIn(c.Profile, profile)) {
			return []string{c.Word}
		}
	}
	return nil
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

// Case returns the case of a value, or nil.
func (e *Enum) Case(value uint64) *EnumCase {
	for i := range e.Cases {
		if e.Cases[i].Value == value {
			return &e.Cases[i]
		}
	}
	return nil
}

// NumParams is how many parameters the keywords of an enumeration have, of which one value
// has those of one keyword, and a set of flags those of all.
func (e *Enum) NumParams() int {
	n := 0
	for i := range e.Cases {
		if e.Kind == FlagsEnum {
			n += len(e.Cases[i].Params)
		} else {
			n = max(n, len(e.Cases[i].Params))
		}
	}
	return n
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
