package debuginfo

import (
	"cmp"
	"slices"

	"github.com/mlirc/mlirc/core/ir"
)

// Site is where code was inlined: a place, and where that was inlined.
type Site struct {
	Loc ir.Location
	Up  *Site
	// Callee is the function that the code was in, "" where nothing says it.
	Callee string
}

// Origin is the place in a file that a location leads to first, nil where there is none, and
// the site of what is there. The location itself may be of what was inlined at a site.
func Origin(l ir.Location, at *Site) (*ir.FileLineColLoc, *Site) {
	for {
		switch loc := l.(type) {
		case *ir.FileLineColLoc:
			return loc, at
		case *ir.NameLoc:
			l = loc.Child()
		case *ir.CallSiteLoc:
			l, at = loc.Callee(), &Site{Loc: loc.Caller(), Up: at}
		case *ir.FusedLoc:
			name, _, ok := loc.InFunction()
			if !ok || at == nil {
				l = firstKnown(loc)
				continue
			}
			l, at.Callee = loc.Locations()[0], name
		default:
			if at == nil {
				return nil, nil
			}
			l, at = at.Loc, at.Up
		}
	}
}

// firstKnown is the part of a fused location that leads to a place first.
func firstKnown(l *ir.FusedLoc) ir.Location {
	for _, part := range l.Locations() {
		if ir.Position(part).Line != 0 {
			return part
		}
	}
	return l.Context().UnknownLoc()
}

// extent is the lines of a function.
type extent struct{ first, last, function int }

// Scope is the subprogram of code that was inlined at a site, and its file: that of the function
// it was in, or of the function that has its lines. It is false where neither is known.
func (u *Unit) Scope(l *ir.FileLineColLoc, at *Site) (node int, in string, ok bool) {
	if i, ok := u.named[at.Callee]; ok && at.Callee != "" {
		return u.subprogram(i), u.functions[i].file, true
	}
	return u.around(l.File(), int(l.Line()))
}

// around is the subprogram of the function that has a line, and its file; false where no
// function of the module has it.
func (u *Unit) around(file string, line int) (node int, in string, ok bool) {
	list := u.extents()[file]
	i, _ := slices.BinarySearchFunc(list, line+1, func(e extent, line int) int { return cmp.Compare(e.first, line) })
	if i == 0 || list[i-1].last < line {
		return 0, "", false
	}
	for i--; i > 0 && list[i-1].first == list[i].first; { // the first of several versions
		i--
	}
	f := list[i].function
	return u.subprogram(f), u.functions[f].file, true
}

// addCallees adds the functions of which a location has inlined code and that are not there any
// more.
func (u *Unit) addCallees(l ir.Location) {
	switch l := l.(type) {
	case *ir.CallSiteLoc:
		u.addCallees(l.Callee())
		u.addCallees(l.Caller())
	case *ir.NameLoc:
		u.addCallees(l.Child())
	case *ir.FusedLoc:
		if name, function, ok := l.InFunction(); ok {
			u.addSubprogram(name, ir.Position(function), nil)
		}
		for _, part := range l.Locations() {
			u.addCallees(part)
		}
	}
}

// findExtents lists the functions of each file by their first lines.
func (u *Unit) findExtents() map[string][]extent {
	all := map[string][]extent{}
	for i, f := range u.functions {
		if f.Op == nil {
			continue
		}
		e := extent{f.line, f.line, i}
		ir.Walk(f.Op, func(op *ir.Operation) ir.WalkResult {
			if leaf, at := Origin(op.Loc(), nil); leaf != nil && at == nil && leaf.File() == f.file {
				e.last = max(e.last, int(leaf.Line()))
			}
			return ir.Advance
		})
		all[f.file] = append(all[f.file], e)
	}
	for _, list := range all {
		slices.SortStableFunc(list, func(a, b extent) int { return cmp.Compare(a.first, b.first) })
	}
	return all
}
