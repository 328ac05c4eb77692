package convert

import (
	"fmt"
	"sync"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/check"
	"github.com/mlirc/mlirc/core/syntax"
)

// definedPatterns makes patterns of what the dialects of a context say: rules and rows
// of the conversions of some names, and `lowers` clauses to the target dialect. Those of an operation are compiled when its name is first met. It is safe
// for concurrent use.
type definedPatterns struct {
	ctx    *ir.Context
	to     string
	blocks []definedBlock // in order

	mu    sync.Mutex
	known map[*ir.OpName][]*Pattern
}

// definedBlock is what a dialect says of one conversion.
type definedBlock struct {
	dialect    *ods.Dialect
	conversion *ods.Conversion
}

func newDefinedPatterns(ctx *ir.Context, to string, conversions ...string) *definedPatterns {
	d := &definedPatterns{ctx: ctx, to: to, known: map[*ir.OpName][]*Pattern{}}
	for _, name := range conversions {
		for _, registered := range ctx.Dialects() {
			own, ok := registered.(*ods.Dialect)
			if !ok {
				continue
			}
			if c := own.Conversion(name); c != nil {
				d.blocks = append(d.blocks, definedBlock{own, c})
			}
		}
	}
	return d
}

// find is the dialect of that name in the context, nil when there is none.
func (d *definedPatterns) find(name string) *ods.Dialect {
	own, _ := d.ctx.Dialect(name).(*ods.Dialect)
	return own
}

// of lists the patterns for operations of a name: rules before rows, and rows before
// what the operation itself says that it lowers to.
func (d *definedPatterns) of(name *ir.OpName) []*Pattern {
	if d == nil {
		return nil
	}
	def, ok := name.Def().(*ods.Op)
	if !ok {
		return nil
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	if list, ok := d.known[name]; ok {
		return list
	}
	var list []*Pattern
	for _, block := range d.blocks {
		for _, rule := range block.dialect.LowerRules(block.conversion.Name, def.Name()) {
			list = append(list, d.rule(rule))
		}
	}
	for _, block := range d.blocks {
		for i := range block.conversion.Rows {
			if row := &block.conversion.Rows[i]; row.From == def.Name() {
				list = append(list, d.row(row, block.conversion.Carries))
			}
		}
	}
	for i := range def.Lowers {
		if row := &def.Lowers[i]; dialectOf(row.To) == d.to {
			list = append(list, d.row(row, nil))
		}
	}
	d.known[name] = list
	return list
}

func dialectOf(op string) string {
	for i := range len(op) {
		if op[i] == '.' {
			return op[:i]
		}
	}
	return op
}

// broken is a pattern that never matches, since what it is made of is not sound.
func broken(name, root, problem string) *Pattern {
	return &Pattern{Name: name, Root: root, Match: func(_ *ir.Operation, _ Operands, rw *Rewriter) Result {
		return rw.MatchFailure(problem)
	}}
}

// rowPattern is a row at work.
type rowPattern struct {
	place string // of the row, for messages
	from  *ods.Op
	to    *ir.OpName
	attrs *attrMap
	// single reports that each operand is one value, which takes the place of one.
	single bool
	// plain reports that there are neither successors nor sizes of operand groups.
	plain       bool
	elementwise bool
	plan        *check.RowPlan
}

// row compiles a row.
func (d *definedPatterns) row(row *ods.Row, carries []ods.Carry) *Pattern {
	name := row.From + " to " + row.To
	place := fmt.Sprintf("%s:%d", row.Pos.File, row.Pos.Line)
	plan, problem := check.PlanRow(row, carries, d.find)
	if problem != nil {
		return broken(name, row.From, place+": "+problem.Message)
	}
	p := &rowPattern{
		place: place, from: plan.From, to: d.ctx.OpName(row.To), plan: plan, single: true,
		plain: len(plan.To.Successors) == 0 && !plan.To.Segments, elementwise: plan.From.Traits().Elementwise,
	}
	for i := range plan.From.Operands {
		p.single = p.single && plan.From.Operands[i].Arity == ods.One
	}
	for i := range plan.To.Operands {
		p.single = p.single && plan.To.Operands[i].Arity == ods.One
	}
	var why string
	if p.attrs, why = newAttrMap(d.ctx, plan.From, plan.To, plan.Attrs, plan.Lost, true); why != "" {
		return broken(name, row.From, place+": "+why)
	}
	return &Pattern{Name: name, Root: row.From, Match: p.match}
}

func (p *rowPattern) match(op *ir.Operation, operands Operands, rw *Rewriter) Result {
	if why := p.countProblem(op, operands); why != "" {
		return rw.MatchFailure(p.place + ": " + why)
	}
	attrs, why := p.attrs.of(op)
	if why != "" {
		return rw.MatchFailure(p.place + ": " + why)
	}
	if op.NumResults() != 1 || !p.plain {
		return p.general(op, operands, rw, attrs)
	}
	t, why := rw.convertedType(op.ResultType(0))
	if why != "" {
		return rw.MatchFailure(why)
	}
	if p.elementwise && rw.d.types.isAggregate(t) {
		rw.ReplaceOp(op, rw.Unroll(t, operands.All(), func(t ir.Type, parts []*ir.Value) *ir.Value {
			results := [1]ir.Type{t}
			return rw.CreateOp(p.to, parts, results[:], attrs).Result(0)
		}))
		return rw.Success()
	}
	results := [1]ir.Type{t}
	rw.d.replaceWith(op, p.to, rw.Flat(), results[:], attrs)
	return rw.Success()
}

// countProblem finds an operand that has become several values, or none, where the
// made operation takes one.
func (p *rowPattern) countProblem(op *ir.Operation, operands Operands) string {
	if p.single {
		for i := range operands {
			if len(operands[i]) != 1 {
				return fmt.Sprintf("operand '%s' has become %d values", p.from.Operands[i].Name, len(operands[i]))
			}
		}
		return ""
	}
	if len(p.plan.To.Operands) != len(p.plan.From.Operands) {
		return ""
	}
	for g := range p.plan.To.Operands {
		if p.plan.To.Operands[g].Arity == ods.Variadic {
			continue
		}
		start, end := p.from.OperandRange(op, g)
		for i := start; i < end; i++ {
			if len(operands[i]) != 1 {
				return fmt.Sprintf("operand '%s' has become %d values", p.from.Operands[g].Name, len(operands[i]))
			}
		}
	}
	return ""
}

// general is match for operations with any number of results, successors, and groups
// whose sizes are an attribute.
func (p *rowPattern) general(op *ir.Operation, operands Operands, rw *Rewriter, attrs ir.AttrList) Result {
	types, why := rw.convertedResults(op)
	if why != "" {
		return rw.MatchFailure(why)
	}
	if p.plan.To.Segments {
		sizes := make([]int, len(p.from.Operands))
		for g := range sizes {
			start, end := p.from.OperandRange(op, g)
			for i := start; i < end; i++ {
				sizes[g] += len(operands[i])
			}
		}
		attrs = attrs.With(p.plan.To.SegmentAttr(), ods.SegmentsOf(rw.Context(), sizes...))
	}
	rw.d.replaceWith(op, p.to, operands.All(), types, attrs)
	return rw.Success()
}

// convertedResults are the types that those of the results become, each one, or why there
// are none.
func (rw *Rewriter) convertedResults(op *ir.Operation) (types []ir.Type, why string) {
	types = make([]ir.Type, op.NumResults())
	for i := range types {
		if types[i], why = rw.convertedType(op.ResultType(i)); why != "" {
			return nil, why
		}
	}
	return types, ""
}

// convertedType is the one type that a type becomes, or why there is none.
func (rw *Rewriter) convertedType(t ir.Type) (ir.Type, string) {
	c := rw.d.types
	if c == nil {
		return t, ""
	}
	known := c.lookup(t)
	if known.ok && len(known.types) == 1 {
		return known.types[0], ""
	}
	text := syntax.TypeString(t) + " cannot be converted"
	switch {
	case known.ok:
		text = fmt.Sprintf("%s becomes %d values", syntax.TypeString(t), len(known.types))
	case known.why != "":
		text += ": " + known.why
	}
	return nil, text
}
