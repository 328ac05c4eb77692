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

// customLoc reads a location of any kind but that of loadFileLineCol.
func (d *decoder) customLoc(c *cursor, code uint64) ir.Attribute {
	switch code {
	case locName:
		name, child := d.text(c), d.loc(c)
		if d.set {
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

func (d *decoder) loadFileLineCol(e *entry) ir.Attribute {
	at := &d.sections[sectionAttrType]
	c := cursor{data: at.data[e.start+1 : e.start+e.size], start: at.start + int(e.start) + 1, bad: &d.failure}
	file, line, col := d.text(&c), c.varint(), c.varint()
	if line > math.MaxUint32 || col > math.MaxUint32 || !c.done() {
		c.fail("line %d or column %d is out of range", line, col)
	}
	if d.set {
		return nil
	}
	e.height, e.state = 2, read
	return d.ctx.FileLineColLoc(file, uint32(line), uint32(col))
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
