package print

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// op appends an operation without indentation or newline.
func (pr *Printer) op(op *ir.Operation) {
	if pr.Collecting {
		pr.visitOp(op)
		return
	}
	pr.results(op)
	pr.Inline(op)
}

// Inline appends an operation without names for its results.
func (pr *Printer) Inline(op *ir.Operation) {
	if pr.Collecting {
		pr.visitOp(op)
		return
	}
	pr.opBody(op)
	if pr.Opts.DebugInfo {
		pr.trailingLoc(op.Loc())
	}
}

// opBody appends an operation from its name on, in its dialect's form if it has
// one.
func (pr *Printer) opBody(op *ir.Operation) {
	if !pr.Opts.Generic {
		if def := op.Name().Def(); def != nil && pr.CustomOp(op, def) {
			return
		}
	}
	pr.Generic(op)
}

// Generic appends an operation in generic form, from its name on.
func (pr *Printer) Generic(op *ir.Operation) {
	if pr.Collecting {
		pr.visitGeneric(op)
		return
	}
	pr.genericHead(op)
	for i := range op.NumRegions() {
		if i == 0 {
			pr.Text(" (")
		} else {
			pr.Text(", ")
		}
		if !pr.profile.TightRegions {
			pr.Byte(' ')
		}
		pr.regionBody(op.Region(i), true, true, true)
	}
	if op.NumRegions() > 0 {
		pr.Byte(')')
	}
	pr.genericTail(op)
}

func (pr *Printer) genericHead(op *ir.Operation) {
	pr.Quoted(op.Name().String())
	pr.Byte('(')
	for i := range op.NumOperands() {
		if i > 0 {
			pr.Text(", ")
		}
		pr.Operand(op.Operand(i))
	}
	pr.Byte(')')
	for i := range op.NumSuccessors() {
		if i == 0 {
			pr.Byte('[')
		} else {
			pr.Text(", ")
		}
		pr.successor(op.Successor(i))
	}
	if op.NumSuccessors() > 0 {
		pr.Byte(']')
	}
	if list, _ := pr.properties(op); len(list) > 0 {
		pr.Text(" <{")
		pr.namedAttrs(list)
		pr.Text("}>")
	}
}

func (pr *Printer) namedAttrs(list ir.AttrList) {
	for i := range list {
		if i > 0 {
			pr.Text(", ")
		}
		pr.NamedAttr(&list[i])
	}
}

func (pr *Printer) genericTail(op *ir.Operation) {
	_, rest := pr.properties(op)
	pr.AttrDict(rest, nil)
	pr.Text(" : (")
	for i := range op.NumOperands() {
		if i > 0 {
			pr.Text(", ")
		}
		pr.operandType(op.Operand(i))
	}
	pr.Text(") -> ")
	n := op.NumResults()
	wrap := n != 1
	if !wrap {
		_, wrap = op.Result(0).Type().(*ir.FunctionType)
	}
	if wrap {
		pr.Byte('(')
	}
	for i := range n {
		if i > 0 {
			pr.Text(", ")
		}
		pr.Type(op.Result(i).Type())
	}
	if wrap {
		pr.Byte(')')
	}
}

func (pr *Printer) operandType(v *ir.Value) {
	if v == nil {
		pr.Text("<<NULL TYPE>>")
		return
	}
	pr.Type(v.Type())
}

// AttrDict appends ` {name = value, ...}` with a blank before it, without the
// entries whose names are elided; nothing when none is left.
func (pr *Printer) AttrDict(list ir.AttrList, elide []string) {
	first := true
	for i := range list {
		if len(elide) > 0 && slices.Contains(elide, list[i].Name) {
			continue
		}
		if first {
			pr.Text(" {")
		} else {
			pr.Text(", ")
		}
		first = false
		pr.NamedAttr(&list[i])
	}
	if !first {
		pr.Byte('}')
	}
}

// NamedAttr appends `name = value`, or the name alone for unit.
func (pr *Printer) NamedAttr(a *ir.NamedAttr) {
	pr.bareOrQuoted(a.Name)
	if _, unit := a.Value.(*ir.UnitAttr); unit {
		return
	}
	pr.Text(" = ")
	pr.Attr(a.Value, false)
}

// region appends `{ ... }` with its blocks on lines of their own. The arguments
// of the entry block are printed with a label if printEntryArgs is set; the
// terminators of blocks are left out unless printTerminator is set.
func (pr *Printer) region(r *ir.Region, printEntryArgs, printTerminator bool) {
	pr.regionBody(r, printEntryArgs, printTerminator, false)
}

func (pr *Printer) regionBody(r *ir.Region, printEntryArgs, printTerminator, labelEmpty bool) {
	pr.Text("{\n")
	if r.Empty() {
		pr.indentation(pr.indent)
		pr.Byte('}')
		return
	}
	scope := pr.names.enter()
	if !pr.numbered {
		pr.names.addRegion(r, &pr.Opts)
	}
	entry := r.Entry()
	labelled := printEntryArgs && entry.NumArgs() > 0 || labelEmpty && entry.Empty()
	for b := entry; b != nil; b = b.Next() {
		pr.block(b, b != entry || labelled, printTerminator || b != entry)
	}
	if !pr.numbered {
		pr.names.leave(scope)
	}
	if pr.Collecting {
		pr.Out = pr.Out[:0]
	}
	pr.indentation(pr.indent)
	pr.Byte('}')
}

// block appends the label of a block, if it has one, and its operations.
func (pr *Printer) block(b *ir.Block, labelled, printTerminator bool) {
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
			pr.Byte('\n')
		}
	}
	pr.indent -= 2
}

func (pr *Printer) label(b *ir.Block) {
	pr.indentation(pr.indent)
	pr.successor(b)
	if b.NumArgs() > 0 {
		pr.Byte('(')
		for i, a := range b.Args() {
			if i > 0 {
				pr.Text(", ")
			}
			pr.blockArg(a)
		}
		pr.Byte(')')
	}
	pr.Byte(':')
	pr.preds(b)
	pr.Byte('\n')
}

// blockArg appends `%arg0: type`, with its location on demand.
func (pr *Printer) blockArg(a *ir.Value) {
	pr.Operand(a)
	pr.Text(": ")
	pr.Type(a.Type())
	pr.ArgLoc(a)
}

// preds appends the comment that tells the predecessors of a block.
func (pr *Printer) preds(b *ir.Block) {
	use := b.FirstPred()
	if use == nil {
		if !pr.profile.QuietEntries || b != b.Region().Entry() {
			pr.Text("  // no predecessors")
		}
		return
	}
	if use.Next() == nil {
		pr.Text("  // pred: ")
		pr.predName(use)
		return
	}
	var list []*ir.BlockUse
	for ; use != nil; use = use.Next() {
		list = append(list, use)
	}
	slices.SortFunc(list, func(a, b *ir.BlockUse) int { return int(predNumber(a)) - int(predNumber(b)) })
	pr.Text("  // ")
	pr.Int(int64(len(list)))
	pr.Text(" preds: ")
	for i, u := range list {
		if i > 0 {
			pr.Text(", ")
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

func (pr *Printer) predName(u *ir.BlockUse) {
	pr.Text("^bb")
	pr.Int(int64(predNumber(u)))
}

// properties splits the attributes of an operation into those that the generic
// form of the profile keeps apart and the others.
func (pr *Printer) properties(op *ir.Operation) (inherent, rest ir.AttrList) {
	def, ok := op.Name().Def().(*ods.Op)
	if !ok || !pr.profile.Properties {
		return nil, op.Attrs()
	}
	for _, a := range op.Attrs() {
		if i := def.AttrIndex(a.Name); i >= 0 && !def.Attributes[i].Discardable || i < 0 && isOfSignature(def, a.Name) || def.Segments && a.Name == def.SegmentAttr() {
			inherent = append(inherent, a)
			continue
		}
		rest = append(rest, a)
	}
	return inherent, rest
}

// isOfSignature reports whether an attribute is one of those that a signature spells.
func isOfSignature(def *ods.Op, name string) bool {
	return def.Format != nil && def.Format.Signature && (name == "arg_attrs" || name == "res_attrs")
}
