package bufferize

import "github.com/mlirc/mlirc/core/ir"

// The attributes that mark the arguments to which a function may write: that of MLIR 13, and that of
// later MLIR.
const (
	inplaceable = "linalg.inplaceable"
	writable    = "bufferization.writable"
)

func isInplaceable(fn *ir.Operation, i int) bool {
	list, ok := fn.Attr("arg_attrs").(*ir.ArrayAttr)
	if !ok || i >= len(list.Elems()) {
		return false
	}
	dict, ok := list.Elems()[i].(*ir.DictionaryAttr)
	if !ok {
		return false
	}
	attrs := ir.AttrList(dict.Entries())
	return isTrue(attrs.Get(inplaceable)) || isTrue(attrs.Get(writable))
}

func isTrue(a ir.Attribute) bool {
	switch a := a.(type) {
	case *ir.UnitAttr:
		return true
	case *ir.IntegerAttr:
		return !a.Value().IsZero()
	}
	return false
}
