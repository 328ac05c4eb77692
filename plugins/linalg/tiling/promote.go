package tiling

import (
	"math/bits"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/core/syntax/structure"
	"github.com/mlirc/mlirc/plugins/analysis/alias"
	"github.com/mlirc/mlirc/plugins/linalg"
	dialect "github.com/mlirc/mlirc/plugins/std/dialects/affine"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

const (
	dynamicOption = "test-promote-dynamic"
	allocaOption  = "test-use-alloca"
)

func promote() *pass.Pass {
	return &pass.Pass{
		Name:    "linalg-promote-subviews",
		Summary: "promote subviews to local buffers",
		Doc: `What an operation of linalg is given of a memref by memref.subview is copied to a buffer of its own, in which
it is contiguous, before the operation, and copied back behind it if it is an output. The buffer has
the size that is known of the part at most. As iterators say, the elements that an operation writes are not to be
ones that it reads at another point. An operation stays where two of its outputs may share memory.`,
		Anchor: "func",
		Options: []pass.Option{
			{Name: dynamicOption, Type: pass.Bool, Default: "false", Doc: "give buffers the sizes of the parts, whatever is known of these"},
			{Name: allocaOption, Type: pass.Bool, Default: "false", Doc: "allocate buffers on the stack"},
			alias.Option(),
		},
		Builds: []string{"linalg", "std", "memref"},
		Run: func(r *pass.Run) error {
			p := promoter{dynamic: r.Options.Bool(dynamicOption), stack: r.Options.Bool(allocaOption), aliases: alias.For(r)}
			changed := false
			for _, s := range structuredIn(r) {
				changed = p.promote(s) || changed
			}
			if !changed {
				r.Unchanged()
			}
			return nil
		},
	}
}

// promoter gives operations buffers for parts of memrefs.
type promoter struct {
	*ir.Builder
	dynamic, stack bool
	aliases        *alias.Analysis
}

// local is the buffer for an operand, and the part of it that is used.
type local struct {
	operand      int
	buffer, part *ir.Value
}

// promote gives one operation its buffers; false if it takes no part of a memref.
func (p *promoter) promote(s *linalg.Structured) bool {
	var operands []int
	for i, v := range s.Op.AllOperands() {
		if _, ok := ir.DefinedBy[memref.Subview](v); ok && s.OnMemory() && elementBytes(v.Type().(ir.ShapedType).Elem()) > 0 {
			operands = append(operands, i)
		}
	}
	if len(operands) == 0 || p.outputsShare(s) {
		return false
	}
	p.Builder = ir.BuilderBefore(s.Op)
	var scope memref.AllocaScope
	if p.stack && !ownsStack(s.Op) {
		scope = memref.NewAllocaScope(p.Builder, nil)
		p.CreateBlock(scope.BodyRegion(), nil)
		s.Op.Remove()
		end := memref.NewAllocaScopeReturn(p.Builder, nil)
		end.Op.Block().SpliceBefore(s.Op, end.Op)
		p.SetInsertionPoint(s.Op)
	}
	var list []local
	for _, i := range operands {
		list = append(list, p.localFor(i, s.Op.Operand(i)))
	}
	for _, l := range list {
		p.copy(s.Op.Operand(l.operand), l.part)
	}
	p.SetInsertionPointAfter(s.Op)
	for _, l := range list {
		if l.operand >= s.Inputs {
			p.copy(l.part, s.Op.Operand(l.operand))
		}
		s.Op.SetOperand(l.operand, l.part)
	}
	for _, l := range list {
		if !p.stack {
			memref.NewDealloc(p.Builder, l.buffer)
		}
	}
	return true
}

// copy copies the elements of a memref.
func (p *promoter) copy(from, to *ir.Value) {
	made := linalg.NewCopy(p.Builder, from, to, nil)
	def, ok := p.Context().OpName(made.OpName()).Def().(*ods.Op)
	if !ok {
		panic("BUG: linalg: no definition of " + made.OpName())
	}
	if err := structure.Body(p.Builder, def, structure.Of(made.Op), made.Op.Region(0), []ir.Type{from.Type(), to.Type()}); err != nil {
		panic("BUG: linalg: a copy has no body: " + err.Error())
	}
}

// outputsShare reports whether two outputs may name the same memory: what is copied back last would
// replace what the other has been given.
func (p *promoter) outputsShare(s *linalg.Structured) bool {
	outputs := s.Outputs()
	for i, v := range outputs {
		for _, w := range outputs[:i] {
			if p.aliases.MayAlias(v, w) {
				return true
			}
		}
	}
	return false
}

// ownsStack reports whether memory on the stack that is allocated at an operation is freed when the block ends, and
// the block is executed once until then.
func ownsStack(op *ir.Operation) bool {
	around := op.ParentOp()
	return around != nil && around.Traits().AllocationScope && op.Block().Region().HasOneBlock()
}

// localFor allocates a buffer for a part of a memref.
func (p *promoter) localFor(operand int, v *ir.Value) local {
	t := v.Type().(*ir.MemRefType)
	var full, used []amount
	for d := range t.Shape() {
		size := p.sizeOfPart(v, d)
		used = append(used, size)
		if most, ok := boundOf(size); ok {
			size = known(most)
		}
		full = append(full, size)
	}
	sizes, zero := p.indices(full), p.index(known(0))
	buffer := p.allocate(full, sizes, elementBytes(t.Elem()))
	shape := make([]int64, len(full))
	for d := range shape {
		shape[d] = ir.Dynamic
	}
	whole := memref.NewView(p.Builder, buffer, zero, sizes, p.Context().MemRefType(shape, t.Elem(), nil, nil)).Op.Result(0)
	dynamic := make([]amount, len(used))
	for d, size := range used {
		dynamic[d] = amount{value: p.index(size)}
	}
	zeros := make([]amount, len(used))
	return local{operand: operand, buffer: buffer, part: slice{offsets: zeros, sizes: dynamic}.of(p.Builder, whole)}
}

// allocate makes a buffer of bytes for elements of a size, as many as sizes say, which are also there as values.
func (p *promoter) allocate(sizes []amount, values []*ir.Value, bytes int64) *ir.Value {
	total, fits := bytes, !p.dynamic
	for _, size := range sizes {
		high, low := bits.Mul64(uint64(total), uint64(max(size.known, 0)))
		fits = fits && size.value == nil && size.known >= 0 && high == 0 && low <= 1<<62
		total = int64(low)
	}
	byteType := p.Context().IntegerType(8, ir.Signless)
	if fits {
		return p.newBuffer(p.Context().MemRefType([]int64{total}, byteType, nil, nil), nil, bytes)
	}
	number := p.index(known(1))
	for _, size := range values {
		number = std.NewMuli(p.Builder, number, size).Op.Result(0)
	}
	number = std.NewMuli(p.Builder, p.index(known(bytes)), number).Op.Result(0)
	return p.newBuffer(p.Context().MemRefType([]int64{ir.Dynamic}, byteType, nil, nil), []*ir.Value{number}, bytes)
}

// newBuffer allocates memory; that on the stack is aligned for elements of a size, as that of the heap is.
func (p *promoter) newBuffer(t *ir.MemRefType, sizes []*ir.Value, bytes int64) *ir.Value {
	if !p.stack {
		return memref.NewAlloc(p.Builder, sizes, nil, t).Memref()
	}
	made := memref.NewAlloca(p.Builder, sizes, nil, t)
	if bytes > 1 {
		made.SetAlignmentAttr(p.Context().I64Attr(bytes))
	}
	return made.Memref()
}

func (p *promoter) index(a amount) *ir.Value {
	if a.value != nil {
		return a.value
	}
	return std.NewConstant(p.Builder, p.Context().IndexType(), p.Context().IndexAttr(a.known)).Result()
}

func (p *promoter) indices(list []amount) []*ir.Value {
	values := make([]*ir.Value, len(list))
	for i, a := range list {
		values[i] = p.index(a)
	}
	return values
}

// sizeOfPart is that of a dimension of a part of a memref. Of a part that leaves dimensions out the memref is asked.
func (p *promoter) sizeOfPart(v *ir.Value, d int) amount {
	op, _ := ir.DefinedBy[memref.Subview](v)
	sizes := op.StaticSizes()
	shape := v.Type().(*ir.MemRefType).Shape()
	if shape[d] != ir.Dynamic || len(sizes) != len(shape) {
		return sizeOf(p.Builder, v, d)
	}
	next := 0
	for _, n := range sizes[:d] {
		if n == sizeOperand {
			next++
		}
	}
	return amount{value: op.Sizes()[next]}
}

// boundOf is the least number that a size certainly does not exceed.
func boundOf(size amount) (int64, bool) {
	if size.value == nil {
		return size.known, true
	}
	if n, ok := rewrite.ConstantInt(size.value); ok {
		return n, true
	}
	least, ok := ir.DefinedBy[dialect.Min](size.value)
	if !ok {
		return 0, false
	}
	bound, found := int64(0), false
	for _, e := range least.Map().Results {
		if c, isConstant := e.(affine.Constant); isConstant && (!found || int64(c) < bound) {
			bound, found = int64(c), true
		}
	}
	return bound, found
}

// mostAligned is the alignment, in bytes, of what memref.alloc makes.
const mostAligned = 16

// elementBytes is how far elements of a type lie apart in memory; 0 where that is not a power of two or not
// aligned in memory of the heap.
func elementBytes(t ir.Type) int64 {
	if c, ok := t.(*ir.ComplexType); ok {
		return 2 * elementBytes(c.Elem())
	}
	size, ok := ir.ElementBytes(t)
	if !ok {
		return 0
	}
	bytes := int64(1)
	for bytes < int64(size) {
		bytes *= 2
	}
	if bytes > mostAligned {
		return 0
	}
	return bytes
}
