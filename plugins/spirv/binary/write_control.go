package binary

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
)

// label begins a block within one, and writes what it says of its block.
func (w *writer) label(op *ir.Operation) error {
	id := w.labelID(op)
	block := op.Block()
	if merged := mergedBefore(op); merged != nil {
		block = merged.Region(0).Last()
	} else if !isFirst(op) {
		if err := w.emit(definitions, "OpBranch", id); err != nil {
			return err
		}
		if err := w.startLabel(id); err != nil {
			return err
		}
	}
	if name, ok := op.Attr("name").(*ir.StringAttr); ok {
		if err := w.name(id, name.Value()); err != nil {
			return err
		}
	}
	for i, a := range elems(op.Attr("arguments")) {
		d, ok := a.(*ir.DictionaryAttr)
		if !ok || i >= block.NumArgs() {
			return w.errorf("has decorations for arguments that its block does not have")
		}
		arg, err := w.value(block.Arg(i))
		if err != nil {
			return err
		}
		for _, e := range d.Entries() {
			if err := w.decorateWith(arg, e.Name, e.Value); err != nil {
				return err
			}
		}
	}
	return nil
}

// mergedBefore is the selection or loop whose merge block a label speaks of, which stands right
// behind it and marks nothing else; nil of another label.
func mergedBefore(label *ir.Operation) *ir.Operation {
	if label.NumOperands() > 0 {
		return nil
	}
	before := label.Prev()
	for before != nil && isElsewhere(before) {
		before = before.Prev()
	}
	if before == nil || !isStructured(before) || before.Region(0).Empty() {
		return nil
	}
	return before
}

// merge writes a merge instruction, which a branch follows.
func (w *writer) merge(op *ir.Operation) error {
	next := op.Next()
	isLoop := op.Is("spv.LoopMerge")
	if next == nil || next.Next() != nil || !next.Is("spv.BranchConditional") && !next.Is("spv.Switch") && !(isLoop && next.Is("spv.Branch")) {
		return w.errorf("must stand right before a branch with conditions, or a loop's before any branch")
	}
	if isLoop && next.Is("spv.Switch") {
		return w.errorf("must stand right before 'spv.Branch' or 'spv.BranchConditional'")
	}
	if err := w.line(op.Loc()); err != nil {
		return err
	}
	args := make([]uint32, 0, 4)
	for i, v := range op.AllResults() {
		if i == 1 && !v.HasUses() && slices.Contains(next.Successors(), op.Block()) {
			args = append(args, w.fn.label) // the loop is one block
			continue
		}
		id, err := w.target(v, i == 1)
		if err != nil {
			return err
		}
		args = append(args, id)
	}
	w.fn.merged = true
	if !isLoop {
		return w.emit(definitions, "OpSelectionMerge", append(args, mustNumber(op.Attr("selection_control")))...)
	}
	args = append(args, mustNumber(op.Attr("loop_control")))
	for _, n := range elems(op.Attr("loop_parameters")) {
		args = append(args, mustNumber(n))
	}
	return w.emit(definitions, "OpLoopMerge", args...)
}

// target is the label of the block that a merge instruction names. A merge block may be gone
// if nothing reaches it; what stands for it is unreachable, too.
func (w *writer) target(v *ir.Value, isContinue bool) (uint32, error) {
	use := v.FirstUse()
	if use == nil {
		if isContinue {
			return 0, w.errorf("names no block where the loop goes on: no 'spv.mlir.label' has result #1")
		}
		id := w.fresh()
		w.fn.lost = append(w.fn.lost, id)
		return id, nil
	}
	if use.Next() != nil || !use.Owner().Is("spv.mlir.label") {
		return 0, w.errorf("has a result that marks several blocks, or is no operand of 'spv.mlir.label'")
	}
	return w.labelID(use.Owner()), nil
}

// branch writes the end of a block.
func (w *writer) branch(op *ir.Operation) error {
	if !w.fn.merged { // nothing stands between a merge and its branch
		if err := w.line(op.Loc()); err != nil {
			return err
		}
	}
	w.fn.merged = false
	switch op.Name().String() {
	case "spv.Branch":
		return w.emit(definitions, "OpBranch", w.blockID(op.Successor(0)))
	case "spv.BranchConditional":
		condition, err := w.value(op.Operand(0))
		if err != nil {
			return err
		}
		args := []uint32{condition, w.blockID(op.Successor(0)), w.blockID(op.Successor(1))}
		for _, n := range elems(op.Attr("branch_weights")) {
			args = append(args, mustNumber(n))
		}
		return w.emit(definitions, "OpBranchConditional", args...)
	}
	selector, err := w.value(op.Operand(0))
	if err != nil {
		return err
	}
	args := []uint32{selector, w.blockID(op.Successor(0))}
	literals, _ := op.Attr("literals").(*ir.DenseElementsAttr)
	for i := 1; i < op.NumSuccessors(); i++ {
		if literals == nil || literals.Len() != op.NumSuccessors()-1 {
			return w.errorf("has another number of literals than of targets")
		}
		args = append(args, literalWords(literals.Element(i-1))...)
		args = append(args, w.blockID(op.Successor(i)))
	}
	return w.emit(definitions, "OpSwitch", args...)
}

// structured writes the blocks of a selection or a loop. What follows the operation stands in
// the merge block.
func (w *writer) structured(op *ir.Operation) error {
	region := op.Region(0)
	if region.Empty() {
		return nil
	}
	isLoop := op.Is("spv.mlir.loop")
	first := region.Entry()
	if isLoop { // its entry is the end of the block before
		if err := w.operations(first); err != nil {
			return err
		}
		first = first.Next()
	} else if !isOnlyBranch(first) {
		if err := w.emit(definitions, "OpBranch", w.blockID(first)); err != nil {
			return err
		}
	}
	header := first
	for b := first; b != nil && b != region.Last(); b = b.Next() {
		if b != header {
			if err := w.block(b); err != nil {
				return err
			}
			continue
		}
		if err := w.header(op, b, region); err != nil {
			return err
		}
	}
	if err := w.startLabel(w.blockID(region.Last())); err != nil {
		return err
	}
	if err := w.phis(region.Last()); err != nil {
		return err
	}
	return w.operations(region.Last())
}

// isOnlyBranch reports whether a block is the first of a selection and holds nothing but what
// chooses: that is the end of the block around the selection, which is the header.
func isOnlyBranch(b *ir.Block) bool {
	op := b.First()
	return b.IsEntry() && b.ParentOp().Is("spv.mlir.selection") && !b.HasPreds() && b.NumArgs() == 0 &&
		op == b.Last() && (op.Is("spv.BranchConditional") || op.Is("spv.Switch"))
}

// header writes the first block of a selection or loop, with the merge before its end.
func (w *writer) header(op *ir.Operation, b *ir.Block, region *ir.Region) error {
	if !isOnlyBranch(b) {
		if err := w.startLabel(w.blockID(b)); err != nil {
			return err
		}
		if err := w.phis(b); err != nil {
			return err
		}
	}
	for o := range b.Ops() {
		w.at = o
		if o.Next() == nil {
			if err := w.mergeOf(op, o, region); err != nil {
				return err
			}
		}
		if isElsewhere(o) {
			continue
		}
		if err := w.inFunction(o, b); err != nil {
			return err
		}
	}
	return nil
}

func (w *writer) mergeOf(op, terminator *ir.Operation, region *ir.Region) error {
	merge := w.blockID(region.Last())
	if err := w.line(terminator.Loc()); err != nil {
		return err
	}
	if op.Is("spv.mlir.loop") {
		w.fn.merged = true
		next := w.blockID(region.Last().Prev())
		args := []uint32{merge, next, mustNumber(op.Attr("loop_control"))}
		for _, n := range elems(op.Attr("loop_parameters")) {
			args = append(args, mustNumber(n))
		}
		return w.emit(definitions, "OpLoopMerge", args...)
	}
	if !terminator.Is("spv.BranchConditional") && !terminator.Is("spv.Switch") {
		return nil // nothing is selected
	}
	w.fn.merged = true
	return w.emit(definitions, "OpSelectionMerge", merge, mustNumber(op.Attr("selection_control")))
}
