package fusion

import (
	"slices"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/linalg"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
	"github.com/mlirc/mlirc/plugins/std/dialects/tensor"
)

// rebuilt is an operation with some of its inputs; what takes the place of the elements of the
// others is told by instead.
func rebuilt(s *linalg.Structured, keep []bool, instead func(i int, args []*ir.Value) *ir.Value) *ir.Operation {
	var values []*ir.Value
	var maps []affine.Map
	place := make([]int, len(keep))
	inputs := 0
	for i, v := range s.Op.Operands() {
		place[i] = len(values)
		if keep[i] {
			values, maps = append(values, v), append(maps, s.Maps[i])
			if i < s.Inputs {
				inputs++
			}
		}
	}
	made := newGeneric(s, values, maps, inputs)
	body := made.Region().Entry()
	b := ir.BuilderBefore(s.Op)
	b.SetInsertionPointToEnd(body)
	mapping := ir.NewMapping()
	args := make([]*ir.Value, len(keep))
	for i := range keep {
		if keep[i] {
			args[i] = body.Arg(place[i])
		}
	}
	for i, arg := range s.Body().Args() {
		v := args[i]
		if !keep[i] {
			v = instead(i, args)
		}
		mapping.MapValue(arg, v)
	}
	for op := s.Body().First(); op != nil; op = op.Next() {
		b.Clone(op, mapping)
	}
	s.Op.ReplaceAllUsesWith(made.Op.Results())
	s.Op.Erase()
	return made.Op
}

// joinInputs makes one of inputs that are the same elements; nil where there are none.
func joinInputs(s *linalg.Structured) *ir.Operation {
	keep, first := make([]bool, len(s.Maps)), make([]int, len(s.Maps))
	found := false
	for i := range s.Maps {
		first[i], keep[i] = i, true
		for j := range i {
			if i < s.Inputs && keep[j] && s.Op.Operand(i) == s.Op.Operand(j) && s.Maps[i].Equal(s.Maps[j]) {
				first[i], keep[i], found = j, false, true
				break
			}
		}
	}
	if !found {
		return nil
	}
	return rebuilt(s, keep, func(i int, args []*ir.Value) *ir.Value { return args[first[i]] })
}

// useSplats makes numbers of inputs that are constants of equal elements; nil where there are none.
func useSplats(s *linalg.Structured) *ir.Operation {
	keep := make([]bool, len(s.Maps))
	numbers := map[int]*ir.Value{}
	b := ir.BuilderBefore(s.Op)
	for i := range s.Maps {
		keep[i] = true
		constant, ok := s.Op.Operand(i).DefinedBy("std.constant")
		if !ok || i >= s.Inputs {
			continue
		}
		data, ok := constant.Attr("value").(*ir.DenseElementsAttr)
		if !ok || !data.IsSplat() {
			continue
		}
		switch elem := data.Shaped().Elem().(type) {
		case *ir.FloatType, *ir.IntegerType, *ir.IndexType:
			keep[i] = false
			numbers[i] = std.NewConstant(b, elem, data.Element(0)).Result()
		}
	}
	after := &linalg.Structured{Iterators: s.Iterators}
	for i, m := range s.Maps {
		if keep[i] {
			after.Maps = append(after.Maps, m)
		}
	}
	if _, covered := after.Extents(); len(numbers) == 0 || !covered {
		for _, v := range numbers {
			v.DefiningOp().Erase()
		}
		return nil
	}
	return rebuilt(s, keep, func(i int, _ []*ir.Value) *ir.Value { return numbers[i] })
}

// forgetOutputs puts a fresh tensor for each output whose elements are not read. It reports whether
// there is one.
func forgetOutputs(s *linalg.Structured) bool {
	found := false
	for i, v := range s.Outputs() {
		t, ok := v.Type().(*ir.RankedTensorType)
		_, fresh := v.DefinedBy("linalg.init_tensor")
		if !ok || fresh || s.ReadsOutput(i) {
			continue
		}
		b := ir.BuilderBefore(s.Op)
		static := slices.Clone(t.Shape())
		var open []*ir.Value
		for d, n := range static {
			if n == ir.Dynamic {
				static[d] = -1
				at := std.NewConstant(b, b.Context().IndexType(), b.Context().IndexAttr(int64(d))).Result()
				open = append(open, tensor.NewDim(b, v, at).Result())
			}
		}
		s.Op.SetOperand(s.Inputs+i, linalg.NewInitTensor(b, open, t, static).Result())
		found = true
	}
	return found
}
