package verify

import (
	"strconv"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax"
)

// message fills in what a rule's message says of the operation at hand.
func (v *verifier) message(parts []ods.MessagePart) string {
	var b strings.Builder
	for i := range parts {
		if parts[i].Expr == nil {
			b.WriteString(parts[i].Text)
			continue
		}
		b.WriteString(v.told(parts[i].Expr))
	}
	return b.String()
}

// told is what an expression stands for: the types of values, what an attribute
// is, a number.
func (v *verifier) told(e *ods.Expr) string {
	if e.Op == ods.ExprRef && e.Ref.Kind == ods.RefAttr {
		a := v.env.Attr(e.Ref.Index)
		if a == nil {
			return "none"
		}
		return syntax.AttrString(a)
	}
	if e.Op == ods.ExprRef {
		if types := v.env.Types(e.Ref); len(types) > 0 {
			return typesText(types)
		}
	}
	n, ok := e.Eval(&v.env)
	if !ok {
		return "an unknown number"
	}
	return strconv.FormatInt(n, 10)
}

func typesText(types []ir.Type) string {
	texts := make([]string, len(types))
	for i, t := range types {
		texts[i] = typeText(t)
	}
	return strings.Join(texts, ", ")
}
