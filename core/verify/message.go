package verify

import (
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax"
)

// message fills in what a rule's message says of the operation at hand.
func (v *verifier) message(parts []ods.MessagePart) string { return syntax.Message(parts, &v.bound) }

func typesText(types []ir.Type) string {
	texts := make([]string, len(types))
	for i, t := range types {
		texts[i] = syntax.QuotedType(t)
	}
	return strings.Join(texts, ", ")
}
