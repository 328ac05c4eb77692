package caserun

import (
	"fmt"

	"github.com/mlirc/mlirc/core/ir"
)

// Value is an int64, a float64, a Vector or a *Memref.
type Value any

// Vector is the elements of a vector, those of the last dimension next to each other.
type Vector []Value

// Memref is a view of memory.
type Memref struct {
	memory  *memory
	offset  int64
	sizes   []int64
	strides []int64
}

// memory is what one allocation made.
type memory struct {
	cells []Value
	freed bool
}

// unwritten is in an element that was never stored to.
const unwritten = int64(-0x5eed)

// NewMemref returns a memref of new memory in which the element n is fill(n).
func NewMemref(sizes []int64, fill func(n int) Value) *Memref {
	m := &Memref{sizes: sizes, strides: make([]int64, len(sizes))}
	count := int64(1)
	for d := len(sizes) - 1; d >= 0; d-- {
		m.strides[d] = count
		count *= sizes[d]
	}
	m.memory = &memory{cells: make([]Value, count)}
	for i := range m.memory.cells {
		m.memory.cells[i] = fill(i)
	}
	return m
}

// Elements are all elements of a memref, in the order of its memory.
func (m *Memref) Elements() []Value { return m.memory.cells }

// cell is an element; it is an error if there is none.
func (m *Memref) cell(at []int64) (*Value, error) {
	if m.memory.freed {
		return nil, fmt.Errorf("an access to memory that was freed")
	}
	n := m.offset
	for d, i := range at {
		if i < 0 || i >= m.sizes[d] {
			return nil, fmt.Errorf("an access to element %d of %d", i, m.sizes[d])
		}
		n += i * m.strides[d]
	}
	return &m.memory.cells[n], nil
}

// maxSteps bounds how many operations and blocks one call executes.
const maxSteps = 1 << 22

// machine executes one call.
type machine struct {
	module  *ir.Operation
	values  map[*ir.Value]Value
	globals map[string]*Memref
	steps   int
}

// Call executes a function of a module, and returns its results.
func Call(module *ir.Operation, name string, args ...Value) (results []Value, err error) {
	fn := function(module, name)
	if fn == nil {
		return nil, fmt.Errorf("there is no function %q with a body", name)
	}
	x := &machine{module: module, values: map[*ir.Value]Value{}, globals: map[string]*Memref{}}
	return x.region(fn.Region(0), args)
}

// function is the one of a module with a name, if it has a body.
func function(module *ir.Operation, name string) *ir.Operation {
	for op := module.Region(0).Entry().First(); op != nil; op = op.Next() {
		if symbol, ok := op.Attr("sym_name").(*ir.StringAttr); ok && symbol.Value() == name && op.NumRegions() == 1 && !op.Region(0).Empty() {
			return op
		}
	}
	return nil
}

// region executes the blocks of a region, and returns the operands of the terminator that
// leaves it.
func (x *machine) region(r *ir.Region, args []Value) ([]Value, error) {
	block := r.Entry()
	for {
		if x.steps++; x.steps > maxSteps {
			return nil, fmt.Errorf("more than %d operations", maxSteps)
		}
		for i, arg := range block.Args() {
			x.values[arg] = args[i]
		}
		last := block.Last()
		for op := block.First(); op != nil; op = op.Next() {
			if op == last && op.Facets().Terminator {
				break
			}
			if err := x.operation(op); err != nil {
				return nil, fmt.Errorf("%s: %w", op.Name(), err)
			}
		}
		if last == nil || !last.Facets().Terminator {
			return nil, nil
		}
		successors := last.Successors()
		if len(successors) == 0 {
			return x.all(last.Operands()), nil
		}
		block, args = x.branch(last)
	}
}

// branch is where a terminator leads, and what it passes.
func (x *machine) branch(op *ir.Operation) (*ir.Block, []Value) {
	operands, successors := x.all(op.Operands()), op.Successors()
	if len(successors) == 1 {
		return successors[0], operands
	}
	n := len(successors[0].Args())
	if operands[0] != int64(0) {
		return successors[0], operands[1 : 1+n]
	}
	return successors[1], operands[1+n:]
}

func (x *machine) all(values []*ir.Value) []Value {
	out := make([]Value, len(values))
	for i, v := range values {
		out[i] = x.values[v]
	}
	return out
}

func (x *machine) ints(values []*ir.Value) []int64 {
	out := make([]int64, len(values))
	for i, v := range values {
		out[i] = x.values[v].(int64)
	}
	return out
}

// setResults gives the results of an operation their values.
func (x *machine) setResults(op *ir.Operation, values []Value) error {
	for i, r := range op.Results() {
		x.values[r] = values[i]
	}
	return nil
}
