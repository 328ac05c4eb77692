package randfunc

import (
	"fmt"
	"slices"
	"strings"
)

// signature is the type of a function.
func (f *Func) signature() *Type { return functionType(typesOf(f.ins), typesOf(f.outs)) }

// newFunc decides for a whole function.
func newFunc(t *Tape, m *Module, name string) *Func {
	f := &Func{Tape: t, m: m, name: name, work: 1, stack: stack{depth: 1, work: 1}}
	f.to = []*strings.Builder{&f.out, &f.old}
	f.decide()
	return f
}

func (f *Func) decide() {
	f.exact = f.OneIn(4)
	statements := 30
	if f.m.options.Nests {
		f.nestSignature()
		statements = 8
	} else {
		if f.m.options.Vectors {
			f.seen = f.fresh(memrefType(intType(64), maxSeen))
			f.ins = append(f.ins, f.seen)
		}
		for range 1 + f.IntN(5) {
			f.ins = append(f.ins, f.parameter())
		}
		f.resultTypes()
	}
	f.Scope(func() {
		for _, in := range f.ins {
			if in != f.seen {
				f.add(in)
			}
		}
		f.statements(statements)
		f.leave()
	})
}

// parameter decides for an argument.
func (f *Func) parameter() *Value {
	v := f.fresh(f.anyType())
	switch f.IntN(6) {
	case 3, 4:
		v.Type = f.passedMemRef()
	case 5:
		f.unusual(v)
	}
	v.used, v.opaque = true, true
	return v
}

// passedMemRef decides for a memref that a caller can pass.
func (f *Func) passedMemRef() *Type {
	t := f.bufferType()
	if f.m.options.BarePointers {
		for i := range t.Shape {
			t.Shape[i] = max(t.Shape[i], 2)
		}
		return memrefType(t.Elem, t.Shape...)
	}
	if len(t.Shape) == 0 || f.IntN(3) > 0 {
		return t
	}
	l := Layout{Offset: Dynamic, Strides: slices.Repeat([]int{Dynamic}, len(t.Shape))}
	if f.IntN(2) == 0 {
		l.Strides[len(l.Strides)-1] = 1
	}
	return stridedType(t.Elem, t.Shape, l)
}

// unusual makes an argument a function or an unranked memref.
func (f *Func) unusual(v *Value) {
	if f.IntN(2) == 0 && len(f.m.functions) > 0 {
		callee := pick(f.Tape, f.m.functions)
		v.Type, v.Cost = callee.signature(), callee.cost
		return
	}
	if !f.m.options.BarePointers {
		elem := f.elemType()
		v.Type, v.inner = unrankedType(elem), memrefType(elem, slices.Repeat([]int{Dynamic}, 1+f.IntN(2))...)
	}
}

// resultTypes decides for what the function returns: types of arguments, and
// others.
func (f *Func) resultTypes() {
	n := f.IntN(5)
	if f.m.options.BarePointers {
		n = min(n, 1)
	}
	for range n {
		out := &Value{Type: f.anyType()}
		if in := pick(f.Tape, f.ins); f.IntN(3) > 0 {
			out = &Value{Type: in.Type, Cost: in.Cost, inner: in.inner}
		}
		out.Inexact = !f.exact && hasFloats(out.Type)
		f.outs = append(f.outs, out)
	}
}

// leave writes a return of what is not used yet, if there is any of the right
// type. Memory that this function frees is not returned.
func (f *Func) leave() {
	values := make([]*Value, len(f.outs))
	for i, out := range f.outs {
		values[i] = f.result(out)
	}
	f.free()
	if len(values) == 0 {
		f.Linef("return")
	} else {
		f.Linef("return %s : %s", names(values), list(typesOf(values)))
	}
	f.ended = true
}

// result decides for a result.
func (f *Func) result(out *Value) *Value {
	fits := func(v *Value) bool {
		return v.Life == 0 && v.Cost <= out.Cost && (v.Type.Kind != Unranked || v.inner.is(out.inner))
	}
	unused := f.NeedWhere(out.Type, func(v *Value) bool { return !v.used && fits(v) })
	if unused != nil {
		return unused
	}
	if v := f.NeedWhere(out.Type, fits); v != nil {
		return v
	}
	switch out.Type.Kind {
	case MemRef:
		return f.buffer(out.Type, false)
	case Unranked:
		return f.forgetRank(f.buffer(out.inner, false))
	}
	return f.make(out.Type)
}

// text is the function with that body.
func (f *Func) text(body string) string {
	return fmt.Sprintf("func @%s%s%s {\n%s}\n", f.name, parenthesized(f.ins), arrow(typesOf(f.outs)), body)
}

func parenthesized(args []*Value) string {
	if len(args) == 0 {
		return "()"
	}
	return parameters(args)
}

func arrow(outs []*Type) string {
	if len(outs) == 0 {
		return ""
	}
	return strings.TrimPrefix(functionText(nil, outs), "()")
}
