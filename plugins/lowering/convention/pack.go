package convention

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
)

// Components are the parts of a memref that is being made. A part that the
// convention does not carry, or derives, may be nil.
type Components struct {
	Allocated, Aligned, Offset *ir.Value
	Sizes, Strides             []*ir.Value
}

// Make packs parts into a value. The offset may be left out where the type gives it.
func (r *Ranked) Make(e emit.Emitter, c Components) []*ir.Value {
	return r.pack(e, r.value, c)
}

// Carries reports whether values carry a part. What they do not carry need not
// be computed for [Ranked.Make].
func (r *Ranked) Carries(p Part) bool { return r.value.has(p) }

// pack puts parts into a form.
func (r *Ranked) pack(e emit.Emitter, f *form, c Components) []*ir.Value {
	if f.As == AsValues {
		return r.list(e, f, c)
	}
	s := e.Undef(f.inner)
	for _, p := range f.Parts {
		at := f.at[indexOf(p)]
		if p != Sizes && p != Strides {
			s = e.Insert(s, r.scalarOf(e, p, c), at)
			continue
		}
		for i, n := range entriesOf(p, c) {
			s = e.Insert(s, n, at, i)
		}
	}
	return r.wrap(e, f, s)
}

func (r *Ranked) wrap(e emit.Emitter, f *form, s *ir.Value) []*ir.Value {
	if f.As == AsPointer {
		s = e.Spill(s)
	}
	return []*ir.Value{s}
}

func (r *Ranked) list(e emit.Emitter, f *form, c Components) []*ir.Value {
	values := make([]*ir.Value, 0, len(f.types))
	for _, p := range f.Parts {
		if p == Sizes || p == Strides {
			values = append(values, entriesOf(p, c)...)
			continue
		}
		values = append(values, r.scalarOf(e, p, c))
	}
	return values
}

func (r *Ranked) scalarOf(e emit.Emitter, p Part, c Components) *ir.Value {
	switch p {
	case Allocated:
		return c.Allocated
	case Aligned:
		return c.Aligned
	}
	if c.Offset == nil {
		return e.Index(r.offset)
	}
	return c.Offset
}

func entriesOf(p Part, c Components) []*ir.Value {
	if p == Sizes {
		return c.Sizes
	}
	return c.Strides
}

// repack converts a memref from one form to another. Unlike a View, it takes the parts from the
// form even if the type gives them.
func (r *Ranked) repack(e emit.Emitter, from, to *form, values []*ir.Value) []*ir.Value {
	if from.As == to.As && slices.Equal(from.Parts, to.Parts) {
		return values
	}
	v := r.view(e, from, values)
	if from.As != AsValues && from.inner == to.inner && slices.Equal(from.Parts, to.Parts) {
		return r.wrap(e, to, v.values[0])
	}
	if to.As == AsValues {
		return v.flatten(to)
	}
	s := e.Undef(to.inner)
	for _, p := range to.Parts {
		if p != Sizes && p != Strides {
			s = e.Insert(s, v.travelling(p), to.at[indexOf(p)])
		}
	}
	// Size and stride of a dimension come one after the other.
	for i := range r.strides {
		for _, p := range [...]Part{Sizes, Strides} {
			if at := to.at[indexOf(p)]; at != missing {
				s = e.Insert(s, v.travellingEntry(p, i), at, i)
			}
		}
	}
	return r.wrap(e, to, s)
}

func (v View) flatten(to *form) []*ir.Value {
	values := make([]*ir.Value, 0, len(to.types))
	for _, p := range to.Parts {
		if p != Sizes && p != Strides {
			values = append(values, v.travelling(p))
			continue
		}
		for i := range v.r.strides {
			values = append(values, v.travellingEntry(p, i))
		}
	}
	return values
}

func (v View) travelling(p Part) *ir.Value {
	if carried := v.scalar(p); carried != nil {
		return carried
	}
	if p == Offset {
		return v.Offset()
	}
	return v.Aligned()
}

func (v View) travellingEntry(p Part, i int) *ir.Value {
	if carried := v.entry(p, i); carried != nil {
		return carried
	}
	if p == Sizes {
		return v.Size(i)
	}
	return v.Stride(i)
}

// ToArgument makes of a value what is passed to a function.
func (r *Ranked) ToArgument(e emit.Emitter, values []*ir.Value) []*ir.Value {
	return r.repack(e, r.value, r.argument, values)
}

// FromArgument makes a value of what was passed to a function.
func (r *Ranked) FromArgument(e emit.Emitter, values []*ir.Value) []*ir.Value {
	return r.repack(e, r.argument, r.value, values)
}

// ToResult makes of a value what a function returns.
func (r *Ranked) ToResult(e emit.Emitter, values []*ir.Value) []*ir.Value {
	return r.repack(e, r.value, r.result, values)
}

// FromResult makes a value of what a function returned.
func (r *Ranked) FromResult(e emit.Emitter, values []*ir.Value) []*ir.Value {
	return r.repack(e, r.result, r.value, values)
}

// ArgumentToC makes of what is passed to a function what C is passed.
func (r *Ranked) ArgumentToC(e emit.Emitter, values []*ir.Value) []*ir.Value {
	return r.repack(e, r.argument, r.cArgument, values)
}

// ArgumentFromC makes of what C passes what is passed to a function.
func (r *Ranked) ArgumentFromC(e emit.Emitter, values []*ir.Value) []*ir.Value {
	return r.repack(e, r.cArgument, r.argument, values)
}

// ResultToC makes of what a function returns what C gets.
func (r *Ranked) ResultToC(e emit.Emitter, values []*ir.Value) []*ir.Value {
	return r.repack(e, r.result, r.cResult, values)
}

// ResultFromC makes of what C returns what a function returns.
func (r *Ranked) ResultFromC(e emit.Emitter, values []*ir.Value) []*ir.Value {
	return r.repack(e, r.cResult, r.result, values)
}
