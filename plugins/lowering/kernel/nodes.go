package kernel

import (
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// node makes the code of a node.
func (p *part) node(n *node) {
	switch n.op {
	case opConst, opUndef, opGlobal, "kernel.id":
		// They are made where they are needed.
	case opLoad:
		p.set(n, p.loadNode(n))
	case opStore:
		p.storeNode(n)
	case opRMW, opCmpxchg:
		p.set(n, p.atomic(n))
	case opFence:
		p.CreateOp(p.ctx.OpName("llvm.fence"), nil, nil, n.attrs)
	case opPrint:
		p.print(n)
	case opAddress:
		p.set(n, p.addressOf(n))
	case "kernel.array_length":
		p.set(n, p.arrayLength(n))
	default:
		if strings.HasPrefix(n.op, "kernel.") {
			p.set(n, p.subgroupOp(n))
			return
		}
		p.set(n, p.compute(n))
	}
}

// compute makes an operation on scalars or on vectors.
func (p *part) compute(n *node) rep {
	if n.shape.level != varying {
		args := make([]*ir.Value, len(n.args))
		for i, a := range n.args {
			args[i] = p.get(a).s
		}
		p.guardDivision(n.op, args)
		return rep{s: p.operation(n, n.typ, args), stride: n.shape.stride}
	}
	args := make([]*ir.Value, len(n.args))
	for i, a := range n.args {
		r := p.get(a)
		switch {
		case (n.op == "llvm.intr.ctlz" || n.op == "llvm.intr.cttz") && i == 1, n.op == "llvm.select" && i == 0 && r.uniform():
			args[i] = r.s // a truth value for all lanes
		default:
			args[i] = p.vectorOf(r)
		}
	}
	p.guardDivision(n.op, args)
	if v := p.function(n, args); v != nil {
		return rep{v: v}
	}
	return rep{v: p.operation(n, p.vec(n.typ), args)}
}

func (p *part) operation(n *node, t ir.Type, args []*ir.Value) *ir.Value {
	attrs := n.attrs
	switch n.op {
	case "llvm.fadd", "llvm.fsub", "llvm.fmul":
		// Functions are expanded in 64 bits, where each operation must be rounded by itself.
		if p.program.entry.Contract && bitsOf(n.typ) <= 32 && attrs.Get("fastmathFlags") == nil {
			attrs = ir.SortAttrs(append(append([]ir.NamedAttr{}, attrs...), ir.NamedAttr{Name: "fastmathFlags", Value: p.contract}))
		}
	}
	return p.emitter.make(n.op, t, attrs, args...)
}

// guardDivision replaces divisors of which the quotient is not defined by 1: the program does not
// use the result, or does not care, but the processor would stop.
func (p *part) guardDivision(op string, args []*ir.Value) {
	signed := op == "llvm.sdiv" || op == "llvm.srem"
	if !signed && op != "llvm.udiv" && op != "llvm.urem" {
		return
	}
	d := args[1]
	elem := d.Type()
	constant := func(v int64) *ir.Value {
		if llvm.IsVector(d.Type()) {
			return p.same(elem, v)
		}
		return p.emitter.number(elem, v)
	}
	if llvm.IsVector(elem) {
		elem = llvm.Elem(elem)
	}
	if def := d.DefiningOp(); def != nil && def.Is("llvm.mlir.constant") {
		switch a := def.Attr("value").(type) {
		case *ir.IntegerAttr:
			if v, ok := a.Int(); ok && v != 0 && v != -1 {
				return
			}
		case *ir.DenseElementsAttr:
			if v, ok := a.Int(0).Int64(); ok && a.IsSplat() && v != 0 && v != -1 {
				return
			}
		}
	}
	bad := p.icmp(llvm.ICmpPredicateEq, d, constant(0))
	if signed {
		least := p.icmp(llvm.ICmpPredicateEq, args[0], constant(-1<<(bitsOf(elem)-1)))
		minus := p.icmp(llvm.ICmpPredicateEq, d, constant(-1))
		bad = p.op("or", bad, p.op("and", least, minus))
	}
	args[1] = p.selected(bad, constant(1), d)
}

// id is a number of the invocation.
func (p *part) id(n *node) rep {
	d := intOf(n.attrs.Get("dimension"))
	number := func(v int64) rep { return rep{s: p.emitter.number(p.i32, v)} }
	first := func() *ir.Value { return p.scaled(p.packet, p.width) }
	l := p.lanes
	switch stringOf(n.attrs.Get("id")) {
	case "workgroup_id":
		return rep{s: p.groupID[d]}
	case "num_workgroups":
		return rep{s: p.numGroups[d]}
	case "workgroup_size":
		return number(l.size[d])
	case "subgroup_size":
		return number(l.width)
	case "num_subgroups":
		return number(l.subgroups)
	case "subgroup_id":
		return rep{s: p.packet}
	case "subgroup_local_id":
		return rep{s: p.emitter.number(p.i32, 0), stride: 1}
	case "subgroup_mask":
		return rep{s: p.bits(p.lanesThere())}
	case "local_index":
		if l.quads {
			x, y, z := p.inQuads(0), p.inQuads(1), p.inQuads(2)
			rows := p.op("add", p.op("mul", z, p.same(p.i32, l.size[1])), y)
			return rep{v: p.op("add", p.op("mul", rows, p.same(p.i32, l.size[0])), x)}
		}
		return rep{s: first(), stride: 1}
	}
	switch { // local_id
	case l.size[d] == 1:
		return number(0)
	case l.quads:
		return rep{v: p.inQuads(d)}
	case l.size[1] == 1 && l.size[2] == 1:
		return rep{s: first(), stride: 1}
	case l.inRow():
		perRow := p.emitter.number(p.i32, l.size[0]/l.width)
		if d == 0 {
			return rep{s: p.scaled(p.op("urem", p.packet, perRow), l.width), stride: 1}
		}
		row := p.op("udiv", p.packet, perRow)
		if d == 1 {
			return rep{s: p.op("urem", row, p.emitter.number(p.i32, l.size[1]))}
		}
		return rep{s: p.op("udiv", row, p.emitter.number(p.i32, l.size[1]))}
	}
	v := p.vectorOf(rep{s: first(), stride: 1})
	if d > 0 {
		v = p.op("udiv", v, p.same(p.i32, l.size[0]))
	}
	if d > 1 {
		return rep{v: p.op("udiv", v, p.same(p.i32, l.size[1]))}
	}
	return rep{v: p.op("urem", v, p.same(p.i32, l.size[d]))}
}

// inQuads is where the invocation is along an axis, where four lanes are 2 x 2 invocations.
func (p *part) inQuads(d int64) *ir.Value {
	l := p.lanes
	n := p.vectorOf(rep{s: p.scaled(p.packet, p.width), stride: 1})
	quad := p.op("lshr", n, p.same(p.i32, 2))
	perRow, perLayer := p.same(p.i32, l.size[0]/2), p.same(p.i32, l.size[0]/2*(l.size[1]/2))
	two := func(v, within *ir.Value) *ir.Value {
		return p.op("or", p.op("shl", v, p.same(p.i32, 1)), p.op("and", within, p.same(p.i32, 1)))
	}
	switch d {
	case 0:
		return two(p.op("urem", quad, perRow), n)
	case 1:
		return two(p.op("udiv", p.op("urem", quad, perLayer), perRow), p.op("lshr", n, p.same(p.i32, 1)))
	}
	return p.op("udiv", quad, perLayer)
}
