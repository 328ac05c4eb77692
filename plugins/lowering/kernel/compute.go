package kernel

import (
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/plugins/llvm"
)

func floatOf(t *ir.FloatType, v int64) num.Float { return num.FromFloat64(t.Kind(), float64(v)) }

// elementwise are the operations that work on each element of vectors by itself.
var elementwise = map[string]bool{
	"llvm.add": true, "llvm.sub": true, "llvm.mul": true, "llvm.sdiv": true, "llvm.udiv": true, "llvm.srem": true, "llvm.urem": true,
	"llvm.and": true, "llvm.or": true, "llvm.xor": true, "llvm.shl": true, "llvm.lshr": true, "llvm.ashr": true,
	"llvm.fadd": true, "llvm.fsub": true, "llvm.fmul": true, "llvm.fdiv": true, "llvm.frem": true, "llvm.fneg": true,
	"llvm.icmp": true, "llvm.fcmp": true, "llvm.select": true, "llvm.freeze": true,
	"llvm.trunc": true, "llvm.zext": true, "llvm.sext": true, "llvm.sitofp": true, "llvm.uitofp": true, "llvm.fptosi": true,
	"llvm.fptoui": true, "llvm.fpext": true, "llvm.fptrunc": true,
	"llvm.intr.bitreverse": true, "llvm.intr.ctpop": true, "llvm.intr.cos": true, "llvm.intr.sin": true, "llvm.intr.exp": true,
	"llvm.intr.exp2": true, "llvm.intr.log": true, "llvm.intr.log10": true, "llvm.intr.log2": true, "llvm.intr.fabs": true,
	"llvm.intr.ceil": true, "llvm.intr.floor": true, "llvm.intr.sqrt": true, "llvm.intr.copysign": true, "llvm.intr.maxnum": true,
	"llvm.intr.maximum": true, "llvm.intr.minnum": true, "llvm.intr.minimum": true, "llvm.intr.pow": true, "llvm.intr.smax": true,
	"llvm.intr.sadd.sat": true, "llvm.intr.uadd.sat": true, "llvm.intr.ssub.sat": true, "llvm.intr.usub.sat": true,
	"llvm.intr.smin": true, "llvm.intr.trunc": true, "llvm.intr.roundeven": true, "llvm.intr.umax": true, "llvm.intr.umin": true,
	"llvm.intr.ctlz": true, "llvm.intr.cttz": true, "llvm.intr.fma": true, "llvm.intr.fmuladd": true,
	"kernel.shuffle": true, "kernel.broadcast_first": true, "kernel.combine": true, "kernel.ballot": true, "kernel.elect": true,
	"kernel.id": true, "kernel.array_length": true,
}

// computation adds what an operation that neither accesses memory nor moves control becomes.
func (b *builder) computation(s *scope, op *ir.Operation) {
	of := func(i int) []*node { return b.leavesOf(s.values[op.Operand(i)]) }
	give := func(nodes ...*node) { s.values[op.Result(0)] = ofLeaves(op.ResultType(0), nodes) }
	name := op.Name().String()
	switch {
	case name == "kernel.combine" && isWorkgroups(op):
		give(b.combineAll(op, of(0))...)
	case name == "kernel.shuffle" && isWorkgroups(op):
		give(b.shuffleAll(of(0), of(1)[0])...)
	case elementwise[name]:
		give(b.elements(s, op)...)
	case name == "llvm.mlir.constant":
		b.constants(s, op)
	case name == "llvm.mlir.undef":
		s.values[op.Result(0)] = b.undefined(op.ResultType(0))
	case name == "llvm.mlir.null":
		give(b.number(b.ctx.I64(), 0))
	case name == "llvm.mlir.zero":
		s.values[op.Result(0)] = b.zero(op.ResultType(0))
	case name == "llvm.extractelement":
		give(b.extractElement(of(0), of(1)[0]))
	case name == "llvm.insertelement":
		give(b.insertElement(of(0), of(1)[0], of(2)[0])...)
	case name == "llvm.shufflevector":
		give(b.shuffleVector(op, append(append([]*node{}, of(0)...), of(1)...))...)
	case name == "llvm.extractvalue":
		first, n := b.leafRange(op.OperandType(0), positionOf(op))
		give(of(0)[first : first+n]...)
	case name == "llvm.insertvalue":
		list := append([]*node{}, of(0)...)
		first, n := b.leafRange(op.OperandType(0), positionOf(op))
		copy(list[first:first+n], of(1))
		give(list...)
	case name == "kernel.all_equal":
		var all *node
		for _, n := range of(0) {
			same := b.add("kernel.all_equal", b.ctx.I1(), nil, n)
			if all == nil {
				all = same
			} else {
				all = b.add("llvm.and", b.ctx.I1(), nil, all, same)
			}
		}
		give(all)
	case strings.HasPrefix(name, "llvm.intr.vector.reduce."):
		b.reduce(s, op, strings.TrimPrefix(name, "llvm.intr.vector.reduce."))
	case strings.HasSuffix(name, ".with.overflow"):
		b.overflow(s, op, strings.TrimSuffix(strings.TrimPrefix(name, "llvm.intr."), ".with.overflow"))
	case name == "llvm.intr.assume", name == "llvm.intr.prefetch":
		// What they say is not needed.
	default:
		b.errorf(op, "is not supported in kernels")
	}
}

// elements does an operation for each element of vectors.
func (b *builder) elements(s *scope, op *ir.Operation) []*node {
	leaves := b.leaves(op.ResultType(0))
	args := make([][]*node, op.NumOperands())
	for i := range args {
		args[i] = b.leavesOf(s.values[op.Operand(i)])
	}
	nodes := make([]*node, len(leaves))
	for k, l := range leaves {
		list := make([]*node, len(args))
		for i, a := range args {
			list[i] = a[min(k, len(a)-1)] // the condition of a select may be one for all
		}
		nodes[k] = b.add(op.Name().String(), l.t, op.Attrs(), list...)
	}
	return nodes
}

func positionOf(op *ir.Operation) []int64 {
	list, _ := op.Attr("position").(*ir.ArrayAttr)
	path := make([]int64, len(list.Elems()))
	for i, a := range list.Elems() {
		path[i] = intOf(a)
	}
	return path
}

// constants adds the scalars of a constant.
func (b *builder) constants(s *scope, op *ir.Operation) {
	leaves := b.leaves(op.ResultType(0))
	nodes := make([]*node, len(leaves))
	switch a := op.Attr("value").(type) {
	case *ir.DenseElementsAttr:
		for i, l := range leaves {
			nodes[i] = b.constant(l.t, a.Element(i))
		}
	case *ir.IntegerAttr:
		for i, l := range leaves {
			nodes[i] = b.constant(l.t, b.ctx.IntegerAttr(l.t, a.Value().SExtOrTrunc(int(bitsOf(l.t)))))
		}
	case *ir.FloatAttr:
		for i, l := range leaves {
			nodes[i] = b.constant(l.t, a)
		}
	default:
		b.errorf(op, "a constant of this kind is not supported in kernels")
		return
	}
	if len(nodes) > 0 {
		s.values[op.Result(0)] = ofLeaves(op.ResultType(0), nodes)
	}
}

func (b *builder) selected(condition, x, y *node) *node {
	return b.add("llvm.select", x.typ, nil, condition, x, y)
}

func (b *builder) extractElement(list []*node, at *node) *node {
	if n, ok := at.known(); ok {
		return list[min(max(n, 0), int64(len(list)-1))]
	}
	v := list[0]
	for i := 1; i < len(list); i++ {
		v = b.selected(b.icmp(llvm.ICmpPredicateEq, at, b.number(at.typ, int64(i))), list[i], v)
	}
	return v
}

func (b *builder) insertElement(list []*node, v, at *node) []*node {
	out := append([]*node{}, list...)
	if n, ok := at.known(); ok {
		if n >= 0 && n < int64(len(out)) {
			out[n] = v
		}
		return out
	}
	for i := range out {
		out[i] = b.selected(b.icmp(llvm.ICmpPredicateEq, at, b.number(at.typ, int64(i))), v, out[i])
	}
	return out
}

func (b *builder) shuffleVector(op *ir.Operation, both []*node) []*node {
	mask, _ := op.Attr("mask").(*ir.ArrayAttr)
	out := make([]*node, len(mask.Elems()))
	for i, a := range mask.Elems() {
		if at := intOf(a); at >= 0 && at < int64(len(both)) {
			out[i] = both[at]
		} else {
			out[i] = b.add(opUndef, both[0].typ, nil)
		}
	}
	return out
}

// reduce combines the elements of a vector from left to right.
func (b *builder) reduce(s *scope, op *ir.Operation, how string) {
	names := map[string]string{
		"add": "llvm.add", "mul": "llvm.mul", "and": "llvm.and", "or": "llvm.or", "xor": "llvm.xor", "fadd": "llvm.fadd", "fmul": "llvm.fmul",
		"smax": "llvm.intr.smax", "smin": "llvm.intr.smin", "umax": "llvm.intr.umax", "umin": "llvm.intr.umin",
		"fmax": "llvm.intr.maxnum", "fmin": "llvm.intr.minnum",
	}
	var list []*node
	for _, v := range op.AllOperands() {
		list = append(list, b.leavesOf(s.values[v])...)
	}
	v := list[0]
	for _, n := range list[1:] {
		v = b.add(names[how], v.typ, nil, v, n)
	}
	s.values[op.Result(0)] = value{nodes: []*node{v}}
}

// overflow computes a sum or difference, and whether it wraps around.
func (b *builder) overflow(s *scope, op *ir.Operation, how string) {
	xs, ys := s.values[op.Operand(0)].nodes, s.values[op.Operand(1)].nodes
	var results, carries []*node
	for i := range xs {
		x, y := xs[i], ys[i]
		switch how {
		case "uadd":
			sum := b.add("llvm.add", x.typ, nil, x, y)
			results, carries = append(results, sum), append(carries, b.icmp(llvm.ICmpPredicateUlt, sum, x))
		case "usub":
			results, carries = append(results, b.add("llvm.sub", x.typ, nil, x, y)), append(carries, b.icmp(llvm.ICmpPredicateUlt, x, y))
		default:
			b.errorf(op, "is not supported in kernels")
			return
		}
	}
	s.values[op.Result(0)] = value{nodes: append(results, carries...)}
}

// bitcast takes the bits of a value as another type; an address stays what it is.
func (b *builder) bitcast(s *scope, op *ir.Operation) {
	v := s.values[op.Operand(0)]
	if v.addr != nil {
		s.values[op.Result(0)] = v
		return
	}
	to := b.leaves(op.ResultType(0))
	s.values[op.Result(0)] = ofLeaves(op.ResultType(0), b.recut(v.nodes, to[0].t, len(to)))
}

func bitsOf(t ir.Type) int64 {
	switch t := t.(type) {
	case *ir.IntegerType:
		return int64(t.Width())
	case *ir.FloatType:
		return int64(t.Kind().BitWidth())
	}
	return 64
}

// cast takes the bits of a scalar as another type of the same width.
func (b *builder) cast(n *node, t ir.Type) *node {
	if n.typ == t {
		return n
	}
	return b.add("llvm.bitcast", t, nil, n)
}

// recut takes the bits of scalars, the first lowest, as count scalars of type t.
func (b *builder) recut(nodes []*node, t ir.Type, count int) []*node {
	from, to := bitsOf(nodes[0].typ), bitsOf(t)
	out := make([]*node, count)
	switch {
	case from == to:
		for i := range out {
			out[i] = b.cast(nodes[i], t)
		}
	case from < to:
		k := int(to / from)
		wide := b.ctx.IntegerType(uint32(to), ir.Signless)
		narrow := b.ctx.IntegerType(uint32(from), ir.Signless)
		for i := range out {
			var v *node
			for j := range k {
				part := b.add("llvm.zext", wide, nil, b.cast(nodes[i*k+j], narrow))
				if j > 0 {
					part = b.add("llvm.or", wide, nil, v, b.add("llvm.shl", wide, nil, part, b.number(wide, int64(j)*from)))
				}
				v = part
			}
			out[i] = b.cast(v, t)
		}
	default:
		k := int(from / to)
		wide := b.ctx.IntegerType(uint32(from), ir.Signless)
		narrow := b.ctx.IntegerType(uint32(to), ir.Signless)
		for i := range out {
			v := b.cast(nodes[i/k], wide)
			if j := i % k; j > 0 {
				v = b.add("llvm.lshr", wide, nil, v, b.number(wide, int64(j)*to))
			}
			out[i] = b.cast(b.add("llvm.trunc", narrow, nil, v), t)
		}
	}
	return out
}

func float64Of(v float64) num.Float { return num.FromFloat64(num.F64, v) }
