package transforms

import "github.com/mlirc/mlirc/core/ir"

// callables are the functions whose results are what they return: those with a body that the linker cannot
// replace.
type callables struct {
	of    map[*ir.Operation]*callable
	calls map[*ir.Operation]*callable
}

// callable is a function and what it has returned so far.
type callable struct {
	op      *ir.Operation
	closed  bool // all calls are known, so that the arguments are what they pass
	calls   []*ir.Operation
	results []lattice
	lost    bool // something was returned of which nothing is known
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
			f.closed = false
		}
	})
	return c
}

func (c *callables) addFrom(table *ir.Operation, hidden bool) {
	for r := range table.Regions() {
		for b := range r.Blocks() {
			for op := range b.Ops() {
				f := op.Traits()
				if !f.FunctionLike || !f.Symbol || ir.IsDeclaration(op) {
					continue
				}
				closed := isDiscardable(op, hidden)
				if closed || op.Attr(linkageAttr) == nil {
					c.of[op] = &callable{op: op, closed: closed}
				}
			}
		}
	}
}

// linkageAttr may say that the linker takes another definition of a function.
const linkageAttr = "linkage"

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
	if !f.closed {
		s.lose(entry.Args())
	}
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
