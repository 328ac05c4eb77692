package irgen

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/eval"
)

// draft is one attempt at an operation. It is the environment in which the
// definition's patterns and rules are evaluated.
type draft struct {
	g    *Generator
	def  *ods.Op
	turn int // which case it is this time, counted through all enumerations

	passed   int // cases of the enumerations that have been decided
	bindings eval.Bindings
	attrs    []ir.Attribute

	operands, results []group
	args              [][]group // of the regions
}

// group is what is decided of a group of operands, results or arguments.
type group struct {
	decided bool
	types   []ir.Type
}

var _ ods.Env = (*draft)(nil)

// Context is that of the generator.
func (d *draft) Context() *ir.Context { return d.bindings.Context() }

// Attr is the value of declared attribute i, or nil.
func (d *draft) Attr(i int) ir.Attribute { return d.attrs[i] }

// Values are not known in a draft.
func (d *draft) Values(int) []*ir.Value { return nil }

// Types are the types of a group as far as they are decided.
func (d *draft) Types(r ods.Ref) []ir.Type {
	switch r.Kind {
	case ods.RefOperands:
		return all(d.operands)
	case ods.RefResults:
		return all(d.results)
	}
	if g := d.group(r); g != nil {
		return g.types
	}
	return nil
}

// Count is the number of values in a group.
func (d *draft) Count(r ods.Ref) int {
	switch r.Kind {
	case ods.RefVar:
		return len(d.bindings.Vars[r.Index].List)
	case ods.RefRegion, ods.RefSuccessor:
		return 1
	}
	return len(d.Types(r))
}

func all(groups []group) []ir.Type {
	var types []ir.Type
	for i := range groups {
		types = append(types, groups[i].types...)
	}
	return types
}

func (d *draft) group(r ods.Ref) *group {
	switch r.Kind {
	case ods.RefOperand:
		return &d.operands[r.Index]
	case ods.RefResult:
		return &d.results[r.Index]
	case ods.RefRegionArg:
		return &d.args[r.Sub][r.Index]
	}
	return nil
}

func (d *draft) decl(r ods.Ref) *ods.Group {
	switch r.Kind {
	case ods.RefOperand:
		return &d.def.Operands[r.Index]
	case ods.RefResult:
		return &d.def.Results[r.Index]
	}
	return &d.def.Regions[r.Sub].Args[r.Index]
}

// decide chooses everything. It reports false when that led nowhere.
func (d *draft) decide() bool {
	def := d.def
	d.bindings.Init(d.g.ctx, def, d)
	d.attrs = make([]ir.Attribute, len(def.Attributes))
	d.operands = make([]group, len(def.Operands))
	d.results = make([]group, len(def.Results))
	d.args = make([][]group, len(def.Regions))
	for i := range def.Regions {
		d.args[i] = make([]group, len(def.Regions[i].Args))
	}
	for _, p := range def.Parameters {
		d.bindings.Vars[p.Var] = eval.Binding{Bound: true, Attr: d.enumValue(p.Enum)}
	}
	for i := range def.Attributes {
		d.chooseAttr(i)
	}
	return d.decideGroups() && d.typeAttrs() && d.constraintsHold() && d.rulesHold()
}

// refs lists all groups, those first whose types bind variables.
func (d *draft) refs() []ods.Ref {
	var first, later []ods.Ref
	add := func(r ods.Ref) {
		if binds(d.decl(r)) {
			first = append(first, r)
			return
		}
		later = append(later, r)
	}
	for i := range d.def.Operands {
		add(ods.Ref{Kind: ods.RefOperand, Index: i})
	}
	for i := range d.def.Results {
		add(ods.Ref{Kind: ods.RefResult, Index: i})
	}
	for i := range d.def.Regions {
		for j := range d.def.Regions[i].Args {
			add(ods.Ref{Kind: ods.RefRegionArg, Index: j, Sub: i})
		}
	}
	return append(first, later...)
}

// binds reports whether a group is one value whose type is chosen freely.
func binds(g *ods.Group) bool {
	if g.Arity != ods.One || g.Type == nil {
		return false
	}
	switch g.Type.Op {
	case ods.TypeVar, ods.TypeDialect, ods.TypeFn, ods.TypeOr:
		return true
	}
	return false
}

func (d *draft) decideGroups() bool {
	refs := d.refs()
	for pass := range 3 {
		for _, r := range refs {
			if g := d.group(r); !g.decided {
				g.types, g.decided = d.chooseTypes(r, pass == 2)
			}
		}
	}
	for _, r := range refs {
		if !d.group(r).decided {
			return false
		}
	}
	return true
}

// constraintsHold checks the constraint of each group.
func (d *draft) constraintsHold() bool {
	for _, r := range d.refs() {
		c := d.decl(r).Constraint
		for _, t := range d.group(r).types {
			if c != nil && !c.Holds(t) {
				return false
			}
		}
	}
	return true
}

// rulesHold checks the rules of the definition. A rule that cannot be evaluated holds.
func (d *draft) rulesHold() bool {
	for _, rule := range d.def.Rules {
		if v, ok := rule.Holds.Eval(&d.bindings); ok && v == 0 {
			return false
		}
	}
	return true
}
