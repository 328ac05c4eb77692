package llvm

import (
	"cmp"
	"errors"
	"fmt"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/sdk/target"
)

// hooks check what llvm.dialect cannot say.
func hooks() map[string]verify.Hook {
	all := map[string]verify.Hook{
		"llvm.alloca":         verifyPointee,
		"llvm.load":           verifyPointee,
		"llvm.store":          verifyPointee,
		"llvm.getelementptr":  verifyElementPointer,
		"llvm.extractvalue":   verifyPosition,
		"llvm.insertvalue":    verifyPosition,
		"llvm.call":           verifyCall,
		"llvm.call_intrinsic": verifyIntrinsicName,
		"llvm.invoke":         verifyInvoke,
		"llvm.landingpad":     verifyLandingPad,
		"llvm.linker_options": verifyModuleLevel,
		"llvm.switch":         verifySwitch,
		"llvm.return":         verifyReturn,
		"llvm.mlir.constant":  verifyConstant,
		"llvm.mlir.global":    verifyGlobal,
		"llvm.mlir.zero":      verifyZero,
		"llvm.func":           verifyFunction,
		"llvm.metadata":       verifyMetadata,
		"llvm.comdat":         verifySelectors,
		"llvm.intr.vastart":   verifyArgumentList,
		"llvm.mlir.alias":     verifyAlias,
		"llvm.mlir.ifunc":     verifyResolved,
		"llvm.module_flags":   verifyFlags,
		"llvm.indirectbr":     verifyTargets,
	}
	for _, name := range []string{"memcpy", "memcpy.inline", "memmove", "memset", "memset.inline",
		"masked.expandload", "masked.compressstore"} {
		all["llvm.intr."+name] = verifyIntrinsicAttributes
	}
	return all
}

// uses check the symbols that operations use.
func uses() map[string]verify.UseHook {
	all := map[string]verify.UseHook{
		"llvm.load":                     verifyAccess,
		"llvm.call":                     verifyCallee,
		"llvm.invoke":                   verifyCallee,
		"llvm.mlir.addressof":           verifyAddress,
		"llvm.mlir.global_ctors":        verifyDefined("ctors"),
		"llvm.mlir.global_dtors":        verifyDefined("dtors"),
		"llvm.intr.threadlocal.address": verifyThreadLocal,
		"llvm.mlir.global":              verifyComdat,
		"llvm.mlir.alias":               verifyAliasee,
		"llvm.mlir.ifunc":               verifyResolver,
		"llvm.blockaddress":             verifyBlockAddress,
		"llvm.dso_local_equivalent":     verifyEquivalent,
		"llvm.func": func(op *ir.Operation, lookup verify.Lookup) error {
			return cmp.Or(verifyPersonality(op, lookup), verifyComdat(op, lookup))
		},
	}
	for name := range addressOperand {
		all[name] = verifyStore
	}
	for name, check := range all {
		if _, writes := addressOperand[name]; writes || name == "llvm.call" {
			all[name] = func(op *ir.Operation, lookup verify.Lookup) error {
				return cmp.Or(verifyAccess(op, lookup), check(op, lookup))
			}
		}
	}
	return all
}

// attributes check what the dialect says on operations of any dialect.
func attributes() map[string]verify.AttributeHook {
	all := map[string]verify.AttributeHook{
		target.DataLayoutAttr: verifyDataLayout,
		"llvm.target_triple":  verifyTriple,
		"llvm.triple":         verifyTriple,
		"llvm.loop":           verifyLoop,
	}
	for name, check := range parameterAttributes() {
		all[name] = check
	}
	return all
}

// enclosing is the function of the dialect around an operation, or nil.
func enclosing(op *ir.Operation) *ir.Operation {
	for p := op.ParentOp(); p != nil; p = p.ParentOp() {
		if p.Is(funcName) {
			return p
		}
	}
	return nil
}

// functionType is the type of a function of the dialect, nil where it has none.
func functionType(fn *ir.Operation) ir.Type { return typeOf(fn.Attr("type")) }

// verifyMetadata lets metadata hold what is named in it and nothing else.
func verifyMetadata(op *ir.Operation) error {
	for b := range op.Region(0).Blocks() {
		for o := range b.Ops() {
			switch o.Name().String() {
			case accessGroupName, aliasScopeName, aliasDomainName:
			case "llvm.return":
				if o.NumOperands() > 0 {
					return errors.New("ends with an 'llvm.return' without an operand")
				}
			default:
				return fmt.Errorf("holds access groups, alias scopes and their domains, but not '%s'", o.Name())
			}
		}
	}
	if entry := op.Region(0).Entry(); entry != nil && entry.NumArgs() > 0 {
		return errors.New("takes no arguments in its region")
	}
	return nil
}

// verifySelectors wants nothing but COMDATs.
func verifySelectors(op *ir.Operation) error {
	for b := range op.Region(0).Blocks() {
		for o := range b.Ops() {
			if !o.Is("llvm.comdat_selector") {
				return fmt.Errorf("holds 'llvm.comdat_selector', but not '%s'", o.Name())
			}
		}
	}
	return nil
}

// The operations that an `llvm.metadata` holds.
const (
	accessGroupName = "llvm.access_group"
	aliasScopeName  = "llvm.alias_scope"
	aliasDomainName = "llvm.alias_scope_domain"
)

// verifyAccess checks that what an access refers to is metadata of the right kind.
func verifyAccess(op *ir.Operation, lookup verify.Lookup) error {
	for _, list := range [...]struct{ attr, kind string }{
		{"access_groups", accessGroupName}, {"alias_scopes", aliasScopeName}, {"noalias_scopes", aliasScopeName},
	} {
		for _, ref := range listOf(op.Attr(list.attr)) {
			if err := named(ref, list.kind, lookup); err != nil {
				return err
			}
		}
	}
	return nil
}

// verifyComdat checks that a function or global names a COMDAT.
func verifyComdat(op *ir.Operation, lookup verify.Lookup) error {
	ref, ok := op.Attr("comdat").(*ir.SymbolRefAttr)
	if !ok {
		return nil
	}
	if target := lookup(ref); target == nil || !target.Is("llvm.comdat_selector") {
		return fmt.Errorf("'%s' is no COMDAT; declare it with 'llvm.comdat_selector' in an 'llvm.comdat'", syntax.AttrString(ref))
	}
	return nil
}

// named checks a reference to an operation of that name inside of an `llvm.metadata`, or an
// attribute that is called as these.
func named(a ir.Attribute, kind string, lookup verify.Lookup) error {
	if d, ok := a.(*ir.DialectAttr); ok && d.Def().Name() == kind {
		return nil
	}
	ref, ok := a.(*ir.SymbolRefAttr)
	if !ok {
		return fmt.Errorf("expected a reference such as @metadata::@name, but got %s", syntax.AttrString(a))
	}
	target := lookup(ref)
	if target == nil || !target.Is(kind) {
		return fmt.Errorf("refers to %s, which is no '%s'; declare it in an 'llvm.metadata'", syntax.AttrString(a), kind)
	}
	return nil
}
