package bufferize

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/linalg"
)

// inPlace reports whether an operation may write over the buffer of a tensor that it uses:
// nothing else uses the tensor, which is in the same block, so that the operation runs once for
// each such tensor, and its buffer was allocated for it.
func inPlace(v *ir.Value, user *ir.Operation) bool {
	return v.HasOneUse() && v.Block() == user.Block() && isFresh(v)
}

// isFresh reports whether the buffer of a tensor is its alone, as far as no other use of it
// shares it.
func isFresh(v *ir.Value) bool {
	op := v.DefiningOp()
	if op == nil {
		return isCarried(v)
	}
	switch {
	case linalg.IsStructured(op), makesBuffer[op.Name().String()]:
		return true
	case sharesBuffer[op.Name().String()]:
		return inPlace(op.Operand(0), op)
	}
	return false
}

// makesBuffer are the operations whose results are in buffers of their own, which nothing else
// has: they allocate them, or write over one that was fresh.
var makesBuffer = set(
	"linalg.init_tensor", "linalg.pad_tensor", "tensor.generate", "tensor.from_elements", "tensor.insert",
	"tensor.insert_slice", "tensor.extract_slice", "scf.for", "scf.if", "std.call",
)

// sharesBuffer are those whose result is in the buffer of the first operand.
var sharesBuffer = set("tensor.cast", "linalg.tensor_collapse_shape", "linalg.tensor_expand_shape")

func set(names ...string) map[string]bool {
	m := make(map[string]bool, len(names))
	for _, n := range names {
		m[n] = true
	}
	return m
}

// isCarried reports whether a value is what a loop carries from one iteration to the next, in a
// buffer that the loop has for itself, or an argument that may be written to.
func isCarried(v *ir.Value) bool {
	parent := v.Block().ParentOp()
	if parent == nil || !v.Block().IsEntry() {
		return false
	}
	if parent.Is("scf.for") {
		return v.Index() > 0
	}
	return parent.Is("func") && isInplaceable(parent, v.Index())
}

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
