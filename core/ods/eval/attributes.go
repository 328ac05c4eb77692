package eval

import (
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/kind"
)

// attributes are the functions that give attributes.
var attributes = []Function{
	{Name: "layout", Args: ofType, Result: ods.SortAttr, compile: one(layoutOf),
		Doc: "the first part of a memref's layout; the identity where it has none"},
	{Name: "minor", Args: ofTwo, Result: ods.SortAttr, compile: two(minor),
		Doc: "the map from the indices of a shaped type to its innermost ones, as many as a vector has dimensions beyond those of the element"},
	{Name: "broadcasts", Args: ofAttr, Result: ods.SortAttr, compile: one(broadcasts),
		Doc: "an array that says which results of an affine map are constant"},
	{Name: "repeated", Args: ofAttr, Result: ods.SortAttr, compile: one(repeated),
		Doc: "the first part of two elements of an array, where `distinct` does not hold"},
	{Name: "maps", Args: []ods.Sort{ods.SortPart}, Result: ods.SortAttr, compile: func(*ods.Expr) any { return computedMaps },
		Doc: "the indexing maps that follow from what a clause `computes` says of a region, without what attributes say"},
	{Name: "words", Args: []ods.Sort{ods.SortWord, ods.SortInteger}, Result: ods.SortAttr, compile: words,
		Doc: "an array that has a word, as a string, as often as a number says"},
	{Name: "copies", Args: []ods.Sort{ods.SortWord, ods.SortInteger}, Result: ods.SortAttr, compile: copies,
		Doc: "an array that has a dialect's attribute without parameters, by its full name, as often as a number says"},
}

func layoutOf(t ir.Type) (ir.Attribute, bool) {
	m, ok := t.(*ir.MemRefType)
	if !ok {
		return nil, false
	}
	if len(m.Layout()) == 0 {
		return t.Context().AffineMapAttr(affine.IdentityMap(len(m.Shape()))), true
	}
	return m.Layout()[0], true
}

func minor(source, vector ir.Type) (ir.Attribute, bool) {
	s, ok := source.(ir.ShapedType)
	v, ok2 := vector.(*ir.VectorType)
	if !ok || !ok2 {
		return nil, false
	}
	results := len(v.Shape())
	if inner, ok := s.Elem().(*ir.VectorType); ok {
		results -= len(inner.Shape())
	}
	ctx := source.Context()
	if len(s.Shape()) == 0 && len(v.Shape()) == 1 && v.Shape()[0] == 1 {
		return ctx.AffineMapAttr(affine.NewMap(0, 0, affine.Constant(0))), true
	}
	if results < 0 || results > len(s.Shape()) {
		return nil, false
	}
	return ctx.AffineMapAttr(affine.MinorIdentityMap(len(s.Shape()), results)), true
}

func broadcasts(a ir.Attribute) (ir.Attribute, bool) {
	m, ok := a.(*ir.AffineMapAttr)
	if !ok {
		return nil, false
	}
	ctx := a.Context()
	list := make([]ir.Attribute, len(m.Map().Results))
	for i, x := range m.Map().Results {
		_, constant := x.(affine.Constant)
		list[i] = ctx.BoolAttr(constant)
	}
	return ctx.ArrayAttr(list), true
}

func words(e *ods.Expr) any {
	word, times := e.Args[0].Name, arg[int64](e, 1)
	return func(env ods.Env) (ir.Attribute, bool) {
		n, ok := times(env)
		if !ok || n < 0 || n > kind.MaxListed {
			return nil, false
		}
		ctx := env.Context()
		return ctx.ArrayAttr(slices.Repeat([]ir.Attribute{ctx.StringAttr(word)}, int(n))), true
	}
}

// computedMaps are those of the operation that an environment is of.
func computedMaps(env ods.Env) (ir.Attribute, bool) {
	of, ok := env.(interface{ Definition() *ods.Op })
	if !ok {
		return nil, false
	}
	def := of.Definition()
	s := def.StructureOf(env)
	if s == nil || len(s.Factors) > 0 {
		return nil, false
	}
	dims := len(s.Dims)
	if dims == 0 {
		types := env.Types(ods.Ref{Kind: ods.RefOperand, Index: len(def.Operands) - 1})
		if len(types) == 0 {
			return nil, false
		}
		output, shaped := types[len(types)-1].(ir.ShapedType)
		if !shaped {
			return nil, false
		}
		dims = len(output.Shape())
	}
	ctx := env.Context()
	list := make([]ir.Attribute, len(s.Operands))
	for i := range s.Operands {
		list[i] = ctx.AffineMapAttr(s.Operands[i].IndexingMap(dims, nil))
	}
	return ctx.ArrayAttr(list), true
}

func copies(e *ods.Expr) any {
	name, times := e.Args[0].Name, arg[int64](e, 1)
	return func(env ods.Env) (ir.Attribute, bool) {
		n, ok := times(env)
		if !ok || n < 0 || n > kind.MaxListed {
			return nil, false
		}
		ctx := env.Context()
		dialect, mnemonic, _ := strings.Cut(name, ".")
		d, ok := ctx.Dialect(dialect).(*ods.Dialect)
		if !ok || d.Attr(mnemonic) == nil || len(d.Attr(mnemonic).Params()) > 0 {
			return nil, false
		}
		return ctx.ArrayAttr(slices.Repeat([]ir.Attribute{ctx.DialectAttr(d.Attr(mnemonic), nil)}, int(n))), true
	}
}

// repeated is the first key that two elements of an array share.
func repeated(a ir.Attribute) (ir.Attribute, bool) {
	list, ok := a.(*ir.ArrayAttr)
	if !ok {
		return nil, false
	}
	seen := map[ir.Attribute]bool{}
	for _, e := range list.Elems() {
		key := keyOf(e)
		if seen[key] {
			return key, true
		}
		seen[key] = true
	}
	return nil, false
}

func distinct(a ir.Attribute) (int64, bool) {
	_, isList := a.(*ir.ArrayAttr)
	_, twice := repeated(a)
	return truth(!twice), isList
}

// keyOf is the first part of an element, or itself where it has none.
func keyOf(e ir.Attribute) ir.Attribute {
	var parts []ir.Attribute
	switch e := e.(type) {
	case *ir.DialectAttr:
		parts = e.Params()
	case *ir.ArrayAttr:
		parts = e.Elems()
	}
	if len(parts) == 0 || parts[0] == nil {
		return e
	}
	return parts[0]
}
