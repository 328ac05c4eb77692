package convert

import (
	"fmt"
	"slices"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
)

// ReconcileCasts removes casts between two type systems that cancel each other
// out: those that lead back to the types that a chain of casts began with, and
// those whose results have no uses. Those that stay are errors, reported once for
// each two operations they stand between, unless sink is nil; then it returns
// false.
func ReconcileCasts(op *ir.Operation, sink *diag.Sink) bool {
	var casts []*ir.Operation
	ir.Walk(op, func(o *ir.Operation) ir.WalkResult {
		if o.Is(CastName) {
			casts = append(casts, o)
		}
		return ir.Advance
	})
	for _, c := range casts {
		if origin := originOf(c); origin != nil {
			c.ReplaceAllUsesWith(origin)
		}
	}
	eraseUnused(casts)
	stray := slices.DeleteFunc(casts, func(c *ir.Operation) bool { return c.Block() == nil })
	if sink != nil {
		reportStray(stray, sink)
	}
	return len(stray) == 0
}

// reportStray reports casts: one for each two operations, by their names, that a
// cast stands between, since one missing pass is likely to leave many.
func reportStray(casts []*ir.Operation, sink *diag.Sink) {
	type place struct{ from, to string }
	var places []place
	alike := map[place][]*ir.Operation{}
	for _, c := range casts {
		at := place{nameOf(definer(c)), nameOf(firstUser(c))}
		if alike[at] == nil {
			places = append(places, at)
		}
		alike[at] = append(alike[at], c)
	}
	for _, at := range places {
		first, others := alike[at][0], alike[at][1:]
		report := strayCast(first)
		if len(others) > 0 {
			report = report.WithNote(ir.Position(others[0].Loc()),
				fmt.Sprintf("the same between such operations elsewhere: %d more, from here on", len(others)))
		}
		sink.Report(report)
	}
}

func nameOf(op *ir.Operation) string {
	if op == nil {
		return ""
	}
	return op.Name().String()
}

// originOf finds the values that a chain of casts began with, if they have the
// types of c's results; nil otherwise.
func originOf(c *ir.Operation) []*ir.Value {
	for link := c; link != nil; link = castBefore(link) {
		if hasTypesOf(link, c) {
			return link.Operands()
		}
	}
	return nil
}

// castBefore is the cast whose results are exactly the operands of another, or
// nil.
func castBefore(c *ir.Operation) *ir.Operation {
	if c.NumOperands() == 0 {
		return nil
	}
	before := c.Operand(0).DefiningOp()
	if before == nil || before.Name() != c.Name() || before.NumResults() != c.NumOperands() {
		return nil
	}
	for i, v := range c.AllOperands() {
		if v != before.Result(i) {
			return nil
		}
	}
	return before
}

// hasTypesOf reports whether the operands of one cast have the types of the
// results of another.
func hasTypesOf(operands, results *ir.Operation) bool {
	if operands.NumOperands() != results.NumResults() {
		return false
	}
	for i, v := range results.AllResults() {
		if operands.Operand(i).Type() != v.Type() {
			return false
		}
	}
	return true
}

// eraseUnused erases casts without uses, those first that use others.
func eraseUnused(casts []*ir.Operation) {
	for i := len(casts) - 1; i >= 0; i-- {
		eraseChain(casts[i])
	}
}

func eraseChain(c *ir.Operation) {
	for c != nil && c.Block() != nil && !c.HasUses() {
		before := castBefore(c)
		c.Erase()
		c = before
	}
}

// StageOf says which stage put a cast there; "" when it is not known.
func StageOf(cast *ir.Operation) string {
	fused, ok := cast.Loc().(*ir.FusedLoc)
	if !ok {
		return ""
	}
	if stage, ok := fused.Metadata().(*ir.StringAttr); ok {
		return stage.Value()
	}
	return ""
}

func strayCast(c *ir.Operation) diag.Diagnostic {
	text := []byte("a cast from ")
	text = appendTypes(text, c.NumOperands(), func(i int) ir.Type { return c.Operand(i).Type() })
	text = append(text, " to "...)
	text = appendTypes(text, c.NumResults(), func(i int) ir.Type { return c.Result(i).Type() })
	text = append(text, " is left over"...)
	if stage := StageOf(c); stage != "" {
		text = append(text, "; pass '"+stage+"' put it there"...)
	}
	report := diag.NewError(ir.Position(c.Loc()), string(text))
	report.ID = "stray-cast"
	if def := definer(c); def != nil {
		report = report.WithNote(ir.Position(def.Loc()), "its operand is the result of '"+def.Name().String()+
			"'; if that is not converted yet, a pass that does is missing")
		report.Unconverted = append(report.Unconverted, def.Name().String())
	}
	if user := firstUser(c); user != nil {
		report = report.WithNote(ir.Position(user.Loc()), "its result is used by '"+user.Name().String()+
			"'; if that is not converted yet, a pass that does is missing")
		report.Unconverted = append(report.Unconverted, user.Name().String())
	}
	if around := argumentOf(c); around != nil {
		report = report.WithNote(ir.Position(around.Loc()), "its operand is an argument of '"+around.Name().String()+
			"'; if that is not converted yet, a pass that does is missing")
		report.Unconverted = append(report.Unconverted, around.Name().String())
	}
	return report
}

// definer is the operation that the first operand comes from that is a result.
func definer(op *ir.Operation) *ir.Operation {
	for _, v := range op.AllOperands() {
		if def := v.DefiningOp(); def != nil {
			return def
		}
	}
	return nil
}

// argumentOf is the operation around the block that the first operand is an argument of.
func argumentOf(op *ir.Operation) *ir.Operation {
	if op.NumOperands() == 0 || op.Operand(0).DefiningOp() != nil || op.Operand(0).Block() == nil {
		return nil
	}
	return op.Operand(0).Block().ParentOp()
}

func firstUser(op *ir.Operation) *ir.Operation {
	for _, v := range op.AllResults() {
		if use := v.FirstUse(); use != nil {
			return use.Owner()
		}
	}
	return nil
}

func appendTypes(text []byte, n int, typeOf func(i int) ir.Type) []byte {
	text = append(text, '\'')
	for i := range n {
		if i > 0 {
			text = append(text, ", "...)
		}
		text = syntax.AppendType(text, typeOf(i))
	}
	return append(text, '\'')
}

// CastName is the operation that stands between two conversions: it takes the
// values of one and gives those of the other.
const CastName = "unrealized_conversion_cast"

// ArgumentMaterialization makes the values that an argument of that type
// becomes (see [TypeConverter.Convert]) out of those that replace it in the
// list of arguments, where the two differ: a struct out of its members, say. nil
// leaves it to those added earlier.
type ArgumentMaterialization func(b *ir.Builder, from ir.Type, args []*ir.Value) []*ir.Value

// AddArgument adds a materialization, which is asked before those added earlier.
func (c *TypeConverter) AddArgument(f ArgumentMaterialization) { c.argument = append(c.argument, f) }

func (c *TypeConverter) materializeArgument(b *ir.Builder, from ir.Type, args []*ir.Value) []*ir.Value {
	for i := len(c.argument) - 1; i >= 0; i-- {
		if values := c.argument[i](b, from, args); values != nil {
			return values
		}
	}
	return nil
}
