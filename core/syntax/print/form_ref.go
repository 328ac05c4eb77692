package print

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// ref prints `$x`.
func (w *opPrinter) ref(r ods.Ref) {
	switch r.Kind {
	case ods.RefResult:
		return
	case ods.RefAttr:
		if w.def.Attributes[r.Index].Kind == ods.AttrUnit {
			return
		}
		w.attrRef(r.Index)
	case ods.RefOperand:
		w.space()
		w.operands(r)
	case ods.RefRegionArg:
		w.space()
		w.regionArgs(r)
	case ods.RefRegion:
		w.region(r.Index)
	case ods.RefSuccessor:
		w.space()
		w.successors(r.Index)
	}
}

func (w *opPrinter) operands(r ods.Ref) {
	start, end := w.operandRange(r)
	for i := start; i < end; i++ {
		if i > start {
			w.pr.text(", ")
		}
		w.pr.operand(w.op.Operand(i))
	}
}

// operandRange is where the values of a group are that are printed now: in a
// round of `each`, one of them, or the list of the round.
func (w *opPrinter) operandRange(r ods.Ref) (start, end int) {
	arity := w.def.Operands[r.Index].Arity
	if w.round >= 0 && arity == ods.Nested {
		return w.def.RoundRange(w.op, r.Index, w.round)
	}
	start, end = w.def.OperandRange(w.op, r.Index)
	if w.round >= 0 && arity == ods.Variadic {
		start = min(start+w.round, end)
		end = min(start+1, end)
	}
	return start, end
}

// nameArgs is nameEntryArgs, which takes time for all arguments, once for a region.
func (w *opPrinter) nameArgs(r *ir.Region) {
	if w.named != r {
		w.pr.nameEntryArgs(r)
		w.named = r
	}
}

func (w *opPrinter) regionArgs(r ods.Ref) {
	region := w.op.Region(r.Sub)
	w.nameArgs(region)
	start, end := w.def.RegionArgRange(w.op, r.Sub, r.Index)
	if w.round >= 0 && w.groupDecl(r).Arity != ods.One {
		start = min(start+w.round, end)
		end = min(start+1, end)
	}
	for i := start; i < end; i++ {
		if i > start {
			w.pr.text(", ")
		}
		w.pr.operand(region.Entry().Arg(i))
	}
}

// nameEntryArgs names the arguments of a region's first block as printing the
// region will.
func (pr *printer) nameEntryArgs(r *ir.Region) {
	if r.Empty() {
		return
	}
	scope := pr.names.enter()
	for _, a := range r.Entry().Args() {
		pr.names.addArg(a)
	}
	pr.names.leave(scope)
}

func (w *opPrinter) region(i int) {
	decl := &w.def.Regions[i]
	end := i + 1
	if decl.Variadic {
		end = w.op.NumRegions()
	}
	for j := i; j < end; j++ {
		if j > i {
			w.pr.byte(',')
		}
		r := w.op.Region(j)
		w.pr.byte(' ')
		w.pr.region(r, !w.def.Format.Named[i], !elidesTerminator(decl, r))
	}
	w.blank = blankState{want: true}
}

// elidesTerminator reports whether reading a region supplies its terminator.
func elidesTerminator(decl *ods.Region, r *ir.Region) bool {
	if decl.Terminator == "" || decl.Always || !r.HasOneBlock() {
		return false
	}
	last := r.Entry().Last()
	return last != nil && last.Is(decl.Terminator) && last.NumOperands() == 0 && len(last.Attrs()) == 0 && last.NumRegions() == 0
}

func (w *opPrinter) successors(i int) {
	s := &w.def.Successors[i]
	if !s.Variadic {
		w.pr.successor(w.op.Successor(i))
		return
	}
	if w.round >= 0 {
		if i+w.round < w.op.NumSuccessors() {
			w.pr.successor(w.op.Successor(i + w.round))
		}
		return
	}
	for j := i; j < w.op.NumSuccessors(); j++ {
		if j > i {
			w.pr.text(", ")
		}
		w.pr.successor(w.op.Successor(j))
	}
}

// attrRef prints an attribute in the spelling of its kind.
func (w *opPrinter) attrRef(i int) {
	a := &w.def.Attributes[i]
	v := w.env.Attr(i)
	if v == nil && a.Default != nil {
		v, _ = w.pr.values(w.op.Context(), a, a.Default, w.env)
	}
	if v == nil || w.env.Attr(i) == nil && isEmptyWord(a, v) {
		return
	}
	w.space()
	if w.round >= 0 && a.Kind == ods.AttrArray {
		if list := v.(*ir.ArrayAttr).Elems(); w.round < len(list) && a.Elem != nil {
			w.pr.attrAs(a.Elem, list[w.round])
		}
		return
	}
	w.pr.attrAs(a, v)
}

// isEmptyWord reports whether a value is told by saying nothing. A value that is
// there gets its blank all the same, as in MLIR 13.
func isEmptyWord(a *ods.Attr, v ir.Attribute) bool {
	if a.Kind != ods.AttrEnum {
		return false
	}
	text, ok := enumText(a.Enum, v)
	return ok && text == ""
}

// attrAs prints a value in the spelling of a kind.
func (pr *printer) attrAs(a *ods.Attr, v ir.Attribute) {
	for i := range a.Spelt {
		if word, ok := pr.values(v.Context(), a, &a.Spelt[i].Value, nil); ok && word == v {
			pr.text(a.Spelt[i].Word)
			return
		}
	}
	switch a.Kind {
	case ods.AttrTypedInteger, ods.AttrTypedFloat:
		if i, ok := v.(*ir.IntegerAttr); ok && a.Unsigned {
			pr.out = i.Value().AppendDecimal(pr.out, false)
			return
		}
		pr.attr(v, true)
	case ods.AttrBool:
		pr.boolWord(a, v)
	case ods.AttrString:
		if s, ok := v.(*ir.StringAttr); ok {
			pr.quoted(s.Value())
			return
		}
		pr.attr(v, false)
	case ods.AttrSymbolName:
		pr.symbolName(v.(*ir.StringAttr).Value())
	case ods.AttrType:
		pr.type_(v.(*ir.TypeAttr).Value())
	case ods.AttrEnum:
		pr.enumWord(a.Enum, v)
	case ods.AttrDenseArray:
		pr.byte('[')
		for i, e := range ods.ListElems(v) {
			if i > 0 {
				pr.text(", ")
			}
			pr.attr(e, true)
		}
		pr.byte(']')
	default:
		pr.attr(v, false)
	}
}

// enumWord prints a keyword, and a bit set in quotes unless it is one flag.
func (pr *printer) enumWord(e *ods.Enum, v ir.Attribute) {
	text, _ := enumText(e, v)
	if i, ok := v.(*ir.IntegerAttr); ok && e.Kind == ods.FlagsEnum {
		bits, _ := i.Value().Uint64()
		if len(flagWords(e, bits)) != 1 {
			pr.quoted(text)
			return
		}
	}
	pr.text(text)
}

func (pr *printer) boolWord(a *ods.Attr, v ir.Attribute) {
	if a.Words[0] == "" {
		pr.attr(v, true)
		return
	}
	if i, ok := v.(*ir.IntegerAttr); ok && !i.Value().IsZero() {
		pr.text(a.Words[1])
		return
	}
	pr.text(a.Words[0])
}
