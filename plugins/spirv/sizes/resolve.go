package sizes

import (
	"fmt"
	"math"
	"strings"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/plugins/spirv"
)

// Resolve gives the types of a module the sizes that its specialization constants are, and reports
// whether any of them was another. The error names a size that cannot be computed, or that no type has.
func Resolve(module *ir.Operation) (changed bool, err error) {
	c := &computation{symbols: ir.NewSymbolTable(module), known: map[string]num.Int{}, busy: map[string]bool{}}
	r := NewRetyper(module.Context(), "_sized", func(t *ir.DialectType) ir.Type {
		made, failure := c.resolve(t)
		if failure != nil && err == nil {
			err = failure
		}
		return made
	})
	return r.Apply(module), err
}

// resolve is a type with the sizes that constants are.
func (c *computation) resolve(t *ir.DialectType) (ir.Type, error) {
	def, ok := t.Def().(*ods.TypeDef)
	if !ok || t.IsIdentified() {
		return t, nil
	}
	var params []ir.Attribute
	for i, p := range def.Params() {
		ref, ok := t.Param(i).(*ir.SymbolRefAttr)
		number, isSize := SizeOf(def, p.Name)
		if !ok || !isSize {
			continue
		}
		value, err := c.constant(ref.Root())
		if err != nil {
			return t, fmt.Errorf("the size @%s of a type: %w", ref.Root(), err)
		}
		n, ok := value.Int64()
		if !ok || n < 1 || n > math.MaxInt32 {
			return t, fmt.Errorf("the size @%s of a type is %s, but must be from 1 to %d", ref.Root(), value, math.MaxInt32)
		}
		if params == nil {
			params = append(params, t.Params()...)
		}
		params[number] = t.Context().I64Attr(n)
	}
	if params == nil {
		return t, nil
	}
	return t.Context().DialectType(def, params...), nil
}

// SizeOf is the place of the number beside a parameter that names the constant which it is: `rows` is
// beside `rows_size`, and the length of an array, its first parameter, beside `size`.
func SizeOf(def *ods.TypeDef, name string) (number int, ok bool) {
	if name == "size" {
		return 0, true
	}
	of, ok := strings.CutSuffix(name, "_size")
	if !ok {
		return 0, false
	}
	number = def.ParamIndex(of)
	return number, number >= 0
}

// ResolveAll resolves the sizes in all modules of a program that have specialization constants. False
// says that it has reported an error.
func ResolveAll(root *ir.Operation, sink *diag.Sink) (ok bool) {
	ok = true
	ir.Walk(root, func(op *ir.Operation) ir.WalkResult {
		module, is := spirv.AsModule(op)
		if !is {
			return ir.Advance
		}
		for o := range module.Body().Entry().Ops() {
			if ir.IsA[spirv.SpecConstant](o) || ir.IsA[spirv.GlobalSpecConstantOperation](o) {
				if _, err := Resolve(op); err != nil {
					ok = false
					sink.Report(diag.NewError(ir.Position(op.Loc()), err.Error()))
				}
				break
			}
		}
		return ir.Skip
	})
	return ok
}
