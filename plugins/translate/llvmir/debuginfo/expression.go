package debuginfo

import (
	"iter"
	"strconv"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// AppendExpression appends an expression; nil is the empty one.
func AppendExpression(out []byte, a ir.Attribute) []byte {
	out = append(out, "!DIExpression("...)
	d, ok := a.(*ir.DialectAttr)
	if !ok {
		return append(out, ')')
	}
	n := 0
	for step := range steps(d) {
		out = append(comma(out, n), step...)
		n++
	}
	return append(out, ')')
}

// steps are the operators and arguments of a `#llvm.di_expression`, in order.
func steps(a *ir.DialectAttr) iter.Seq[string] {
	return func(yield func(string) bool) {
		def, ok := a.Def().(*ods.TypeDef)
		if !ok || len(a.Params()) == 0 {
			return
		}
		operators := def.Records[1].Fields[0].Enum
		list, _ := a.Params()[0].(*ir.ArrayAttr)
		for _, e := range list.Elems() {
			step, ok := e.(*ir.ArrayAttr)
			if !ok || len(step.Elems()) != 2 {
				return
			}
			operator, ok := step.Elems()[0].(*ir.IntegerAttr)
			arguments, isList := step.Elems()[1].(*ir.ArrayAttr)
			if !ok || !isList {
				return
			}
			code, _ := operator.Value().Uint64()
			if word, _ := operators.Word(code); !yield(word) {
				return
			}
			for _, argument := range arguments.Elems() {
				if !yield(literal(argument)) {
					return
				}
			}
		}
	}
}

// literal is an argument of an operator: a number, or a word.
func literal(a ir.Attribute) string {
	switch a := a.(type) {
	case *ir.StringAttr:
		return a.Value()
	case *ir.IntegerAttr:
		n, _ := a.Int()
		return strconv.FormatInt(n, 10)
	}
	return ""
}
