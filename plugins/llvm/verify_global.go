package llvm

import (
	"errors"
	"fmt"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
)

// verifyModuleLevel checks that an operation is in a module itself, as LLVM IR has no other place
// for it.
func verifyModuleLevel(op *ir.Operation) error {
	if parent := op.ParentOp(); parent != nil && !(parent.Traits().SymbolTable && parent.Traits().Isolated) {
		return fmt.Errorf("must appear at the module level, but is in '%s'", parent.Name())
	}
	return nil
}

// verifyGlobal checks the place of a global, and its value against linkage and type.
func verifyGlobal(op *ir.Operation) error {
	if err := verifyModuleLevel(op); err != nil {
		return err
	}
	t := typeOf(op.Attr("type"))
	if !isPointee(t) {
		return fmt.Errorf("is of type %s, which memory cannot hold", syntax.QuotedType(t))
	}
	linkage := Linkage(intOf(op.Attr("linkage")))
	value := op.Attr("value")
	defined := value != nil || !ir.IsDeclaration(op) || linkage != LinkageExternal && linkage != LinkageExternWeak
	switch {
	case defined && !hasSize(t):
		return fmt.Errorf("the size of %s is not known; only an 'external' declaration may have it", syntax.QuotedType(t))
	case linkage == LinkageAppending && !IsArray(t):
		return fmt.Errorf("expected array type for 'appending' linkage, but got %s", syntax.QuotedType(t))
	case linkage == LinkageCommon && value != nil && !isZero(value):
		return fmt.Errorf("expected zero value for 'common' linkage, but got %s", syntax.AttrString(value))
	case linkage == LinkageCommon && op.Attr("constant") != nil:
		return errors.New("a constant cannot have 'common' linkage")
	case linkage == LinkageExternWeak && (value != nil || !ir.IsDeclaration(op)):
		return errors.New("a global with a value cannot have 'extern_weak' linkage; use 'weak'")
	}
	if value != nil {
		return fits(value, t)
	}
	return verifyInitializer(op, t)
}

// isPointee reports whether memory can hold a type, so that it can be pointed to.
func isPointee(t ir.Type) bool {
	d, ok := t.(*ir.DialectType)
	if !ok {
		return IsCompatible(t)
	}
	switch d.Def().Name() {
	case voidName, funcName, "llvm.token", "llvm.label", "llvm.metadata":
		return false
	}
	return IsCompatible(t)
}

// isZero reports whether all bits of a number, or of all of them, are zero.
func isZero(a ir.Attribute) bool {
	switch a := a.(type) {
	case *ir.IntegerAttr:
		return a.Value().IsZero()
	case *ir.FloatAttr:
		return a.Value().IsZero() && !a.Value().IsNegative()
	case *ir.DenseElementsAttr:
		for _, b := range a.Data() {
			if b != 0 {
				return false
			}
		}
		return true
	}
	return false
}

// verifyInitializer checks the region that computes a value: what it returns, and that
// nothing happens in it.
func verifyInitializer(op *ir.Operation, t ir.Type) error {
	if ir.IsDeclaration(op) {
		return nil
	}
	b := op.Region(0).Entry()
	for o := range b.Ops() {
		if o.Is("llvm.return") {
			return verifyInitialValue(op, o, t)
		}
		if !ir.HasNoEffects(o) && !o.Is("llvm.mlir.addressof") {
			return fmt.Errorf("ops with side effects such as '%s' are not allowed in global initializers", o.Name())
		}
	}
	return nil
}

func verifyInitialValue(op, ret *ir.Operation, t ir.Type) error {
	if ret.NumOperands() == 0 {
		return errors.New("initializer region cannot return void")
	}
	if have := ret.OperandType(0); have != t {
		return fmt.Errorf("initializer region type %s does not match global type %s", syntax.QuotedType(have), syntax.QuotedType(t))
	}
	return nil
}
