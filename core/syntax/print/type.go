package print

import (
	"strconv"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax/lex"
)

// Type appends a type, by its alias if it has one.
func (pr *Printer) Type(t ir.Type) {
	if pr.Collecting {
		pr.visitType(t)
		return
	}
	if pr.aliases != nil && pr.aliases.appendType(pr, t) {
		return
	}
	pr.typeBody(t)
}

// Types appends types with commas between.
func (pr *Printer) Types(list []ir.Type) {
	for i, t := range list {
		if i > 0 {
			pr.Text(", ")
		}
		pr.Type(t)
	}
}

// typeBody appends a type in full; types inside may still be aliases.
func (pr *Printer) typeBody(t ir.Type) {
	switch t := t.(type) {
	case *ir.IntegerType:
		pr.integerType(t)
	case *ir.IndexType:
		pr.Text("index")
	case *ir.FloatType:
		pr.Text(t.Kind().Name())
	case *ir.MemRefType:
		pr.memRefType(t)
	case *ir.VectorType:
		pr.vectorType(t)
	case *ir.DialectType:
		pr.dialectType(t)
	case *ir.FunctionType:
		pr.functionType(t)
	case *ir.NoneType:
		pr.Text("none")
	case *ir.ComplexType:
		pr.Text("complex<")
		pr.Type(t.Elem())
		pr.Byte('>')
	case *ir.TupleType:
		pr.Text("tuple<")
		pr.Types(t.Elems())
		pr.Byte('>')
	case *ir.RankedTensorType:
		pr.tensorType(t)
	case *ir.UnrankedTensorType:
		pr.Text("tensor<*x")
		pr.Type(t.Elem())
		pr.Byte('>')
	case *ir.UnrankedMemRefType:
		pr.Text("memref<*x")
		pr.Type(t.Elem())
		pr.memorySpace(t.Space())
		pr.Byte('>')
	case *ir.OpaqueType:
		pr.dialectSymbol('!', t.Dialect(), t.Body())
	case nil:
		pr.Text("<<NULL TYPE>>")
	default:
		panic("BUG: no such type")
	}
}

func (pr *Printer) integerType(t *ir.IntegerType) {
	switch t.Signedness() {
	case ir.Signed:
		pr.Byte('s')
	case ir.Unsigned:
		pr.Byte('u')
	}
	pr.Out = strconv.AppendUint(append(pr.Out, 'i'), uint64(t.Width()), 10)
}

// functionType appends `(inputs) -> results`. As in MLIR 13, a single result is
// printed without aliases.
func (pr *Printer) functionType(t *ir.FunctionType) {
	pr.Byte('(')
	pr.Types(t.Inputs())
	pr.Text(") -> ")
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
	pr.Byte('(')
	pr.Types(results)
	pr.Byte(')')
}

// shape appends `4x?x`.
func (pr *Printer) shape(shape []int64) {
	for _, n := range shape {
		pr.dim(n)
		pr.Byte('x')
	}
}

func (pr *Printer) dim(n int64) {
	if n == ir.Dynamic {
		pr.Byte('?')
		return
	}
	pr.Int(n)
}

func (pr *Printer) vectorType(t *ir.VectorType) {
	pr.Text("vector<")
	scalable := t.Scalable()
	for i, n := range t.Shape() {
		if scalable != nil && scalable[i] {
			pr.Byte('[')
			pr.Int(n)
			pr.Text("]x")
			continue
		}
		pr.Int(n)
		pr.Byte('x')
	}
	pr.Type(t.Elem())
	pr.Byte('>')
}

func (pr *Printer) tensorType(t *ir.RankedTensorType) {
	pr.Text("tensor<")
	pr.shape(t.Shape())
	pr.Type(t.Elem())
	if t.Encoding() != nil {
		pr.Text(", ")
		pr.Attr(t.Encoding(), false)
	}
	pr.Byte('>')
}

func (pr *Printer) memRefType(t *ir.MemRefType) {
	pr.Text("memref<")
	pr.shape(t.Shape())
	pr.Type(t.Elem())
	for _, l := range t.Layout() {
		pr.Text(", ")
		pr.Attr(l, false)
	}
	pr.memorySpace(t.Space())
	pr.Byte('>')
}

func (pr *Printer) memorySpace(space ir.Attribute) {
	if space == nil {
		return
	}
	pr.Text(", ")
	pr.attrEliding(space, elideDefault)
}

// dialectSymbol appends what is known of a dialect only as text: `!d.body` if
// the body is a name, perhaps with balanced brackets, and `!d<"body">`
// otherwise.
func (pr *Printer) dialectSymbol(sigil byte, dialect, body string) {
	pr.Byte(sigil)
	pr.Text(dialect)
	if isPrettySymbol(body) {
		pr.Byte('.')
		pr.Text(body)
		return
	}
	pr.Byte('<')
	if lex.StringEnd(`"`+body+`"`, 0) == len(body)+2 {
		pr.Byte('"')
		pr.Text(body) // as it was read
		pr.Byte('"')
	} else {
		pr.Quoted(body)
	}
	pr.Byte('>')
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
func (pr *Printer) defName(def ir.TypeDefinition) {
	d, ok := def.(*ods.TypeDef)
	if !ok || !OtherProfile(pr.Opts.Profile) {
		pr.Text(def.Name())
		return
	}
	pr.Text(d.NameIn(pr.Opts.Profile))
}
