package directive

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax/format"
	"github.com/mlirc/mlirc/core/syntax/lex"
	"github.com/mlirc/mlirc/core/syntax/print"
)

// mixed is `mixed($dynamic, $static, size)`: a list of integers in which values stand for some,
// which a number in the attribute marks.
type mixed struct{ base }

func (mixed) Name() string { return "mixed" }

func (mixed) Takes() ods.Arguments {
	return ods.Arguments{Parts: []ods.PartSet{ods.Parts(ods.RefOperand), ods.Parts(ods.RefAttr)}, Word: true}
}

func (d mixed) Problem(o *ods.Op, e *ods.Elem) string {
	if k := o.Attributes[e.Args[1].Index].Kind; k != ods.AttrArray && k != ods.AttrDenseArray {
		return wrong(d, o, e.Args[1])
	}
	if e.Word != "size" && e.Word != "stride" && e.Word != "index" {
		return "'mixed' ends with 'size', 'stride' or 'index', which say what stands for a value in the attribute"
	}
	return ""
}

// Starts is by the first token.
func (mixed) Starts(s *format.State, e *ods.Elem) (yes, more bool) {
	return s.P.At(lex.LSquare), false
}

// Read reads `[%v, 4]`: integers to an array, values to the operands.
func (mixed) Read(s *format.State, e *ods.Elem) bool {
	p := s.P
	g := s.Group(e.Args[0])
	dynamic := mixedSentinel(e.Word)
	var static []ir.Attribute
	if !p.Expect(lex.LSquare, "[") {
		return false
	}
	ok := p.List(lex.RSquare, "]", func() bool {
		if p.At(lex.Percent) {
			ref, ok := p.ParseOperandRef()
			g.Refs = append(g.Refs, ref)
			static = append(static, p.Ctx.I64Attr(dynamic))
			return ok
		}
		n, ok := p.ParseInt64()
		static = append(static, p.Ctx.I64Attr(n))
		return ok
	})
	if ok && s.Def.Attributes[e.Args[1].Index].Optional && len(static) == len(g.Refs) {
		return true // an attribute that may be absent is there for the sake of numbers
	}
	return ok && s.SetAttr(e.Args[1].Index, s.ListOf(&s.Def.Attributes[e.Args[1].Index], static))
}

// Print writes `[%v, 4]`.
func (mixed) Print(w *print.Writer, e *ods.Elem) {
	w.Space()
	dynamic := mixedSentinel(e.Word)
	start, end := w.Def.OperandRange(w.Op, e.Args[0].Index)
	w.Pr.Byte('[')
	if w.Env.Attr(e.Args[1].Index) == nil {
		for i := start; i < end; i++ {
			if i > start {
				w.Pr.Text(", ")
			}
			w.Pr.Operand(w.Op.Operand(i))
		}
	}
	for i, v := range ods.ListElems(w.Env.Attr(e.Args[1].Index)) {
		if i > 0 {
			w.Pr.Text(", ")
		}
		n, isInt := v.(*ir.IntegerAttr)
		if isInt {
			if x, ok := n.Int(); ok && x == dynamic && start < end {
				w.Pr.Operand(w.Op.Operand(start))
				start++
				continue
			}
		}
		w.Pr.Attr(v, true)
	}
	w.Pr.Byte(']')
}

// mixedSentinel stands in an array for a value: -1 for sizes, the least i64 for
// offsets and strides, the least i32 for indices.
func mixedSentinel(word string) int64 {
	switch word {
	case "size":
		return -1
	case "index":
		return ods.DynamicIndex
	}
	return ir.Dynamic
}
