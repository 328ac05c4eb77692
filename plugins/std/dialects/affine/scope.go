package affine

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
)

// Scope is the region around an operation that belongs to the nearest affine scope,
// such as a function: what is defined at its top level is fixed wherever affine
// operations inside run. It is nil when there is none.
func Scope(op *ir.Operation) *ir.Region {
	for r := op.ParentRegion(); r != nil && r.Op() != nil; r = r.Op().ParentRegion() {
		if r.Op().Traits().AffineScope {
			return r
		}
	}
	return nil
}

// IsTopLevel reports whether a value is defined at the top level of an affine scope.
func IsTopLevel(v *ir.Value) bool {
	r := v.Region()
	return r != nil && r.Op() != nil && r.Op().Traits().AffineScope
}

// IsDim reports whether affine maps may take a value as a dimension, in the scope in
// which it is defined.
func IsDim(v *ir.Value) bool {
	if !isIndex(v) {
		return false
	}
	if def := v.DefiningOp(); def != nil {
		return IsDimIn(v, Scope(def))
	}
	return IsTopLevel(v) || isLoopArg(v)
}

// IsDimIn reports whether affine maps in a scope may take a value as a dimension: a
// symbol, an argument of an affine loop, what affine.apply makes of dimensions, and
// sizes of what is defined at the top level. As in MLIR 13 a value that a loop carries
// from iteration to iteration is one, too; see [LoopOf] for induction variables.
func IsDimIn(v *ir.Value, scope *ir.Region) bool {
	if !isIndex(v) {
		return false
	}
	if IsSymbolIn(v, scope) {
		return true
	}
	def := v.DefiningOp()
	if def == nil {
		return isLoopArg(v)
	}
	if apply, ok := AsApply(def); ok {
		return all(apply.Operands(), scope, IsDimIn)
	}
	return isDimOp(def) && IsTopLevel(def.Operand(0))
}

// IsSymbol reports whether affine maps may take a value as a symbol, in the scope in
// which it is defined.
func IsSymbol(v *ir.Value) bool {
	if !isIndex(v) {
		return false
	}
	if IsTopLevel(v) {
		return true
	}
	def := v.DefiningOp()
	return def != nil && IsSymbolIn(v, Scope(def))
}

// IsSymbolIn reports whether affine maps in a scope may take a value as a symbol: a
// constant, what is defined at the top level of the scope or around it, what
// affine.apply makes of symbols, and sizes that are symbols.
func IsSymbolIn(v *ir.Value, scope *ir.Region) bool {
	if !isIndex(v) {
		return false
	}
	for ; ; scope = scope.Op().ParentRegion() {
		if scope != nil && v.Region() == scope {
			return true
		}
		if def := v.DefiningOp(); def != nil && definesSymbol(def, scope) {
			return true
		}
		if scope == nil || scope.Op() == nil || scope.Op().Traits().Isolated || scope.Op().ParentRegion() == nil {
			return false
		}
	}
}

// definesSymbol reports whether an operation makes a symbol wherever it stands.
func definesSymbol(def *ir.Operation, scope *ir.Region) bool {
	if def.Traits().ConstantLike {
		return true
	}
	if apply, ok := AsApply(def); ok {
		return all(apply.Operands(), scope, IsSymbolIn)
	}
	return isDimOp(def) && isSizeSymbol(def, scope)
}

// isSizeSymbol reports whether the size that a dim operation returns is a symbol: that of a
// value at the top level, one that the type gives, or one that an allocation or view was given.
func isSizeSymbol(dim *ir.Operation, scope *ir.Region) bool {
	source := dim.Operand(0)
	if IsTopLevel(source) {
		return true
	}
	def := source.DefiningOp()
	if def == nil || !def.Is("memref.alloc") && !def.Is("memref.view") && !def.Is("memref.subview") {
		return false
	}
	at, ok := rewrite.ConstantInt(dim.Operand(1))
	t, ranked := source.Type().(*ir.MemRefType)
	if !ok || !ranked || at < 0 || at >= int64(len(t.Shape())) {
		return false
	}
	if t.Shape()[at] != ir.Dynamic {
		return true
	}
	open := 0
	for _, n := range t.Shape()[:at] {
		if n == ir.Dynamic {
			open++
		}
	}
	sizes := dynamicSizes(def)
	return open < len(sizes) && IsSymbolIn(sizes[open], scope)
}

// dynamicSizes are the operands for the dynamic sizes in the type of an allocation or view.
func dynamicSizes(def *ir.Operation) []*ir.Value {
	for _, group := range [...]string{"dynamicSizes", "sizes"} {
		if start, end, ok := ir.OperandGroup(def, group); ok {
			return def.OperandRange(start, end)
		}
	}
	return nil
}

func isDimOp(op *ir.Operation) bool { return op.Is("memref.dim") || op.Is("tensor.dim") }

func isIndex(v *ir.Value) bool {
	_, ok := v.Type().(*ir.IndexType)
	return ok
}

func all(values []*ir.Value, scope *ir.Region, is func(*ir.Value, *ir.Region) bool) bool {
	for _, v := range values {
		if !is(v, scope) {
			return false
		}
	}
	return true
}

// isLoopArg reports whether a value is an argument of an affine loop.
func isLoopArg(v *ir.Value) bool {
	if !v.IsBlockArg() || v.Block().ParentOp() == nil {
		return false
	}
	loop := v.Block().ParentOp()
	return loop.Is("affine.for") || loop.Is("affine.parallel")
}

// IsInductionVar reports whether a value counts the iterations of an affine loop.
func IsInductionVar(v *ir.Value) bool {
	_, _, ok := LoopOf(v)
	return ok
}

// LoopOf is the affine.for or affine.parallel that a value counts the iterations of, and
// which of its dimensions.
func LoopOf(v *ir.Value) (loop *ir.Operation, dim int, ok bool) {
	if !isLoopArg(v) {
		return nil, 0, false
	}
	loop = v.Block().ParentOp()
	return loop, v.Index(), v.Index() == 0 || loop.Is("affine.parallel")
}
