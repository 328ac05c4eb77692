package llvmir

import (
	"math"
	"strconv"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// signature appends the head of a function: all but the body. The entry block
// is nil for a declaration.
func (f *function) signature(op *ir.Operation, entry *ir.Block) {
	f.at = op
	t := functionTypeOf(op)
	if !llvm.IsFunc(t) {
		f.fail("function '@" + ir.SymbolName(op) + "' has no type of the LLVM dialect")
		return
	}
	if entry == nil {
		f.text("declare")
		f.subprogram()
		f.byte(' ')
	} else {
		f.text("define ")
	}
	f.linkage(op, entry == nil)
	f.dsoLocal(op)
	f.visibility(op)
	f.convention(op)
	f.resultAttrs(op, t)
	f.typ(llvm.Result(t))
	f.byte(' ')
	f.define('@', ir.SymbolName(op))
	f.parameters(op, t, entry)
	f.unnamedAddr(op)
	f.attributes(op, entry == nil)
	f.passthrough(op)
	f.section(op)
	f.comdat(op, " ")
	if n, ok := integer(op.Attr("alignment")); ok && n > 0 {
		f.text(" align ")
		f.int(n)
	}
	f.collector(op)
	f.personality(op)
	if entry == nil {
		f.byte('\n')
	}
}

// linkageText is the word for a case of Linkage with a blank behind it. The
// default, external, has no word.
func linkageText(code int64) string {
	return word(code, "private ", "internal ", "available_externally ", "linkonce ", "weak ", "common ",
		"appending ", "extern_weak ", "linkonce_odr ", "weak_odr ", "")
}

// external is the case of Linkage that is the default.
const (
	externWeak = 7
	external   = 10
)

// linkageOf is the linkage of a function or global.
func linkageOf(op *ir.Operation) int64 {
	switch a := op.Attr("linkage").(type) {
	case *ir.IntegerAttr:
		n, _ := integer(a)
		return n
	case *ir.DialectAttr: // as later versions have it
		if len(a.Params()) > 0 {
			n, _ := integer(a.Params()[0])
			return n
		}
	}
	return external
}

func (f *function) linkage(op *ir.Operation, declaration bool) {
	code := linkageOf(op)
	if declaration && code != external && code != externWeak {
		f.fail("function '@" + ir.SymbolName(op) + "' without body has a linkage that needs one; make it external or extern_weak")
		return
	}
	f.text(linkageText(code))
}

// convention appends how a function is called, or a call calls. LLVM knows each by its number.
func (w *writer) convention(op *ir.Operation) {
	if code, _ := integer(op.Attr("CConv")); code != 0 {
		w.text("cc")
		w.int(code)
		w.byte(' ')
	}
}

// visibility appends who sees a symbol of a shared library, unless all do.
func (w *writer) visibility(op *ir.Operation) {
	code, _ := integer(op.Attr("visibility_"))
	w.text(word(code, "", "hidden ", "protected "))
}

func (w *writer) dsoLocal(op *ir.Operation) {
	if op.Attr("dso_local") != nil {
		w.text("dso_local ")
	}
}

func (w *writer) unnamedAddr(op *ir.Operation) {
	code, _ := integer(op.Attr("unnamed_addr"))
	switch code {
	case 1:
		w.text(" local_unnamed_addr")
	case 2:
		w.text(" unnamed_addr")
	}
}

func (w *writer) section(op *ir.Operation) {
	if section := op.StringAttrValue("section"); section != "" {
		w.text(" section \"")
		w.out = appendEscaped(w.out, section)
		w.byte('"')
	}
}

// personality appends the function that decides about exceptions. Typed
// pointers must agree on a type for it.
func (f *function) personality(op *ir.Operation) {
	ref, ok := op.Attr("personality").(*ir.SymbolRefAttr)
	if !ok {
		return
	}
	target := f.u.symbols[ref.Leaf()]
	if target == nil {
		f.fail("personality '@" + ref.Leaf() + "' is not defined in this module")
		return
	}
	if f.u.opaque {
		f.text(" personality ptr ")
		f.symbol(ref)
		return
	}
	f.text(" personality i8* bitcast (")
	f.typ(functionTypeOf(target))
	f.text("* ")
	f.symbol(ref)
	f.text(" to i8*)")
}

func (f *function) parameters(op *ir.Operation, t ir.Type, entry *ir.Block) {
	attrs, _ := op.Attr("arg_attrs").(*ir.ArrayAttr)
	f.byte('(')
	for i := range llvm.NumArgs(t) {
		f.comma(i)
		f.typ(llvm.Arg(t, i))
		if attrs != nil && i < len(attrs.Elems()) {
			f.parameterAttrs(attrs.Elems()[i], llvm.Arg(t, i), "argument "+strconv.Itoa(i))
		}
		if entry != nil {
			f.byte(' ')
			f.value(entry.Arg(i))
		}
	}
	if llvm.IsVariadic(t) {
		f.comma(llvm.NumArgs(t))
		f.text("...")
	}
	f.byte(')')
}

// resultAttrs appends the attributes of what is returned, a blank behind each.
func (f *function) resultAttrs(op *ir.Operation, t ir.Type) {
	attrs, ok := op.Attr("res_attrs").(*ir.ArrayAttr)
	if !ok || len(attrs.Elems()) == 0 {
		return
	}
	start := len(f.out)
	f.parameterAttrs(attrs.Elems()[0], llvm.Result(t), "the result")
	if len(f.out) > start { // move the blank from the front to the end
		copy(f.out[start:], f.out[start+1:])
		f.out[len(f.out)-1] = ' '
	}
}

// parameterAttrs appends the attributes of an argument or a result, a blank
// before each.
func (f *function) parameterAttrs(a ir.Attribute, t ir.Type, what string) {
	dict, ok := a.(*ir.DictionaryAttr)
	if !ok {
		return
	}
	for _, e := range dict.Entries() {
		if f.parameterAttr(e, t) {
			continue
		}
		dot := dotIn(e.Name)
		if dot < 0 || e.Name[:dot] == "llvm" {
			f.fail("unsupported attribute '" + e.Name + "' of " + what)
		}
	}
}

// passing appends those attributes of an argument that say how it travels.
func (f *function) passing(a ir.Attribute, t ir.Type) {
	dict, ok := a.(*ir.DictionaryAttr)
	if !ok {
		return
	}
	for _, e := range dict.Entries() {
		switch e.Name {
		case "llvm.byval", "llvm.sret", "llvm.byref", "llvm.inalloca", "llvm.inreg", "llvm.zeroext", "llvm.signext",
			"llvm.nest", "llvm.swiftself", "llvm.swifterror":
			f.parameterAttr(e, t)
		}
	}
}

// parameterAttr appends one attribute; false means that LLVM does not know it.
func (f *function) parameterAttr(e ir.NamedAttr, t ir.Type) bool {
	switch e.Name {
	case "llvm.noalias", "llvm.nocapture", "llvm.nonnull", "llvm.readonly", "llvm.readnone", "llvm.writeonly",
		"llvm.returned", "llvm.nest", "llvm.inreg", "llvm.zeroext", "llvm.signext", "llvm.noundef", "llvm.nofree",
		"llvm.swiftself", "llvm.swifterror", "llvm.immarg":
		if on, isNumber := integer(e.Value); isNumber && on == 0 {
			return true // it says that it does not hold
		}
		f.byte(' ')
		f.text(e.Name[len("llvm."):])
	case "llvm.align", "llvm.dereferenceable", "llvm.dereferenceable_or_null", "llvm.alignstack":
		f.sizedAttr(e)
	case "llvm.byval", "llvm.sret", "llvm.byref", "llvm.inalloca", "llvm.preallocated", "llvm.elementtype":
		f.typedAttr(e, t)
	default:
		return false
	}
	return true
}

func (f *function) sizedAttr(e ir.NamedAttr) {
	n, ok := integer(e.Value)
	if !ok || n < 0 {
		f.fail("attribute '" + e.Name + "' wants a number of bytes")
		return
	}
	f.byte(' ')
	f.text(e.Name[len("llvm."):])
	if e.Name == "llvm.align" {
		f.byte(' ')
		f.int(n)
		return
	}
	f.byte('(')
	f.int(n)
	f.byte(')')
}

// typedAttr appends an attribute with the type that a pointer points to: the attribute's own,
// or that of the pointer type.
func (f *function) typedAttr(e ir.NamedAttr, t ir.Type) {
	elem := llvm.Elem(t)
	if given, ok := e.Value.(*ir.TypeAttr); ok {
		elem = given.Value()
	}
	if elem == nil || !llvm.IsPtr(t) {
		f.fail("attribute '" + e.Name + "' wants a pointer and the type that it points to")
		return
	}
	f.byte(' ')
	f.text(e.Name[len("llvm."):])
	f.byte('(')
	f.typ(elem)
	f.byte(')')
}

// passthrough appends the function attributes that a module hands on: a name, or
// a name with a value. Those that LLVM does not know by name are strings.
func (f *function) passthrough(op *ir.Operation) {
	list, ok := op.Attr("passthrough").(*ir.ArrayAttr)
	if !ok {
		return
	}
	for _, a := range list.Elems() {
		switch a := a.(type) {
		case *ir.StringAttr:
			f.functionAttr(a.Value(), "")
		case *ir.ArrayAttr:
			f.functionAttrPair(a)
		default:
			f.fail("attribute 'passthrough' takes strings and pairs of strings")
		}
	}
}

func (f *function) functionAttrPair(pair *ir.ArrayAttr) {
	if len(pair.Elems()) == 2 {
		name, okName := pair.Elems()[0].(*ir.StringAttr)
		value, okValue := pair.Elems()[1].(*ir.StringAttr)
		if okName && okValue {
			f.functionAttr(name.Value(), value.Value())
			return
		}
	}
	f.fail("attribute 'passthrough' takes strings and pairs of strings")
}

func (f *function) functionAttr(name, value string) {
	switch {
	case value != "" && name == "uwtable":
		f.unwindTable(value)
		return
	case value != "" && isFunctionAttr(name):
		f.fail("LLVM attribute '" + name + "' does not expect a value; pass it through as a string of its own")
		return
	case value == "" && isFunctionAttrWithNumber(name):
		f.fail("LLVM attribute '" + name + "' expects a value; pass it through as [\"" + name + "\", \"NUMBER\"]")
		return
	}
	f.byte(' ')
	switch {
	case isFunctionAttr(name):
		f.text(name)
		return
	case value != "" && isFunctionAttrWithNumber(name):
		f.text(name)
		f.byte('(')
		f.text(numbersOf(name, value))
		f.byte(')')
		return
	}
	f.quoted(name)
	if value != "" {
		f.byte('=')
		f.quoted(value)
	}
}

// unwindTable appends `uwtable` of a kind: 1 are tables that are exact at calls, and 2, which is
// that without a kind, at every instruction. LLVM before 15 has the latter only, which are both.
func (f *function) unwindTable(kind string) {
	switch kind {
	case "1":
		f.text(" uwtable")
		if f.u.reader >= firstUnwindKind {
			f.text("(sync)")
		}
	case "2":
		f.text(" uwtable")
	default:
		f.fail("LLVM attribute 'uwtable' expects 1 or 2, but got '" + kind + "'")
	}
}

// numbersOf is how LLVM IR spells the number of an attribute, which may stand for two.
func numbersOf(name, value string) string {
	n, err := strconv.ParseUint(value, 10, 64)
	if err != nil || name == "alignstack" {
		return value
	}
	first, second := strconv.FormatUint(n>>32, 10), uint32(n)
	if name == "allocsize" && second == math.MaxUint32 { // there is no second argument
		return first
	}
	return first + "," + strconv.FormatUint(uint64(second), 10)
}

func (w *writer) quoted(text string) {
	w.byte('"')
	w.out = appendEscaped(w.out, text)
	w.byte('"')
}

// isFunctionAttr reports whether LLVM knows a function attribute without value
// by name.
func isFunctionAttr(name string) bool {
	switch name {
	case "alwaysinline", "argmemonly", "builtin", "cold", "convergent", "disable_sanitizer_instrumentation", "hot",
		"inaccessiblemem_or_argmemonly", "inaccessiblememonly", "inlinehint", "jumptable", "minsize", "mustprogress",
		"naked", "nobuiltin", "nocallback", "nocf_check", "noduplicate", "nofree", "noimplicitfloat", "noinline",
		"nomerge", "nonlazybind", "noprofile", "norecurse", "noredzone", "noreturn", "nosanitize_coverage", "nosync",
		"nounwind", "null_pointer_is_valid", "optforfuzzing", "optnone", "optsize", "readnone", "readonly",
		"returns_twice", "safestack", "sanitize_address", "sanitize_hwaddress", "sanitize_memory", "sanitize_memtag",
		"sanitize_thread", "shadowcallstack", "speculatable", "speculative_load_hardening", "ssp", "sspreq",
		"sspstrong", "strictfp", "uwtable", "willreturn", "writeonly":
		return true
	}
	return false
}

// isFunctionAttrWithNumber reports the same for one with a number.
func isFunctionAttrWithNumber(name string) bool {
	switch name {
	case "alignstack", "allocsize", "vscale_range":
		return true
	}
	return false
}
