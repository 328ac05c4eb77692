package loops

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/core/syntax/structure"
	"github.com/mlirc/mlirc/plugins/linalg"
	"github.com/mlirc/mlirc/plugins/std/dialects/math"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/dialects/scf"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

// withoutSoftmax makes loops of those on memrefs; false if there are none.
func withoutSoftmax(root *ir.Operation) bool {
	var list []linalg.Softmax
	ir.WalkPostOrder(root, func(op *ir.Operation) {
		if s, ok := linalg.AsSoftmax(op); ok && isMemRef(s.Input()) && isMemRef(s.Output()) {
			list = append(list, s)
		}
	})
	for _, s := range list {
		lowerSoftmax(s)
	}
	return len(list) > 0
}

func isMemRef(v *ir.Value) bool {
	_, ok := v.Type().(*ir.MemRefType)
	return ok
}

// softmax is one that becomes loops, in a line of elements along its dimension.
type softmax struct {
	*nest
	of     linalg.Softmax
	ivs    []*ir.Value // those of the loops around the line, and nil
	length *ir.Value
}

// lowerSoftmax makes a nest of loops around each line of elements, and three along it: for the greatest element, for the
// exponentials and their sum, and for the quotients.
func lowerSoftmax(of linalg.Softmax) {
	s := softmax{nest: &nest{Builder: ir.BuilderBefore(of.Op), constants: map[int64]*ir.Value{}}, of: of}
	input, output := of.Input(), of.Output()
	rank := len(input.Type().(*ir.MemRefType).Shape())
	sizes := make([]*ir.Value, rank)
	for d := range sizes {
		sizes[d] = s.size(input, d)
	}
	s.constant(0)
	s.constant(1)
	for d := range sizes {
		if d == int(of.Dimension()) {
			s.length, s.ivs = sizes[d], append(s.ivs, nil)
			continue
		}
		s.ivs = append(s.ivs, s.scfFor(sizes[d]))
	}
	greatest := s.along(s.float(num.Inf, true), func(at []*ir.Value, before *ir.Value) *ir.Value {
		return std.NewMaximumf(s.Builder, before, memref.NewLoad(s.Builder, input, at).Result()).Result()
	})
	sum := s.along(s.float(num.Zero, false), func(at []*ir.Value, before *ir.Value) *ir.Value {
		less := std.NewSubf(s.Builder, memref.NewLoad(s.Builder, input, at).Result(), greatest).Result()
		e := math.NewExp(s.Builder, less).Result()
		memref.NewStore(s.Builder, e, output, at)
		return std.NewAddf(s.Builder, before, e).Result()
	})
	s.along(nil, func(at []*ir.Value, _ *ir.Value) *ir.Value {
		e := memref.NewLoad(s.Builder, output, at).Result()
		memref.NewStore(s.Builder, std.NewDivf(s.Builder, e, sum).Result(), output, at)
		return nil
	})
	of.Op.Erase()
}

// float makes a constant of the elements' type.
func (s softmax) float(of func(num.Kind, bool) num.Float, negative bool) *ir.Value {
	t := structure.Element(s.of.Input().Type()).(*ir.FloatType)
	return std.NewConstant(s.Builder, t, s.Context().FloatAttr(t, of(t.Kind(), negative))).Op.Result(0)
}

// along makes a loop over the line, which carries a value if there is a first one, and returns what it is at the end.
func (s softmax) along(first *ir.Value, body func(at []*ir.Value, before *ir.Value) *ir.Value) *ir.Value {
	var carried []*ir.Value
	types := []ir.Type{s.Context().IndexType()}
	if first != nil {
		carried, types = append(carried, first), append(types, first.Type())
	}
	loop := scf.NewFor(s.Builder, s.constant(0), s.length, s.constant(1), carried)
	block := s.CreateBlock(loop.Region(), nil, types...)
	at := make([]*ir.Value, len(s.ivs))
	for d, iv := range s.ivs {
		if at[d] = iv; iv == nil {
			at[d] = block.Arg(0)
		}
	}
	var before *ir.Value
	if first != nil {
		before = block.Arg(1)
	}
	var yielded []*ir.Value
	if v := body(at, before); v != nil {
		yielded = append(yielded, v)
	}
	scf.NewYield(s.Builder, yielded)
	s.SetInsertionPointAfter(loop.Op)
	if first == nil {
		return nil
	}
	return loop.Op.Result(0)
}
