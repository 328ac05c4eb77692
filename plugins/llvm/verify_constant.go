package llvm

import (
	"fmt"
	"math"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
)

// verifyConstant checks that the attribute can be a constant of the result's type.
func verifyConstant(op *ir.Operation) error {
	return fits(op.Attr("value"), op.ResultType(0))
}

// verifyZero checks that there is a value of the type.
func verifyZero(op *ir.Operation) error {
	if t := op.ResultType(0); !hasSize(t) {
		return fmt.Errorf("the size of %s is not known", syntax.QuotedType(t))
	}
	return nil
}

// fits says why an attribute cannot be a constant of a type, or nothing. Integers are cut or
// extended to the type.
func fits(a ir.Attribute, t ir.Type) error {
	switch a := a.(type) {
	case *ir.IntegerAttr:
		return scalarFits(a, t, isInteger)
	case *ir.FloatAttr:
		return scalarFits(a, t, func(e ir.Type) bool { return e == a.Type() })
	case *ir.StringAttr:
		return stringFits(a, t)
	case *ir.DenseElementsAttr:
		return elementsFit(a, a.Shaped(), a.IsSplat(), t)
	case *ir.SparseElementsAttr:
		return elementsFit(a, a.Shaped(), false, t)
	case *ir.ArrayAttr:
		return membersFit(a, t)
	}
	return fmt.Errorf("only supports integer, float, string or elements attributes, but got %s", syntax.AttrString(a))
}

// scalarFits lets a number be a scalar, or all elements of a vector.
func scalarFits(a ir.Attribute, t ir.Type, ok func(ir.Type) bool) error {
	elem := t
	if IsVector(t) {
		elem = Elem(t)
	}
	if !ok(elem) {
		return mismatch(a, t)
	}
	return nil
}

func isInteger(t ir.Type) bool {
	_, ok := t.(*ir.IntegerType)
	return ok
}

func mismatch(a ir.Attribute, t ir.Type) error {
	return fmt.Errorf("%s cannot be a constant of type %s", syntax.AttrString(a), syntax.QuotedType(t))
}

func stringFits(a *ir.StringAttr, t ir.Type) error {
	n := int64(len(a.Value()))
	if i, ok := Elem(t).(*ir.IntegerType); IsArray(t) && ok && i.Width() == 8 && Len(t) == n {
		return nil
	}
	return fmt.Errorf("expected array type of %d i8 elements for the string constant, but got %s", n, syntax.QuotedType(t))
}

// elementsFit compares elements with nested arrays and vectors: their number and their type.
// A splat fits a scalable vector.
func elementsFit(a ir.Attribute, shaped ir.ShapedType, splat bool, t ir.Type) error {
	have, static := ir.NumElements(shaped)
	want, leaf, scalable := int64(1), t, false
	for IsArray(leaf) || IsVector(leaf) {
		n := Len(leaf)
		if n > 0 && want > math.MaxInt64/n {
			return mismatch(a, t)
		}
		want *= n
		scalable = scalable || IsScalable(leaf)
		leaf = Elem(leaf)
	}
	_, isScalar := t.(ir.ShapedType)
	if leaf == t && !isScalar {
		return mismatch(a, t)
	}
	if !static || scalable && !splat || !scalable && have != want {
		return fmt.Errorf("%d elements cannot be a constant of type %s, which has %d", have, syntax.QuotedType(t), want)
	}
	return elementFits(a, shaped.Elem(), leaf, t)
}

// elementFits compares the type of the elements of an attribute with that of the constant's.
func elementFits(a ir.Attribute, elem, leaf, t ir.Type) error {
	switch e := elem.(type) {
	case *ir.FloatType:
		if leaf != e {
			return mismatch(a, t)
		}
	case *ir.ComplexType:
		if !isComplex(leaf) || !sameNumber(Member(leaf, 0), e.Elem()) {
			return mismatch(a, t)
		}
	case *ir.IntegerType, *ir.IndexType:
		if !isInteger(leaf) {
			return mismatch(a, t)
		}
	default:
		return mismatch(a, t)
	}
	return nil
}

func sameNumber(t, of ir.Type) bool { return t == of || isInteger(t) && isInteger(of) }

// isComplex reports whether a struct has two members of one type.
func isComplex(t ir.Type) bool {
	return IsStruct(t) && NumMembers(t) == 2 && Member(t, 0) == Member(t, 1)
}

// membersFit lets two numbers be a complex one, and a list of constants an array.
func membersFit(a *ir.ArrayAttr, t ir.Type) error {
	n := len(a.Elems())
	switch {
	case IsStruct(t) && n != 2:
		return fmt.Errorf("expected an array of two numbers, the parts of a complex constant, but got %s", syntax.AttrString(a))
	case IsStruct(t) && !isComplex(t):
		return fmt.Errorf("expected a struct with two elements of one type for a complex constant, but got %s", syntax.QuotedType(t))
	case IsStruct(t):
		return allFit(a, Member(t, 0))
	case IsArray(t) && Len(t) == int64(n):
		return allFit(a, Elem(t))
	}
	return mismatch(a, t)
}

func allFit(a *ir.ArrayAttr, t ir.Type) error {
	for _, e := range a.Elems() {
		if err := fits(e, t); err != nil {
			return err
		}
	}
	return nil
}
