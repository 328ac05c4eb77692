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
			options, ok := AsLoopoptsAttr(e.Value)
			if !ok {
				return fmt.Errorf("expected 'options' to be '#llvm.loopopts', but got %s", syntax.AttrString(e.Value))
			}
			if err := verifyLoopOptions(options); err != nil {
				return err
			}
		default:
			return fmt.Errorf("'llvm.loop' has 'parallel_access' and 'options', but no '%s'", e.Name)
		}
	}
	return nil
}

// verifyLoopOptions wants each option once.
func verifyLoopOptions(loop LoopoptsAttr) error {
	options := loop.Options()
	for i, o := range options {
		for _, before := range options[:i] {
			if before.Name() == o.Name() {
				return fmt.Errorf("an option of a loop is there once, but twice in %s", syntax.AttrString(loop.Attribute))
			}
		}
	}
	return nil
}

// parameters are the attributes of arguments and results of functions, by their full names.
var parameters = parameterTable()

// parameterAttributes check what is said of arguments and results of functions.
func parameterAttributes() map[string]verify.AttributeHook {
	all := map[string]verify.AttributeHook{}
	for name, p := range parameters {
		all[name] = p.verify
	}
	return all
}

// AllowsOn reports whether LLVM allows an attribute of arguments and results, such as
// `llvm.noalias`, on those of a type. Names that are not LLVM's are allowed on all.
func AllowsOn(attribute string, t ir.Type) bool {
	p, ok := parameters[attribute]
	return !ok || p.of.is(t)
}

func parameterTable() map[string]parameterAttribute {
	all := map[string]parameterAttribute{}
	add := func(what string, is func(ir.Attribute) bool, of kindOfType, names ...string) {
		for _, name := range names {
			all["llvm."+name] = parameterAttribute{"llvm." + name, what, is, of, ofResults[name]}
		}
	}
	const flag, number, pointee = "a unit attribute, or true or false", "an integer", "unit, or the type pointed to"
	add(flag, isFlag, anyType, "returned", "inreg", "noundef", "nofree", "swiftself", "immarg")
	add(flag, isFlag, pointerType, "noalias", "nocapture", "nonnull", "readonly", "readnone", "writeonly", "nest", "swifterror")
	add(flag, isFlag, integerType, "zeroext", "signext")
	add(number, isNumber, anyType, "alignstack")
	add(number, isNumber, pointerType, "dereferenceable", "dereferenceable_or_null")
	add(number, isNumber, pointersType, "align")
	add(pointee, isUnitOrType, pointerType, "byval", "sret", "byref", "inalloca", "preallocated")
	add(pointee, isUnitOrType, anyType, "elementtype")
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

// kindOfType is what LLVM wants of the type of an argument that an attribute is on.
type kindOfType struct {
	what string
	is   func(ir.Type) bool
}

var (
	anyType      = kindOfType{"", func(ir.Type) bool { return true }}
	pointerType  = kindOfType{"a pointer", IsPtr}
	pointersType = kindOfType{"a pointer or a vector of pointers", func(t ir.Type) bool { return IsPtr(scalar(t)) }}
	integerType  = kindOfType{"an integer", func(t ir.Type) bool { _, ok := t.(*ir.IntegerType); return ok }}
)

// parameterAttribute is an attribute of arguments and results.
type parameterAttribute struct {
	name string
	what string // its value is
	is   func(ir.Attribute) bool
	of   kindOfType
	// ofResults is whether results may have it, too.
	ofResults bool
}

// ofResults are the attributes that LLVM takes on results as well as on arguments.
var ofResults = map[string]bool{
	"inreg": true, "noundef": true, "noalias": true, "nonnull": true, "zeroext": true, "signext": true,
	"dereferenceable": true, "dereferenceable_or_null": true, "align": true,
}

// verify checks the value, and the type of the argument or result. Those of a function that is not
// in this dialect yet change. What such a name says on an operation is not LLVM's.
func (p parameterAttribute) verify(a verify.Annotation, _ verify.Lookup) error {
	if a.Of == verify.OfOperation {
		return nil
	}
	where, t := "argument", ir.Type(nil)
	fn := functionType(a.Op)
	switch {
	case a.Of == verify.OfResult:
		where, t = "result", Result(fn)
	case a.Index < NumArgs(fn):
		t = Arg(fn, a.Index)
	}
	return p.check(a.Value, where, a.Index, t)
}

// check says why a value is none for an argument or result of a type, or nothing. No type is one that is not known.
func (p parameterAttribute) check(value ir.Attribute, where string, i int, t ir.Type) error {
	if !p.is(value) {
		return fmt.Errorf("expected '%s' of %s #%d to be %s, but got %s", p.name, where, i, p.what, syntax.AttrString(value))
	}
	if where == "result" && !p.ofResults {
		return fmt.Errorf("'%s' is for arguments, but is on result #%d", p.name, i)
	}
	if t != nil && !p.of.is(t) {
		return fmt.Errorf("'%s' is for %s, but %s #%d is %s", p.name, p.of.what, where, i, syntax.QuotedType(t))
	}
	return nil
}

// verifyPassedAttributes checks what a call says of its arguments, which are operands from start on, and of its result.
func verifyPassedAttributes(op *ir.Operation, start int) error {
	for i, list := range listOf(op.Attr("arg_attrs")) {
		if start+i >= op.NumOperands() {
			break
		}
		if err := verifyParameter(list, "argument", i, op.OperandType(start+i)); err != nil {
			return err
		}
	}
	for i, list := range listOf(op.Attr("res_attrs")) {
		if i >= op.NumResults() {
			break
		}
		if err := verifyParameter(list, "result", i, op.ResultType(i)); err != nil {
			return err
		}
	}
	return nil
}

// verifyParameter checks a dictionary of what is said of one argument or result.
func verifyParameter(list ir.Attribute, where string, i int, t ir.Type) error {
	dict, ok := list.(*ir.DictionaryAttr)
	if !ok {
		return nil
	}
	for _, e := range dict.Entries() {
		if p, known := parameters[e.Name]; known {
			if err := p.check(e.Value, where, i, t); err != nil {
				return err
			}
		}
	}
	return nil
}

// verifyIntrinsicAttributes checks what an intrinsic says of its arguments and of its result.
func verifyIntrinsicAttributes(op *ir.Operation) error { return verifyPassedAttributes(op, 0) }
