package llvm

import (
	"errors"
	"fmt"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/verify"
)

// verifyFunction checks that the linkage goes with a body, or its absence, and what is
// passed through.
func verifyFunction(op *ir.Operation) error {
	linkage := Linkage(LinkageExternal)
	if a := op.Attr("linkage"); a != nil {
		linkage = Linkage(intOf(a))
	}
	declared := ir.IsDeclaration(op)
	switch {
	case linkage == LinkageCommon:
		return errors.New("functions cannot have 'common' linkage, which is for globals")
	case linkage == LinkageAppending:
		return errors.New("functions cannot have 'appending' linkage, which is for globals")
	case declared && linkage != LinkageExternal && linkage != LinkageExternWeak:
		return errors.New("external functions must have 'external' or 'extern_weak' linkage; give it a body, or another linkage")
	case !declared && linkage == LinkageExternWeak:
		return errors.New("a function with a body cannot have 'extern_weak' linkage; use 'weak'")
	}
	if err := verifyPassthrough(op); err != nil {
		return err
	}
	if err := verifyFeatures(op); err != nil {
		return err
	}
	if err := verifyTags(op); err != nil {
		return err
	}
	results := 1
	if IsVoid(Result(functionType(op))) {
		results = 0
	}
	if err := verifyDictionaries(op, "res_attrs", "result", results); err != nil {
		return err
	}
	return verifyDictionaries(op, "arg_attrs", "argument", NumArgs(functionType(op)))
}

// verifyFeatures checks the names of features of the processor, which LLVM IR has in one string.
func verifyFeatures(op *ir.Operation) error {
	features, ok := AsTargetFeaturesAttr(op.Attr("target_features"))
	if !ok {
		return nil
	}
	for _, f := range features.Features() {
		switch {
		case len(f) < 2 || f[0] != '+' && f[0] != '-':
			return fmt.Errorf("'target_features' has names behind '+' or '-', but not %q", f)
		case strings.Contains(f, ","):
			return fmt.Errorf("'target_features' has a name in each string, but several in %q", f)
		}
	}
	return nil
}

// verifyDictionaries wants a dictionary for each argument or result.
func verifyDictionaries(op *ir.Operation, name, what string, n int) error {
	if op.Attr(name) == nil {
		return nil
	}
	list := listOf(op.Attr(name))
	if len(list) != n {
		return fmt.Errorf("expects %s attribute array `%s` to have the same number of elements as the number of function %ss, got %d, but expected %d",
			what, name, what, len(list), n)
	}
	for _, e := range list {
		if _, ok := e.(*ir.DictionaryAttr); !ok {
			return fmt.Errorf("expects %s attribute array `%s` to hold dictionaries, but got %s", what, name, syntax.AttrString(e))
		}
	}
	return nil
}

// verifyPassthrough wants strings and pairs of strings.
func verifyPassthrough(op *ir.Operation) error {
	for _, a := range listOf(op.Attr("passthrough")) {
		if _, ok := a.(*ir.StringAttr); ok {
			continue
		}
		pair, ok := a.(*ir.ArrayAttr)
		if !ok {
			return fmt.Errorf("attribute 'passthrough' holds strings and pairs of strings, but not %s", syntax.AttrString(a))
		}
		if len(pair.Elems()) != 2 {
			return fmt.Errorf("expected arrays in 'passthrough' to be a name and a value, but got %s", syntax.AttrString(a))
		}
		for _, e := range pair.Elems() {
			if _, ok := e.(*ir.StringAttr); !ok {
				return fmt.Errorf("expected arrays in 'passthrough' to be two strings, but got %s", syntax.AttrString(a))
			}
		}
	}
	return nil
}

// verifyPersonality checks that who handles exceptions is a function.
func verifyPersonality(op *ir.Operation, lookup verify.Lookup) error {
	ref, ok := op.Attr("personality").(*ir.SymbolRefAttr)
	if !ok {
		return nil
	}
	if target := lookup(ref); target == nil || !target.Is(funcName) {
		return fmt.Errorf("the personality '%s' is no function; declare it with 'llvm.func'", ref.Leaf())
	}
	return nil
}

// verifyReturn compares what is returned with the type of the function.
func verifyReturn(op *ir.Operation) error {
	fn := op.ParentOp()
	if fn == nil || !fn.Is(funcName) {
		return nil
	}
	want := Result(functionType(fn))
	switch {
	case IsVoid(want) && op.NumOperands() > 0:
		return fmt.Errorf("expected no operands, as '%s' returns nothing", ir.SymbolName(fn))
	case IsVoid(want):
		return nil
	case op.NumOperands() != 1:
		return fmt.Errorf("expected 1 operand, as '%s' returns %s", ir.SymbolName(fn), syntax.QuotedType(want))
	case op.OperandType(0) != want:
		return fmt.Errorf("mismatching result types: '%s' returns %s, but the operand is %s", ir.SymbolName(fn), syntax.QuotedType(want), syntax.QuotedType(op.OperandType(0)))
	}
	return nil
}

// verifySwitch checks that no two cases are for one value.
func verifySwitch(op *ir.Operation) error {
	values, ok := op.Attr("case_values").(*ir.DenseElementsAttr)
	if !ok {
		return nil
	}
	seen := map[num.Int]bool{}
	for i := range values.Len() {
		n := values.Int(i)
		if seen[n] {
			return fmt.Errorf("has two cases for the value %s", n)
		}
		seen[n] = true
	}
	return nil
}

// blockTagName is the operation that marks a block.
const blockTagName = "llvm.blocktag"

// verifyTags wants each tag of a function in one place.
func verifyTags(fn *ir.Operation) error {
	name := fn.Context().OpName(blockTagName)
	var seen map[int64]bool
	for b := range fn.Region(0).Blocks() {
		for op := range b.Ops() {
			if op.Name() != name {
				continue
			}
			tag, ok := Blocktag{op}.Tag()
			if !ok {
				continue
			}
			if seen[tag.Id()] {
				return fmt.Errorf("has the tag %d in two places", tag.Id())
			}
			if seen == nil {
				seen = map[int64]bool{}
			}
			seen[tag.Id()] = true
		}
	}
	return nil
}

// verifyBlockAddress checks that there is a block with the tag, behind the entry: LLVM knows no address of that.
func verifyBlockAddress(op *ir.Operation, lookup verify.Lookup) error {
	address, _ := Blockaddress{op}.BlockAddr()
	ref, _ := address.Function().(*ir.SymbolRefAttr)
	tag, ok := AsBlocktagAttr(address.Tag())
	if ref == nil || !ok {
		return errors.New("names no block of a function")
	}
	fn := lookup(ref)
	if fn == nil || !fn.Is(funcName) || ir.IsDeclaration(fn) {
		return fmt.Errorf("'%s' is no function with a body", ref.Leaf())
	}
	b := taggedBlock(fn, tag.Id())
	switch {
	case b == nil:
		return fmt.Errorf("'%s' has no block with the tag %d", ref.Leaf(), tag.Id())
	case b.IsEntry():
		return fmt.Errorf("the block with the tag %d is the entry of '%s', of which LLVM takes no address", tag.Id(), ref.Leaf())
	}
	return nil
}

// taggedBlock is the block of a function that is marked with a tag, nil where none is.
func taggedBlock(fn *ir.Operation, id int64) *ir.Block {
	name := fn.Context().OpName(blockTagName)
	for b := range fn.Region(0).Blocks() {
		for op := range b.Ops() {
			if op.Name() != name {
				continue
			}
			if tag, ok := (Blocktag{op}).Tag(); ok && tag.Id() == id {
				return b
			}
		}
	}
	return nil
}

// verifyTargets checks that a branch to an address passes the same values to a block that it names twice, as LLVM IR
// cannot tell the ways apart.
func verifyTargets(op *ir.Operation) error {
	lists := Indirectbr{op}.TargetOperandsLists()
	for i, b := range op.Successors() {
		for j := range i {
			if op.Successor(j) != b {
				continue
			}
			for k := range min(len(lists[i]), len(lists[j])) {
				if lists[i][k] != lists[j][k] {
					return errors.New("passes different values to one block")
				}
			}
		}
	}
	return nil
}

// verifyFlags checks what LLVM takes for the value of a flag of a module, and that no two have a name.
func verifyFlags(op *ir.Operation) error {
	if err := verifyModuleLevel(op); err != nil {
		return err
	}
	seen := map[string]bool{}
	for _, a := range (ModuleFlags{op}).Flags() {
		flag, ok := AsMlirModuleFlagAttr(a)
		if !ok {
			continue
		}
		if seen[flag.Key()] {
			return fmt.Errorf("has two flags '%s'", flag.Key())
		}
		seen[flag.Key()] = true
		if err := verifyFlag(flag); err != nil {
			return err
		}
	}
	return nil
}

func verifyFlag(flag MlirModuleFlagAttr) error {
	isList := false
	switch v := flag.Value().(type) {
	case *ir.IntegerAttr:
		if _, fits := v.Value().Int64(); !fits || v.Value().Width() > 32 {
			return fmt.Errorf("the value of the flag '%s' has more than 32 bits", flag.Key())
		}
	case *ir.StringAttr:
	case *ir.ArrayAttr:
		isList = true
		for _, e := range v.Elems() {
			_, isCall := AsCgprofileEntryAttr(e)
			if _, isText := e.(*ir.StringAttr); !isCall && !isText {
				return fmt.Errorf("the value of the flag '%s' is a list of something else than texts and calls", flag.Key())
			}
		}
	default:
		if _, ok := AsProfileSummaryAttr(v); !ok {
			return fmt.Errorf("the value of the flag '%s' is no number, text, list or summary of a profile", flag.Key())
		}
	}
	switch _, isNumber := flag.Value().(*ir.IntegerAttr); flag.Behavior() {
	case ModFlagBehaviorMax, ModFlagBehaviorMin:
		if !isNumber {
			return fmt.Errorf("the flag '%s' has the larger or smaller number of two, but is none", flag.Key())
		}
	case ModFlagBehaviorAppend, ModFlagBehaviorAppendUnique:
		if !isList {
			return fmt.Errorf("the flag '%s' has the elements of two lists, but is none", flag.Key())
		}
	case ModFlagBehaviorRequire:
		return fmt.Errorf("the flag '%s' wants something of another, which no value here says", flag.Key())
	}
	return nil
}
