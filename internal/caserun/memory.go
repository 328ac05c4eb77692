package caserun

import (
	"fmt"
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/std/affine"
)

// access executes operations on memrefs; done is false for another one.
func (x *machine) access(op *ir.Operation) (done bool, err error) {
	if a, ok := affine.AsAccess(op); ok && (op.Is("affine.load") || op.Is("affine.store")) {
		at, err := x.mapped(a.ValueMap())
		if err != nil {
			return true, err
		}
		return true, x.element(op, a.Memref(), at, a.IsStore())
	}
	switch op.Name().String() {
	case "memref.load":
		return true, x.element(op, op.Operand(0), x.ints(op.OperandRange(1, op.NumOperands())), false)
	case "memref.store":
		return true, x.element(op, op.Operand(1), x.ints(op.OperandRange(2, op.NumOperands())), true)
	case "affine.vector_load", "affine.vector_store":
		return true, x.elements(op)
	case "memref.alloc", "memref.alloca":
		return true, x.allocate(op)
	case "memref.dealloc":
		x.memref(op.Operand(0)).memory.freed = true
		return true, nil
	case "memref.cast":
		return true, x.setResults(op, x.all(op.Operands()))
	case "memref.dim":
		return true, x.setResults(op, []Value{x.memref(op.Operand(0)).sizes[x.ints(op.Operands()[1:])[0]]})
	case "memref.copy":
		return true, x.copy(x.memref(op.Operand(0)), x.memref(op.Operand(1)))
	case "memref.subview":
		return true, x.subview(op)
	case "memref.get_global":
		return true, x.setResults(op, []Value{x.global(op)})
	case "affine.dma_start":
		return true, x.transfer(op)
	case "affine.dma_wait":
		return true, nil
	}
	return false, nil
}

func (x *machine) memref(v *ir.Value) *Memref { return x.values[v].(*Memref) }

// element executes a load or a store of one element.
func (x *machine) element(op *ir.Operation, memref *ir.Value, at []int64, store bool) error {
	cell, err := x.memref(memref).cell(at)
	if err != nil {
		return err
	}
	if store {
		*cell = x.values[op.Operand(0)]
		return nil
	}
	x.values[op.Result(0)] = *cell
	return nil
}

// elements executes affine.vector_load and affine.vector_store, of elements behind each other
// in the last dimension.
func (x *machine) elements(op *ir.Operation) error {
	a, _ := affine.AsAccess(op)
	at, err := x.mapped(a.ValueMap())
	if err != nil {
		return err
	}
	var t ir.Type
	if a.IsStore() {
		t = op.OperandType(0)
	} else {
		t = op.ResultType(0)
	}
	shape := t.(*ir.VectorType).Shape()
	if len(shape) != 1 {
		return fmt.Errorf("only vectors of one dimension can be executed")
	}
	out := make(Vector, shape[0])
	for i := range out {
		cell, err := x.memref(a.Memref()).cell(at)
		if err != nil {
			return err
		}
		if a.IsStore() {
			*cell = x.values[op.Operand(0)].(Vector)[i]
		}
		out[i] = *cell
		at[len(at)-1]++
	}
	if !a.IsStore() {
		x.values[op.Result(0)] = out
	}
	return nil
}

func (x *machine) allocate(op *ir.Operation) error {
	t := op.ResultType(0).(*ir.MemRefType)
	sizes, dynamic := slices.Clone(t.Shape()), x.ints(op.Operands())
	for d, n := range sizes {
		if n == ir.Dynamic {
			sizes[d], dynamic = dynamic[0], dynamic[1:]
		}
		if sizes[d] < 0 {
			return fmt.Errorf("a size of %d", sizes[d])
		}
	}
	return x.setResults(op, []Value{NewMemref(sizes, func(int) Value { return unwritten })})
}

// global is the memory of a global, which begins with the number of each element.
func (x *machine) global(op *ir.Operation) *Memref {
	name := op.Attr("name").(*ir.SymbolRefAttr).Root()
	if x.globals[name] == nil {
		x.globals[name] = Fill(op.ResultType(0), len(x.globals)+50).(*Memref)
	}
	return x.globals[name]
}

// each visits the subscripts of all elements.
func (m *Memref) each(do func(at []int64) error) error {
	at := make([]int64, len(m.sizes))
	var visit func(d int) error
	visit = func(d int) error {
		if d == len(at) {
			return do(at)
		}
		for at[d] = 0; at[d] < m.sizes[d]; at[d]++ {
			if err := visit(d + 1); err != nil {
				return err
			}
		}
		return nil
	}
	return visit(0)
}

func (x *machine) copy(from, to *Memref) error {
	return from.each(func(at []int64) error {
		source, err := from.cell(at)
		if err != nil {
			return err
		}
		target, err := to.cell(at)
		if err != nil {
			return err
		}
		*target = *source
		return nil
	})
}

// subview executes a memref.subview that keeps all dimensions and has static numbers.
func (x *machine) subview(op *ir.Operation) error {
	source := x.memref(op.Operand(0))
	if op.NumOperands() > 1 || len(op.ResultType(0).(*ir.MemRefType).Shape()) != len(source.sizes) {
		return fmt.Errorf("only static views of all dimensions can be executed")
	}
	list := func(name string) (out []int64) {
		for _, a := range op.Attr(name).(*ir.ArrayAttr).Elems() {
			n, _ := a.(*ir.IntegerAttr).Int()
			out = append(out, n)
		}
		return out
	}
	offsets, strides := list("static_offsets"), list("static_strides")
	view := &Memref{memory: source.memory, offset: source.offset, sizes: list("static_sizes")}
	for d := range offsets {
		view.offset += offsets[d] * source.strides[d]
		view.strides = append(view.strides, strides[d]*source.strides[d])
	}
	return x.setResults(op, []Value{view})
}

// transfer executes an affine.dma_start without a stride at once.
func (x *machine) transfer(op *ir.Operation) error {
	memrefs, subscripts, operands := make([]*Memref, 2), make([][]int64, 2), op.Operands()
	for i, name := range []string{"src_map", "dst_map"} {
		memrefs[i], operands = x.memref(operands[0]), operands[1:]
		m := op.Attr(name).(*ir.AffineMapAttr).Map()
		var err error
		if subscripts[i], err = x.mapped(affine.ValueMap{Map: m, Operands: operands[:m.NumDims+m.NumSymbols]}); err != nil {
			return err
		}
		operands = operands[m.NumDims+m.NumSymbols:]
	}
	tag := op.Attr("tag_map").(*ir.AffineMapAttr).Map()
	for range x.ints(operands[1+tag.NumDims+tag.NumSymbols:])[0] {
		source, err := memrefs[0].cell(subscripts[0])
		if err != nil {
			return err
		}
		target, err := memrefs[1].cell(subscripts[1])
		if err != nil {
			return err
		}
		*target = *source
		subscripts[0][len(subscripts[0])-1]++
		subscripts[1][len(subscripts[1])-1]++
	}
	return nil
}
