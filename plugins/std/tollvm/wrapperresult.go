package tollvm

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/std/emit"
)

// cResultTypes are the types of what the results become for C.
func (w *wrapper) cResultTypes() []ir.Type {
	var types []ir.Type
	for i, t := range w.old.Results() {
		switch t := t.(type) {
		case *ir.MemRefType:
			types = append(types, w.l.memrefs.Must(t).CResultTypes()...)
		case *ir.UnrankedMemRefType:
			u, _ := w.l.memrefs.Unranked()
			types = append(types, u.CResultTypes()...)
		default:
			start, end := w.sig.resultRange(i)
			types = append(types, w.sig.results[start:end]...)
		}
	}
	return types
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
		switch t := t.(type) {
		case *ir.MemRefType:
			values = w.l.memrefs.Must(t).ResultToC(e, values)
		case *ir.UnrankedMemRefType:
			u, _ := w.l.memrefs.Unranked()
			values = u.ResultToC(e, values)
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
	take := func(types []ir.Type) []*ir.Value {
		values := flat[:len(types)]
		flat = flat[len(types):]
		return values
	}
	var own []*ir.Value
	for i, t := range w.old.Results() {
		switch t := t.(type) {
		case *ir.MemRefType:
			r := w.l.memrefs.Must(t)
			own = append(own, r.ResultFromC(e, take(r.CResultTypes()))...)
		case *ir.UnrankedMemRefType:
			u, _ := w.l.memrefs.Unranked()
			own = append(own, u.ResultFromC(e, take(u.CResultTypes()))...)
		default:
			start, end := w.sig.resultRange(i)
			own = append(own, take(w.sig.results[start:end])...)
		}
	}
	return packed(e, own)
}
