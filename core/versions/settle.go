package versions

import (
	"fmt"
	"slices"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// Settle finds the profile of a module that was read with the names of all, as a text is
// that does not tell its own, before [Upgrade]. A file is in one profile: names that only
// earlier ones have count where one of these has all of them, and nothing in the module
// has a name that came after it. Otherwise each is an error, and ok is false.
//
// The profile is "" for a module without such names.
func Settle(module *ir.Operation, sink *diag.Sink) (profile string, ok bool) {
	s := settling{ctx: module.Context(), of: map[*ir.OpName]age{}}
	ir.Walk(module, s.op)
	if len(s.old) == 0 {
		return "", true
	}
	for _, p := range earlyProfiles() {
		if !slices.ContainsFunc(s.first, func(op *ir.Operation) bool { return !s.fits(op, p) }) {
			return p, true
		}
	}
	for _, op := range s.old {
		s.report(op, sink)
	}
	return "", false
}

// earlyProfiles are those that are only read, the latest first.
func earlyProfiles() []string {
	var list []string
	for _, p := range slices.Backward(ods.Profiles()) {
		if !p.Written {
			list = append(list, p.Name)
		}
	}
	return list
}

// settling is one search for a profile.
type settling struct {
	ctx   *ir.Context
	of    map[*ir.OpName]age
	first []*ir.Operation // of each name
	old   []*ir.Operation // that have an early name
}

// age tells in which early profiles a name may stand.
type age struct {
	early bool // the name is of early profiles only
	in    []string
}

func (s *settling) op(op *ir.Operation) ir.WalkResult {
	if isImplicit(op) {
		return ir.Advance
	}
	name := op.Name()
	known, seen := s.of[name]
	if !seen {
		known = s.ageOf(name)
		s.of[name] = known
		s.first = append(s.first, op)
	}
	if known.early {
		s.old = append(s.old, op)
	}
	return ir.Advance
}

// isImplicit reports whether an operation is a terminator that the parser has added, with a
// name that the text does not have: its location is that of the operation around it, or of the
// one that `else if` stands for.
func isImplicit(op *ir.Operation) bool {
	around := op.ParentOp()
	if around == nil || !op.Traits().Terminator {
		return false
	}
	if before := op.Prev(); op.Loc() != around.Loc() && (before == nil || op.Loc() != before.Loc()) {
		return false
	}
	ends := around.Traits().TerminatedBy
	i := op.ParentRegion().Index()
	return i < len(ends) && op.Is(ends[i])
}

func (s *settling) fits(op *ir.Operation, profile string) bool {
	return slices.Contains(s.of[op.Name()].in, profile)
}

// ageOf looks a name up: that of a form, or that of an operation in memory, which is as
// good in an early profile as long as the operation had no other name there.
func (s *settling) ageOf(name *ir.OpName) age {
	def, ok := name.Def().(*ods.Op)
	if !ok {
		return age{in: earlyProfiles()}
	}
	if def.Base() != nil {
		if known, ok := ods.ProfileNamed(def.Profile()); !ok || known.Written {
			return age{in: versionsOnly(known)}
		}
		return age{early: true, in: slices.DeleteFunc(earlyProfiles(), func(p string) bool {
			return FormNamed(s.ctx, p, def.Name()) == nil
		})}
	}
	return age{in: slices.DeleteFunc(earlyProfiles(), func(p string) bool { return isRenamed(def, p) })}
}

// versionsOnly are the early profiles for a name of an earlier version of a dialect,
// which says nothing of the others; none for one of a later profile.
func versionsOnly(known ods.Profile) []string {
	if known.OfVersion {
		return earlyProfiles()
	}
	return nil
}

// isRenamed reports whether an operation has other names than its own in a profile.
func isRenamed(def *ods.Op, profile string) bool {
	renamed := false
	for _, f := range def.Forms(profile) {
		switch {
		case f.Op == nil:
		case f.Op.Name() == def.Name():
			return false
		default:
			renamed = true
		}
	}
	return renamed
}

// report says of an operation with an early name what in the file is of another profile.
func (s *settling) report(op *ir.Operation, sink *diag.Sink) {
	profile := s.of[op.Name()].in[0]
	base := op.Name().Def().(*ods.Op).Base().Name()
	d := diag.NewError(ir.Position(op.Loc()), fmt.Sprintf("'%s' is what profile %s calls '%s', and the file is not in that profile; --spelling=%s reads it so",
		op.Name(), profile, base, profile))
	for _, other := range s.first {
		if s.fits(other, profile) {
			continue
		}
		what := "is newer"
		if s.of[other.Name()].early {
			what = "is of profile " + s.of[other.Name()].in[0]
		}
		d = d.WithNote(ir.Position(other.Loc()), fmt.Sprintf("'%s' %s", other.Name(), what))
		break
	}
	sink.Report(d)
}
