package randfunc

import "fmt"

// Calls calls functions that come before, directly and as values, and functions
// of the driver.
func Calls() Family {
	return Family{Name: "calls", Ops: []Op{
		{Name: "call", Write: call}, {Name: "call", Write: call},
		{Name: "call_indirect", Write: callIndirect},
		{Name: "constant function", Write: func(f *Func) {
			if callee := f.someFunction(nil, maxCost); callee != nil {
				f.functionValue(callee)
			}
		}},
		{Name: "host", Write: callHost},
	}}
}

// someFunction decides for an earlier function whose calls are cheap enough and,
// unless it is nil, whose type is that one.
func (f *Func) someFunction(t *Type, cost int) *Func {
	var found []*Func
	for _, c := range f.m.functions {
		if c.cost <= cost && (t == nil || c.signature().is(t)) {
			found = append(found, c)
		}
	}
	if len(found) == 0 {
		return nil
	}
	return pick(f.Tape, found)
}

// affordable is the work that a call may be here.
func (f *Func) affordable() int { return (maxCost - f.cost) / f.work }

func call(f *Func) {
	callee := f.someFunction(nil, f.affordable())
	if callee == nil || f.exact && !callee.exact {
		return
	}
	args, ok := f.actual(callee.ins)
	if !ok {
		return
	}
	f.invoke("call @"+callee.name, callee.signature(), args, callee.outs, callee.cost)
}

// actual decides for arguments.
func (f *Func) actual(ins []*Value) ([]*Value, bool) {
	args := make([]*Value, len(ins))
	for i, in := range ins {
		args[i] = f.argument(in)
		if args[i] == nil {
			return nil, false
		}
	}
	return args, true
}

// argument decides for a value that is what a function expects.
func (f *Func) argument(in *Value) *Value {
	switch in.Type.Kind {
	case Function:
		v := f.NeedWhere(in.Type, func(v *Value) bool { return v.Cost <= in.Cost })
		if v != nil {
			return v
		}
		if callee := f.someFunction(in.Type, in.Cost); callee != nil {
			return f.functionValue(callee)
		}
		return nil
	case Unranked:
		v := f.NeedWhere(in.Type, func(v *Value) bool { return v.inner.is(in.inner) })
		if v != nil {
			return v
		}
		return f.forgetRank(f.Need(in.inner))
	}
	return f.Need(in.Type)
}

// invoke writes a call. What comes back may be one of the arguments.
func (f *Func) invoke(callee string, signature *Type, args, outs []*Value, cost int) {
	f.cost += f.work * cost
	call := fmt.Sprintf("%s(%s) : %s", callee, names(args), signature)
	if len(outs) == 0 {
		f.Linef("%s", call)
		return
	}
	f.names++
	group := fmt.Sprintf("%%%d", f.names-1)
	f.Linef("%s:%d = %s", group, len(outs), call)
	for i, out := range outs {
		name := group
		if len(outs) > 1 {
			name = fmt.Sprintf("%s#%d", group, i)
		}
		f.add(f.returned(name, out, args))
	}
}

// returned is a result as a caller knows it.
func (f *Func) returned(name string, out *Value, args []*Value) *Value {
	v := &Value{Name: name, Type: out.Type, opaque: true, Cost: out.Cost, inner: out.inner, Inexact: out.Inexact || !f.exact && hasFloats(out.Type)}
	for _, a := range args {
		if isAnyMemRef(out.Type) && isAnyMemRef(a.Type) {
			v.Life = max(v.Life, a.Life)
		}
	}
	return v
}

// functionValue writes a constant that is a function.
func (f *Func) functionValue(callee *Func) *Value {
	v := f.Define(callee.signature(), "constant @%s : %s", callee.name, callee.signature())
	v.Cost = callee.cost
	return v
}

func callIndirect(f *Func) {
	callee := f.Pick(isFunction)
	if callee == nil || callee.Cost > f.affordable() || f.exact {
		return
	}
	ins, outs := f.unknown(callee.Type.Ins), f.unknown(callee.Type.Outs)
	for _, v := range append(ins, outs...) {
		if v.Type.Kind == Unranked || v.Type.Kind == Function {
			return // what it must be is not in the type
		}
	}
	args, ok := f.actual(ins)
	if !ok {
		return
	}
	f.invoke("call_indirect "+callee.Name, callee.Type, args, outs, callee.Cost)
}

// unknown are values of which the type is all that is known.
func (f *Func) unknown(types []*Type) []*Value {
	values := make([]*Value, len(types))
	for i, t := range types {
		values[i] = &Value{Type: t, Inexact: hasFloats(t)}
	}
	return values
}

// callHost calls a function that the driver has.
func callHost(f *Func) {
	h := pick(f.Tape, hostFunctions(f.m.options.BarePointers))
	if f.exact && !h.exact {
		return
	}
	args, ok := f.actual(h.ins)
	if !ok {
		return
	}
	f.m.hosts[h.name] = h
	f.invoke("call @"+h.name, h.signature(), args, h.outs, 1)
}

// hostFunctions are declared in modules that call them; the driver defines them.
func hostFunctions(bare bool) []*Func {
	v := func(t *Type) *Value { return &Value{Type: t} }
	buffer := memrefType(intType(32), Dynamic)
	if bare {
		buffer = memrefType(intType(32), 4)
	}
	return []*Func{
		{name: "host_mix", exact: true, ins: []*Value{v(intType(64)), v(intType(8)), v(indexType())}, outs: []*Value{v(intType(64))}},
		{name: "host_half", ins: []*Value{v(floatType("f64")), v(floatType("f32"))}, outs: []*Value{v(floatType("f64"))}},
		{name: "host_sum", exact: true, ins: []*Value{v(buffer), v(intType(32))}, outs: []*Value{v(intType(32))}},
	}
}
