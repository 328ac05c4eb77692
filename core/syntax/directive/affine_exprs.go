package directive

import (
	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax/format"
	"github.com/mlirc/mlirc/core/syntax/lex"
	"github.com/mlirc/mlirc/core/syntax/parse"
	"github.com/mlirc/mlirc/core/syntax/print"
)

// affineExprs is `affine-exprs($map, $operands, $groups)`: the results of a map in terms of
// values, perhaps in groups.
type affineExprs struct{ base }

func (affineExprs) Name() string { return "affine-exprs" }

func (affineExprs) Takes() ods.Arguments {
	return ods.Arguments{Parts: []ods.PartSet{ods.Parts(ods.RefAttr), ods.Parts(ods.RefOperand), ods.Parts(ods.RefAttr)}, Optional: 1}
}

func (d affineExprs) Problem(o *ods.Op, e *ods.Elem) string {
	if o.Attributes[e.Ref.Index].Kind != ods.AttrAffineMap {
		return wrong(d, o, e.Ref)
	}
	if len(e.Args) > 2 && o.Attributes[e.Args[2].Index].Kind != ods.AttrIntElements {
		return wrong(d, o, e.Args[2])
	}
	return ""
}

// Starts is by the first token.
func (affineExprs) Starts(s *format.State, e *ods.Elem) (yes, more bool) {
	return s.P.AtAttrStart() || s.P.At(lex.Percent), false
}

// Read reads affine expressions over values. With groups,
// `max(e, f)` is one entry of several expressions.
func (affineExprs) Read(s *format.State, e *ods.Elem) bool {
	p := s.P
	ops := affineOperands{p: p}
	var results []affine.Expr
	var sizes []int64
	for p.At(lex.Percent) || p.At(lex.Integer) || p.At(lex.Minus) || p.At(lex.LParen) || p.AtKeyword("symbol") || e.Word != "" && p.AtKeyword(e.Word) {
		n := len(results)
		ok := false
		if results, ok = parseEntry(s, e, &ops, results); !ok {
			return false
		}
		sizes = append(sizes, int64(len(results)-n))
		if !p.Consume(lex.Comma) {
			break
		}
	}
	g := s.Group(e.Args[1])
	g.Refs = append(append(g.Refs, ops.dims...), ops.symbols...)
	m := affine.NewMap(len(ops.dims), len(ops.symbols), results...)
	if !s.SetAttr(e.Args[0].Index, p.Ctx.AffineMapAttr(m)) {
		return false
	}
	if len(e.Args) > 2 {
		return s.SetAttr(e.Args[2].Index, format.I32Elements(p.Ctx, sizes, true))
	}
	return true
}

// parseEntry reads one expression, or `max(e, f)`.
func parseEntry(s *format.State, e *ods.Elem, ops *affineOperands, results []affine.Expr) ([]affine.Expr, bool) {
	p := s.P
	if e.Word != "" {
		ops.entry = ops.entry[:0]
	}
	if e.Word == "" || !p.ConsumeKeyword(e.Word) {
		x, ok := p.ParseAffineExpr(ops.leaf)
		return append(results, x), ok
	}
	if !p.Expect(lex.LParen, "(") {
		return nil, false
	}
	ok := p.List(lex.RParen, ")", func() bool {
		x, ok := p.ParseAffineExpr(ops.leaf)
		results = append(results, x)
		return ok
	})
	return results, ok
}

// affineOperands collects the values of affine expressions: equal ones are one
// operand. Within one entry a value is what it was first, dimension or symbol.
type affineOperands struct {
	p       *parse.Parser
	dims    []parse.OperandRef
	symbols []parse.OperandRef
	entry   []affineOperand
}

// affineOperand is what a value stands for in an entry.
type affineOperand struct {
	ref  parse.OperandRef
	expr affine.Expr
}

// leaf reads `%v` or `symbol(%v)`.
func (a *affineOperands) leaf() (affine.Expr, bool) {
	p := a.p
	if p.ConsumeKeyword("symbol") {
		if !p.Expect(lex.LParen, "(") {
			return nil, false
		}
		ref, ok := p.ParseOperandRef()
		if !ok || !p.Expect(lex.RParen, ")") {
			return nil, false
		}
		return a.place(ref, true), true
	}
	if !p.At(lex.Percent) {
		return nil, p.Expected("an affine expression of values")
	}
	ref, ok := p.ParseOperandRef()
	if !ok {
		return nil, false
	}
	return a.place(ref, false), true
}

// place is the expression of a value, which joins the operands if it is new.
func (a *affineOperands) place(ref parse.OperandRef, symbol bool) affine.Expr {
	for i := range a.entry {
		if same(a.entry[i].ref, ref) {
			return a.entry[i].expr
		}
	}
	var x affine.Expr
	if symbol {
		x = affine.Symbol(indexOf(&a.symbols, ref))
	} else {
		x = affine.Dim(indexOf(&a.dims, ref))
	}
	a.entry = append(a.entry, affineOperand{ref, x})
	return x
}

func same(r parse.OperandRef, other parse.OperandRef) bool {
	return r.Name == other.Name && r.Num == other.Num
}

// indexOf is the position of a value in a list, which it joins if it is new.
func indexOf(list *[]parse.OperandRef, ref parse.OperandRef) int {
	for i, r := range *list {
		if same(r, ref) {
			return i
		}
	}
	*list = append(*list, ref)
	return len(*list) - 1
}

// Print writes the results of a map with values in place of dimensions.
func (affineExprs) Print(w *print.Writer, e *ods.Elem) {
	w.Space()
	a, ok := w.Env.Attr(e.Args[0].Index).(*ir.AffineMapAttr)
	if !ok {
		return
	}
	m := a.Map()
	start, end := w.Def.OperandRange(w.Op, e.Args[1].Index)
	name := func(dst []byte, isSymbol bool, pos int) []byte {
		at := start + pos
		if isSymbol {
			at += m.NumDims
		}
		if at >= end {
			return append(dst, "<<NULL VALUE>>"...)
		}
		kept := w.Pr.Out
		w.Pr.Out = dst
		if isSymbol {
			w.Pr.Text("symbol(")
		}
		w.Pr.Operand(w.Op.Operand(at))
		if isSymbol {
			w.Pr.Byte(')')
		}
		dst, w.Pr.Out = w.Pr.Out, kept
		return dst
	}
	if len(e.Args) > 2 {
		groupedExprs(w, e, m, name)
		return
	}
	w.Pr.Out = affine.AppendExprs(w.Pr.Out, m.Results, name)
}

// groupedExprs prints several expressions of one entry as `max(e, f)`.
func groupedExprs(w *print.Writer, e *ods.Elem, m affine.Map, name affine.Namer) {
	sizes, ok := w.Env.Attr(e.Args[2].Index).(*ir.DenseElementsAttr)
	if !ok {
		w.Pr.Out = affine.AppendExprs(w.Pr.Out, m.Results, name)
		return
	}
	at := 0
	for i := range sizes.Len() {
		if i > 0 {
			w.Pr.Text(", ")
		}
		n, _ := sizes.Int(i).Int64()
		next := min(max(at+int(n), at), len(m.Results))
		if n == 1 {
			w.Pr.Out = affine.AppendExprs(w.Pr.Out, m.Results[at:next], name)
		} else {
			w.Pr.Text(e.Word)
			w.Pr.Byte('(')
			w.Pr.Out = affine.AppendExprs(w.Pr.Out, m.Results[at:next], name)
			w.Pr.Byte(')')
		}
		at = next
	}
}
