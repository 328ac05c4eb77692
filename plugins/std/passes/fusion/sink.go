package fusion

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/analysis/dependence"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
	"github.com/mlirc/mlirc/plugins/std/passes/loops"
)

// sink exchanges the loops of a nest such that those whose iterations depend on each other are
// innermost, and a slice can stand in more of the others. Nothing changes where that
// would change the order of accesses that depend on each other.
func (f *fuser) sink(n *node) {
	if n.ordered {
		return
	}
	n.ordered = true
	root, _ := n.loop()
	band := loops.Band(root)
	if len(band) < 2 || !n.isMovable() || len(n.accesses())*len(n.accesses()) > maxPairs {
		return
	}
	carried, isSequential := f.carried(n, len(band))
	if isSequential == nil || !slices.Contains(isSequential, false) {
		return
	}
	var order, sequential []int
	for k := range band {
		if isSequential[k] {
			sequential = append(sequential, k)
			continue
		}
		order = append(order, k)
	}
	order = append(order, sequential...)
	for len(order) > 0 && order[len(order)-1] == len(order)-1 {
		order = order[:len(order)-1]
	}
	band = band[:len(order)]
	if len(band) == 0 || !mayExchange(band, order) || !staysForward(carried, order) {
		return
	}
	delete(f.nests, n.op)
	n.op = exchange(band, order)
	f.nests[n.op] = n
	f.sunk++
}

// carried are the distances of the dependences between iterations of the first loops of a nest, and
// which of these loops they involve: nil if they are not known. It stops when they involve all.
func (f *fuser) carried(n *node, count int) (list [][]dependence.Distance, involved []bool) {
	all := n.accesses()
	involved = make([]bool, count)
	for _, a := range all {
		for _, b := range all {
			if a.Memref != b.Memref || !a.Store && !b.Store {
				continue
			}
			r := f.analysis.Relate(a, b)
			for depth := 1; depth <= count && slices.Contains(involved, false); depth++ {
				if r.At(depth) == dependence.None {
					continue
				}
				distances, ok := r.Distances(depth)
				if !ok {
					return nil, nil
				}
				for k := range involved {
					involved[k] = involved[k] || !isZero(distances[k])
				}
				list = append(list, distances)
			}
		}
	}
	return list, involved
}

func isZero(d dependence.Distance) bool {
	return d.Least != nil && d.Greatest != nil && d.Least.Sign() == 0 && d.Greatest.Sign() == 0
}

// staysForward reports whether loops in another order still lead from the first to the second of
// two iterations in each dependence.
func staysForward(carried [][]dependence.Distance, order []int) bool {
	for _, distances := range carried {
		for _, k := range order {
			least := distances[k].Least
			if least == nil || least.Sign() < 0 {
				return false
			}
			if least.Sign() > 0 {
				break
			}
		}
	}
	return true
}

// mayExchange reports whether the loops of a band carry no values and each still is inside of
// those that its bounds depend on.
func mayExchange(band []affine.For, order []int) bool {
	for at, k := range order {
		loop := band[k]
		if loop.Op.NumResults() > 0 {
			return false
		}
		for _, inner := range order[at+1:] {
			iv := band[inner].InductionVar()
			if slices.Contains(loop.Lb(), iv) || slices.Contains(loop.Ub(), iv) {
				return false
			}
		}
	}
	return true
}

// exchange puts the loops of a band in another order, and returns the outermost.
func exchange(band []affine.For, order []int) *ir.Operation {
	root := band[order[0]].Op
	innermost, last := band[len(band)-1], band[order[len(order)-1]]
	for _, loop := range band[1:] {
		loop.Op.MoveBefore(band[0].Op)
	}
	if last != innermost {
		for op := range innermost.Body().WithoutTerminator() {
			op.MoveBefore(last.Yield())
		}
	}
	for i, k := range order[1:] {
		band[k].Op.MoveBefore(band[order[i]].Yield())
	}
	return root
}
