package directive

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax/format"
	"github.com/mlirc/mlirc/core/syntax/lex"
	"github.com/mlirc/mlirc/core/syntax/print"
)

// operands is `operands`: the values of all operands.
type operands struct{ base }

func (operands) Name() string { return "operands" }

func (operands) Takes() ods.Arguments {
	return ods.Arguments{}
}

func (operands) Spells(e *ods.Elem) ods.Spelling {
	return ods.Spelling{Operands: true}
}

// Starts is by the first token.
func (operands) Starts(s *format.State, e *ods.Elem) (yes, more bool) {
	return s.P.At(lex.Percent), true
}

func (operands) Print(w *print.Writer, e *ods.Elem) {
	w.Space()
	w.Pr.Operands(w.Op.Operands())
}

func (operands) Read(s *format.State, e *ods.Elem) bool {
	if !s.P.At(lex.Percent) {
		return true
	}
	for {
		ref, ok := s.P.ParseOperandRef()
		if !ok {
			return false
		}
		s.Free = append(s.Free, ref)
		if !s.P.At(lex.Comma) || !s.CommaBeforeValue() {
			return true
		}
	}
}

// bundles is `bundles($operands, $tags, $sizes)`: `["tag"(%a, %b : T, U), "other"()]`, bundles of operands
// with a tag each. The sizes say how many of the operands belong to each of them.
type bundles struct{}

// The arguments of bundles.
const (
	bundleOperands = iota
	bundleTags
	bundleSizes
)

func (bundles) Name() string { return "bundles" }

func (bundles) Takes() ods.Arguments {
	return ods.Arguments{Parts: []ods.PartSet{ods.Parts(ods.RefOperand), ods.Parts(ods.RefAttr), ods.Parts(ods.RefAttr)}}
}

func (d bundles) Problem(o *ods.Op, e *ods.Elem) string {
	for _, r := range e.Args[bundleTags:] {
		if k := o.Attributes[r.Index].Kind; k != ods.AttrArray && k != ods.AttrDenseArray {
			return wrong(d, o, r)
		}
	}
	return ""
}

func (bundles) Spells(e *ods.Elem) ods.Spelling {
	return ods.Spelling{Parts: e.Args, Types: e.Args[:1], Computes: true}
}

// Starts is by the first token.
func (bundles) Starts(s *format.State, _ *ods.Elem) (yes, more bool) {
	return s.P.At(lex.LSquare), false
}

// Holds reports whether there is a bundle, which may be without operands.
func (bundles) Holds(w *print.Writer, e *ods.Elem) bool { return w.Has(e.Args[bundleTags]) }

// Read reads the list with its brackets.
func (bundles) Read(s *format.State, e *ods.Elem) bool {
	p, ctx := s.P, s.P.Ctx
	var tags, sizes []ir.Attribute
	var types []ir.Type
	pos := p.Tok.Pos
	if !p.Expect(lex.LSquare, "[") || !p.List(lex.RSquare, "]", func() bool {
		tag, ok := p.ParseString()
		n, ok2 := 0, ok && p.Expect(lex.LParen, "(")
		if ok2 && !p.Consume(lex.RParen) {
			n, ok2 = readBundle(s, e.Args[bundleOperands], &types)
		}
		tags, sizes = append(tags, ctx.StringAttr(tag)), append(sizes, ctx.IntAttr(ctx.I32(), int64(n)))
		return ok2
	}) {
		return false
	}
	if len(tags) == 0 { // which is to say that there are none
		return s.SetTypes(e.Args[bundleOperands], nil, pos)
	}
	return s.SetTypes(e.Args[bundleOperands], types, pos) &&
		s.SetAttr(e.Args[bundleTags].Index, ctx.ArrayAttr(tags)) &&
		s.SetAttr(e.Args[bundleSizes].Index, s.ListOf(&s.Def.Attributes[e.Args[bundleSizes].Index], sizes))
}

// readBundle reads `%a, %b : T, U)`.
func readBundle(s *format.State, operands ods.Ref, types *[]ir.Type) (n int, ok bool) {
	p, g := s.P, s.Group(operands)
	for n == 0 || p.Consume(lex.Comma) {
		ref, ok := p.ParseOperandRef()
		if !ok {
			return 0, false
		}
		g.Refs = append(g.Refs, ref)
		n++
	}
	if !p.Expect(lex.Colon, ":") {
		return 0, false
	}
	for i := range n {
		if i > 0 && !p.Expect(lex.Comma, ",") {
			return 0, false
		}
		t, ok := p.ParseType()
		if !ok {
			return 0, false
		}
		*types = append(*types, t)
	}
	return n, p.Expect(lex.RParen, ")")
}

// Print writes the list with its brackets.
func (bundles) Print(w *print.Writer, e *ods.Elem) {
	w.Space()
	w.Pr.Byte('[')
	at, end := w.Def.OperandRange(w.Op, e.Args[bundleOperands].Index)
	sizes := ods.IntsOf(w.Env.Attr(e.Args[bundleSizes].Index))
	for i, tag := range ods.ListElems(w.Env.Attr(e.Args[bundleTags].Index)) {
		if i > 0 {
			w.Pr.Text(", ")
		}
		w.Pr.Attr(tag, true)
		w.Pr.Byte('(')
		n := 0
		if i < len(sizes) {
			n = min(int(max(sizes[i], 0)), end-at)
		}
		list := w.Op.OperandRange(at, at+n)
		w.Pr.Operands(list)
		for j, v := range list {
			if j == 0 {
				w.Pr.Text(" : ")
			} else {
				w.Pr.Text(", ")
			}
			w.Pr.Type(v.Type())
		}
		w.Pr.Byte(')')
		at += n
	}
	w.Pr.Byte(']')
}

// Fits reports whether the sizes are those of all tags and add up to the operands. Lists that are there and have
// nothing in them are not read so.
func (bundles) Fits(op *ir.Operation, def *ods.Op, e *ods.Elem) bool {
	tags := ods.ListElems(op.Attr(def.Attributes[e.Args[bundleTags].Index].Name))
	if len(tags) == 0 && op.Attr(def.Attributes[e.Args[bundleTags].Index].Name) != nil {
		return false
	}
	sizes := ods.IntsOf(op.Attr(def.Attributes[e.Args[bundleSizes].Index].Name))
	start, end := def.OperandRange(op, e.Args[bundleOperands].Index)
	for _, n := range sizes {
		if n < 0 {
			return false
		}
		start += int(n)
	}
	return len(tags) == len(sizes) && start == end
}
