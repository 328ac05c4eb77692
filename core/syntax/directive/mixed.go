package directive

import (
	"slices"

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
	if e.Word != "size" && e.Word != "stride" && e.Word != "index" && e.Word != parensMixed {
		return "'mixed' ends with 'size', 'stride', 'index' or 'parens', which say what stands for a value in the attribute"
	}
	return ""
}

// Starts is by the first token.
func (mixed) Starts(s *format.State, e *ods.Elem) (yes, more bool) {
	if e.Word == parensMixed {
		return s.P.At(lex.LParen), false
	}
	return s.P.At(lex.LSquare), false
}

// parensMixed puts the list of a `mixed` in parentheses; it is one with strides otherwise.
const parensMixed = "parens"

// Read reads `[%v, 4]`: integers to an array, values to the operands.
func (mixed) Read(s *format.State, e *ods.Elem) bool {
	if e.Word == parensMixed {
		return s.P.Expect(lex.LParen, "(") && readMixed(s, e.Args[0], e.Args[1], mixedSentinel(e.Word), lex.RParen, ")")
	}
	return s.P.Expect(lex.LSquare, "[") && readMixed(s, e.Args[0], e.Args[1], mixedSentinel(e.Word), lex.RSquare, "]")
}

// readMixed reads the rest of a list up to a bracket.
func readMixed(s *format.State, operands, attr ods.Ref, dynamic int64, end lex.Kind, text string) bool {
	p := s.P
	g := s.Group(operands)
	var static []ir.Attribute
	ok := p.List(end, text, func() bool {
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
	a := &s.Def.Attributes[attr.Index]
	if ok && a.Optional && len(static) == len(g.Refs) {
		return true // an attribute that may be absent is there for the sake of numbers
	}
	return ok && s.SetAttr(attr.Index, s.ListOf(a, static))
}

// Print writes `[%v, 4]`.
func (mixed) Print(w *print.Writer, e *ods.Elem) {
	brackets := "[]"
	if e.Word == parensMixed {
		brackets = "()"
	}
	w.Space()
	w.Pr.Byte(brackets[0])
	printMixed(w, e.Args[0], e.Args[1], mixedSentinel(e.Word))
	w.Pr.Byte(brackets[1])
}

// printMixed writes what stands between the brackets.
func printMixed(w *print.Writer, operands, attr ods.Ref, dynamic int64) {
	start, end := w.Def.OperandRange(w.Op, operands.Index)
	if w.Env.Attr(attr.Index) == nil {
		for i := start; i < end; i++ {
			if i > start {
				w.Pr.Text(", ")
			}
			w.Pr.Operand(w.Op.Operand(i))
		}
	}
	for i, v := range ods.ListElems(w.Env.Attr(attr.Index)) {
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

// bounds is `bounds($lower, $staticLower, $upper, $staticUpper, $step, $staticStep)`: those of a nest
// of loops, `in (%n, 4)` where each loop begins at 0 and has step 1, and
// `= (0, %a) to (%n, 4) step (2, 1)` otherwise.
type bounds struct{ base }

// The arguments of bounds: operands, and behind each group the attribute of its list.
const (
	lowerBound = 2 * iota
	upperBound
	stepBound
)

func (bounds) Name() string { return "bounds" }

func (bounds) Takes() ods.Arguments {
	list := []ods.PartSet{ods.Parts(ods.RefOperand), ods.Parts(ods.RefAttr)}
	return ods.Arguments{Parts: slices.Concat(list, list, list)}
}

func (d bounds) Problem(o *ods.Op, e *ods.Elem) string {
	for _, at := range []int{lowerBound, upperBound, stepBound} {
		a := &o.Attributes[e.Args[at+1].Index]
		if a.Kind != ods.AttrArray && a.Kind != ods.AttrDenseArray || a.Optional {
			return wrong(d, o, e.Args[at+1])
		}
	}
	return ""
}

// Starts is by the first token.
func (bounds) Starts(s *format.State, _ *ods.Elem) (yes, more bool) {
	return s.P.At(lex.Equal) || s.P.AtKeyword("in"), false
}

// Read reads one form or the other.
func (bounds) Read(s *format.State, e *ods.Elem) bool {
	p := s.P
	list := func(at int) bool {
		return p.Expect(lex.LParen, "(") && readMixed(s, e.Args[at], e.Args[at+1], ir.Dynamic, lex.RParen, ")")
	}
	if p.ConsumeKeyword("in") {
		if !list(upperBound) {
			return false
		}
		n := len(ods.ListElems(s.Attr(e.Args[upperBound+1].Index)))
		all := func(at int, value int64) bool {
			i := e.Args[at+1].Index
			return s.SetAttr(i, s.ListOf(&s.Def.Attributes[i], slices.Repeat([]ir.Attribute{p.Ctx.I64Attr(value)}, n)))
		}
		return all(lowerBound, 0) && all(stepBound, 1)
	}
	if !p.Consume(lex.Equal) {
		return p.Expected("'in' or '='")
	}
	word := func(text string) bool { return p.ConsumeKeyword(text) || p.Expected("'"+text+"'") }
	return list(lowerBound) && word("to") && list(upperBound) && word("step") && list(stepBound)
}

// Print writes one form or the other.
func (bounds) Print(w *print.Writer, e *ods.Elem) {
	list := func(word string, at int) {
		w.Pr.Text(word + " (")
		printMixed(w, e.Args[at], e.Args[at+1], ir.Dynamic)
		w.Pr.Byte(')')
	}
	w.Space()
	if isEach(w, e.Args[lowerBound+1], 0) && isEach(w, e.Args[stepBound+1], 1) {
		list("in", upperBound)
		return
	}
	list("=", lowerBound)
	list(" to", upperBound)
	list(" step", stepBound)
}

// isEach reports whether a list has one number only, once for each upper bound.
func isEach(w *print.Writer, attr ods.Ref, n int64) bool {
	return !slices.ContainsFunc(ods.IntsOf(w.Env.Attr(attr.Index)), func(x int64) bool { return x != n })
}
