package randfunc

// Value is a value that operations to come may use.
type Value struct {
	Name string
	Type *Type
	// Inexact is a float, or something with floats in it, whose NaNs have a
	// payload and a sign that no compiler promises.
	Inexact bool
	// Life is the depth of the scope whose end frees the memory of a memref,
	// or 0 if nothing in this function does.
	Life int
	// Cost bounds the work of calling a function.
	Cost int

	known   []int // sizes of a memref's dimensions, as far as they are known
	whole   bool  // a memref of its own whole buffer, which begins at a multiple of 64 bytes if aligned
	fresh   bool  // a memref that shares its buffer with no other
	extends *Type // what an integer was before it was made wider
	inner   *Type // the ranked type of an unranked memref
	used    bool
	// opaque is what no compiler knows: an argument, or what was in memory.
	opaque bool
	// axis is an index that affine expressions may have, from low to high. It may be
	// their symbol, too, if it is known outside of all regions.
	axis, symbol bool
	low, high    int
}

// sizes are what is known of a memref's sizes.
func (v *Value) sizes() []int {
	if v.known != nil {
		return v.known
	}
	return v.Type.Shape
}

// elements is the number of elements, or Dynamic.
func (v *Value) elements() int {
	n := 1
	for _, s := range v.sizes() {
		if s == Dynamic {
			return Dynamic
		}
		n *= s
	}
	return n
}

// visible are the values that dominate the end of the function's text.
func (f *Func) visible(fits func(*Type) bool) []*Value {
	var found []*Value
	for _, v := range f.values {
		if fits(v.Type) {
			found = append(found, v)
		}
	}
	return found
}

// Pick decides for a value whose type fits, most often for a late one. It
// returns nil when there is none.
func (f *Func) Pick(fits func(*Type) bool) *Value {
	return f.late(f.visible(fits))
}

// late decides for one of the values, most often for a late one.
func (f *Func) late(found []*Value) *Value {
	if len(found) == 0 {
		return nil
	}
	back := 0
	for back < len(found)-1 && f.IntN(3) != 0 {
		back++
	}
	v := found[len(found)-1-back]
	v.used = true
	return v
}

// Need returns a value of a type; it makes one if there is none, and sometimes
// anyway.
func (f *Func) Need(t *Type) *Value {
	v := f.Pick(t.is)
	if v == nil || f.OneIn(12) && t.canMake() {
		return f.make(t)
	}
	return v
}

// canMake reports whether a value of a type can be made of nothing: a new buffer
// can be cast to what a layout leaves open.
func (t *Type) canMake() bool {
	if t.Kind == Function || t.Layout == nil {
		return t.Kind != Function
	}
	row := memrefType(t.Elem, t.Shape...).layout()
	for i, n := range t.Layout.Strides {
		if n != Dynamic && n != row.Strides[i] {
			return false
		}
	}
	return t.Layout.Offset == Dynamic || t.Layout.Offset == 0
}

// NeedWhere returns a value of a type that fits, or nil.
func (f *Func) NeedWhere(t *Type, fits func(*Value) bool) *Value {
	var found []*Value
	for _, v := range f.visible(t.is) {
		if fits(v) {
			found = append(found, v)
		}
	}
	return f.late(found)
}

// make writes an operation that makes a value of a type out of nothing.
func (f *Func) make(t *Type) *Value {
	switch t.Kind {
	case MemRef:
		return f.allocated(t)
	case Unranked:
		return f.forgetRank(f.allocated(memrefType(t.Elem, f.shape(1+f.IntN(2))...)))
	case Function:
		panic("BUG: functions are not made for want of one")
	}
	return f.constant(t)
}

// Family is a list of operations that belong together, all as likely as the
// others.
type Family struct {
	Name string
	Ops  []Op
}

// Op writes an operation at the end of a function, with what makes its behavior
// defined, and adds its results to the visible values. It writes nothing where
// that is not possible.
type Op struct {
	Name  string
	Write func(*Func)
}

// Standard are the families of std, memref, scf and affine. A family that is listed
// twice is twice as likely.
func Standard() []Family {
	return []Family{
		Integers(), Integers(), Floats(), Floats(), Casts(), Constants(), Choices(), Access(), Access(),
		Buffers(), Views(), Control(), Calls(), Structured(), Affine(),
	}
}

// Nested are the families of functions for passes of loops.
func Nested() []Family {
	return []Family{
		Affine(), Affine(), Affine(), Affine(), Affine(), Affine(), Nests(), Nests(), Structured(), Integers(), Floats(),
	}
}
