package ir

// OperationState is what an operation is made from. The slices are copied.
type OperationState struct {
	Name       *OpName
	Loc        Location // nil: the builder's
	Operands   []*Value
	Results    []Type
	Attrs      []NamedAttr // in any order; kept as it is if sorted
	Successors []*Block
	Regions    int
}

// Builder creates operations and inserts them where it stands. Operations,
// results and operands come from slabs, so a builder is not for concurrent use.
type Builder struct {
	ctx      *Context
	loc      Location
	block    *Block
	before   *Operation // nil: the end of block
	listener Listener

	ops      []Operation
	values   []Value
	operands []Operand
	succs    []BlockUse
	regions  []Region
	rares    []opRare
	args     []*Value
	maker    Maker
}

// Listener is notified of each operation that a builder inserts.
type Listener interface {
	OperationInserted(op *Operation)
	BlockInserted(b *Block)
}

// slab is the number of objects that a builder allocates at once.
const slab = 128

// NewBuilder returns a builder without insertion point.
func NewBuilder(ctx *Context) *Builder {
	return &Builder{ctx: ctx, loc: ctx.UnknownLoc()}
}

// BuilderBefore returns a builder that stands before op, with its location.
func BuilderBefore(op *Operation) *Builder {
	b := NewBuilder(op.Context())
	b.loc = op.loc
	b.SetInsertionPoint(op)
	return b
}

// Context is the owner of what is built.
func (b *Builder) Context() *Context { return b.ctx }

// SetListener sets the listener for insertions; nil for none.
func (b *Builder) SetListener(l Listener) { b.listener = l }

// Loc is the location of operations that do not say another.
func (b *Builder) Loc() Location { return b.loc }

// SetLoc changes the location of operations that do not say another.
func (b *Builder) SetLoc(l Location) { b.loc = l }

// SetInsertionPoint makes the builder insert before op.
func (b *Builder) SetInsertionPoint(op *Operation) { b.block, b.before = op.block, op }

// SetInsertionPointAfter makes the builder insert behind op.
func (b *Builder) SetInsertionPointAfter(op *Operation) { b.block, b.before = op.block, op.next }

// SetInsertionPointToStart makes the builder insert at the start of a block.
func (b *Builder) SetInsertionPointToStart(block *Block) { b.block, b.before = block, block.first }

// SetInsertionPointToEnd makes the builder insert at the end of a block.
func (b *Builder) SetInsertionPointToEnd(block *Block) { b.block, b.before = block, nil }

// ClearInsertionPoint makes the builder create without inserting.
func (b *Builder) ClearInsertionPoint() { b.block, b.before = nil, nil }

// InsertionPoint is where the builder stands; restore it with
// [Builder.RestoreInsertionPoint].
func (b *Builder) InsertionPoint() InsertionPoint { return InsertionPoint{b.block, b.before} }

// RestoreInsertionPoint makes the builder stand where it stood.
func (b *Builder) RestoreInsertionPoint(p InsertionPoint) { b.block, b.before = p.block, p.before }

// InsertionPoint is a place in a block.
type InsertionPoint struct {
	block  *Block
	before *Operation
}

// Block is where the builder inserts, or nil.
func (b *Builder) Block() *Block { return b.block }

// Insert puts an operation where the builder stands.
func (b *Builder) Insert(op *Operation) {
	b.block.insertBefore(op, b.before)
	if b.listener != nil {
		b.listener.OperationInserted(op)
	}
}

// Create makes an operation and, if the builder stands somewhere, inserts it.
func (b *Builder) Create(s *OperationState) *Operation {
	op := b.newOp()
	op.maker = b.maker
	op.name = s.Name
	op.loc = s.Loc
	if op.loc == nil {
		op.loc = b.loc
	}
	op.setAttrList(SortAttrs(s.Attrs))
	b.addOperands(op, s.Operands)
	b.addResults(op, s.Results)
	b.addSuccessors(op, s.Successors)
	b.addRegions(op, s.Regions)
	if b.block != nil {
		b.Insert(op)
	}
	return op
}

// CreateBlock makes a block with arguments of those types at the end of a
// region, or before another block of it, and stands at its end.
func (b *Builder) CreateBlock(r *Region, before *Block, args ...Type) *Block {
	block := NewBlock()
	for _, t := range args {
		block.AddArg(t, b.loc)
	}
	r.InsertBefore(block, before)
	b.SetInsertionPointToEnd(block)
	if b.listener != nil {
		b.listener.BlockInserted(block)
	}
	return block
}

func (b *Builder) newOp() *Operation {
	if len(b.ops) == 0 {
		b.ops = make([]Operation, slab)
	}
	op := &b.ops[0]
	b.ops = b.ops[1:]
	return op
}

// cut returns n objects of a slab.
func cut[T any](from *[]T, n int) []T {
	if n > len(*from) {
		*from = make([]T, max(slab, n))
	}
	part := (*from)[:n:n]
	*from = (*from)[n:]
	return part
}

func (b *Builder) addOperands(op *Operation, values []*Value) {
	if len(values) == 0 {
		return
	}
	list := cut(&b.operands, len(values))
	op.setOperandList(list)
	for i, v := range values {
		list[i].owner = op
		list[i].link(v)
	}
}

func (b *Builder) addResults(op *Operation, types []Type) {
	if len(types) == 0 {
		return
	}
	list := cut(&b.values, len(types))
	op.setResultList(list)
	for i, t := range types {
		list[i] = Value{typ: t, op: op, index: int32(i)}
	}
}

func (b *Builder) addSuccessors(op *Operation, blocks []*Block) {
	if len(blocks) == 0 {
		return
	}
	list := cut(&b.succs, len(blocks))
	b.rareOf(op).succs = list
	for i, block := range blocks {
		list[i].owner = op
		list[i].link(block)
	}
}

func (b *Builder) addRegions(op *Operation, n int) {
	if n == 0 {
		return
	}
	list := cut(&b.regions, n)
	b.rareOf(op).regions = list
	for i := range list {
		list[i].op = op
	}
}

// rareOf is where op has its successors and regions.
func (b *Builder) rareOf(op *Operation) *opRare {
	if op.rare == nil {
		op.rare = &cut(&b.rares, 1)[0]
	}
	return op.rare
}

// CreateOp is [Builder.Create] for operations without successors and regions,
// which are most: nothing is allocated but the operation. The slices of
// operands and results are copied; the list of attributes is kept and may be
// shared.
func (b *Builder) CreateOp(name *OpName, operands []*Value, results []Type, attrs AttrList) *Operation {
	op := b.newOp()
	op.maker = b.maker
	op.name = name
	op.loc = b.loc
	op.setAttrList(attrs)
	b.addOperands(op, operands)
	b.addResults(op, results)
	if b.block != nil {
		b.Insert(op)
	}
	return op
}

// InsertsBefore reports whether op is what the builder inserts before, so that
// it has to move when op goes away.
func (b *Builder) InsertsBefore(op *Operation) bool { return b.before == op }

// AddArgs appends arguments to a block, as [Block.AddArg] does one by one; a nil
// location is unknown. It is for readers, which make many.
func (b *Builder) AddArgs(block *Block, types []Type, locs []Location) {
	values := cut(&b.values, len(types))
	args := cut(&b.args, len(block.args)+len(types))
	old := copy(args, block.args)
	for i, t := range types {
		values[i] = Value{typ: t, block: block, index: int32(old + i)}
		args[old+i] = &values[i]
	}
	block.args = args
	if old == 0 && len(block.argLocs) == 0 && len(locs) == len(types) {
		block.argLocs = append(make([]Location, 0, len(locs)), locs...)
		return
	}
	for i, l := range locs {
		if l != nil {
			block.SetArgLoc(old+i, l)
		}
	}
}

// ReplaceArgs gives a block other arguments, as [Builder.AddArgs] adds them, and
// returns the old ones, which are in no list any more. The caller replaces their
// uses.
func (b *Builder) ReplaceArgs(block *Block, types []Type, locs []Location) (old []*Value) {
	old = block.args
	block.args, block.argLocs = nil, nil
	b.AddArgs(block, types, locs)
	return old
}
