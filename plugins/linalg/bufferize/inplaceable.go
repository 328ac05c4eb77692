package bufferize

import "github.com/mlirc/mlirc/core/ir"

// inplaceable marks the arguments that a function may write to.
const inplaceable = "linalg.inplaceable"

func isInplaceable(fn *ir.Operation, i int) bool {
	list, ok := fn.Attr("arg_attrs").(*ir.ArrayAttr)
	if !ok || i >= len(list.Elems()) {
		return false
	}
	dict, ok := list.Elems()[i].(*ir.DictionaryAttr)
	if !ok {
		return false
	}
	switch a := ir.AttrList(dict.Entries()).Get(inplaceable).(type) {
	case *ir.UnitAttr:
		return true
	case *ir.IntegerAttr:
		return !a.Value().IsZero()
	}
	return false
}
