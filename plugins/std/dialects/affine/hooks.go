package affine

import (
	"errors"
	"fmt"
	"slices"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

// hooks check what affine.dialect cannot say.
func hooks() map[string]verify.Hook {
	all := map[string]verify.Hook{
		"affine.for": verifyFor, "affine.if": verifyIf, "affine.parallel": verifyParallel,
		"affine.dma_start": verifyTransfer, "affine.dma_wait": verifyTransfer,
	}
	for _, name := range [...]string{"affine.apply", "affine.min", "affine.max"} {
		all[name] = verifyMaps
	}
	for _, name := range [...]string{"load", "store", "vector_load", "vector_store", "prefetch"} {
		all["affine."+name] = verifyAccess
	}
	return all
}

// verifyMaps wants maps that have values: no division by zero, no constant that does
// not fit. What they are applied to may be any index.
func verifyMaps(op *ir.Operation) error {
	for _, a := range op.Attrs() {
		var err error
		switch value := a.Value.(type) {
		case *ir.AffineMapAttr:
			err = value.Map().Check()
		case *ir.IntegerSetAttr:
			err = value.Set().Check()
		}
		if err != nil {
			return fmt.Errorf("%w, in attribute '%s'", err, a.Name)
		}
	}
	return nil
}

func verifyFor(op *ir.Operation) error {
	loop := For{op}
	if err := verifyMaps(op); err != nil {
		return err
	}
	if err := verifyInputs(op, loop.Lower()); err != nil {
		return err
	}
	return verifyInputs(op, loop.Upper())
}

func verifyIf(op *ir.Operation) error {
	if err := verifyMaps(op); err != nil {
		return err
	}
	condition := If{op}.ValueSet()
	space := affine.NewMap(condition.Set.NumDims, condition.Set.NumSymbols)
	return verifyInputs(op, ValueMap{space, condition.Operands})
}

// verifyInputs wants operands that affine maps may take where op stands.
func verifyInputs(op *ir.Operation, m ValueMap) error {
	scope := Scope(op)
	for i, v := range m.Operands {
		switch {
		case i >= m.Map.NumDims && !IsSymbolIn(v, scope):
			return fmt.Errorf("%s cannot be used as a symbol: it is not fixed in the function", operand(op, v))
		case i < m.Map.NumDims && !IsDimIn(v, scope):
			return fmt.Errorf("%s cannot be used as a dimension: it is neither the induction variable of an affine loop"+
				" nor fixed in the function nor computed from such by 'affine.apply'", operand(op, v))
		}
	}
	return nil
}

func operand(op *ir.Operation, v *ir.Value) string {
	for i := range op.NumOperands() {
		if op.Operand(i) == v {
			return fmt.Sprintf("operand #%d", i)
		}
	}
	panic("BUG: value is not an operand")
}

func verifyAccess(op *ir.Operation) error {
	if err := verifyMaps(op); err != nil {
		return err
	}
	access, _ := AsAccess(op)
	return verifySubscripts(op, access.memref+1, op.NumOperands())
}

// verifySubscripts wants dimensions or symbols, in whatever place of the map.
func verifySubscripts(op *ir.Operation, start, end int) error {
	scope := Scope(op)
	for i := start; i < end; i++ {
		if !IsDimIn(op.Operand(i), scope) {
			return fmt.Errorf("subscript %s must be a dimension or symbol: the induction variable of an affine loop,"+
				" fixed in the function, or computed from such by 'affine.apply'", operand(op, op.Operand(i)))
		}
	}
	return nil
}

// verifyTransfer looks at each group of subscripts of a DMA.
func verifyTransfer(op *ir.Operation) error {
	if err := verifyMaps(op); err != nil {
		return err
	}
	for _, group := range [...]string{"srcIdx", "dstIdx", "tagIdx"} {
		start, end, ok := ir.OperandGroup(op, group)
		if !ok {
			continue
		}
		if err := verifySubscripts(op, start, end); err != nil {
			return err
		}
	}
	return nil
}

// verifyParallel looks at steps, bounds, and what is reduced.
func verifyParallel(op *ir.Operation) error {
	if err := verifyMaps(op); err != nil {
		return err
	}
	loop := Parallel{op}
	for i, n := range loop.Steps() {
		if n < 1 {
			return fmt.Errorf("step #%d must be greater than zero, not %d", i, n)
		}
	}
	lower, upper := loop.LowerBounds(), loop.UpperBounds()
	if slices.Min(append(slices.Concat(lower.Groups, upper.Groups), 1)) < 1 {
		return errors.New("expected each dimension to have a lower and an upper bound")
	}
	if len(lower.Operands) != lower.Map.NumInputs() {
		return errors.New("operand count must match with affine map dimension and symbol count")
	}
	for _, m := range [...]ValueMap{lower.ValueMap, upper.ValueMap} {
		if err := verifyInputs(op, m); err != nil {
			return err
		}
	}
	return verifyReductions(loop)
}

// verifyReductions wants the body to yield a value for each result, and kinds of
// reduction that fit their types.
func verifyReductions(loop Parallel) error {
	yield := loop.Body().Last()
	if yield.NumOperands() != loop.Op.NumResults() {
		return fmt.Errorf("its body yields %d values for %d results", yield.NumOperands(), loop.Op.NumResults())
	}
	for i, v := range loop.Op.AllResults() {
		if have, want := yield.OperandType(i), v.Type(); have != want {
			return fmt.Errorf("its body yields %s for result #%d of type %s", syntax.QuotedType(have), i, syntax.QuotedType(want))
		}
		if kind := loop.Reductions()[i]; !combines(std.AtomicRMWKind(kind), v.Type()) {
			return fmt.Errorf("reduction #%d does not combine values of type %s", i, syntax.QuotedType(v.Type()))
		}
	}
	return nil
}

// combines reports whether a kind of reduction is one of values of a type. What
// overwrites values combines none; MLIR 13 reads it, though.
func combines(kind std.AtomicRMWKind, t ir.Type) bool {
	switch kind {
	case std.AtomicRMWKindAddf, std.AtomicRMWKindMulf, std.AtomicRMWKindMaxf, std.AtomicRMWKindMinf,
		std.AtomicRMWKindMaxnumf, std.AtomicRMWKindMinnumf:
		return isFloat(t)
	case std.AtomicRMWKindAssign:
		return true
	}
	return !isFloat(t)
}

// isFloat reports whether a type is a float, or has floats as its elements.
func isFloat(t ir.Type) bool {
	if shaped, ok := t.(ir.ShapedType); ok {
		t = shaped.Elem()
	}
	_, ok := t.(*ir.FloatType)
	return ok
}
