package ir_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mlirc/mlirc/core/ir"
)

func TestDataOfDenseAttributes(t *testing.T) {
	ctx := ir.NewContext()
	shape := ctx.VectorType([]int64{3}, ctx.I32())
	for name, make := range map[string]func(){
		"short":   func() { ctx.DenseElementsAttr(shape, make([]byte, 8), false) },
		"long":    func() { ctx.DenseElementsAttr(shape, make([]byte, 16), false) },
		"splat":   func() { ctx.DenseElementsAttr(shape, make([]byte, 12), true) },
		"dynamic": func() { ctx.DenseElementsAttr(ctx.RankedTensorType([]int64{ir.Dynamic}, ctx.I32(), nil), nil, false) },
		"array":   func() { ctx.DenseArrayAttr(ctx.I32(), 3, make([]byte, 8)) },
	} {
		assert.Panics(t, make, name)
	}
	assert.Equal(t, 3, ctx.DenseElementsAttr(shape, make([]byte, 4), true).Len())
}

// TestDictionaryKeepsItsEntries changes the list from which a dictionary was
// made.
func TestDictionaryKeepsItsEntries(t *testing.T) {
	ctx := ir.NewContext()
	list := []ir.NamedAttr{{Name: "a", Value: ctx.UnitAttr()}, {Name: "b", Value: ctx.UnitAttr()}}
	d := ctx.DictionaryAttr(list)
	list[0].Name = "c"
	assert.Equal(t, "a", d.Entries()[0].Name)
}
