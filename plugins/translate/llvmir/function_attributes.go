package llvmir

import (
	"strconv"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// unitAttrs are the units of functions that LLVM has as a word of its own.
var unitAttrs = [...]struct{ name, word string }{
	{"convergent", "convergent"}, {"always_inline", "alwaysinline"}, {"inline_hint", "inlinehint"}, {"no_inline", "noinline"},
	{"no_unwind", "nounwind"}, {"optimize_none", "optnone"}, {"will_return", "willreturn"},
}

// targetAttrs are the attributes that say how the code of a function is made. LLVM has them as
// texts.
var targetAttrs = [...]struct{ name, text string }{
	{"arm_in_za", "aarch64_in_za"}, {"arm_inout_za", "aarch64_inout_za"}, {"arm_new_za", "aarch64_new_za"},
	{"arm_out_za", "aarch64_out_za"}, {"arm_preserves_za", "aarch64_preserves_za"},
	{"arm_locally_streaming", "aarch64_pstate_sm_body"}, {"arm_streaming_compatible", "aarch64_pstate_sm_compatible"},
	{"arm_streaming", "aarch64_pstate_sm_enabled"},
	{"approx_func_fp_math", "approx-func-fp-math"}, {"denormal_fp_math", "denormal-fp-math"},
	{"denormal_fp_math_f32", "denormal-fp-math-f32"}, {"fp_contract", "fp-contract"},
	{"no_infs_fp_math", "no-infs-fp-math"}, {"no_nans_fp_math", "no-nans-fp-math"},
	{"no_signed_zeros_fp_math", "no-signed-zeros-fp-math"}, {"target_cpu", "target-cpu"}, {"tune_cpu", "tune-cpu"},
	{"unsafe_fp_math", "unsafe-fp-math"}, {"prefer_vector_width", "prefer-vector-width"},
	{"reciprocal_estimates", "reciprocal-estimates"}, {"instrument_function_entry", "instrument-function-entry"},
	{"instrument_function_exit", "instrument-function-exit"},
}

// attributes appends what a function says of itself to who calls it and, where it has a body,
// to who makes code of it.
func (f *function) attributes(op *ir.Operation, declaration bool) {
	fn := llvm.Func{Op: op}
	for _, a := range unitAttrs {
		if op.Attr(a.name) != nil || a.word == "nounwind" && f.u.noUnwind[op] {
			f.byte(' ')
			f.text(a.word)
		}
	}
	if effects, ok := fn.Memory(); ok {
		f.memoryEffects(effects)
	} else if effects, ok := llvm.AsMemoryEffectsAttr(op.Attr("memory_effects")); ok { // a text of MLIR 22 that does not tell that it is one
		f.memoryEffects(effects)
	}
	if kind, ok := fn.UwtableKind(); ok && kind != llvm.UWTableKindNone {
		f.unwindTable(strconv.Itoa(int(kind)))
	}
	if declaration {
		return
	}
	if scale, ok := fn.VscaleRange(); ok {
		f.text(" vscale_range(")
		f.int(scale.MinRange())
		f.byte(',')
		f.int(scale.MaxRange())
		f.byte(')')
	}
	if pointer, ok := fn.FramePointer(); ok {
		f.attributeText("frame-pointer", word(int64(pointer), "none", "non-leaf", "all"))
	}
	if features, ok := fn.TargetFeatures(); ok {
		f.attributeText("target-features", strings.Join(features.Features(), ","))
	}
	for _, a := range targetAttrs {
		switch v := op.Attr(a.name).(type) {
		case *ir.UnitAttr:
			f.attributeText(a.text, "")
		case *ir.StringAttr:
			f.attributeText(a.text, v.Value())
		case *ir.IntegerAttr:
			n, _ := integer(v)
			f.attributeText(a.text, word(n&1, "false", "true"))
		}
	}
}

// attributeText appends an attribute that LLVM has as a text, and its value, if it has one.
func (f *function) attributeText(name, value string) {
	f.byte(' ')
	f.quoted(name)
	if value != "" {
		f.byte('=')
		f.quoted(value)
	}
}

// memoryEffects appends what a function does with memory. LLVM before 16 has words for some
// effects only; of others it gets those that allow no less.
func (f *function) memoryEffects(effects llvm.MemoryEffectsAttr) {
	other, argument, inaccessible := effects.Other(), effects.ArgMem(), effects.InaccessibleMem()
	if f.u.reader < firstMemory {
		for _, word := range memoryWords(other, argument, inaccessible) {
			f.byte(' ')
			f.text(word)
		}
		return
	}
	f.text(" memory(")
	separator := ""
	say := func(where string, what llvm.ModRefInfo) {
		f.text(separator)
		f.text(where)
		f.text(word(int64(what), "none", "read", "write", "readwrite"))
		separator = ", "
	}
	if other != llvm.ModRefInfoNone || argument == other && inaccessible == other {
		say("", other)
	}
	if argument != other {
		say("argmem: ", argument)
	}
	if inaccessible != other {
		say("inaccessiblemem: ", inaccessible)
	}
	f.byte(')')
}

// memoryWords are the words of LLVM before 16 that allow no less than the effects.
func memoryWords(other, argument, inaccessible llvm.ModRefInfo) []string {
	var words []string
	switch other | argument | inaccessible {
	case llvm.ModRefInfoNone:
		return []string{"readnone"}
	case llvm.ModRefInfoRead:
		words = append(words, "readonly")
	case llvm.ModRefInfoWrite:
		words = append(words, "writeonly")
	}
	switch none := llvm.ModRefInfoNone; {
	case other != none:
	case inaccessible == none:
		words = append(words, "argmemonly")
	case argument == none:
		words = append(words, "inaccessiblememonly")
	default:
		words = append(words, "inaccessiblemem_or_argmemonly")
	}
	return words
}

// collector appends the garbage collector of a function.
func (f *function) collector(op *ir.Operation) {
	if name, ok := (llvm.Func{Op: op}).GarbageCollector(); ok {
		f.text(" gc ")
		f.quoted(name)
	}
}

// workGroups appends what a kernel says of the groups of invocations that run it, and of the vectors that it computes
// with. A declaration has no place for it.
func (f *function) workGroups(op *ir.Operation) {
	if hint, ok := (llvm.Func{Op: op}).VecTypeHint(); ok {
		f.text(" !vec_type_hint !{")
		f.typ(hint.Hint())
		f.text(" undef, i32 ")
		if hint.IsSigned() {
			f.text("1}")
		} else {
			f.text("0}")
		}
	}
	for _, name := range []string{"work_group_size_hint", "reqd_work_group_size"} {
		sizes, ok := op.Attr(name).(*ir.DenseArrayAttr)
		if !ok {
			continue
		}
		f.text(" !" + name + " !{")
		for i := range sizes.Len() {
			f.comma(i)
			f.text("i32 ")
			n, _ := integer(sizes.Element(i))
			f.int(n)
		}
		f.byte('}')
	}
	if n, ok := integer(op.Attr("intel_reqd_sub_group_size")); ok {
		f.text(" !intel_reqd_sub_group_size !{i32 ")
		f.int(n)
		f.byte('}')
	}
}

// entryCount appends how often a function was entered when it was measured. A declaration has no place
// for it.
func (f *function) entryCount(op *ir.Operation) {
	if n, ok := (llvm.Func{Op: op}).FunctionEntryCount(); ok {
		f.text(" !prof !{!\"function_entry_count\", i64 ")
		f.int(n)
		f.byte('}')
	}
}
