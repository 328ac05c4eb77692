package eval

import (
	"math"
	"slices"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// numbers are the functions that count.
var numbers = []Function{
	{Name: "rank", Args: ofType, Result: ods.SortInteger, compile: one(rankOf), Doc: "the number of dimensions of a shaped type"},
	{Name: "dim", Args: []ods.Sort{ods.SortType, ods.SortInteger}, Result: ods.SortInteger, compile: two(dimOf), Doc: "the size of a dimension, from 0"},
	{Name: "dynamic-dims", Args: ofType, Result: ods.SortInteger, compile: one(dynamicDims), Doc: "the number of dimensions whose size is not known"},
	{Name: "elements", Args: ofType, Result: ods.SortInteger, compile: one(elementsOf), Doc: "the number of elements of a shaped type, or of a dialect's type that says its `length`"},
	{Name: "width", Args: ofType, Result: ods.SortInteger, compile: one(widthOf), Doc: "the bits of an integer, a float or a type that says its `width`, or of an element that is one"},
	{Name: "space", Args: ofType, Result: ods.SortInteger, compile: one(spaceNumber),
		Doc: "the memory space of a memref, or of a pointer that says its `space`: 0 where it names none, -1 where that is no number"},
	{Name: "mod", Args: ofNumbers, Result: ods.SortInteger, compile: two(mod), Doc: "the remainder of a division that rounds down; the divisor must be positive"},
	{Name: "min", Args: ofNumberList, Result: ods.SortInteger, compile: one(extreme(slices.Min[[]int64])), Doc: "the least number of a list; not known of an empty one"},
	{Name: "max", Args: ofNumberList, Result: ods.SortInteger, compile: one(extreme(slices.Max[[]int64])), Doc: "the greatest"},
	{Name: "product", Args: ofNumberList, Result: ods.SortInteger, compile: one(product), Doc: "the product of a list, 1 of an empty one; each number must be known"},
	{Name: "count", Args: []ods.Sort{ods.SortCounted}, Result: ods.SortInteger, compile: count, Doc: "the number of values of a group, of blocks of successors"},
	{Name: "constant", Args: []ods.Sort{ods.SortOperand}, Result: ods.SortInteger, compile: constant, ReadsValues: true,
		Doc: "the integer that an operand is, where it is a constant"},
	{Name: "sign", Args: ofAttr, Result: ods.SortInteger, compile: ofAttribute(signOf),
		Doc: "-1, 0 or 1, the sign of an integer or a float; that of a NaN is not known"},
	{Name: "len", Args: ofAttr, Result: ods.SortInteger, compile: ofAttribute(lenOf),
		Doc: "the length of an array, a dictionary or a text; the number of elements, or of results of a map"},
	{Name: "flags", Args: []ods.Sort{ods.SortAttr, ods.SortKeyword}, Rest: true, Result: ods.SortInteger, compile: flags,
		Doc: "how many of these keywords a bit set has"},
	{Name: "sum", Args: ofAttr, Result: ods.SortInteger, compile: ofAttribute(sumOf), Doc: "the sum of integers in elements, or in an array of numbers that are not negative"},
	{Name: "inputs", Args: ofAttr, Result: ods.SortInteger, compile: ofAttribute(func(a ir.Attribute) (int64, bool) {
		dims, symbols, _, ok := mapOf(a)
		return int64(dims + symbols), ok
	}), Doc: "the dimensions and symbols of an affine map or integer set"},
	{Name: "outputs", Args: ofAttr, Result: ods.SortInteger, compile: ofAttribute(func(a ir.Attribute) (int64, bool) {
		_, _, results, ok := mapOf(a)
		return int64(results), ok
	}), Doc: "its results or constraints"},
	{Name: "dims", Args: ofAttr, Result: ods.SortInteger, compile: ofAttribute(func(a ir.Attribute) (int64, bool) {
		dims, _, _, ok := mapOf(a)
		return int64(dims), ok
	}), Doc: "its dimensions"},
	{Name: "symbols", Args: ofAttr, Result: ods.SortInteger, compile: ofAttribute(func(a ir.Attribute) (int64, bool) {
		_, symbols, _, ok := mapOf(a)
		return int64(symbols), ok
	}), Doc: "its symbols"},
	{Name: "dynamic", Args: []ods.Sort{ods.SortAttr, ods.SortOpen}, Result: ods.SortInteger, compile: dynamic,
		Doc: "how many numbers of an array stand for operands: those that are `size`, or `stride`"},
}

// ofAttribute computes a number of an attribute. Of one that a name stands for, counts
// ask it without an environment.
func ofAttribute(f func(ir.Attribute) (int64, bool)) func(*ods.Expr) any {
	return func(e *ods.Expr) any {
		if a := e.Args[0]; a.Op == ods.ExprRef && a.Ref.Kind == ods.RefAttr {
			e.OfAttr = f
		}
		return one(f)(e)
	}
}

func signOf(a ir.Attribute) (int64, bool) {
	switch a := a.(type) {
	case *ir.IntegerAttr:
		return int64(a.Value().Sign()), true
	case *ir.FloatAttr:
		f := a.Value()
		if f.IsZero() || f.IsNaN() {
			return 0, f.IsZero()
		}
		return 1 - 2*truth(f.IsNegative()), true
	}
	return 0, false
}

var ofNumberList = []ods.Sort{ods.SortIntegers}

func mod(n, by int64) (int64, bool) {
	if by < 1 {
		return 0, false
	}
	return affine.Modulo(n, by), true
}

// extreme is a number of a list that has one.
func extreme(of func([]int64) int64) func([]int64) (int64, bool) {
	return func(list []int64) (int64, bool) {
		if len(list) == 0 {
			return 0, false
		}
		return of(list), true
	}
}

func product(list []int64) (int64, bool) {
	n := int64(1)
	for _, m := range list {
		if m < 0 || m > 0 && n > math.MaxInt64/m {
			return 0, false
		}
		n *= m
	}
	return n, true
}

func shapeOf(t ir.Type) ([]int64, bool) {
	s, ok := t.(ir.ShapedType)
	if !ok || !s.HasRank() {
		return nil, false
	}
	return s.Shape(), true
}

func rankOf(t ir.Type) (int64, bool) {
	shape, ok := shapeOf(t)
	return int64(len(shape)), ok
}

func dimOf(t ir.Type, i int64) (int64, bool) {
	shape, ok := shapeOf(t)
	if !ok || i < 0 || i >= int64(len(shape)) {
		return 0, false
	}
	return shape[i], true
}

func dynamicDims(t ir.Type) (int64, bool) {
	shape, ok := shapeOf(t)
	n := int64(0)
	for _, d := range shape {
		n += truth(d == ir.Dynamic)
	}
	return n, ok
}

func elementsOf(t ir.Type) (int64, bool) {
	if d, ok := t.(*ir.DialectType); ok {
		def, ok := d.Def().(*ods.TypeDef)
		if !ok || def.Length < 0 {
			return 0, false
		}
		return integerOf(d.Param(def.Length))
	}
	s, ok := t.(ir.ShapedType)
	if !ok {
		return 0, false
	}
	return ir.NumElements(s)
}

func spaceNumber(t ir.Type) (int64, bool) {
	space, ok := memorySpace(t)
	if n, isNumber := ods.SpaceNumber(space); isNumber {
		return n, ok
	}
	return -1, ok
}

func widthOf(t ir.Type) (int64, bool) { return bitWidth(scalarOf(t)) }

func bitWidth(t ir.Type) (int64, bool) {
	switch t := t.(type) {
	case *ir.IntegerType:
		return int64(t.Width()), true
	case *ir.FloatType:
		return int64(t.Kind().BitWidth()), true
	case *ir.DialectType:
		if def, ok := t.Def().(*ods.TypeDef); ok && def.Width > 0 {
			return def.Width, true
		}
	}
	return 0, false
}

func count(e *ods.Expr) any {
	r := e.Args[0].Ref
	return func(env ods.Env) (int64, bool) { return int64(env.Count(r)), true }
}

func constant(e *ods.Expr) any {
	i := e.Args[0].Ref.Index
	return func(env ods.Env) (int64, bool) {
		values := env.Values(i)
		if len(values) != 1 || values[0] == nil {
			return 0, false
		}
		return constantValue(values[0])
	}
}

func constantValue(v *ir.Value) (int64, bool) {
	op := v.DefiningOp()
	if op == nil || !op.Traits().ConstantLike {
		return 0, false
	}
	return integerOf(op.Attr("value"))
}

func lenOf(a ir.Attribute) (int64, bool) {
	switch a := a.(type) {
	case *ir.ArrayAttr:
		return int64(len(a.Elems())), true
	case *ir.DictionaryAttr:
		return int64(len(a.Entries())), true
	case *ir.StringAttr:
		return int64(len(a.Value())), true
	case *ir.DenseArrayAttr:
		return int64(a.Len()), true
	case *ir.DenseElementsAttr:
		return int64(a.Len()), true
	}
	_, _, results, ok := mapOf(a)
	return int64(results), ok
}

func sumOf(a ir.Attribute) (int64, bool) {
	if list, ok := a.(*ir.ArrayAttr); ok {
		return sumOfList(list)
	}
	d, ok := a.(*ir.DenseElementsAttr)
	if !ok {
		return 0, false
	}
	if _, ok := d.Shaped().Elem().(*ir.IntegerType); !ok {
		return 0, false
	}
	if d.IsSplat() {
		v, ok := d.Int(0).Int64()
		return v * int64(d.Len()), ok
	}
	n := int64(0)
	for i := range d.Len() {
		v, _ := d.Int(i).Int64()
		n += v
	}
	return n, true
}

func sumOfList(list *ir.ArrayAttr) (int64, bool) {
	n := int64(0)
	for _, e := range list.Elems() {
		i, isInt := e.(*ir.IntegerAttr)
		if !isInt {
			return 0, false
		}
		v, fits := i.Int()
		if n += v; !fits || v < 0 || n < 0 {
			return 0, false
		}
	}
	return n, true
}

func flags(e *ods.Expr) any {
	set, words := arg[ir.Attribute](e, 0), e.Args[1:]
	return func(env ods.Env) (int64, bool) {
		a, ok := set(env)
		n, ok2 := integerOf(a)
		if !ok || !ok2 {
			return 0, false
		}
		has := int64(0)
		for _, w := range words {
			has += truth(n&w.Int == w.Int)
		}
		return has, true
	}
}

func mapOf(a ir.Attribute) (dims, symbols, results int, ok bool) {
	switch a := a.(type) {
	case *ir.AffineMapAttr:
		m := a.Map()
		return m.NumDims, m.NumSymbols, len(m.Results), true
	case *ir.IntegerSetAttr:
		s := a.Set()
		return s.NumDims, s.NumSymbols, len(s.Constraints), true
	}
	return 0, 0, 0, false
}

func dynamic(e *ods.Expr) any {
	list, open := arg[ir.Attribute](e, 0), e.Args[1].Int
	return func(env ods.Env) (int64, bool) {
		a, ok := list(env)
		array, isArray := a.(*ir.ArrayAttr)
		if !ok || !isArray {
			return 0, false
		}
		n := int64(0)
		for _, e := range array.Elems() {
			i, ok := e.(*ir.IntegerAttr)
			if !ok {
				return 0, false
			}
			v, ok := i.Int()
			n += truth(ok && v == open)
		}
		return n, true
	}
}
