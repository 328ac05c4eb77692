package ods

import (
	"strconv"
	"strings"
)

// ConstraintKind is a node of the algebra of constraints.
type ConstraintKind string

// The kinds of constraints.
const (
	ConstraintAny            ConstraintKind = "any"
	ConstraintExact          ConstraintKind = "exact"
	ConstraintInt            ConstraintKind = "int"
	ConstraintSignless       ConstraintKind = "signless-int"
	ConstraintSigned         ConstraintKind = "signed-int"
	ConstraintUnsigned       ConstraintKind = "unsigned-int"
	ConstraintFloat          ConstraintKind = "float"
	ConstraintComplex        ConstraintKind = "complex"
	ConstraintFunction       ConstraintKind = "function"
	ConstraintTuple          ConstraintKind = "tuple"
	ConstraintWidth          ConstraintKind = "width"
	ConstraintVector         ConstraintKind = "vector"
	ConstraintMemRef         ConstraintKind = "memref"
	ConstraintUnrankedMemRef ConstraintKind = "unranked-memref"
	ConstraintRankedTensor   ConstraintKind = "ranked-tensor"
	ConstraintUnrankedTensor ConstraintKind = "unranked-tensor"
	ConstraintTensor         ConstraintKind = "tensor"
	ConstraintShaped         ConstraintKind = "shaped"
	ConstraintRank           ConstraintKind = "rank"
	ConstraintMinRank        ConstraintKind = "min-rank"
	ConstraintCount          ConstraintKind = "count"
	ConstraintStatic         ConstraintKind = "static-shape"
	ConstraintStrided        ConstraintKind = "strided"
	ConstraintIdentity       ConstraintKind = "identity-layout"
	ConstraintLike           ConstraintKind = "like"
	ConstraintDialectType    ConstraintKind = "type"
	ConstraintDialect        ConstraintKind = "dialect"
	ConstraintOr             ConstraintKind = "|"
	ConstraintAnd            ConstraintKind = "&"
	ConstraintNot            ConstraintKind = "not"
	ConstraintNamed          ConstraintKind = "named"
	ConstraintIntValue       ConstraintKind = "value" // of an integer parameter
)

// Constraint says which types are allowed. It is closed, total and holds no
// code.
type Constraint struct {
	Kind ConstraintKind
	Name string // of a named one, of a dialect or of its type
	Doc  string // of a named one
	Args []*Constraint
	Ints []int64
	Type *TypeExpr // exact

	Nodes int // of a named one: with those it is made of
}

// String is the constraint as in a dialect file; a named one is its name.
func (c *Constraint) String() string {
	switch c.Kind {
	case ConstraintNamed:
		return c.Name
	case ConstraintOr, ConstraintAnd:
		return c.part(0) + " " + string(c.Kind) + " " + c.part(1)
	case ConstraintNot:
		return "not " + c.part(0)
	case ConstraintExact:
		return c.Type.String()
	case ConstraintDialect:
		return "dialect(" + c.Name + ")"
	case ConstraintDialectType:
		return "!" + c.Name + c.arguments()
	case ConstraintIntValue:
		return decimals(c.Ints)
	}
	if len(c.Ints) > 0 {
		return string(c.Kind) + "(" + decimals(c.Ints) + ")"
	}
	return string(c.Kind) + c.arguments()
}

// part is an argument of an operator, in parentheses where it needs them.
func (c *Constraint) part(i int) string {
	arg := c.Args[i]
	looser := arg.Kind == ConstraintOr && c.Kind != ConstraintOr || arg.Kind == ConstraintAnd && c.Kind == ConstraintNot
	if looser {
		return "(" + arg.String() + ")"
	}
	return arg.String()
}

func (c *Constraint) arguments() string {
	if len(c.Args) == 0 {
		return ""
	}
	parts := make([]string, len(c.Args))
	for i, a := range c.Args {
		parts[i] = a.String()
	}
	return "(" + strings.Join(parts, ", ") + ")"
}

func decimals(ns []int64) string {
	parts := make([]string, len(ns))
	for i, n := range ns {
		parts[i] = strconv.FormatInt(n, 10)
	}
	return strings.Join(parts, ", ")
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
