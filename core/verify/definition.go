package verify

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/irdl"
)

// definition checks counts, types, attributes and rules.
func (v *verifier) definition(op *ir.Operation, def *irdl.Op) bool {
	if op.NumRegions() != len(def.Regions) && !variadicRegions(def) {
		return v.errorf(op, "requires %d regions, has %d", len(def.Regions), op.NumRegions())
	}
	if !v.successorCount(op, def) || !v.attributes(op, def) {
		return false
	}
	if !v.counts(op, def) {
		return false
	}
	v.env = irdl.OpEnv{Op: op, Def: def}
	v.frame.Init(op.Context(), def, &v.env)
	return v.types(op, def) && v.rules(op, def)
}

func variadicRegions(def *irdl.Op) bool {
	n := len(def.Regions)
	return n > 0 && def.Regions[n-1].Variadic
}

func (v *verifier) successorCount(op *ir.Operation, def *irdl.Op) bool {
	n := len(def.Successors)
	if n > 0 && def.Successors[n-1].Variadic {
		if op.NumSuccessors() >= n-1 {
			return true
		}
		return v.errorf(op, "requires %d or more successors, has %d", n-1, op.NumSuccessors())
	}
	if op.NumSuccessors() != n {
		return v.errorf(op, "requires %d successors, has %d", n, op.NumSuccessors())
	}
	return true
}

// counts checks that the values fill the groups.
func (v *verifier) counts(op *ir.Operation, def *irdl.Op) bool {
	if def.Segments {
		if _, ok := op.Attr(irdl.SegmentAttr).(*ir.DenseElementsAttr); !ok {
			return v.errorf(op, "requires attribute '%s'", irdl.SegmentAttr)
		}
	}
	if !v.fill(op, "operand", op.NumOperands(), def.Operands, func(i int) (int, int) { return def.OperandRange(op, i) }) {
		return false
	}
	return v.fill(op, "result", op.NumResults(), def.Results, func(i int) (int, int) { return def.ResultRange(op, i) })
}

func (v *verifier) fill(op *ir.Operation, what string, n int, groups []irdl.Group, rangeOf func(int) (int, int)) bool {
	at := 0
	for i := range groups {
		start, end := rangeOf(i)
		size := end - start
		switch {
		case groups[i].Arity == irdl.One && size != 1:
			return v.errorf(op, "requires one %s '%s', has %d; it has %d in all", what, groups[i].Name, size, n)
		case groups[i].Arity == irdl.Optional && size > 1:
			return v.errorf(op, "requires at most one %s '%s', has %d", what, groups[i].Name, size)
		}
		at = end
	}
	if at != n {
		return v.errorf(op, "requires %d %ss, has %d", at, what, n)
	}
	return true
}

func (v *verifier) types(op *ir.Operation, def *irdl.Op) bool {
	ok := true
	for i := range def.Operands {
		start, end := def.OperandRange(op, i)
		for j := start; j < end; j++ {
			ok = v.holds(op, "operand", j, &def.Operands[i], op.Operand(j).Type()) && ok
		}
	}
	for i := range def.Results {
		start, end := def.ResultRange(op, i)
		for j := start; j < end; j++ {
			ok = v.holds(op, "result", j, &def.Results[i], op.Result(j).Type()) && ok
		}
	}
	return ok && v.patterns(op, def)
}

func (v *verifier) holds(op *ir.Operation, what string, i int, g *irdl.Group, t ir.Type) bool {
	if g.Constraint == nil || g.Constraint.Holds(t) {
		return true
	}
	return v.errorf(op, "%s #%d ('%s') must be %s, but got %s", what, i, g.Name, g.Constraint.Describe(), typeText(t))
}

// patterns checks that types which depend on each other agree. A pattern may
// need a variable that a later one binds, so they are matched twice.
func (v *verifier) patterns(op *ir.Operation, def *irdl.Op) bool {
	if len(def.Vars) == 0 && !hasPatterns(def) {
		return true
	}
	v.attrTypes(op, def)
	rounds := 1
	if def.Dependent {
		rounds = 2
	}
	for range rounds {
		for i := range def.Operands {
			start, end := def.OperandRange(op, i)
			if e := def.Operands[i].Type; e != nil && !v.match(e, start, end, op.OperandType) {
				return v.mismatch(op, "operand", &def.Operands[i], start, op.OperandType)
			}
		}
		for i := range def.Results {
			start, end := def.ResultRange(op, i)
			if e := def.Results[i].Type; e != nil && !v.match(e, start, end, op.ResultType) {
				return v.mismatch(op, "result", &def.Results[i], start, op.ResultType)
			}
		}
	}
	return true
}

func hasPatterns(def *irdl.Op) bool {
	for i := range def.Operands {
		if def.Operands[i].Type != nil {
			return true
		}
	}
	for i := range def.Results {
		if def.Results[i].Type != nil {
			return true
		}
	}
	return false
}

// match matches one pattern; a list is made only where the pattern is one.
func (v *verifier) match(e *irdl.TypeExpr, start, end int, typeOf func(int) ir.Type) bool {
	if !v.frame.IsList(e) {
		for i := start; i < end; i++ {
			if !v.frame.Match(e, typeOf(i)) {
				return false
			}
		}
		return true
	}
	types := make([]ir.Type, 0, end-start)
	for i := start; i < end; i++ {
		types = append(types, typeOf(i))
	}
	return v.frame.MatchList(e, types)
}

func (v *verifier) mismatch(op *ir.Operation, what string, g *irdl.Group, at int, typeOf func(int) ir.Type) bool {
	if want, ok := v.frame.Build(g.Type); ok {
		return v.errorf(op, "%s #%d ('%s') must be %s, but got %s", what, at, g.Name, typeText(want), typeText(typeOf(at)))
	}
	return v.errorf(op, "the types of %s '%s' do not fit the other types", what, g.Name)
}

// attrTypes lets attributes that are types bind variables first.
func (v *verifier) attrTypes(op *ir.Operation, def *irdl.Op) {
	for i := range def.Attributes {
		a := &def.Attributes[i]
		if a.Kind != irdl.AttrType || a.Type == nil {
			continue
		}
		if t, ok := op.Attr(a.Name).(*ir.TypeAttr); ok {
			v.frame.Match(a.Type, t.Value())
		}
	}
}

func (v *verifier) rules(op *ir.Operation, def *irdl.Op) bool {
	for i := range def.Rules {
		value, known := irdl.Eval(def.Rules[i].Holds, &v.env)
		if !known || value != 0 {
			continue
		}
		if def.Rules[i].Message == "" {
			return v.errorf(op, "violates a rule of its definition")
		}
		return v.errorf(op, "%s", def.Rules[i].Message)
	}
	return true
}

// attributes checks that required attributes are there, and of their kind.
func (v *verifier) attributes(op *ir.Operation, def *irdl.Op) bool {
	for i := range def.Attributes {
		a := &def.Attributes[i]
		value := op.Attr(a.Name)
		if value == nil {
			if a.MayBeAbsent() {
				continue
			}
			return v.errorf(op, "requires attribute '%s'", a.Name)
		}
		if !a.Holds(value) {
			return v.errorf(op, "attribute '%s' failed to satisfy constraint: %s", a.Name, kindText(a))
		}
	}
	return true
}
