package alias

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
)

// Kind says where memory comes from.
type Kind uint8

// The kinds of objects.
const (
	Unknown    Kind = iota
	Argument        // of a function
	NoAlias         // an argument with llvm.noalias
	Global          // of the module
	Private         // a global of which no use escapes
	Constant        // a global that nothing writes to
	Allocation      // made in the function
)

// Object is the memory that a value names. Objects are comparable.
type Object struct {
	Kind Kind
	// Value is the memref at the end of the chain of views; nil for globals.
	Value *ir.Value
	// Symbol is the name of a global.
	Symbol string
}

// IsMemRef reports whether values of a type name memory.
func IsMemRef(t ir.Type) bool {
	switch t.(type) {
	case *ir.MemRefType, *ir.UnrankedMemRefType:
		return true
	}
	return false
}

// Viewed is the memref whose memory the results of an operation name; nil if it is not a view.
func Viewed(op *ir.Operation) *ir.Value {
	group := op.Traits().Views
	if group == "" {
		return nil
	}
	at, end, ok := ir.OperandGroup(op, group)
	if !ok || end != at+1 || !IsMemRef(op.OperandType(at)) {
		return nil
	}
	return op.Operand(at)
}

// objectOf looks through views. It does not use what the module says of globals.
func objectOf(v *ir.Value) Object {
	for {
		def := v.DefiningOp()
		if def == nil {
			return Object{Kind: kindOfArgument(v), Value: v}
		}
		source := Viewed(def)
		if source == nil {
			return objectOfResult(v, def)
		}
		v = source
	}
}

func kindOfArgument(v *ir.Value) Kind {
	fn := v.Block().ParentOp()
	switch {
	case !v.Block().IsEntry() || fn == nil || !fn.Traits().FunctionLike:
		return Unknown
	case ir.ArgAttr(fn, v.Index(), NoAliasAttr) != nil:
		return NoAlias
	}
	return Argument
}

// NoAliasAttr is the attribute of an argument by which a caller promises that, during the call,
// memory that the argument names is accessed by what is derived from it alone, or not written.
const NoAliasAttr = "llvm.noalias"

func objectOfResult(v *ir.Value, def *ir.Operation) Object {
	if get, ok := memref.AsGetGlobal(def); ok {
		if ref, ok := get.NameAttr().(*ir.SymbolRefAttr); ok {
			return Object{Kind: Global, Symbol: ref.Root()}
		}
	}
	if allocates(def) {
		return Object{Kind: Allocation, Value: v}
	}
	return Object{Value: v}
}

// IsAllocation reports whether a value is memory that an operation of the function allocates,
// in which there is nothing then.
func IsAllocation(v *ir.Value) bool {
	def := v.DefiningOp()
	return def != nil && allocates(def)
}

// allocates reports whether the result of an operation is new memory. One that reads as
// well, such as memref.clone, may be replaced by what it reads.
func allocates(op *ir.Operation) bool {
	effects := op.Traits().Effects
	for _, e := range effects {
		if e.Effect != ir.EffectAllocate {
			return false
		}
	}
	return len(effects) > 0
}
