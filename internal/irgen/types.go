package irgen

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// chooseTypes decides the types of a group. What depends on something that is
// not decided yet is left for later, unless this is the last pass.
func (d *draft) chooseTypes(r ods.Ref, last bool) ([]ir.Type, bool) {
	decl := d.decl(r)
	n, ok := d.count(r)
	if !ok && !last {
		return nil, false
	}
	if decl.Type == nil {
		return d.anyTypes(decl, n), true
	}
	if d.isList(decl.Type) && !d.bindings.Vars[decl.Type.Ref.Index].Bound {
		list := d.anyTypes(decl, n)
		return list, d.bindings.MatchList(decl.Type, list)
	}
	if types, ok := d.bindings.BuildList(decl.Type, n); ok {
		return slices.Clone(types), true
	}
	if !binds(decl) && !last {
		return nil, false
	}
	var types []ir.Type
	for range n {
		t, ok := d.matching(decl)
		if !ok {
			return nil, false
		}
		types = append(types, t)
	}
	return types, true
}

func (d *draft) isList(e *ods.Expr) bool {
	return e.Op == ods.TypeVar && e.Sort == ods.SortTypes
}

// anyTypes chooses types that satisfy the constraint of a group.
func (d *draft) anyTypes(decl *ods.Group, n int) []ir.Type {
	fitting := d.allowed(decl)
	var types []ir.Type
	for range n {
		if len(fitting) > 0 {
			types = append(types, one(d.g, fitting))
		}
	}
	return types
}

func (d *draft) allowed(decl *ods.Group) []ir.Type {
	return d.g.typesThat(func(t ir.Type) bool { return decl.Constraint == nil || decl.Constraint.Holds(t) })
}

// matching chooses a type of the pool that fits the pattern of a group, and
// binds its variables.
func (d *draft) matching(decl *ods.Group) (ir.Type, bool) {
	kept := slices.Clone(d.bindings.Vars)
	var fitting []ir.Type
	for _, t := range d.allowed(decl) {
		if d.bindings.Match(decl.Type, t) {
			fitting = append(fitting, t)
		}
		copy(d.bindings.Vars, kept)
	}
	if len(fitting) == 0 {
		return nil, false
	}
	t := one(d.g, fitting)
	return t, d.bindings.Match(decl.Type, t)
}

// count decides how many values a group has.
func (d *draft) count(r ods.Ref) (int, bool) {
	decl := d.decl(r)
	switch decl.Arity {
	case ods.One:
		return 1, true
	case ods.Optional:
		if decl.Count == nil {
			return d.g.rng.IntN(2), true
		}
	}
	if decl.Count != nil {
		n, ok := decl.Count.Eval(d)
		return bounded(n), ok
	}
	for _, rule := range d.def.Rules {
		if n, ok := d.ruledCount(rule.Holds, r); ok {
			return bounded(n), true
		}
	}
	return d.g.rng.IntN(4), true
}

func bounded(n int64) int { return int(min(max(n, 0), 8)) }

// ruledCount returns the number that a rule of the form `E == count($group)` requires.
func (d *draft) ruledCount(e *ods.Expr, r ods.Ref) (int64, bool) {
	switch e.Op {
	case ods.ExprAnd:
		for _, arg := range e.Args {
			if n, ok := d.ruledCount(arg, r); ok {
				return n, true
			}
		}
	case ods.ExprEq:
		for i, arg := range e.Args {
			if arg.Op == "count" && arg.Args[0].Ref == r {
				return e.Args[1-i].Eval(d)
			}
		}
	}
	return 0, false
}
