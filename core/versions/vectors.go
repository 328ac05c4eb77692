package versions

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/eval"
)

// VectorType is what a builtin vector of a text or of bytecode is in memory: a dialect's vector, where
// the profile has that as a builtin one and its elements are of a type of the dialect.
// The sizes are positive.
func VectorType(ctx *ir.Context, profile string, shape []int64, scalable []bool, elem ir.Type) ir.Type {
	if own, ok := elem.(*ir.DialectType); ok && len(shape) == 1 {
		if def := vectorOf(own, profile); def != nil {
			t := dialectVector(def, shape[0], scalable != nil && scalable[0], elem)
			if eval.Allowed(t) {
				return t
			}
		}
	}
	return ctx.ScalableVectorType(shape, scalable, elem)
}

// vectorOf is the vector of the dialect of a type that a profile has as a builtin one, nil for none.
func vectorOf(elem *ir.DialectType, profile string) *ods.TypeDef {
	def, ok := elem.Def().(*ods.TypeDef)
	if !ok {
		return nil
	}
	for _, t := range def.Dialect().RenamedTypes() {
		if t.VectorIn != "" && profile != "" && ods.HoldsIn(t.VectorIn, profile) {
			return t
		}
	}
	return nil
}

// dialectVector makes a vector of a dialect: its length, its element and, of one that is scalable, all units.
func dialectVector(def *ods.TypeDef, n int64, scalable bool, elem ir.Type) ir.Type {
	ctx := elem.Context()
	params := make([]ir.Attribute, len(def.Params()))
	for i := range params {
		switch {
		case i == def.Elem:
			params[i] = ctx.TypeAttr(elem)
		case i == def.Length:
			params[i] = ctx.I64Attr(n)
		case scalable && def.Params()[i].Kind == ods.ParamUnit:
			params[i] = ctx.UnitAttr()
		}
	}
	return ctx.DialectType(def, params...)
}

// builtinVector is the builtin vector that a profile has for a vector of a dialect.
func (t *types) builtinVector(def *ods.TypeDef, params []ir.Attribute) ir.Type {
	elem := params[def.Elem].(*ir.TypeAttr).Value()
	n, _ := params[def.Length].(*ir.IntegerAttr).Int()
	var scalable []bool
	for i, p := range params {
		if i != def.Elem && i != def.Length && p != nil {
			scalable = []bool{true}
		}
	}
	return elem.Context().ScalableVectorType([]int64{n}, scalable, t.typ(elem))
}
