package ir

import (
	"github.com/mlirc/mlirc/core/diag"
)

// Location says where an operation comes from. Locations are attributes.
type Location interface {
	Attribute
	location()
}

type locBase struct{ attrBase }

func (*locBase) location() {}

// UnknownLoc is `loc(unknown)`.
type UnknownLoc struct{ locBase }

// FileLineColLoc is `loc("file":line:col)`.
type FileLineColLoc struct {
	locBase
	file      *fileName
	line, col uint32
}

// NameLoc is `loc("name"(child))`.
type NameLoc struct {
	locBase
	name  string
	child Location
}

// CallSiteLoc is `loc(callsite(callee at caller))`.
type CallSiteLoc struct {
	locBase
	callee, caller Location
}

// FusedLoc is `loc(fused<metadata>[a, b])`.
type FusedLoc struct {
	locBase
	locs     []Location
	metadata Attribute
}

// UnknownLoc returns `loc(unknown)`.
func (c *Context) UnknownLoc() *UnknownLoc { return c.common.unknown }

// FileLineColLoc returns a place in a file, line and column counted from 1.
func (c *Context) FileLineColLoc(file string, line, col uint32) *FileLineColLoc {
	return c.fileLocs.get(c, file, Place{line, col})
}

// AppendFileLineColLocs appends the locations of several places in a file, which
// is quicker than one by one if they are sorted.
func (c *Context) AppendFileLineColLocs(dst []*FileLineColLoc, file string, places []Place) []*FileLineColLoc {
	return c.fileLocs.appendAll(c, dst, file, places)
}

// File is the name of the file.
func (l *FileLineColLoc) File() string { return l.file.name }

// Line counts from 1; 0 is unknown.
func (l *FileLineColLoc) Line() uint32 { return l.line }

// Col counts bytes from 1; 0 is unknown.
func (l *FileLineColLoc) Col() uint32 { return l.col }

// NameLoc returns a named location; child may be unknown.
func (c *Context) NameLoc(name string, child Location) *NameLoc {
	return c.nameLocs.get(c, name, child)
}

// Name is the name.
func (l *NameLoc) Name() string { return l.name }

// Child is the location that is named.
func (l *NameLoc) Child() Location { return l.child }

// CallSiteLoc returns a location inside a callee, called from a caller.
func (c *Context) CallSiteLoc(callee, caller Location) *CallSiteLoc {
	var buf keyBuffer
	key := appendAttr(appendAttr(append(buf[:0], keyCallSiteLoc), callee), caller)
	if l, ok := find[*CallSiteLoc](c, key); ok {
		return l
	}
	return unique(c, key, &CallSiteLoc{callee: callee, caller: caller})
}

// Callee is where the code stands.
func (l *CallSiteLoc) Callee() Location { return l.callee }

// Caller is where it was called from.
func (l *CallSiteLoc) Caller() Location { return l.caller }

// FusedLoc returns several locations as one. As in MLIR, nested fusions with
// the same metadata are flattened, doubles and unknown locations are dropped,
// and one location without metadata is itself.
func (c *Context) FusedLoc(locs []Location, metadata Attribute) Location {
	flat := flattenLocs(locs, metadata)
	if metadata == nil && len(flat) == 0 {
		return c.common.unknown
	}
	if metadata == nil && len(flat) == 1 {
		return flat[0]
	}
	if len(flat) == 0 {
		flat = []Location{c.common.unknown}
	}
	return c.RawFusedLoc(flat, metadata)
}

// RawFusedLoc returns a fused location of exactly those parts.
func (c *Context) RawFusedLoc(locs []Location, metadata Attribute) *FusedLoc {
	var buf keyBuffer
	key := appendAttr(append(buf[:0], keyFusedLoc), metadata)
	for _, l := range locs {
		key = appendAttr(key, l)
	}
	if l, ok := find[*FusedLoc](c, key); ok {
		return l
	}
	return unique(c, key, &FusedLoc{locs: clone(locs), metadata: metadata})
}

// flattenLocs lists locations, and those that are fused in them with the same metadata,
// each once, without unknown ones.
func flattenLocs(locs []Location, metadata Attribute) []Location {
	var flat []Location
	seen := map[Location]struct{}{}
	var add func(locs []Location)
	add = func(locs []Location) {
		for _, l := range locs {
			if f, ok := l.(*FusedLoc); ok && f.metadata == metadata {
				add(f.locs)
				continue
			}
			if _, ok := l.(*UnknownLoc); ok {
				continue
			}
			if _, ok := seen[l]; !ok {
				seen[l] = struct{}{}
				flat = append(flat, l)
			}
		}
	}
	add(locs)
	return flat
}

// Locations are the parts; not to be changed.
func (l *FusedLoc) Locations() []Location { return l.locs }

// Metadata is the attribute in angle brackets, or nil.
func (l *FusedLoc) Metadata() Attribute { return l.metadata }

// Position is the place in a file that a location leads to first; the zero
// Position when there is none.
func Position(l Location) diag.Position {
	switch l := l.(type) {
	case *FileLineColLoc:
		return diag.Position{File: l.file.name, Line: int(l.line), Col: int(l.col)}
	case *NameLoc:
		return Position(l.child)
	case *CallSiteLoc:
		return Position(l.callee)
	case *FusedLoc:
		for _, part := range l.locs {
			if p := Position(part); p.Line != 0 {
				return p
			}
		}
	}
	return diag.Position{}
}
