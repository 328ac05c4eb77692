package alias

import "github.com/mlirc/mlirc/core/ir"

// Analysis says which memrefs of a function may name the same memory.
type Analysis struct {
	globals           *Globals
	distinctArguments bool
}

// New returns an analysis that takes no arguments for distinct. Without globals nothing is
// known of them.
func New(globals *Globals) *Analysis { return &Analysis{globals: globals} }

// ObjectOf is the memory that a value names.
func (a *Analysis) ObjectOf(v *ir.Value) Object {
	o := objectOf(v)
	switch {
	case o.Kind == Global:
		o.Kind = a.globals.kind(o.Symbol)
	case o.Kind == Argument && a.distinctArguments:
		o.Kind = NoAlias
	}
	return o
}

// MayAlias reports whether two values may name the same memory, of which something is
// written.
func (a *Analysis) MayAlias(v, w *ir.Value) bool {
	if v == w {
		return true
	}
	x, y := a.ObjectOf(v), a.ObjectOf(w)
	return x == y || x.mayName(y) || y.mayName(x)
}

// mayName reports whether what gave a value its memory may have given it that of another object.
func (x Object) mayName(y Object) bool {
	switch x.Kind {
	case Unknown:
		return y.Kind != Private && y.Kind != Constant && (y.Kind != Allocation || escapes(y.Value))
	case Argument:
		return y.Kind == Argument || y.Kind == Global
	}
	return false
}

// IsLocal reports whether only this function can name the memory of a value: no code that it
// calls reads, writes or frees it.
func (a *Analysis) IsLocal(v *ir.Value) bool {
	o := a.ObjectOf(v)
	return o.Kind == Allocation && !escapes(o.Value)
}
