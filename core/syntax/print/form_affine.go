package print

import (
	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// affineMap prints a map or set with its operands.
func (w *opPrinter) affineMap(e *ods.Elem) {
	v := w.env.Attr(e.Args[0].Index)
	start, end := w.def.OperandRange(w.op, e.Args[1].Index)
	if m, ok := v.(*ir.AffineMapAttr); ok && e.Word != "" {
		if c, ok := m.Map().SingleConstant(); ok && m.Map().NumInputs() == 0 {
			w.pr.int(c)
			return
		}
		if m.Map().IsSymbolIdentity() && end == start+1 {
			w.pr.operand(w.op.Operand(start))
			return
		}
		if len(m.Map().Results) > 1 {
			w.pr.text(e.Word)
			w.pr.byte(' ')
		}
	}
	if v == nil {
		return
	}
	w.pr.attr(v, false)
	dims, symbols := InputsOf(v)
	w.pr.byte('(')
	w.pr.operands(w.op.OperandRange(start, min(start+dims, end)))
	w.pr.byte(')')
	if symbols > 0 {
		w.pr.byte('[')
		w.pr.operands(w.op.OperandRange(min(start+dims, end), end))
		w.pr.byte(']')
	}
}

// affineExprs prints the results of a map with values in place of dimensions.
func (w *opPrinter) affineExprs(e *ods.Elem) {
	a, ok := w.env.Attr(e.Args[0].Index).(*ir.AffineMapAttr)
	if !ok {
		return
	}
	m := a.Map()
	start, end := w.def.OperandRange(w.op, e.Args[1].Index)
	name := func(dst []byte, isSymbol bool, pos int) []byte {
		at := start + pos
		if isSymbol {
			at += m.NumDims
		}
		if at >= end {
			return append(dst, "<<NULL VALUE>>"...)
		}
		kept := w.pr.out
		w.pr.out = dst
		if isSymbol {
			w.pr.text("symbol(")
		}
		w.pr.operand(w.op.Operand(at))
		if isSymbol {
			w.pr.byte(')')
		}
		dst, w.pr.out = w.pr.out, kept
		return dst
	}
	if len(e.Args) > 2 {
		w.groupedExprs(e, m, name)
		return
	}
	w.pr.out = affine.AppendExprs(w.pr.out, m.Results, name)
}

// groupedExprs prints several expressions of one entry as `max(e, f)`.
func (w *opPrinter) groupedExprs(e *ods.Elem, m affine.Map, name affine.Namer) {
	sizes, ok := w.env.Attr(e.Args[2].Index).(*ir.DenseElementsAttr)
	if !ok {
		w.pr.out = affine.AppendExprs(w.pr.out, m.Results, name)
		return
	}
	at := 0
	for i := range sizes.Len() {
		if i > 0 {
			w.pr.text(", ")
		}
		n, _ := sizes.Int(i).Int64()
		next := min(max(at+int(n), at), len(m.Results))
		if n == 1 {
			w.pr.out = affine.AppendExprs(w.pr.out, m.Results[at:next], name)
		} else {
			w.pr.text(e.Word)
			w.pr.byte('(')
			w.pr.out = affine.AppendExprs(w.pr.out, m.Results[at:next], name)
			w.pr.byte(')')
		}
		at = next
	}
}

// mixed prints `[%v, 4]`.
func (w *opPrinter) mixed(e *ods.Elem) {
	dynamic := MixedSentinel(e.Word)
	start, end := w.def.OperandRange(w.op, e.Args[0].Index)
	w.pr.byte('[')
	for i, v := range ods.ListElems(w.env.Attr(e.Args[1].Index)) {
		if i > 0 {
			w.pr.text(", ")
		}
		n, isInt := v.(*ir.IntegerAttr)
		if isInt {
			if x, ok := n.Int(); ok && x == dynamic && start < end {
				w.pr.operand(w.op.Operand(start))
				start++
				continue
			}
		}
		w.pr.attr(v, true)
	}
	w.pr.byte(']')
}

func InputsOf(a ir.Attribute) (dims, symbols int) {
	switch a := a.(type) {
	case *ir.AffineMapAttr:
		return a.Map().NumDims, a.Map().NumSymbols
	case *ir.IntegerSetAttr:
		return a.Set().NumDims, a.Set().NumSymbols
	}
	return 0, 0
}

// MixedSentinel stands in an array for a value: -1 for sizes, the least i64 for
// offsets and strides.
func MixedSentinel(word string) int64 {
	if word == "size" {
		return -1
	}
	return ir.Dynamic
}
