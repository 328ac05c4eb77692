package convention

import "github.com/mlirc/mlirc/core/ir"

// Ranked is what a convention makes of one memref type.
type Ranked struct {
	// Type is the memref type.
	Type *ir.MemRefType
	// Elem is what an element becomes, Pointer points to it.
	Elem, Pointer ir.Type

	convention *Convention
	strides    []int64
	offset     int64
	space      int64

	value, argument, result           *form
	cArgument, cResult                *form
	noArgument, noResult, noCArgument string
}

// form is a Form for one memref type.
type form struct {
	*Form
	types []ir.Type // of the values that travel
	inner ir.Type   // the struct, for AsStruct and AsPointer
	at    [len(parts)]int
}

// missing marks a part that a form lacks.
const missing = -1

// indexOf is the position of a part in the list of all.
func indexOf(p Part) int {
	for i, q := range parts {
		if p == q {
			return i
		}
	}
	panic("BUG: unknown part '" + string(p) + "'")
}

// form works out a form for the type, or says why it cannot express it.
func (r *Ranked) form(f *Form) (*form, string) {
	for _, p := range parts {
		if !f.has(p) && !r.derivable(p) {
			return nil, "convention '" + r.convention.schema.Name + "' takes " + nounOf(p) +
				" from the type, which is dynamic there; a static type would do, or convention 'descriptor'"
		}
	}
	return r.layOut(f), ""
}

func nounOf(p Part) string {
	if p == Offset {
		return "the offset"
	}
	return "all " + string(p)
}

// derivable reports whether the rules derive a part of a memref of this type.
func (r *Ranked) derivable(p Part) bool {
	switch r.convention.schema.Derive[p] {
	case FromAligned:
		return true
	case FromRowMajor:
		return r.Type.Layout() == nil || allKnown(r.strides)
	case FromType:
		return r.known(p)
	}
	return false
}

// known reports whether the type gives a part.
func (r *Ranked) known(p Part) bool {
	switch p {
	case Offset:
		return r.offset != ir.Dynamic
	case Sizes:
		return allKnown(r.Type.Shape())
	case Strides:
		return allKnown(r.strides)
	}
	return false
}

func allKnown(ns []int64) bool {
	for _, n := range ns {
		if n == ir.Dynamic {
			return false
		}
	}
	return true
}

// layOut finds the types and positions of the parts.
func (r *Ranked) layOut(f *Form) *form {
	out := &form{Form: f}
	for i := range out.at {
		out.at[i] = missing
	}
	rank := int64(len(r.strides))
	for _, p := range f.Parts {
		t := r.partType(p)
		switch {
		case p != Sizes && p != Strides:
			out.at[indexOf(p)] = len(out.types)
			out.types = append(out.types, t)
		case f.As == AsValues:
			out.at[indexOf(p)] = len(out.types)
			for range rank {
				out.types = append(out.types, t)
			}
		case rank > 0:
			out.at[indexOf(p)] = len(out.types)
			out.types = append(out.types, r.convention.kit.Types.Array(rank, t))
		}
	}
	if f.As == AsValues {
		return out
	}
	types := r.convention.kit.Types
	out.inner = types.Struct(out.types...)
	out.types = []ir.Type{out.inner}
	if f.As == AsPointer {
		out.types[0] = types.Ptr(out.inner, 0)
	}
	return out
}

// partType is the type of a part, or of one size or stride.
func (r *Ranked) partType(p Part) ir.Type {
	if p == Allocated || p == Aligned {
		return r.Pointer
	}
	return r.convention.kit.IndexType
}

// Rank is the number of dimensions.
func (r *Ranked) Rank() int { return len(r.strides) }

// StaticStride is the stride of a dimension if the type gives it.
func (r *Ranked) StaticStride(i int) (int64, bool) {
	return r.strides[i], r.strides[i] != ir.Dynamic
}

// Space is the address space of the buffer.
func (r *Ranked) Space() int64 { return r.space }

// IsContiguous reports whether the type shows that elements are contiguous in row-major order.
func (r *Ranked) IsContiguous() bool {
	if r.Type.Layout() == nil {
		return true
	}
	running := int64(1)
	for i := len(r.strides) - 1; i >= 0; i-- {
		size := r.Type.Shape()[i]
		if size == ir.Dynamic || r.strides[i] != running {
			return false
		}
		running *= size
	}
	return true
}

// HasStructValue reports whether a value is one struct.
func (r *Ranked) HasStructValue() bool { return r.value.As == AsStruct }

// ValueTypes are the types of what a value becomes; not to be changed.
func (r *Ranked) ValueTypes() []ir.Type { return r.value.types }

// ArgumentTypes are the types of what an argument becomes, not to be changed;
// nil and the reason when the memref cannot be an argument.
func (r *Ranked) ArgumentTypes() ([]ir.Type, string) {
	if r.argument == nil {
		return nil, r.noArgument
	}
	return r.argument.types, ""
}

// ResultTypes are the types of what a result becomes, not to be changed; nil and
// the reason when the memref cannot be a result.
func (r *Ranked) ResultTypes() ([]ir.Type, string) {
	if r.result == nil {
		return nil, r.noResult
	}
	return r.result.types, ""
}

// CArgumentTypes are the types of what an argument of a function that C calls
// becomes, not to be changed; nil and the reason when the memref cannot be one.
func (r *Ranked) CArgumentTypes() ([]ir.Type, string) {
	if r.cArgument == nil {
		return nil, r.noCArgument
	}
	return r.cArgument.types, ""
}

// CResultTypes are the types of a result in C, not to be changed. [Ranked.CArgumentTypes]
// reports whether it can be one.
func (r *Ranked) CResultTypes() []ir.Type { return r.cResult.types }

// StaticOffset is the offset if the type gives it.
func (r *Ranked) StaticOffset() (int64, bool) { return r.offset, r.offset != ir.Dynamic }
