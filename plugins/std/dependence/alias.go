package dependence

import "github.com/mlirc/mlirc/core/ir"

// origin is where the memory that a value names comes from.
type origin struct {
	value  *ir.Value // that names it first; nil for a global
	global string
	known  bool // an allocation, a global or an argument of a function
}

// originOf looks through casts and views.
func originOf(v *ir.Value) origin {
	for {
		def := v.DefiningOp()
		if def == nil {
			block := v.Block()
			entry := block.IsEntry() && block.ParentOp() != nil && block.ParentOp().Facets().FunctionLike
			return origin{value: v, known: entry}
		}
		source := Viewed(def)
		if source == nil {
			return originAt(v, def)
		}
		v = source
	}
}

func originAt(v *ir.Value, def *ir.Operation) origin {
	if def.Is("memref.get_global") {
		if ref, ok := def.Attr("name").(*ir.SymbolRefAttr); ok {
			return origin{global: ref.Root(), known: true}
		}
	}
	for _, e := range def.Facets().Effects {
		if e.Effect == ir.EffectAllocate {
			return origin{value: v, known: true}
		}
	}
	return origin{value: v}
}

// Viewed is the only memref among the operands of an operation that makes another
// name for its memory, and else nil.
func Viewed(op *ir.Operation) *ir.Value {
	if !op.Facets().Pure {
		return nil
	}
	var source *ir.Value
	for i := range op.NumOperands() {
		if !IsMemref(op.OperandType(i)) {
			continue
		}
		if source != nil {
			return nil
		}
		source = op.Operand(i)
	}
	return source
}

// IsMemref reports whether values of a type name memory.
func IsMemref(t ir.Type) bool {
	switch t.(type) {
	case *ir.MemRefType, *ir.UnrankedMemRefType:
		return true
	}
	return false
}

// MayAlias reports whether two values may name the same memory. Arguments of a
// function, allocations and globals are distinct from each other; a value whose
// origin is not in sight may name any of them.
func MayAlias(a, b *ir.Value) bool {
	if a == b {
		return true
	}
	x, y := originOf(a), originOf(b)
	return x == y || !x.known || !y.known
}

// AreDistinct reports whether no two of some values may name the same memory.
func AreDistinct(values []*ir.Value) bool {
	seen := map[origin]bool{}
	for _, v := range values {
		at := originOf(v)
		if seen[at] || !at.known && len(values) > 1 {
			return false
		}
		seen[at] = true
	}
	return true
}

// IsAllocation reports whether a value is memory that the function allocates, in which there is
// nothing then.
func IsAllocation(v *ir.Value) bool {
	def := v.DefiningOp()
	return def != nil && (def.Is("memref.alloc") || def.Is("memref.alloca"))
}
