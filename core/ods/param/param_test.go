package param

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/kind"
)

// A sample is a value of its kind, and of the attributes that are kept likewise.
func TestSamples(t *testing.T) {
	ctx := ir.NewContext()
	n := 0
	for k := range table {
		p := &ods.Param{Name: "p", Kind: ods.ParamKind(k)}
		for _, v := range KindOf(p).Samples(ctx) {
			n++
			assert.True(t, Takes(p, v), "%T: %v", table[k], v)
			if a := Attr(p); a != nil {
				assert.True(t, kind.Holds(a, v), "%T: %v", table[k], v)
			}
		}
	}
	assert.NotZero(t, n)
}

// A generated builder makes a parameter of every kind that has a type in Go, and one that may be
// absent only where the type has a value for that.
func TestCode(t *testing.T) {
	for k := range table {
		if ods.ParamKind(k) == ods.ParamEnum {
			continue // whose Go type is generated, too
		}
		c := table[k].Code()
		assert.Equal(t, c.Param == "", c.Make == "", "%T", table[k])
		optional := c.Optional()
		assert.Equal(t, optional.Param == "", optional.Make == "", "%T", table[k])
		assert.Equal(t, c.MakeOptional, optional.Make, "%T", table[k])
		list := c.Array()
		assert.Equal(t, list.Param == "", list.Make == "", "%T", table[k])
	}
}
