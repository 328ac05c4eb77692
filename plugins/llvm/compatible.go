package llvm

import "github.com/mlirc/mlirc/core/ir"

// IsCompatible reports whether values of LLVM may have the type: whether it is
// one of the dialect, or a builtin type that the dialect uses as its own, all
// the way down.
func IsCompatible(t ir.Type) bool { return compatible(t, nil) }

// HasFloat reports whether LLVM has a float: those below 16 bits, of later MLIR, are none.
func HasFloat(t *ir.FloatType) bool { return t.Kind().BitWidth() >= 16 }

// compatible takes the identified structs that enclose the place, which need
// no second visit.
func compatible(t ir.Type, enclosing []*ir.DialectType) bool {
	switch t := t.(type) {
	case *ir.IntegerType:
		return t.Signedness() == ir.Signless
	case *ir.FloatType:
		return HasFloat(t)
	case *ir.VectorType:
		_, index := t.Elem().(*ir.IndexType)
		return len(t.Shape()) == 1 && !index && compatible(t.Elem(), enclosing)
	case *ir.DialectType:
		return compatibleDialect(t, enclosing)
	}
	return false
}

func compatibleDialect(t *ir.DialectType, enclosing []*ir.DialectType) bool {
	switch t.Def().Name() {
	case funcName:
		return compatibleAll(args(t), enclosing) && compatible(Result(t), enclosing)
	case structName:
		return compatibleStruct(t, enclosing)
	case ptrName:
		return Elem(t) == nil || compatible(Elem(t), enclosing)
	case arrayName, vecName:
		return compatible(Elem(t), enclosing)
	}
	return dialectOf(t) == "llvm"
}

func compatibleStruct(t *ir.DialectType, enclosing []*ir.DialectType) bool {
	for _, e := range enclosing {
		if e == t {
			return true
		}
	}
	if t.IsIdentified() {
		enclosing = append(enclosing[:len(enclosing):len(enclosing)], t)
	}
	return compatibleAll(members(t), enclosing)
}

func compatibleAll(types []ir.Attribute, enclosing []*ir.DialectType) bool {
	for _, a := range types {
		if !compatible(typeOf(a), enclosing) {
			return false
		}
	}
	return true
}

// dialectOf is the namespace of a type's definition.
func dialectOf(t *ir.DialectType) string {
	name := t.Def().Name()
	for i := range name {
		if name[i] == '.' {
			return name[:i]
		}
	}
	return ""
}
