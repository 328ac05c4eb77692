package normalize

import (
	core "github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/builtin"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
)

// NormalizeMemRefs returns the pass `normalize-memrefs`.
func NormalizeMemRefs() *pass.Pass {
	return &pass.Pass{
		Name:    "normalize-memrefs",
		Anchor:  "module",
		Summary: "move the layouts of memrefs into their subscripts",
		Doc: `A memref of known sizes with another layout than the identity gets the identity layout:
its shape is that of the indices which the layout yields, and each access computes
them. Parameters and results of functions change with all their callers. Memrefs that
other operations than accesses and calls use stay, and so do layouts with symbols.`,
		Builds: []string{"affine"},
		Run: func(r *pass.Run) error {
			if !normalizeMemRefs(r.Op) {
				r.Unchanged()
			}
			return nil
		},
	}
}

func normalizeMemRefs(module *ir.Operation) (changed bool) {
	p := newPlaces()
	ir.Walk(module, func(op *ir.Operation) ir.WalkResult {
		p.visit(op)
		return ir.Advance
	})
	for _, a := range p.order {
		if a.value == nil || !p.normal(a) {
			continue
		}
		layout, _ := layoutOf(a.value.Type())
		for use := range a.value.Uses() { // changing subscripts links the uses anew
			remap(use.Owner(), layout)
		}
	}
	for _, a := range p.order {
		if !p.normal(a) {
			continue
		}
		changed = true
		if a.value != nil {
			a.value.SetType(normalType(a.value.Type()))
		} else {
			setSignature(builtin.Func{Op: a.function}, a)
		}
	}
	return changed
}

func setSignature(f builtin.Func, a place) {
	t := typeOf(f)
	inputs, results := append([]ir.Type(nil), t.Inputs()...), append([]ir.Type(nil), t.Results()...)
	list := inputs
	if a.result {
		list = results
	}
	list[a.index] = normalType(list[a.index])
	ctx := f.Op.Context()
	f.Op.SetAttr("type", ctx.TypeAttr(ctx.FunctionType(inputs, results)))
}

// remap makes an access use the indices that the layout yields for its element.
func remap(op *ir.Operation, layout core.Map) {
	if access, ok := affine.AsAccess(op); ok {
		at := access.ValueMap()
		access.SetValueMap(affine.ValueMap{Map: layout.Compose(at.Map), Operands: at.Operands}.Composed())
		return
	}
	first := 1
	switch {
	case op.Is("memref.store"):
		first = 2
	case !op.Is("memref.load"):
		return // a call, or a release
	}
	indices := op.OperandRange(first, op.NumOperands())
	operands := op.OperandRange(0, first)
	b := ir.BuilderBefore(op)
	for i := range layout.Results {
		operands = append(operands, applied(b, affine.ValueMap{Map: layout.SubMap(i), Operands: indices}))
	}
	op.SetOperands(operands)
}

// applied is the value of a map with one result.
func applied(b *ir.Builder, m affine.ValueMap) *ir.Value {
	m = m.Composed()
	switch e := m.Map.Results[0].(type) {
	case core.Dim:
		return m.Dims()[e]
	case core.Symbol:
		return m.Symbols()[e]
	}
	return affine.NewApply(b, m.Operands, m.Map).Result()
}
