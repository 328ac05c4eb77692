package llvm

import (
	"errors"
	"fmt"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/verify"
)

// verifyDataLayout checks the text that says how the target lays out memory.
func verifyDataLayout(a verify.Annotation, _ verify.Lookup) error {
	text, ok := a.Value.(*ir.StringAttr)
	if !ok {
		return fmt.Errorf("expected 'llvm.data_layout' to be a string attribute, but got %s", syntax.AttrString(a.Value))
	}
	if err := CheckDataLayout(text.Value()); err != nil {
		return fmt.Errorf("invalid data layout: %w", err)
	}
	return nil
}

// verifyTriple checks the text that names the target: ARCHITECTURE-VENDOR-SYSTEM, perhaps
// with -ENVIRONMENT. LLVM takes others for an unknown target.
func verifyTriple(a verify.Annotation, _ verify.Lookup) error {
	text, ok := a.Value.(*ir.StringAttr)
	if !ok {
		return fmt.Errorf("expected the target triple to be a string attribute, but got %s", syntax.AttrString(a.Value))
	}
	for _, part := range strings.Split(text.Value(), "-") {
		for _, c := range part {
			if c|0x20 >= 'a' && c|0x20 <= 'z' || c >= '0' && c <= '9' || c == '_' || c == '.' || c == '+' {
				continue
			}
			return fmt.Errorf("invalid target triple %q: %q cannot be in it; it is like \"x86_64-unknown-linux-gnu\"", text.Value(), c)
		}
	}
	if architecture, _, _ := strings.Cut(text.Value(), "-"); architecture == "" {
		return fmt.Errorf("invalid target triple %q: it has no architecture; it is like \"x86_64-unknown-linux-gnu\"", text.Value())
	}
	return nil
}

// verifyLoop checks what a branch that closes a loop says of it.
func verifyLoop(a verify.Annotation, lookup verify.Lookup) error {
	loop, ok := a.Value.(*ir.DictionaryAttr)
	if !ok {
		return fmt.Errorf("expected 'llvm.loop' to be a dictionary attribute, but got %s", syntax.AttrString(a.Value))
	}
	for _, e := range loop.Entries() {
		switch e.Name {
		case "parallel_access":
			groups, ok := e.Value.(*ir.ArrayAttr)
			if !ok {
				return errors.New("expected 'parallel_access' to be an array attribute")
			}
			if lookup == nil {
				continue
			}
			for _, g := range groups.Elems() {
				if err := named(g, accessGroupName, lookup); err != nil {
					return err
				}
			}
		case "options":
			if options, ok := e.Value.(*ir.DialectAttr); !ok || options.Def().Name() != "llvm.loopopts" {
				return fmt.Errorf("expected 'options' to be '#llvm.loopopts', but got %s", syntax.AttrString(e.Value))
			}
		default:
			return fmt.Errorf("'llvm.loop' has 'parallel_access' and 'options', but no '%s'", e.Name)
		}
	}
	return nil
}

// parameterAttributes check what is said of arguments and results of functions, by the full
// name of the attribute.
func parameterAttributes() map[string]verify.AttributeHook {
	all := map[string]verify.AttributeHook{}
	for _, name := range [...]string{
		"noalias", "nocapture", "nonnull", "readonly", "readnone", "writeonly", "returned", "nest", "inreg", "zeroext",
		"signext", "noundef", "nofree", "swiftself", "swifterror", "immarg",
	} {
		all["llvm."+name] = ofParameter("llvm."+name, "a unit attribute, or true or false", isFlag)
	}
	for _, name := range [...]string{"align", "dereferenceable", "dereferenceable_or_null", "alignstack"} {
		all["llvm."+name] = ofParameter("llvm."+name, "an integer", isNumber)
	}
	for _, name := range [...]string{"byval", "sret", "byref", "inalloca", "preallocated", "elementtype"} {
		all["llvm."+name] = ofParameter("llvm."+name, "unit, or the type pointed to", isUnitOrType)
	}
	return all
}

// isFlag takes true and false, too, which modules for `convert-std-to-llvm` have.
func isFlag(a ir.Attribute) bool {
	n, ok := a.(*ir.IntegerAttr)
	return isUnit(a) || ok && n.Value().Width() == 1
}

func isUnit(a ir.Attribute) bool {
	_, ok := a.(*ir.UnitAttr)
	return ok
}

func isNumber(a ir.Attribute) bool {
	n, ok := a.(*ir.IntegerAttr)
	return ok && !n.Value().IsNegative()
}

func isUnitOrType(a ir.Attribute) bool {
	_, ok := a.(*ir.TypeAttr)
	return ok || isUnit(a)
}

// ofParameter checks the value of an attribute of arguments and results. What such a name
// says on an operation is not LLVM's.
func ofParameter(name, what string, is func(ir.Attribute) bool) verify.AttributeHook {
	return func(a verify.Annotation, _ verify.Lookup) error {
		if a.Of == verify.OfOperation || is(a.Value) {
			return nil
		}
		where := "argument"
		if a.Of == verify.OfResult {
			where = "result"
		}
		return fmt.Errorf("expected '%s' of %s #%d to be %s, but got %s", name, where, a.Index, what, syntax.AttrString(a.Value))
	}
}
