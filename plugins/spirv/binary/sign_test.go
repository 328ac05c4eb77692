package binary

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
)

// TestJoined says of each element of a vector that is made of others whether it is written as a
// part of one of those: where all its elements stand in their order.
func TestJoined(t *testing.T) {
	for operands, want := range map[string]string{
		"v0 v1 w0 w1 w2": "11111", "v0 v1 v0 v1": "1111", "x v0 v1": "011", "v0 x v1": "000", "v1 v0 v1": "011",
		"v0 v0 v1": "011", "w0 v0 v1 w2": "0110", "v1 w1": "00", "w0 w1": "00", "w2 w0 w1 w2": "0111", "v0 w1 w2": "000",
	} {
		ctx := ir.NewContext()
		b := ir.NewBuilder(ctx)
		f32 := ctx.FloatType(num.F32)
		define := func(name string, from []*ir.Value, result ir.Type, attrs ...ir.NamedAttr) *ir.Operation {
			return b.CreateOp(ctx.OpName(name), from, []ir.Type{result}, attrs)
		}
		vectors := map[byte]*ir.Value{
			'v': define("test.v", nil, ctx.VectorType([]int64{2}, f32)).Result(0),
			'w': define("test.w", nil, ctx.VectorType([]int64{3}, f32)).Result(0),
		}
		var parts []*ir.Value
		for _, part := range strings.Fields(operands) {
			if part == "x" {
				parts = append(parts, define("test.x", nil, f32).Result(0))
				continue
			}
			at := ir.NamedAttr{Name: "indices", Value: ctx.ArrayAttr([]ir.Attribute{ctx.I32Attr(int64(part[1] - '0'))})}
			parts = append(parts, define(extractName, []*ir.Value{vectors[part[0]]}, f32, at, ir.NamedAttr{Name: implied, Value: ctx.UnitAttr()}).Result(0))
		}
		op := define(constructName, parts, ctx.VectorType([]int64{int64(len(parts))}, f32))
		got := ""
		for i := range parts {
			got += map[bool]string{true: "1", false: "0"}[joined(op, i)]
		}
		assert.Equal(t, want, got, operands)
	}
}
