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

func (elementsKind) Covers(_, other *ods.Attr) bool {
	return other.Kind == ods.AttrElements || other.Kind == ods.AttrIntElements
}

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

func (intElementsKind) Word() string { return "int-elements" }

// Arguments parses the type of the elements.
func (intElementsKind) Arguments(s Source, a *ods.Attr) { a.Type = optionalType(s) }

func (intElementsKind) Code(*ods.Attr) Code { return integers() }

func (intElementsKind) Samples(ctx *ir.Context, _ ir.Type) []ir.Attribute {
	return []ir.Attribute{ods.SegmentsOf(ctx, 1, 0), ods.SegmentsOf(ctx, 1, 1), ods.SegmentsOf(ctx, 1, 2)}
}

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

func (offsetsKind) Arguments(Source, *ods.Attr) {}

func (offsetsKind) Covers(_, _ *ods.Attr) bool { return false }
