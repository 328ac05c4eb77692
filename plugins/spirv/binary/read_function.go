package binary

import (
	"github.com/mlirc/mlirc/core/ir"
)

// function is one that is read, or what else constants are made in.
type function struct {
	entity *entity
	op     *ir.Operation
	entry  *ir.Block
	params []*entity
	want   *ir.FunctionType

	block        *ir.Block // at hand; nil between a terminator and the next label
	label        *entity
	labels       []*entity
	blocks       map[*entity]*blockInfo
	constants    map[*entity]*ir.Value
	lastConstant *ir.Operation
	ends         []*end
}

// blockInfo is what is known of a block.
type blockInfo struct {
	phis   []*phi
	labels []*ir.Value // of merge instructions
	preds  map[*entity]bool
}

// phi is an argument of a block.
type phi struct {
	entity *entity
	in     *instruction
	from   map[*entity]uint32 // by block
}

// end is the branch at the end of a block, which is made when all blocks are known.
type end struct {
	in      *instruction
	from    *entity
	block   *ir.Block
	loc     ir.Location
	value   *ir.Value
	targets []*entity
	attrs   []ir.NamedAttr
	name    string
}

func (f *function) info(label *entity) *blockInfo {
	i := f.blocks[label]
	if i == nil {
		i = &blockInfo{preds: map[*entity]bool{}}
		f.blocks[label] = i
	}
	return i
}

// scanFunction gives a function its name, by which calls before it refer to it.
func (r *reader) scanFunction(in *instruction) error {
	if err := r.want(in, 4); err != nil {
		return err
	}
	e, err := r.define(in.args[1], aFunction)
	if err != nil {
		return err
	}
	wanted := e.text
	if wanted == "" {
		wanted = r.entryNames[e.id]
	}
	e.symbol = r.newSymbol(wanted, e.id)
	return nil
}

func (r *reader) function(in *instruction) error {
	if r.fn != nil {
		return r.errorf("a function begins within another")
	}
	e, err := r.id(in.args[1])
	if err != nil {
		return err
	}
	t, err := r.typeOf(in.args[3])
	if err != nil {
		return err
	}
	want, ok := t.typ.(*ir.FunctionType)
	if !ok {
		return r.errorf("%%%d is no type of functions", in.args[3])
	}
	control, err := r.enumAttr(r.g.enum("FunctionControl"), in.args[2])
	if err != nil {
		return err
	}
	attrs, err := r.decorationAttrs(e, "")
	if err != nil {
		return err
	}
	attrs = append(attrs, ir.NamedAttr{Name: "sym_name", Value: r.ctx.StringAttr(e.symbol)},
		ir.NamedAttr{Name: "type", Value: r.ctx.TypeAttr(want)}, ir.NamedAttr{Name: "function_control", Value: control})
	r.b.SetInsertionPointToEnd(r.body)
	op := r.b.Create(&ir.OperationState{Name: r.ctx.OpName("spv.func"), Loc: r.symbolLoc(e), Attrs: attrs, Regions: 1})
	r.fn = &function{
		entity: e, op: op, want: want, blocks: map[*entity]*blockInfo{}, constants: map[*entity]*ir.Value{},
	}
	return nil
}

func (r *reader) functionParameter(in *instruction) error {
	if err := r.want(in, 2); err != nil {
		return err
	}
	if r.fn == nil || r.fn.entry != nil {
		return r.errorf("a parameter stands at the start of a function")
	}
	t, err := r.typeOf(in.args[0])
	if err != nil {
		return err
	}
	n := len(r.fn.params)
	if n >= len(r.fn.want.Inputs()) || r.fn.want.Inputs()[n] != t.typ {
		return r.errorf("parameter %d is not of the type that the function says", n)
	}
	e, err := r.define(in.args[1], aValue)
	if err != nil {
		return err
	}
	e.typ, e.owner = t.typ, r.fn
	r.fn.params = append(r.fn.params, e)
	return nil
}

// parameters makes the arguments of the entry block, and their attributes.
func (r *reader) parameters() error {
	f := r.fn
	if len(f.params) != len(f.want.Inputs()) {
		return r.errorf("the function has %d parameters, but its type says %d", len(f.params), len(f.want.Inputs()))
	}
	dicts := make([]ir.Attribute, len(f.params))
	decorated := false
	for i, p := range f.params {
		p.value = f.entry.AddArg(p.typ, r.argLoc(p))
		attrs, err := r.decorationAttrs(p, "spv.")
		if err != nil {
			return err
		}
		decorated = decorated || len(attrs) > 0
		dicts[i] = r.ctx.DictionaryAttr(attrs)
	}
	if decorated {
		f.op.SetAttr("arg_attrs", r.ctx.ArrayAttr(dicts))
	}
	return nil
}

func (r *reader) argLoc(e *entity) ir.Location {
	if !e.named {
		return r.ctx.UnknownLoc()
	}
	return r.ctx.NameLoc(e.text, r.ctx.UnknownLoc())
}

func (r *reader) label(in *instruction) error {
	if err := r.want(in, 1); err != nil {
		return err
	}
	f := r.fn
	if f == nil || f.block != nil {
		return r.errorf("a block begins outside a function, or within another block")
	}
	e, err := r.define(in.args[0], aLabel)
	if err != nil {
		return err
	}
	e.owner = f
	r.loc = r.ctx.UnknownLoc() // a line holds up to the end of its block
	e.block = f.op.Region(0).AddBlock()
	f.block, f.label = e.block, e
	f.labels = append(f.labels, e)
	r.b.SetInsertionPointToEnd(e.block)
	if f.entry != nil {
		return nil
	}
	f.entry = e.block
	return r.parameters()
}

// phi makes an argument of the block at hand.
func (r *reader) phi(in *instruction) error {
	if err := r.want(in, 2); err != nil {
		return err
	}
	f := r.fn
	if f == nil || f.block == nil || f.block == f.entry || !f.block.Empty() {
		return r.errorf("a phi stands at the start of a block that is not the first")
	}
	if len(in.args)%2 != 0 {
		return r.errorf("a phi has a value for each block")
	}
	t, err := r.typeOf(in.args[0])
	if err != nil {
		return err
	}
	e, err := r.define(in.args[1], aValue)
	if err != nil {
		return err
	}
	p := &phi{entity: e, in: clone(in), from: map[*entity]uint32{}}
	for i := 2; i < len(in.args); i += 2 {
		from, err := r.id(in.args[i+1])
		if err != nil {
			return err
		}
		if _, twice := p.from[from]; twice {
			return r.errorf("the phi has two values for block %%%d", from.id)
		}
		p.from[from] = in.args[i]
	}
	e.typ, e.owner = t.typ, f
	e.value = f.block.AddArg(t.typ, r.locOf(e))
	info := f.info(f.label)
	info.phis = append(info.phis, p)
	return nil
}

// merge makes a merge instruction, whose results the blocks it names begin with.
func (r *reader) merge(in *instruction) error {
	name, targets := "spv.SelectionMerge", 1
	if r.opcode == "OpLoopMerge" {
		name, targets = "spv.LoopMerge", 2
	}
	if err := r.want(in, targets+1); err != nil {
		return err
	}
	f := r.fn
	if f == nil || f.block == nil {
		return r.errorf("the instruction stands outside a block")
	}
	enum, attr := "SelectionControl", "selection_control"
	if targets == 2 {
		enum, attr = "LoopControl", "loop_control"
	}
	control, err := r.enumAttr(r.g.enum(enum), in.args[targets])
	if err != nil {
		return err
	}
	attrs := []ir.NamedAttr{{Name: attr, Value: control}}
	if rest := in.args[targets+1:]; len(rest) > 0 {
		if targets == 1 {
			return r.errorf("the instruction has more words than it takes")
		}
		attrs = append(attrs, ir.NamedAttr{Name: "loop_parameters", Value: r.numbers(rest)})
	}
	label := r.ctx.DialectType(r.g.dialect.Type("label"))
	op := r.create(name, r.loc, nil, []ir.Type{label, label}[:targets], attrs)
	for i := range targets {
		e, err := r.id(in.args[i])
		if err != nil {
			return err
		}
		if i == 1 && e == f.label { // the loop is one block, which goes on at itself
			continue
		}
		info := f.info(e)
		info.labels = append(info.labels, op.Result(i))
	}
	return nil
}

// numbers is an array of i32.
func (r *reader) numbers(list []uint32) ir.Attribute {
	elems := make([]ir.Attribute, len(list))
	for i, n := range list {
		elems[i] = r.ctx.I32Attr(int64(int32(n)))
	}
	return r.ctx.ArrayAttr(elems)
}

// branch notes the end of a block: its targets may come later.
func (r *reader) branch(in *instruction) error {
	f := r.fn
	if f == nil || f.block == nil {
		return r.errorf("the instruction stands outside a block")
	}
	e := &end{in: clone(in), from: f.label, block: f.block, loc: r.loc}
	var ids []uint32
	var err error
	switch r.opcode {
	case "OpBranch":
		if err := r.want(in, 1); err != nil {
			return err
		}
		e.name, ids = "spv.Branch", in.args[:1]
	case "OpBranchConditional":
		ids, err = r.conditional(e)
	default:
		ids, err = r.switchOf(e)
	}
	if err != nil {
		return err
	}
	for _, id := range ids {
		t, err := r.id(id)
		if err != nil {
			return err
		}
		e.targets = append(e.targets, t)
		f.info(t).preds[f.label] = true
	}
	f.ends = append(f.ends, e)
	f.block, f.label = nil, nil
	return nil
}

func (r *reader) conditional(e *end) ([]uint32, error) {
	args := e.in.args
	if len(args) != 3 && len(args) != 5 {
		return nil, r.errorf("the instruction has %d words; it has 4 or 6", 1+len(args))
	}
	var err error
	if e.value, err = r.value(args[0]); err != nil {
		return nil, err
	}
	e.name = "spv.BranchConditional"
	if len(args) == 5 {
		e.attrs = append(e.attrs, ir.NamedAttr{Name: "branch_weights", Value: r.numbers(args[3:])})
	}
	return args[1:3], nil
}

// switchOf reads a switch: its selector says how many words a literal takes.
func (r *reader) switchOf(e *end) ([]uint32, error) {
	if err := r.want(e.in, 2); err != nil {
		return nil, err
	}
	args := e.in.args
	var err error
	if e.value, err = r.value(args[0]); err != nil {
		return nil, err
	}
	t, ok := e.value.Type().(*ir.IntegerType)
	if !ok || t.Width() < 8 {
		return nil, r.errorf("the selector of a switch is an integer")
	}
	size := int(t.Width()+31) / 32
	cases := args[2:]
	if len(cases)%(size+1) != 0 {
		return nil, r.errorf("a case of a switch has a literal and a block")
	}
	e.name = "spv.Switch"
	ids := []uint32{args[1]}
	var data []byte
	for ; len(cases) > 0; cases = cases[size+1:] {
		value, err := r.literal(t, cases[:size])
		if err != nil {
			return nil, err
		}
		data = ir.AppendElement(data, value)
		ids = append(ids, cases[size])
	}
	if n := len(ids) - 1; n > 0 {
		e.attrs = append(e.attrs, ir.NamedAttr{
			Name: "literals", Value: r.ctx.DenseElementsAttr(r.ctx.VectorType([]int64{int64(n)}, t), data, false),
		})
	}
	return ids, nil
}

func (r *reader) functionEnd(in *instruction) error {
	f := r.fn
	if f == nil || f.block != nil {
		return r.errorf("the end of a function stands outside one, or within a block")
	}
	if f.entry == nil && len(f.params) != len(f.want.Inputs()) {
		return r.errorf("the function has %d parameters, but its type says %d", len(f.params), len(f.want.Inputs()))
	}
	at, opcode := r.at, r.opcode
	for _, e := range f.ends {
		r.at, r.opcode = e.in.at, r.g.opcodeName(e.in.opcode)
		if err := r.finishBranch(e); err != nil {
			return err
		}
	}
	r.at, r.opcode = at, opcode
	for label, info := range f.blocks {
		if label.kind != aLabel || label.owner != f {
			return r.errorf("the function has no block %%%d, but an instruction names it", r.leastMissing(label))
		}
		for _, p := range info.phis {
			if err := r.checkPhi(p, info); err != nil {
				return err
			}
		}
	}
	for _, label := range f.labels {
		if err := r.mark(label, f.info(label)); err != nil {
			return err
		}
	}
	r.functions = append(r.functions, f)
	r.fn = nil
	r.loc = r.ctx.UnknownLoc()
	r.b.SetInsertionPointToEnd(r.body)
	return nil
}

// leastMissing is the least id of a block that is named but not there, so that the message
// does not depend on the order of a map.
func (r *reader) leastMissing(label *entity) uint32 {
	least := label.id
	for l := range r.fn.blocks {
		if (l.kind != aLabel || l.owner != r.fn) && l.id < least {
			least = l.id
		}
	}
	return least
}

func (r *reader) checkPhi(p *phi, info *blockInfo) error {
	for from := range p.from {
		if !info.preds[from] {
			r.at, r.opcode = p.in.at, "OpPhi"
			return r.errorf("the phi has a value for a block that does not go to it")
		}
	}
	return nil
}

// mark makes the operation at the start of a block that merge instructions name, or that
// has a name, or arguments with decorations.
func (r *reader) mark(label *entity, info *blockInfo) error {
	var attrs []ir.NamedAttr
	if label.named {
		attrs = append(attrs, ir.NamedAttr{Name: "name", Value: r.ctx.StringAttr(label.text)})
	}
	decorated := false
	dicts := make([]ir.Attribute, len(info.phis))
	for i, p := range info.phis {
		list, err := r.decorationAttrs(p.entity, "")
		if err != nil {
			return err
		}
		decorated = decorated || len(list) > 0
		dicts[i] = r.ctx.DictionaryAttr(list)
	}
	if decorated {
		attrs = append(attrs, ir.NamedAttr{Name: "arguments", Value: r.ctx.ArrayAttr(dicts)})
	}
	if len(info.labels) == 0 && attrs == nil {
		return nil
	}
	r.b.SetInsertionPointToStart(label.block)
	if label.block == r.fn.entry && r.fn.lastConstant != nil {
		r.b.SetInsertionPointAfter(r.fn.lastConstant)
	}
	r.create("spv.mlir.label", r.ctx.UnknownLoc(), info.labels, nil, attrs)
	return nil
}

// finishBranch makes a branch, with the values that phis have for its block.
func (r *reader) finishBranch(e *end) error {
	f := r.fn
	var operands []*ir.Value
	sizes := make([]int, 0, 3)
	if e.value != nil {
		operands = append(operands, e.value)
		sizes = append(sizes, 1)
	}
	blocks := make([]*ir.Block, len(e.targets))
	offsets := make([]int, 0, len(e.targets))
	first := len(operands)
	for i, t := range e.targets {
		if t.kind != aLabel || t.owner != f {
			return r.errorf("%%%d is no block of this function", t.id)
		}
		if t.block == f.entry {
			return r.errorf("nothing goes to the first block of a function, %%%d", t.id)
		}
		blocks[i] = t.block
		before := len(operands)
		values, err := r.passed(e, t)
		if err != nil {
			return err
		}
		operands = append(operands, values...)
		sizes = append(sizes, len(operands)-before)
		offsets = append(offsets, before-first)
	}
	attrs := e.attrs
	switch e.name {
	case "spv.BranchConditional":
		attrs = append(attrs, segments(r.ctx, sizes))
	case "spv.Switch":
		cases := 0
		for _, n := range sizes[2:] {
			cases += n
		}
		attrs = append(attrs, segments(r.ctx, []int{1, sizes[1], cases}))
		if len(e.targets) > 1 {
			attrs = append(attrs, ir.NamedAttr{Name: "case_operand_offsets", Value: caseOffsets(r.ctx, offsets[1:], sizes[1])})
		}
	}
	r.b.SetInsertionPointToEnd(e.block)
	r.b.Create(&ir.OperationState{
		Name: r.ctx.OpName(e.name), Loc: e.loc, Operands: operands, Attrs: attrs, Successors: blocks,
	})
	return nil
}

// maxPassed bounds the values that branches of a module pass: a switch passes all of its
// target's for each case.
const maxPassed = 1 << 22

// passed are the values that a branch passes to a block.
func (r *reader) passed(e *end, target *entity) ([]*ir.Value, error) {
	phis := r.fn.info(target).phis
	if r.passes += len(phis); r.passes > maxPassed {
		return nil, r.errorf("branches pass more than %d values", maxPassed)
	}
	values := make([]*ir.Value, len(phis))
	for i, p := range phis {
		id, ok := p.from[e.from]
		if !ok {
			return nil, r.errorf("%%%d is a phi of the target, but has no value for block %%%d", p.entity.id, e.from.id)
		}
		v, err := r.value(id)
		if err != nil {
			return nil, err
		}
		if v.Type() != p.entity.typ {
			return nil, r.errorf("%%%d is not of the type of the phi %%%d", id, p.entity.id)
		}
		values[i] = v
	}
	return values, nil
}
