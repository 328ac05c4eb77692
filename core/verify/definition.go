package verify

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/kind"
	"github.com/mlirc/mlirc/core/syntax"
)

// definition checks counts, attributes, types and rules.
func (v *verifier) definition(op *ir.Operation, def *ods.Op) bool {
	if !v.attributes(op, def) || !v.counts(op, def) || !v.shape(op, def) {
		return false
	}
	v.env = ods.OpEnv{Op: op, Def: def}
	v.bound.Init(op.Context(), def, &v.env)
	return v.types(op, def) && v.effectFree(op, def) && v.rules(op, def)
}

// attributes checks that required attributes are there, and of their kind.
func (v *verifier) attributes(op *ir.Operation, def *ods.Op) bool {
	for i := range def.Attributes {
		a := &def.Attributes[i]
		value := op.Attr(a.Name)
		if value == nil {
			if a.MayBeAbsent() {
				continue
			}
			return v.errorf(op, "requires attribute '%s'", a.Name)
		}
		if !kind.Holds(a, value) {
			return v.errorf(op, "attribute '%s' failed to satisfy constraint: %s", a.Name, kind.Describe(a))
		}
	}
	return true
}

// types checks constraints, and that types which depend on each other agree.
func (v *verifier) types(op *ir.Operation, def *ods.Op) bool {
	operands, results := operandGroups(op, def), resultGroups(op, def)
	ok := v.allowed(operands)
	if !v.allowed(results) || !ok {
		return false
	}
	if len(def.Vars) == 0 && !hasPatterns(def.Operands) && !hasPatterns(def.Results) {
		return v.functionBody(op, def) && v.regionArgs(op, def) && v.references(op, def)
	}
	if !v.attrTypes(op, def) || !v.functionBody(op, def) {
		return false
	}
	// A pattern may need a variable that a later one binds.
	times := 1
	if def.Dependent {
		times = 2
	}
	for range times {
		if !v.patterns(operands) || !v.patterns(results) {
			return false
		}
	}
	return v.regionArgs(op, def) && v.yields(op, def) && v.valueTypes(op, def) && v.references(op, def)
}

// functionBody checks the body of a function here, because its messages say
// more than those of any group of arguments.
func (v *verifier) functionBody(op *ir.Operation, def *ods.Op) bool {
	return !def.Traits().FunctionLike || op.NumRegions() == 0 || v.functionLike(op)
}

func (v *verifier) allowed(g groups) bool {
	ok := true
	for i := range g.decls {
		c := g.decls[i].Constraint
		if c == nil {
			continue
		}
		start, end := g.rangeOf(i)
		for j := start; j < end; j++ {
			if t := g.typeOf(j); !c.Holds(t) {
				ok = v.errorf(g.op, "%s #%d ('%s') must be %s, but got %s", g.what(), j, g.decls[i].Name, c.Describe(), syntax.QuotedType(t))
			}
		}
	}
	return ok
}

func hasPatterns(decls []ods.Group) bool {
	for i := range decls {
		if decls[i].Type != nil {
			return true
		}
	}
	return false
}

func (v *verifier) patterns(g groups) bool {
	for i := range g.decls {
		e := g.decls[i].Type
		if e == nil {
			continue
		}
		start, end := g.rangeOf(i)
		if !v.match(e, &g, start, end) {
			return v.mismatch(g, i, start, end)
		}
	}
	return true
}

// match matches one pattern; a list is made only where the pattern is one.
func (v *verifier) match(e *ods.Expr, g *groups, start, end int) bool {
	if !v.bound.IsList(e) {
		for i := start; i < end; i++ {
			if !v.bound.Match(e, g.typeOf(i)) {
				return false
			}
		}
		return true
	}
	types := make([]ir.Type, 0, end-start)
	for i := start; i < end; i++ {
		types = append(types, g.typeOf(i))
	}
	return v.bound.MatchList(e, types)
}

// mismatch names the first value whose type is not the one that follows from
// the others, as far as that is known.
func (v *verifier) mismatch(g groups, i, start, end int) bool {
	d := &g.decls[i]
	want, ok := v.bound.BuildList(d.Type, end-start)
	if ok && len(want) != end-start {
		return v.errorf(g.op, "expected %d values for %s '%s', but found %d", len(want), g.what(), d.Name, end-start)
	}
	for j := range want {
		if have := g.typeOf(start + j); have != want[j] {
			return v.errorf(g.op, "%s #%d ('%s') must be %s, but got %s", g.what(), start+j, d.Name, syntax.QuotedType(want[j]), syntax.QuotedType(have))
		}
	}
	return v.errorf(g.op, "the types of %s '%s' do not fit the other types", g.what(), d.Name)
}

// attrTypes lets attributes bind variables: those that are types, and those that
// are parameters of types.
func (v *verifier) attrTypes(op *ir.Operation, def *ods.Op) bool {
	for i := range def.Attributes {
		a := &def.Attributes[i]
		value := op.Attr(a.Name)
		if value == nil {
			continue
		}
		if a.Var >= 0 && !v.bound.BindAttr(a.Var, value) {
			return v.errorf(op, "attribute '%s' does not fit the types of the operation", a.Name)
		}
		if a.Kind != ods.AttrType || a.Type == nil {
			continue
		}
		if t, ok := value.(*ir.TypeAttr); ok && !v.bound.Match(a.Type, t.Value()) {
			if a.Type.Op == ods.TypeFn {
				return v.errorf(op, "requires '%s' attribute of function type, but got %s", a.Name, syntax.QuotedType(t.Value()))
			}
			return v.errorf(op, "attribute '%s' cannot be %s", a.Name, syntax.QuotedType(t.Value()))
		}
	}
	return true
}

// valueTypes checks the types of attributes that a form leaves out.
func (v *verifier) valueTypes(op *ir.Operation, def *ods.Op) bool {
	for i := range def.Attributes {
		a := &def.Attributes[i]
		if a.Type == nil || a.Kind != ods.AttrAny && a.Kind != ods.AttrIntElements {
			continue
		}
		value, ok := op.Attr(a.Name).(ir.TypedAttr)
		want, ok2 := v.bound.Build(a.Type)
		if !ok || !ok2 {
			continue
		}
		have := value.Type()
		if a.Kind == ods.AttrIntElements {
			have = ir.ElementOrSelf(have)
		}
		if have != want {
			return v.errorf(op, "attribute '%s' expected to be of type %s, but was of type %s", a.Name, syntax.QuotedType(want), syntax.QuotedType(have))
		}
	}
	return true
}

// regionArgs checks the arguments of regions that declare theirs.
func (v *verifier) regionArgs(op *ir.Operation, def *ods.Op) bool {
	for i := range min(op.NumRegions(), len(def.Regions)) {
		if len(def.Regions[i].Args) == 0 || op.Region(i).Empty() {
			continue
		}
		g := argGroups(op, def, i)
		if !v.fill(g) || !v.allowed(g) || !v.patterns(g) {
			return false
		}
	}
	return true
}

func (v *verifier) rules(op *ir.Operation, def *ods.Op) bool {
	for i := range def.Rules {
		value, known := def.Rules[i].Holds.Eval(&v.bound)
		if !known || value != 0 {
			continue
		}
		if len(def.Rules[i].Message) == 0 {
			return v.errorf(op, "violates a rule of its definition")
		}
		return v.errorf(op, "%s", v.message(def.Rules[i].Message))
	}
	return true
}
