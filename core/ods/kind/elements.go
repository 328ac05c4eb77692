package kind

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// MaxListed bounds the elements of an attribute that are looked at one by one. A
// splat may stand for any number in a few bytes.
const MaxListed = 1 << 20

// elementsKind is the elements of a shaped type.
type elementsKind struct{ base }

func (elementsKind) Word() string { return "elements" }

func (elementsKind) Describe(*ods.Attr) string { return "an elements attribute" }

func (elementsKind) Holds(_ *ods.Attr, v ir.Attribute) bool {
	switch v.(type) {
	case *ir.DenseElementsAttr, *ir.DenseStringElementsAttr, *ir.SparseElementsAttr, *ir.OpaqueElementsAttr:
		return true
	}
	return false
}

// intElementsKind is elements that are integers, few enough to look at each.
type intElementsKind struct{ base }

func (intElementsKind) Describe(*ods.Attr) string {
	return "elements that are integers, a million of them at most"
}

func (intElementsKind) Holds(_ *ods.Attr, v ir.Attribute) bool {
	d, ok := v.(*ir.DenseElementsAttr)
	if !ok || d.Len() > MaxListed {
		return false
	}
	_, ok = d.Shaped().Elem().(*ir.IntegerType)
	return ok
}

// offsetsKind is where the lists of a nested group begin. It is counted, not written.
type offsetsKind struct{ intElementsKind }

func (offsetsKind) Word() string { return "offsets" }
