package verify

import (
	"fmt"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/irdl"
)

// flow checks that what passes along the edges between an operation and its
// regions has the types that are wanted where it arrives.
func (v *verifier) flow(op *ir.Operation, def *irdl.Op, f *ir.Facets) bool {
	for i := range f.RegionFlow {
		if !v.edge(op, def, &f.RegionFlow[i]) {
			return false
		}
	}
	return true
}

func (v *verifier) edge(op *ir.Operation, def *irdl.Op, e *ir.RegionEdge) bool {
	to, ok := arrival(op, def, e.To)
	if !ok {
		return true
	}
	if e.From == "" {
		start, end, ok := ir.OperandGroup(op, e.Forward)
		if e.Forward == "" {
			start, end, ok = 0, 0, e.To != ""
		}
		return !ok || v.passes(op, passage{"parent operands", op, start, end}, to)
	}
	from, ok := regionOf(op, def, e.From)
	if !ok {
		return true
	}
	for b := from.Entry(); b != nil; b = b.Next() {
		// What another terminator passes on, only its owner knows.
		t := b.Terminator()
		if t == nil || !t.Facets().ReturnLike || t.NumSuccessors() > 0 {
			continue
		}
		p := passage{fmt.Sprintf("Region #%d", from.Index()), t, 0, t.NumOperands()}
		if !v.passes(op, p, to) {
			return false
		}
	}
	return true
}

// passage is where an edge begins: operands of the operation or of a
// terminator, some of which may be missing still.
type passage struct {
	name       string
	op         *ir.Operation
	start, end int
}

// target is where an edge ends: values of these types.
type target struct {
	name  string
	count int
	typ   func(i int) ir.Type
}

// regionOf is the region of that name; false when there is none or it is empty.
func regionOf(op *ir.Operation, def *irdl.Op, name string) (*ir.Region, bool) {
	i := def.RegionNamed(name)
	if i < 0 || i >= op.NumRegions() {
		return nil, false
	}
	return op.Region(i), !op.Region(i).Empty()
}

// arrival is what takes the values of an edge; false when the definition leaves
// open which they are.
func arrival(op *ir.Operation, def *irdl.Op, to string) (target, bool) {
	if to == "" {
		return target{"parent results", op.NumResults(), op.ResultType}, true
	}
	r, ok := regionOf(op, def, to)
	if !ok {
		return target{}, false
	}
	start, end, ok := def.Arrival(op, r.Index())
	typ := func(i int) ir.Type { return r.Entry().Arg(start + i).Type() }
	return target{fmt.Sprintf("Region #%d", r.Index()), end - start, typ}, ok
}

func (v *verifier) passes(op *ir.Operation, from passage, to target) bool {
	if n := from.end - from.start; n != to.count {
		return v.errorf(op, "region control flow edge from %s to %s: source has %d operands, but target successor needs %d", from.name, to.name, n, to.count)
	}
	for i := range to.count {
		value := from.op.Operand(from.start + i)
		if value == nil {
			return true // reported where it is
		}
		if have, want := value.Type(), to.typ(i); have != want {
			return v.errorf(op, "along control flow edge from %s to %s: source type #%d %s should match input type #%d %s",
				from.name, to.name, i, typeText(have), i, typeText(want))
		}
	}
	return true
}
