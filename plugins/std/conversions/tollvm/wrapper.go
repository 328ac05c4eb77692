package tollvm

import (
	"slices"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
)

// RequestCWrappers returns the pass `llvm-request-c-wrappers`.
func RequestCWrappers() *pass.Pass {
	return &pass.Pass{
		Name:    "llvm-request-c-wrappers",
		Summary: "ask for wrappers for C of all functions",
		Doc:     "Functions get the attribute " + cInterfaceAttr + ", by which conversions to the LLVM dialect make wrappers.",
		Anchor:  "func",
		Run: func(r *pass.Run) error {
			if r.Op.Attr(cInterfaceAttr) != nil {
				r.Unchanged()
				return nil
			}
			r.Op.SetAttr(cInterfaceAttr, r.IR().UnitAttr())
			return nil
		},
	}
}

// wrapper is a function beside another one that C can call, or that calls C.
// Memrefs come in the form that the convention has for C, and results that are
// structs through a pointer that comes first.
type wrapper struct {
	l       *Lowering
	old     *ir.FunctionType
	inner   *ir.Operation // the function proper
	sig     *signature
	results []ir.Type // for C, before they are packed
	result  ir.Type   // all of them, nil if there are none
	viaPtr  bool      // the result goes through a pointer
	args    []ir.Type
	starts  []int // of the arguments that each old one became
}

func (l *Lowering) wantsWrapper(op *ir.Operation) bool {
	if !l.memrefs.HasCInterface() {
		return false
	}
	return l.options.CWrappers || op.Attr(cInterfaceAttr) != nil
}

// wrapperProblem says why C cannot call a function of that type, if it is to.
func (l *Lowering) wrapperProblem(op *ir.Operation, t *ir.FunctionType, rw *convert.Rewriter) string {
	if !l.wantsWrapper(op) {
		return ""
	}
	name := l.wrapperName(op)
	if taken, ok := rw.Symbol(op, name); ok {
		return "its wrapper for C is to be called '" + name + "', as is what stands at " + ir.Position(taken.Loc).String() +
			"; rename one of the two, or make no wrapper"
	}
	for _, in := range append(slices.Clone(t.Inputs()), t.Results()...) {
		p := l.memrefs.Passing(in)
		if p == nil {
			continue
		}
		if _, reason := p.CArgumentTypes(); reason != "" {
			return about(in, "passed to and from C", reason)
		}
	}
	return ""
}

// wrap makes the wrapper. A function that is defined can be called through it;
// one that is declared gets a body that calls it, and C defines it.
func (l *Lowering) wrap(op, fresh *ir.Operation, old *ir.FunctionType, s *signature, rw *convert.Rewriter) {
	w := &wrapper{l: l, old: old, inner: fresh, sig: s}
	w.results = w.cResultTypes()
	w.result = packedType(l.kit, w.results)
	w.viaPtr = w.result != nil && llvm.IsStruct(w.result)
	if w.viaPtr {
		w.args = append(w.args, l.kit.Types.Ptr(w.result, 0))
	}
	for i, t := range old.Inputs() {
		w.starts = append(w.starts, len(w.args))
		w.args = append(w.args, w.cTypes(i, t)...)
	}
	rw.SetInsertionPointAfter(fresh)
	outer := rw.Create(&ir.OperationState{
		Name: fresh.Name(), Attrs: w.attrs(op, fresh), Regions: 1,
	})
	e := l.at(rw)
	if fresh.Region(0).Empty() {
		w.fill(fresh, w.sig.inputs.Types(), e, w.callOut)
	} else {
		w.fill(outer, w.args, e, w.callIn)
	}
	rw.SetInsertionPointAfter(outer)
}

// cTypes are the types of what argument i becomes for C.
func (w *wrapper) cTypes(i int, t ir.Type) []ir.Type {
	if p := w.l.memrefs.Passing(t); p != nil {
		types, _ := p.CArgumentTypes()
		return types
	}
	start, end := w.sig.inputs.Range(i)
	return w.sig.inputs.Types()[start:end]
}

// wrapperName is the name of a function's wrapper.
func (l *Lowering) wrapperName(fn *ir.Operation) string {
	return l.options.Convention.CInterface.Prefix + ir.SymbolName(fn)
}

func (w *wrapper) name() string { return w.l.wrapperName(w.inner) }

func (w *wrapper) attrs(op, fresh *ir.Operation) ir.AttrList {
	ctx := w.l.ctx
	result := w.result
	attrs := fresh.Attrs().With(ir.SymbolNameAttr, ctx.StringAttr(w.name())).
		With(linkageAttr, llvm.LinkageExternal.Attr(ctx))
	if w.viaPtr {
		result = nil
	}
	if w.viaPtr || !w.sameResults() {
		attrs = attrs.Without(resAttrsAttr)
	}
	if args, ok := op.Attr(argAttrsAttr).(*ir.ArrayAttr); ok {
		attrs = attrs.With(argAttrsAttr, w.argAttrs(args))
	}
	return attrs.With(typeAttr, ctx.TypeAttr(w.l.kit.Types.Func(result, w.args, false)))
}

// argAttrs are the attributes of the wrapper's arguments. Those that concern
// pointers are about the buffer of a memref, and not about where its descriptor
// is.
func (w *wrapper) argAttrs(args *ir.ArrayAttr) ir.Attribute {
	list := make([]ir.Attribute, len(w.args))
	for i := range list {
		list[i] = w.l.ctx.DictionaryAttr(nil)
	}
	for i, a := range args.Elems() {
		if w.l.memrefs.Passing(w.old.Inputs()[i]) != nil {
			a = w.l.allowedOn(w.l.ctx.IntegerType(64, ir.Signless), a) // what a size may have
		}
		end := len(w.args)
		if i+1 < len(w.starts) {
			end = w.starts[i+1]
		}
		for j := w.starts[i]; j < end; j++ {
			list[j] = a
		}
	}
	return w.l.ctx.ArrayAttr(list)
}

// fill gives a function a body.
func (w *wrapper) fill(fn *ir.Operation, args []ir.Type, e emit.Emitter, body func(emit.Emitter, []*ir.Value) *ir.Value) {
	entry := e.CreateBlock(fn.Region(0), nil, args...)
	var results []*ir.Value
	if v := body(e, entry.Args()); v != nil {
		results = []*ir.Value{v}
	}
	llvm.NewReturn(e.Builder, results)
}

// callIn is called from C and calls the function proper.
func (w *wrapper) callIn(e emit.Emitter, args []*ir.Value) *ir.Value {
	var passed []*ir.Value
	for i, t := range w.old.Inputs() {
		own := args[w.starts[i] : w.starts[i]+len(w.cTypes(i, t))]
		if p := w.l.memrefs.Passing(t); p != nil {
			own = p.ArgumentFromC(e, own)
		}
		passed = append(passed, own...)
	}
	result := w.resultToC(e, e.Call(ir.SymbolName(w.inner), w.sig.packed(w.l), passed...))
	if !w.viaPtr {
		return result
	}
	e.Store(result, args[0])
	return nil
}

// callOut is called from the module and calls C.
func (w *wrapper) callOut(e emit.Emitter, args []*ir.Value) *ir.Value {
	var passed []*ir.Value
	result := w.result
	if w.viaPtr {
		passed = append(passed, e.Alloca(e.Index(1), w.args[0], 0))
		result = nil
	}
	for i, t := range w.old.Inputs() {
		start, end := w.sig.inputs.Range(i)
		own := args[start:end]
		if p := w.l.memrefs.Passing(t); p != nil {
			own = p.ArgumentToC(e, own)
		}
		passed = append(passed, own...)
	}
	v := e.Call(w.name(), result, passed...)
	if w.viaPtr {
		v = e.Load(passed[0], w.result)
	}
	return w.resultFromC(e, v)
}

// cResultTypes are the types of what the results become for C.
func (w *wrapper) cResultTypes() []ir.Type {
	var types []ir.Type
	for i := range w.old.Results() {
		types = append(types, w.cResultTypesOf(i)...)
	}
	return types
}

// cResultTypesOf are the types of what result i becomes for C.
func (w *wrapper) cResultTypesOf(i int) []ir.Type {
	if p := w.l.memrefs.Passing(w.old.Results()[i]); p != nil {
		return p.CResultTypes()
	}
	start, end := w.sig.resultRange(i)
	return w.sig.results[start:end]
}

// sameResults reports whether C gets the same as others.
func (w *wrapper) sameResults() bool { return slices.Equal(w.results, w.sig.results) }

// resultToC makes of what the function proper returns what C gets; nil is nothing.
func (w *wrapper) resultToC(e emit.Emitter, result *ir.Value) *ir.Value {
	if result == nil || w.sameResults() {
		return result
	}
	flat := unpacked(e, result, w.sig.results)
	var own []*ir.Value
	for i, t := range w.old.Results() {
		start, end := w.sig.resultRange(i)
		values := flat[start:end]
		if p := w.l.memrefs.Passing(t); p != nil {
			values = p.ResultToC(e, values)
		}
		own = append(own, values...)
	}
	return packed(e, own)
}

// resultFromC makes of what C returns what the function proper returns.
func (w *wrapper) resultFromC(e emit.Emitter, result *ir.Value) *ir.Value {
	if result == nil || w.sameResults() {
		return result
	}
	flat := unpacked(e, result, w.results)
	var own []*ir.Value
	for i, t := range w.old.Results() {
		n := len(w.cResultTypesOf(i))
		values := flat[:n]
		flat = flat[n:]
		if p := w.l.memrefs.Passing(t); p != nil {
			values = p.ResultFromC(e, values)
		}
		own = append(own, values...)
	}
	return packed(e, own)
}
