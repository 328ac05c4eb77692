package check

import (
	"slices"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ods"
)

// RulePlan is a rule with the definitions of what it makes.
type RulePlan struct {
	Rule  *ods.LowerRule
	Lets  []*TreePlan
	Makes []*TreePlan
	// Lost are attributes of the operation, which may be absent, that the rule does not
	// mention.
	Lost []*ods.Attr
}

// TreePlan is a node of a tree with its definition.
type TreePlan struct {
	Tree *ods.Tree
	Def  *ods.Op // ods.TreeOp
	// Groups are the arguments by operand group.
	Groups [][]*TreePlan
	Attrs  []AttrSource
	// Constant is the operation that makes a literal.
	Constant *ods.Op
	// Top reports that its results are those of the converted operation.
	Top bool
}

// PlanRule finds what a rule makes and checks that its types follow.
func PlanRule(r *ods.LowerRule, find Definitions) (*RulePlan, *diag.Diagnostic) {
	p := &rulePlanner{rule: r, find: find, plan: &RulePlan{Rule: r}, mentioned: make([]bool, len(r.Root.Attributes))}
	for i := range r.Lets {
		let := p.tree(r.Lets[i].Tree, false, "")
		if let != nil && let.Tree.Kind == ods.TreeLiteral && let.Tree.Type == nil {
			p.fail(let.Tree.Pos, "the type of '%s' is not known; write (%s : TYPE)", let.Tree.Literal, let.Tree.Literal)
		}
		p.plan.Lets = append(p.plan.Lets, let)
	}
	for _, t := range r.Makes {
		p.plan.Makes = append(p.plan.Makes, p.tree(t, true, ""))
	}
	p.results()
	p.attributes()
	if p.problem != nil {
		return nil, p.problem
	}
	return p.plan, nil
}

type rulePlanner struct {
	rule      *ods.LowerRule
	find      Definitions
	plan      *RulePlan
	mentioned []bool
	problem   *diag.Diagnostic
}

func (p *rulePlanner) fail(pos diag.Position, format string, args ...any) {
	if p.problem == nil {
		p.problem = problemAt(pos, format, args...)
	}
}

// tree plans a node. User is the operation that the value is an operand of.
func (p *rulePlanner) tree(t *ods.Tree, top bool, user string) *TreePlan {
	n := &TreePlan{Tree: t, Top: top}
	switch t.Kind {
	case ods.TreeOp:
		p.op(n)
	case ods.TreeLiteral:
		p.literal(n, user)
	case ods.TreeOperand:
		if top && p.rule.Root.Operands[t.Ref.Index].Arity != ods.One {
			p.fail(t.Pos, "'%s' is no single value", p.rule.Root.Operands[t.Ref.Index].Name)
		}
	case ods.TreeNone:
		if user == "" {
			p.fail(t.Pos, "'none' stands for an operand that is left out")
		}
	}
	return n
}

func (p *rulePlanner) literal(n *TreePlan, user string) {
	if user == "" && n.Tree.Type == nil {
		p.fail(n.Tree.Pos, "the type of '%s' is not known; write (%s : TYPE)", n.Tree.Literal, n.Tree.Literal)
		return
	}
	dialect := dialectOf(user)
	if user == "" {
		dialect = p.target()
	}
	d := p.find(dialect)
	if d == nil || d.Constant == "" {
		p.fail(n.Tree.Pos, "dialect '%s' has no operation that makes constants; its file says 'constant OPERATION'", dialect)
		return
	}
	n.Constant = p.find.op(d.Constant)
	if n.Constant == nil || n.Constant.AttrIndex("value") < 0 || len(n.Constant.Results) != 1 {
		p.fail(n.Tree.Pos, "'%s' cannot make a constant: it needs an attribute 'value' and a result", d.Constant)
	}
}

// target is the dialect that the conversion leads to.
func (p *rulePlanner) target() string {
	if d := p.find(dialectOf(p.rule.Op)); d != nil {
		if c := d.Conversion(p.rule.Conversion); c != nil {
			return c.To
		}
	}
	return ""
}

// op plans an operation that is made.
func (p *rulePlanner) op(n *TreePlan) {
	t := n.Tree
	n.Def = p.find.op(t.Op)
	if problem := p.find.missing(t.Op, n.Def); problem != "" {
		p.fail(t.Pos, "%s", problem)
		return
	}
	switch {
	case t.Op == p.rule.Op:
		p.fail(t.Pos, "the rule makes '%s', which it converts", t.Op)
	case len(n.Def.Regions) > 0:
		p.fail(t.Pos, "'%s' has regions, which a rule cannot make", t.Op)
	case len(n.Def.Successors) != len(t.Successors):
		p.fail(t.Pos, "'%s' has %d successors, found %d", t.Op, len(n.Def.Successors), len(t.Successors))
	case !n.Top && (len(n.Def.Results) != 1 || n.Def.Results[0].Arity != ods.One):
		p.fail(t.Pos, "'%s' stands for a value, but it has not always one result", t.Op)
	}
	if p.problem != nil {
		return
	}
	p.arguments(n)
	p.attrs(n)
	p.types(n)
}

// arguments gives each operand group what is written for it: a list takes all that
// follow if it is the last group.
func (p *rulePlanner) arguments(n *TreePlan) {
	args, groups := n.Tree.Args, n.Def.Operands
	n.Groups = make([][]*TreePlan, len(groups))
	for i := range groups {
		take := 1
		last := i == len(groups)-1
		switch {
		case groups[i].Arity == ods.Nested:
			p.fail(n.Tree.Pos, "'%s' takes lists of lists, which a rule cannot make", n.Tree.Op)
			return
		case groups[i].Arity == ods.Variadic && last:
			take = len(args)
		case len(args) == 0 && groups[i].Arity != ods.One:
			take = 0
		case len(args) == 0:
			p.fail(n.Tree.Pos, "operand '%s' of '%s' is missing", groups[i].Name, n.Tree.Op)
			return
		}
		for _, a := range args[:take] {
			p.fits(a, &groups[i], n)
			n.Groups[i] = append(n.Groups[i], p.tree(a, false, n.Tree.Op))
		}
		args = args[take:]
	}
	if len(args) > 0 {
		p.fail(args[0].Pos, "'%s' takes %d operands, found %d", n.Tree.Op, len(groups), len(n.Tree.Args))
	}
}

// fits reports an argument of another number of values.
func (p *rulePlanner) fits(a *ods.Tree, g *ods.Group, n *TreePlan) {
	if g.Arity == ods.Variadic {
		return
	}
	if a.Kind == ods.TreeNone && g.Arity == ods.One {
		p.fail(a.Pos, "operand '%s' of '%s' cannot be left out", g.Name, n.Tree.Op)
	}
	if a.Kind != ods.TreeOperand {
		return
	}
	from := &p.rule.Root.Operands[a.Ref.Index]
	if from.Arity == ods.One || from.Arity == ods.Optional && g.Arity == ods.Optional {
		return
	}
	p.fail(a.Pos, "'%s' may be more or fewer than one value, operand '%s' of '%s' is one", from.Name, g.Name, n.Tree.Op)
}

// attrs plans the attributes of a made operation.
func (p *rulePlanner) attrs(n *TreePlan) {
	given := map[string]bool{}
	for i := range n.Tree.Attrs {
		a := &n.Tree.Attrs[i]
		to, problem := attrNamed(n.Def, a.Name)
		if to == nil {
			p.fail(a.Pos, "%s", problem)
			return
		}
		if given[a.Name] {
			p.fail(a.Pos, "attribute '%s' stands twice", a.Name)
		}
		given[a.Name] = true
		if a.From >= 0 {
			p.comesFrom(n, to, a)
			continue
		}
		if problem := p.find.valueProblem(to, a.Value); problem != "" {
			p.fail(a.Pos, "attribute '%s': %s", a.Name, problem)
		}
		n.Attrs = append(n.Attrs, AttrSource{To: to, Value: a.Value})
	}
	for i := range n.Def.Attributes {
		if a := &n.Def.Attributes[i]; !a.MayBeAbsent() && !given[a.Name] {
			p.fail(n.Tree.Pos, "nothing says what attribute '%s' of '%s' is; add {%s = VALUE}", a.Name, n.Tree.Op, a.Name)
		}
	}
}

// comesFrom plans an attribute that one of the converted operation becomes.
func (p *rulePlanner) comesFrom(n *TreePlan, to *ods.Attr, a *ods.TreeAttr) {
	from := &p.rule.Root.Attributes[a.From]
	p.mentioned[a.From] = true
	source, problem := p.find.source(from, to, nil)
	if from.MayBeAbsent() && !to.MayBeAbsent() {
		problem = "it may be absent, which the other may not"
	}
	if problem != "" {
		p.fail(a.Pos, "attribute '%s' of '%s' does not fit '%s' of '%s': %s", from.Name, p.rule.Op, to.Name, n.Tree.Op, problem)
		return
	}
	n.Attrs = append(n.Attrs, source)
}

// types checks that the types of literals and results follow from the definition and
// what is known: the types of other operands, and of the results of the operation on
// top.
func (p *rulePlanner) types(n *TreePlan) {
	c := &formatCheck{op: n.Def, known: make([]bool, len(n.Def.Vars))}
	for i, args := range n.Groups {
		g := &n.Def.Operands[i]
		known := slices.ContainsFunc(args, func(a *TreePlan) bool { return !a.isOpenLiteral() })
		if g.Type != nil && known {
			c.bind(g.Type)
		}
	}
	isTold := n.Top || n.Tree.Type != nil
	for i := range n.Def.Results {
		if g := &n.Def.Results[i]; g.Type != nil && isTold {
			c.bind(g.Type)
		}
	}
	for i, args := range n.Groups {
		for _, a := range args {
			if g := &n.Def.Operands[i]; a.isOpenLiteral() && (g.Type == nil || !c.builds(g.Type)) {
				p.fail(a.Tree.Pos, "the type of '%s' does not follow from the other operands of '%s'; write (%s : TYPE)",
					a.Tree.Literal, n.Tree.Op, a.Tree.Literal)
			}
		}
	}
	for i := range n.Def.Results {
		if g := &n.Def.Results[i]; !isTold && (g.Type == nil || !c.builds(g.Type)) {
			p.fail(n.Tree.Pos, "the type of the result of '%s' does not follow from its operands; write ': TYPE' behind it", n.Tree.Op)
		}
	}
}

// isOpenLiteral reports a literal whose type is that of its place.
func (t *TreePlan) isOpenLiteral() bool { return t.Tree.Kind == ods.TreeLiteral && t.Tree.Type == nil }

// results compares what the rule makes with the results of the operation.
func (p *rulePlanner) results() {
	r := p.rule
	if r.Nothing {
		if len(r.Makes) > 0 {
			p.fail(r.Pos, "the rule makes something, and nothing")
		}
		if len(r.Root.Results) > 0 {
			p.fail(r.Pos, "'%s' has results; 'make nothing' is for operations without", r.Op)
		}
		return
	}
	for i := range r.Root.Results {
		if r.Root.Results[i].Arity != ods.One {
			p.fail(r.Pos, "'%s' may have more or fewer results, which a rule cannot replace", r.Op)
			return
		}
	}
	n := len(r.Root.Results)
	for _, m := range p.plan.Makes {
		if p.problem != nil {
			return
		}
		isOp := m.Tree.Kind == ods.TreeOp
		switch {
		case n == 0 && (!isOp || slices.ContainsFunc(m.Def.Results, func(g ods.Group) bool { return g.Arity == ods.One })):
			p.fail(m.Tree.Pos, "'%s' has no result that this could stand for", r.Op)
		case n > 0 && isOp && (len(m.Def.Results) != 1 || m.Def.Results[0].Arity == ods.Variadic):
			p.fail(m.Tree.Pos, "'%s' has not one result", m.Tree.Op)
		}
	}
	if n > 0 && len(r.Makes) != n {
		p.fail(r.Pos, "'%s' has %d results, and the rule makes %d values; there is one 'make' for each", r.Op, n, len(r.Makes))
	}
}

// attributes finds attributes that the rule does not mention: it does not apply to an
// operation that has one.
func (p *rulePlanner) attributes() {
	for i := range p.rule.Whens {
		p.mentions(p.rule.Whens[i].Holds)
	}
	for i := range p.rule.Root.Attributes {
		a := &p.rule.Root.Attributes[i]
		switch {
		case p.mentioned[i]:
		case !a.MayBeAbsent():
			p.fail(p.rule.Pos, "the rule does not mention attribute '%s' of '%s', so that it would never apply", a.Name, p.rule.Op)
		default:
			p.plan.Lost = append(p.plan.Lost, a)
		}
	}
}

func (p *rulePlanner) mentions(e *ods.Expr) {
	if e.Ref.Kind == ods.RefAttr && e.Ref.Index < len(p.mentioned) && (e.Op == ods.ExprRef || len(e.Args) == 0) {
		p.mentioned[e.Ref.Index] = true
	}
	for _, a := range e.Args {
		p.mentions(a)
	}
}

// Conversions returns what is wrong with the conversions and rules of a file, in
// its order, as far as it takes the definitions of other dialects. Those are all that
// there are.
func Conversions(d *ods.Dialect, all []*ods.Dialect) []diag.Diagnostic {
	c := &conversionCheck{d: d, find: func(name string) *ods.Dialect {
		if name == d.Name() {
			return d
		}
		if i := slices.IndexFunc(all, func(o *ods.Dialect) bool { return o.Name() == name }); i >= 0 {
			return all[i]
		}
		return nil
	}}
	for _, name := range d.ConversionNames() {
		c.conversion(d.Conversion(name), all)
	}
	for _, name := range d.OpNames() {
		c.lowers(d.Op(name))
	}
	c.rules()
	slices.SortStableFunc(c.problems, func(a, b diag.Diagnostic) int { return a.Pos.Line - b.Pos.Line })
	return c.problems
}

type conversionCheck struct {
	d        *ods.Dialect
	find     Definitions
	problems []diag.Diagnostic
}

func (c *conversionCheck) add(problem *diag.Diagnostic) {
	if problem != nil {
		c.problems = append(c.problems, *problem)
	}
}

func (c *conversionCheck) conversion(v *ods.Conversion, all []*ods.Dialect) {
	if v == nil {
		return // reported already
	}
	for _, name := range []string{v.From, v.To} {
		if c.find(name) != nil {
			continue
		}
		var names []string
		for _, o := range all {
			names = append(names, o.Name())
		}
		c.add(problemAt(v.Pos, "conversion '%s': there is no dialect '%s'%s", v.Name, name, didYouMean(name, names)))
		return
	}
	c.carries(v)
	seen := map[string]bool{}
	for i := range v.Rows {
		row := &v.Rows[i]
		switch {
		case dialectOf(row.From) != v.From:
			c.add(problemAt(row.Pos, "'%s' is no operation of dialect '%s', from which '%s' converts", row.From, v.From, v.Name))
			continue
		case dialectOf(row.To) != v.To:
			c.add(problemAt(row.Pos, "'%s' is no operation of dialect '%s', to which '%s' converts", row.To, v.To, v.Name))
			continue
		case row.From == row.To:
			c.add(problemAt(row.Pos, "the row makes '%s', which it converts", row.From))
			continue
		case seen[row.From]:
			c.add(problemAt(row.Pos, "there is a row for '%s' already", row.From))
			continue
		}
		seen[row.From] = true
		_, problem := PlanRow(row, v.Carries, c.find)
		c.add(problem)
	}
}

// carries reports an attribute that no operation has which a row makes.
func (c *conversionCheck) carries(v *ods.Conversion) {
	for i := range v.Carries {
		has, names := false, []string(nil)
		for j := range v.Rows {
			to := c.find.op(v.Rows[j].To)
			if to == nil {
				continue
			}
			for k := range to.Attributes {
				names = append(names, to.Attributes[k].Name)
			}
			has = has || to.AttrIndex(v.Carries[i].Name) >= 0
		}
		if name := v.Carries[i].Name; !has && len(v.Rows) > 0 {
			c.add(problemAt(v.Carries[i].Pos, "no row makes an operation with an attribute '%s'%s", name, didYouMean(name, names)))
		}
	}
}

func (c *conversionCheck) lowers(o *ods.Op) {
	if o == nil {
		return
	}
	for i := range o.Lowers {
		if row := &o.Lowers[i]; row.From == row.To {
			c.add(problemAt(row.Pos, "'%s' cannot lower to itself", row.From))
			continue
		}
		_, problem := PlanRow(&o.Lowers[i], nil, c.find)
		c.add(problem)
	}
}

// rules checks each rule by itself, then what rules of one operation do to each
// other.
func (c *conversionCheck) rules() {
	for _, op := range c.d.LoweredOps() {
		for _, name := range c.d.LoweredBy(op) {
			always := map[string]*ods.LowerRule{}
			for _, r := range c.d.LowerRules(name, op) {
				c.rule(r, always)
			}
		}
	}
}

func (c *conversionCheck) rule(r *ods.LowerRule, always map[string]*ods.LowerRule) {
	v := c.d.Conversion(r.Conversion)
	switch {
	case v == nil:
		c.add(problemAt(r.Pos, "there is no conversion '%s' in this file%s", r.Conversion, didYouMean(r.Conversion, c.d.ConversionNames())))
		return
	case dialectOf(r.Op) != v.From:
		c.add(problemAt(r.Pos, "'%s' is no operation of dialect '%s', from which '%s' converts", r.Op, v.From, v.Name))
		return
	}
	plan, problem := PlanRule(r, c.find)
	if problem != nil {
		c.add(problem)
		return
	}
	for _, t := range slices.Concat(plan.Lets, plan.Makes) {
		c.made(t, v)
	}
	before := always[r.Conversion]
	switch {
	case before != nil:
		c.add(problemAt(r.Pos, "the rule never applies: that of line %d does always", before.Pos.Line))
	case len(r.Whens) == 0 && len(plan.Lost) == 0:
		always[r.Conversion] = r
		if slices.ContainsFunc(v.Rows, func(row ods.Row) bool { return row.From == r.Op }) {
			c.add(problemAt(r.Pos, "'%s' has a row, too, which never applies: this rule does always", r.Op))
		}
	}
}

// made reports an operation that is converted itself: a rule makes what stays.
func (c *conversionCheck) made(t *TreePlan, v *ods.Conversion) {
	if t.Tree.Kind == ods.TreeOp && dialectOf(t.Tree.Op) != v.To {
		converted := len(c.d.LowerRules(v.Name, t.Tree.Op)) > 0 ||
			slices.ContainsFunc(v.Rows, func(row ods.Row) bool { return row.From == t.Tree.Op })
		if converted || dialectOf(t.Tree.Op) != v.From {
			c.add(problemAt(t.Tree.Pos, "'%s' is no operation of dialect '%s', to which '%s' converts", t.Tree.Op, v.To, v.Name))
		}
	}
	for _, group := range t.Groups {
		for _, a := range group {
			c.made(a, v)
		}
	}
}
