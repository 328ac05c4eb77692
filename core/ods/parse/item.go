package parse

import (
	"strings"
)

type Kind string

const (
	KindDialect    Kind = "dialect"
	KindEnum       Kind = "enum"
	KindFlags      Kind = "flags"
	KindKeywords   Kind = "keywords"
	KindConstraint Kind = "constraint"
	KindClass      Kind = "class"
	KindMacro      Kind = "macro"
	KindOp         Kind = "op"
	KindType       Kind = "type"
	KindAttr       Kind = "attr"
	KindForm       Kind = "form"
	KindNotation   Kind = "notation"
	KindProposed   Kind = "proposed"
	KindConversion Kind = "conversion"
	KindLower      Kind = "lower"
	KindScalar     Kind = "scalar"
)

// Space is the name space of an item: enumerations of all kinds share one.
func (k Kind) Space() Kind {
	if k == KindFlags || k == KindKeywords {
		return KindEnum
	}
	return k
}

func (k Kind) Known() bool {
	switch k {
	case KindDialect, KindEnum, KindFlags, KindKeywords, KindConstraint, KindClass, KindMacro, KindOp, KindType, KindAttr, KindForm, KindNotation, KindProposed,
		KindConversion, KindLower, KindScalar:
		return true
	}
	return false
}

// Doc is the documentation: the comments without their marks.
func (it *Item) Doc() string {
	if it.Comments == "" {
		return ""
	}
	lines := strings.Split(strings.TrimSuffix(it.Comments, "\n"), "\n")
	for i, line := range lines {
		lines[i] = strings.TrimPrefix(strings.TrimPrefix(line, "///"), " ")
	}
	return strings.Join(lines, "\n")
}

// Item is a piece of the file: where it stands, and what it says.
type Item struct {
	Kind     Kind
	Name     string
	Comments string // `///` and what is behind, line by line
	Text     string // from the keyword to the next item and its comments
	Line     int
	Profile  string // of a form; of a rule, its conversion
	tokens   int    // read for it, see maxItemTokens
}
