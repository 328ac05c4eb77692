package debuginfo

import "github.com/mlirc/mlirc/core/ir"

// MaxColumn is the last column that LLVM's debug information can have.
const MaxColumn = 1<<16 - 1

// Place is a place in a scope, which may be inlined at another.
type Place struct {
	Line, Column int
	Scope        ir.Attribute
	At           *Place // where it is inlined
}

// PlaceOf is where a location is in the scopes that it has, or else in that one; nil where it is
// in none. It is inlined at another, if that is not nil.
func PlaceOf(l ir.Location, scope ir.Attribute, at *Place) *Place {
	switch l := l.(type) {
	case *ir.FileLineColLoc:
		if scope == nil {
			return nil
		}
		return &Place{int(l.Line()), min(int(l.Col()), MaxColumn), scope, at}
	case *ir.NameLoc:
		return PlaceOf(l.Child(), scope, at)
	case *ir.CallSiteLoc:
		caller := PlaceOf(l.Caller(), scope, at)
		if caller == nil {
			return nil
		}
		return PlaceOf(l.Callee(), nil, caller)
	case *ir.FusedLoc:
		if IsScope(l.Metadata()) {
			scope = l.Metadata()
		}
		return merged(l.Locations(), scope, at)
	}
	return nil
}

// merged is the place that several locations have in common.
func merged(list []ir.Location, scope ir.Attribute, at *Place) *Place {
	var s *Place
	for i, l := range list {
		next := PlaceOf(l, scope, at)
		switch {
		case i == 0:
			s = next
		case s == nil || next == nil:
			return nil
		default:
			s = s.and(next)
		}
	}
	return s
}

// and is what two places have in common: their line and column where those are the same, and the
// innermost scope around both.
func (s *Place) and(o *Place) *Place {
	both := *s
	for around := s.Scope; around != nil; around = Parent(around) {
		if isWithin(o.Scope, around) {
			both.Scope = around
			break
		}
	}
	if s.Line != o.Line {
		both.Line, both.Column = 0, 0
	} else if s.Column != o.Column {
		both.Column = 0
	}
	return &both
}

func isWithin(scope, around ir.Attribute) bool {
	for ; scope != nil; scope = Parent(scope) {
		if scope == around {
			return true
		}
	}
	return false
}
