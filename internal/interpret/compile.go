package interpret

import (
	"fmt"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
)

// Program is a module that can be executed. It is for one goroutine.
type Program struct {
	functions map[string]*function
	globals   map[string]func() *Memory
}

// function is a function with a body.
type function struct {
	slots int
	body  *region
}

// Compile compiles every function of a module.
func Compile(module *ir.Operation) (p *Program, err error) {
	p = &Program{functions: map[string]*function{}, globals: map[string]func() *Memory{}}
	defer func() {
		switch r := recover().(type) {
		case nil:
		case refusal:
			p, err = nil, r.err
		default:
			panic(r)
		}
	}()
	ops := module.Region(0).Entry()
	for op := range ops.Ops() {
		if op.Traits().FunctionLike {
			p.functions[ir.SymbolName(op)] = &function{}
		}
	}
	for op := range ops.Ops() {
		switch {
		case op.Is("memref.global"):
			p.global(op)
		case op.Traits().FunctionLike && !ir.IsDeclaration(op):
			c := &compiler{p: p, slots: map[*ir.Value]int{}}
			f := p.functions[ir.SymbolName(op)]
			f.body = c.region(op.Region(0))
			f.slots = c.next
		}
	}
	return p, nil
}

// refusal is the panic of a module that cannot be executed here.
type refusal struct{ err error }

func refuse(op *ir.Operation, why string) {
	text := syntax.AppendOp(nil, op, syntax.PrintOptions{})
	panic(refusal{fmt.Errorf("no way to execute %s (%s): %s", op.Name(), why, text)})
}

// compiler compiles a function.
type compiler struct {
	p     *Program
	slots map[*ir.Value]int
	next  int
}

// slot is where a value is in the frame of its function.
func (c *compiler) slot(v *ir.Value) int {
	s, ok := c.slots[v]
	if !ok {
		s = c.next
		c.slots[v] = s
		c.next++
	}
	return s
}

func (c *compiler) list(values []*ir.Value) []int {
	list := make([]int, len(values))
	for i, v := range values {
		list[i] = c.slot(v)
	}
	return list
}

// step is an operation that was compiled.
type step func(m *Machine, fr []Value)

// region is blocks, of which the first one begins.
type region struct{ blocks []*block }

type block struct {
	args  []int
	steps []step
	// end returns the number of the next block, or -1 at the end of the region.
	end func(m *Machine, fr []Value) int
	out []int // the operands of the terminator that ends the region
}

// run returns the slots of what the region ends with.
func (r *region) run(m *Machine, fr []Value) []int {
	at := 0
	for {
		b := r.blocks[at]
		for _, s := range b.steps {
			s(m, fr)
		}
		if b.end == nil {
			return b.out
		}
		m.step()
		if at = b.end(m, fr); at < 0 {
			return b.out
		}
	}
}

func (c *compiler) region(r *ir.Region) *region {
	out := &region{}
	if r.Empty() {
		return &region{blocks: []*block{{}}}
	}
	numbers := map[*ir.Block]int{}
	for b := range r.Blocks() {
		numbers[b] = len(numbers)
		out.blocks = append(out.blocks, &block{args: c.list(b.Args())})
	}
	for b := range r.Blocks() {
		c.block(b, out, numbers)
	}
	return out
}

func (c *compiler) block(b *ir.Block, r *region, numbers map[*ir.Block]int) {
	to := r.blocks[numbers[b]]
	for op := range b.Ops() {
		switch {
		case op.NumSuccessors() > 0:
			to.end = c.branch(op, r, numbers)
		case op == b.Last() && op.NumResults() == 0 && op.Traits().Terminator:
			to.out = c.list(op.Operands())
		default:
			to.steps = append(to.steps, c.op(op))
		}
	}
}

// branch compiles br and cond_br.
func (c *compiler) branch(op *ir.Operation, r *region, numbers map[*ir.Block]int) func(*Machine, []Value) int {
	if !op.Is("std.br") && !op.Is("std.cond_br") {
		refuse(op, "an unknown branch")
	}
	type way struct {
		to       int
		from, at []int
	}
	ways := make([]way, op.NumSuccessors())
	for i := range ways {
		start, end, _ := ir.BranchOperands(op, i)
		n := numbers[op.Successor(i)]
		ways[i] = way{n, c.list(op.OperandRange(start, end)), r.blocks[n].args}
	}
	condition := -1
	if len(ways) == 2 {
		condition = c.slot(op.Operand(0))
	}
	return func(_ *Machine, fr []Value) int {
		w := &ways[0]
		if condition >= 0 && fr[condition].N == 0 {
			w = &ways[1]
		}
		move(fr, w.at, w.from)
		return w.to
	}
}

// move copies slots, all at once.
func move(fr []Value, to, from []int) {
	switch len(to) {
	case 0:
		return
	case 1:
		fr[to[0]] = fr[from[0]]
		return
	}
	var few [4]Value
	values := few[:0]
	for _, s := range from {
		values = append(values, fr[s])
	}
	for i, s := range to {
		fr[s] = values[i]
	}
}

// compileExpr compiles an affine expression of the operands of a map.
func compileExpr(e affine.Expr, dims int) func(in []int64) int64 {
	switch e := e.(type) {
	case affine.Dim:
		return func(in []int64) int64 { return in[e] }
	case affine.Symbol:
		at := dims + int(e)
		return func(in []int64) int64 { return in[at] }
	case affine.Constant:
		return func([]int64) int64 { return int64(e) }
	}
	b := e.(*affine.Binary)
	l, r, op := compileExpr(b.LHS(), dims), compileExpr(b.RHS(), dims), b.Op()
	return func(in []int64) int64 {
		n, err := affine.Compute(op, l(in), r(in))
		if err != nil {
			trapf("an affine expression: %v", err)
		}
		return n
	}
}

// mapped computes the results of a map. They are valid until the next call.
type mapped struct {
	operands []int
	exprs    []func(in []int64) int64
	in, out  []int64
}

func (c *compiler) mapped(m affine.Map, operands []*ir.Value) *mapped {
	out := &mapped{operands: c.list(operands)}
	for _, e := range m.Results {
		out.exprs = append(out.exprs, compileExpr(e, m.NumDims))
	}
	out.in, out.out = make([]int64, len(operands)), make([]int64, len(out.exprs))
	return out
}

func (x *mapped) inputs(fr []Value) []int64 {
	for i, s := range x.operands {
		x.in[i] = fr[s].N
	}
	return x.in
}

func (x *mapped) all(fr []Value) []int64 {
	in := x.inputs(fr)
	for i, e := range x.exprs {
		x.out[i] = e(in)
	}
	return x.out
}

func (x *mapped) greatest(fr []Value) int64 { return greatest(x.all(fr)) }

func (x *mapped) least(fr []Value) int64 {
	list := x.all(fr)
	n := list[0]
	for _, k := range list {
		n = min(n, k)
	}
	return n
}

func greatest(list []int64) int64 {
	n := list[0]
	for _, k := range list {
		n = max(n, k)
	}
	return n
}
