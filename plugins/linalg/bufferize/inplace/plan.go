package inplace

import (
	"slices"

	"github.com/mlirc/mlirc/core/builtin"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/std/dialects/scf"
)

// A Plan says what is in place in a module.
type Plan struct {
	module *module
	of     map[*ir.Operation]*analysis
}

// A Function says what calls of it do.
type Function struct {
	// Dropped has for each result, counted as in the definition, the argument in whose buffer it
	// is; callers know, and it is not returned.
	Dropped map[int]int
	// Private is set where the module has all callers, and each knows what the function does.
	Private bool
	// Writes has the arguments to which the function writes.
	Writes map[int]bool
	// inPlaceArgs are those that it may write to.
	inPlaceArgs map[int]bool
}

func (f *Function) mayWrite(i int) bool { return f != nil && f.inPlaceArgs[i] }

// module is what is known of the functions.
type module struct {
	functions map[*ir.Operation]*Function
	byName    map[string]*ir.Operation
}

// functionOf is what is known of the function that a call names, nil if nothing is.
func (m *module) functionOf(call *ir.Operation) *Function {
	callee, _ := call.Attr("callee").(*ir.SymbolRefAttr)
	if callee == nil {
		return nil
	}
	return m.functions[m.byName[callee.Root()]]
}

// Analyse plans for a module. mayWrite says of a function which of its arguments it may write to
// for all callers.
func Analyse(root *ir.Operation, mayWrite func(fn *ir.Operation, arg int) bool) *Plan {
	m := &module{functions: map[*ir.Operation]*Function{}, byName: map[string]*ir.Operation{}}
	p := &Plan{module: m, of: map[*ir.Operation]*analysis{}}
	var all []*ir.Operation
	ir.Walk(root, func(op *ir.Operation) ir.WalkResult {
		fn, ok := builtin.AsFunc(op)
		if !ok {
			return ir.Advance
		}
		m.byName[fn.SymName()] = op
		all = append(all, op)
		return ir.Skip
	})
	order := inOrderOfCalls(all, m.byName)
	for _, fn := range order {
		if fn.op.Region(0).Empty() {
			continue
		}
		f := &Function{Private: fn.private, Dropped: map[int]int{}, inPlaceArgs: map[int]bool{}, Writes: map[int]bool{}}
		for i := range fn.op.Region(0).Entry().NumArgs() {
			f.inPlaceArgs[i] = fn.private || mayWrite(fn.op, i)
			f.Writes[i] = f.inPlaceArgs[i]
		}
		m.functions[fn.op] = f
	}
	for _, fn := range order {
		if f := m.functions[fn.op]; f != nil {
			p.of[fn.op] = m.best(fn.op)
			p.of[fn.op].summarize(fn, f)
		}
	}
	return p
}

// best analyses a function in several orders.
func (m *module) best(fn *ir.Operation) *analysis {
	ir.Walk(fn, func(op *ir.Operation) ir.WalkResult {
		if loop, ok := scf.AsForall(op); ok {
			scf.ReadOutputs(loop)
		}
		return ir.Advance
	})
	uses := usesIn(fn)
	moves := map[*ir.Operation][]bool{}
	ir.WalkPostOrder(fn, func(op *ir.Operation) {
		if loop, ok := scf.AsFor(op); ok {
			m.movesOf(loop, moves)
		}
	})
	var found *analysis
	least := 0.0
	for _, order := range orders(uses) {
		a := m.analyse(uses, moves)
		// What the iterations of a loop share is where each puts its part.
		for _, u := range uses {
			if u.op.Is("tensor.parallel_insert_slice") && u.operand == 1 {
				a.decide(u)
			}
		}
		for _, u := range order {
			if !a.decided[u] {
				a.decide(u)
			}
		}
		if cost := a.cost(uses); found == nil || cost < least {
			found, least = a, cost
		}
	}
	return found
}

func usesIn(fn *ir.Operation) []use {
	var uses []use
	ir.WalkPostOrder(fn, func(op *ir.Operation) {
		for i, v := range op.AllOperands() {
			if IsTensor(v.Type()) {
				uses = append(uses, use{op, i})
			}
		}
	})
	return uses
}

// most is how many uses a function may have that is looked at in more than one order.
const most = 4000

// orders are those in which uses are decided about: from what ends blocks up to where it comes
// from, from the last to the first, and from the first to the last.
func orders(uses []use) [][]use {
	backwards := slices.Clone(uses)
	slices.Reverse(backwards)
	if len(uses) > most {
		return [][]use{backwards}
	}
	return [][]use{fromEnds(backwards), backwards, uses}
}

// fromEnds begins with the uses of operations that end blocks, goes on with those from which
// they come, and ends with what is left.
func fromEnds(backwards []use) []use {
	var order []use
	done := map[use]bool{}
	add := func(u use) {
		if !done[u] {
			done[u] = true
			order = append(order, u)
		}
	}
	for _, u := range backwards {
		if !u.op.Traits().Terminator {
			continue
		}
		add(u)
		v := u.value()
		for op := v.DefiningOp(); op != nil; {
			var next *ir.Operation
			for i := op.NumOperands() - 1; i >= 0; i-- {
				if IsTensor(op.OperandType(i)) {
					add(use{op, i})
					if next == nil {
						next = op.Operand(i).DefiningOp()
					}
				}
			}
			op = next
		}
	}
	for _, u := range backwards {
		add(u)
	}
	return order
}

// cost adds up the copies; one in a loop is ten.
func (a *analysis) cost(uses []use) float64 {
	sum := 0.0
	for _, u := range uses {
		access := a.access(u.op, u.operand)
		if a.inPlace[u] || !access.Writes && !access.gives() {
			continue
		}
		weight := 1.0
		for op := u.op.ParentOp(); op != nil; op = op.ParentOp() {
			if repeats(op) {
				weight *= 10
			}
		}
		if access.Writes && !access.Reads {
			weight /= 2 // a buffer, and no copy
		}
		sum += weight
	}
	return sum
}

// summarize notes what callers have to know.
func (a *analysis) summarize(fn callee, f *Function) {
	if !fn.known {
		return
	}
	entry := fn.op.Region(0).Entry()
	for i, arg := range entry.Args() {
		f.Writes[i] = IsTensor(arg.Type()) && len(a.set(arg).writes) > 0
	}
	if !fn.op.Region(0).HasOneBlock() || !entry.Last().Is("std.return") {
		return
	}
	for i, v := range entry.Last().AllOperands() {
		if !IsTensor(v.Type()) {
			continue
		}
		r := a.root(v)
		if r.IsBlockArg() && r.Block() == entry && f.inPlaceArgs[r.Index()] && r.Type() == v.Type() {
			f.Dropped[i] = r.Index()
		}
	}
}

// analysisOf is that of the function around an operation.
func (p *Plan) analysisOf(op *ir.Operation) *analysis {
	for ; op != nil; op = op.ParentOp() {
		if a := p.of[op]; a != nil {
			return a
		}
	}
	return nil
}

// InPlace reports whether an operation works on the buffer of operand i itself.
func (p *Plan) InPlace(op *ir.Operation, i int) bool {
	a := p.analysisOf(op)
	return a != nil && a.inPlace[use{op, i}]
}

// Undefined reports whether operand i holds what no operation wrote.
func (p *Plan) Undefined(op *ir.Operation, i int) bool {
	a := p.analysisOf(op)
	return a != nil && len(a.definitions(op.Operand(i))) == 0
}

// Carries reports whether a loop carries a tensor in one buffer.
func (p *Plan) Carries(loop scf.For, i int) bool {
	a := p.analysisOf(loop.Op)
	return a != nil && a.carries(loop, i)
}

// Common is the value outside of a conditional in whose buffer result i is, whichever branch is
// taken; nil if there is none.
func (p *Plan) Common(op *ir.Operation, i int) *ir.Value {
	a := p.analysisOf(op)
	if a == nil {
		return nil
	}
	return a.common(op, i)
}

// Owns reports whether operand i of what ends a block has a buffer that can be handed on: the
// block made it, or the loop around it carries it, and no operand before it has it.
func (p *Plan) Owns(end *ir.Operation, i int) bool {
	a := p.analysisOf(end)
	if a == nil {
		return false
	}
	v := end.Operand(i)
	r := a.root(v)
	if !isTakenOver(r, end) && (r.IsBlockArg() || r.Block() != end.Block() || a.isReadOnly(r)) {
		return false
	}
	if op := r.DefiningOp(); op != nil && knows(op).shares {
		return false
	}
	for _, before := range end.OperandRange(0, i) {
		if IsTensor(before.Type()) && a.set(before) == a.set(v) {
			return false
		}
	}
	return true
}

// isTakenOver reports whether a value is an argument of the block that an operation ends, and the loop around it
// made the buffer its own.
func isTakenOver(v *ir.Value, end *ir.Operation) bool {
	loop := end.ParentOp()
	return v.IsBlockArg() && v.Block() == end.Block() && (loop.Is("scf.for") || loop.Is("scf.while"))
}

// Frees reports whether an operation may free the buffer of a tensor: its block made that, and nothing uses it from
// there on.
func (p *Plan) Frees(op *ir.Operation, i int) bool {
	a := p.analysisOf(op)
	if a == nil {
		return false
	}
	v := op.Operand(i)
	r := a.root(v)
	made := r.DefiningOp()
	if made == nil || made.Block() != op.Block() || a.isReadOnly(r) || knows(made).shares && !made.Is("memref.tensor_load") {
		return false
	}
	for _, alias := range a.set(v).values {
		for operand := range alias.Uses() {
			user := operand.Owner()
			if user != op && (!happensBefore(user, op) || a.keeps(use{user, operand.Index()})) {
				return false
			}
		}
	}
	return true
}

// FunctionOf is what a call of a function does, nil where nothing is known.
func (p *Plan) FunctionOf(call *ir.Operation) *Function { return p.module.functionOf(call) }

// Function is what calls of a function do, nil where nothing is known.
func (p *Plan) Function(fn *ir.Operation) *Function { return p.module.functions[fn] }
