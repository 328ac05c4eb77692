package parallel

import (
	"slices"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/gpu"
	affinedialect "github.com/mlirc/mlirc/plugins/std/dialects/affine"
	"github.com/mlirc/mlirc/plugins/std/dialects/scf"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

// ToLaunches returns the pass `convert-parallel-loops-to-gpu`.
func ToLaunches() *pass.Pass {
	return &pass.Pass{
		Name:    "convert-parallel-loops-to-gpu",
		Summary: "make launches of parallel loops that have a mapping",
		Doc: `An outermost scf.parallel with the attribute mapping becomes a gpu.launch, with the loops in
it. A loop that reduces stays as it is, and one with effects besides those of its innermost loops,
or whose bounds are not known before the launch.`,
		Builds: []string{"affine", "gpu", "scf", "std"},
		Run: func(r *pass.Run) error {
			var loops []scf.Parallel
			ir.Walk(r.Op, func(op *ir.Operation) ir.WalkResult {
				if !op.Is("scf.parallel") {
					return ir.Advance
				}
				loops = append(loops, scf.Parallel{Op: op})
				return ir.Skip
			})
			changed := false
			for _, l := range loops {
				changed = convert(l) || changed
			}
			if !changed {
				r.Unchanged()
			}
			return nil
		},
	}
}

// nest is a nest of loops on its way into a launch.
type nest struct {
	*ir.Builder                 // within the launch
	before      *ir.Builder     // before it
	made        []*ir.Operation // before it
	launch      gpu.Launch
	mapping     *ir.Mapping
	bounds      map[int]*ir.Value // by processor
	effects     bool              // something was copied that has effects
	left        bool              // a loop or condition was left, so that effects are not innermost
}

// convert makes a launch of a loop, and reports whether it could.
func convert(l scf.Parallel) bool {
	ctx := l.Op.Context()
	n := &nest{before: ir.BuilderBefore(l.Op), Builder: ir.NewBuilder(ctx), mapping: ir.NewMapping(), bounds: map[int]*ir.Value{}}
	n.before.SetLoc(l.Op.Loc())
	n.SetLoc(l.Op.Loc())
	one := n.keep(std.NewConstant(n.before, ctx.IndexType(), ctx.IntAttr(ctx.IndexType(), 1)).Op)
	n.launch = gpu.NewLaunch(n.before, nil, one, one, one, one, one, one, nil, nil, nil, nil, nil)
	body := n.CreateBlock(n.launch.Body(), nil, slices.Repeat([]ir.Type{ctx.IndexType()}, 12)...)
	n.SetInsertionPointToEnd(body)
	n.SetInsertionPoint(gpu.NewTerminator(n.Builder).Op)
	n.before.SetInsertionPoint(n.launch.Op)
	if !n.loop(l) {
		n.launch.Op.Erase()
		for _, op := range slices.Backward(n.made) {
			op.Erase()
		}
		return false
	}
	for processor, bound := range n.bounds {
		n.launch.Op.SetOperand(processor, bound)
	}
	l.Op.Erase()
	return true
}

func (n *nest) keep(op *ir.Operation) *ir.Value {
	n.made = append(n.made, op)
	return op.Result(0)
}

// loop copies what a loop does.
func (n *nest) loop(l scf.Parallel) bool {
	mapping, ok := l.Op.Attr(mappingAttr).(*ir.ArrayAttr)
	if !ok || l.Op.NumResults() > 0 || len(mapping.Elems()) != len(l.Ivs()) {
		return false
	}
	around := 0 // loops and conditions that this one has become
	for i, a := range mapping.Elems() {
		how, _ := a.(*ir.DictionaryAttr)
		if how == nil || !n.dimension(l, i, how, &around) {
			return false
		}
	}
	for _, a := range l.Op.Attrs() {
		if a.Name != mappingAttr && a.Name != ods.SegmentAttr {
			n.launch.Op.SetAttr(a.Name, a.Value)
		}
	}
	for op := range l.Region().Entry().WithoutTerminator() {
		if inner, ok := scf.AsParallel(op); ok {
			if n.effects || !n.loop(inner) {
				return false
			}
			continue
		}
		copied := n.Clone(op, n.mapping)
		n.effects = n.effects || copied.NumRegions() > 0 || !ir.HasNoEffects(copied)
		if n.effects && n.left {
			return false
		}
	}
	for range around {
		n.SetInsertionPointAfter(n.Block().ParentOp())
		n.left, n.effects = true, false
	}
	return true
}

// dimension computes the induction variable of a dimension.
func (n *nest) dimension(l scf.Parallel, i int, how *ir.DictionaryAttr, around *int) bool {
	lower, upper, step := l.LowerBound()[i], l.UpperBound()[i], l.Step()[i]
	processor, ok := how.Get("processor").(*ir.IntegerAttr)
	if !ok {
		return false
	}
	p, _ := processor.Int()
	if p < 0 || p >= sequential {
		loop := scf.NewFor(n.Builder, n.mapping.Value(lower), n.mapping.Value(upper), n.mapping.Value(step), nil)
		n.enter(n.CreateBlock(loop.Region(), nil, n.Context().IndexType()), around)
		n.mapping.MapValue(l.Ivs()[i], loop.Iv())
		return true
	}
	m, ok := how.Get("map").(*ir.AffineMapAttr)
	if !ok {
		return false
	}
	fromStart := affine.NewMap(1, 2, affine.Add(affine.Mul(affine.Dim(0), affine.Symbol(0)), affine.Symbol(1)))
	number := n.launch.Body().Entry().Arg(int(p))
	iv := affinedialect.NewApply(n.Builder, []*ir.Value{number, n.mapping.Value(step), n.mapping.Value(lower)}, m.Map().Compose(fromStart)).Op.Result(0)
	n.mapping.MapValue(l.Ivs()[i], iv)
	bound, ok := how.Get("bound").(*ir.AffineMapAttr)
	if !ok {
		return true
	}
	if !n.isKnown(lower) || !n.isKnown(step) || n.bounds[int(p)] != nil {
		return false
	}
	precise := n.isKnown(upper)
	known := upper
	if !precise {
		if known = n.largest(upper); known == nil {
			return false
		}
	}
	iterations := affine.NewMap(1, 2, affine.CeilDiv(affine.Sub(affine.Dim(0), affine.Symbol(0)), affine.Symbol(1)))
	operands := []*ir.Value{n.outside(known), n.outside(lower), n.outside(step)}
	n.bounds[int(p)] = n.keep(affinedialect.NewApply(n.before, operands, bound.Map().Compose(iterations)).Op)
	if !precise {
		less := std.NewCmpi(n.Builder, iv, n.mapping.Value(upper), std.CmpIPredicateSlt).Result()
		condition := scf.NewIf(n.Builder, less, nil)
		n.enter(n.CreateBlock(condition.ThenRegion(), nil), around)
	}
	return true
}

// enter goes on in a block, which it ends.
func (n *nest) enter(b *ir.Block, around *int) {
	*around++
	n.SetInsertionPointToEnd(b)
	n.SetInsertionPoint(scf.NewYield(n.Builder, nil).Op)
}

// isBefore reports whether a value is there before the launch.
func (n *nest) isBefore(v *ir.Value) bool {
	for r := n.launch.Op.ParentRegion(); r != nil; r = r.Op().ParentRegion() {
		if r == v.Region() {
			return true
		}
		if r.Op() == nil {
			return false
		}
	}
	return false
}

func isConstant(v *ir.Value) bool { return v.DefiningOp() != nil && v.DefiningOp().Is("std.constant") }

func (n *nest) isKnown(v *ir.Value) bool { return n.isBefore(v) || isConstant(v) }

// outside is a value that is known, before the launch.
func (n *nest) outside(v *ir.Value) *ir.Value {
	if n.isBefore(v) {
		return v
	}
	at := n.before.Loc()
	n.before.SetLoc(v.DefiningOp().Loc())
	copied := n.before.Clone(v.DefiningOp(), ir.NewMapping())
	n.before.SetLoc(at)
	return n.keep(copied)
}

// largest is a constant that a bound does not exceed, nil if none is known.
func (n *nest) largest(v *ir.Value) *ir.Value {
	c, ok := largestOf(v, 0)
	if !ok {
		return nil
	}
	return n.keep(std.NewConstant(n.before, v.Type(), n.before.Context().IntAttr(v.Type(), c)).Op)
}

// maxDepth is how many products a bound may be within each other.
const maxDepth = 8

func largestOf(v *ir.Value, depth int) (int64, bool) {
	op := v.DefiningOp()
	if op == nil || depth > maxDepth {
		return 0, false
	}
	switch {
	case op.Is("std.constant"):
		a, ok := op.Attr("value").(*ir.IntegerAttr)
		if !ok {
			return 0, false
		}
		return a.Int()
	case op.Is("affine.min"):
		m, ok := op.Attr("map").(*ir.AffineMapAttr)
		if !ok {
			return 0, false
		}
		for _, e := range m.Map().Results {
			if c, ok := e.(affine.Constant); ok {
				return int64(c), true
			}
		}
	case op.Is("std.muli"):
		x, okX := largestOf(op.Operand(0), depth+1)
		y, okY := largestOf(op.Operand(1), depth+1)
		// A product with a constant that is not negative is bounded by that of the bound.
		if okX && okY && x >= 0 && y >= 0 && (isConstant(op.Operand(0)) || isConstant(op.Operand(1))) {
			return x * y, true
		}
	}
	return 0, false
}
