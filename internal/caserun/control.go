package caserun

import (
	"fmt"
	"slices"

	core "github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/std/affine"
)

// operation executes one operation that is no terminator.
func (x *machine) operation(op *ir.Operation) error {
	if x.steps++; x.steps > maxSteps {
		return fmt.Errorf("more than %d operations", maxSteps)
	}
	switch op.Name().String() {
	case "affine.for":
		return x.affineFor(affine.For{Op: op})
	case "affine.parallel":
		return x.affineParallel(affine.Parallel{Op: op})
	case "affine.if":
		return x.affineIf(affine.If{Op: op})
	case "affine.apply", "affine.min", "affine.max":
		return x.affineMap(op)
	case "scf.for":
		bounds := x.ints(op.OperandRange(0, 3))
		return x.loop(op, bounds[0], bounds[1], bounds[2], op.OperandRange(3, op.NumOperands()))
	case "scf.parallel":
		return x.scfParallel(op)
	case "scf.if":
		return x.chosen(op, x.values[op.Operand(0)] != int64(0))
	case "scf.while":
		return x.while(op)
	case "std.call":
		return x.call(op)
	}
	if done, err := x.access(op); done || err != nil {
		return err
	}
	if done, err := x.vector(op); done || err != nil {
		return err
	}
	return x.elementwise(op)
}

// mapped is what the results of a map are.
func (x *machine) mapped(m affine.ValueMap) ([]int64, error) {
	all := x.ints(m.Operands)
	return m.Map.Eval(all[:m.Map.NumDims], all[m.Map.NumDims:])
}

func (x *machine) affineMap(op *ir.Operation) error {
	m := affine.ValueMap{Map: op.Attr("map").(*ir.AffineMapAttr).Map(), Operands: op.Operands()}
	results, err := x.mapped(m)
	if err != nil {
		return err
	}
	n := results[0]
	switch {
	case op.Is("affine.min"):
		n = slices.Min(results)
	case op.Is("affine.max"):
		n = slices.Max(results)
	}
	return x.setResults(op, []Value{n})
}

// bounds are the iterations of an affine loop: from the greatest of the lower bounds to the
// least of the upper ones.
func (x *machine) bounds(lower, upper affine.ValueMap) (low, high int64, err error) {
	lows, err := x.mapped(lower)
	if err != nil {
		return 0, 0, err
	}
	highs, err := x.mapped(upper)
	if err != nil {
		return 0, 0, err
	}
	return slices.Max(lows), slices.Min(highs), nil
}

func (x *machine) affineFor(loop affine.For) error {
	low, high, err := x.bounds(loop.LowerBound(), loop.UpperBound())
	if err != nil {
		return err
	}
	return x.loop(loop.Op, low, high, loop.Step(), loop.Init())
}

// loop executes a loop from low to high, and carries values from iteration to iteration.
func (x *machine) loop(op *ir.Operation, low, high, step int64, init []*ir.Value) error {
	carried := x.all(init)
	for i := low; i < high; i += step {
		yielded, err := x.region(op.Region(0), slices.Concat([]Value{i}, carried))
		if err != nil {
			return err
		}
		carried = yielded
	}
	return x.setResults(op, carried)
}

func (x *machine) affineParallel(loop affine.Parallel) error {
	if loop.Op.NumResults() > 0 {
		return fmt.Errorf("reductions cannot be executed")
	}
	n := len(loop.Body().Args())
	lows, highs := make([]int64, n), make([]int64, n)
	for d := range n {
		var err error
		if lows[d], highs[d], err = x.bounds(loop.LowerBounds().Of(d), loop.UpperBounds().Of(d)); err != nil {
			return err
		}
	}
	return x.backwards(loop.Op, lows, highs, loop.Steps())
}

func (x *machine) scfParallel(op *ir.Operation) error {
	if op.NumResults() > 0 {
		return fmt.Errorf("reductions cannot be executed")
	}
	all := x.ints(op.Operands())
	n := len(all) / 3
	return x.backwards(op, all[:n], all[n:2*n], all[2*n:])
}

// backwards executes the iterations of a parallel loop from the last to the first.
func (x *machine) backwards(op *ir.Operation, lows, highs, steps []int64) error {
	var nest func(ivs []Value) error
	nest = func(ivs []Value) error {
		d := len(ivs)
		if d == len(lows) {
			_, err := x.region(op.Region(0), ivs)
			return err
		}
		if lows[d] >= highs[d] {
			return nil
		}
		last := lows[d] + (highs[d]-1-lows[d])/steps[d]*steps[d]
		for i := last; i >= lows[d]; i -= steps[d] {
			if err := nest(slices.Concat(ivs, []Value{i})); err != nil {
				return err
			}
		}
		return nil
	}
	return nest(nil)
}

func (x *machine) affineIf(branch affine.If) error {
	set := branch.ValueSet()
	all := x.ints(set.Operands)
	holds := true
	for i, e := range set.Set.Constraints {
		n, err := core.NewMap(set.Set.NumDims, set.Set.NumSymbols, e).Eval(all[:set.Set.NumDims], all[set.Set.NumDims:])
		if err != nil {
			return err
		}
		holds = holds && (n[0] == 0 || n[0] > 0 && !set.Set.EqFlags[i])
	}
	return x.chosen(branch.Op, holds)
}

// chosen executes the first or the second region of a conditional.
func (x *machine) chosen(op *ir.Operation, first bool) error {
	r := op.Region(0)
	if !first {
		r = op.Region(1)
	}
	if r.Empty() {
		return nil
	}
	yielded, err := x.region(r, nil)
	if err != nil {
		return err
	}
	return x.setResults(op, yielded)
}

func (x *machine) while(op *ir.Operation) error {
	carried := x.all(op.Operands())
	for {
		passed, err := x.region(op.Region(0), carried)
		if err != nil {
			return err
		}
		if passed[0] == int64(0) {
			return x.setResults(op, passed[1:])
		}
		if carried, err = x.region(op.Region(1), passed[1:]); err != nil {
			return err
		}
	}
}

// call executes a function of the module. It may not be recursive, as each value has one
// place.
func (x *machine) call(op *ir.Operation) error {
	name := op.Attr("callee").(*ir.SymbolRefAttr).Root()
	fn := function(x.module, name)
	if fn == nil {
		return fmt.Errorf("there is no function %q with a body", name)
	}
	results, err := x.region(fn.Region(0), x.all(op.Operands()))
	if err != nil {
		return err
	}
	return x.setResults(op, results)
}
