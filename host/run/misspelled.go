package run

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// warnOfMisspelled warns of attributes of a text whose names an operation does not have, but
// almost: any name may be an attribute, so that `aligment` is valid and says nothing to anyone.
// A name with a dialect's prefix is that dialect's matter, and one that is like none of the
// operation's names is taken for the author's own.
func warnOfMisspelled(module *ir.Operation, sink *diag.Sink) {
	known, own := map[*ods.Op][]string{}, map[named]bool{}
	ir.Walk(module, func(op *ir.Operation) ir.WalkResult {
		attrs := op.Attrs()
		if len(attrs) == 0 {
			return ir.Advance
		}
		def, ok := op.Name().Def().(*ods.Op)
		if !ok {
			return ir.Advance
		}
		names, ok := known[def]
		if !ok {
			names = attributeNames(def)
			known[def] = names
		}
		var lacking []string
		for _, a := range attrs {
			if slices.Contains(names, a.Name) || strings.Contains(a.Name, ".") || own[named{def, a.Name}] {
				continue
			}
			if _, ok := diag.Suggest(a.Name, names); !ok {
				own[named{def, a.Name}] = true
				continue
			}
			if lacking == nil {
				lacking = absent(op, names)
			}
			if near, ok := diag.Suggest(a.Name, lacking); ok {
				sink.Report(diag.NewWarning(ir.Position(op.Loc()), fmt.Sprintf(
					"'%s' op has no attribute '%s'; did you mean '%s'?", op.Name(), a.Name, near)))
			}
		}
		return ir.Advance
	})
}

// named is a name on the operations of a definition.
type named struct {
	def  *ods.Op
	name string
}

// attributeNames are those that a definition declares.
func attributeNames(def *ods.Op) []string {
	var names []string
	if def.Segments {
		names = append(names, ods.SegmentAttr)
	}
	for i := range def.Attributes {
		names = append(names, def.Attributes[i].Name)
	}
	return names
}

// absent are the names that an operation has no attribute of.
func absent(op *ir.Operation, names []string) []string {
	return slices.DeleteFunc(slices.Clone(names), func(name string) bool { return op.Attr(name) != nil })
}
