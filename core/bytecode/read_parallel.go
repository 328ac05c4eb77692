package bytecode

import (
	"iter"
	"sync/atomic"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/parallel"
)

// The isolated regions of a large file, which are its functions, are read by several decoders at once. They
// share the tables of strings, attributes and types, which are complete by then. If anything is wrong one
// decoder reads the file again, and reports what it finds; so the outcome does not depend on their number.
// What it is worth: BenchmarkReadBySeveral.

const (
	parallelFrom    = 128 << 10 // bytes of a file that are worth it
	piecesPerWorker = 4
)

// laterRegions are regions of an operation that are read when the operations around them are.
type laterRegions struct {
	op     *ir.Operation
	inside cursor
	depth  int // of the operation
}

// isWorthSplitting reports whether several decoders may read regions: in a file that was written here every
// attribute of an operation is in a dictionary.
func (d *decoder) isWorthSplitting() bool {
	return d.size >= parallelFrom && !d.foreign && d.version >= versionLazy && d.version < versionProperties
}

// isLeft leaves regions for later where that is worth it.
func (d *decoder) isLeft(op *ir.Operation, inside cursor) bool {
	if d.workers < 2 || inside.left() > d.size/piecesPerWorker {
		return false
	}
	d.ops.owed -= op.NumRegions()
	d.later = append(d.later, laterRegions{op, inside, len(d.ops.scopes)})
	return true
}

// readLater reads the regions that were left.
func (d *decoder) readLater() {
	if d.set || len(d.later) == 0 {
		return
	}
	d.loadTables()
	if d.set {
		return
	}
	pieces := d.pieces()
	var failed atomic.Bool
	parallel.Share(d.workers, len(pieces), func(parts iter.Seq[int]) {
		w := d.worker()
		for i := range parts {
			if failed.Load() || !w.readAll(pieces[i]) {
				failed.Store(true)
				return
			}
		}
	})
	if failed.Load() {
		d.fail(0, "regions are malformed")
	}
}

// pieces are runs of regions of about the same size.
func (d *decoder) pieces() [][]laterRegions {
	total := 0
	for _, l := range d.later {
		total += l.inside.left()
	}
	size := total/(d.workers*piecesPerWorker) + 1
	var list [][]laterRegions
	from, bytes := 0, 0
	for i, l := range d.later {
		if bytes += l.inside.left(); bytes >= size || i == len(d.later)-1 {
			list = append(list, d.later[from:i+1])
			from, bytes = i+1, 0
		}
	}
	return list
}

// worker is a decoder with the same tables.
func (d *decoder) worker() *decoder {
	w := *d
	w.failure, w.nesting, w.ops, w.later = failure{}, nesting{}, opReader{}, nil
	w.build, w.workers, w.frozen = ir.NewBuilder(d.ctx), 1, true
	return &w
}

func (d *decoder) readAll(list []laterRegions) bool {
	for _, l := range list {
		l.inside.bad = &d.failure
		d.ops.owed, d.ops.outer = l.op.NumRegions(), l.depth
		d.regionsInside(&l.inside, l.op)
		if d.set {
			return false
		}
	}
	return true
}

// loadTables reads what operations may refer to: names, locations, lists of attributes, and types.
func (d *decoder) loadTables() {
	for i := range d.names {
		if d.names[i].made == nil {
			d.opNameFrom(&d.names[i])
		}
	}
	at := d.sections[sectionAttrType]
	for i := range d.atAttrs {
		e := &d.atAttrs[i]
		if !e.custom || !e.builtin || d.set {
			continue
		}
		c := cursor{data: at.data[e.start : e.start+e.size], start: at.start + int(e.start), bad: &d.failure}
		switch code := c.varint(); {
		case code == attrDictionary:
			d.listAt(i, &c)
		case isLocation(code):
			d.attrAt(&c, uint64(i))
		}
	}
	for i := range d.types {
		d.typeAt(&at, uint64(i))
	}
}
