package convert

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/check"
	"github.com/mlirc/mlirc/core/ods/eval"
	"github.com/mlirc/mlirc/core/syntax"
)

// rulePattern is a rule at work. A match first finds the types of all that is made,
// so that it fails before anything is.
type rulePattern struct {
	plan  *check.RulePlan
	root  *ods.Op
	place string
	// nodes are those of all trees, arguments before what uses them; lets and makes are
	// those on top.
	nodes       []*ruleNode
	lets, makes []*ruleNode
	lost        *attrMap // finds attributes that the rule does not mention
	elementwise bool
}

// ruleNode is a node of a tree.
type ruleNode struct {
	*check.TreePlan
	at     int // in nodes
	name   *ir.OpName
	groups [][]*ruleNode
	attrs  *attrMap
}

// rule compiles a rule.
func (d *definedPatterns) rule(r *ods.LowerRule) *Pattern {
	place := fmt.Sprintf("%s:%d", r.Pos.File, r.Pos.Line)
	plan, problem := check.PlanRule(r, d.find)
	if problem != nil {
		return broken(r.Op+" ("+place+")", r.Op, place+": "+problem.Message)
	}
	p := &rulePattern{plan: plan, root: r.Root, place: place, elementwise: r.Root.Traits().Elementwise && len(r.Makes) == 1}
	name, why := r.Op+" to "+p.summary()+" ("+place+")", ""
	for _, list := range []struct {
		from []*check.TreePlan
		to   *[]*ruleNode
	}{{plan.Lets, &p.lets}, {plan.Makes, &p.makes}} {
		for _, t := range list.from {
			*list.to = append(*list.to, p.compile(d.ctx, t, &why))
		}
	}
	if p.lost, _ = newAttrMap(d.ctx, r.Root, r.Root, nil, plan.Lost, false); why != "" {
		return broken(name, r.Op, place+": "+why)
	}
	return &Pattern{Name: name, Root: r.Op, Match: p.match}
}

// summary names what stands on top of what the rule makes.
func (p *rulePattern) summary() string {
	if p.plan.Rule.Nothing {
		return "nothing"
	}
	var names []string
	for _, m := range p.plan.Rule.Makes {
		if m.Kind == ods.TreeOp {
			names = append(names, m.Op)
		}
	}
	if len(names) == 0 {
		return "a value"
	}
	return strings.Join(names, ", ")
}

// compile lists a tree, arguments first. Why is set to what is wrong with it.
func (p *rulePattern) compile(ctx *ir.Context, t *check.TreePlan, why *string) *ruleNode {
	n := &ruleNode{TreePlan: t}
	switch {
	case t.Def != nil:
		n.name = ctx.OpName(t.Tree.Op)
		for _, args := range t.Groups {
			var group []*ruleNode
			for _, a := range args {
				group = append(group, p.compile(ctx, a, why))
			}
			n.groups = append(n.groups, group)
		}
		attrs, problem := newAttrMap(ctx, p.root, t.Def, t.Attrs, nil, false)
		if n.attrs = attrs; problem != "" && *why == "" {
			*why = problem
		}
	case t.Constant != nil:
		n.name = ctx.OpName(t.Constant.Name())
	}
	n.at = len(p.nodes)
	p.nodes = append(p.nodes, n)
	return n
}

// ruleMatch is one application of a rule: what is known of the operation, and the types
// of what is made.
type ruleMatch struct {
	*rulePattern
	op       *ir.Operation
	rw       *Rewriter
	values   [][]*ir.Value // by operand group; of an aggregate its part
	operands [][]ir.Type
	results  []ir.Type
	// By node: the type of the result, the attributes, and what was made.
	types []ir.Type
	attrs []ir.AttrList
	made  []*ir.Value
}

func (p *rulePattern) match(op *ir.Operation, operands Operands, rw *Rewriter) Result {
	if why := p.test(op); why != "" {
		return rw.MatchFailure(why)
	}
	m := &ruleMatch{
		rulePattern: p, op: op, rw: rw, types: make([]ir.Type, len(p.nodes)), attrs: make([]ir.AttrList, len(p.nodes)),
		made: make([]*ir.Value, len(p.nodes)),
	}
	var why string
	if m.results, why = rw.convertedResults(op); why != "" {
		return rw.MatchFailure(p.place + ": " + why)
	}
	if why := m.takeOperands(operands); why != "" {
		return rw.MatchFailure(p.place + ": " + why)
	}
	whole := m.results
	apart := p.elementwise && len(whole) == 1 && rw.d.types.isAggregate(whole[0])
	if apart {
		m.intoParts()
	}
	if where, why := m.infer(); why != "" {
		return rw.MatchFailure(where + ": " + why)
	}
	switch {
	case apart:
		rw.ReplaceOp(op, rw.Unroll(whole[0], operands.All(), func(_ ir.Type, parts []*ir.Value) *ir.Value {
			m.regroup(parts)
			return m.build()[0]
		}))
	case op.NumResults() == 0:
		m.build()
		rw.EraseOp(op)
	default:
		rw.ReplaceOp(op, m.build()...)
	}
	return rw.Success()
}

// test says which condition does not hold, "" when all do.
func (p *rulePattern) test(op *ir.Operation) string {
	if _, why := p.lost.of(op); why != "" {
		return p.place + ": " + why
	}
	env := ods.OpEnv{Op: op, Def: p.root}
	for i := range p.plan.Rule.Whens {
		w := &p.plan.Rule.Whens[i]
		if holds, known := w.Holds.Eval(env); known && holds != 0 {
			continue
		}
		text := "'" + w.Text + "' does not hold"
		if len(w.Message) > 0 {
			text = syntax.Message(w.Message, env)
		}
		return fmt.Sprintf("%s:%d: %s", w.Pos.File, w.Pos.Line, text)
	}
	return ""
}

// takeOperands sorts converted operands by groups. A single operand is one value.
func (m *ruleMatch) takeOperands(operands Operands) string {
	for g := range m.root.Operands {
		start, end := m.root.OperandRange(m.op, g)
		values := operands[start:end].All()
		if group := &m.root.Operands[g]; group.Arity == ods.One && len(values) != 1 {
			return fmt.Sprintf("operand '%s' has become %d values", group.Name, len(values))
		}
		types := make([]ir.Type, len(values))
		for i, v := range values {
			types[i] = v.Type()
		}
		m.values, m.operands = append(m.values, values), append(m.operands, types)
	}
	return ""
}

// intoParts makes the types those of the parts of aggregates.
func (m *ruleMatch) intoParts() {
	c := m.rw.d.types
	for _, types := range m.operands {
		for i, t := range types {
			_, types[i] = c.parts(t)
		}
	}
	_, inner := c.parts(m.results[0])
	m.results = []ir.Type{inner}
}

// regroup takes the parts of all operands as those to build with.
func (m *ruleMatch) regroup(parts []*ir.Value) {
	for g, values := range m.values {
		m.values[g], parts = parts[:len(values)], parts[len(values):]
	}
}

// infer finds the types of everything that is made. What is missing is said with the
// place of the node.
func (m *ruleMatch) infer() (where, why string) {
	top := 0
	for _, n := range m.nodes {
		var want []ir.Type
		if n.Top {
			if len(m.results) > 0 {
				want = m.results[top : top+1]
			}
			top++
		}
		why := m.inferNode(n, want)
		if why == "" && len(want) > 0 && m.types[n.at] != want[0] {
			why = fmt.Sprintf("what stands for a result of type %s is of type %s", typesText(want), typesText(m.types[n.at:n.at+1]))
		}
		if why != "" {
			return fmt.Sprintf("%s:%d", n.Tree.Pos.File, n.Tree.Pos.Line), why
		}
	}
	return "", ""
}

func (m *ruleMatch) inferNode(n *ruleNode, want []ir.Type) (why string) {
	switch n.Tree.Kind {
	case ods.TreeOp:
		return m.inferOp(n, want)
	case ods.TreeLiteral:
		if len(want) > 0 {
			m.types[n.at] = want[0]
		}
		if n.Tree.Type == nil {
			return "" // its user tells
		}
		if m.types[n.at], why = m.typeOf(n.Tree.Type); why != "" {
			return why
		}
		return m.literal(n)
	case ods.TreeLet:
		m.types[n.at] = m.types[m.lets[n.Tree.Let].at]
	case ods.TreeOperand:
		if types := m.operands[n.Tree.Ref.Index]; len(types) == 1 {
			m.types[n.at] = types[0]
		}
	}
	return ""
}

// typesOf are the types of an argument; none of a literal whose type is that of its
// place.
func (m *ruleMatch) typesOf(n *ruleNode) []ir.Type {
	switch {
	case n.Tree.Kind == ods.TreeOperand:
		return m.operands[n.Tree.Ref.Index]
	case m.types[n.at] == nil:
		return nil
	}
	return []ir.Type{m.types[n.at]}
}

// inferOp matches the patterns of a definition against the types of operands, and of
// results that are known; types of literals and other results follow.
func (m *ruleMatch) inferOp(n *ruleNode, want []ir.Type) (why string) {
	if m.attrs[n.at], why = n.attrs.of(m.op); why != "" {
		return why
	}
	groups := make([][]ir.Type, len(n.groups))
	bound := eval.NewBindings(m.rw.Context(), n.Def, madeEnv{m, n, groups})
	for g, args := range n.groups {
		for _, a := range args {
			groups[g] = append(groups[g], m.typesOf(a)...)
		}
		if e := n.Def.Operands[g].Type; e != nil && len(groups[g]) > 0 && !bound.MatchList(e, groups[g]) {
			return fmt.Sprintf("operand '%s' of '%s' cannot be of type %s", n.Def.Operands[g].Name, n.Tree.Op, typesText(groups[g]))
		}
	}
	if n.Tree.Type != nil {
		t, why := m.typeOf(n.Tree.Type)
		if why != "" {
			return why
		}
		want = []ir.Type{t}
	}
	if len(want) > 0 {
		if e := n.Def.Results[0].Type; e != nil && !bound.MatchList(e, want) {
			return fmt.Sprintf("'%s' of such operands is not of type %s", n.Tree.Op, typesText(want))
		}
		m.types[n.at] = want[0]
	}
	if why := m.literals(n, bound, groups); why != "" {
		return why
	}
	if len(n.Def.Results) > 0 && n.Def.Results[0].Arity == ods.One && m.types[n.at] == nil {
		t, ok := bound.Build(n.Def.Results[0].Type)
		if !ok {
			return fmt.Sprintf("the type of the result of '%s' does not follow from its operands", n.Tree.Op)
		}
		m.types[n.at] = t
	}
	return m.constraints(n, groups)
}

// literals gives literals the types of their places.
func (m *ruleMatch) literals(n *ruleNode, bound *eval.Bindings, groups [][]ir.Type) string {
	for g, args := range n.groups {
		open := false
		for _, a := range args {
			if a.Tree.Kind != ods.TreeLiteral || a.Tree.Type != nil {
				continue
			}
			t, ok := bound.Build(n.Def.Operands[g].Type)
			if !ok {
				return fmt.Sprintf("the type of operand '%s' of '%s' does not follow from the others", n.Def.Operands[g].Name, n.Tree.Op)
			}
			m.types[a.at], open = t, true
			if why := m.literal(a); why != "" {
				return why
			}
		}
		if open {
			groups[g] = groups[g][:0]
			for _, a := range args {
				groups[g] = append(groups[g], m.typesOf(a)...)
			}
		}
	}
	return ""
}

// constraints finds a type that an operation does not take.
func (m *ruleMatch) constraints(n *ruleNode, groups [][]ir.Type) string {
	for g := range n.Def.Operands {
		c := n.Def.Operands[g].Constraint
		for _, t := range groups[g] {
			if c != nil && !c.Holds(t) {
				return fmt.Sprintf("operand '%s' of '%s' must be %s, but it is of type %s",
					n.Def.Operands[g].Name, n.Tree.Op, c.Describe(), syntax.TypeString(t))
			}
		}
	}
	if m.types[n.at] == nil {
		return ""
	}
	if c := n.Def.Results[0].Constraint; c != nil && !c.Holds(m.types[n.at]) {
		return fmt.Sprintf("the result of '%s' must be %s, but it is of type %s", n.Tree.Op, c.Describe(), syntax.TypeString(m.types[n.at]))
	}
	return ""
}

func typesText(types []ir.Type) string {
	texts := make([]string, len(types))
	for i, t := range types {
		texts[i] = syntax.TypeString(t)
	}
	return strings.Join(texts, ", ")
}

// typeOf is a type that a rule writes down.
func (m *ruleMatch) typeOf(t *ods.TreeType) (ir.Type, string) {
	var found ir.Type
	switch {
	case t.Ref.Kind == ods.RefOperand:
		if types := m.operands[t.Ref.Index]; len(types) == 1 {
			found = types[0]
		}
	case t.Ref.Kind == ods.RefResult:
		start, end := m.root.ResultRange(m.op, t.Ref.Index)
		if end == start+1 {
			found = m.results[start]
		}
	case t.Let >= 0:
		found = m.types[m.lets[t.Let].at]
	default:
		found, _ = eval.NewBindings(m.rw.Context(), m.root, nil).Build(t.Expr)
	}
	if found == nil {
		return nil, "a type that the rule writes is not known"
	}
	if t.Elem {
		elem, ok := ods.ElementType(found)
		if !ok {
			return nil, "type " + syntax.TypeString(found) + " has no elements"
		}
		return elem, ""
	}
	return found, ""
}

// literal makes the attribute of a constant of a type that is known.
func (m *ruleMatch) literal(n *ruleNode) string {
	v, ok := constantOf(m.types[n.at], n.Tree.Literal)
	if !ok {
		return fmt.Sprintf("there is no constant %s of type %s", n.Tree.Literal, syntax.TypeString(m.types[n.at]))
	}
	m.attrs[n.at] = ir.AttrList{{Name: "value", Value: v}}
	return ""
}

// build makes everything and returns what stands for the results.
func (m *ruleMatch) build() []*ir.Value {
	for _, n := range m.nodes {
		switch n.Tree.Kind {
		case ods.TreeLiteral:
			results := [1]ir.Type{m.types[n.at]}
			m.made[n.at] = m.rw.CreateOp(n.name, nil, results[:], m.attrs[n.at]).Result(0)
		case ods.TreeLet:
			m.made[n.at] = m.made[m.lets[n.Tree.Let].at]
		case ods.TreeOperand:
			if values := m.values[n.Tree.Ref.Index]; len(values) == 1 {
				m.made[n.at] = values[0]
			}
		case ods.TreeOp:
			m.buildOp(n)
		}
	}
	results := make([]*ir.Value, len(m.makes))
	for i, n := range m.makes {
		results[i] = m.made[n.at]
	}
	return results
}

func (m *ruleMatch) buildOp(n *ruleNode) {
	state := ir.OperationState{Name: n.name, Attrs: m.attrs[n.at]}
	sizes := make([]int, len(n.groups))
	for g, args := range n.groups {
		before := len(state.Operands)
		for _, a := range args {
			switch {
			case a.Tree.Kind == ods.TreeOperand:
				state.Operands = append(state.Operands, m.values[a.Tree.Ref.Index]...)
			case a.Tree.Kind != ods.TreeNone:
				state.Operands = append(state.Operands, m.made[a.at])
			}
		}
		sizes[g] = len(state.Operands) - before
	}
	if n.Def.Segments {
		state.Attrs = ir.AttrList(state.Attrs).With(n.Def.SegmentAttr(), ods.SegmentsOf(m.rw.Context(), sizes...))
	}
	if m.types[n.at] != nil {
		state.Results = []ir.Type{m.types[n.at]}
	}
	for _, s := range n.Tree.Successors {
		start, end := m.root.SuccessorRange(m.op, s.Index)
		for i := start; i < end; i++ {
			state.Successors = append(state.Successors, m.op.Successor(i))
		}
	}
	if op := m.rw.Create(&state); op.NumResults() > 0 {
		m.made[n.at] = op.Result(0)
	}
}

// madeEnv is what patterns may read of an operation that is still to be made.
type madeEnv struct {
	m      *ruleMatch
	n      *ruleNode
	groups [][]ir.Type
}

var _ ods.Env = madeEnv{}

// Context is that of the rewriter.
func (e madeEnv) Context() *ir.Context { return e.m.rw.Context() }

// Attr is the value of the declared attribute i, or nil.
func (e madeEnv) Attr(i int) ir.Attribute { return e.m.attrs[e.n.at].Get(e.n.Def.Attributes[i].Name) }

// Types are the types of an operand group.
func (e madeEnv) Types(r ods.Ref) []ir.Type {
	if r.Kind != ods.RefOperand {
		return nil
	}
	return e.groups[r.Index]
}

// Values are those of an operand group; there are none yet.
func (e madeEnv) Values(int) []*ir.Value { return nil }

// Count is the number of values of an operand group.
func (e madeEnv) Count(r ods.Ref) int { return len(e.Types(r)) }

// constantOf is the attribute of a number, or of a vector full of it.
func constantOf(t ir.Type, text string) (ir.Attribute, bool) {
	ctx := t.Context()
	if v, ok := splatOf(t); ok {
		elem, ok := constantOf(v.Elem(), text)
		if !ok {
			return nil, false
		}
		return ctx.DenseElementsAttr(v, ir.AppendElement(nil, elem), true), true
	}
	switch t := t.(type) {
	case *ir.FloatType:
		v, err := syntax.NewTexts(ctx, ods.OwnProfile).Number(withPoint(text), t)
		return v, err == nil
	case *ir.IntegerType:
		if text == "true" || text == "false" {
			return ctx.IntAttr(t, map[string]int64{"true": 1}[text]), t.Width() == 1
		}
		n, err := strconv.ParseInt(text, 0, 64)
		return ctx.IntAttr(t, n), err == nil && fitsWidth(n, t.Width())
	case *ir.IndexType:
		n, err := strconv.ParseInt(text, 0, 64)
		return ctx.IndexAttr(n), err == nil
	}
	return nil, false
}

// fitsWidth reports whether a number, signed or unsigned, has so many bits.
func fitsWidth(n int64, width uint32) bool {
	return width >= 64 || n>>width == 0 || n < 0 && n>>(width-1) == -1
}

// withPoint makes a number a literal of a float.
func withPoint(text string) string {
	if strings.ContainsAny(text, ".eEx") {
		return text
	}
	return text + ".0"
}

// splatOf is the type of the elements attribute of a vector: that itself, or, of a
// dialect's vector, the builtin one of its size.
func splatOf(t ir.Type) (*ir.VectorType, bool) {
	switch t := t.(type) {
	case *ir.VectorType:
		return t, true
	case *ir.DialectType:
		def, ok := t.Def().(*ods.TypeDef)
		if !ok || !def.Vector || def.Elem < 0 || def.Length < 0 {
			return nil, false
		}
		elem, isType := t.Param(def.Elem).(*ir.TypeAttr)
		length, isInt := t.Param(def.Length).(*ir.IntegerAttr)
		if !isType || !isInt {
			return nil, false
		}
		n, _ := length.Int()
		scalable := slices.ContainsFunc(t.Params(), func(a ir.Attribute) bool { _, unit := a.(*ir.UnitAttr); return unit })
		return t.Context().ScalableVectorType([]int64{n}, []bool{scalable}, elem.Value()), true
	}
	return nil, false
}
