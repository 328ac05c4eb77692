package interpret

import (
	"math"
	"slices"

	coreaffine "github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
)

// access compiles loads and stores of one element, and what allocates and copies.
func (c *compiler) access(op *ir.Operation) step {
	switch op.Name().String() {
	case "affine.load", "affine.store":
		a, _ := affine.AsAccess(op)
		at := a.ValueMap()
		return c.element(op, a.Memref(), c.mapped(at.Map, at.Operands).all)
	case "memref.load":
		return c.element(op, op.Operand(0), c.subscripts(op.OperandRange(1, op.NumOperands())))
	case "memref.store":
		return c.element(op, op.Operand(1), c.subscripts(op.OperandRange(2, op.NumOperands())))
	case "memref.alloc", "memref.alloca":
		return c.alloc(op)
	case "memref.dealloc":
		from := c.slot(op.Operand(0))
		return func(_ *Machine, fr []Value) {
			v := fr[from].Ref.(*View)
			if v.Memory.freed {
				trapf("memory is freed twice")
			}
			v.Memory.freed = true
		}
	case "memref.copy":
		return c.copy(op)
	case "memref.dim":
		from, at, to := c.slot(op.Operand(0)), c.slot(op.Operand(1)), c.slot(op.Result(0))
		return func(_ *Machine, fr []Value) { fr[to] = Value{N: fr[from].Ref.(*View).Sizes[fr[at].N]} }
	case "memref.get_global":
		return c.getGlobal(op)
	case "affine.dma_start":
		return c.transferStart(op)
	case "memref.assume_alignment", "affine.prefetch", "memref.prefetch", "affine.dma_wait":
		return func(*Machine, []Value) {}
	}
	return nil
}

func (c *compiler) subscripts(values []*ir.Value) func(fr []Value) []int64 {
	list := c.list(values)
	at := make([]int64, len(values))
	return func(fr []Value) []int64 {
		for i, s := range list {
			at[i] = fr[s].N
		}
		return at
	}
}

// element compiles a load, if it has a result, or else a store of the first operand.
func (c *compiler) element(op *ir.Operation, of *ir.Value, at func(fr []Value) []int64) step {
	e := elemOfMemref(op, of.Type())
	from := c.slot(of)
	_, memrefs := of.Type().(*ir.MemRefType).Elem().(*ir.MemRefType)
	if op.NumResults() == 1 {
		to := c.slot(op.Result(0))
		return func(m *Machine, fr []Value) {
			v := fr[from].Ref.(*View)
			m.op = op
			fr[to] = Value{N: m.load(v, v.index(at(fr)), e)}
			if memrefs {
				fr[to].Ref = m.memref(fr[to].N)
			}
		}
	}
	value := c.slot(op.Operand(0))
	return func(m *Machine, fr []Value) {
		v := fr[from].Ref.(*View)
		m.op = op
		if memrefs {
			fr[value].N = int64(len(m.stored))
			m.stored = append(m.stored, fr[value].Ref)
		}
		m.store(v, v.index(at(fr)), e, fr[value].N)
	}
}

// memref is a memref that was stored, by its number.
func (m *Machine) memref(number int64) any {
	if number < 0 || number >= int64(len(m.stored)) {
		trapf("an element that holds no memref is loaded")
	}
	return m.stored[number]
}

func elemOfMemref(op *ir.Operation, t ir.Type) elem {
	m, ok := t.(*ir.MemRefType)
	if !ok {
		refuse(op, "a memref without a rank")
	}
	e, err := elemOf(m.Elem())
	if err != nil {
		refuse(op, err.Error())
	}
	return e
}

// alloc compiles an allocation. What its layout puts where shows only to views, so that
// a layout that has no strides is taken as if it were not there.
func (c *compiler) alloc(op *ir.Operation) step {
	t := op.ResultType(0).(*ir.MemRefType)
	e := elemOfMemref(op, t)
	to := c.slot(op.Result(0))
	sizes := c.list(op.OperandRange(0, openSizes(t)))
	return func(_ *Machine, fr []Value) {
		shape := make([]int64, len(t.Shape()))
		next, n := 0, int64(1)
		for i, s := range t.Shape() {
			if s < 0 {
				s = fr[sizes[next]].N
				next++
			}
			if s < 0 || s > 1<<16 {
				trapf("an allocation of %d elements", s)
			}
			shape[i] = s
			n *= s
		}
		strides := rowMajor(shape)
		if laidOut, ok := t.Strides(); ok && ir.HasStaticShape(t) && len(t.Layout()) > 0 {
			strides = laidOut.Strides
			n = laidOut.Offset + 1
			for i, s := range shape {
				n += (s - 1) * strides[i]
			}
		}
		fr[to] = Value{Ref: &View{Memory: NewMemory(int(n * e.bytes)), Sizes: shape, Strides: strides}}
	}
}

func openSizes(t *ir.MemRefType) int {
	n := 0
	for _, s := range t.Shape() {
		if s < 0 {
			n++
		}
	}
	return n
}

func (c *compiler) copy(op *ir.Operation) step {
	e := elemOfMemref(op, op.OperandType(0))
	from, to := c.slot(op.Operand(0)), c.slot(op.Operand(1))
	return func(m *Machine, fr []Value) {
		a, b := fr[from].Ref.(*View), fr[to].Ref.(*View)
		m.op = op
		each(a.Sizes, func(at []int64) { m.store(b, b.index(at), e, m.load(a, a.index(at), e)) })
	}
}

// transferStart compiles a transfer, which is over at once. The element that tags it stays as
// it is.
func (c *compiler) transferStart(op *ir.Operation) step {
	o, _ := affine.AsDmaStart(op)
	if o.Stride() != nil {
		refuse(op, "a transfer with a stride")
	}
	e := elemOfMemref(op, o.Src().Type())
	from, to, count := c.slot(o.Src()), c.slot(o.Dst()), c.slot(o.Num())
	source := c.mapped(o.SrcMapAttr().(*ir.AffineMapAttr).Map(), o.SrcIdx())
	target := c.mapped(o.DstMapAttr().(*ir.AffineMapAttr).Map(), o.DstIdx())
	return func(m *Machine, fr []Value) {
		m.op = op
		a, b := fr[from].Ref.(*View), fr[to].Ref.(*View)
		at, place := source.all(fr), target.all(fr)
		for range fr[count].N {
			m.step()
			m.store(b, b.index(place), e, m.load(a, a.index(at), e))
			at[len(at)-1]++
			place[len(place)-1]++
		}
	}
}

// each visits all subscripts of a shape.
func each(sizes []int64, visit func(at []int64)) {
	at := make([]int64, len(sizes))
	for _, s := range sizes {
		if s <= 0 {
			return
		}
	}
	for {
		visit(at)
		d := len(sizes) - 1
		for ; d >= 0; d-- {
			if at[d]++; at[d] < sizes[d] {
				break
			}
			at[d] = 0
		}
		if d < 0 {
			return
		}
	}
}

// global compiles a global.
func (p *Program) global(op *ir.Operation) {
	a, _ := op.Attr("type").(*ir.TypeAttr)
	t, ok := a.Value().(*ir.MemRefType)
	if !ok {
		refuse(op, "a global of no memref type")
	}
	e := elemOfMemref(op, t)
	n := int64(1)
	for _, s := range t.Shape() {
		n *= s
	}
	list := make([]int64, n)
	if values, ok := op.Attr("initial_value").(*ir.DenseElementsAttr); ok {
		list = elements(op, values)
	}
	p.globals[ir.SymbolName(op)] = func() *Memory {
		memory := NewMemory(int(n * e.bytes))
		v, m := Contiguous(memory, 0, n), &Machine{}
		for i, x := range list {
			m.store(v, int64(i), e, x)
		}
		return memory
	}
}

func (c *compiler) getGlobal(op *ir.Operation) step {
	name := op.Attr("name").(*ir.SymbolRefAttr).Root()
	shape := op.ResultType(0).(*ir.MemRefType).Shape()
	to := c.slot(op.Result(0))
	return func(m *Machine, fr []Value) {
		at := m.globals[name]
		if at == nil {
			trapf("there is no global @%s", name)
		}
		fr[to] = Value{Ref: Contiguous(at, 0, shape...)}
	}
}

// view compiles what makes another name for memory.
func (c *compiler) view(op *ir.Operation) step {
	switch op.Name().String() {
	case "memref.cast":
		from, to := c.slot(op.Operand(0)), c.slot(op.Result(0))
		return func(_ *Machine, fr []Value) { fr[to] = fr[from] }
	case "memref.subview":
		return c.subview(op)
	case "memref.reinterpret_cast":
		return c.reinterpret(op)
	case "memref.view":
		return c.byteView(op)
	case "memref.collapse_shape", "memref.expand_shape":
		from, to := c.slot(op.Operand(0)), c.slot(op.Result(0))
		shape := op.ResultType(0).(*ir.MemRefType).Shape()
		if !ir.HasStaticShape(op.ResultType(0).(*ir.MemRefType)) || len(op.OperandType(0).(*ir.MemRefType).Layout()) > 0 {
			refuse(op, "only known shapes without layouts are reshaped")
		}
		return func(_ *Machine, fr []Value) {
			v := fr[from].Ref.(*View)
			fr[to] = Value{Ref: &View{v.Memory, v.Base, v.Offset, shape, rowMajor(shape)}}
		}
	case "memref.transpose":
		return c.transpose(op)
	case "memref.extract_strided_metadata":
		return c.takeApart(op)
	case "memref.disjoint":
		return c.disjoint(op)
	}
	return nil
}

// takeApart makes a view of the buffer, and the numbers of a memref.
func (c *compiler) takeApart(op *ir.Operation) step {
	from, to := c.slot(op.Operand(0)), c.list(op.Results())
	return func(_ *Machine, fr []Value) {
		v := fr[from].Ref.(*View)
		fr[to[0]] = Value{Ref: &View{Memory: v.Memory, Base: v.Base}}
		fr[to[1]] = Value{N: v.Offset}
		for i, n := range slices.Concat(v.Sizes, v.Strides) {
			fr[to[2+i]] = Value{N: n}
		}
	}
}

// disjoint compares the ranges of bytes of two memrefs.
func (c *compiler) disjoint(op *ir.Operation) step {
	a, b, to := c.slot(op.Operand(0)), c.slot(op.Operand(1)), c.slot(op.Result(0))
	x, y := elemOfMemref(op, op.OperandType(0)), elemOfMemref(op, op.OperandType(1))
	return func(_ *Machine, fr []Value) {
		v, w := fr[a].Ref.(*View), fr[b].Ref.(*View)
		low, high := v.extent(x)
		from, end := w.extent(y)
		fr[to] = Value{N: truth(v.Memory != w.Memory || high <= from || end <= low)}
	}
}

// extent is the range of bytes from the lowest to the highest element; none if there is no
// element.
func (v *View) extent(e elem) (low, high int64) {
	low = v.Offset
	high = v.Offset + 1
	for d, s := range v.Sizes {
		if s == 0 {
			return v.Base, v.Base
		}
		if n := (s - 1) * v.Strides[d]; n < 0 {
			low += n
		} else {
			high += n
		}
	}
	return v.Base + low*e.bytes, v.Base + high*e.bytes
}

func (c *compiler) transpose(op *ir.Operation) step {
	from, to := c.slot(op.Operand(0)), c.slot(op.Result(0))
	order := op.Attr("permutation").(*ir.AffineMapAttr).Map()
	return func(_ *Machine, fr []Value) {
		v := fr[from].Ref.(*View)
		out := &View{Memory: v.Memory, Base: v.Base, Offset: v.Offset}
		for _, e := range order.Results {
			d := int(e.(coreaffine.Dim))
			out.Sizes, out.Strides = append(out.Sizes, v.Sizes[d]), append(out.Strides, v.Strides[d])
		}
		fr[to] = Value{Ref: out}
	}
}

// mixed computes numbers of which some are operands.
func (c *compiler) mixed(list ir.Attribute, operands []*ir.Value, open int64) func(fr []Value) []int64 {
	var fixed []int64
	for _, a := range list.(*ir.ArrayAttr).Elems() {
		n, _ := a.(*ir.IntegerAttr).Int()
		fixed = append(fixed, n)
	}
	slots := c.list(operands)
	return func(fr []Value) []int64 {
		out, next := make([]int64, len(fixed)), 0
		for i, n := range fixed {
			if n == open {
				n = fr[slots[next]].N
				next++
			}
			out[i] = n
		}
		return out
	}
}

const (
	openSize   = -1
	openStride = math.MinInt64
)

func (c *compiler) subview(op *ir.Operation) step {
	o, _ := memref.AsSubview(op)
	offsets := c.mixed(o.StaticOffsetsAttr(), o.Offsets(), openStride)
	sizes := c.mixed(o.StaticSizesAttr(), o.Sizes(), openSize)
	strides := c.mixed(o.StaticStridesAttr(), o.Strides(), openStride)
	from, to := c.slot(o.Source()), c.slot(o.Result())
	if len(o.Result().Type().(*ir.MemRefType).Shape()) != len(o.Source().Type().(*ir.MemRefType).Shape()) {
		refuse(op, "a view of fewer dimensions")
	}
	return func(_ *Machine, fr []Value) {
		v := fr[from].Ref.(*View)
		out := &View{v.Memory, v.Base, v.Offset, sizes(fr), strides(fr)}
		for d, n := range offsets(fr) {
			out.Offset += n * v.Strides[d]
			out.Strides[d] *= v.Strides[d]
		}
		fr[to] = Value{Ref: out}
	}
}

func (c *compiler) reinterpret(op *ir.Operation) step {
	o, _ := memref.AsReinterpretCast(op)
	offset := c.mixed(o.StaticOffsetsAttr(), o.Offsets(), openStride)
	sizes := c.mixed(o.StaticSizesAttr(), o.Sizes(), openSize)
	strides := c.mixed(o.StaticStridesAttr(), o.Strides(), openStride)
	from, to := c.slot(o.Source()), c.slot(o.Result())
	return func(_ *Machine, fr []Value) {
		v := fr[from].Ref.(*View)
		fr[to] = Value{Ref: &View{v.Memory, v.Base, offset(fr)[0], sizes(fr), strides(fr)}}
	}
}

func (c *compiler) byteView(op *ir.Operation) step {
	t := op.ResultType(0).(*ir.MemRefType)
	from, shift, to := c.slot(op.Operand(0)), c.slot(op.Operand(1)), c.slot(op.Result(0))
	open := c.subscripts(op.OperandRange(2, op.NumOperands()))
	return func(_ *Machine, fr []Value) {
		v := fr[from].Ref.(*View)
		shape, rest := append([]int64(nil), t.Shape()...), open(fr)
		for i := range shape {
			if shape[i] < 0 {
				shape[i], rest = rest[0], rest[1:]
			}
		}
		fr[to] = Value{Ref: Contiguous(v.Memory, v.Base+v.Offset+fr[shift].N, shape...)}
	}
}
