package eval

import (
	"slices"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/kind"
)

// shapes are the functions of lists of numbers, most of which are shapes.
var shapes = []Function{
	{Name: "shape", Args: ofType, Result: ods.SortIntegers, compile: one(sizesOf),
		Doc: "the sizes of a type, of a dialect's vector too; none of a type that has no shape"},
	{Name: "scalable-dims", Args: ofType, Result: ods.SortIntegers, compile: one(scalableDimsOf),
		Doc: "for each size of a type 1 where it is scalable, a multiple that is known only when the program runs, and 0 where not"},
	{Name: "static-sizes", Args: ofType, Result: ods.SortIntegers, compile: one(staticSizesOf),
		Doc: "the sizes of a shaped type, as lists of MLIR 13 have them: -1 for one that is not known"},
	{Name: "concat", Args: []ods.Sort{ods.SortIntegers, ods.SortIntegers}, Rest: true, Result: ods.SortIntegers, compile: concat,
		Doc: "the numbers of all lists"},
	{Name: "concat", Args: []ods.Sort{ods.SortTypes, ods.SortTypes}, Rest: true, Result: ods.SortTypes, compile: concatTypes,
		Doc: "the types of all lists"},
	{Name: "take", Args: []ods.Sort{ods.SortIntegers, ods.SortInteger}, Result: ods.SortIntegers, compile: two(take),
		Doc: "the first numbers of a list, which must have so many"},
	{Name: "drop", Args: []ods.Sort{ods.SortIntegers, ods.SortInteger}, Result: ods.SortIntegers, compile: two(drop),
		Doc: "the others"},
	{Name: "pick", Args: ofNumberLists, Result: ods.SortIntegers, compile: two(pick),
		Doc: "the numbers of a list at these places, from 0; each place must be there"},
	{Name: "without", Args: ofNumberLists, Result: ods.SortIntegers, compile: two(without),
		Doc: "the numbers of a list that are not at these places"},
	{Name: "repeat", Args: ofNumbers, Result: ods.SortIntegers, compile: two(repeat),
		Doc: "a number, as often as another says"},
	{Name: "strides", Args: ofType, Result: ods.SortIntegers, compile: one(stridesOf),
		Doc: "how far elements of a strided memref lie apart in each dimension"},
	{Name: "project", Args: []ods.Sort{ods.SortIntegers, ods.SortAttr}, Result: ods.SortIntegers, compile: two(project),
		Doc: "the numbers at the results of an affine map that are dimensions, of which there must be one"},
	{Name: "dim-order", Args: []ods.Sort{ods.SortIntegers, ods.SortAttr}, Result: ods.SortIntegers, compile: two(dimOrder),
		Doc: "as `project`, in the order of those dimensions"},
	{Name: "consts", Args: []ods.Sort{ods.SortOperand}, Result: ods.SortIntegers, compile: consts, ReadsValues: true,
		Doc: "the integers that operands are; -1 for one that is no constant"},
	{Name: "static", Args: []ods.Sort{ods.SortAttr, ods.SortOpen}, Result: ods.SortIntegers, compile: static,
		Doc: "the numbers of an array without those that stand for operands, which are `size` or `stride`"},
}

func static(e *ods.Expr) any {
	list, open := arg[ir.Attribute](e, 0), e.Args[1].Int
	return func(env ods.Env) ([]int64, bool) {
		a, ok := list(env)
		array, isArray := a.(*ir.ArrayAttr)
		if !ok || !isArray {
			return nil, false
		}
		var numbers []int64
		for _, e := range array.Elems() {
			i, isInteger := e.(*ir.IntegerAttr)
			if !isInteger {
				return nil, false
			}
			n, fits := i.Int()
			if !fits {
				return nil, false
			}
			if n != open {
				numbers = append(numbers, n)
			}
		}
		return numbers, true
	}
}

// staticSizesOf are the sizes of a shaped type, -1 for dynamic ones.
func staticSizesOf(t ir.Type) ([]int64, bool) {
	shape, ok := shapeOf(t)
	if !ok {
		return nil, false
	}
	sizes := slices.Clone(shape)
	for i, n := range sizes {
		if n == ir.Dynamic {
			sizes[i] = -1
		}
	}
	return sizes, true
}

func scalableDimsOf(t ir.Type) ([]int64, bool) {
	sizes, ok := sizesOf(t)
	if !ok {
		return nil, false
	}
	list := make([]int64, len(sizes))
	for i, scalable := range scalableDims(t) {
		list[i] = truth(scalable)
	}
	return list, true
}

func sizesOf(t ir.Type) ([]int64, bool) {
	switch s := t.(type) {
	case ir.ShapedType:
		return shapeOf(s)
	case *ir.DialectType:
		if def, ok := s.Def().(*ods.TypeDef); ok && def.Vector {
			n, ok := integerOf(s.Param(def.Length))
			return []int64{n}, ok
		}
	}
	return nil, true
}

func concat(e *ods.Expr) any {
	args := e.Args
	return func(env ods.Env) ([]int64, bool) {
		var all []int64
		for _, a := range args {
			list, ok := a.Integers(env)
			if !ok {
				return nil, false
			}
			all = append(all, list...)
		}
		return all, true
	}
}

func take(list []int64, n int64) ([]int64, bool) {
	if n < 0 || n > int64(len(list)) {
		return nil, false
	}
	return list[:n:n], true
}

func drop(list []int64, n int64) ([]int64, bool) {
	if n < 0 || n > int64(len(list)) {
		return nil, false
	}
	return list[n:], true
}

func pick(list, places []int64) ([]int64, bool) {
	picked := make([]int64, len(places))
	for i, at := range places {
		if at < 0 || at >= int64(len(list)) {
			return nil, false
		}
		picked[i] = list[at]
	}
	return picked, true
}

func without(list, places []int64) ([]int64, bool) {
	var kept []int64
	for i, n := range list {
		if !slices.Contains(places, int64(i)) {
			kept = append(kept, n)
		}
	}
	return kept, true
}

func stridesOf(t ir.Type) ([]int64, bool) {
	m, ok := t.(*ir.MemRefType)
	if !ok {
		return nil, false
	}
	s, ok := m.Strides()
	return s.Strides, ok
}

func repeat(n, times int64) ([]int64, bool) {
	if times > kind.MaxListed {
		return nil, false
	}
	list := make([]int64, max(times, 0))
	for i := range list {
		list[i] = n
	}
	return list, true
}

func project(list []int64, a ir.Attribute) ([]int64, bool) {
	m, ok := a.(*ir.AffineMapAttr)
	if !ok {
		return nil, false
	}
	var kept []int64
	for i, r := range m.Map().Results {
		if _, isDim := r.(affine.Dim); isDim && i < len(list) {
			kept = append(kept, list[i])
		}
	}
	return kept, kept != nil
}

// dimOrder is as project, in the order of the dimensions.
func dimOrder(list []int64, a ir.Attribute) ([]int64, bool) {
	kept, ok := project(list, a)
	if !ok {
		return nil, false
	}
	return pick(kept, a.(*ir.AffineMapAttr).Map().DimOrder())
}

// unknownConstant is the number of an operand that is no constant; no member has it.
const unknownConstant = -1

func consts(e *ods.Expr) any {
	i := e.Args[0].Ref.Index
	return func(env ods.Env) ([]int64, bool) {
		values := env.Values(i)
		list := make([]int64, len(values))
		for i, v := range values {
			if v == nil {
				return nil, false
			}
			n, ok := constantValue(v)
			if !ok {
				n = unknownConstant
			}
			list[i] = n
		}
		return list, true
	}
}
