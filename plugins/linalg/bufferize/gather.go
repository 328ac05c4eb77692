package bufferize

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
	"github.com/mlirc/mlirc/plugins/std/dialects/tensor"
)

// gather copies the parts of a tensor that are at places.
func gather(z *bufferizer, op *ir.Operation) {
	o, _ := tensor.AsGather(op)
	from, places := z.buffer(o.Source()), z.buffer(o.Indices())
	t := bufferType(op.ResultType(0)).(*ir.MemRefType)
	outer := len(places.Type().(*ir.MemRefType).Shape()) - 1
	p := parts{o.GatherDims(), len(from.Type().(*ir.MemRefType).Shape()), outer, len(t.Shape())}
	var sizes []*ir.Value
	for d, n := range t.Shape() {
		if n != ir.Dynamic {
			continue
		}
		if d < outer {
			sizes = append(sizes, z.size(places, d))
		} else {
			sizes = append(sizes, z.size(from, p.dimension(d)))
		}
	}
	m := z.alloc(t, sizes...)
	at := z.each(m)
	x := memref.NewLoad(z.Builder, from, z.place(p, places, at)).Result()
	memref.NewStore(z.Builder, x, m, at)
	z.SetInsertionPoint(op)
	z.replace(op, m)
}

// scatter copies parts to their places in a tensor.
func scatter(z *bufferizer, op *ir.Operation) {
	o, _ := tensor.AsScatter(op)
	from, places := z.buffer(o.Source()), z.buffer(o.Indices())
	m := z.output(op, 1, true)
	p := parts{o.ScatterDims(), len(m.Type().(*ir.MemRefType).Shape()), len(places.Type().(*ir.MemRefType).Shape()) - 1, len(from.Type().(*ir.MemRefType).Shape())}
	at := z.each(from)
	x := memref.NewLoad(z.Builder, from, at).Result()
	memref.NewStore(z.Builder, x, m, z.place(p, places, at))
	z.SetInsertionPoint(op)
	z.replace(op, m)
}

// parts are those of a tensor of a rank that its dimensions dims have at places. A tensor of all parts has outer
// dimensions for the places, and all in all so many that those of size one are there or not.
type parts struct {
	dims             []int64
	rank, outer, all int
}

// reduced reports whether the dimensions of size one are left out.
func (p parts) reduced() bool { return p.all < p.outer+p.rank }

// dimension is that of the tensor for one of all parts, behind the outer ones.
func (p parts) dimension(d int) int {
	d -= p.outer
	if !p.reduced() {
		return d
	}
	for _, skipped := range p.dims {
		if int(skipped) <= d {
			d++
		}
	}
	return d
}

// place is where an element of all parts is in the tensor.
func (z *bufferizer) place(p parts, places *ir.Value, at []*ir.Value) []*ir.Value {
	to := make([]*ir.Value, p.rank)
	for d := p.outer; d < p.all; d++ {
		to[p.dimension(d)] = at[d]
	}
	for k, d := range p.dims {
		n := memref.NewLoad(z.Builder, places, append(at[:p.outer:p.outer], z.index(int64(k)))).Result()
		if _, isIndex := n.Type().(*ir.IndexType); !isIndex {
			n = std.NewIndexCast(z.Builder, n, z.Context().IndexType()).Op.Result(0)
		}
		to[d] = n
	}
	return to
}
