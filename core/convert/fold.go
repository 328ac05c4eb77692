package convert

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
)

// fold replaces operations that are not legal by what they fold to, before patterns change
// anything: folding looks at operands as they were. The last operation comes first, so that
// each one sees what defines its operands as it is written, which is what MLIR's driver
// folds; what an operation makes foldable by folding itself is left to canonicalize.
func (d *driver) fold() {
	for i := len(d.ops) - 1; i >= 0; i-- {
		op := d.ops[i]
		p := d.planner.plan(op.Name())
		if !p.folds || op.Block() == nil || p.rule.legality(op) == legal {
			continue
		}
		results, ok := d.planner.folder.Fold(op)
		if !ok {
			continue
		}
		values, made := d.folded(op, results)
		if values == nil {
			continue
		}
		d.busy = true
		if d.follows(op) {
			d.trace(op, d.subject(op.Name())+" folds")
		}
		for k, v := range values {
			op.Result(k).ReplaceAllUsesWith(v)
		}
		for _, constant := range made {
			constant.MoveBefore(op)
		}
		d.drop(op)
		if len(made) > 0 { // in the place of op they wait for being converted
			d.ops = slices.Replace(d.ops, i, i+1, made...)
		}
	}
}

// folded are the values that stand for the results of an operation, and the constants
// among them, which are in no block yet; nil where types differ, or where a constant
// cannot be made or could only stay illegal.
func (d *driver) folded(op *ir.Operation, results []rewrite.FoldResult) (values []*ir.Value, made []*ir.Operation) {
	for i, r := range results {
		v := r.Value
		if v == nil {
			constant := d.constant(op, r.Attr, op.Result(i).Type())
			if constant == nil {
				return nil, nil
			}
			made, v = append(made, constant), constant.Result(0)
		}
		if v.Type() != op.Result(i).Type() || v == op.Result(i) {
			return nil, nil
		}
		values = append(values, v)
	}
	return values, made
}

// constant makes a constant as the dialect of an operation does; nil where it does not, or
// where the constant is not legal and cannot become so: no pattern is for it, or its type
// is not converted.
func (d *driver) constant(op *ir.Operation, value ir.Attribute, t ir.Type) *ir.Operation {
	typed, ok := value.(ir.TypedAttr)
	if !ok || typed.Type() != t || d.types != nil && !d.types.lookup(t).ok {
		return nil
	}
	name, ok := d.materialize(t, value, op.Name().Dialect())
	if !ok {
		return nil
	}
	constant := d.quiet.Create(&ir.OperationState{
		Name: op.Context().OpName(name), Loc: op.Loc(), Results: []ir.Type{t},
		Attrs: []ir.NamedAttr{{Name: rewrite.ConstantAttr, Value: value}},
	})
	p := d.planner.plan(constant.Name())
	if p.rule.legality(constant) != legal && len(p.patterns) == 0 {
		return nil
	}
	return constant
}
