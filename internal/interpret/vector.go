package interpret

import (
	coreaffine "github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
	"github.com/mlirc/mlirc/plugins/std/dialects/vector"
)

// vector compiles what affine-super-vectorize makes, and vector loads and stores.
func (c *compiler) vector(op *ir.Operation) step {
	switch op.Name().String() {
	case "vector.transfer_read":
		o, _ := vector.AsTransferRead(op)
		return c.transfer(op, o.Source(), o.Indices(), o.Padding(), o.Mask(), nil, op.ResultType(0))
	case "vector.transfer_write":
		o, _ := vector.AsTransferWrite(op)
		return c.transfer(op, o.Source(), o.Indices(), nil, o.Mask(), o.Vector(), o.Vector().Type())
	case "affine.vector_load", "affine.vector_store":
		a, _ := affine.AsAccess(op)
		at := a.ValueMap()
		return c.consecutive(op, a.Memref(), c.mapped(at.Map, at.Operands).all)
	case "vector.load":
		return c.consecutive(op, op.Operand(0), c.subscripts(op.OperandRange(1, op.NumOperands())))
	case "vector.store":
		return c.consecutive(op, op.Operand(1), c.subscripts(op.OperandRange(2, op.NumOperands())))
	case "vector.broadcast", "std.splat":
		return c.broadcast(op)
	case "vector.create_mask":
		return c.createMask(op)
	case "vector.reduction":
		return c.reduction(op)
	}
	return nil
}

// transfer compiles transfer_read, or transfer_write of a value.
func (c *compiler) transfer(op *ir.Operation, source *ir.Value, indices []*ir.Value, padding, mask, value *ir.Value, t ir.Type) step {
	e := elemOfMemref(op, source.Type())
	shape := t.(*ir.VectorType).Shape()
	order := op.Attr("permutation_map").(*ir.AffineMapAttr).Map()
	dims := make([]int, len(order.Results)) // of the memref, -1 for a broadcast
	inside := make([]bool, len(dims))
	for i, r := range order.Results {
		dims[i] = -1
		if d, ok := r.(coreaffine.Dim); ok {
			dims[i] = int(d)
		}
	}
	if list, ok := op.Attr("in_bounds").(*ir.ArrayAttr); ok {
		for i, a := range list.Elems() {
			n, _ := a.(*ir.IntegerAttr).Int()
			inside[i] = n != 0
		}
	}
	if len(dims) != len(shape) {
		refuse(op, "a dimension of the vector without one of the memref")
	}
	from, at := c.slot(source), c.subscripts(indices)
	slotOr := func(v *ir.Value) int {
		if v == nil {
			return -1
		}
		return c.slot(v)
	}
	pad, on, in, to := slotOr(padding), slotOr(mask), slotOr(value), -1
	if value == nil {
		to = c.slot(op.Result(0))
	}
	return func(m *Machine, fr []Value) {
		m.op = op
		v, start := fr[from].Ref.(*View), at(fr)
		var out []int64
		lane := -1
		each(shape, func(place []int64) {
			lane++
			where, outside := append([]int64(nil), start...), false
			for i, d := range dims {
				if d < 0 {
					continue
				}
				where[d] += place[i]
				outside = outside || !inside[i] && (where[d] < 0 || where[d] >= v.Sizes[d])
			}
			off := outside || on >= 0 && fr[on].Ref.([]int64)[lane] == 0
			switch {
			case value == nil && off:
				out = append(out, fr[pad].N)
			case value == nil:
				out = append(out, m.load(v, v.index(where), e))
			case !off:
				m.store(v, v.index(where), e, fr[in].Ref.([]int64)[lane])
			}
		})
		if value == nil {
			fr[to] = Value{Ref: out}
		}
	}
}

// consecutive compiles loads and stores of vectors along the last dimensions.
func (c *compiler) consecutive(op *ir.Operation, of *ir.Value, at func(fr []Value) []int64) step {
	e := elemOfMemref(op, of.Type())
	from := c.slot(of)
	isLoad := op.NumResults() == 1
	var t ir.Type
	value := 0
	if isLoad {
		t, value = op.ResultType(0), c.slot(op.Result(0))
	} else {
		t, value = op.OperandType(0), c.slot(op.Operand(0))
	}
	shape := t.(*ir.VectorType).Shape()
	return func(m *Machine, fr []Value) {
		m.op = op
		v, start := fr[from].Ref.(*View), at(fr)
		var out []int64
		lane := 0
		each(shape, func(place []int64) {
			where := append([]int64(nil), start...)
			for i, n := range place {
				where[len(where)-len(place)+i] += n
			}
			if isLoad {
				out = append(out, m.load(v, v.index(where), e))
			} else {
				m.store(v, v.index(where), e, fr[value].Ref.([]int64)[lane])
			}
			lane++
		})
		if isLoad {
			fr[value] = Value{Ref: out}
		}
	}
}

// broadcast compiles that of a scalar, or of a vector to more leading dimensions.
func (c *compiler) broadcast(op *ir.Operation) step {
	from, to := c.slot(op.Operand(0)), c.slot(op.Result(0))
	_, n := shape(op, op.ResultType(0))
	if v, ok := op.OperandType(0).(*ir.VectorType); ok {
		last := op.ResultType(0).(*ir.VectorType).Shape()
		last = last[len(last)-len(v.Shape()):]
		for i, s := range v.Shape() {
			if s != last[i] {
				refuse(op, "a broadcast within a dimension")
			}
		}
	}
	return func(_ *Machine, fr []Value) {
		part, ok := fr[from].Ref.([]int64)
		if !ok {
			part = []int64{fr[from].N}
		}
		out := make([]int64, 0, n)
		for len(out) < n {
			out = append(out, part...)
		}
		fr[to] = Value{Ref: out}
	}
}

func (c *compiler) createMask(op *ir.Operation) step {
	limits, to := c.subscripts(op.Operands()), c.slot(op.Result(0))
	shape := op.ResultType(0).(*ir.VectorType).Shape()
	return func(_ *Machine, fr []Value) {
		var out []int64
		limit := limits(fr)
		each(shape, func(at []int64) {
			on := true
			for d, n := range at {
				on = on && n < limit[d]
			}
			out = append(out, truth(on))
		})
		fr[to] = Value{Ref: out}
	}
}

func (c *compiler) reduction(op *ir.Operation) step {
	kind := op.StringAttrValue("kind")
	e, _ := shape(op, op.OperandType(0))
	name := map[string]string{"add": "addi", "mul": "muli", "and": "and", "or": "or", "xor": "xor"}[kind]
	combine := integers(name, e)
	if e.isFloat {
		combine = floats("std."+kind+"f", e)
	}
	if combine == nil || e.isFloat && kind != "add" && kind != "mul" {
		refuse(op, "an unknown kind")
	}
	in, to := c.list(op.Operands()), c.slot(op.Result(0))
	return func(_ *Machine, fr []Value) {
		lanes := fr[in[0]].Ref.([]int64)
		sum := lanes[0]
		if len(in) > 1 {
			sum = combine(fr[in[1]].N, sum)
		}
		for _, n := range lanes[1:] {
			sum = combine(sum, n)
		}
		if !e.isFloat {
			sum = e.wrap(sum)
		}
		fr[to] = Value{N: sum}
	}
}
