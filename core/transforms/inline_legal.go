package transforms

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
)

// mayInline reports whether the body of a function may stand for a call.
func mayInline(call *ir.Operation, body *ir.Region) bool {
	f := call.Traits()
	if !f.Inlinable || f.Terminator || !fits(call, body) {
		return false
	}
	target := call.ParentOp()
	t := target.Traits()
	if !t.InlineTarget || t.SingleBlock && !body.HasOneBlock() {
		return false
	}
	if !body.HasOneBlock() && !hasBranches(body) {
		return false
	}
	l := &legality{call: call, body: body, target: t, inLoop: isInLoop(call)}
	return l.region(body)
}

// fits reports whether a call passes and takes what the function says.
func fits(call *ir.Operation, body *ir.Region) bool {
	args := body.Entry().ArgTypes()
	if !slices.EqualFunc(args, call.Operands(), func(t ir.Type, v *ir.Value) bool { return v.Type() == t }) {
		return false
	}
	returned := false
	for b := range body.Blocks() {
		t := b.Terminator()
		if t == nil {
			return false
		}
		if !t.Traits().ReturnLike {
			continue
		}
		returned = true
		if !slices.EqualFunc(call.ResultTypes(), t.Operands(), func(t ir.Type, v *ir.Value) bool { return v.Type() == t }) {
			return false
		}
	}
	return returned
}

// hasBranches reports whether each return can become a branch.
func hasBranches(body *ir.Region) bool {
	for b := range body.Blocks() {
		if t := b.Last(); t.Traits().ReturnLike && branchOf(t) == "" {
			return false
		}
	}
	return true
}

// isInLoop reports whether a stack allocation would happen again and again if it
// stood where op stands.
func isInLoop(op *ir.Operation) bool {
	for p := op.ParentOp(); p != nil && !p.Traits().AllocationScope; p = p.ParentOp() {
		if p.Traits().Loop {
			return true
		}
	}
	return false
}

// legality looks at the operations of a body for a place.
type legality struct {
	call   *ir.Operation
	body   *ir.Region
	target *ir.Traits
	inLoop bool
}

func (l *legality) region(r *ir.Region) bool {
	for b := range r.Blocks() {
		for op := range b.Ops() {
			if !l.operation(op, r == l.body) {
				return false
			}
		}
	}
	return true
}

func (l *legality) operation(op *ir.Operation, top bool) bool {
	f := op.Traits()
	switch {
	case !f.Known || !f.Inlinable:
		return false
	case f.InAllocationScope && l.inLoop && allocatesIn(op, l.body):
		return false
	case f.ReturnLike && !top && !op.ParentOp().Traits().SingleBlock && !slices.Contains(f.Parents, op.ParentOp().Name().String()):
		return false // returns from the function
	case l.target.Affine && top && !f.Terminator && !f.Affine && !ir.HasNoEffects(op):
		return false // what is known of the loop would be lost
	case f.Affine && !l.target.AffineScope && !l.staysAffine(op):
		return false
	}
	for r := range op.Regions() {
		if !l.region(r) {
			return false
		}
	}
	return true
}

// allocatesIn reports whether what a stack allocation makes lives as long as the
// body.
func allocatesIn(op *ir.Operation, body *ir.Region) bool {
	p := op.ParentOp()
	for p != body.Op() && !p.Traits().AllocationScope {
		p = p.ParentOp()
	}
	return p == body.Op()
}

// staysAffine reports whether the index operands of an affine operation are
// dimensions and symbols at the place of the call, too.
func (l *legality) staysAffine(op *ir.Operation) bool {
	symbols := hasSymbols(op)
	for _, v := range op.AllOperands() {
		if _, index := v.Type().(*ir.IndexType); index && !l.isAffineValue(v, symbols) {
			return false
		}
	}
	return true
}

func (l *legality) isAffineValue(v *ir.Value, symbol bool) bool {
	if v.IsBlockArg() && v.Block() == l.body.Entry() {
		return isAffineAt(l.call.Operand(v.Index()), symbol)
	}
	if def := v.DefiningOp(); def != nil {
		return def.Traits().ConstantLike
	}
	return isCounter(v)
}

// isAffineAt reports whether a value is a dimension, or a symbol, where it is used: a constant,
// a value that is fixed for the whole scope, or, as a dimension, the induction variable of an
// affine loop.
func isAffineAt(v *ir.Value, symbol bool) bool {
	if def := v.DefiningOp(); def != nil && def.Traits().ConstantLike {
		return true
	}
	return v.Region().Op().Traits().AffineScope || !symbol && isCounter(v)
}

// isCounter reports whether a value is an argument of an affine operation's region
// for which nothing is passed.
func isCounter(v *ir.Value) bool {
	if !v.IsBlockArg() || !v.Region().Op().Traits().Affine {
		return false
	}
	edges, _ := ir.RegionSuccessors(v.Region().Op(), nil, func(*ir.Value) ir.Attribute { return nil })
	for i := range edges {
		if slices.Contains(edges[i].To, v) {
			return false
		}
	}
	return true
}

// hasSymbols reports whether an attribute of an operation has symbols.
func hasSymbols(op *ir.Operation) bool {
	for _, a := range op.Attrs() {
		switch a := a.Value.(type) {
		case *ir.AffineMapAttr:
			if a.Map().NumSymbols > 0 {
				return true
			}
		case *ir.IntegerSetAttr:
			if a.Set().NumSymbols > 0 {
				return true
			}
		}
	}
	return false
}
