package randfunc

// Choices selects between values of any type, and asserts what is so.
func Choices() Family {
	return Family{Name: "choices", Ops: []Op{
		{Name: "select", Write: choose},
		{Name: "select elements", Write: chooseElements},
		{Name: "assert", Write: assert},
	}}
}

func anything(*Type) bool { return true }

// choose selects a whole value by one condition.
func choose(f *Func) {
	a := f.Pick(anything)
	if a == nil {
		return
	}
	b := f.other(a)
	c := f.Need(intType(1))
	f.merge(f.Define(a.Type, "select %s, %s, %s : %s", c.Name, a.Name, b.Name, a.Type), a, b)
}

// other is a value that can stand where another one does. That of a function has
// its own bound of work, and an unranked memref may have another rank.
func (f *Func) other(v *Value) *Value {
	if v.Type.Kind == Function || v.Type.Kind == Unranked {
		return f.NeedWhere(v.Type, func(o *Value) bool { return o.inner == v.inner || v.inner.is(o.inner) })
	}
	return f.Need(v.Type)
}

// merge notes what is known of a value that is one of others.
func (f *Func) merge(v *Value, others ...*Value) {
	for _, o := range others {
		v.Inexact = v.Inexact || o.Inexact
		v.Life = max(v.Life, o.Life)
		v.Cost = max(v.Cost, o.Cost)
		v.inner = o.inner
	}
	v.fresh, v.whole = false, false
}

// chooseElements selects by a vector of conditions.
func chooseElements(f *Func) {
	a := f.Pick(func(t *Type) bool { return t.Kind == Vector })
	if a == nil {
		return
	}
	b, c := f.Need(a.Type), f.Need(a.Type.like(intType(1)))
	v := f.Define(a.Type, "select %s, %s, %s : %s", c.Name, a.Name, b.Name, selectTypes(c, a.Type))
	v.Inexact = a.Inexact || b.Inexact
}

// assert holds always: a number is not less than itself.
func assert(f *Func) {
	a := f.operand(func(t *Type) bool { return isInt(t) || isIndex(t) })
	c := f.aux(intType(1), "cmpi uge, %s, %s : %s", a.Name, a.Name, a.Type)
	f.Linef(`assert %s, "a number is not less than itself"`, c.Name)
}
