package randfunc

// Floats computes with floats and vectors of them.
func Floats() Family {
	ops := []Op{
		{Name: "cmpf", Write: cmpf}, {Name: "copysign", Write: copysign}, {Name: "fmaf", Write: fmaf},
		{Name: "remf", Write: func(f *Func) { floatOp(f, "remf") }},
	}
	for _, name := range []string{"addf", "subf", "mulf", "divf"} {
		ops = append(ops, Op{Name: name, Write: func(f *Func) { floatOp(f, name) }})
	}
	for _, name := range []string{"negf", "absf"} {
		ops = append(ops, Op{Name: name, Write: func(f *Func) { signOp(f, name) }})
	}
	for _, name := range []string{"ceilf", "floorf"} {
		ops = append(ops, Op{Name: name, Write: func(f *Func) { rounding(f, name) }})
	}
	return Family{Name: "floats", Ops: ops}
}

// isCalled reports whether llc-13 calls the right functions of the C library for a float: it
// takes those of f80 for those of f128.
func isCalled(t *Type) bool { return isFloatLike(t) && t.scalar().Width < 128 }

func floatOp(f *Func, name string) {
	if f.exact {
		return
	}
	fits := isFloatLike
	if name == "remf" {
		fits = isCalled
	}
	a := f.operand(fits)
	b := f.Need(a.Type)
	f.Define(a.Type, "%s %s, %s : %s", name, a.Name, b.Name, a.Type).Inexact = true
}

func fmaf(f *Func) {
	if f.exact {
		return
	}
	a := f.operand(func(t *Type) bool { return isCalled(t) && t.flat() })
	b, c := f.Need(a.Type), f.Need(a.Type)
	f.Define(a.Type, "fmaf %s, %s, %s : %s", a.Name, b.Name, c.Name, a.Type).Inexact = true
}

func rounding(f *Func, name string) {
	if f.exact {
		return
	}
	a := f.operand(isCalled)
	f.Define(a.Type, "%s %s : %s", name, a.Name, a.Type).Inexact = true
}

// signOp changes the sign alone, that of a NaN too.
func signOp(f *Func, name string) {
	a := f.operand(isFloatLike)
	f.Define(a.Type, "%s %s : %s", name, a.Name, a.Type).Inexact = a.Inexact
}

// copysign takes the sign of an exact value.
func copysign(f *Func) {
	a := f.operand(isFloatLike)
	b := f.NeedWhere(a.Type, func(v *Value) bool { return !v.Inexact })
	if b == nil {
		b = f.constant(a.Type)
	}
	f.Define(a.Type, "copysign %s, %s : %s", a.Name, b.Name, a.Type).Inexact = a.Inexact
}

func cmpf(f *Func) {
	a := f.operand(isFloatLike)
	b := f.Need(a.Type)
	p := pick(f.Tape, []string{
		"oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno", "true", "false",
	})
	f.Define(a.Type.like(intType(1)), "cmpf %s, %s, %s : %s", p, a.Name, b.Name, a.Type)
}
