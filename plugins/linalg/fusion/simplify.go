package fusion

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/linalg"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
	"github.com/mlirc/mlirc/plugins/std/dialects/tensor"
)

// replaced puts one operation in the place of another.
func replaced(op, by *ir.Operation) *ir.Operation {
	op.ReplaceAllUsesWith(by.Results())
	op.Erase()
	return by
}

// joinInputs makes one of inputs that are the same elements; nil where there are none.
func joinInputs(s *linalg.Structured) *ir.Operation {
	made, ok := s.JoinInputs(ir.BuilderBefore(s.Op))
	if !ok {
		return nil
	}
	return replaced(s.Op, made)
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
	return replaced(s.Op, s.WithOperands(b, keep, func(i int, _ []*ir.Value) *ir.Value { return numbers[i] }))
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
