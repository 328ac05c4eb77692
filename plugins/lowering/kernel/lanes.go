package kernel

import (
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/num"
	dialect "github.com/mlirc/mlirc/plugins/kernel"
)

// lanes says how the invocations of a workgroup are lanes of subgroups: invocation i is lane
// i mod width of subgroup i / width. Invocations are counted along x first, or with quads four by four, each
// of which are 2 x 2 along x and y.
type lanes struct {
	width     int64
	quads     bool
	size      [3]int64 // of the workgroup
	total     int64
	subgroups int64
}

func newLanes(width int64, p *program) lanes {
	size := p.entry.WorkgroupSize
	l := lanes{width: width, size: size, total: size[0] * size[1] * size[2], quads: p.entry.Derivatives == dialect.DerivativeQuads}
	l.subgroups = (l.total + width - 1) / width
	return l
}

// chosenWidth is how many lanes subgroups have if the user does not say. A program that does not ask
// cannot tell, so that rows of its workgroups decide: 16 lanes are worth it as two vectors of 8, of which
// the processor works on one while it waits for the other.
func chosenWidth(p *program) int64 {
	switch n := p.entry.SubgroupSize; n {
	case 4, 8, 16, 32:
		return n
	case 1:
		if p.entry.Fixed {
			return 1
		}
	}
	size := p.entry.WorkgroupSize
	row := size[0]
	if size[1] == 1 && size[2] == 1 {
		row = num.RoundUp(row, 16)
	}
	if row%16 != 0 || size[0]*size[1]*size[2] < 16 || p.asksOthers() {
		return 8
	}
	return 16
}

// asksOthers reports whether a program can say how many lanes a subgroup has.
func (p *program) asksOthers() bool {
	if n := p.entry.SubgroupSize; n != 0 {
		return true
	}
	for _, b := range p.blocks {
		for _, n := range b.nodes {
			id := stringOf(n.attrs.Get("id"))
			if strings.HasPrefix(id, "subgroup") || id == "num_subgroups" || strings.HasPrefix(n.op, "kernel.") && n.op != "kernel.id" && n.op != "kernel.array_length" {
				return true
			}
		}
	}
	return false
}

// worthGather is how many operations of a loop make up for a load from addresses of its own in each lane,
// which a processor does lane by lane.
const worthGather = 6

// gathers reports whether an innermost loop that lanes leave in different iterations mostly loads from
// addresses of buffers that differ in any way from lane to lane. One invocation after the other then is
// faster: the sparse product of a matrix and a vector of BenchmarkCompute takes a third of the time.
func (s *shapes) gathers() bool {
	for _, l := range s.graph.loops {
		if s.loops[l] < linear || slices.ContainsFunc(s.graph.loops, func(o *loop) bool { return o.outer == l }) {
			continue
		}
		loads, others := 0, 0
		for b := range l.blocks {
			for _, n := range s.blocks[b].nodes {
				switch {
				case n.op == opConst || n.op == opUndef:
				case n.op == opLoad && n.addr.obj != nil && n.addr.obj.kind == bufferObject && s.scattered(n):
					loads++
				default:
					others++
				}
			}
		}
		if loads > 0 && others <= loads*worthGather {
			return true
		}
	}
	return false
}

// scattered reports whether the addresses of an access differ from lane to lane by more than a constant.
func (s *shapes) scattered(n *node) bool {
	return slices.ContainsFunc(n.addr.terms, func(t term) bool { return s.at(t.n, n.blk).level == varying })
}

// full reports whether every subgroup has all its lanes.
func (l lanes) full() bool { return l.total%l.width == 0 }

// inRow reports whether a subgroup lies in one row along x.
func (l lanes) inRow() bool {
	return !l.quads && (l.size[0]%l.width == 0 || l.size[1] == 1 && l.size[2] == 1)
}

// shapeOf is the shape of a number of the invocation.
func (l lanes) shapeOf(n *node) shape {
	d := int(intOf(n.attrs.Get("dimension")))
	perSubgroup := shape{level: sameSubgroup}
	if l.subgroups == 1 {
		perSubgroup.level = sameWorkgroup
	}
	switch stringOf(n.attrs.Get("id")) {
	case "local_id":
		switch {
		case l.size[d] == 1:
			return shape{level: sameWorkgroup}
		case d == 0 && l.inRow():
			return shape{linear, 1}
		case l.inRow():
			return perSubgroup
		}
		return shape{level: varying}
	case "local_index":
		if l.quads {
			return shape{level: varying}
		}
		return shape{linear, 1}
	case "subgroup_local_id":
		return shape{linear, 1}
	case "subgroup_id", "subgroup_mask":
		return perSubgroup
	}
	return shape{level: sameWorkgroup}
}

// rangeOf says between which numbers the value of a node lies, where that is known.
func (l lanes) rangeOf(n *node) (lo, hi int64, ok bool) { return l.rangeWithin(n, 8) }

func (l lanes) rangeWithin(n *node, depth int) (lo, hi int64, ok bool) {
	const most = 1 << 30
	if depth == 0 {
		return 0, 0, false
	}
	if k, ok := n.known(); ok {
		return k, k, k >= 0 && k <= most
	}
	switch n.op {
	case "kernel.id":
		d := int(intOf(n.attrs.Get("dimension")))
		switch stringOf(n.attrs.Get("id")) {
		case "local_id":
			return 0, l.size[d] - 1, true
		case "local_index":
			return 0, l.subgroups*l.width - 1, true
		case "subgroup_local_id":
			return 0, l.width - 1, true
		case "subgroup_id":
			return 0, l.subgroups - 1, true
		}
	case "llvm.add", "llvm.mul":
		a, b, ok := l.rangeWithin(n.args[0], depth-1)
		c, d, ok2 := l.rangeWithin(n.args[1], depth-1)
		if !ok || !ok2 {
			return 0, 0, false
		}
		if n.op == "llvm.add" {
			lo, hi = a+c, b+d
		} else {
			lo, hi = a*c, b*d
		}
		return lo, hi, hi <= most
	case "llvm.shl":
		a, b, ok := l.rangeWithin(n.args[0], depth-1)
		k, known := n.args[1].known()
		if ok && known && k >= 0 && k < 20 {
			return a << k, b << k, b<<k <= most
		}
	case "llvm.and":
		for i := range 2 {
			if _, hi, ok := l.rangeWithin(n.args[i], depth-1); ok {
				return 0, hi, true
			}
		}
	case "llvm.lshr", "llvm.udiv":
		a, b, ok := l.rangeWithin(n.args[0], depth-1)
		k, known := n.args[1].known()
		switch {
		case !ok || !known || k < 0 || k > 30 && n.op == "llvm.lshr":
		case n.op == "llvm.lshr":
			return a >> k, b >> k, true
		case k > 0:
			return a / k, b / k, true
		}
	case "llvm.urem":
		if k, known := n.args[1].known(); known && k > 0 && k <= most {
			return 0, k - 1, true
		}
	case "llvm.zext", "llvm.sext", "llvm.freeze":
		return l.rangeWithin(n.args[0], depth-1)
	case "llvm.trunc":
		if lo, hi, ok := l.rangeWithin(n.args[0], depth-1); ok && bitsOf(n.typ) > 31 {
			return lo, hi, true
		}
	}
	return 0, 0, false
}
