package vector

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
)

// tensorPatterns are those of transfers to and from tensors, whose values do not change.
func tensorPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On("write-of-write", writeTwice)}
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
	return place{r.Source(), r.Mask(), r.Vector().Type(), r.Indices(), r.PermutationMapAttr(), isWithin(r)}
}

func writePlace(w TransferWrite) place {
	return place{w.Source(), w.Mask(), w.Vector().Type(), w.Indices(), w.PermutationMapAttr(), isWithin(w)}
}

// isWithin reports whether a transfer is in bounds in all dimensions.
func isWithin[V transfer](op V) bool {
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

// readOfWrite: what was just written there.
func readOfWrite(read TransferRead, _ []ir.Attribute) ([]rewrite.FoldResult, bool) {
	write, ok := ir.DefinedBy[TransferWrite](read.Source())
	if !ok || !isWithin(write) || !readPlace(read).isAt(writePlace(write)) {
		return nil, false
	}
	return []rewrite.FoldResult{{Value: write.Vector()}}, true
}

// writeOfRead: what is there already is not written again.
func writeOfRead(write TransferWrite, _ []ir.Attribute) ([]rewrite.FoldResult, bool) {
	read, ok := ir.DefinedBy[TransferRead](write.Vector())
	if !ok || len(write.Result()) == 0 {
		return nil, false
	}
	from, to := readPlace(read), writePlace(write)
	if from.tensor != to.tensor || !from.within || !from.isAt(to) {
		return nil, false
	}
	return []rewrite.FoldResult{{Value: to.tensor}}, true
}

// writeTwice: what is written over needs not be written.
func writeTwice(write TransferWrite, rw *rewrite.Rewriter) rewrite.Result {
	before, ok := ir.DefinedBy[TransferWrite](write.Source())
	if !ok || len(write.Result()) == 0 || !writePlace(before).isAt(writePlace(write)) {
		return rw.MatchFailure("no transfer wrote the tensor at the same indices")
	}
	rw.Update(write.Op, func() { write.SetSource(before.Source()) })
	return rw.Success()
}
