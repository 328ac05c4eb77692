package bufferize

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/linalg"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

// softmax is the same operation on buffers. It writes to that of its output.
func softmax(z *bufferizer, op *ir.Operation) {
	o, _ := linalg.AsSoftmax(op)
	from, m := z.buffer(o.Input()), o.Output()
	if op.NumResults() == 0 {
		z.Create(&ir.OperationState{Name: op.Name(), Operands: []*ir.Value{from, z.buffer(m)}, Attrs: op.Attrs()})
		op.Erase()
		return
	}
	m = z.output(op, 1, false)
	z.Create(&ir.OperationState{Name: op.Name(), Operands: []*ir.Value{from, m}, Attrs: op.Attrs()})
	z.replace(op, m)
}

// pack copies the elements to their places in the tiles, between which there is the padding.
func pack(z *bufferizer, op *ir.Operation) {
	o, _ := linalg.AsPack(op)
	from, m := z.buffer(o.Source()), z.output(op, 1, false)
	if padding := o.PaddingValue(); padding != nil {
		memref.NewStore(z.Builder, padding, m, z.each(m))
		z.SetInsertionPoint(op)
	}
	t := z.tiles(op, from, m)
	at := z.each(from)
	memref.NewStore(z.Builder, memref.NewLoad(z.Builder, from, at).Result(), m, z.inTiles(t, at))
	z.SetInsertionPoint(op)
	z.replace(op, m)
}

// unpack copies the elements from their places in the tiles.
func unpack(z *bufferizer, op *ir.Operation) {
	o, _ := linalg.AsUnpack(op)
	from, m := z.buffer(o.Source()), z.output(op, 1, false)
	t := z.tiles(op, m, from)
	at := z.each(m)
	memref.NewStore(z.Builder, memref.NewLoad(z.Builder, from, z.inTiles(t, at)).Result(), m, at)
	z.SetInsertionPoint(op)
	z.replace(op, m)
}

// tiles are those of a buffer, with their sizes as values.
type tiles struct {
	linalg.Tiles
	sizes []*ir.Value
}

// tiles reads the sizes of the tiles from their buffer.
func (z *bufferizer) tiles(op *ir.Operation, whole, tiled *ir.Value) tiles {
	rank := len(whole.Type().(*ir.MemRefType).Shape())
	t := tiles{Tiles: linalg.TilesOf(op, rank)}
	for i := range t.Inner {
		t.sizes = append(t.sizes, z.size(tiled, rank+i))
	}
	return t
}

// inTiles is where an element is in the tiles.
func (z *bufferizer) inTiles(t tiles, at []*ir.Value) []*ir.Value {
	var to []*ir.Value
	for _, d := range t.Outer {
		x := at[d]
		if i := slices.Index(t.Inner, d); i >= 0 {
			x = std.NewDiviUnsigned(z.Builder, x, t.sizes[i]).Result()
		}
		to = append(to, x)
	}
	for i, d := range t.Inner {
		to = append(to, std.NewRemiUnsigned(z.Builder, at[d], t.sizes[i]).Result())
	}
	return to
}
