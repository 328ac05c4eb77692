package llvmir

import "github.com/mlirc/mlirc/core/ir"

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
		f.text(value)
		f.byte(')')
		return
	}
	f.quoted(name)
	if value != "" {
		f.byte('=')
		f.quoted(value)
	}
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
