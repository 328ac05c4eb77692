package verify

import (
	"fmt"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax"
)

// flow checks that what passes along the edges between an operation and its
// regions has the types that are wanted where it arrives.
func (v *verifier) flow(op *ir.Operation, def *ods.Op, f *ir.Traits) bool {
	for i := range f.RegionFlow {
		if !v.edge(op, def, &f.RegionFlow[i]) {
			return false
		}
	}
	return true
}

func (v *verifier) edge(op *ir.Operation, def *ods.Op, e *ir.RegionEdge) bool {
	to, ok := successorInputs(op, def, e.To)
	if !ok {
		return true
	}
	if e.From == "" {
		start, end, ok := ir.OperandGroup(op, e.Forward)
		if e.Forward == "" {
			start, end, ok = 0, 0, e.To != ""
		}
		return !ok || v.passes(op, passage{nil, op, start, end}, to)
	}
	from, ok := regionOf(op, def, e.From)
	if !ok {
		return true
	}
	for b := range from.Blocks() {
		// What another terminator passes on, only its owner knows.
		t := b.Terminator()
		if t == nil || !t.Traits().ReturnLike || t.NumSuccessors() > 0 {
			continue
		}
		p := passage{from, t, 0, t.NumOperands()}
		if !v.passes(op, p, to) {
			return false
		}
	}
	return true
}

// passage is where an edge begins: operands of the operation or of a
// terminator, some of which may be missing still.
type passage struct {
	region     *ir.Region // nil: the operation itself
	op         *ir.Operation
	start, end int
}

func (p passage) String() string { return placeOf(p.region, "parent operands") }

// target is where an edge ends: values of these types.
type target struct {
	region *ir.Region // nil: the operation itself
	count  int
	typ    func(i int) ir.Type
}

func (t target) String() string { return placeOf(t.region, "parent results") }

// placeOf names an end of an edge for a message.
func placeOf(r *ir.Region, own string) string {
	if r == nil {
		return own
	}
	return fmt.Sprintf("Region #%d", r.Index())
}

// regionOf is the region of that name; false when there is none or it is empty.
func regionOf(op *ir.Operation, def *ods.Op, name string) (*ir.Region, bool) {
	i := def.RegionNamed(name)
	if i < 0 || i >= op.NumRegions() {
		return nil, false
	}
	return op.Region(i), !op.Region(i).Empty()
}

// successorInputs is what takes the values of an edge; false when the definition leaves
// open which they are.
func successorInputs(op *ir.Operation, def *ods.Op, to string) (target, bool) {
	if to == "" {
		return target{nil, op.NumResults(), op.ResultType}, true
	}
	r, ok := regionOf(op, def, to)
	if !ok {
		return target{}, false
	}
	start, end, ok := def.EntryArguments(op, r.Index())
	typ := func(i int) ir.Type { return r.Entry().Arg(start + i).Type() }
	return target{r, end - start, typ}, ok
}

func (v *verifier) passes(op *ir.Operation, from passage, to target) bool {
	if n := from.end - from.start; n != to.count {
		return v.errorf(op, "region control flow edge from %s to %s: source has %d operands, but target successor needs %d", from, to, n, to.count)
	}
	for i := range to.count {
		value := from.op.Operand(from.start + i)
		if value == nil {
			return true // reported where it is
		}
		if have, want := value.Type(), to.typ(i); have != want {
			return v.errorf(op, "along control flow edge from %s to %s: source type #%d %s should match input type #%d %s",
				from, to, i, syntax.QuotedType(have), i, syntax.QuotedType(want))
		}
	}
	return true
}
