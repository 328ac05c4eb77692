package ods

import (
	"strconv"
	"strings"
)

func decimals(ns []int64) string {
	parts := make([]string, len(ns))
	for i, n := range ns {
		parts[i] = strconv.FormatInt(n, 10)
	}
	return strings.Join(parts, ", ")
}

// String is the pattern as in a dialect file, variables as T0, T1, ....
func (e *TypeExpr) String() string {
	switch e.Op {
	case TypeAny, TypeIndex, TypeNone:
		return string(e.Op)
	case TypeVar:
		return "T" + strconv.Itoa(e.Var)
	case TypeInteger:
		sign := map[byte]string{'s': "s", 'u': "u"}[e.Sign]
		return sign + "i" + strconv.Itoa(e.Width)
	case TypeFloat:
		return e.Kind.Name()
	case TypeInt:
		return strconv.FormatInt(e.Int, 10)
	case TypeRef:
		return "$" + strconv.Itoa(e.Ref.Index)
	case TypeOr:
		return e.Args[0].String() + " | " + e.Args[1].String()
	}
	name := string(e.Op)
	if e.Op == TypeDialect {
		name = "!" + e.Def
	}
	if len(e.Args) == 0 {
		return name
	}
	parts := make([]string, len(e.Args))
	for i, a := range e.Args {
		parts[i] = a.String()
	}
	return name + "(" + strings.Join(parts, ", ") + ")"
}

// Describe is the constraint for a message: a named one with the first sentence
// of its documentation.
func (c *Constraint) Describe() string {
	if c.Kind != ConstraintNamed || c.Doc == "" {
		return c.String()
	}
	return c.Name + " (" + firstSentence(c.Doc) + ")"
}

// firstSentence is the summary of a documentation, as part of a sentence.
func firstSentence(doc string) string {
	text := strings.ReplaceAll(doc, "\n", " ")
	if i := strings.Index(text, ". "); i >= 0 {
		text = text[:i]
	}
	text = strings.TrimSuffix(text, ".")
	if len(text) > 1 && text[0] >= 'A' && text[0] <= 'Z' && text[1] >= 'a' && text[1] <= 'z' || strings.HasPrefix(text, "A ") {
		text = strings.ToLower(text[:1]) + text[1:]
	}
	return text
}
