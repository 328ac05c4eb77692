package syntax

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// Message fills in what the message of a rule says of an operation: the types of
// values, the value of an attribute, a number.
func Message(parts []ods.MessagePart, env ods.Env) string {
	var b strings.Builder
	for i := range parts {
		if parts[i].Expr == nil {
			b.WriteString(parts[i].Text)
			continue
		}
		b.WriteString(messagePart(parts[i].Expr, env))
	}
	return b.String()
}

func messagePart(e *ods.Expr, env ods.Env) string {
	switch e.Sort {
	case ods.SortInteger, ods.SortTruth:
		if n, ok := e.Eval(env); ok {
			return strconv.FormatInt(n, 10)
		}
		return "an unknown number"
	case ods.SortIntegers:
		if list, ok := e.Integers(env); ok {
			return strings.Trim(fmt.Sprint(list), "[]")
		}
		return "unknown numbers"
	case ods.SortAttr:
		if a, ok := e.Attr(env); ok {
			return AttrString(a)
		}
		return "none"
	case ods.SortType:
		if t, ok := e.Type(env); ok {
			return typesText([]ir.Type{t})
		}
		return "an unknown type"
	case ods.SortTypes:
		if types, ok := e.Types(env); ok {
			return typesText(types)
		}
		return "unknown types"
	}
	if types := env.Types(e.Ref); len(types) > 0 {
		return typesText(types)
	}
	return strconv.Itoa(env.Count(e.Ref))
}

func typesText(types []ir.Type) string {
	texts := make([]string, len(types))
	for i, t := range types {
		texts[i] = "'" + TypeString(t) + "'"
	}
	return strings.Join(texts, ", ")
}
