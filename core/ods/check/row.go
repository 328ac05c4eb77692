package check

import (
	"fmt"
	"slices"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ods"
)

// RowPlan is a row with the definitions of both operations.
type RowPlan struct {
	row      *ods.Row
	From, To *ods.Op
	Attrs    []AttrSource
	// Lost are attributes of From, which may be absent, that To has no place for.
	Lost []*ods.Attr
}

// PlanRow finds the place of everything that an operation has in the one that a row
// makes. Carries are those of the conversion.
func PlanRow(row *ods.Row, carries []ods.Carry, find Definitions) (*RowPlan, *diag.Diagnostic) {
	p := &RowPlan{row: row, From: find.op(row.From), To: find.op(row.To)}
	if problem := find.missing(row.From, p.From); problem != "" {
		return nil, problemAt(row.Pos, "%s", problem)
	}
	if problem := find.missing(row.To, p.To); problem != "" {
		return nil, problemAt(row.Pos, "%s", problem)
	}
	if problem := p.groupsProblem(); problem != "" {
		return nil, problemAt(row.Pos, "'%s' cannot become '%s': %s", row.From, row.To, problem)
	}
	taken := map[string]bool{}
	for i := range row.Attrs {
		if problem := p.given(&row.Attrs[i], find, taken); problem != nil {
			return nil, problem
		}
	}
	for i := range carries {
		if problem := p.carried(&carries[i], find, taken); problem != nil {
			return nil, problem
		}
	}
	if problem := p.sameNames(find, taken); problem != nil {
		return nil, problem
	}
	return p, p.renamesProblem(find)
}

func problemAt(pos diag.Position, format string, args ...any) *diag.Diagnostic {
	return &diag.Diagnostic{Severity: diag.Error, Pos: pos, Message: fmt.Sprintf(format, args...)}
}

// missing says that there is no operation of that name, "" when there is.
func (find Definitions) missing(name string, op *ods.Op) string {
	if op != nil {
		return ""
	}
	d := find(dialectOf(name))
	if d == nil {
		return fmt.Sprintf("there is no dialect '%s' for operation '%s'", dialectOf(name), name)
	}
	return fmt.Sprintf("there is no operation '%s'%s", name, didYouMean(name, d.OpNames()))
}

// groupsProblem compares what operations have besides attributes.
func (p *RowPlan) groupsProblem() string {
	if len(p.From.Regions)+len(p.To.Regions) > 0 {
		return "a row is for operations without regions"
	}
	if problem := sameGroups("operands", p.From.Operands, p.To.Operands); problem != "" {
		return problem
	}
	if problem := sameGroups("results", p.From.Results, p.To.Results); problem != "" {
		return problem
	}
	if len(p.From.Successors) != len(p.To.Successors) {
		return fmt.Sprintf("it has %d successors, which are %d there", len(p.From.Successors), len(p.To.Successors))
	}
	return ""
}

// sameGroups wants each group to have a place: one group there, or a single list for
// all of them.
func sameGroups(what string, from, to []ods.Group) string {
	if len(to) == 1 && to[0].Arity == ods.Variadic {
		return ""
	}
	if len(from) != len(to) {
		return fmt.Sprintf("it has %d groups of %s, which are %d there", len(from), what, len(to))
	}
	for i := range from {
		a, b := from[i].Arity, to[i].Arity
		if a == ods.Nested || b == ods.Nested || a != b && b != ods.Variadic && !(a == ods.One && b == ods.Optional) {
			return fmt.Sprintf("of '%s' there may be more or fewer than of '%s'", from[i].Name, to[i].Name)
		}
	}
	return ""
}

// given plans an attribute that the row itself says.
func (p *RowPlan) given(a *ods.RowAttr, find Definitions, taken map[string]bool) *diag.Diagnostic {
	to, problem := attrNamed(p.To, a.Name)
	if to == nil {
		return problemAt(a.Pos, "%s", problem)
	}
	if taken[a.Name] {
		return problemAt(a.Pos, "attribute '%s' stands twice", a.Name)
	}
	taken[a.Name] = true
	if a.Value != nil {
		if problem := find.valueProblem(to, a.Value); problem != "" {
			return problemAt(a.Pos, "attribute '%s': %s", a.Name, problem)
		}
		p.Attrs = append(p.Attrs, AttrSource{To: to, Value: a.Value})
		return nil
	}
	from, problem := attrNamed(p.From, a.From)
	if from == nil {
		return problemAt(a.Pos, "%s", problem)
	}
	return p.goesOver(from, to, a.Pos, find)
}

// carried plans an attribute that the conversion carries, where the made operation has
// it. The converted one need not declare it.
func (p *RowPlan) carried(c *ods.Carry, find Definitions, taken map[string]bool) *diag.Diagnostic {
	i := p.To.AttrIndex(c.Name)
	if i < 0 || taken[c.Name] {
		return nil
	}
	taken[c.Name] = true
	if from := p.From.AttrIndex(c.From); from >= 0 {
		return p.goesOver(&p.From.Attributes[from], &p.To.Attributes[i], c.Pos, find)
	}
	p.Attrs = append(p.Attrs, AttrSource{To: &p.To.Attributes[i], From: c.From, Renames: p.row.Renames})
	return nil
}

// sameNames plans the attributes that have one name on both sides, and finds those
// without a place.
func (p *RowPlan) sameNames(find Definitions, taken map[string]bool) *diag.Diagnostic {
	for i := range p.To.Attributes {
		to := &p.To.Attributes[i]
		if taken[to.Name] {
			continue
		}
		from := p.From.AttrIndex(to.Name)
		if from < 0 {
			if !to.MayBeAbsent() {
				return problemAt(p.row.Pos, "nothing says what attribute '%s' of '%s' is; add {%s = VALUE} or {%s from NAME}",
					to.Name, p.To.Name(), to.Name, to.Name)
			}
			continue
		}
		if problem := p.goesOver(&p.From.Attributes[from], to, p.row.Pos, find); problem != nil {
			return problem
		}
	}
	for i := range p.From.Attributes {
		a := &p.From.Attributes[i]
		if slices.ContainsFunc(p.Attrs, func(s AttrSource) bool { return s.FromAttr == a }) {
			continue
		}
		if !a.MayBeAbsent() {
			return problemAt(p.row.Pos, "attribute '%s' of '%s' has no place in '%s'; add {NAME from %s}, or write a rule",
				a.Name, p.From.Name(), p.To.Name(), a.Name)
		}
		p.Lost = append(p.Lost, a)
	}
	return nil
}

// goesOver plans an attribute that comes from one of the operation.
func (p *RowPlan) goesOver(from, to *ods.Attr, pos diag.Position, find Definitions) *diag.Diagnostic {
	if from.MayBeAbsent() && !to.MayBeAbsent() {
		return problemAt(pos, "attribute '%s' of '%s' may be absent, '%s' of '%s' may not", from.Name, p.From.Name(), to.Name, p.To.Name())
	}
	source, problem := find.source(from, to, p.row.Renames)
	if problem != "" {
		return problemAt(pos, "attribute '%s' of '%s' does not fit '%s' of '%s': %s", from.Name, p.From.Name(), to.Name, p.To.Name(), problem)
	}
	p.Attrs = append(p.Attrs, source)
	return nil
}

// renamesProblem finds a word that no attribute has, or that the other side lacks.
func (p *RowPlan) renamesProblem(find Definitions) *diag.Diagnostic {
	for _, r := range p.row.Renames {
		known := false
		for i := range p.Attrs {
			if a := p.Attrs[i].FromAttr; a != nil {
				e := find.enumOf(a)
				known = known || e == nil || slices.Contains(e.Words(), r.From)
			}
		}
		if !known {
			return problemAt(p.row.Pos, "no attribute of '%s' has a word '%s'", p.From.Name(), r.From)
		}
	}
	return nil
}

// attrNamed returns a declared attribute, or what is wrong.
func attrNamed(o *ods.Op, name string) (*ods.Attr, string) {
	if i := o.AttrIndex(name); i >= 0 {
		return &o.Attributes[i], ""
	}
	names := make([]string, len(o.Attributes))
	for i := range o.Attributes {
		names[i] = o.Attributes[i].Name
	}
	return nil, fmt.Sprintf("'%s' has no attribute '%s'%s", o.Name(), name, didYouMean(name, names))
}
