package interpret

import (
	"fmt"
	"slices"

	"github.com/mlirc/mlirc/core/ir"
)

// openExtent is the size that [Fill] gives dimensions that a type leaves open.
const openExtent = 8

// Fill returns a value of a type that depends on a number. The elements of a memref, which
// has memory of its own, and those of a vector differ from each other.
func Fill(t ir.Type, number int) (Value, error) {
	number = 1000*number + 1
	switch t := t.(type) {
	case *ir.MemRefType:
		e, err := elemOf(t.Elem())
		if err != nil {
			return Value{}, err
		}
		shape, n := slices.Clone(t.Shape()), int64(1)
		for d := range shape {
			if shape[d] == ir.Dynamic {
				shape[d] = openExtent
			}
			n *= shape[d]
		}
		memory, m := NewMemory(int(n*e.bytes)), &Machine{}
		flat := Contiguous(memory, 0, n)
		for i := range n {
			m.store(flat, i, e, e.ofNumber(int64(number)+i*i))
		}
		return Value{Ref: Contiguous(memory, 0, shape...)}, nil
	case *ir.VectorType:
		e, err := elemOf(t.Elem())
		if err != nil {
			return Value{}, err
		}
		count, _ := ir.NumElements(t)
		lanes := make([]int64, count)
		for i := range lanes {
			lanes[i] = e.ofNumber(int64(number + i*i))
		}
		return Value{Ref: lanes}, nil
	}
	e, err := elemOf(t)
	return Value{N: e.ofNumber(int64(number))}, err
}

// ofNumber is the bits of a small number.
func (e elem) ofNumber(n int64) int64 {
	if e.isFloat {
		return e.ofFloat(float64(n))
	}
	return e.wrap(n)
}

// AppendValue appends the numbers of a value of a type: of a memref all its elements, freed
// or not, in row-major order.
func AppendValue(dst []byte, v Value, t ir.Type) ([]byte, error) {
	lanes := []int64{v.N}
	switch in := t.(type) {
	case *ir.MemRefType:
		e, err := elemOf(in.Elem())
		if err != nil {
			return nil, err
		}
		t = in.Elem()
		view, m := *v.Ref.(*View), &Machine{}
		view.Memory = &Memory{Bytes: view.Memory.Bytes, written: view.Memory.written}
		lanes = nil
		each(view.Sizes, func(at []int64) { lanes = append(lanes, m.load(&view, view.index(at), e)) })
	case *ir.VectorType:
		t, lanes = in.Elem(), v.Ref.([]int64)
	}
	e, err := elemOf(t)
	if err != nil {
		return nil, err
	}
	for _, n := range lanes {
		if e.isFloat {
			dst = fmt.Appendf(dst, "%v ", e.float(n))
		} else {
			dst = fmt.Appendf(dst, "%d ", n)
		}
	}
	return dst, nil
}

// Global is the memory of a global of the program; nil if there is none of that name.
func (m *Machine) Global(name string) *Memory { return m.globals[name] }
