package eval

import (
	"math"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/kind"
)

// conversion is a row of the table of what stands for something of another sort.
type conversion struct {
	from, to ods.Sort
	doc      string
	compile  func(e *ods.Expr) any
}

// conversions are made where a place wants another sort. A place that takes several
// sorts takes what converts to none as it is.
var conversions = [...]conversion{
	{ods.SortAttr, ods.SortInteger, "the value of an integer attribute", one(integerOf)},
	{ods.SortAttr, ods.SortTruth, "whether an integer attribute is not 0", one(truthOf)},
	{ods.SortAttr, ods.SortIntegers, "the integers of an array; one integer alone", one(integersOf)},
	{ods.SortAttr, ods.SortType, "the type that an attribute is or has", one(typeOfAttr)},
	{ods.SortAttr, ods.SortTypes, "the type that an attribute is or has, alone", one(typesOfAttr)},
	{ods.SortOperand, ods.SortType, "the type of the first value", firstType},
	{ods.SortValues, ods.SortType, "the type of the first value", firstType},
	{ods.SortOperand, ods.SortTypes, "the types of the values", allTypes},
	{ods.SortValues, ods.SortTypes, "the types of the values", allTypes},
	{ods.SortTruth, ods.SortInteger, "1 where it holds, otherwise 0", one(func(v int64) (int64, bool) { return v, true })},
	{ods.SortInteger, ods.SortIntegers, "the number alone", one(func(n int64) ([]int64, bool) { return []int64{n}, true })},
	{ods.SortType, ods.SortTypes, "the type alone", nil},
}

// stays reports whether a place takes an expression as it is.
func stays(e *ods.Expr, want ods.Sort) bool {
	have := e.Sort
	if e.Op == ods.TypeAny && have != ods.SortConstraint {
		return want == ods.SortParam || want == ods.SortGroup
	}
	switch want {
	case ods.SortNone:
		return have != ods.SortConstraint
	case ods.SortPart:
		return have == ods.SortAttr && e.Op == ods.ExprRef || isCounted(have)
	case ods.SortCounted:
		return isCounted(have)
	case ods.SortValues:
		return have == ods.SortValues || have == ods.SortOperand
	case ods.SortParam:
		return have == ods.SortInteger || have == ods.SortType || have == ods.SortTypes ||
			have == ods.SortAttr && (e.Op != ods.ExprRef || e.Ref.Kind == ods.RefParam)
	case ods.SortGroup:
		return have == ods.SortType || have == ods.SortTypes
	}
	return have == want
}

func isCounted(s ods.Sort) bool {
	return s == ods.SortOperand || s == ods.SortValues || s == ods.SortRegion
}

// Converts reports whether an expression stands for something of a sort.
func Converts(e *ods.Expr, want ods.Sort) bool {
	return stays(e, want) || e.Op != ods.TypeAny && isOfKind(e, want) && conversionOf(e.Sort, want) != nil
}

// isOfKind reports whether an attribute, if it is one, is named and of a kind whose
// values may be numbers, or lists of them, where those are wanted.
func isOfKind(e *ods.Expr, want ods.Sort) bool {
	switch {
	case e.Sort != ods.SortAttr:
		return true
	case e.Op != ods.ExprRef:
		return false
	}
	return e.Gives == nil || e.Gives(want)
}

func conversionOf(from, to ods.Sort) *conversion {
	for i := range conversions {
		if c := &conversions[i]; c.from == from && c.to == to {
			return c
		}
	}
	return nil
}

// Convert makes an expression, which is changed, one of the sort that a place wants; nil
// if it cannot be.
func Convert(e *ods.Expr, want ods.Sort) *ods.Expr {
	if stays(e, want) {
		return e
	}
	if !Converts(e, want) {
		return nil
	}
	c := conversionOf(e.Sort, want)
	if e.Sort == ods.SortType { // of which patterns look at the node
		list := &ods.Expr{Op: FuncList, Args: []*ods.Expr{e}, Sort: want}
		list.Code = listOf(list)
		return list
	}
	from := *e
	e.Code = c.compile(&ods.Expr{Ref: e.Ref, Args: []*ods.Expr{&from}})
	e.Sort = want
	return e
}

func integerOf(a ir.Attribute) (int64, bool) {
	i, ok := a.(*ir.IntegerAttr)
	if !ok {
		return 0, false
	}
	return i.Int()
}

func truthOf(a ir.Attribute) (int64, bool) {
	n, ok := integerOf(a)
	return truth(n != 0), ok
}

func integersOf(a ir.Attribute) ([]int64, bool) {
	if n, ok := integerOf(a); ok {
		return []int64{n}, true
	}
	list := ods.ListElems(a)
	numbers := make([]int64, len(list))
	for i, e := range list {
		n, ok := integerOf(e)
		if !ok {
			return nil, false
		}
		numbers[i] = n
	}
	return numbers, true
}

func typeOfAttr(a ir.Attribute) (ir.Type, bool) {
	switch a := a.(type) {
	case *ir.TypeAttr:
		return a.Value(), true
	case ir.TypedAttr:
		return a.Type(), true
	}
	return nil, false
}

func typesOfAttr(a ir.Attribute) ([]ir.Type, bool) {
	t, ok := typeOfAttr(a)
	return []ir.Type{t}, ok
}

func firstType(e *ods.Expr) any {
	r := e.Ref
	return func(env ods.Env) (ir.Type, bool) {
		types := env.Types(r)
		if len(types) == 0 || types[0] == nil {
			return nil, false
		}
		return types[0], true
	}
}

func allTypes(e *ods.Expr) any {
	r := e.Ref
	return func(env ods.Env) ([]ir.Type, bool) { return env.Types(r), true }
}

// The nodes that are no functions.

// Integer is a number that is written out; text is the word for it, or "".
func Integer(n int64, text string) *ods.Expr {
	return &ods.Expr{Op: ods.ExprInt, Int: n, Name: text, Sort: ods.SortInteger,
		Code: func(ods.Env) (int64, bool) { return n, true }}
}

// Truth is a condition that always holds, where a broken one stands.
func Truth() *ods.Expr {
	e := Integer(1, "")
	e.Sort = ods.SortTruth
	return e
}

// OfKind is a kind of attributes.
func OfKind(a *ods.Attr) *ods.Expr {
	return &ods.Expr{Op: "kind", Sort: ods.SortKind, Code: func(v ir.Attribute) bool { return kind.Holds(a, v) }}
}

// Open is the number by which an array says that an operand stands in a place.
func Open(word string) (*ods.Expr, bool) {
	n, ok := int64(-1), word == "size"
	if word == "stride" {
		n, ok = math.MinInt64, true
	}
	e := Integer(n, word)
	e.Sort = ods.SortOpen
	return e, ok
}

// Reference is what a name with '$' stands for. Of is the declaration of an attribute, nil
// where there is none.
func Reference(r ods.Ref, name string, of *ods.Attr) *ods.Expr {
	e := &ods.Expr{Op: ods.ExprRef, Ref: r, Name: name}
	if of != nil {
		e.Gives = func(want ods.Sort) bool { return kind.Of(of).Gives(of, want) }
	}
	switch r.Kind {
	case ods.RefAttr, ods.RefParam:
		i := r.Index
		e.Sort = ods.SortAttr
		e.Code = func(env ods.Env) (ir.Attribute, bool) {
			a := env.Attr(i)
			return a, a != nil
		}
	case ods.RefOperand:
		e.Sort = ods.SortOperand
	case ods.RefRegion, ods.RefSuccessor:
		e.Sort = ods.SortRegion
	default:
		e.Sort = ods.SortValues
	}
	return e
}

// CaseOf is the number of the case that an attribute of an enumeration is, or a dialect's whose only parameter is
// one. One that is kept as a number is that number itself.
func CaseOf(a *ods.Expr, e *ods.Enum) *ods.Expr {
	word := a.Code.(func(ods.Env) (ir.Attribute, bool))
	n := *a
	n.Sort = ods.SortInteger
	n.Code = func(env ods.Env) (int64, bool) {
		v, ok := word(env)
		if d, wrapped := v.(*ir.DialectAttr); wrapped && len(d.Params()) == 1 {
			v = d.Params()[0]
		}
		if s, isString := v.(*ir.StringAttr); isString {
			return CaseNumber(e, s.Value()), true
		}
		n, isNumber := integerOf(v)
		return n, ok && isNumber
	}
	return &n
}

// CaseNumber is the number of a keyword, -1 for a word that is none: its value, or its place where
// keywords have no values.
func CaseNumber(e *ods.Enum, word string) int64 {
	for i, c := range e.Cases {
		switch {
		case c.Word != word:
		case e.Kind == ods.KeywordEnum:
			return int64(i)
		default:
			return int64(c.Value)
		}
	}
	return -1
}

// Length is the number of types that a list variable of an operation has according to the
// attribute whose type mentions it.
func Length(def *ods.Op, v int, name string) *ods.Expr {
	return &ods.Expr{Op: ods.ExprLength, Ref: ods.Ref{Kind: ods.RefVar, Index: v}, Name: name, Sort: ods.SortInteger,
		Code: func(env ods.Env) (int64, bool) { return lengthOf(def, v, env) }}
}

func lengthOf(def *ods.Op, v int, env ods.Env) (int64, bool) {
	var f Bindings
	bound := false
	for i := range def.Attributes {
		a := &def.Attributes[i]
		t, ok := env.Attr(i).(*ir.TypeAttr)
		if a.Kind != ods.AttrType || a.Type == nil || !ok {
			continue
		}
		if !bound {
			f.Init(t.Context(), def, env)
			bound = true
		}
		f.Match(a.Type, t.Value())
	}
	if !bound || !f.Vars[v].Bound {
		return 0, false
	}
	return int64(len(f.Vars[v].List)), true
}
