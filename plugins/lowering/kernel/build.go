package kernel

import (
	"fmt"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	dialect "github.com/mlirc/mlirc/plugins/kernel"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// A value is what an SSA value of the LLVM dialect becomes: scalars, or the address that a
// pointer is.
type value struct {
	nodes []*node
	addr  *address
}

// A builder makes a program of a function.
type builder struct {
	*program
	ctx     *ir.Context
	sink    *diag.Sink
	symbols *ir.SymbolTable
	globals map[string]*address
	cur     *block
	loc     ir.Location
	failed  bool
	depth   int
}

// maxDepth is how deep calls may be nested; SPIR-V has no recursion.
const maxDepth = 200

// build makes the program of an entry point; nil if it reported why not.
func build(fn *ir.Operation, entry *dialect.EntryPoint, sink *diag.Sink) *program {
	p := &program{context: fn.Context(), entry: entry, fn: fn, loc: fn.Loc(), launcher: ir.SymbolName(fn) + dialect.LaunchSuffix}
	b := &builder{program: p, ctx: p.context, sink: sink, symbols: ir.NewSymbolTable(ir.NearestSymbolTable(fn.ParentOp())), globals: map[string]*address{}, loc: fn.Loc()}
	first := b.newBlock()
	b.cur = first
	b.variables()
	if b.failed {
		return nil
	}
	b.inline(fn, b.arguments(fn))
	if b.failed {
		return nil
	}
	p.order()
	return p
}

func (b *builder) errorf(op *ir.Operation, format string, args ...any) {
	b.failed = true
	b.sink.Report(diag.NewError(ir.Position(op.Loc()), fmt.Sprintf("'%s' op ", op.Name())+fmt.Sprintf(format, args...)))
}

func (b *builder) newBlock() *block {
	blk := &block{}
	b.blocks = append(b.blocks, blk)
	return blk
}

// add appends a node to the current block.
func (b *builder) add(op string, t ir.Type, attrs ir.AttrList, args ...*node) *node {
	n := &node{op: op, typ: t, args: args, attrs: attrs, blk: b.cur, loc: b.loc, id: b.nextNode}
	b.nextNode++
	b.cur.nodes = append(b.cur.nodes, n)
	return n
}

func (b *builder) constant(t ir.Type, a ir.Attribute) *node {
	return b.add(opConst, t, ir.AttrList{{Name: "value", Value: a}})
}

func (b *builder) number(t ir.Type, v int64) *node {
	if f, ok := t.(*ir.FloatType); ok {
		return b.constant(t, b.ctx.FloatAttr(f, floatOf(f, v)))
	}
	return b.constant(t, b.ctx.IntAttr(t, v))
}

func (b *builder) i32(v int64) *node { return b.number(b.ctx.I32(), v) }

func (b *builder) phi(blk *block, t ir.Type) *node {
	n := &node{op: opPhi, typ: t, blk: blk, loc: b.loc, id: b.nextNode, incoming: map[*block]*node{}}
	b.nextNode++
	blk.phis = append(blk.phis, n)
	return n
}

// jump ends a block with a jump, unless it has ended.
func jump(from, to *block) { from.term = terminator{succs: []*block{to}} }

// leavesOf is the scalars of a value; the address of a pointer is computed.
func (b *builder) leavesOf(v value) []*node {
	if v.addr == nil {
		return v.nodes
	}
	return []*node{b.addressNode(v.addr)}
}

func (b *builder) addressNode(a *address) *node {
	if a.obj == nil && a.off == 0 && len(a.terms) == 0 {
		return a.raw
	}
	n := b.add(opAddress, b.ctx.I64(), nil)
	n.addr = a.plus(0)
	return n
}

// ofLeaves is the value of a type with scalars.
func ofLeaves(t ir.Type, nodes []*node) value {
	if llvm.IsPtr(t) {
		return value{addr: &address{raw: nodes[0]}}
	}
	return value{nodes: nodes}
}

// A scope is a function that is inlined: what its values and blocks have become.
type scope struct {
	values  map[*ir.Value]value
	blocks  map[*ir.Block]*block
	returns []returned
}

type returned struct {
	from *block
	v    value
}

// inline adds the blocks of a function behind the current one, and goes on behind its
// returns.
func (b *builder) inline(fn *ir.Operation, args []value) value {
	if b.depth++; b.depth > maxDepth {
		b.errorf(fn, "calls are nested more than %d deep; functions of kernels cannot call themselves", maxDepth)
		return value{}
	}
	defer func() { b.depth-- }()
	s := &scope{values: map[*ir.Value]value{}, blocks: map[*ir.Block]*block{}}
	order := reversePostOrder(fn.Region(0).Entry())
	for i, source := range order {
		if i == 0 {
			s.blocks[source] = b.cur
			for k, arg := range source.Args() {
				s.values[arg] = args[k]
			}
			if source.HasPreds() {
				next := b.newBlock()
				jump(b.cur, next)
				s.blocks[source] = next
			}
			continue
		}
		blk := b.newBlock()
		s.blocks[source] = blk
		for _, arg := range source.Args() {
			leaves := b.leaves(arg.Type())
			if len(leaves) > maxLeaves {
				b.errorf(fn, "a value of type %s has more than %d numbers; keep it in memory", arg.Type(), maxLeaves)
				return value{}
			}
			nodes := make([]*node, len(leaves))
			for k, l := range leaves {
				nodes[k] = b.phi(blk, l.t)
			}
			s.values[arg] = ofLeaves(arg.Type(), nodes)
		}
	}
	for _, source := range order {
		b.cur = s.blocks[source]
		for op := source.First(); op != nil && !b.failed; op = op.Next() {
			b.loc = op.Loc()
			b.operation(s, op)
		}
	}
	if b.failed {
		return value{}
	}
	return b.join(s, fn)
}

// join goes on behind the returns of a function.
func (b *builder) join(s *scope, fn *ir.Operation) value {
	switch len(s.returns) {
	case 0:
		b.cur = b.newBlock() // nothing leads there
		return b.undefined(llvm.Result(fn.Attr("type").(*ir.TypeAttr).Value()))
	case 1:
		b.cur = s.returns[0].from
		return s.returns[0].v
	}
	after := b.newBlock()
	var phis []*node
	for i, r := range s.returns {
		b.cur = r.from
		leaves := b.leavesOf(r.v)
		if i == 0 {
			for _, l := range leaves {
				phis = append(phis, b.phi(after, l.typ))
			}
		}
		for k, l := range leaves {
			phis[k].incoming[r.from] = l
		}
		jump(r.from, after)
	}
	b.cur = after
	if len(phis) == 0 {
		return value{}
	}
	return ofLeaves(llvm.Result(fn.Attr("type").(*ir.TypeAttr).Value()), phis)
}

// undefined is a value of which nothing is known.
func (b *builder) undefined(t ir.Type) value {
	return b.filled(t, func(leaf ir.Type) *node { return b.add(opUndef, leaf, nil) })
}

// zero is a value of which all is zero.
func (b *builder) zero(t ir.Type) value {
	return b.filled(t, func(leaf ir.Type) *node { return b.number(leaf, 0) })
}

// filled is a value with a node for each leaf.
func (b *builder) filled(t ir.Type, of func(leaf ir.Type) *node) value {
	leaves := b.leaves(t)
	nodes := make([]*node, len(leaves))
	for i, l := range leaves {
		nodes[i] = of(l.t)
	}
	if len(nodes) == 0 {
		return value{}
	}
	return ofLeaves(t, nodes)
}

// reversePostOrder lists the blocks that are reached from an entry, each before those that
// it dominates.
func reversePostOrder(entry *ir.Block) []*ir.Block {
	seen := map[*ir.Block]bool{entry: true}
	var post []*ir.Block
	var visit func(blk *ir.Block)
	visit = func(blk *ir.Block) {
		if t := blk.Last(); t != nil {
			for i := range t.NumSuccessors() {
				if s := t.Successor(i); !seen[s] {
					seen[s] = true
					visit(s)
				}
			}
		}
		post = append(post, blk)
	}
	visit(entry)
	list := make([]*ir.Block, 0, len(post))
	for i := len(post) - 1; i >= 0; i-- {
		list = append(list, post[i])
	}
	return list
}

// operation adds what an operation becomes.
func (b *builder) operation(s *scope, op *ir.Operation) {
	of := func(i int) value { return s.values[op.Operand(i)] }
	switch name := op.Name().String(); name {
	case "llvm.br", "llvm.cond_br", "llvm.switch":
		b.branch(s, op)
	case "llvm.return":
		r := returned{from: b.cur}
		if op.NumOperands() == 1 {
			r.v = of(0)
		}
		s.returns = append(s.returns, r)
	case "llvm.unreachable":
		// Control does not come here.
	case "llvm.call":
		b.call(s, op)
	case "llvm.alloca":
		s.values[op.Result(0)] = value{addr: b.alloca(op)}
	case "llvm.mlir.addressof":
		ref, _ := op.Attr("global_name").(*ir.SymbolRefAttr)
		if a := b.global(op, ref.Root()); a != nil {
			s.values[op.Result(0)] = value{addr: a}
		}
	case "llvm.getelementptr":
		b.elementPointer(s, op)
	case "llvm.bitcast", "llvm.addrspacecast":
		b.bitcast(s, op)
	case "llvm.ptrtoint":
		n := b.leavesOf(of(0))[0]
		s.values[op.Result(0)] = value{nodes: []*node{b.resized(n, op.ResultType(0))}}
	case "llvm.inttoptr":
		n := b.resized(of(0).nodes[0], b.ctx.I64())
		s.values[op.Result(0)] = value{addr: &address{raw: n}}
	case "llvm.load":
		s.values[op.Result(0)] = b.load(op, of(0).addr)
	case "llvm.store":
		b.store(op, of(0), of(1).addr)
	case "llvm.atomicrmw":
		n := b.add(opRMW, b.scalarOf(op.ResultType(0)), op.Attrs(), b.leavesOf(of(1))[0])
		n.addr, n.align = of(0).addr, sizeOf(n.typ)
		s.values[op.Result(0)] = ofLeaves(op.ResultType(0), []*node{n})
	case "llvm.cmpxchg":
		b.compareExchange(s, op, of(0).addr, b.leavesOf(of(1))[0], b.leavesOf(of(2))[0])
	case "llvm.fence":
		b.add(opFence, nil, op.Attrs())
	case "kernel.print":
		b.print(s, op)
	case "kernel.barrier":
		b.barrier()
	default:
		b.computation(s, op)
	}
}

func (b *builder) scalarOf(t ir.Type) ir.Type {
	if llvm.IsPtr(t) {
		return b.ctx.I64()
	}
	return t
}

// resized is an unsigned integer in another width.
func (b *builder) resized(n *node, t ir.Type) *node {
	from, to := n.typ.(*ir.IntegerType).Width(), t.(*ir.IntegerType).Width()
	switch {
	case from < to:
		return b.add("llvm.zext", t, nil, n)
	case from > to:
		return b.add("llvm.trunc", t, nil, n)
	}
	return n
}

// call inlines a call.
func (b *builder) call(s *scope, op *ir.Operation) {
	ref, ok := op.Attr("callee").(*ir.SymbolRefAttr)
	if !ok {
		b.errorf(op, "a kernel cannot call a function by its address")
		return
	}
	fn := b.symbols.Lookup(ref.Root())
	if fn == nil || !fn.Is("llvm.func") || fn.Region(0).Empty() {
		b.errorf(op, "function '%s' has no body that could be inlined into the kernel", ref.Root())
		return
	}
	args := make([]value, op.NumOperands())
	for i := range args {
		args[i] = s.values[op.Operand(i)]
	}
	v := b.inline(fn, args)
	b.loc = op.Loc()
	if op.NumResults() == 1 {
		s.values[op.Result(0)] = v
	}
}

// branch ends a block, and hands the arguments to the phis of the next one.
func (b *builder) branch(s *scope, op *ir.Operation) {
	from := b.cur
	var term terminator
	edge := func(to *ir.Block, args []*ir.Value) {
		target, origin := s.blocks[to], from
		for _, other := range term.succs {
			if other == target { // a block of its own tells the edges apart
				origin = b.newBlock()
				jump(origin, target)
			}
		}
		if origin != from {
			term.succs = append(term.succs, origin)
		} else {
			term.succs = append(term.succs, target)
		}
		k := 0
		for i, v := range args {
			b.cur = origin
			leaves := b.leavesOf(s.values[v])
			if llvm.IsPtr(to.Arg(i).Type()) || len(leaves) > 0 {
				for _, l := range leaves {
					target.phis[k].incoming[origin] = l
					k++
				}
			}
		}
		b.cur = from
	}
	switch op.Name().String() {
	case "llvm.br":
		edge(op.Successor(0), op.Operands())
	case "llvm.cond_br":
		own := llvm.CondBr{Op: op}
		term.cond = s.values[op.Operand(0)].nodes[0]
		edge(own.TrueDest(), own.TrueDestOperands())
		edge(own.FalseDest(), own.FalseDestOperands())
	case "llvm.switch":
		own := llvm.Switch{Op: op}
		term.cond, term.isSwitch = s.values[op.Operand(0)].nodes[0], true
		edge(own.DefaultDestination(), own.DefaultOperands())
		lists, dests := own.CaseOperandsLists(), own.CaseDestinations()
		values, _ := op.Attr("case_values").(*ir.DenseElementsAttr)
		for i, dest := range dests {
			n, ok := values.Int(i).Int64()
			if !ok {
				b.errorf(op, "a kernel branches by integers of 64 bits at most, and a case has %s", values.Int(i))
			}
			term.cases = append(term.cases, n)
			edge(dest, lists[i])
		}
	}
	from.term = term
}
