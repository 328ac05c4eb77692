package verify

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax"
)

// shape checks the blocks of regions and how they end.
func (v *verifier) shape(op *ir.Operation, def *ods.Op) bool {
	for i := range op.NumRegions() {
		d := &def.Regions[min(i, len(def.Regions)-1)]
		if !v.blocks(op, d, op.Region(i)) || !v.ending(op, d, op.Region(i)) {
			return false
		}
	}
	return true
}

// blocks checks how many blocks a region has, and that its first one takes
// arguments only where the definition lets it.
func (v *verifier) blocks(op *ir.Operation, d *ods.Region, r *ir.Region) bool {
	switch {
	case d.Required && r.Empty():
		return v.errorf(op, "expects region #%d ('%s') to have a block", r.Index(), d.Name)
	case r.Empty():
		return true
	case d.OneBlock && !r.HasOneBlock():
		return v.errorf(op, "expects region #%d ('%s') to have 0 or 1 blocks", r.Index(), d.Name)
	case d.NoArgs && r.Entry().NumArgs() > 0:
		return v.errorf(op, "region #%d ('%s') takes no arguments, but has %d", r.Index(), d.Name, r.Entry().NumArgs())
	}
	return true
}

func (v *verifier) ending(op *ir.Operation, d *ods.Region, r *ir.Region) bool {
	if d.Ends != "" && !r.Empty() && (r.Last().Last() == nil || !r.Last().Last().Is(d.Ends)) {
		return v.errorf(op, "expects region #%d ('%s') to end with '%s'", r.Index(), d.Name, d.Ends)
	}
	if d.Terminator == "" || r.Empty() {
		return true
	}
	switch last := r.Last().Last(); {
	case last == nil:
		return v.errorf(op, "expects a non-empty block")
	case !last.Is(d.Terminator):
		return v.errorNote(op, op.Loc(), "in custom textual format, the absence of terminator implies '"+d.Terminator+"'",
			"expects regions to end with '%s', found '%s'", d.Terminator, last.Name())
	}
	return true
}

// yields checks the types of what the terminators of regions pass on.
func (v *verifier) yields(op *ir.Operation, def *ods.Op) bool {
	for i := range op.NumRegions() {
		d := &def.Regions[min(i, len(def.Regions)-1)]
		if d.Yields == nil || op.Region(i).Empty() {
			continue
		}
		last := op.Region(i).Entry().Last()
		want, ok := v.bound.BuildList(d.Yields, 1)
		if !ok || last == nil {
			continue
		}
		if last.NumOperands() != len(want) {
			return v.errorf(last, "passes on %d values, but '%s' expects %s", last.NumOperands(), op.Name(), typesText(want))
		}
		for j, t := range want {
			if value := last.Operand(j); value != nil && value.Type() != t {
				return v.errorf(last, "passes on %s, but '%s' expects %s", syntax.QuotedType(value.Type()), op.Name(), syntax.QuotedType(t))
			}
		}
	}
	return true
}

// effectFree checks regions inside which nothing may have an effect.
func (v *verifier) effectFree(op *ir.Operation, def *ods.Op) bool {
	for i := range op.NumRegions() {
		d := &def.Regions[min(i, len(def.Regions)-1)]
		if !d.EffectFree {
			continue
		}
		for b := range op.Region(i).Blocks() {
			for o := range b.Ops() {
				if !ir.HasNoEffects(o) {
					return v.errorNote(op, o.Loc(), "'"+o.Name().String()+"' may have one",
						"region #%d ('%s') should contain only operations without side effects", i, d.Name)
				}
			}
		}
	}
	return true
}
