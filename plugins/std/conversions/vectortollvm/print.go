package vectortollvm

import (
	"strings"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/convention"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
	"github.com/mlirc/mlirc/plugins/std/dialects/vector"
)

// printer prints values of a type by functions of the program's runtime, which are named as
// in MLIR.
type printer struct {
	l                    lowering
	op                   vector.Print
	m                    convert.Match
	e                    emit.Emitter
	number               *convention.Function // takes one
	extend               string               // the operation that makes a number what it takes; empty for none
	open, comma, closing *convention.Function
}

// print converts `vector.print`: vectors in parentheses, with commas between.
func (l lowering) print() convert.Pattern {
	return convert.On("vector.print to LLVM", func(op vector.Print, m convert.Match) convert.Result {
		p := printer{l: l, op: op, m: m, e: l.Kit().At(m.Builder)}
		if text, ok := op.StringLiteral(); ok {
			return p.text(text)
		}
		behind, reason := p.behind()
		if reason != "" {
			return m.MatchFailure(reason)
		}
		calls := []*convention.Function{behind}
		if op.Source() != nil {
			t := op.Source().Type()
			if v, isVector := t.(*ir.VectorType); isVector {
				if _, _, reason := l.fixedType(v); reason != "" {
					return m.MatchFailure(reason)
				}
				if n, _ := ir.NumElements(v); n > maxRows {
					return m.MatchFailure("it has too many elements")
				}
			}
			switch t.(type) {
			case *ir.VectorType, *ir.FloatType, *ir.IntegerType, *ir.IndexType:
			default:
				return m.MatchFailure("only vectors and their elements are printed")
			}
			if reason := p.choose(ir.ElementOrSelf(t)); reason != "" {
				return m.MatchFailure(reason)
			}
			calls = append(calls, p.number, p.open, p.comma, p.closing)
		}
		for _, f := range calls {
			if f == nil {
				continue
			}
			if reason := l.Clash(m.Rewriter, op.Op, f); reason != "" {
				return m.MatchFailure(reason)
			}
		}
		if op.Source() != nil {
			p.value(m.Operand(op.Source()), shapeOf(op.Source().Type()))
		}
		if behind != nil {
			p.call(behind)
		}
		return m.Erase()
	})
}

// named is a function of the runtime.
func (p *printer) named(name string, args ...ir.Type) *convention.Function {
	return &convention.Function{Name: name, Type: p.e.Types.Func(nil, args, false)}
}

// behind is the function that prints the punctuation; nil for none.
func (p *printer) behind() (f *convention.Function, reason string) {
	word, ok := p.op.Punctuation()
	switch {
	case !ok && p.op.PunctuationAttr() != nil:
		return nil, "its punctuation is no word"
	case !ok || word == "newline":
		return p.named("printNewline"), ""
	case word == "comma":
		return p.named("printComma"), ""
	case word == "open":
		return p.named("printOpen"), ""
	case word == "close":
		return p.named("printClose"), ""
	}
	return nil, "" // no_punctuation
}

// text prints a text, which is in a global constant that is named after it.
func (p *printer) text(text string) convert.Result {
	f := p.named("printString", p.e.I8Ptr)
	if reason := p.l.Clash(p.m.Rewriter, p.op.Op, f); reason != "" {
		return p.m.MatchFailure(reason)
	}
	p.call(f, p.l.CString(p.m.Rewriter, p.op.Op, "vector_print_str_", text))
	return p.m.Erase()
}

// shapeOf is the shape of what a type has become, which has a dimension where a vector has none.
func shapeOf(t ir.Type) []int64 {
	v, ok := t.(*ir.VectorType)
	switch {
	case !ok:
		return nil
	case len(v.Shape()) == 0:
		return []int64{1}
	}
	return v.Shape()
}

// choose finds the functions for elements of a type.
func (p *printer) choose(elem ir.Type) (reason string) {
	p.open, p.comma, p.closing = p.named("printOpen"), p.named("printComma"), p.named("printClose")
	i64 := p.e.Context().I64()
	switch t := elem.(type) {
	case *ir.FloatType:
		switch t.Kind().BitWidth() {
		case 16: // its bits
			p.number = p.named("print"+strings.ToUpper(t.Kind().Name()), p.e.Context().IntegerType(16, ir.Signless))
			p.extend = "llvm.bitcast"
			return ""
		case 32:
			p.number = p.named("printF32", t)
			return ""
		case 64:
			p.number = p.named("printF64", t)
			return ""
		}
	case *ir.IndexType:
		p.number = p.named("printU64", i64)
		if p.e.IndexBytes < 8 {
			p.extend = "llvm.zext"
		}
		return ""
	case *ir.IntegerType:
		if t.Width() > 64 {
			break
		}
		p.number = p.named("printI64", i64)
		if t.Signedness() == ir.Unsigned {
			p.number = p.named("printU64", i64)
		}
		switch {
		case t.Width() == 64:
		case t.Width() == 1 || t.Signedness() == ir.Unsigned: // a truth is 0 or 1
			p.extend = "llvm.zext"
		default:
			p.extend = "llvm.sext"
		}
		return ""
	}
	return "there is no function that prints numbers of that type"
}

func (p *printer) call(f *convention.Function, args ...*ir.Value) {
	convention.Declare(p.m.Rewriter, p.op.Op, f)
	p.e.Call(f.Name, nil, args...)
}

// value prints a converted value of a shape.
func (p *printer) value(v *ir.Value, shape []int64) {
	if len(shape) == 0 {
		if p.extend != "" {
			takes, _ := llvm.AsFuncType(p.number.Type)
			v = p.e.Make(p.e.Context().OpName(p.extend), takes.Args()[0], nil, v)
		}
		p.call(p.number, v)
		return
	}
	p.call(p.open)
	for i := range shape[0] {
		if i > 0 {
			p.call(p.comma)
		}
		p.value(p.part(v, int(i), len(shape)), shape[1:])
	}
	p.call(p.closing)
}

// part is an element of the first dimension of several.
func (p *printer) part(v *ir.Value, i, dims int) *ir.Value {
	if dims == 1 {
		return llvm.NewExtractelement(p.e.Builder, v, p.e.I32(int64(i))).Res()
	}
	return row(p.e, v, []int{i})
}
