package inplace

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/std/dialects/scf"
)

// A use is an operand of an operation that is a tensor.
type use struct {
	op      *ir.Operation
	operand int
}

func (u use) value() *ir.Value { return u.op.Operand(u.operand) }

// analysis is that of one function, in one order.
type analysis struct {
	*module
	inPlace map[use]bool
	// decided are the uses that are in place, or got a copy.
	decided map[use]bool
	sets    map[*ir.Value]*set
	// moves says for each loop which of the tensors that it carries are not in one buffer for all
	// iterations, because others of it may get there, or none of it.
	moves map[*ir.Operation][]bool
	// asked are the arguments of loops of which it is being found out whether they are carried.
	asked map[*ir.Value]bool
}

// A set has values that alias, and what reads and writes them in place.
type set struct {
	values        []*ir.Value
	reads, writes []use
	readOnly      bool
}

func (m *module) analyse(uses []use, moves map[*ir.Operation][]bool) *analysis {
	a := &analysis{
		module: m, moves: moves, inPlace: map[use]bool{}, decided: map[use]bool{}, sets: map[*ir.Value]*set{}, asked: map[*ir.Value]bool{},
	}
	for _, u := range uses {
		if a.access(u.op, u.operand).Reads {
			s := a.set(u.value())
			s.reads = append(s.reads, u)
		}
	}
	for _, u := range uses {
		a.branch(u)
		if u.op.Is("scf.forall") {
			results := forallAccess(a, u.op, u.operand).Results
			a.join(a.set(results[0]), a.set(results[1]))
		}
	}
	return a
}

// branch joins the values that a branch passes with the arguments of blocks.
func (a *analysis) branch(u use) {
	for i := range u.op.NumSuccessors() {
		for _, arg := range u.op.Successor(i).Args() {
			if arg.Type() == u.value().Type() {
				a.join(a.set(u.value()), a.set(arg))
			}
		}
	}
}

func (a *analysis) set(v *ir.Value) *set {
	s := a.sets[v]
	if s == nil {
		s = &set{values: []*ir.Value{v}, readOnly: a.isReadOnly(v)}
		a.sets[v] = s
	}
	return s
}

func (a *analysis) join(s, t *set) {
	if s == t {
		return
	}
	if len(s.values) < len(t.values) {
		s, t = t, s
	}
	for _, v := range t.values {
		a.sets[v] = s
	}
	s.values = append(s.values, t.values...)
	s.reads = append(s.reads, t.reads...)
	s.writes = append(s.writes, t.writes...)
	s.readOnly = s.readOnly || t.readOnly
}

// decide makes a use be in place if nothing speaks against it.
func (a *analysis) decide(u use) {
	access := a.access(u.op, u.operand)
	if !access.Writes && !access.gives() {
		return
	}
	a.decided[u] = true
	joined := []*set{a.set(u.value())}
	for _, r := range access.Results {
		joined = append(joined, a.set(r))
	}
	if access.Same && access.Contiguous && a.isStrided(u.value()) {
		return
	}
	a.inPlace[u] = true
	if a.spoils(u, access, joined) {
		delete(a.inPlace, u)
		return
	}
	for _, s := range joined[1:] {
		a.join(a.set(u.value()), s)
	}
	if access.Writes {
		s := a.set(u.value())
		s.writes = append(s.writes, u)
	}
}

// spoils reports whether what would alias by a use in place, makes a conflict.
func (a *analysis) spoils(u use, access Access, joined []*set) bool {
	if u.op.Is("tensor.extract_slice") && a.needsContiguous(u.op.Result(0)) {
		return true
	}
	writes, readOnly := access.Writes, false
	for _, s := range joined {
		writes, readOnly = writes || len(s.writes) > 0, readOnly || s.readOnly
	}
	if writes && readOnly || access.Writes && a.sharedAtOnce(u, joined) {
		return true
	}
	for i, s := range joined {
		if access.Keeps && a.anyConflict([]use{u}, s.writes) {
			return true
		}
		for _, t := range joined[:i] {
			if s != t && (a.anyConflict(s.reads, t.writes) || a.anyConflict(t.reads, s.writes)) {
				return true
			}
		}
		if access.Writes && a.anyConflict(s.reads, []use{u}) {
			return true
		}
	}
	return false
}

func (a *analysis) anyConflict(reads, writes []use) bool {
	for _, w := range writes {
		for _, r := range reads {
			if a.conflicts(r, w) {
				return true
			}
		}
	}
	return false
}

// sharedAtOnce reports whether iterations that may run at the same time would write to one
// buffer, but for parts of what they share that each has for itself.
func (a *analysis) sharedAtOnce(u use, joined []*set) bool {
	for around := u.op.ParentOp(); around != nil; around = around.ParentOp() {
		if !inParallel(around) {
			continue
		}
		if a.isSharedBy(u.value(), around) {
			continue
		}
		for _, s := range joined {
			for _, v := range s.values {
				if !v.Region().IsWithin(around) {
					return true
				}
			}
		}
	}
	return false
}

// isSharedBy reports whether a value is in the buffer of a tensor that the iterations of a loop share: it is
// that, or the part of an iteration, as [scf.ReadOutputs] leaves no other.
func (a *analysis) isSharedBy(v *ir.Value, around *ir.Operation) bool {
	for v != nil && v.Region().IsWithin(around) {
		if loop, _ := sharedBy(v); loop == around {
			return true
		}
		next := a.above(v)
		if part := v.DefiningOp(); next == nil && part != nil && part.Is("tensor.extract_slice") && a.inPlace[use{part, 0}] {
			next = part.Operand(0)
		}
		v = next
	}
	return false
}

// movesOf says which tensors a loop may not carry in one buffer: what it yields cannot be in the
// buffer of the argument, or may be in another's as well. The loops inside are known.
func (m *module) movesOf(loop scf.For, known map[*ir.Operation][]bool) []bool {
	body := loop.Region().Entry()
	list := make([]bool, loop.Op.NumResults())
	a := &analysis{module: m, moves: known}
	known[loop.Op] = list
	for i, v := range body.Last().AllOperands() {
		if !IsTensor(v.Type()) {
			continue
		}
		found := map[*ir.Value]bool{}
		a.mayShare(v, body, found)
		for k, arg := range body.Args() {
			if found[arg] != (k == i+1) {
				list[i] = true
			}
		}
	}
	return list
}

// mayShare collects the values in whose buffer v might be, as far as the arguments of a block.
func (a *analysis) mayShare(v *ir.Value, body *ir.Block, found map[*ir.Value]bool) {
	if found[v] || !v.Region().IsWithin(body.ParentOp()) {
		return
	}
	found[v] = true
	if loop, i, ok := loopOf(v); ok && v.Block() != body {
		a.mayShare(loop.Op.Operand(FirstInit+i), body, found)
		return
	}
	op := v.DefiningOp()
	switch {
	case op == nil:
	case op.Is("scf.if"):
		for region := range op.Regions() {
			a.mayShare(region.Entry().Last().Operand(v.Index()), body, found)
		}
	default:
		for i, operand := range op.AllOperands() {
			if !IsTensor(operand.Type()) || op.Is("tensor.extract_slice") {
				continue
			}
			for _, r := range a.access(op, i).Results {
				if r == v {
					a.mayShare(operand, body, found)
				}
			}
		}
	}
}
