package kernel

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	dialect "github.com/mlirc/mlirc/plugins/kernel"
	"github.com/mlirc/mlirc/plugins/llvm"
)

func (b *builder) newObject(o object) *object {
	o.index = len(b.objects)
	b.objects = append(b.objects, &o)
	return &o
}

// variables makes objects of the variables of the entry point, and stores the built-ins.
func (b *builder) variables() {
	buffers := 0
	for _, v := range b.entry.Variables {
		op := b.symbols.Lookup(v.Symbol)
		if op == nil || !op.Is("llvm.mlir.global") {
			b.errorf(b.fn, "variable '%s' of the entry point is not a global of the module", v.Symbol)
			return
		}
		t := op.Attr("type").(*ir.TypeAttr).Value()
		var o *object
		switch v.Storage {
		case dialect.StorageBuffer, dialect.StorageUniform:
			o = b.newObject(object{kind: bufferObject, name: v.Symbol, first: buffers, count: v.Count, isArray: v.Count > 0 && llvm.IsArray(t), readOnly: v.ReadOnly, align: 16})
			block := t
			if v.Count > 0 && llvm.IsArray(t) {
				block = llvm.Elem(t)
			}
			v.LeastSize = endOf(block)
			b.buffers = append(b.buffers, bufferSlot{v: v, first: buffers})
			buffers += int(max(v.Count, 1))
		case dialect.StoragePushConstants:
			o = b.newObject(object{kind: pushObject, name: v.Symbol, size: sizeOf(t), align: 4, readOnly: true})
			b.push = max(b.push, endOf(t))
		case dialect.StorageWorkgroup:
			o = b.newObject(object{kind: workgroupObject, name: v.Symbol, size: sizeOf(t), align: max(64, alignOf(t), intOf(op.Attr("alignment")))})
		case dialect.StorageBuiltIn:
			o = b.newObject(object{kind: privateObject, name: v.Symbol, size: sizeOf(t), align: alignOf(t)})
			if !b.builtIn(op, v.BuiltIn, t, &address{obj: o}) {
				return
			}
		default:
			b.errorf(op, "variables in storage '%s' are not known here", v.Storage)
			return
		}
		b.globals[v.Symbol] = &address{obj: o}
	}
}

// endOf is where the last scalar of a value ends in memory; a runtime array has none.
func endOf(t ir.Type) int64 {
	switch {
	case llvm.IsVector(t):
		return llvm.Len(t) * sizeOf(llvm.Elem(t))
	case llvm.IsArray(t) && llvm.Len(t) > 0:
		return (llvm.Len(t)-1)*sizeOf(llvm.Elem(t)) + endOf(llvm.Elem(t))
	case llvm.IsStruct(t) && llvm.NumMembers(t) > 0:
		last := llvm.NumMembers(t) - 1
		return memberOffset(t, last) + endOf(llvm.Member(t, last))
	}
	return sizeOf(t)
}

// arguments reads the arguments of a kernel, which stand where push constants do, as members of a
// struct.
func (b *builder) arguments(fn *ir.Operation) []value {
	args := fn.Region(0).Entry().Args()
	if len(args) == 0 {
		return nil
	}
	o := b.newObject(object{kind: pushObject, name: "arguments", align: 8, readOnly: true})
	list := make([]value, len(args))
	for i, arg := range args {
		size, align := extent(arg.Type())
		o.size = num.RoundUp(o.size, align)
		leaves := b.leaves(arg.Type())
		nodes := make([]*node, len(leaves))
		for k, l := range leaves {
			nodes[k] = b.add(opLoad, l.t, nil)
			nodes[k].addr, nodes[k].align = &address{obj: o, off: o.size + l.off}, sizeOf(l.t)
		}
		list[i] = ofLeaves(arg.Type(), nodes)
		o.size += size
	}
	b.push = max(b.push, o.size)
	return list
}

// global is the address of a global: one of the entry point's; of the program, if that starts the kernel;
// or memory of the invocation with an initial value.
func (b *builder) global(op *ir.Operation, name string) *address {
	if a := b.globals[name]; a != nil {
		return a
	}
	g := b.symbols.Lookup(name)
	if g == nil || !g.Is("llvm.mlir.global") {
		b.errorf(op, "'%s' is not a global of the module", name)
		return nil
	}
	if b.symbols.Lookup(b.launcher) != nil {
		attrs := ir.AttrList{{Name: "name", Value: b.ctx.StringAttr(name)}, {Name: "type", Value: g.Attr("type")}}
		return &address{raw: b.add(opGlobal, b.ctx.I64(), attrs)}
	}
	t := g.Attr("type").(*ir.TypeAttr).Value()
	if linkage := llvm.Linkage(intOf(g.Attr("linkage"))); g.Region(0).Empty() && g.Attr("value") == nil && linkage == llvm.LinkageExternal {
		b.errorf(op, "variable '%s' is neither the kernel's own nor one that its caller provides", name)
		return nil
	}
	if g.Attr("value") != nil {
		b.errorf(op, "variable '%s' of an invocation has a value that is not computed in a region", name)
		return nil
	}
	a := &address{obj: b.newObject(object{kind: privateObject, name: name, size: sizeOf(t), align: alignOf(t)})}
	b.globals[name] = a
	if g.Region(0).Empty() {
		return a
	}
	// The initial value is stored where the kernel begins.
	at, loc := b.cur, b.loc
	entry := b.blocks[0]
	before := entry.nodes
	b.cur, entry.nodes = entry, nil
	s := &scope{values: map[*ir.Value]value{}}
	for o := g.Region(0).Entry().First(); o != nil && !b.failed; o = o.Next() {
		if o.Is("llvm.return") {
			b.storeLeaves(t, s.values[o.Operand(0)], a, 0)
			continue
		}
		b.operation(s, o)
	}
	entry.nodes = append(entry.nodes, before...)
	b.cur, b.loc = at, loc
	return a
}

func (b *builder) alloca(op *ir.Operation) *address {
	t := llvm.Elem(op.ResultType(0))
	n, ok := constantOf(op.Operand(0))
	if !ok || n < 0 {
		b.errorf(op, "memory of an invocation must be of a constant size")
		return &address{}
	}
	return &address{obj: b.newObject(object{kind: privateObject, size: n * sizeOf(t), align: alignOf(t)})}
}

// constantOf is the integer that a value of the LLVM dialect is known to be.
func constantOf(v *ir.Value) (int64, bool) {
	op := v.DefiningOp()
	if op == nil || !op.Is("llvm.mlir.constant") {
		return 0, false
	}
	n, ok := op.Attr("value").(*ir.IntegerAttr)
	if !ok {
		return 0, false
	}
	return n.Value().SExtOrTrunc(64).Int64()
}

// known is the integer that a node is known to be.
func (n *node) known() (int64, bool) {
	if n.op != opConst {
		return 0, false
	}
	a, ok := n.attrs.Get("value").(*ir.IntegerAttr)
	if !ok || a.Value().Width() > 64 {
		return 0, false
	}
	return a.Value().SExtOrTrunc(64).Int64()
}

// elementPointer adds indices to an address.
func (b *builder) elementPointer(s *scope, op *ir.Operation) {
	base := s.values[op.Operand(0)].addr
	if base == nil {
		b.errorf(op, "vectors of pointers are not supported in kernels")
		return
	}
	a := base.plus(0)
	t := llvm.Elem(op.OperandType(0))
	for i := 1; i < op.NumOperands(); i++ {
		index := s.values[op.Operand(i)]
		if len(index.nodes) != 1 {
			b.errorf(op, "vectors of indices are not supported in kernels")
			return
		}
		n := index.nodes[0]
		if i > 1 && llvm.IsStruct(t) {
			at, _ := n.known()
			a.off += memberOffset(t, int(at))
			t = llvm.Member(t, int(at))
			continue
		}
		if i > 1 {
			t = llvm.Elem(t)
		}
		if i == 2 && a.obj != nil && a.obj.isArray && !a.chosen {
			a.elem, a.chosen = n, true
			continue
		}
		if at, ok := n.known(); ok {
			a.off += at * sizeOf(t)
			continue
		}
		a.add(term{n, sizeOf(t)})
	}
	s.values[op.Result(0)] = value{addr: a}
}

// accessAlign is the alignment of the access to a scalar of a larger value.
func accessAlign(op *ir.Operation, l leaf) int64 {
	align := sizeOf(l.t)
	if n := intOf(op.Attr("alignment")); n > 0 {
		for align > 1 && (n%align != 0 || l.off%align != 0) {
			if n >= align && l.off%align == 0 {
				break
			}
			align /= 2
		}
	}
	for align > 1 && l.off%align != 0 {
		align /= 2
	}
	return align
}

// load reads the scalars of a value.
func (b *builder) load(op *ir.Operation, a *address) value {
	t := op.ResultType(0)
	leaves := b.leaves(t)
	if len(leaves) > maxLeaves {
		b.errorf(op, "a value of type %s has more than %d numbers; access its members", t, maxLeaves)
		return value{}
	}
	nodes := make([]*node, len(leaves))
	for i, l := range leaves {
		nodes[i] = b.add(opLoad, l.t, accessAttrs(op))
		nodes[i].addr, nodes[i].align = a.plus(l.off), accessAlign(op, l)
	}
	if len(nodes) == 0 {
		return value{}
	}
	return ofLeaves(t, nodes)
}

// accessAttrs are the attributes of an access that mean something to a kernel.
func accessAttrs(op *ir.Operation) ir.AttrList {
	var list ir.AttrList
	for _, name := range []string{"ordering", "volatile_"} {
		if a := op.Attr(name); a != nil {
			list = append(list, ir.NamedAttr{Name: name, Value: a})
		}
	}
	return list
}

// store writes the scalars of a value.
func (b *builder) store(op *ir.Operation, v value, a *address) {
	t := op.OperandType(0)
	leaves := b.leaves(t)
	nodes := b.leavesOf(v)
	if len(leaves) > maxLeaves || len(leaves) != len(nodes) {
		b.errorf(op, "a value of type %s has more than %d numbers; access its members", t, maxLeaves)
		return
	}
	for i, l := range leaves {
		n := b.add(opStore, nil, accessAttrs(op), nodes[i])
		n.addr, n.align = a.plus(l.off), accessAlign(op, l)
	}
}

// storeLeaves writes a value as a whole.
func (b *builder) storeLeaves(t ir.Type, v value, a *address, off int64) {
	for i, l := range b.leaves(t) {
		n := b.add(opStore, nil, nil, b.leavesOf(v)[i])
		n.addr, n.align = a.plus(off+l.off), sizeOf(l.t)
	}
}

func (b *builder) compareExchange(s *scope, op *ir.Operation, a *address, cmp, val *node) {
	old := b.add(opCmpxchg, cmp.typ, op.Attrs(), cmp, val)
	old.addr, old.align = a, sizeOf(cmp.typ)
	is := b.icmp(llvm.ICmpPredicateEq, old, cmp)
	s.values[op.Result(0)] = value{nodes: []*node{old, is}}
}

func (b *builder) icmp(p llvm.ICmpPredicate, x, y *node) *node {
	return b.add("llvm.icmp", b.ctx.I1(), ir.AttrList{{Name: "predicate", Value: p.Attr(b.ctx)}}, x, y)
}

// id asks for a number of the invocation.
func (b *builder) id(what string, dimension int) *node {
	attrs := ir.AttrList{{Name: "dimension", Value: b.ctx.I64Attr(int64(dimension))}, {Name: "id", Value: b.ctx.StringAttr(what)}}
	return b.add("kernel.id", b.ctx.I32(), attrs)
}

// builtIn stores a built-in of SPIR-V into the variable that stands for it.
func (b *builder) builtIn(op *ir.Operation, name string, t ir.Type, a *address) bool {
	b.loc = op.Loc()
	leaves := b.leaves(t)
	nodes := make([]*node, len(leaves))
	for d := range leaves {
		n := b.builtInNumber(name, d)
		if n == nil {
			b.errorf(op, "the built-in '%s' is not supported on the CPU", name)
			return false
		}
		if w, ok := leaves[d].t.(*ir.IntegerType); ok && w.Width() != 32 {
			n = b.resized(n, leaves[d].t)
		}
		nodes[d] = n
	}
	b.storeLeaves(t, value{nodes: nodes}, a, 0)
	return true
}

// builtInNumber is element d of a built-in; nil if it is not known.
func (b *builder) builtInNumber(name string, d int) *node {
	i32 := b.ctx.I32()
	lane := func() *node { return b.id("subgroup_local_id", 0) }
	// mask has the bits up to one, which is excluded.
	below := func(n *node) *node {
		return b.add("llvm.sub", i32, nil, b.add("llvm.shl", i32, nil, b.i32(1), n), b.i32(1))
	}
	if d > 2 || d > 0 && len(name) > 8 && name[:8] == "Subgroup" {
		return b.i32(0) // of a mask of 128 bits
	}
	switch name {
	case "NumWorkgroups":
		return b.id("num_workgroups", d)
	case "WorkgroupSize", "EnqueuedWorkgroupSize":
		return b.id("workgroup_size", d)
	case "WorkgroupId":
		return b.id("workgroup_id", d)
	case "LocalInvocationId":
		return b.id("local_id", d)
	case "GlobalInvocationId":
		start := b.add("llvm.mul", i32, nil, b.id("workgroup_id", d), b.id("workgroup_size", d))
		return b.add("llvm.add", i32, nil, start, b.id("local_id", d))
	case "GlobalSize":
		return b.add("llvm.mul", i32, nil, b.id("num_workgroups", d), b.id("workgroup_size", d))
	case "GlobalOffset", "DeviceIndex", "BaseWorkgroupId":
		return b.i32(0)
	case "WorkDim":
		return b.i32(3)
	case "LocalInvocationIndex":
		return b.id("local_index", 0)
	case "SubgroupSize", "SubgroupMaxSize":
		return b.id("subgroup_size", 0)
	case "NumSubgroups", "NumEnqueuedSubgroups":
		return b.id("num_subgroups", 0)
	case "SubgroupId":
		return b.id("subgroup_id", 0)
	case "SubgroupLocalInvocationId":
		return lane()
	case "SubgroupEqMask", "SubgroupEqMaskKHR":
		return b.add("llvm.shl", i32, nil, b.i32(1), lane())
	case "SubgroupLtMask", "SubgroupLtMaskKHR":
		return below(lane())
	case "SubgroupLeMask", "SubgroupLeMaskKHR":
		return b.add("llvm.or", i32, nil, below(lane()), b.add("llvm.shl", i32, nil, b.i32(1), lane()))
	case "SubgroupGeMask", "SubgroupGeMaskKHR":
		return b.add("llvm.and", i32, nil, b.add("llvm.xor", i32, nil, below(lane()), b.i32(-1)), b.id("subgroup_mask", 0))
	case "SubgroupGtMask", "SubgroupGtMaskKHR":
		le := b.add("llvm.or", i32, nil, below(lane()), b.add("llvm.shl", i32, nil, b.i32(1), lane()))
		return b.add("llvm.and", i32, nil, b.add("llvm.xor", i32, nil, le, b.i32(-1)), b.id("subgroup_mask", 0))
	}
	return nil
}

func intOf(a ir.Attribute) int64 {
	n, ok := a.(*ir.IntegerAttr)
	if !ok {
		return 0
	}
	v, _ := n.Int()
	return v
}
