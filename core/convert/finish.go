package convert

import "github.com/mlirc/mlirc/core/ir"

// finish gives operations that stayed unconverted values of the types they
// know, and drops all replaced values.
func (d *driver) finish() {
	for _, cast := range d.targetCasts {
		d.finishTargetCast(cast)
	}
	for _, replaced := range d.replaced {
		// Replaced values come in the order of replacement, so that what only later
		// ones use is unused by the time they are reached.
		if replaced.HasUses() {
			d.materializeSource(replaced)
		}
		replaced.DropReferences()
	}
	d.settleCreated(0)
	d.cancelCasts(d.earlierCasts)
	d.cancelCasts(d.targetCasts)
	clear(d.ops)
	clear(d.replaced)
	clear(d.targetCasts)
	clear(d.earlierCasts)
	clear(d.materialized)
	d.ops, d.replaced, d.targetCasts, d.earlierCasts = d.ops[:0], d.replaced[:0], d.targetCasts[:0], d.earlierCasts[:0]
}

// cancelCasts removes casts that lead back to the types that an earlier conversion, or this
// one, cast from, and casts before them that nothing uses any more.
func (d *driver) cancelCasts(casts []*ir.Operation) {
	for _, c := range casts {
		if c.Block() == nil {
			continue
		}
		if origin := originOf(c); origin != nil {
			d.busy = true
			c.ReplaceAllUsesWith(origin)
			eraseChain(c)
		}
	}
}

// finishTargetCast removes a cast to converted types that is not needed: unused, or
// of a value that was converted after all.
func (d *driver) finishTargetCast(cast *ir.Operation) {
	if cast.Block() == nil {
		return
	}
	if !cast.HasUses() {
		cast.Erase()
		return
	}
	v := cast.Operand(0)
	if !d.isReplaced(v) {
		return
	}
	values := d.resolve(nil, v)
	if !sameTypes(values, cast) {
		return
	}
	cast.ReplaceAllUsesWith(values)
	cast.Erase()
}

func sameTypes(values []*ir.Value, op *ir.Operation) bool {
	if len(values) != op.NumResults() {
		return false
	}
	for i, v := range values {
		if v.Type() != op.Result(i).Type() {
			return false
		}
	}
	return true
}

// materializeSource makes a value of the old type for those who still use a
// replaced value.
func (d *driver) materializeSource(replaced *ir.Operation) {
	for _, old := range replaced.AllResults() {
		values := d.resolve(nil, old)
		for old.HasUses() {
			user := old.FirstUse().Owner()
			if user.Block() == nil {
				// A later one cannot use an earlier one: replacements are resolved.
				panic("BUG: replaced value is used by a replaced value")
			}
			shared := d.standBehindAll(values, user)
			v := d.sourceOf(old.Type(), values)
			if shared {
				old.ReplaceAllUsesWith(v)
				continue
			}
			replaceUsesIn(user, old, v)
		}
	}
}

func replaceUsesIn(user *ir.Operation, from, to *ir.Value) {
	for i := range user.NumOperands() {
		if user.Operand(i) == from {
			user.SetOperand(i, to)
		}
	}
}

func (d *driver) sourceOf(want ir.Type, values []*ir.Value) *ir.Value {
	if len(values) == 1 && values[0].Type() == want {
		return values[0]
	}
	cast := d.rw.Create(&ir.OperationState{Name: d.cast, Operands: values, Results: []ir.Type{want}})
	return cast.Result(0)
}

// standBehindAll makes the rewriter stand where all values are first known;
// false when that is only sure in front of the user.
func (d *driver) standBehindAll(values []*ir.Value, user *ir.Operation) bool {
	d.rw.SetLoc(d.castLoc(user.Loc()))
	last := latest(values)
	if last != nil {
		d.rw.SetLoc(d.castLoc(last.Loc()))
		if standBehind(d.rw.Builder, last) {
			return true
		}
	}
	d.rw.SetInsertionPoint(user)
	return false
}

// latest is the value of one block that is defined last, or nil when there is
// no value or several blocks.
func latest(values []*ir.Value) *ir.Value {
	if len(values) == 0 {
		return nil
	}
	last := values[0]
	for _, v := range values[1:] {
		if v.Block() != last.Block() {
			return nil
		}
		if isLater(v, last) {
			last = v
		}
	}
	return last
}

func isLater(v, other *ir.Value) bool {
	op, before := v.DefiningOp(), other.DefiningOp()
	if op == nil || before == nil {
		return op != nil
	}
	return op != before && before.IsBeforeInBlock(op)
}
