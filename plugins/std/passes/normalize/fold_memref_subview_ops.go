package normalize

import (
	"slices"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/pass"
	dialect "github.com/mlirc/mlirc/plugins/std/dialects/affine"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
	"github.com/mlirc/mlirc/plugins/std/dialects/vector"
	"github.com/mlirc/mlirc/plugins/std/dialects/view"
)

// FoldMemRefSubviewOps returns the pass `fold-memref-subview-ops`.
func FoldMemRefSubviewOps() *pass.Pass {
	return &pass.Pass{
		Name:    "fold-memref-subview-ops",
		Summary: "make accesses of a subview those of what it views",
		Doc: `memref.load, memref.store, vector.transfer_read and vector.transfer_write of the result of
memref.subview get the subscripts of the memref that is viewed. A transfer stays that may go out of bounds, since it
would see what is behind the subview, and one along a dimension with a stride other than one, and of a subview of
a lower rank. Subviews that nothing uses any more go.`,
		Builds: []string{"affine", "std"},
		Run: func(r *pass.Run) error {
			var accesses []*ir.Operation
			ir.Walk(r.Op, func(op *ir.Operation) ir.WalkResult {
				if _, ok := viewedBy(op); ok {
					accesses = append(accesses, op)
				}
				return ir.Advance
			})
			folded := 0
			for _, op := range accesses {
				for foldSubview(op) {
					folded++
				}
			}
			r.Stats.Add("num-folded", int64(folded))
			if folded == 0 {
				r.Unchanged()
			}
			return nil
		},
	}
}

// viewedBy is the operand of an access that is the memref.
func viewedBy(op *ir.Operation) (operand int, ok bool) {
	switch op.Name().String() {
	case "memref.load", "vector.transfer_read":
		return 0, true
	case "memref.store", "vector.transfer_write":
		return 1, true
	}
	return 0, false
}

// foldSubview makes an access one of what its memref is a subview of.
func foldSubview(op *ir.Operation) bool {
	at, _ := viewedBy(op)
	made, ok := op.Operand(at).DefinedBy("memref.subview")
	if !ok {
		return false
	}
	part, ok := view.PartOf(made, 1)
	if !ok {
		return false
	}
	indices := ods.OperandsOf(op, at+1)
	kept, ok := part.Kept(made.ResultType(0).(*ir.MemRefType).Shape())
	if !ok || !op.Is("memref.load") && !op.Is("memref.store") && !transferFits(op, part, len(indices)) {
		return false
	}
	b := ir.BuilderBefore(op)
	b.SetLoc(op.Loc())
	var found []*ir.Value
	for d := range part.Offsets {
		index := (*ir.Value)(nil)
		if kept[d] {
			index, indices = indices[0], indices[1:]
		}
		found = append(found, subscript(b, index, part.Offsets[d], part.Strides[d]))
	}
	operands := slices.Clone(op.Operands())
	rest := operands[at+1+countTrue(kept):]
	op.SetOperands(slices.Concat(operands[:at], []*ir.Value{memref.Subview{Op: made}.Source()}, found, rest))
	if !made.HasUses() {
		made.Erase()
	}
	return true
}

func countTrue(list []bool) int {
	n := 0
	for _, b := range list {
		if b {
			n++
		}
	}
	return n
}

// transferFits reports whether a transfer sees the same elements without the subview.
func transferFits(op *ir.Operation, part view.Part, rank int) bool {
	inBounds := ods.BoolsOf(op.Attr("in_bounds"))
	if rank != len(part.Offsets) || len(inBounds) == 0 || slices.Contains(inBounds, false) {
		return false
	}
	m, ok := permutationOf(op)
	if !ok {
		return false
	}
	for _, e := range m.Results {
		if d, isDim := e.(affine.Dim); isDim && (part.Strides[d].Value != nil || part.Strides[d].Known != 1) {
			return false
		}
	}
	return true
}

func permutationOf(op *ir.Operation) (affine.Map, bool) {
	if read, ok := vector.AsTransferRead(op); ok {
		return read.PermutationMap()
	}
	write, _ := vector.AsTransferWrite(op)
	return write.PermutationMap()
}

// subscript is offset + index * stride; without an index it is the offset.
func subscript(b *ir.Builder, index *ir.Value, offset, stride view.Number) *ir.Value {
	if index == nil {
		if offset.Value != nil {
			return offset.Value
		}
		return std.NewConstant(b, b.Context().IndexType(), b.Context().IndexAttr(offset.Known)).Result()
	}
	if offset.Value == nil && offset.Known == 0 && stride.Value == nil && stride.Known == 1 {
		return index
	}
	operands := []*ir.Value{index}
	number := func(n view.Number) affine.Expr {
		if n.Value == nil {
			return affine.Constant(n.Known)
		}
		operands = append(operands, n.Value)
		return affine.Symbol(len(operands) - 2)
	}
	e := affine.Mul(affine.Dim(0), number(stride))
	e = affine.Add(e, number(offset))
	return dialect.NewApply(b, operands, affine.NewMap(1, len(operands)-1, e)).Op.Result(0)
}
