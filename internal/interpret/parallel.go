package interpret

import (
	"math"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
	"github.com/mlirc/mlirc/plugins/std/dialects/scf"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

// Orders are those in which a module is worth executing: one, if it has no parallel loops.
func Orders(module *ir.Operation) []Order {
	list := []Order{Written}
	ir.Walk(module, func(op *ir.Operation) ir.WalkResult {
		if op.Is("affine.parallel") || op.Is("scf.parallel") {
			list = []Order{Written, Reversed, Shuffled}
			return ir.Interrupt
		}
		return ir.Advance
	})
	return list
}

// parallel compiles loops whose iterations may run in any order.
func (c *compiler) parallel(op *ir.Operation) step {
	switch op.Name().String() {
	case "affine.parallel":
		return c.affineParallel(op)
	case "scf.parallel":
		return c.scfParallel(op)
	case "scf.reduce":
		return c.reduce(op)
	}
	return nil
}

func (c *compiler) affineParallel(op *ir.Operation) step {
	o, _ := affine.AsParallel(op)
	lower, upper, steps := o.LowerBounds(), o.UpperBounds(), o.Steps()
	var lowers, uppers []*mapped
	for d := range lower.Groups {
		l, u := lower.Of(d), upper.Of(d)
		lowers, uppers = append(lowers, c.mapped(l.Map, l.Operands)), append(uppers, c.mapped(u.Map, u.Operands))
	}
	results := c.list(op.Results())
	kinds := o.Reductions()
	combine := make([]func(a, b int64) int64, len(kinds))
	neutral := make([]int64, len(kinds))
	for i, k := range kinds {
		combine[i], neutral[i] = combination(op, std.AtomicRMWKind(k))
	}
	ivs := c.list(op.Region(0).Entry().Args())
	body := c.region(op.Region(0))
	return func(m *Machine, fr []Value) {
		var ranges []loopRange
		for d := range lowers {
			ranges = append(ranges, loopRange{lowers[d].greatest(fr), uppers[d].least(fr), steps[d]})
		}
		sums := append([]int64(nil), neutral...)
		m.iterations(op, ranges, func(at []int64) {
			for d, i := range at {
				fr[ivs[d]] = Value{N: i}
			}
			for i, s := range body.run(m, fr) {
				sums[i] = combine[i](sums[i], fr[s].N)
			}
		})
		for i, s := range results {
			fr[s] = Value{N: sums[i]}
		}
	}
}

// combination is how a reduction combines numbers, and what it begins with.
func combination(op *ir.Operation, kind std.AtomicRMWKind) (combine func(a, b int64) int64, neutral int64) {
	e, _ := shape(op, op.ResultType(0))
	smaller := func(a, b float64) float64 { return min(a, b) }
	greater := func(a, b float64) float64 { return max(a, b) }
	float := func(f func(a, b float64) float64, start float64) (func(a, b int64) int64, int64) {
		return func(a, b int64) int64 { return e.ofFloat(f(e.float(a), e.float(b))) }, e.ofFloat(start)
	}
	switch kind {
	case std.AtomicRMWKindAddi:
		return func(a, b int64) int64 { return e.wrap(a + b) }, 0
	case std.AtomicRMWKindMuli:
		return func(a, b int64) int64 { return e.wrap(a * b) }, e.wrap(1)
	case std.AtomicRMWKindAddf:
		return float(func(a, b float64) float64 { return a + b }, 0)
	case std.AtomicRMWKindMulf:
		return float(func(a, b float64) float64 { return a * b }, 1)
	case std.AtomicRMWKindMaxf:
		return float(greater, math.Inf(-1))
	case std.AtomicRMWKindMinf:
		return float(smaller, math.Inf(1))
	case std.AtomicRMWKindMaxs:
		return func(a, b int64) int64 { return max(a, b) }, e.wrap(1 << (e.bits - 1))
	case std.AtomicRMWKindMins:
		return func(a, b int64) int64 { return min(a, b) }, e.wrap(1<<(e.bits-1) - 1)
	}
	refuse(op, "an unknown reduction")
	return nil, 0
}

func (c *compiler) scfParallel(op *ir.Operation) step {
	o, _ := scf.AsParallel(op)
	lower, upper, by := c.list(o.LowerBound()), c.list(o.UpperBound()), c.list(o.Step())
	results, init := c.list(op.Results()), c.list(o.InitVals())
	var reduces []*ir.Operation
	for in := range op.Region(0).Entry().Ops() {
		if in.Is("scf.reduce") {
			reduces = append(reduces, in)
		}
	}
	if len(reduces) != len(results) {
		refuse(op, "a reduction for each result is expected")
	}
	// A reduction combines what its first argument holds.
	sums := make([]int, len(reduces))
	for i, r := range reduces {
		sums[i] = c.slot(r.Region(0).Entry().Arg(0))
	}
	ivs := c.list(op.Region(0).Entry().Args())
	body := c.region(op.Region(0))
	return func(m *Machine, fr []Value) {
		var ranges []loopRange
		for d := range lower {
			ranges = append(ranges, loopRange{fr[lower[d]].N, fr[upper[d]].N, fr[by[d]].N})
		}
		move(fr, sums, init)
		m.iterations(op, ranges, func(at []int64) {
			for d, i := range at {
				fr[ivs[d]] = Value{N: i}
			}
			body.run(m, fr)
		})
		move(fr, results, sums)
	}
}

func (c *compiler) reduce(op *ir.Operation) step {
	value := c.slot(op.Operand(0))
	args := c.list(op.Region(0).Entry().Args())
	body := c.region(op.Region(0))
	return func(m *Machine, fr []Value) {
		fr[args[1]] = fr[value]
		fr[args[0]] = fr[body.run(m, fr)[0]]
	}
}

// loopRange is the bounds and the step of a dimension.
type loopRange struct{ lower, upper, step int64 }

// iterations runs the iterations of a parallel loop in the order of the machine.
func (m *Machine) iterations(op *ir.Operation, ranges []loopRange, run func(at []int64)) {
	sizes := make([]int64, len(ranges))
	for d, r := range ranges {
		if r.step <= 0 {
			trapf("a loop with step %d", r.step)
		}
		sizes[d] = max(0, (r.upper-r.lower+r.step-1)/r.step)
	}
	var all [][]int64
	each(sizes, func(at []int64) {
		m.step()
		iv := make([]int64, len(at))
		for d, i := range at {
			iv[d] = ranges[d].lower + i*ranges[d].step
		}
		all = append(all, iv)
	})
	switch m.settings.Order {
	case Reversed:
		for i, j := 0, len(all)-1; i < j; i, j = i+1, j-1 {
			all[i], all[j] = all[j], all[i]
		}
	case Shuffled:
		m.dice.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	}
	c := &context{touched: map[*Memory][]touched{}}
	m.contexts = append(m.contexts, c)
	outer := m.loops
	m.runs++
	number := m.runs
	for i, at := range all {
		c.iteration = int32(i)
		if m.settings.Trace != nil {
			m.loops = outer[:len(outer):len(outer)]
			for _, iv := range at {
				m.loops = append(m.loops, LoopState{op, number, iv})
			}
		}
		run(at)
	}
	m.loops = outer
	m.contexts = m.contexts[:len(m.contexts)-1]
	if len(m.contexts) == 0 {
		m.contexts = nil
	}
}
