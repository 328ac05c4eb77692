package binary

import (
	"github.com/mlirc/mlirc/core/ir"
)

// body is a function that is written.
type body struct {
	label     uint32 // of the block at hand
	lost      []uint32
	variables []*ir.Operation
	merged    bool // the last instruction was a merge
}

func (w *writer) function(op *ir.Operation) error {
	t, ok := op.Attr("type").(*ir.TypeAttr)
	if !ok {
		return w.errorf("has no type")
	}
	ft, ok := t.Value().(*ir.FunctionType)
	if !ok {
		return w.errorf("is of no function type")
	}
	typeID, err := w.typeID(ft)
	if err != nil {
		return err
	}
	result := ir.Type(w.ctx.NoneType())
	if len(ft.Results()) == 1 {
		result = ft.Results()[0]
	}
	resultID, err := w.typeID(result)
	if err != nil {
		return err
	}
	id := w.ids[ir.SymbolName(op)]
	if err := w.nameSymbol(op, id); err != nil {
		return err
	}
	if err := w.decorate(op, id); err != nil {
		return err
	}
	w.loc = nil
	if err := w.line(op.Loc()); err != nil {
		return err
	}
	if err := w.emit(definitions, "OpFunction", resultID, id, mustNumber(op.Attr("function_control")), typeID); err != nil {
		return err
	}
	if err := w.parameters(op); err != nil {
		return err
	}
	if !op.Region(0).Empty() {
		if err := w.blocksOf(op); err != nil {
			return err
		}
	}
	w.loc = nil
	return w.emit(definitions, "OpFunctionEnd")
}

func (w *writer) parameters(op *ir.Operation) error {
	if op.Region(0).Empty() {
		t := op.Attr("type").(*ir.TypeAttr).Value().(*ir.FunctionType)
		for _, p := range t.Inputs() {
			typeID, err := w.typeID(p)
			if err != nil {
				return err
			}
			if err := w.emit(definitions, "OpFunctionParameter", typeID, w.fresh()); err != nil {
				return err
			}
		}
		return nil
	}
	entry := op.Region(0).Entry()
	dicts := elems(op.Attr("arg_attrs"))
	for i, arg := range entry.Args() {
		typeID, err := w.typeID(arg.Type())
		if err != nil {
			return err
		}
		id, err := w.value(arg)
		if err != nil {
			return err
		}
		if err := w.emit(definitions, "OpFunctionParameter", typeID, id); err != nil {
			return err
		}
		if name, _, ok := nameOfLoc(entry.ArgLoc(i)); ok {
			if err := w.name(id, name); err != nil {
				return err
			}
		}
		if i >= len(dicts) {
			continue
		}
		d, _ := dicts[i].(*ir.DictionaryAttr)
		if d == nil {
			continue
		}
		for _, a := range d.Entries() {
			if name, ok := trimmed(a.Name); ok {
				if err := w.decorateWith(id, name, a.Value); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// blockID is the label of a block.
func (w *writer) blockID(b *ir.Block) uint32 {
	id, ok := w.blocks[b]
	if !ok {
		id = w.fresh()
		w.blocks[b] = id
	}
	return id
}

func (w *writer) blocksOf(fn *ir.Operation) error {
	w.fn = &body{}
	ir.Walk(fn, func(op *ir.Operation) ir.WalkResult {
		if op.Is("spv.Variable") {
			w.fn.variables = append(w.fn.variables, op)
		}
		return ir.Advance
	})
	for b := range fn.Region(0).Blocks() {
		if err := w.block(b); err != nil {
			return err
		}
	}
	for _, id := range w.fn.lost { // merge blocks that nothing reaches, and that are gone
		if err := w.emit(definitions, "OpLabel", id); err != nil {
			return err
		}
		if err := w.emit(definitions, "OpUnreachable"); err != nil {
			return err
		}
	}
	return nil
}

// block writes a block: its label, its arguments as phis, its operations.
func (w *writer) block(b *ir.Block) error {
	if err := w.startLabel(w.blockID(b)); err != nil {
		return err
	}
	isEntry := b.IsEntry() && b.ParentOp().Traits().FunctionLike
	if !isEntry {
		if err := w.phis(b); err != nil {
			return err
		}
	}
	if isEntry {
		for _, v := range w.fn.variables {
			if err := w.variable(v, b); err != nil {
				return err
			}
		}
	}
	return w.operations(b)
}

func (w *writer) startLabel(id uint32) error {
	w.loc, w.fn.label = nil, id
	return w.emit(definitions, "OpLabel", id)
}

// variable writes a variable of a function at its start. One of another block gets its first
// value where it stands.
func (w *writer) variable(op *ir.Operation, entry *ir.Block) error {
	w.at = op
	if op.Block() == entry || op.NumOperands() == 0 {
		if err := w.line(op.Loc()); err != nil {
			return err
		}
		return w.operation(op)
	}
	typeID, err := w.typeID(op.ResultType(0))
	if err != nil {
		return err
	}
	id, err := w.value(op.Result(0))
	if err != nil {
		return err
	}
	if err := w.emit(definitions, "OpVariable", typeID, id, mustNumber(op.Attr("storage_class"))); err != nil {
		return err
	}
	return w.decorate(op, id)
}

// phis writes the arguments of a block.
func (w *writer) phis(b *ir.Block) error {
	for i, arg := range b.Args() {
		typeID, err := w.typeID(arg.Type())
		if err != nil {
			return err
		}
		id, err := w.value(arg)
		if err != nil {
			return err
		}
		args := []uint32{typeID, id}
		seen := map[uint32]uint32{}
		for use := range b.Preds() {
			start, end, ok := ir.BranchOperands(use.Owner(), use.Index())
			if !ok || i >= end-start {
				w.at = use.Owner()
				return w.errorf("goes to a block with %d arguments, but does not pass them", b.NumArgs())
			}
			v, err := w.value(use.Owner().Operand(start + i))
			if err != nil {
				return err
			}
			from := w.exitOf(use.Owner().Block())
			if other, twice := seen[from]; twice {
				if other != v {
					w.at = use.Owner()
					return w.errorf("goes to one block twice with different values, which a phi cannot tell apart; put a block in between")
				}
				continue
			}
			seen[from] = v
			args = append(args, v, from)
		}
		if err := w.line(b.ArgLoc(i)); err != nil {
			return err
		}
		if err := w.emit(definitions, "OpPhi", args...); err != nil {
			return err
		}
		if name, _, ok := nameOfLoc(b.ArgLoc(i)); ok {
			if err := w.name(id, name); err != nil {
				return err
			}
		}
	}
	return nil
}

// exitOf is the label in force at the end of a block: an operation with blocks inside leaves
// at its merge block, and a label within a block begins another.
func (w *writer) exitOf(b *ir.Block) uint32 { return w.labelBefore(b, nil) }

// labelBefore is the label in force before an operation of a block, or at its end.
func (w *writer) labelBefore(b *ir.Block, before *ir.Operation) uint32 {
	op := b.Last()
	if before != nil {
		op = before.Prev()
	}
	for ; op != nil; op = op.Prev() {
		switch {
		case isStructured(op) && !op.Region(0).Empty():
			return w.blockID(op.Region(0).Last())
		case op.Is("spv.mlir.label") && !isFirst(op):
			return w.labelID(op)
		}
	}
	if parent := b.ParentOp(); b.IsEntry() && (parent.Is("spv.mlir.loop") || isOnlyBranch(b)) {
		return w.labelBefore(parent.Block(), parent)
	}
	return w.blockID(b)
}

func isStructured(op *ir.Operation) bool {
	return op.Is("spv.mlir.selection") || op.Is("spv.mlir.loop")
}

// isFirst reports whether a label stands at the start of its block: before it are only
// operations that the binary form has elsewhere.
func isFirst(op *ir.Operation) bool {
	for p := op.Prev(); p != nil; p = p.Prev() {
		if !isElsewhere(p) {
			return false
		}
	}
	return true
}

// isElsewhere reports whether an operation of a function is none of its instructions there.
func isElsewhere(op *ir.Operation) bool {
	switch op.Name().String() {
	case "spv.Constant", "spv.ConstantNull", "spv.Undef", "spv.mlir.addressof", "spv.mlir.referenceof",
		"spv.SpecConstantOperation":
		return true
	}
	return isImplied(op)
}

// labelID is the id of the block that a label begins.
func (w *writer) labelID(op *ir.Operation) uint32 {
	if isFirst(op) {
		return w.blockID(op.Block())
	}
	if merged := mergedBefore(op); merged != nil {
		return w.blockID(merged.Region(0).Last())
	}
	id, ok := w.inner[op]
	if !ok {
		id = w.fresh()
		w.inner[op] = id
	}
	return id
}

// operations writes those of a block behind its phis.
func (w *writer) operations(b *ir.Block) error {
	for op := range b.Ops() {
		w.at = op
		if isElsewhere(op) {
			continue
		}
		if err := w.inFunction(op, b); err != nil {
			return err
		}
	}
	return nil
}

func (w *writer) inFunction(op *ir.Operation, b *ir.Block) error {
	switch op.Name().String() {
	case "spv.Variable":
		if b.IsEntry() && b.ParentOp().Traits().FunctionLike || op.NumOperands() == 0 {
			return nil // at the start of the function
		}
		return w.initialize(op)
	case "spv.mlir.label":
		return w.label(op)
	case "spv.mlir.selection", "spv.mlir.loop":
		return w.structured(op)
	case "spv.mlir.merge":
		return nil
	case "spv.SelectionMerge", "spv.LoopMerge":
		return w.merge(op)
	case "spv.Branch", "spv.BranchConditional", "spv.Switch":
		return w.branch(op)
	}
	if err := w.line(op.Loc()); err != nil {
		return err
	}
	return w.operation(op)
}

// initialize stores what a variable holds at first, where it stands.
func (w *writer) initialize(op *ir.Operation) error {
	p, err := w.value(op.Result(0))
	if err != nil {
		return err
	}
	v, err := w.value(op.Operand(0))
	if err != nil {
		return err
	}
	return w.emit(definitions, "OpStore", p, v)
}

// line writes where the instructions that follow come from, unless it was said.
func (w *writer) line(l ir.Location) error {
	place := placeOf(l)
	switch {
	case !w.opts.Lines:
		return nil
	case place == w.loc:
		return nil
	case place == nil:
		w.loc = nil
		return w.emit(definitions, "OpNoLine")
	}
	w.loc = place
	p := place.(*ir.FileLineColLoc)
	file, err := w.str(p.File())
	if err != nil {
		return err
	}
	return w.emit(definitions, "OpLine", file, p.Line(), p.Col())
}

// placeOf is the place in a file that a location leads to first, or nil.
func placeOf(l ir.Location) ir.Location {
	switch l := l.(type) {
	case *ir.FileLineColLoc:
		return l
	case *ir.NameLoc:
		return placeOf(l.Child())
	case *ir.CallSiteLoc:
		return placeOf(l.Callee())
	case *ir.FusedLoc:
		for _, part := range l.Locations() {
			if place := placeOf(part); place != nil {
				return place
			}
		}
	}
	return nil
}
