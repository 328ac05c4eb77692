package bytecode

import "github.com/mlirc/mlirc/core/ir"

// loc returns the index of a location.
func (e *encoder) loc(l ir.Location) uint64 {
	return e.attr(l)
}

// addLoc enters a location of any kind but the usual one, that of a file.
func (e *encoder) addLoc(l ir.Location) uint64 {
	switch l := l.(type) {
	case *ir.UnknownLoc:
		return e.customAttr(locUnknown)
	case *ir.NameLoc:
		return e.customAttr(locName, e.text(l.Name()), e.attr(l.Child()))
	case *ir.CallSiteLoc:
		return e.customAttr(locCallSite, e.attr(l.Callee()), e.attr(l.Caller()))
	case *ir.FusedLoc:
		return e.addFused(l)
	}
	panic("BUG: unknown kind of location")
}

func (e *encoder) addFileLineCol(l *ir.FileLineColLoc) uint64 {
	t := &e.attrs
	if l.File() != t.file || t.fileAt == 0 {
		t.file, t.fileAt = l.File(), e.text(l.File())+1
	}
	start := len(t.data)
	data := append(roomy(t.data), locFileLineCol<<1|1)
	data = appendVarint(data, t.fileAt-1)
	data = appendVarint(data, uint64(l.Line()))
	t.data = appendVarint(data, uint64(l.Col()))
	return t.custom(start, e.dialects.builtin)
}

func (e *encoder) addFused(l *ir.FusedLoc) uint64 {
	fields := make([]uint64, 0, len(l.Locations())+2)
	fields = append(fields, uint64(len(l.Locations())))
	for _, part := range l.Locations() {
		fields = append(fields, e.attr(part))
	}
	if l.Metadata() == nil {
		return e.customAttr(locFused, fields...)
	}
	return e.customAttr(locFusedMetadata, append(fields, e.attr(l.Metadata()))...)
}
