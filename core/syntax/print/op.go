package print

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// op appends an operation without indentation or newline.
func (pr *printer) op(op *ir.Operation) {
	if pr.collecting {
		pr.visitOp(op)
		return
	}
	pr.results(op)
	pr.opBody(op)
	if pr.opts.DebugInfo {
		pr.trailingLoc(op.Loc())
	}
}

// opBody appends an operation from its name on, in its dialect's form if it has
// one.
func (pr *printer) opBody(op *ir.Operation) {
	if !pr.opts.Generic {
		if def := op.Name().Def(); def != nil && pr.customOp(op, def) {
			return
		}
	}
	pr.generic(op)
}

// generic appends an operation in generic form, from its name on.
func (pr *printer) generic(op *ir.Operation) {
	if pr.collecting {
		pr.visitGeneric(op)
		return
	}
	pr.genericHead(op)
	for i := range op.NumRegions() {
		if i == 0 {
			pr.text(" ( ")
		} else {
			pr.text(",  ")
		}
		pr.regionBody(op.Region(i), true, true, true)
	}
	if op.NumRegions() > 0 {
		pr.byte(')')
	}
	pr.genericTail(op)
}

func (pr *printer) genericHead(op *ir.Operation) {
	pr.quoted(op.Name().String())
	pr.byte('(')
	for i := range op.NumOperands() {
		if i > 0 {
			pr.text(", ")
		}
		pr.operand(op.Operand(i))
	}
	pr.byte(')')
	for i := range op.NumSuccessors() {
		if i == 0 {
			pr.byte('[')
		} else {
			pr.text(", ")
		}
		pr.successor(op.Successor(i))
	}
	if op.NumSuccessors() > 0 {
		pr.byte(']')
	}
	if list, _ := pr.properties(op); len(list) > 0 {
		pr.text(" <{")
		pr.namedAttrs(list)
		pr.text("}>")
	}
}

func (pr *printer) namedAttrs(list ir.AttrList) {
	for i := range list {
		if i > 0 {
			pr.text(", ")
		}
		pr.namedAttr(&list[i])
	}
}

func (pr *printer) genericTail(op *ir.Operation) {
	_, rest := pr.properties(op)
	pr.attrDict(rest, nil)
	pr.text(" : (")
	for i := range op.NumOperands() {
		if i > 0 {
			pr.text(", ")
		}
		pr.operandType(op.Operand(i))
	}
	pr.text(") -> ")
	n := op.NumResults()
	wrap := n != 1
	if !wrap {
		_, wrap = op.Result(0).Type().(*ir.FunctionType)
	}
	if wrap {
		pr.byte('(')
	}
	for i := range n {
		if i > 0 {
			pr.text(", ")
		}
		pr.type_(op.Result(i).Type())
	}
	if wrap {
		pr.byte(')')
	}
}

func (pr *printer) operandType(v *ir.Value) {
	if v == nil {
		pr.text("<<NULL TYPE>>")
		return
	}
	pr.type_(v.Type())
}

// attrDict appends ` {name = value, ...}` with a blank before it, without the
// entries whose names are elided; nothing when none is left.
func (pr *printer) attrDict(list ir.AttrList, elide []string) {
	first := true
	for i := range list {
		if len(elide) > 0 && slices.Contains(elide, list[i].Name) {
			continue
		}
		if first {
			pr.text(" {")
		} else {
			pr.text(", ")
		}
		first = false
		pr.namedAttr(&list[i])
	}
	if !first {
		pr.byte('}')
	}
}

// namedAttr appends `name = value`, or the name alone for unit.
func (pr *printer) namedAttr(a *ir.NamedAttr) {
	pr.bareOrQuoted(a.Name)
	if _, unit := a.Value.(*ir.UnitAttr); unit {
		return
	}
	pr.text(" = ")
	pr.attr(a.Value, false)
}

// region appends `{ ... }` with its blocks on lines of their own. The arguments
// of the entry block are printed with a label if printEntryArgs is set; the
// terminators of blocks are left out unless printTerminator is set.
func (pr *printer) region(r *ir.Region, printEntryArgs, printTerminator bool) {
	pr.regionBody(r, printEntryArgs, printTerminator, false)
}

func (pr *printer) regionBody(r *ir.Region, printEntryArgs, printTerminator, labelEmpty bool) {
	pr.text("{\n")
	if r.Empty() {
		pr.indentation(pr.indent)
		pr.byte('}')
		return
	}
	scope := pr.names.enter()
	pr.names.addRegion(r, pr.opts.Generic)
	entry := r.Entry()
	labelled := printEntryArgs && entry.NumArgs() > 0 || labelEmpty && entry.Empty()
	for b := entry; b != nil; b = b.Next() {
		pr.block(b, b != entry || labelled, printTerminator || b != entry)
	}
	pr.names.leave(scope)
	if pr.collecting {
		pr.out = pr.out[:0]
	}
	pr.indentation(pr.indent)
	pr.byte('}')
}

// block appends the label of a block, if it has one, and its operations.
func (pr *printer) block(b *ir.Block, labelled, printTerminator bool) {
	if labelled {
		pr.label(b)
	}
	var end *ir.Operation
	if !printTerminator && b.Terminator() != nil {
		end = b.Last()
	}
	pr.indent += 2
	if !pr.blockInParallel(b, end) {
		for op := b.First(); op != end; op = op.Next() {
			pr.indentation(pr.indent)
			pr.op(op)
			pr.byte('\n')
		}
	}
	pr.indent -= 2
}

func (pr *printer) label(b *ir.Block) {
	pr.indentation(pr.indent)
	pr.successor(b)
	if b.NumArgs() > 0 {
		pr.byte('(')
		for i, a := range b.Args() {
			if i > 0 {
				pr.text(", ")
			}
			pr.blockArg(a)
		}
		pr.byte(')')
	}
	pr.byte(':')
	pr.preds(b)
	pr.byte('\n')
}

// blockArg appends `%arg0: type`, with its location on demand.
func (pr *printer) blockArg(a *ir.Value) {
	pr.operand(a)
	pr.text(": ")
	pr.type_(a.Type())
	pr.argLoc(a)
}

// preds appends the comment that tells the predecessors of a block.
func (pr *printer) preds(b *ir.Block) {
	use := b.FirstPred()
	if use == nil {
		pr.text("  // no predecessors")
		return
	}
	if use.Next() == nil {
		pr.text("  // pred: ")
		pr.predName(use)
		return
	}
	var list []*ir.BlockUse
	for ; use != nil; use = use.Next() {
		list = append(list, use)
	}
	slices.SortFunc(list, func(a, b *ir.BlockUse) int { return int(predNumber(a)) - int(predNumber(b)) })
	pr.text("  // ")
	pr.int(int64(len(list)))
	pr.text(" preds: ")
	for i, u := range list {
		if i > 0 {
			pr.text(", ")
		}
		pr.predName(u)
	}
}

func predNumber(u *ir.BlockUse) uint32 {
	if b := u.Owner().Block(); b != nil {
		return b.Number()
	}
	return 0
}

func (pr *printer) predName(u *ir.BlockUse) {
	pr.text("^bb")
	pr.int(int64(predNumber(u)))
}

// properties splits the attributes of an operation into those that the generic
// form of the profile keeps apart and the others.
func (pr *printer) properties(op *ir.Operation) (inherent, rest ir.AttrList) {
	def, ok := op.Name().Def().(*ods.Op)
	if !ok || !pr.apart {
		return nil, op.Attrs()
	}
	for _, a := range op.Attrs() {
		if i := def.AttrIndex(a.Name); i >= 0 && !def.Attributes[i].Discardable || def.Segments && a.Name == def.SegmentAttr() {
			inherent = append(inherent, a)
			continue
		}
		rest = append(rest, a)
	}
	return inherent, rest
}
