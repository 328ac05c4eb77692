package importer

import (
	"fmt"
	"slices"
	"strings"
)

// words are traits that dialect files have, by what they are called in C++.
var words = map[string]string{
	"IsTerminator": "terminator", "IsIsolatedFromAbove": "isolated", "SymbolTable": "symbol-table", "NoTerminator": "no-terminator",
	"HasOnlyGraphRegion": "graph-region", "ConstantLike": "constant-like", "IsCommutative": "commutative", "IsIdempotent": "idempotent",
	"IsInvolution": "involution", "Elementwise": "elementwise", "AffineScope": "affine-scope", "AutomaticAllocationScope": "allocation-scope",
	"HasRecursiveMemoryEffects": "recursive-effects", "SymbolOpInterface": "symbol", "CastOpInterface": "cast", "LoopLikeOpInterface": "loop",
	"FunctionOpInterface": "function-like", "RegionBranchTerminatorOpInterface": "return-like", "OpTrait::ReturnLike": "return-like", "ReturnLike": "return-like",
}

// silent are traits that say nothing that a dialect file has to: of C++, of bookkeeping, or said
// elsewhere in the item.
var silent = []string{"Scalarizable", "Vectorizable", "Tensorizable", "AttrSizedOperandSegments", "AttrSizedResultSegments", "SingleBlock",
	"NoRegionArguments", "OpInvariants", "ConditionallySpeculatable", "AlwaysSpeculatableImplTrait", "MemRefsNormalizable",
	"SameOperandsAndResultType", "SameTypeOperands", "FirstAttrDerivedResultType", "RecursivelySpeculatableImplTrait", "SymbolUserOpInterface",
	"MemoryEffectOpInterface", "MemoryEffectOpInterface::Trait", "BytecodeOpInterface", "OpAsmOpInterface", "InferTypeOpInterface"}

// hasTrait reports whether a trait of that C++ name is there.
func (o *operation) hasTrait(name string) bool {
	return slices.ContainsFunc(o.traits, func(t *record) bool { return traitName(t) == name })
}

// traitName is what a trait or interface is called in C++.
func traitName(t *record) string {
	if name := t.text("cppInterfaceName"); name != "" {
		return name
	}
	return strings.TrimPrefix(t.text("trait"), "::mlir::OpTrait::")
}

var parentTrait = pattern(`^HasParent<(.*)>::Impl$`)

// translateTraits sorts the traits into words, rules, and remarks.
func (o *operation) translateTraits() {
	var unknown []string
	for _, t := range o.traits {
		name := traitName(t)
		switch {
		case t.is("PredTrait"):
			o.predicateTrait(t)
		case t.is("MemoryEffects"):
			o.memoryEffects(t)
		case name == "CallOpInterface":
			o.call()
		case parentTrait().MatchString(name):
			o.parents(strings.Split(parentTrait().FindStringSubmatch(name)[1], ","))
		case words[name] != "":
			o.trait(words[name])
		case o.shapeTrait(name):
		case implicitTerminator().MatchString(name), slices.Contains(silent, name):
		case name != "":
			unknown = append(unknown, strings.TrimSuffix(name, "::Trait"))
		}
	}
	if len(unknown) > 0 {
		o.item.remark("C++: interfaces and traits %s", strings.Join(unknown, ", "))
	}
}

// memoryEffects translates the effects that an operation has as a whole.
func (o *operation) memoryEffects(t *record) {
	effects := t.refs("effects")
	if len(effects) == 0 {
		o.trait("pure")
		return
	}
	for _, e := range effects {
		word := map[string]string{"Read": "reads", "Write": "writes", "Allocate": "allocates", "Free": "frees"}[e.text("effect")[strings.LastIndexByte(e.text("effect"), ':')+1:]]
		if word == "" {
			o.item.remark(notSaid+"effect %s", e.text("effect"))
			continue
		}
		if !slices.ContainsFunc(o.words, func(w string) bool { return strings.HasPrefix(w, word) }) {
			o.trait(word)
		}
	}
}

// call is said of operations that name what they call as dialect files expect it.
func (o *operation) call() {
	for _, a := range o.attrs {
		if a.name == "callee" && strings.HasPrefix(a.kind, "symbol") {
			o.trait("call")
			return
		}
	}
	o.item.remark(notSaid + "what it calls: C++ tells, by CallOpInterface")
}

func (o *operation) parents(classes []string) {
	for _, class := range classes {
		if name := o.im.opNamed(class); name != "" {
			o.trait("parent " + name)
			continue
		}
		o.item.remark(notSaid+"that its parent is a %s", strings.TrimSpace(class))
	}
}

// shapeTrait makes rules of traits that compare types.
func (o *operation) shapeTrait(name string) bool {
	of := func(list ...[]*value) []string {
		var names []string
		for _, v := range slices.Concat(list...) {
			names = append(names, "$"+v.name)
		}
		return names
	}
	compare := func(function, what string, names []string) bool {
		if len(names) > 1 {
			o.rule(fmt.Sprintf("%s(%s)", function, strings.Join(names, ", ")), what)
		}
		return true
	}
	switch name {
	case "SameOperandsAndResultShape":
		return compare("same-shape", "requires the same shape for all operands and results", of(o.operands, o.results))
	case "SameOperandsShape":
		return compare("same-shape", "requires the same shape for all operands", of(o.operands))
	case "SameOperandsAndResultElementType":
		return compare("same-element", "requires the same element type for all operands and results", of(o.operands, o.results))
	case "SameOperandsElementType":
		return compare("same-element", "requires the same element type for all operands", of(o.operands))
	}
	return false
}

func (o *operation) rule(condition, message string) {
	o.rules = append(o.rules, fmt.Sprintf("%s else %q", condition, message))
}

var sameOperators = map[string]struct{ function, what string }{
	"AllShapesMatch": {"same-shape", "the same shape"}, "AllElementTypesMatch": {"same-element", "the same element type"},
}

// predicateTrait translates a trait that is a predicate over parts of the operation. Those over
// types are part of the inference of types.
func (o *operation) predicateTrait(t *record) {
	if t.is("AllTypesMatch") || t.is("TypesMatchWith") {
		return
	}
	names := t.strings("values")
	for i, n := range names {
		names[i] = "$" + n
	}
	list := strings.ReplaceAll(strings.Join(names, ", "), "$", "")
	for class, f := range sameOperators {
		if t.is(class) {
			o.rule(fmt.Sprintf("%s(%s)", f.function, strings.Join(names, ", ")), list+" must have "+f.what)
			return
		}
	}
	if t.is("AllRanksMatch") {
		for _, n := range names[1:] {
			o.rule(fmt.Sprintf("rank(%s) == rank(%s)", names[0], n), list+" must have the same rank")
		}
		return
	}
	if rule := o.elementRule(t); rule != "" {
		o.rule(rule, t.text("summary"))
		return
	}
	o.item.remark(notSaid+"rule: %s", t.text("summary"))
}

var elementRules = pattern(`^getElementTypeOrSelf\(\$_op\.get(Operand|Result)\((\d)\)\)==getElementTypeOrSelf\(\$_op\.get(Operand|Result)\((\d)\)\)$`)

// elementRule compares the element types of two values that a predicate numbers.
func (o *operation) elementRule(t *record) string {
	p := t.ref("predicate")
	if p == nil {
		return ""
	}
	m := elementRules().FindStringSubmatch(simplified(p.text("predExpr")))
	if m == nil {
		return ""
	}
	part := func(kind, number string) string {
		list := o.operands
		if kind == "Result" {
			list = o.results
		}
		if i := int(number[0] - '0'); i < len(list) && !slices.ContainsFunc(list[:i+1], func(v *value) bool { return v.mark != "" }) {
			return "$" + list[i].name
		}
		return ""
	}
	a, b := part(m[1], m[2]), part(m[3], m[4])
	if a == "" || b == "" {
		return ""
	}
	return fmt.Sprintf("same-element(%s, %s)", a, b)
}
