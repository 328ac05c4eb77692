package normalize

import (
	"github.com/mlirc/mlirc/core/builtin"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
)

// place is where a memref is: a value, or a parameter or result of a function.
type place struct {
	value    *ir.Value
	function *ir.Operation
	result   bool
	index    int
}

// places are those of memrefs whose layout is not the identity. What is joined holds
// the same memrefs, so that either all of it becomes normal or nothing.
type places struct {
	symbols map[*ir.Operation]*ir.SymbolTable
	parent  map[place]place
	order   []place // as they were met
	blocked map[place]bool
}

func newPlaces() *places {
	return &places{symbols: map[*ir.Operation]*ir.SymbolTable{}, parent: map[place]place{}, blocked: map[place]bool{}}
}

func (p *places) root(a place) place {
	above, known := p.parent[a]
	if !known {
		p.parent[a] = a
		p.order = append(p.order, a)
		return a
	}
	if above != a {
		above = p.root(above)
		p.parent[a] = above
	}
	return above
}

func (p *places) join(a, b place) {
	x, y := p.root(a), p.root(b)
	p.parent[y] = x
	p.blocked[x] = p.blocked[x] || p.blocked[y]
}

func (p *places) block(a place) { p.blocked[p.root(a)] = true }

// normal reports whether a place can have the identity as its layout.
func (p *places) normal(a place) bool {
	_, known := p.parent[a]
	return known && !p.blocked[p.root(a)]
}

// visit notes what an operation does to memrefs.
func (p *places) visit(op *ir.Operation) {
	if f, ok := builtin.AsFunc(op); ok {
		p.visitFunction(f)
	} else {
		p.visitRegions(op)
	}
	callee := p.callee(op)
	for i := range op.NumResults() {
		p.visitResult(op, i, callee)
	}
	for i := range op.NumOperands() {
		p.visitOperand(op, i, callee)
	}
	for _, a := range op.Attrs() {
		if callee == nil || a.Name != "callee" { // who takes a function's address may call it
			p.visitAttr(op, a.Value)
		}
	}
}

func (p *places) visitFunction(f builtin.Func) {
	t := typeOf(f)
	if t == nil {
		return
	}
	for i, in := range t.Inputs() {
		p.visitType(place{function: f.Op, index: i}, in)
	}
	for i, out := range t.Results() {
		p.visitType(place{function: f.Op, result: true, index: i}, out)
	}
	for b := range f.Body().Blocks() {
		for i, arg := range b.Args() {
			if !p.visitType(place{value: arg}, arg.Type()) {
				continue
			}
			if b.IsEntry() {
				p.join(place{function: f.Op, index: i}, place{value: arg})
			} else {
				p.block(place{value: arg})
			}
		}
	}
}

// visitType notes a place if its layout is not the identity, and whether it could be.
func (p *places) visitType(a place, t ir.Type) bool {
	if _, ok := layoutOf(t); !ok {
		return false
	}
	p.root(a)
	if normalType(t) == nil {
		p.block(a)
	}
	return true
}

// visitRegions blocks the arguments of regions that are not bodies of functions.
func (p *places) visitRegions(op *ir.Operation) {
	for r := range op.Regions() {
		for b := range r.Blocks() {
			for _, arg := range b.Args() {
				if p.visitType(place{value: arg}, arg.Type()) {
					p.block(place{value: arg})
				}
			}
		}
	}
}

func (p *places) visitResult(op *ir.Operation, i int, callee *ir.Operation) {
	v := op.Result(i)
	if !p.visitType(place{value: v}, v.Type()) {
		return
	}
	switch {
	case callee != nil:
		p.join(place{function: callee, result: true, index: i}, place{value: v})
	case !op.Is("memref.alloc") && !op.Is("memref.alloca"):
		p.block(place{value: v})
	}
}

func (p *places) visitOperand(op *ir.Operation, i int, callee *ir.Operation) {
	v := op.Operand(i)
	if !p.visitType(place{value: v}, v.Type()) {
		return
	}
	f := op.ParentOp()
	switch {
	case callee != nil:
		p.join(place{function: callee, index: i}, place{value: v})
	case op.Traits().ReturnLike && f != nil && f.Is("func"):
		p.join(place{function: f, result: true, index: i}, place{value: v})
	case !accesses(op, i):
		p.block(place{value: v})
	}
}

// accesses reports whether operand i is a memref of which the operation names an
// element, or which it releases.
func accesses(op *ir.Operation, i int) bool {
	if access, ok := affine.AsAccess(op); ok {
		return access.Memref() == op.Operand(i) && !op.Is("affine.vector_load") && !op.Is("affine.vector_store") &&
			(!access.IsStore() || i == 1)
	}
	return op.Is("memref.dealloc") || op.Is("memref.load") && i == 0 || op.Is("memref.store") && i == 1
}

// callee is the function that an operation calls, or nil.
func (p *places) callee(op *ir.Operation) *ir.Operation {
	ref, ok := op.Attr("callee").(*ir.SymbolRefAttr)
	if !ok || !op.Is("std.call") {
		return nil
	}
	return p.lookup(op, ref)
}

// visitAttr blocks what functions take and give to which something else refers.
func (p *places) visitAttr(op *ir.Operation, a ir.Attribute) {
	for nested := range ir.Nested(a) {
		ref, ok := nested.(*ir.SymbolRefAttr)
		switch {
		case !ok:
		case len(ref.Nested()) != 0:
			p.blockFunction(ir.LookupSymbol(op, ref))
		default:
			p.blockFunction(p.lookup(op, ref))
		}
	}
}

func (p *places) blockFunction(op *ir.Operation) {
	if op == nil {
		return
	}
	f, ok := builtin.AsFunc(op)
	if !ok || typeOf(f) == nil {
		return
	}
	for i := range typeOf(f).Inputs() {
		p.block(place{function: op, index: i})
	}
	for i := range typeOf(f).Results() {
		p.block(place{function: op, result: true, index: i})
	}
}

// lookup is the function that a name means, where it is in the nearest symbol table.
func (p *places) lookup(op *ir.Operation, ref *ir.SymbolRefAttr) *ir.Operation {
	holder := ir.NearestSymbolTable(op)
	if holder == nil || len(ref.Nested()) > 0 {
		return nil
	}
	if p.symbols[holder] == nil {
		p.symbols[holder] = ir.NewSymbolTable(holder)
	}
	if found := p.symbols[holder].Lookup(ref.Root()); found != nil && found.Is("func") {
		return found
	}
	return nil
}

func typeOf(f builtin.Func) *ir.FunctionType {
	a, ok := f.TypeAttr().(*ir.TypeAttr)
	if !ok {
		return nil
	}
	t, _ := a.Value().(*ir.FunctionType)
	return t
}
