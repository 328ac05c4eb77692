package llvm

import (
	"errors"
	"fmt"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax"
)

// hasSize reports whether it is known how much memory a type takes.
func hasSize(t ir.Type) bool {
	switch {
	case t == nil:
		return true // the pointer does not say
	case IsFunc(t), IsStruct(t) && IsOpaque(t):
		return false
	case IsArray(t):
		return hasSize(Elem(t))
	case IsStruct(t):
		for i := range NumMembers(t) {
			if !hasSize(Member(t, i)) {
				return false
			}
		}
	}
	return true
}

// verifyPointee checks that the memory that an operation reserves, reads or writes is of a
// known size.
func verifyPointee(op *ir.Operation) error {
	t := Elem(op.OperandType(op.NumOperands() - 1)) // the address
	if op.NumResults() == 1 && IsPtr(op.ResultType(0)) && op.Is("llvm.alloca") {
		if t = Elem(op.ResultType(0)); t == nil {
			t = typeOf(op.Attr("elem_type"))
		}
		if t == nil {
			return errElemType
		}
	}
	if !hasSize(t) {
		return fmt.Errorf("the size of %s is not known", syntax.QuotedType(t))
	}
	return nil
}

// errElemType is about an operation on pointers that do not say what they point to.
var errElemType = errors.New("needs 'elem_type', as the pointer does not say what it points to")

// scalar is the element of a vector, and any other type itself.
func scalar(t ir.Type) ir.Type {
	if IsVector(t) {
		return Elem(t)
	}
	return t
}

// verifyElementPointer follows the indices through what the base points to, and compares
// where they end with the type of the result.
func verifyElementPointer(op *ir.Operation) error {
	base, result := scalar(op.OperandType(0)), scalar(op.ResultType(0))
	t := Elem(base)
	if t == nil {
		t = typeOf(op.Attr("elem_type"))
	}
	if t == nil {
		return errElemType
	}
	if !hasSize(t) {
		return fmt.Errorf("the size of %s is not known", syntax.QuotedType(t))
	}
	n, wide := int64(0), false
	for i, operand := range op.AllOperands() {
		if IsVector(operand.Type()) {
			if wide && Len(operand.Type()) != n {
				return fmt.Errorf("operand #%d is of type %s, but other vectors have %d elements", i, syntax.QuotedType(operand.Type()), n)
			}
			n, wide = Len(operand.Type()), true
		}
	}
	indices, err := Indices(op)
	if err != nil {
		return err
	}
	for i, index := range indices {
		if i == 0 { // the first index counts whole values
			continue
		}
		if t, err = indexed(t, i, index); err != nil {
			return err
		}
	}
	if wide != IsVector(op.ResultType(0)) || wide && Len(op.ResultType(0)) != n {
		return fmt.Errorf("the result is of type %s, but operands have %d elements", syntax.QuotedType(op.ResultType(0)), n)
	}
	if Elem(base) == nil && Elem(result) == nil && Space(result) == Space(base) {
		return nil
	}
	if Elem(result) != t || Space(result) != Space(base) {
		return fmt.Errorf("leads to %s in address space %d, but the result is of type %s", syntax.QuotedType(t), Space(base), syntax.QuotedType(op.ResultType(0)))
	}
	return nil
}

// Index is an index of `llvm.getelementptr`: a value, or a number where that is nil.
type Index struct {
	Value  *ir.Value
	Number int64
}

// Indices are those of an `llvm.getelementptr`, one at least.
func Indices(op *ir.Operation) ([]Index, error) {
	raw, ok := op.Attr("rawConstantIndices").(*ir.DenseArrayAttr)
	values := op.Operands()[1:]
	if !ok {
		list := make([]Index, len(values))
		for i, v := range values {
			list[i].Value = v
		}
		if len(list) == 0 {
			return nil, errors.New("needs an index at least")
		}
		return list, nil
	}
	list := make([]Index, raw.Len())
	for i := range list {
		n := intOf(raw.Element(i))
		switch {
		case n != ods.DynamicIndex:
			list[i].Number = n
		case len(values) == 0:
			return nil, errors.New("'rawConstantIndices' stands for more operands than there are")
		default:
			list[i].Value, values = values[0], values[1:]
		}
	}
	if len(values) > 0 || len(list) == 0 {
		return nil, fmt.Errorf("'rawConstantIndices' has no place for %d operands", len(values))
	}
	return list, nil
}

// indexed is the part of a type that an index leads to. One into a struct is a constant.
func indexed(t ir.Type, i int, index Index) (ir.Type, error) {
	if !IsStruct(t) {
		if !IsArray(t) && !IsVector(t) {
			return nil, fmt.Errorf("index #%d leads into %s, which has no parts", i, syntax.QuotedType(t))
		}
		return Elem(t), nil
	}
	at, ok := index.Number, true
	if index.Value != nil {
		at, ok = constantIndex(index.Value)
	}
	switch {
	case !ok:
		return nil, fmt.Errorf("index #%d into %s must be a constant made by 'llvm.mlir.constant'", i, syntax.QuotedType(t))
	case at < 0 || at >= int64(NumMembers(t)):
		return nil, fmt.Errorf("index #%d is %d, which is outside of %s", i, at, syntax.QuotedType(t))
	}
	return Member(t, int(at)), nil
}

// constantIndex is the constant of 32 bits that an index into a struct is, or a vector of which
// all elements are.
func constantIndex(v *ir.Value) (int64, bool) {
	i, isInt := scalar(v.Type()).(*ir.IntegerType)
	op := v.DefiningOp()
	if op == nil || !op.Is("llvm.mlir.constant") || !isInt || i.Width() != 32 {
		return 0, false
	}
	switch a := op.Attr("value").(type) {
	case *ir.IntegerAttr:
		return a.Int()
	case *ir.DenseElementsAttr:
		if _, ok := a.Shaped().Elem().(*ir.IntegerType); ok && a.IsSplat() {
			return a.Int(0).Int64()
		}
	}
	return 0, false
}
