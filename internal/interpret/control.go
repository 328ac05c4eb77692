package interpret

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
)

// control compiles what has regions and is not parallel, and affine arithmetic.
func (c *compiler) control(op *ir.Operation) step {
	switch op.Name().String() {
	case "affine.for":
		o, _ := affine.AsFor(op)
		lower, upper := c.mapped(o.Lower().Map, o.Lower().Operands), c.mapped(o.Upper().Map, o.Upper().Operands)
		n := o.Step()
		return c.loop(op, o.Init(), func(fr []Value) (int64, int64, int64) { return lower.greatest(fr), upper.least(fr), n })
	case "scf.for":
		if op.Attr("unsignedCmp") != nil {
			return nil
		}
		bounds := c.list(op.OperandRange(0, 3))
		return c.loop(op, op.OperandRange(3, op.NumOperands()), func(fr []Value) (int64, int64, int64) {
			return fr[bounds[0]].N, fr[bounds[1]].N, fr[bounds[2]].N
		})
	case "affine.if":
		return c.affineIf(op)
	case "scf.if":
		condition := c.slot(op.Operand(0))
		return c.either(op, func(fr []Value) bool { return fr[condition].N != 0 })
	case "scf.execute_region", "memref.alloca_scope":
		return c.either(op, func([]Value) bool { return true })
	case "scf.while":
		return c.while(op)
	case "std.assert":
		holds, message := c.slot(op.Operand(0)), op.Attr("msg").(*ir.StringAttr).Value()
		return func(_ *Machine, fr []Value) {
			if fr[holds].N == 0 {
				trapf("assertion: %s", message)
			}
		}
	case "affine.apply", "affine.min", "affine.max":
		m := c.mapped(op.Attr("map").(*ir.AffineMapAttr).Map(), op.Operands())
		to := c.slot(op.Result(0))
		if op.Is("affine.max") {
			return func(_ *Machine, fr []Value) { fr[to] = Value{N: m.greatest(fr)} }
		}
		return func(_ *Machine, fr []Value) { fr[to] = Value{N: m.least(fr)} }
	}
	return nil
}

// loop compiles a loop of one body, whose first argument is the induction variable.
func (c *compiler) loop(op *ir.Operation, init []*ir.Value, bounds func(fr []Value) (lower, upper, step int64)) step {
	from, results := c.list(init), c.list(op.Results())
	args := c.list(op.Region(0).Entry().Args())
	iv, args := args[0], args[1:]
	body := c.region(op.Region(0))
	return func(m *Machine, fr []Value) {
		lower, upper, by := bounds(fr)
		if by <= 0 {
			trapf("a loop with step %d", by)
		}
		move(fr, args, from)
		outer := m.loops
		m.runs++
		run := m.runs
		for i := lower; i < upper; i += by {
			m.step()
			if m.settings.Trace != nil {
				m.loops = append(outer[:len(outer):len(outer)], LoopState{op, run, i})
			}
			fr[iv] = Value{N: i}
			move(fr, args, body.run(m, fr))
		}
		m.loops = outer
		move(fr, results, args)
	}
}

// either compiles what runs one of its regions once.
func (c *compiler) either(op *ir.Operation, first func(fr []Value) bool) step {
	results := c.list(op.Results())
	regions := make([]*region, op.NumRegions())
	for i := range regions {
		regions[i] = c.region(op.Region(i))
	}
	return func(m *Machine, fr []Value) {
		r := regions[0]
		if !first(fr) {
			if len(regions) == 1 {
				return
			}
			r = regions[1]
		}
		move(fr, results, r.run(m, fr))
	}
}

func (c *compiler) affineIf(op *ir.Operation) step {
	o, _ := affine.AsIf(op)
	set := o.ValueSet()
	operands := c.list(set.Operands)
	var holds []func(in []int64) bool
	for i, e := range set.Set.Constraints {
		value, equal := compileExpr(e, set.Set.NumDims), set.Set.EqFlags[i]
		holds = append(holds, func(in []int64) bool {
			n := value(in)
			return n == 0 || !equal && n > 0
		})
	}
	return c.either(op, func(fr []Value) bool {
		in := make([]int64, len(operands))
		for i, s := range operands {
			in[i] = fr[s].N
		}
		for _, h := range holds {
			if !h(in) {
				return false
			}
		}
		return true
	})
}

func (c *compiler) while(op *ir.Operation) step {
	from, results := c.list(op.Operands()), c.list(op.Results())
	before, after := c.list(op.Region(0).Entry().Args()), c.list(op.Region(1).Entry().Args())
	head, body := c.region(op.Region(0)), c.region(op.Region(1))
	return func(m *Machine, fr []Value) {
		move(fr, before, from)
		for {
			m.step()
			out := head.run(m, fr)
			if fr[out[0]].N == 0 {
				move(fr, results, out[1:])
				return
			}
			move(fr, after, out[1:])
			move(fr, before, body.run(m, fr))
		}
	}
}

// call compiles calls.
func (c *compiler) call(op *ir.Operation) step {
	operands, results := op.Operands(), c.list(op.Results())
	var callee func(fr []Value) *function
	switch op.Name().String() {
	case "std.call":
		f := c.p.functions[op.Attr("callee").(*ir.SymbolRefAttr).Root()]
		if f == nil {
			refuse(op, "an unknown function")
		}
		callee = func([]Value) *function { return f }
	case "std.call_indirect":
		at := c.slot(operands[0])
		operands = operands[1:]
		callee = func(fr []Value) *function { return fr[at].Ref.(*function) }
	default:
		return nil
	}
	args := c.list(operands)
	return func(m *Machine, fr []Value) {
		values := make([]Value, len(args))
		for i, s := range args {
			values[i] = fr[s]
		}
		f := callee(fr)
		if f.body == nil {
			trapf("a call of a function without a body")
		}
		for i, v := range m.invoke(f, values) {
			fr[results[i]] = v
		}
	}
}
