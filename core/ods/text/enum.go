package text

import (
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/core/ods"
)

// maxCases is how many cases of an enumeration a message lists.
const maxCases = 12

// AtCase reports whether a case of an enumeration stands here.
func AtCase(r Reader, e *ods.Enum) bool {
	word, ok := r.AtWord()
	return ok && e.Has(word)
}

// IsQuoted reports whether a case stands in quotes, for it is no word.
func IsQuoted(word string) bool { return strings.Contains(word, "-") }

// HasQuoted reports whether an enumeration has such a case.
func HasQuoted(e *ods.Enum) bool { return slices.ContainsFunc(e.Words(), IsQuoted) }

// ReadCases reads a case, or several joined with `|`, also in quotes.
func ReadCases(r Reader, e *ods.Enum) (ir.Attribute, bool) {
	pos := r.Pos()
	if r.AtString() {
		text, _ := r.String()
		return Case(r, e, text, pos)
	}
	word, ok := r.Word()
	if !ok {
		return nil, false
	}
	for e.Kind == ods.FlagsEnum && r.AcceptBar() {
		more, ok := r.Word()
		if !ok {
			return nil, false
		}
		word += "|" + more
	}
	return Case(r, e, word, pos)
}

// Case is the attribute of a case that stood at pos, or of several joined with `|`.
func Case(r Reader, e *ods.Enum, text string, pos int) (ir.Attribute, bool) {
	ctx := r.Context()
	if e.Kind != ods.FlagsEnum {
		if a := ods.EnumAttr(ctx, e, text); a != nil {
			return a, true
		}
		return nil, unknownCase(r, e, text, pos)
	}
	bits := uint64(0)
	for _, w := range strings.Split(text, "|") {
		v, ok := e.Value(strings.TrimSpace(w))
		if !ok {
			return nil, unknownCase(r, e, w, pos)
		}
		bits |= v
	}
	return ctx.IntegerAttr(ctx.IntegerType(e.Width, ir.Signless), num.New(int(e.Width), bits)), true
}

func unknownCase(r Reader, e *ods.Enum, word string, pos int) bool {
	if near, ok := diag.Suggest(word, e.Words()); ok {
		return r.Errorf(pos, "'%s' is no %s; did you mean '%s'?", word, e.Name, near)
	}
	words := e.Words()
	if len(words) > maxCases {
		words = append(words[:maxCases:maxCases], "...")
	}
	return r.Errorf(pos, "'%s' is no %s; expected one of %s", word, e.Name, strings.Join(words, ", "))
}

// Cases is the text of a value: a case, or flags joined with `|`.
func Cases(e *ods.Enum, v ir.Attribute) (string, bool) {
	if s, ok := v.(*ir.StringAttr); ok && e.Kind == ods.KeywordEnum {
		return s.Value(), e.Has(s.Value())
	}
	i, ok := v.(*ir.IntegerAttr)
	if !ok {
		return "", false
	}
	bits, ok := i.Value().Uint64()
	if !ok {
		return "", false
	}
	if word, ok := e.Word(bits); ok {
		return word, true
	}
	words, _ := e.Flags(bits)
	return strings.Join(words, "|"), words != nil
}
