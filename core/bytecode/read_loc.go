package bytecode

import (
	"math"

	"github.com/mlirc/mlirc/core/ir"
)

// loc reads a reference to a location; nil only after a failure.
func (d *decoder) loc(c *cursor) ir.Location {
	l, ok := d.attr(c).(ir.Location)
	if !ok {
		c.fail("location is another attribute")
		return nil
	}
	return l
}

// customLoc reads a location of any kind but that of readFileLocs.
func (d *decoder) customLoc(c *cursor, code uint64) ir.Attribute {
	switch code {
	case locName:
		name, child := d.text(c), d.loc(c)
		if d.set || child == nil {
			return nil
		}
		return d.ctx.NameLoc(name, child)
	case locCallSite:
		callee, caller := d.loc(c), d.loc(c)
		if d.set {
			return nil
		}
		return d.ctx.CallSiteLoc(callee, caller)
	case locFused, locFusedMetadata:
		return d.fused(c, code == locFusedMetadata)
	case locUnknown:
		return d.ctx.UnknownLoc()
	}
	c.fail("location of unknown kind %d", code)
	return nil
}

// isFileLineCol looks for the usual location, of which a file has as many as
// operations.
func (d *decoder) isFileLineCol(e *entry) bool {
	return e.custom && e.builtin && e.size > 1 &&
		d.sections[sectionAttrType].data[e.start] == locFileLineCol<<1|1
}

// fileLocs gathers places that are in one file.
type fileLocs struct {
	file   uint64 // the attribute that is its name
	at     []uint32
	places []ir.Place
	locs   []*ir.FileLineColLoc
}

// fileLocBatch is how many places are made at once at most.
const fileLocBatch = 1024

// readFileLocs reads all places in files before anything refers to them: since
// they come in runs, they can be made in bulk.
func (d *decoder) readFileLocs() {
	var run fileLocs
	at := &d.sections[sectionAttrType]
	for i := range d.atAttrs {
		e := &d.atAttrs[i]
		if !d.isFileLineCol(e) {
			continue
		}
		c := cursor{data: at.data[e.start+1 : e.start+e.size], start: at.start + int(e.start) + 1, bad: &d.failure}
		file, line, col := c.varint(), c.varint(), c.varint()
		if line > math.MaxUint32 || col > math.MaxUint32 || !c.done() {
			c.fail("line %d or column %d is out of range", line, col)
		}
		if file != run.file || len(run.at) == fileLocBatch {
			d.makeFileLocs(&run)
			run.file = file
		}
		run.at = append(run.at, uint32(i))
		run.places = append(run.places, ir.Place{Line: uint32(line), Col: uint32(col)})
	}
	d.makeFileLocs(&run)
}

func (d *decoder) makeFileLocs(run *fileLocs) {
	if d.set || len(run.at) == 0 {
		return
	}
	e := &d.atAttrs[run.at[0]]
	c := cursor{start: d.sections[sectionAttrType].start + int(e.start), bad: &d.failure}
	name, ok := d.attrAt(&c, run.file).(*ir.StringAttr)
	if !ok {
		c.fail("file of a location is no string")
		return
	}
	run.locs = d.ctx.AppendFileLineColLocs(run.locs[:0], name.Value(), run.places)
	for i, at := range run.at {
		d.attrs[at] = run.locs[i]
		d.atAttrs[at].height = 2
	}
	run.at, run.places = run.at[:0], run.places[:0]
}

func (d *decoder) fused(c *cursor, withMetadata bool) ir.Attribute {
	parts := make([]ir.Location, c.count())
	for i := range parts {
		parts[i] = d.loc(c)
	}
	var metadata ir.Attribute
	if withMetadata {
		metadata = d.attr(c)
	}
	if d.set {
		return nil
	}
	if len(parts) == 0 {
		return d.ctx.FusedLoc(parts, metadata)
	}
	return d.ctx.RawFusedLoc(parts, metadata)
}
