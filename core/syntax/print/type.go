package print

import (
	"strconv"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax/lex"
)

// type_ appends a type, by its alias if it has one.
func (pr *printer) type_(t ir.Type) {
	if pr.collecting {
		pr.visitType(t)
		return
	}
	if pr.aliases != nil && pr.aliases.appendType(pr, t) {
		return
	}
	pr.typeBody(t)
}

// types appends types with commas between.
func (pr *printer) types(list []ir.Type) {
	for i, t := range list {
		if i > 0 {
			pr.text(", ")
		}
		pr.type_(t)
	}
}

// typeBody appends a type in full; types inside may still be aliases.
func (pr *printer) typeBody(t ir.Type) {
	switch t := t.(type) {
	case *ir.IntegerType:
		pr.integerType(t)
	case *ir.IndexType:
		pr.text("index")
	case *ir.FloatType:
		pr.text(t.Kind().Name())
	case *ir.MemRefType:
		pr.memRefType(t)
	case *ir.VectorType:
		pr.vectorType(t)
	case *ir.DialectType:
		pr.dialectType(t)
	case *ir.FunctionType:
		pr.functionType(t)
	case *ir.NoneType:
		pr.text("none")
	case *ir.ComplexType:
		pr.text("complex<")
		pr.type_(t.Elem())
		pr.byte('>')
	case *ir.TupleType:
		pr.text("tuple<")
		pr.types(t.Elems())
		pr.byte('>')
	case *ir.RankedTensorType:
		pr.tensorType(t)
	case *ir.UnrankedTensorType:
		pr.text("tensor<*x")
		pr.type_(t.Elem())
		pr.byte('>')
	case *ir.UnrankedMemRefType:
		pr.text("memref<*x")
		pr.type_(t.Elem())
		pr.memorySpace(t.Space())
		pr.byte('>')
	case *ir.OpaqueType:
		pr.dialectSymbol('!', t.Dialect(), t.Body())
	case nil:
		pr.text("<<NULL TYPE>>")
	default:
		panic("BUG: no such type")
	}
}

func (pr *printer) integerType(t *ir.IntegerType) {
	switch t.Signedness() {
	case ir.Signed:
		pr.byte('s')
	case ir.Unsigned:
		pr.byte('u')
	}
	pr.out = strconv.AppendUint(append(pr.out, 'i'), uint64(t.Width()), 10)
}

// functionType appends `(inputs) -> results`. As in MLIR 13, a single result is
// printed without aliases.
func (pr *printer) functionType(t *ir.FunctionType) {
	pr.byte('(')
	pr.types(t.Inputs())
	pr.text(") -> ")
	results := t.Results()
	if len(results) == 1 {
		if _, isFunction := results[0].(*ir.FunctionType); !isFunction {
			aliases := pr.aliases
			pr.aliases = nil
			pr.typeBody(results[0])
			pr.aliases = aliases
			return
		}
	}
	pr.byte('(')
	pr.types(results)
	pr.byte(')')
}

// shape appends `4x?x`.
func (pr *printer) shape(shape []int64) {
	for _, n := range shape {
		pr.dim(n)
		pr.byte('x')
	}
}

func (pr *printer) dim(n int64) {
	if n == ir.Dynamic {
		pr.byte('?')
		return
	}
	pr.int(n)
}

func (pr *printer) vectorType(t *ir.VectorType) {
	pr.text("vector<")
	scalable := t.Scalable()
	for i, n := range t.Shape() {
		if scalable != nil && scalable[i] {
			pr.byte('[')
			pr.int(n)
			pr.text("]x")
			continue
		}
		pr.int(n)
		pr.byte('x')
	}
	pr.type_(t.Elem())
	pr.byte('>')
}

func (pr *printer) tensorType(t *ir.RankedTensorType) {
	pr.text("tensor<")
	pr.shape(t.Shape())
	pr.type_(t.Elem())
	if t.Encoding() != nil {
		pr.text(", ")
		pr.attr(t.Encoding(), false)
	}
	pr.byte('>')
}

func (pr *printer) memRefType(t *ir.MemRefType) {
	pr.text("memref<")
	pr.shape(t.Shape())
	pr.type_(t.Elem())
	for _, l := range t.Layout() {
		pr.text(", ")
		pr.attr(l, false)
	}
	pr.memorySpace(t.Space())
	pr.byte('>')
}

func (pr *printer) memorySpace(space ir.Attribute) {
	if space == nil {
		return
	}
	pr.text(", ")
	pr.attrEliding(space, elideDefault)
}

// dialectSymbol appends what is known of a dialect only as text: `!d.body` if
// the body is a name, perhaps with balanced brackets, and `!d<"body">`
// otherwise.
func (pr *printer) dialectSymbol(sigil byte, dialect, body string) {
	pr.byte(sigil)
	pr.text(dialect)
	if isPrettySymbol(body) {
		pr.byte('.')
		pr.text(body)
		return
	}
	pr.byte('<')
	if lex.StringEnd(`"`+body+`"`, 0) == len(body)+2 {
		pr.byte('"')
		pr.text(body) // as it was read
		pr.byte('"')
	} else {
		pr.quoted(body)
	}
	pr.byte('>')
}

// isPrettySymbol reports whether the text can stand behind a dialect's name and
// a dot.
func isPrettySymbol(s string) bool {
	if s == "" || !lex.IsClass(s[0], lex.ClassLetter) || s[0] == '_' {
		return false
	}
	i := lex.SkipClass(s, 0, lex.ClassLetter|lex.ClassDigit)
	for i < len(s) && (lex.IsClass(s[i], lex.ClassLetter|lex.ClassDigit) || s[i] == '.') {
		i++
	}
	if i == len(s) {
		return true
	}
	if s[i] != '<' {
		return false
	}
	end, _, problem := lex.SkipBalanced(s, i)
	return problem == "" && end == len(s)
}

// defName appends the full name of a type or attribute in the profile of the
// text.
func (pr *printer) defName(def ir.TypeDefinition) {
	d, ok := def.(*ods.TypeDef)
	if !ok || !OtherProfile(pr.opts.Profile) {
		pr.text(def.Name())
		return
	}
	pr.text(d.NameIn(pr.opts.Profile))
}
