package syntax

import (
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
	if e.Op == ods.ExprRef && e.Ref.Kind == ods.RefAttr {
		a := env.Attr(e.Ref.Index)
		if a == nil {
			return "none"
		}
		return AttrString(a)
	}
	if e.Op == ods.ExprRef {
		if types := env.Types(e.Ref); len(types) > 0 {
			return typesText(types)
		}
	}
	n, ok := e.Eval(env)
	if !ok {
		return "an unknown number"
	}
	return strconv.FormatInt(n, 10)
}

func typesText(types []ir.Type) string {
	texts := make([]string, len(types))
	for i, t := range types {
		texts[i] = "'" + TypeString(t) + "'"
	}
	return strings.Join(texts, ", ")
}
