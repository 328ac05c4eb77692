package llvm

import (
	"errors"
	"fmt"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/verify"
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

// The operations that are other names of symbols, or of what a function gives.
const (
	aliasName    = "llvm.mlir.alias"
	resolvedName = "llvm.mlir.ifunc"
)

// verifyOtherLinkage checks the linkage of an alias, or of a function that is resolved.
func verifyOtherLinkage(op *ir.Operation) error {
	if err := verifyModuleLevel(op); err != nil {
		return err
	}
	switch Linkage(linkageOf(op)) {
	case LinkageCommon, LinkageAppending, LinkageExternWeak, LinkageAvailableExternally:
		return errors.New("has a linkage that is for globals and functions alone; take 'external', 'internal', 'private', 'weak' or 'linkonce'")
	}
	return nil
}

// verifyAlias checks the linkage of an alias, and that its region gives an address.
func verifyAlias(op *ir.Operation) error {
	if err := verifyOtherLinkage(op); err != nil {
		return err
	}
	if t := SymbolType(op); !isPointee(t) && !IsFunc(t) {
		return fmt.Errorf("is of type %s, which nothing points to", syntax.QuotedType(t))
	}
	ret := returned(op)
	if ret == nil {
		return errors.New("the region of an alias returns an address")
	}
	for o := range op.Region(0).Entry().Ops() {
		if o != ret && !ir.HasNoEffects(o) && !o.Is("llvm.mlir.addressof") {
			return fmt.Errorf("ops with side effects such as '%s' are not allowed in an alias", o.Name())
		}
	}
	return nil
}

// returned is the operation that returns the address that an alias stands for, nil where none does.
func returned(alias *ir.Operation) *ir.Operation {
	if ir.IsDeclaration(alias) {
		return nil
	}
	ret := alias.Region(0).Entry().Last()
	if ret == nil || !ret.Is("llvm.return") || ret.NumOperands() != 1 || !IsPtr(ret.OperandType(0)) {
		return nil
	}
	return ret
}

// aliasee is what an alias stands for, or has a part that it stands for.
func aliasee(alias *ir.Operation) *ir.SymbolRefAttr {
	ret := returned(alias)
	if ret == nil {
		return nil
	}
	return addressed(ret.Operand(0))
}

// verifyAliasee checks that what an alias stands for is defined here, and not by way of itself.
func verifyAliasee(op *ir.Operation, lookup verify.Lookup) error {
	seen := map[*ir.Operation]bool{}
	for at := op; at.Is(aliasName); {
		if seen[at] {
			return errors.New("stands for itself")
		}
		seen[at] = true
		ref := aliasee(at)
		if ref == nil {
			if at != op {
				return nil // it is reported there
			}
			return errors.New("stands for no symbol; return what 'llvm.mlir.addressof' gives, or a part of that")
		}
		at = lookup(ref)
		if at == nil {
			return nil // the operation that names it reports it
		}
		if at.NumRegions() > 0 && ir.IsDeclaration(at) && at.Attr("value") == nil && !isUndefinedGlobal(at) {
			return fmt.Errorf("stands for '%s', which is only declared here", ref.Leaf())
		}
	}
	return nil
}

// isUndefinedGlobal reports whether a global says no value but is defined.
func isUndefinedGlobal(op *ir.Operation) bool {
	linkage := Linkage(intOf(op.Attr("linkage")))
	return op.Is("llvm.mlir.global") && linkage != LinkageExternal && linkage != LinkageExternWeak
}

// spaceOf is the address space of a symbol. That of an alias is that of the address.
func spaceOf(op *ir.Operation) int64 {
	if !op.Is(aliasName) {
		return intOf(op.Attr("addr_space")) + intOf(op.Attr("address_space"))
	}
	if ret := returned(op); ret != nil {
		return Space(ret.OperandType(0))
	}
	return 0
}

// verifyResolved checks the linkage and the type of a function that another gives.
func verifyResolved(op *ir.Operation) error {
	if err := verifyOtherLinkage(op); err != nil {
		return err
	}
	if t := (MlirIfunc{op}).ResolverType(); !IsPtr(t) {
		return fmt.Errorf("the type of a resolver is a pointer, not %s", syntax.QuotedType(t))
	}
	return nil
}

// verifyResolver checks that what resolves a function is a function that is defined here and returns an address.
func verifyResolver(op *ir.Operation, lookup verify.Lookup) error {
	ref, _ := op.Attr("resolver").(*ir.SymbolRefAttr)
	at := lookup(ref)
	for n := 0; at != nil && at.Is(aliasName) && n < longestChain; n++ {
		next := aliasee(at)
		if next == nil {
			return nil // it is reported there
		}
		at = lookup(next)
	}
	switch {
	case at == nil || !at.Is(funcName):
		return fmt.Errorf("the resolver '%s' is no function", ref.Leaf())
	case ir.IsDeclaration(at):
		return fmt.Errorf("the resolver '%s' is only declared here", ref.Leaf())
	case !IsPtr(Result(functionType(at))):
		return fmt.Errorf("the resolver '%s' returns %s, which is no address", ref.Leaf(), syntax.QuotedType(Result(functionType(at))))
	}
	return nil
}

// longestChain is how many aliases a resolver may be behind; one of a cycle is behind any number.
const longestChain = 1024

// verifyEquivalent checks that what is to be in the same shared object is a function.
func verifyEquivalent(op *ir.Operation, lookup verify.Lookup) error {
	ref, _ := op.Attr("function_name").(*ir.SymbolRefAttr)
	target := lookup(ref)
	if target == nil || !IsFunc(SymbolType(target)) {
		return fmt.Errorf("'%s' is no function", ref.Leaf())
	}
	if Linkage(linkageOf(target)) == LinkageExternWeak {
		return fmt.Errorf("'%s' may not be there, as its linkage is 'extern_weak'", ref.Leaf())
	}
	t := op.ResultType(0)
	if elem := Elem(t); elem != nil && elem != SymbolType(target) || Space(t) != spaceOf(target) {
		return fmt.Errorf("the address of '%s' is of another type than %s", ref.Leaf(), syntax.QuotedType(t))
	}
	return nil
}

// linkageOf is the linkage of a symbol.
func linkageOf(op *ir.Operation) int64 {
	if a := op.Attr("linkage"); a != nil {
		return intOf(a)
	}
	return int64(LinkageExternal)
}
