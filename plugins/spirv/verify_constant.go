package spirv

import (
	"errors"
	"fmt"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/verify"
)

// verifyConstant compares the value of a constant with its type.
func verifyConstant(op *ir.Operation) error {
	c := Constant{op}
	_, null := c.ValueAttr().(*ir.UnitAttr)
	if s, ok := c.ValueAttr().(*ir.StringAttr); null || ok && s.Value() == "undef" {
		return fmt.Errorf("%s is a part of a constant only; 'spv.ConstantNull' and 'spv.Undef' make whole ones", syntax.AttrString(c.ValueAttr()))
	}
	return fits(c.ValueAttr(), c.Constant().Type())
}

// fits compares a value with a type: a number; the elements of a vector or, flattened, of an
// array; a list of the parts of a composite.
func fits(value ir.Attribute, t ir.Type) error {
	switch a := value.(type) {
	case *ir.IntegerAttr:
		if a.Type() == t {
			return nil
		}
	case *ir.FloatAttr:
		if a.Type() == t {
			return nil
		}
	case *ir.DenseElementsAttr:
		return elementsFit(a, t)
	case *ir.ArrayAttr:
		return partsFit(a, t)
	case *ir.UnitAttr: // the null constant, as a part
		return nil
	case *ir.StringAttr:
		if a.Value() == "undef" {
			return nil
		}
	}
	return fmt.Errorf("%s cannot be a constant of type %s", syntax.AttrString(value), syntax.QuotedType(t))
}

func elementsFit(a *ir.DenseElementsAttr, t ir.Type) error {
	if ir.Type(a.Shaped()) == t {
		return nil
	}
	count, elem := int64(1), t
	for IsArray(elem) {
		n, _ := Len(elem)
		count, elem = count*n, Elem(elem)
	}
	if !IsArray(t) || elem != a.Shaped().Elem() || count != int64(a.Len()) {
		return fmt.Errorf("%s cannot be a constant of type %s; an array takes as many elements, of its type", syntax.AttrString(a), syntax.QuotedType(t))
	}
	return nil
}

func partsFit(a *ir.ArrayAttr, t ir.Type) error {
	if IsCooperativeMatrix(t) { // all elements are the same
		if len(a.Elems()) != 1 {
			return fmt.Errorf("has %d parts, but %s takes one, which is that of all elements", len(a.Elems()), syntax.QuotedType(t))
		}
		return fits(a.Elems()[0], Elem(t))
	}
	n, known := Len(t)
	if !known || IsVector(t) {
		return fmt.Errorf("%s cannot be a constant of type %s; a list is for arrays, matrices and structs", syntax.AttrString(a), syntax.QuotedType(t))
	}
	if int64(len(a.Elems())) != n {
		return fmt.Errorf("has %d parts, but %s has %d", len(a.Elems()), syntax.QuotedType(t), n)
	}
	for i, e := range a.Elems() {
		if err := fits(e, Part(t, int64(i))); err != nil {
			return err
		}
	}
	return nil
}

// verifySpecConstant checks the number and the value of a constant that may be replaced.
func verifySpecConstant(op *ir.Operation) error {
	if err := verifyInModule(op); err != nil {
		return err
	}
	c := SpecConstant{op}
	if id := c.SpecIdAttr(); id != nil && numberOf(id) < 0 {
		return fmt.Errorf("'spec_id' is %d, but must not be negative", numberOf(id))
	}
	if t := valueType(c.DefaultValueAttr()); !isInteger(t, 1, 8, 16, 32, 64) && !isFloat(t) {
		return fmt.Errorf("'default_value' must be a truth value, an integer of 8, 16, 32 or 64 bits, or a float of 16, 32 or 64, but got %s",
			syntax.AttrString(c.DefaultValueAttr()))
	}
	return nil
}

// valueType is the type of a number, nil for any other attribute.
func valueType(a ir.Attribute) ir.Type {
	switch a := a.(type) {
	case *ir.IntegerAttr:
		return a.Type()
	case *ir.FloatAttr:
		return a.Type()
	}
	return nil
}

func isFloat(t ir.Type) bool {
	f, ok := t.(*ir.FloatType)
	if !ok {
		return false
	}
	switch syntax.TypeString(f) {
	case "f16", "f32", "f64":
		return true
	}
	return false
}

// specialized is the type of a constant of the module; nil when an operation makes none.
func specialized(op *ir.Operation) ir.Type {
	if op == nil {
		return nil
	}
	if c, ok := AsSpecConstant(op); ok {
		return valueType(c.DefaultValueAttr())
	}
	switch op.Name().String() {
	case "spv.SpecConstantComposite", "spv.GlobalConstant", "spv.GlobalSpecConstantOperation":
		return typeOf(op.Attr("type"))
	}
	return nil
}

// verifyReference compares the result with the constant that is referred to.
func verifyReference(op *ir.Operation, lookup verify.Lookup) error {
	reference := MlirReferenceof{op}
	ref, _ := reference.SpecConstAttr().(*ir.SymbolRefAttr)
	t := specialized(lookup(ref))
	if t == nil {
		return fmt.Errorf("refers to %s, which is no constant of the module, such as 'spv.SpecConstant'", syntax.AttrString(ref))
	}
	return sameType("the result", reference.Reference().Type(), "the constant "+syntax.AttrString(ref), t)
}

// verifyConstituents compares the constants of a composite with its parts.
func verifyConstituents(op *ir.Operation, lookup verify.Lookup) error {
	c := SpecConstantComposite{op}
	t, parts := typeOf(c.TypeAttr()), listOf(c.ConstituentsAttr())
	n, known := Len(t)
	if !known {
		return fmt.Errorf("is of type %s, but must be a vector, an array, a matrix or a struct", syntax.QuotedType(t))
	}
	if int64(len(parts)) != n {
		return fmt.Errorf("makes %s of %d constants, but got %d", syntax.QuotedType(t), n, len(parts))
	}
	for i, a := range parts {
		ref, ok := a.(*ir.SymbolRefAttr)
		if !ok {
			return fmt.Errorf("constituent #%d must be a symbol, but got %s", i, syntax.AttrString(a))
		}
		part := specialized(lookup(ref))
		if part == nil {
			return fmt.Errorf("constituent %s is no constant of the module, such as 'spv.SpecConstant'", syntax.AttrString(a))
		}
		if err := sameType("constituent "+syntax.AttrString(a), part, "the part there", Part(t, int64(i))); err != nil {
			return err
		}
	}
	return nil
}

// verifySpecConstantOperation wants one operation that can be computed before the module is
// compiled, and what it takes to be constant.
func verifySpecConstantOperation(op *ir.Operation) error {
	if err := verifyInFunction(op); err != nil {
		return err
	}
	body := (SpecConstantOperation{op}).Body()
	if body.Empty() || body.Entry().First() == nil || body.Entry().First().Next() == nil || body.Entry().First().Next() != body.Entry().Last() {
		return errors.New("wraps one operation and the 'spv.mlir.yield' of its result, and nothing else")
	}
	inner := body.Entry().First()
	if !specializable[inner.Name().String()] {
		return fmt.Errorf("wraps '%s', which is not among the operations that can be computed before a module is compiled", inner.Name())
	}
	for i, v := range inner.AllOperands() {
		if !isConstant(v) {
			return fmt.Errorf("operand #%d of '%s' must be made by 'spv.Constant', 'spv.mlir.referenceof' or 'spv.SpecConstantOperation'", i, inner.Name())
		}
	}
	return nil
}

// specializable are the operations that the specification lists under OpSpecConstantOp.
var specializable = setOf(
	"CooperativeMatrixLengthNV", "KHR.CooperativeMatrixLength", // as their extensions add
	"SConvert", "UConvert", "FConvert", "SNegate", "Not", "IAdd", "ISub", "IMul", "UDiv", "SDiv", "UMod", "SRem", "SMod",
	"ShiftRightLogical", "ShiftRightArithmetic", "ShiftLeftLogical", "BitwiseOr", "BitwiseXor", "BitwiseAnd",
	"VectorShuffle", "CompositeExtract", "CompositeInsert",
	"LogicalOr", "LogicalAnd", "LogicalNot", "LogicalEqual", "LogicalNotEqual", "Select", "IEqual", "INotEqual",
	"ULessThan", "SLessThan", "UGreaterThan", "SGreaterThan", "ULessThanEqual", "SLessThanEqual", "UGreaterThanEqual",
	"SGreaterThanEqual", "QuantizeToF16",
	// Kernels only.
	"ConvertFToS", "ConvertSToF", "ConvertFToU", "ConvertUToF", "ConvertPtrToU", "ConvertUToPtr", "GenericCastToPtr",
	"PtrCastToGeneric", "Bitcast", "FNegate", "FAdd", "FSub", "FMul", "FDiv", "FRem", "FMod", "AccessChain",
	"InBoundsAccessChain", "PtrAccessChain", "InBoundsPtrAccessChain",
)

func setOf(names ...string) map[string]bool {
	set := map[string]bool{}
	for _, name := range names {
		set["spv."+name] = true
	}
	return set
}
