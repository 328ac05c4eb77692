package convert

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
)

// A value that was replaced stays the result of an operation in no block, whose operands are
// the values that took its place. So its users find the replacement without a table. An
// operation with one result is kept for that; for results of others and for arguments one is
// made.

// resolve appends what stands for a value now.
func (d *driver) resolve(dst []*ir.Value, v *ir.Value) []*ir.Value {
	if !d.isReplaced(v) {
		return append(dst, v)
	}
	op := v.DefiningOp()
	for _, v := range op.AllOperands() {
		dst = d.resolve(dst, v)
	}
	return dst
}

// replacedMark tells an operation that was replaced from one that a pattern has made and not
// inserted yet.
const replacedMark = 1

func (d *driver) isReplaced(v *ir.Value) bool {
	op := v.DefiningOp()
	return op != nil && op.Block() == nil && d.marks.Of(op) == replacedMark
}

func (d *driver) addReplaced(op *ir.Operation) {
	d.marks.Set(op, replacedMark)
	d.replaced = append(d.replaced, op)
}

// forward makes values stand for v.
func (d *driver) forward(v *ir.Value, loc ir.Location, values []*ir.Value) {
	ir.TakeName(values, loc)
	if !v.HasUses() {
		return
	}
	if len(values) == 1 && values[0].Type() == v.Type() && !d.isReplaced(values[0]) {
		v.ReplaceAllUsesWith(values[0])
		return
	}
	replaced := d.quiet.Create(&ir.OperationState{
		Name: d.cast, Loc: loc, Operands: d.resolveAll(values), Results: []ir.Type{v.Type()},
	})
	v.ReplaceAllUsesWith(replaced.Result(0))
	d.addReplaced(replaced)
}

func (d *driver) resolveAll(values []*ir.Value) []*ir.Value {
	for _, v := range values {
		if d.isReplaced(v) {
			return d.resolveSlowly(values)
		}
	}
	return values
}

func (d *driver) resolveSlowly(values []*ir.Value) []*ir.Value {
	var all []*ir.Value
	for _, v := range values {
		all = d.resolve(all, v)
	}
	return all
}

// retire takes an operation out of the IR. values stand for its only result.
func (d *driver) retire(op *ir.Operation, values []*ir.Value) {
	result := op.Result(0)
	ir.TakeName(values, op.ResultLoc(0))
	if len(values) == 1 && values[0].Type() == result.Type() && !d.isReplaced(values[0]) {
		result.ReplaceAllUsesWith(values[0])
	}
	if !result.HasUses() {
		d.drop(op)
		return
	}
	values = d.resolveAll(values)
	d.drop(op)
	op.SetOperands(values)
	d.addReplaced(op)
}

// replaceWith makes an operation, with the successors of the one that is matched, whose results stand for the
// results of that one; in place where that can be, for which nothing is allocated.
func (d *driver) replaceWith(op *ir.Operation, name *ir.OpName, operands []*ir.Value, results []ir.Type, attrs ir.AttrList) {
	if op.NumRegions() > 0 || !hasTypes(op, results) {
		made := d.rw.Create(&ir.OperationState{
			Name: name, Operands: operands, Results: slices.Clone(results), Attrs: attrs, Successors: op.Successors(),
		})
		d.rw.ReplaceOp(op, made.Results()...)
		return
	}
	op.SetName(name)
	op.SetOperands(operands)
	op.SetAttrs(attrs)
	op.SetMaker(d.rw.Maker())
	d.created = append(d.created, op)
}

// hasTypes reports whether the results of an operation are of these types.
func hasTypes(op *ir.Operation, types []ir.Type) bool {
	if len(types) != op.NumResults() {
		return false
	}
	for i, t := range types {
		if op.ResultType(i) != t {
			return false
		}
	}
	return true
}

// drop takes an operation and those inside out of the IR.
func (d *driver) drop(op *ir.Operation) {
	op.DropReferences()
	for r := range op.Regions() {
		for b := range r.Blocks() {
			for o := b.First(); o != nil; o = b.First() {
				d.drop(o)
			}
		}
	}
	if d.rw.InsertsBefore(op) {
		d.rw.SetInsertionPointAfter(op)
	}
	op.Remove()
}

// adapt finds the converted operands. The reason says why there are none.
func (d *driver) adapt(op *ir.Operation) (operands Operands, reason string) {
	d.values, d.bounds = d.values[:0], d.bounds[:0]
	for i, v := range op.AllOperands() {
		d.bounds = append(d.bounds, len(d.values))
		if d.isReplaced(v) || d.types == nil {
			d.values = d.resolve(d.values, v)
			continue
		}
		known := d.types.lookup(v.Type())
		switch {
		case known.same:
			d.values = append(d.values, v)
		case known.ok:
			d.values = append(d.values, d.materializeOperand(op, v, known.types)...)
		default:
			return nil, d.describeOperand(i, v, known.why)
		}
	}
	return d.group(op.NumOperands()), ""
}

func (d *driver) group(n int) Operands {
	d.operands = d.operands[:0]
	for i := range n {
		end := len(d.values)
		if i+1 < n {
			end = d.bounds[i+1]
		}
		start := d.bounds[i]
		d.operands = append(d.operands, d.values[start:end:end])
	}
	return d.operands
}

// materializeOperand returns values of converted types that are made out of an unconverted
// one, right behind it so that all its users share them.
func (d *driver) materializeOperand(user *ir.Operation, v *ir.Value, types []ir.Type) []*ir.Value {
	if values, ok := d.materialized[v]; ok {
		return values
	}
	b := d.rw.Builder
	shared := standBehind(b, v)
	if !shared {
		b.SetInsertionPoint(user)
	}
	values := d.castOperand(b.InsertionPoint(), v, types)
	if shared {
		if d.materialized == nil {
			d.materialized = map[*ir.Value][]*ir.Value{}
		}
		d.materialized[v] = values
	}
	return values
}

func (d *driver) castOperand(at ir.InsertionPoint, v *ir.Value, types []ir.Type) []*ir.Value {
	d.quiet.RestoreInsertionPoint(at)
	cast := d.quiet.Create(&ir.OperationState{
		Name: d.cast, Loc: d.castLoc(v.Loc()), Operands: []*ir.Value{v}, Results: types,
	})
	d.quiet.ClearInsertionPoint()
	d.targetCasts = append(d.targetCasts, cast)
	return cast.Results()
}

// standBehind makes a builder stand where a value is first known; false when
// nothing can be inserted there.
func standBehind(b *ir.Builder, v *ir.Value) bool {
	op := v.DefiningOp()
	if op == nil {
		b.SetInsertionPointToStart(v.Block())
		return true
	}
	if op.Next() == nil {
		return false
	}
	b.SetInsertionPointAfter(op)
	return true
}

// castLoc is a location that remembers which stage put a cast there.
func (d *driver) castLoc(l ir.Location) ir.Location {
	if d.config.Stage == "" {
		return l
	}
	ctx := d.quiet.Context()
	return ctx.RawFusedLoc([]ir.Location{l}, ctx.StringAttr(d.config.Stage))
}
