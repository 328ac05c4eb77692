package vector

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
)

// tensorPatterns are those of transfers to and from tensors, whose values do not change.
func tensorPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{{Name: "write-of-write", Root: "vector.transfer_write", Match: writeTwice}}
}

// place is what a transfer moves, and where.
type place struct {
	tensor, mask *ir.Value
	vector       ir.Type
	indices      []*ir.Value
	order        ir.Attribute
	within       bool
}

func readPlace(r TransferRead) place {
	return place{r.Source(), r.Mask(), r.Vector().Type(), r.Indices(), r.PermutationMapAttr(), isWithin(r.Op)}
}

func writePlace(w TransferWrite) place {
	return place{w.Source(), w.Mask(), w.Vector().Type(), w.Indices(), w.PermutationMapAttr(), isWithin(w.Op)}
}

func isWithin(op *ir.Operation) bool {
	places := placesOf(op)
	for i, within := range boundsOf(op, len(places)) {
		if !within && !places[i].IsSymbolicOrConstant() {
			return false
		}
	}
	return true
}

// isAt reports whether two transfers move all of one type to or from one place.
func (p place) isAt(q place) bool {
	return p.mask == nil && q.mask == nil && p.vector == q.vector && p.order == q.order && slices.Equal(p.indices, q.indices)
}

// writtenTensor is the transfer that made a tensor.
func writtenTensor(v *ir.Value) (TransferWrite, bool) {
	def, ok := v.DefinedBy("vector.transfer_write")
	return TransferWrite{Op: def}, ok
}

// readOfWrite: what was just written there.
func readOfWrite(op *ir.Operation, _ []ir.Attribute) ([]rewrite.FoldResult, bool) {
	read := TransferRead{Op: op}
	write, ok := writtenTensor(read.Source())
	if !ok || !isWithin(write.Op) || !readPlace(read).isAt(writePlace(write)) {
		return nil, false
	}
	return []rewrite.FoldResult{{Value: write.Vector()}}, true
}

// writeOfRead: what is there already is not written again.
func writeOfRead(op *ir.Operation, _ []ir.Attribute) ([]rewrite.FoldResult, bool) {
	write := TransferWrite{Op: op}
	def, ok := write.Vector().DefinedBy("vector.transfer_read")
	if !ok || op.NumResults() == 0 {
		return nil, false
	}
	from, to := readPlace(TransferRead{Op: def}), writePlace(write)
	if from.tensor != to.tensor || !from.within || !from.isAt(to) {
		return nil, false
	}
	return []rewrite.FoldResult{{Value: to.tensor}}, true
}

// writeTwice: what is written over needs not be written.
func writeTwice(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	write := TransferWrite{Op: op}
	before, ok := writtenTensor(write.Source())
	if !ok || op.NumResults() == 0 || !writePlace(before).isAt(writePlace(write)) {
		return rw.MatchFailure("no transfer wrote the tensor at the same indices")
	}
	rw.Update(op, func() { op.SetOperand(1, before.Source()) })
	return rw.Success()
}
