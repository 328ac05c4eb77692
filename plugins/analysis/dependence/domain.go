package dependence

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/presburger"
	"github.com/mlirc/mlirc/plugins/analysis/alias"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
)

// builder makes the system of a relation.
type builder struct {
	*Relation
	fixed map[*ir.Value]presburger.Linear // what is the same for both accesses
}

// build makes the system if there is none.
func (r *Relation) build() {
	if r.system != nil {
		return
	}
	r.system, r.exact = presburger.NewSystem(0), true
	r.system.Share(r.analysis.effort)
	b := &builder{Relation: r, fixed: map[*ir.Value]presburger.Linear{}}
	b.iterations()
}

// iterations says what an iteration is for each access, and that they meet.
func (b *builder) iterations() {
	src, dst := b.side(b.source.Op, enclosing(b.source.Op)), b.side(b.sink.Op, enclosing(b.sink.Op))
	for _, op := range b.common {
		if loop, ok := affine.AsFor(op); ok {
			iv := loop.InductionVar()
			b.loops = append(b.loops, loopPair{loop, src.own[iv], dst.own[iv]})
		}
		if op.Is("affine.parallel") {
			for _, iv := range op.Region(0).Entry().Args() {
				b.system.Zero(src.own[iv].Sub(dst.own[iv]))
			}
		}
	}
	b.meet(src, dst)
	for _, v := range src.changing {
		if g, both := dst.own[v]; both {
			b.match(v, src.own[v], g, b.common)
		}
	}
}

// match notes that a value agrees where the induction variables do that are around it.
func (b *builder) match(v *ir.Value, source, sink presburger.Linear, common []*ir.Operation) {
	depth := 0
	for _, op := range common {
		if !v.Region().IsWithin(op) {
			break
		}
		if runsOften(op) {
			return
		}
		if op.Is("affine.for") {
			depth++
		}
	}
	if at := v.Block().ParentOp(); at != nil && (affine.IsTopLevel(v) || slices.Contains(common, at)) {
		b.carried = append(b.carried, carriedValue{depth, source, sink})
	}
}

// side is the values as one access sees them.
type side struct {
	*builder
	own      map[*ir.Value]presburger.Linear // induction variables, and other values that change
	changing []*ir.Value                     // the others, in the order of their use
}

// side constrains the induction variables around an access to the iterations that there are.
func (b *builder) side(op *ir.Operation, path []*ir.Operation) *side {
	s := &side{builder: b, own: map[*ir.Value]presburger.Linear{}}
	for i, around := range path {
		inner := op
		if i+1 < len(path) {
			inner = path[i+1]
		}
		s.constrain(around, inner)
	}
	return s
}

// form is the linear form of a value.
func (s *side) form(v *ir.Value) presburger.Linear {
	if f, ok := s.own[v]; ok {
		return f
	}
	if f, ok := s.fixed[v]; ok {
		return f
	}
	f := presburger.Variable(s.system.AddVar())
	if isFixed(v) {
		s.fixed[v] = f
		return f
	}
	s.own[v] = f
	s.changing = append(s.changing, v)
	return f
}

// isFixed reports whether a value is the same wherever affine code uses it.
func isFixed(v *ir.Value) bool {
	if !affine.IsTopLevel(v) {
		return false
	}
	return v.Region().HasOneBlock() || v.Block().IsEntry() && !v.Block().HasPreds()
}

func (s *side) forms(values []*ir.Value) []presburger.Linear {
	out := make([]presburger.Linear, len(values))
	for i, v := range values {
		out[i] = s.form(v)
	}
	return out
}

// results are the linear forms of a map's results, nil for those that are not
// linear.
func (s *side) results(m affine.ValueMap) []*presburger.Linear {
	dims, symbols := s.forms(m.Dims()), s.forms(m.Symbols())
	out := make([]*presburger.Linear, len(m.Map.Results))
	for i, e := range m.Map.Results {
		if f, ok := s.system.Linearize(e, dims, symbols); ok {
			out[i] = &f
			continue
		}
		s.exact = false
	}
	return out
}

// constrain says what holds inside of an operation, at what is in it.
func (s *side) constrain(op, inner *ir.Operation) {
	if loop, ok := affine.AsFor(op); ok {
		iv := presburger.Variable(s.system.AddVar())
		s.own[loop.InductionVar()] = iv
		s.loop(iv, loop.Lower(), loop.Upper(), loop.Step())
		return
	}
	if nest, ok := affine.AsParallel(op); ok {
		for i, iv := range nest.Region().Entry().Args() {
			f := presburger.Variable(s.system.AddVar())
			s.own[iv] = f
			lower, upper, step := parallelBounds(nest, i)
			s.loop(f, lower, upper, step)
		}
		return
	}
	if branch, ok := affine.AsIf(op); ok {
		s.branch(branch.ValueSet(), inner.ParentRegion().Index() == 1)
	}
}

func (s *side) loop(iv presburger.Linear, lower, upper affine.ValueMap, step int64) {
	starts, ends := s.results(lower.FullyComposed()), s.results(upper.FullyComposed())
	for _, f := range starts {
		if f != nil {
			s.system.NotNegative(iv.Sub(*f))
		}
	}
	for _, f := range ends {
		if f != nil {
			s.system.NotNegative(f.Sub(iv).Sub(presburger.Number(1)))
		}
	}
	switch {
	case step == 1:
	case len(starts) == 1 && starts[0] != nil:
		iteration := presburger.Variable(s.system.AddVar())
		s.system.Zero(iv.Sub(*starts[0]).Sub(iteration.Times(step)))
	default:
		s.exact = false // the greatest of several decides where it begins
	}
}

func (s *side) branch(condition affine.ValueSet, otherwise bool) {
	condition = condition.FullyComposed()
	set := condition.Set
	dims, symbols := s.forms(condition.Dims()), s.forms(condition.Symbols())
	if !otherwise {
		if !s.system.Constrain(set, dims, symbols) {
			s.exact = false
		}
		return
	}
	if len(set.Constraints) != 1 || set.EqFlags[0] {
		s.exact = false // the complement has several parts
		return
	}
	f, ok := s.system.Linearize(set.Constraints[0], dims, symbols)
	if !ok {
		s.exact = false
		return
	}
	s.system.NotNegative(presburger.Number(-1).Sub(f))
}

// meet says that the accesses have an element in common.
func (b *builder) meet(src, dst *side) {
	t, ranked := b.source.Memref.Type().(*ir.MemRefType)
	if b.source.Memref != b.sink.Memref || !b.source.Affine || !b.sink.Affine || !ranked || !alias.IsInjective(t) {
		b.exact = false
		return
	}
	from, to := src.elements(b.source), dst.elements(b.sink)
	for i := range from {
		if from[i] != nil && to[i] != nil {
			b.system.Zero(to[i].Sub(*from[i]))
		}
	}
}

// elements are the coordinates of an element that is accessed.
func (s *side) elements(a Access) []*presburger.Linear {
	at := s.results(a.Coordinates)
	first := len(at) - len(a.Extent)
	for i, n := range a.Extent {
		if f := at[first+i]; f != nil {
			offset := presburger.Variable(s.system.AddVar())
			s.system.NotNegative(offset)
			s.system.NotNegative(presburger.Number(n - 1).Sub(offset))
			sum := f.Add(offset)
			at[first+i] = &sum
		}
	}
	return at
}
