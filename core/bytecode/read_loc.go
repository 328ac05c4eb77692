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

func (d *decoder) customLoc(c *cursor, code uint64) ir.Attribute {
	switch code {
	case locFileLineCol:
		return d.fileLineCol(c)
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
	}
	return d.ctx.UnknownLoc()
}

func (d *decoder) fileLineCol(c *cursor) ir.Attribute {
	file, line, col := d.text(c), c.varint(), c.varint()
	if line > math.MaxUint32 || col > math.MaxUint32 {
		c.fail("line %d or column %d is out of range", line, col)
	}
	if d.set {
		return nil
	}
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
