package tollvm

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
)

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
