package transforms

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
)

// latticeState is what is known of a value: nothing yet, a constant, or that it is
// none. It only ever goes up.
type latticeState uint8

const (
	isUnknown latticeState = iota
	isConstant
	isOverdefined
)

// lattice is the state of a value; of a constant what it is, and the dialect that
// says which operation makes it.
type lattice struct {
	state   latticeState
	attr    ir.Attribute
	dialect string
}

var overdefined = lattice{state: isOverdefined}

// meet takes in what a value may be besides, and reports whether that is new.
func (l *lattice) meet(other lattice) bool {
	switch {
	case l.state == isOverdefined || other.state == isUnknown:
		return false
	case l.state == isUnknown:
		*l = other
		return true
	case other.state == isConstant && l.attr == other.attr:
		return false
	}
	*l = overdefined
	return true
}

// solver finds out what is reached and constant.
type solver struct {
	folds     map[string]rewrite.FoldFunc
	values    map[*ir.Value]lattice
	reached   map[*ir.Block]bool
	edges     map[edge]bool
	callables *callables

	changed []*ir.Value // whose users are to be visited
	blocks  []*ir.Block // that have not been looked at

	constants []ir.Attribute
	results   []rewrite.FoldResult
}

// edge is the way from a terminator to its successor i.
type edge struct {
	from *ir.Operation
	i    int
}

// newSolver begins with the regions of an operation, of whose arguments nothing
// can be known.
func newSolver(root *ir.Operation, folds map[string]rewrite.FoldFunc) *solver {
	s := &solver{
		folds: folds, values: map[*ir.Value]lattice{}, reached: map[*ir.Block]bool{},
		edges: map[edge]bool{}, callables: findCallables(root),
	}
	s.enterAll(root)
	return s
}

func (s *solver) solve() {
	for len(s.changed)+len(s.blocks) > 0 {
		if n := len(s.changed); n > 0 {
			v := s.changed[n-1]
			s.changed = s.changed[:n-1]
			s.visitUsers(v)
			continue
		}
		b := s.blocks[len(s.blocks)-1]
		s.blocks = s.blocks[:len(s.blocks)-1]
		for op := range b.Ops() {
			s.visit(op)
		}
	}
}

func (s *solver) visitUsers(v *ir.Value) {
	for use := range v.Uses() {
		if s.reached[use.Owner().Block()] {
			s.visit(use.Owner())
		}
	}
}

// meet takes in what else a value may be.
func (s *solver) meet(v *ir.Value, other lattice) {
	l := s.values[v]
	if l.meet(other) {
		s.values[v] = l
		s.changed = append(s.changed, v)
	}
}

func (s *solver) lose(values []*ir.Value) {
	for _, v := range values {
		s.meet(v, overdefined)
	}
}

func (s *solver) loseResults(op *ir.Operation) {
	for _, v := range op.AllResults() {
		s.meet(v, overdefined)
	}
}

func (s *solver) reach(b *ir.Block) {
	if !s.reached[b] {
		s.reached[b] = true
		s.blocks = append(s.blocks, b)
	}
}

// enterAll goes into all regions of an operation with unknown arguments.
func (s *solver) enterAll(op *ir.Operation) {
	for r := range op.Regions() {
		if b := r.Entry(); b != nil {
			s.reach(b)
			s.lose(b.Args())
		}
	}
}

// known is the constant that a value is so far, or nil.
func (s *solver) known(v *ir.Value) ir.Attribute { return s.values[v].attr }

// visit looks at an operation that is reached, once all is known of its operands.
func (s *solver) visit(op *ir.Operation) {
	constants := s.constants[:0]
	for _, v := range op.AllOperands() {
		l := s.values[v]
		if l.state == isUnknown {
			return
		}
		constants = append(constants, l.attr)
	}
	s.constants = constants
	f := op.Traits()
	if f.Terminator || op.NumSuccessors() > 0 {
		s.visitTerminator(op)
	}
	switch {
	case f.Call:
		s.visitCall(op)
	case f.FunctionLike:
		if f := s.callables.of[op]; f == nil || !f.closed {
			s.enterAll(op)
			s.loseResults(op)
		}
	case op.NumRegions() > 0:
		s.visitRegions(op)
	case op.NumResults() > 0:
		s.fold(op)
	}
}

// fold takes an operation's results for what they are now.
func (s *solver) fold(op *ir.Operation) {
	results, ok := rewrite.Fold(op, s.constants, s.results[:0])
	if own := s.folds[op.Name().String()]; !ok && own != nil {
		results, ok = own(op, s.constants)
	}
	if !ok || len(results) != op.NumResults() {
		s.loseResults(op)
		return
	}
	for i, r := range results {
		if r.Value != nil {
			s.meet(op.Result(i), s.values[r.Value])
			continue
		}
		s.meet(op.Result(i), lattice{isConstant, r.Attr, op.Name().Dialect()})
	}
	s.results = results[:0]
}

// visitRegions follows control from an operation into its regions, or past them.
func (s *solver) visitRegions(op *ir.Operation) {
	successors, ok := ir.RegionSuccessors(op, nil, s.known)
	if !ok || len(successors) == 0 {
		s.enterAll(op)
		s.loseResults(op)
		return
	}
	for i := range successors {
		s.follow(op, &successors[i], successors[i].From, true)
	}
}

// follow visits the successors of an operation or one of its regions, with the forwarded
// operands; known is false where the definition does not give them.
func (s *solver) follow(op *ir.Operation, to *ir.RegionSuccessor, passed []*ir.Value, known bool) {
	all := op.Results()
	if to.Region != nil {
		all = to.Region.Entry().Args()
		s.reach(to.Region.Entry())
	}
	if !known || len(passed) != len(to.To) {
		s.lose(all)
		return
	}
	for i, v := range to.To {
		s.meet(v, s.values[passed[i]])
	}
	if len(all) == len(to.To) {
		return
	}
	for _, v := range all {
		if len(to.To) == 0 || v.Index() < to.To[0].Index() || v.Index() > to.To[len(to.To)-1].Index() {
			s.meet(v, overdefined)
		}
	}
}

// visitTerminator follows control from the end of a block.
func (s *solver) visitTerminator(op *ir.Operation) {
	if op.NumSuccessors() == 0 {
		s.leaveRegion(op)
		return
	}
	if i, ok := ir.SelectedSuccessor(op, s.known); ok {
		s.take(edge{op, i})
		return
	}
	for i := range op.NumSuccessors() {
		s.take(edge{op, i})
	}
}

// take goes to a successor with what is passed.
func (s *solver) take(e edge) {
	b := e.from.Successor(e.i)
	s.reach(b)
	start, end, ok := ir.BranchOperands(e.from, e.i)
	if !ok || end-start != b.NumArgs() {
		s.lose(b.Args())
		return
	}
	for i := range b.NumArgs() {
		s.meet(b.Arg(i), s.values[e.from.Operand(start+i)])
	}
}

// leaveRegion follows control from the end of a region.
func (s *solver) leaveRegion(op *ir.Operation) {
	region := op.ParentRegion()
	parent := region.Op()
	passed, known := ir.PassedOn(op)
	if parent.Traits().FunctionLike {
		s.callables.leave(s, parent, passed, known)
		return
	}
	if parent.Block() == nil || !s.reached[parent.Block()] {
		return
	}
	successors, ok := ir.RegionSuccessors(parent, region, s.known)
	if !ok {
		return
	}
	for i := range successors {
		s.follow(parent, &successors[i], passed, known)
	}
}
