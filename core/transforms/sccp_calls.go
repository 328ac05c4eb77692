package transforms

import "github.com/mlirc/mlirc/core/ir"

// callables are the functions of which all calls are known: symbols that are not visible
// outside of the anchor, and whose only uses are calls.
type callables struct {
	of    map[*ir.Operation]*callable
	calls map[*ir.Operation]*callable
}

// callable is a function whose arguments are what calls pass.
type callable struct {
	op      *ir.Operation
	calls   []*ir.Operation
	results []lattice // what was returned so far
	lost    bool      // something was returned of which nothing is known
}

func findCallables(root *ir.Operation) *callables {
	c := &callables{of: map[*ir.Operation]*callable{}, calls: map[*ir.Operation]*callable{}}
	uses := newSymbolUses()
	uses.eachTable(root, func(table *ir.Operation, hidden bool) { c.addFrom(table, hidden) })
	if len(c.of) == 0 {
		return c
	}
	uses.inside(root, func(user, symbol *ir.Operation) {
		f := c.of[symbol]
		switch {
		case f == nil:
		case isCallOf(user, symbol):
			c.calls[user] = f
			f.calls = append(f.calls, user)
		default:
			delete(c.of, symbol)
		}
	})
	for call, f := range c.calls {
		if c.of[f.op] == nil {
			delete(c.calls, call)
		}
	}
	return c
}

func (c *callables) addFrom(table *ir.Operation, hidden bool) {
	for r := range table.Regions() {
		for b := range r.Blocks() {
			for op := range b.Ops() {
				f := op.Traits()
				if f.FunctionLike && f.Symbol && !ir.IsDeclaration(op) && isDiscardable(op, hidden) {
					c.of[op] = &callable{op: op}
				}
			}
		}
	}
}

// isCallOf reports whether user does nothing with a function but call it.
func isCallOf(user, function *ir.Operation) bool {
	return user.Traits().Call && calleeOf(user) != nil && user.NumOperands() == function.Region(0).Entry().NumArgs()
}

// calleeOf is the symbol that a call names, or nil.
func calleeOf(call *ir.Operation) *ir.SymbolRefAttr {
	ref, _ := call.Attr(calleeAttr).(*ir.SymbolRefAttr)
	return ref
}

// calleeAttr names what a call calls; without it the first operand is called.
const calleeAttr = "callee"

// visitCall passes operands to a function, and takes what it has returned so far.
func (s *solver) visitCall(call *ir.Operation) {
	f := s.callables.calls[call]
	if f == nil {
		s.loseResults(call)
		return
	}
	entry := f.op.Region(0).Entry()
	for i, v := range call.AllOperands() {
		s.meet(entry.Arg(i), s.values[v])
	}
	s.reach(entry)
	f.give(s, call)
}

// give hands over to a call what the function has returned so far.
func (f *callable) give(s *solver, call *ir.Operation) {
	if f.lost {
		s.loseResults(call)
		return
	}
	for i := range min(call.NumResults(), len(f.results)) {
		s.meet(call.Result(i), f.results[i])
	}
}

// leave takes in what the end of a function returns.
func (c *callables) leave(s *solver, function *ir.Operation, passed []*ir.Value, known bool) {
	f := c.of[function]
	if f == nil {
		return
	}
	f.lost = f.lost || !known
	for len(f.results) < len(passed) {
		f.results = append(f.results, lattice{})
	}
	news := f.lost
	for i, v := range passed {
		news = f.results[i].meet(s.values[v]) || news
	}
	if !news {
		return
	}
	for _, call := range f.calls {
		if s.reached[call.Block()] {
			f.give(s, call)
		}
	}
}
