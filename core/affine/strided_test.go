package affine

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestContiguous(t *testing.T) {
	for _, c := range []struct{ shape, strides []int64 }{
		{[]int64{}, []int64{}},
		{[]int64{3, 4, 5}, []int64{20, 5, 1}},
		{[]int64{-1, 4, -1}, []int64{Dynamic, Dynamic, 1}},
		{[]int64{-1, 4, 2}, []int64{8, 2, 1}},
		{[]int64{4, 0, 5}, []int64{0, 0, 0}},
		{[]int64{2, 1 << 40, 1 << 40}, []int64{Dynamic, 1 << 40, 1}},
	} {
		assert.Equal(t, c.strides, Contiguous(c.shape).Strides, "%v", c.shape)
	}
}

func TestStridedMap(t *testing.T) {
	for _, c := range []struct {
		strided Strided
		text    string
	}{
		{Strided{Dynamic, []int64{Dynamic, 1}}, "(d0, d1)[s0, s1] -> (d0 * s1 + s0 + d1)"},
		{Strided{0, []int64{Dynamic, Dynamic}}, "(d0, d1)[s0, s1] -> (d0 * s0 + d1 * s1)"},
		{Strided{5, []int64{4, 1}}, "(d0, d1) -> (d0 * 4 + d1 + 5)"},
		{Strided{3, nil}, "() -> (3)"},
	} {
		m := c.strided.Map()
		assert.Equal(t, c.text, m.String())
		back, ok := StridedLayout(m, make([]int64, len(c.strided.Strides)))
		require.True(t, ok)
		assert.True(t, c.strided.Equal(back))
	}
}

func TestOracleStrides(t *testing.T) {
	r := rand.New(rand.NewPCG(3, seed(t)))
	var module strings.Builder
	var want []string
	module.WriteString("func @f(%c : index) {\n")
	for i := range 2000 {
		g := generator{Rand: r, dims: 2, symbols: r.IntN(3)}
		text, e := strideForm(g)
		if i%10 == 0 { // without symbols: what MLIR makes of their divisions is erratic
			g.symbols = 0
			text, e = g.expr(3, false)
		}
		m := NewMap(2, g.symbols, e)
		space := string(appendSpace(nil, 2, g.symbols))
		operands := []string{"", "[%c]", "[%c, %c]"}[g.symbols]
		fmt.Fprintf(&module, "%%%d = memref.alloc()%s : memref<7x5xf32, affine_map<%s -> (%s)>>\n", i, operands, space, text)
		want = append(want, describeStrides(m, []int64{7, 5}))
	}
	module.WriteString("return }\n")
	var got []string
	for line := range strings.Lines(printed(t, module.String(), "-test-memref-stride-calculation")) {
		line = strings.TrimSpace(line)
		if _, strides, ok := strings.Cut(line, "MemRefType offset: "); ok {
			got = append(got, strides)
		} else if strings.HasSuffix(line, "cannot be converted to strided form") {
			got = append(got, "none")
		}
	}
	require.Equal(t, len(want), len(got))
	for i := range want {
		assert.Equal(t, got[i], want[i], strings.Split(module.String(), "\n")[i+1])
	}
}

// strideForm makes a linear combination that may cancel out in part.
func strideForm(g generator) (string, Expr) {
	text, e := g.leaf(false)
	plain := g
	plain.symbols = 0 // nor is a product of symbols always seen to cancel out
	for range 1 + g.IntN(4) {
		a, x := plain.leaf(false)
		b, y := g.leaf(true)
		if g.IntN(2) == 0 {
			text, e = "("+text+") + ("+a+") * ("+b+")", Add(e, Mul(x, y))
		} else {
			text, e = "("+text+") - ("+a+") * ("+b+")", Sub(e, Mul(x, y))
		}
	}
	return text, e
}

func describeStrides(m Map, shape []int64) string {
	s, ok := StridedLayout(m, shape)
	if !ok {
		return "none"
	}
	show := func(v int64) string {
		if v == Dynamic {
			return "?"
		}
		return fmt.Sprint(v)
	}
	var strides []string
	for _, v := range s.Strides {
		strides = append(strides, show(v))
	}
	return show(s.Offset) + " strides: " + strings.Join(strides, ", ")
}
