package llvmir

import (
	"bytes"
	"strconv"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// calls leave the function.
func calls() map[string]*instruction {
	return map[string]*instruction{
		"call":       {emit: call},
		"invoke":     {emit: invoke, ends: true},
		"inline_asm": {emit: inlineAssembly},
	}
}

func call(f *function, op *ir.Operation) {
	kind, _ := integer(op.Attr("TailCallKind"))
	f.text(callWord(kind))
	f.fastMath(op)
	f.convention(op)
	_, end, _ := ir.OperandGroup(op, "args")
	f.callee(op, end)
	f.callAttributes(op)
	f.bundles(op)
	f.aliasing(op)
}

// callWord is the word for a case of TailCallKind.
func callWord(kind int64) string {
	return word(kind, "call ", "tail call ", "musttail call ", "notail call ")
}

func invoke(f *function, op *ir.Operation) {
	f.text("invoke ")
	f.convention(op)
	_, end, _ := ir.OperandGroup(op, "args")
	f.callee(op, end)
	f.bundles(op)
	f.text(" to ")
	f.destination(op, 0)
	f.text(" unwind ")
	f.destination(op, 1)
	f.weights(op)
}

// callee appends the type of what is called, its name or address, and the
// arguments, which are operands up to end.
func (f *function) callee(op *ir.Operation, end int) {
	ref, direct := op.Attr("callee").(*ir.SymbolRefAttr)
	if direct {
		f.directCallee(op, ref, end)
		return
	}
	if end == 0 {
		f.fail("operation '" + op.Name().String() + "' names nothing to call")
		return
	}
	address := op.Operand(0)
	t := llvm.Elem(address.Type())
	if given, ok := op.Attr("var_callee_type").(*ir.TypeAttr); ok {
		t = given.Value()
	}
	f.calleeType(op, t)
	f.operand(address)
	attrs, _ := op.Attr("arg_attrs").(*ir.ArrayAttr)
	f.arguments(op, 1, end, f.parameterAttrsOf(attrs))
}

func (f *function) directCallee(op *ir.Operation, ref *ir.SymbolRefAttr, end int) {
	target := f.u.symbols[ref.Leaf()]
	if target == nil || !target.Is(funcName) && !target.Is(resolvedName) {
		f.fail("'@" + ref.Leaf() + "' is not a function of this module; declare it with llvm.func")
		return
	}
	f.calleeType(op, llvm.SymbolType(target))
	f.out = appendName(f.out, '@', ref.Leaf())
	if attrs, own := op.Attr("arg_attrs").(*ir.ArrayAttr); own {
		f.arguments(op, 0, end, f.parameterAttrsOf(attrs))
		return
	}
	attrs, _ := target.Attr("arg_attrs").(*ir.ArrayAttr)
	f.arguments(op, 0, end, func(i int, t ir.Type) {
		if attrs != nil && i < len(attrs.Elems()) {
			f.passing(attrs.Elems()[i], t)
		}
	})
}

// parameterAttrsOf appends what a call says of argument i, a blank before each.
func (f *function) parameterAttrsOf(attrs *ir.ArrayAttr) func(i int, t ir.Type) {
	return func(i int, t ir.Type) {
		if attrs != nil && i < len(attrs.Elems()) {
			f.parameterAttrs(attrs.Elems()[i], t, "argument "+strconv.Itoa(i))
		}
	}
}

// calleeType appends what a call says of its result, and the whole function type if arguments may vary, or what is
// returned otherwise.
func (f *function) calleeType(op *ir.Operation, t ir.Type) {
	if op.NumResults() == 1 {
		f.resultAttrs(op, op.Result(0).Type())
	}
	switch variadic, ok := t.(*ir.DialectType); {
	case ok && llvm.IsVariadic(t):
		f.functionType(variadic)
	case op.NumResults() == 0:
		f.text("void")
	default:
		f.typ(op.Result(0).Type())
	}
	f.byte(' ')
}

// arguments appends operands in parentheses, and behind the type of each what is said of it. A call that says
// nothing itself repeats those attributes of the callee's arguments that say how a value travels: caller and callee
// must agree.
func (f *function) arguments(op *ir.Operation, start, end int, attributes func(i int, t ir.Type)) {
	f.byte('(')
	for i := start; i < end; i++ {
		f.comma(i - start)
		v := op.Operand(i)
		f.typ(v.Type())
		if attributes != nil {
			attributes(i-start, v.Type())
		}
		f.byte(' ')
		f.operand(v)
	}
	f.byte(')')
}

// callAttributes appends what a call says of itself, as functions do of themselves.
func (f *function) callAttributes(op *ir.Operation) {
	for _, a := range unitAttrs {
		if op.Attr(a.name) != nil {
			f.byte(' ')
			f.text(a.word)
		}
	}
	if effects, ok := (llvm.Call{Op: op}).MemoryEffects(); ok {
		f.memoryEffects(effects)
	}
}

// bundles appends the bundles of operands, which are the last ones.
func (f *function) bundles(op *ir.Operation) {
	tags, _ := op.Attr("op_bundle_tags").(*ir.ArrayAttr)
	sizes, _ := op.Attr("op_bundle_sizes").(*ir.ArrayAttr)
	if tags == nil || sizes == nil || len(tags.Elems()) == 0 {
		return
	}
	start, end, _ := ir.OperandGroup(op, "op_bundle_operands")
	rest := op.Operands()[start:end]
	f.text(" [ ")
	for i, tag := range tags.Elems() {
		f.comma(i)
		word, _ := tag.(*ir.StringAttr)
		f.quoted(word.Value())
		f.byte('(')
		n, _ := integer(sizes.Elems()[i])
		for j, v := range rest[:n] {
			f.comma(j)
			f.typed(v)
		}
		f.byte(')')
		rest = rest[n:]
	}
	f.text(" ]")
}

// functionTypeOf is the type of a function.
func functionTypeOf(op *ir.Operation) ir.Type {
	for _, name := range []string{"type", "function_type"} {
		if t, ok := op.Attr(name).(*ir.TypeAttr); ok {
			return t.Value()
		}
	}
	return nil
}

func inlineAssembly(f *function, op *ir.Operation) {
	kind, _ := integer(op.Attr("tail_call_kind"))
	f.text(callWord(kind))
	if op.NumResults() == 0 {
		f.text("void")
	} else {
		f.typ(op.Result(0).Type())
	}
	f.text(" asm ")
	if op.Attr("has_side_effects") != nil {
		f.text("sideeffect ")
	}
	if op.Attr("is_align_stack") != nil {
		f.text("alignstack ")
	}
	if dialect, _ := integer(op.Attr("asm_dialect")); dialect == 1 {
		f.text("inteldialect ")
	}
	f.byte('"')
	f.out = appendEscaped(f.out, op.StringAttrValue("asm_string"))
	f.text("\", \"")
	f.out = appendEscaped(f.out, op.StringAttrValue("constraints"))
	f.byte('"')
	f.arguments(op, 0, op.NumOperands(), nil)
}

// callIntrinsicName is the operation that calls an intrinsic by its name.
const callIntrinsicName = "llvm.call_intrinsic"

// namedIntrinsics emits `llvm.call_intrinsic`. The whole name of an overloaded intrinsic follows from
// its types. Of one that is not among those known, LLVM knows itself what the name depends on, and
// corrects it as it reads the text: any name does that begins with that of the intrinsic and is not
// that of another function.
func namedIntrinsics(known map[string]*intrinsic) func(f *function, op *ir.Operation) {
	return func(f *function, op *ir.Operation) {
		full := op.StringAttrValue("intrin")
		if in := known[strings.TrimPrefix(full, "llvm.")]; in != nil && in.fits(op) {
			in.emit(f, op)
			return
		}
		name := []byte(full)
		if f.u.calls.several[full] {
			name = f.appendMangledSignature(name, op)
		}
		(&intrinsic{}).call(f, op, string(name))
	}
}

// fits reports whether an operation has all that the name depends on.
func (in *intrinsic) fits(op *ir.Operation) bool {
	for _, c := range in.overload {
		switch {
		case c == 'r' && op.NumResults() == 0, c == 'm' && !hasSecondMember(op):
			return false
		case c != 'r' && c != 'm' && int(c-'0') >= op.NumOperands():
			return false
		}
	}
	return true
}

// appendMangledSignature appends the types of all results and operands.
func (w *writer) appendMangledSignature(out []byte, op *ir.Operation) []byte {
	for i := range op.NumResults() {
		out = w.appendMangled(append(out, '.'), op.Result(i).Type())
	}
	for i := range op.NumOperands() {
		out = w.appendMangled(append(out, '.'), op.Operand(i).Type())
	}
	return out
}

// namedCalls knows the intrinsics that are called by name.
type namedCalls struct {
	types   map[string][]byte // of the first call
	several map[string]bool   // those that are called with several types, and so are overloaded
}

// note takes note of a call.
func (u *unit) note(op *ir.Operation) {
	n := &u.calls
	if n.types == nil {
		n.types, n.several = map[string][]byte{}, map[string]bool{}
	}
	name := op.StringAttrValue("intrin")
	types := newWriter(u).appendMangledSignature(nil, op)
	if first, seen := n.types[name]; seen && !bytes.Equal(first, types) {
		n.several[name] = true
	}
	n.types[name] = types
}

// isNoToken reports whether a value is the token that stands for none.
func isNoToken(v *ir.Value) bool {
	op := v.DefiningOp()
	return op != nil && op.Is("llvm.mlir.none")
}
