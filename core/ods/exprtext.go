package ods

import (
	"strconv"
	"strings"
)

// String is the expression as in a dialect file; a named constraint is its name.
func (e *Expr) String() string {
	if e.Sort == SortDialect || e.Sort == SortOp || e.Sort == SortWord {
		return e.Name
	}
	switch e.Op {
	case ExprInt:
		if e.Name != "" {
			return e.Name
		}
		return strconv.FormatInt(e.Int, 10)
	case ExprRef:
		return "$" + e.Name
	case ExprNamed, ExprLength:
		return e.Name
	case TypeVar:
		if e.Sort == SortTypes {
			return e.Name + "*"
		}
		return e.Name
	case ExprExact:
		return e.Args[0].String()
	case TypeInteger:
		sign := ""
		if e.Sign != 0 {
			sign = string(e.Sign)
		}
		return sign + "i" + strconv.FormatInt(e.Int, 10)
	case TypeFloat:
		if e.Sort == SortType {
			return e.Float.Name()
		}
	case TypeDialect:
		return "!" + e.Name + e.arguments()
	case ExprNot:
		return "not " + e.part(0)
	}
	if e.Op.Level() > 0 {
		return e.part(0) + " " + string(e.Op) + " " + e.part(1)
	}
	return string(e.Op) + e.arguments()
}

// Level says how tightly an operator binds, 0 for a node that is none.
func (o ExprOp) Level() int {
	switch o {
	case "implies":
		return 1
	case "or":
		return 2
	case "and":
		return 3
	case "==", "!=", "<", "<=", ">", ">=":
		return 4
	case "|":
		return 5
	case "&":
		return 6
	case "+", "-":
		return 7
	case "*":
		return 8
	case "not":
		return 9
	}
	return 0
}

// part is an argument of an operator, in parentheses where it needs them.
func (e *Expr) part(i int) string {
	arg := e.Args[i]
	if l := arg.Op.Level(); l > 0 && l < e.Op.Level() && arg.Op != ExprNot {
		return "(" + arg.String() + ")"
	}
	return arg.String()
}

func (e *Expr) arguments() string {
	if len(e.Args) == 0 {
		return ""
	}
	parts := make([]string, len(e.Args))
	for i, a := range e.Args {
		parts[i] = a.String()
	}
	return "(" + strings.Join(parts, ", ") + ")"
}

// Describe is a constraint for a message: a named one with the first sentence
// of its documentation.
func (e *Expr) Describe() string {
	if e.Named == nil || e.Named.Doc == "" {
		return e.String()
	}
	return e.Name + " (" + firstSentence(e.Named.Doc) + ")"
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
