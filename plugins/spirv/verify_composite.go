package spirv

import (
	"fmt"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
)

// verifyCompositeExtract checks that the indices lead to a part.
func verifyCompositeExtract(op *ir.Operation) error {
	extract := CompositeExtract{op}
	_, err := partAt(extract.Composite().Type(), extract.IndicesAttr())
	return err
}

// verifyCompositeInsert compares the object with what the indices lead to.
func verifyCompositeInsert(op *ir.Operation) error {
	insert := CompositeInsert{op}
	t, err := partAt(insert.Composite().Type(), insert.IndicesAttr())
	if err != nil {
		return err
	}
	return sameType("'object'", insert.Object().Type(), "the indices lead to a value", t)
}

// partAt is the type of the part of a composite at an index path.
func partAt(t ir.Type, indices ir.Attribute) (ir.Type, error) {
	for i, index := range listOf(indices) {
		at := numberOf(index)
		part := Part(t, at)
		_, known := Len(t)
		switch {
		case part == nil && !known:
			return nil, fmt.Errorf("index #%d leads into %s, which has no parts", i, syntax.QuotedType(t))
		case part == nil:
			return nil, fmt.Errorf("index #%d is %d, which is outside of %s", i, at, syntax.QuotedType(t))
		}
		t = part
	}
	return t, nil
}
